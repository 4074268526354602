### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = Seuls les chercheurs de cette étude peuvent le faire. Vous pouvez vous donner le rôle « Chercheur » sous « Équipe et invitations ».
# To somebody who manages the team of the study
only-reviewers = Seuls les relecteurs de cette étude peuvent le faire. Vous pouvez vous donner le rôle « Relecteur » sous « Équipe et invitations ».
role-does-not-allow = Votre rôle dans cette étude ne le permet pas. Un responsable de l'étude peut vous donner un autre rôle.
own-work = Il s'agit de votre propre travail. Une autre personne responsable de l'étude ou de la recherche doit en décider.
last-administrator = C'est le dernier compte d'administration. Donnez d'abord ces droits à une autre personne.
confirm-person = Ceci n'est ni l'adresse électronique de cette personne ni l'un de ses pseudonymes. Saisissez l'un d'eux pour confirmer.
workers-join-by-link = Les participants rejoignent l'étude par un lien d'invitation : ils y choisissent leur langue et acceptent de participer. Créez un lien pour les participants.
no-such-account = Aucun compte n'a cette adresse électronique. Envoyez à la personne un lien d'invitation, avec lequel elle pourra créer un compte.
has-role-already = Cette personne a déjà ce rôle dans l'étude.
study-needs-manager = Une étude doit avoir au moins un responsable. Nommez d'abord un autre responsable.
no-administrator = Il n'y a pas encore de compte d'administration. Créez-en un avec la commande : concord user add EMAIL --name NAME --admin
own-administrator-rights = Vous ne pouvez pas retirer vos propres droits d'administration. Demandez-le à une autre personne qui a ces droits.
own-account-suspended = Vous ne pouvez pas suspendre votre propre compte. Demandez-le à une autre personne qui a des droits d'administration.
no-account-with = Aucun compte n'a l'adresse électronique { $email }.
wrong-password = Ce n'est pas votre mot de passe actuel. Saisissez le mot de passe qui vous a servi à vous connecter.
token-needs-name = Donnez un nom de 1 à { $most } caractères qui dit quel programme utilisera le jeton.
code-is-needed = Ce compte utilise des codes de connexion. Envoyez un code avec le mot de passe.
code-does-not-fit = Ce code est incorrect ou a déjà été utilisé. Saisissez le code que votre application affiche maintenant.
sign-in-step-is-over = Le délai pour ce code est écoulé. Connectez-vous de nouveau avec votre mot de passe.
codes-are-on = Les codes de connexion sont déjà activés.
codes-are-off = Ce compte n'utilise pas de codes de connexion.
turn-on-codes-first = Sur ce serveur, vous avez besoin de codes de connexion pour payer, télécharger des données ou gérer des personnes. Activez-les sous « Votre compte », puis réessayez.
codes-need-a-key = Ce serveur ne peut pas vérifier les codes des applications en ce moment. Utilisez un code de secours, ou demandez aux personnes qui gèrent le serveur de contrôler secrets_key.
sign-in-to-join = Ce compte utilise des codes de connexion. Connectez-vous d'abord, puis ouvrez de nouveau le lien.
account-is-suspended = Votre compte est suspendu. Adressez-vous aux personnes qui gèrent ce serveur.
service-does-not-admit = Votre connexion avec { $service } a réussi, mais vous n'avez pas accès à ce serveur. Adressez-vous aux personnes qui le gèrent.
service-gives-no-address = { $service } ne transmet à ce serveur aucune adresse électronique confirmée. Adressez-vous aux personnes qui gèrent ce serveur.
service-cannot-be-used = La connexion avec { $service } ne fonctionne pas en ce moment. Réessayez dans une minute. Si cela ne fonctionne toujours pas, prévenez les personnes qui gèrent ce serveur.
service-attempt-is-over = Cette connexion a expiré ou a été commencée dans un autre navigateur. Connectez-vous de nouveau.
service-was-left = Vous n'avez pas terminé la connexion avec { $service }. Connectez-vous de nouveau.
service-is-not-connected = Ce compte n'est relié à aucun service de connexion.
give-group = Saisissez un nom de groupe de 1 à { $most } caractères.
too-many-group-roles = Une étude peut donner au maximum { $most } rôles à des groupes. Retirez-en un d'abord.
group-has-role-already = Ce groupe a déjà ce rôle dans l'étude.
