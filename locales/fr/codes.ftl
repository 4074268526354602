codes-title = Codes de connexion
codes-lead = Après votre mot de passe, Concord demande un code d'une application de votre téléphone. Quelqu'un qui ne connaît que votre mot de passe ne peut pas se connecter.
codes-impossible = Ce serveur ne peut pas enregistrer les secrets des codes de connexion. Demandez aux personnes qui le gèrent de définir secrets_key.
codes-set-up = Configurer les codes de connexion
# Argument: $date
codes-on-since = Les codes de connexion sont activés depuis le { $date }.
# Argument: $n
codes-recovery-left = Codes de secours restants : { $n }
codes-code = Code
# Hint at the field for the code
codes-code-hint = Les six chiffres que votre application affiche maintenant, ou un code de secours
codes-turn-off = Désactiver les codes de connexion
codes-setup-lead = Scannez le code QR avec une application d'authentification sur votre téléphone. Saisissez ensuite le code que l'application affiche.
# Text of a QR code
codes-scan = Code QR contenant le secret ci-dessous
# Label of a field with the secret, to copy
codes-type = Secret, si vous ne pouvez pas scanner
codes-first-code = Code de l'application
codes-turn-on = Activer les codes de connexion
codes-recovery-title = Codes de secours
codes-recovery-advice = Si vous perdez votre téléphone, chacun de ces codes permet de vous connecter une fois. Gardez-les là où vous les trouverez sans le téléphone, par exemple sur papier.
codes-enter-title = Saisissez votre code de connexion
codes-enter-lead = Ouvrez votre application d'authentification et saisissez le code qu'elle affiche pour Concord.
# After the password
codes-lost = Si vous n'avez plus ni l'application ni vos codes de secours, adressez-vous aux personnes qui gèrent ce serveur.
codes-are-turned-off = Les codes de connexion sont désactivés.
