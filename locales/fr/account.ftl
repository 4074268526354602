### The door: joining by a link, making an account, signing in.

invited-as-worker = On vous invite à participer à cette étude : vous écrirez et évaluerez de courts textes, et ce travail est payé.
account-here = Vous avez déjà un compte ici ?
sign-in-and-return = Connectez-vous et revenez à cette page
your-name = Votre nom
email-address = Adresse électronique
email-hint = Elle vous sert à vous connecter. Les participants à une étude ne la voient pas.
password = Mot de passe
password-hint = Au moins 10 caractères ; quelques mots sans rapport entre eux conviennent bien.
language-you-work-in = La langue dans laquelle vous travaillez
language-hint = Choisissez celle que vous parlez et écrivez le mieux. On ne peut pas en changer ensuite.
join-as = Participer sous le nom de { $name }
make-account-and-join = Créer un compte et participer
back-at-text = Vous reviendrez ensuite à votre texte
kept-is-sent = Les réponses conservées sur cet appareil seront envoyées dès votre connexion.
how-accounts-are-made = Un lien d'invitation permet de créer un compte. L'administrateur de ce serveur peut vous donner un nouveau mot de passe.
main-menu = Menu principal
skip-to-content = Aller au contenu
account-and-password = Compte et mot de passe
sign-out = Se déconnecter
colours = Couleurs
light = Clair
dark = Sombre
like-system = Comme le système
