### The door: joining by a link, making an account, signing in.

invited-as-worker = On vous invite à participer à cette étude : vous écrirez et évaluerez de courts textes, et ce travail est payé.
invited-as-reviewer = On vous invite dans cette étude pour la relecture : vous évaluerez, dans votre langue maternelle, les textes pilotes des personnes qui participent.
invited-as-researcher = On vous invite dans l'équipe de recherche de cette étude : vous importerez des textes et concevrez des tâches.
invited-as-manager = On vous invite dans cette étude comme responsable : vous inviterez des personnes, suivrez l'avancement, paierez leur travail et exporterez les données.
what-is-paid = Tâches et rémunération
more-offers = { $n ->
    [one] { $n } autre tâche
   *[other] { $n } autres tâches
}
texts-are-in = Langue des textes : { $language }
account-here = Vous avez déjà un compte ici ?
sign-in-and-return = Connectez-vous et revenez à cette page.
your-name = Votre nom
email-address = Adresse électronique
email-hint = Elle vous sert à vous connecter. Les personnes qui participent à une étude ne la voient pas.
password = Mot de passe
password-hint = Au moins 10 caractères ; quelques mots sans rapport entre eux conviennent bien.
language-you-work-in = La langue dans laquelle vous travaillez
language-hint = Choisissez celle que vous parlez et écrivez le mieux. Vous ne pourrez pas en changer ensuite.
join-as = Participer sous le nom de { $name }
make-account-and-join = Créer un compte et participer
back-at-text = Vous reviendrez ensuite à votre texte
kept-is-sent = Les réponses conservées sur cet appareil seront envoyées dès votre connexion.
how-accounts-are-made = Il faut un lien d'invitation pour créer un compte.
forgot-password-write = Si vous avez oublié votre mot de passe, écrivez à cette adresse :
forgot-password-ask = Si vous avez oublié votre mot de passe, adressez-vous à la personne qui vous a envoyé le lien d'invitation. Elle peut le faire réinitialiser.
main-menu = Menu principal
skip-to-content = Aller au contenu
account-and-password = Compte et mot de passe
documentation = Documentation
sign-out = Se déconnecter
colours = Couleurs
light = Clair
dark = Sombre
like-system = Comme le système

## The page of the own account

account-title = Votre compte
account-language-lead = Toutes les pages s'affichent dans cette langue. Les textes d'une tâche restent dans leur propre langue.
account-save-name = Enregistrer le nom
account-new-address = Adresse électronique
account-current-password = Mot de passe actuel
account-save-address = Enregistrer l'adresse
account-password-lead = Changer de mot de passe vous déconnecte sur tous vos autres appareils.
account-new-password = Nouveau mot de passe
account-change-password = Changer de mot de passe
account-password-changed = Votre mot de passe a été changé. Vos sessions sur tous vos autres appareils sont fermées.
account-name-changed = Votre nom a été changé.
account-address-changed = Votre adresse électronique a été changée. Utilisez la nouvelle à votre prochaine connexion.
account-devices = Appareils
account-devices-lead = Si vous avez perdu un appareil, ou utilisé un appareil qui n'est pas à vous, déconnectez-vous partout.
account-sign-out-everywhere = Se déconnecter partout
account-revokes-tokens = Cela révoque aussi vos jetons d'API.
account-consents = Formulaires de consentement que vous avez acceptés
account-erasure = Effacer vos données
account-erasure-lead = L'administration du serveur efface votre nom, votre adresse et votre compte. Vos réponses restent sans votre nom, sauf si vous les faites retirer.
account-ask-for-erasure = Demander l'effacement
account-erasure-asked = Vous avez demandé l'effacement le { $date }. Les paiements encore en attente sont d'abord réglés.
account-take-back-erasure = Annuler cette demande
account-erasure-requested = Votre demande a été envoyée à l'administration du serveur.
account-erasure-taken-back = Votre demande a été annulée.
account-tokens = Jetons d'API
account-tokens-lead = Avec un jeton, un programme peut agir en votre nom par l'API REST jusqu'à l'expiration du jeton.
account-no-tokens = Vous n'avez aucun jeton.
account-token-for = Usage du jeton
account-token-days = Durée de validité (jours)
account-create-token = Créer un jeton
account-new-token = Votre nouveau jeton
account-rest = Référence de l'API REST
account-purpose = Usage
account-last-used = Dernière utilisation
account-expires = Expiration
account-revoke = Révoquer

## E-mails: their links, and what people choose

forgot-password-link = Mot de passe oublié ?
forgot-password-title = Mot de passe oublié
forgot-password-lead = Indiquez l'adresse électronique de votre compte. Vous recevrez un message avec un lien pour choisir un nouveau mot de passe.
forgot-password-send = Envoyer le lien
# The same answer whether or not an account has the address
forgot-password-sent = Si un compte a cette adresse électronique, un message avec un lien est en route. Le lien fonctionne une seule fois, pendant une heure.
# Link on the page of a link that does not work any more
forgot-password-again = Demander un nouveau lien
reset-password-title = Choisissez un nouveau mot de passe
# Argument: an e-mail address
reset-password-lead = Pour le compte dont l'adresse électronique est { $email }. Vos sessions sur tous les autres appareils seront fermées.
confirm-address-title = Confirmez votre adresse électronique
# Argument: an e-mail address
confirm-address-lead = Confirmez que { $email } est votre adresse électronique.
confirm-address = Confirmer l'adresse
# Argument: a date
confirm-address-done = Confirmée le { $date }.
account-address-not-confirmed = Cette adresse n'est pas encore confirmée.
account-send-confirmation = Envoyer le lien de confirmation
account-confirmation-sent = Un message avec un lien est en route vers votre adresse.
account-mail = Messages sur votre travail
account-mail-lead = Vous recevez un message quand vos textes pilotes ont été relus et quand un paiement a été fait.
account-mail-is-off = Ces messages sont désactivés.
account-stop-mail = Ne plus recevoir ces messages
account-start-mail = Recevoir ces messages
# Argument: an e-mail address
unsubscribe-lead = Ne plus envoyer à { $email } de messages sur les textes pilotes et les paiements. Les messages sur votre mot de passe sont toujours envoyés.
unsubscribe-invited-title = Messages sur une étude
# Argument: the e-mail address
unsubscribe-invited-lead = Ne plus envoyer à { $email } de messages sur cette étude.
unsubscribe-invited-done = Vous ne recevrez plus de messages sur cette étude.
unsubscribe-done = Vous ne recevrez plus de messages sur votre travail. Vous pouvez les réactiver dans votre compte.
