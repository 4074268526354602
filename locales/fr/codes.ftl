codes-title = Codes de connexion
codes-lead = Avec les codes de connexion, vous saisissez, après votre mot de passe, un code fourni par une application de votre téléphone. Personne ne peut se connecter avec votre seul mot de passe.
codes-impossible = Ce serveur n'est pas configuré pour les codes de connexion. Demandez aux personnes qui le gèrent de définir secrets_key.
codes-set-up = Configurer les codes de connexion
# Argument: $date
codes-on-since = Les codes de connexion sont activés depuis le { $date }.
# Argument: $n
codes-recovery-left = Codes de secours restants : { $n }
codes-code = Code
# Hint at the field for the code
codes-code-hint = Les six chiffres que votre application affiche maintenant, ou un code de secours
codes-turn-off = Désactiver les codes de connexion
codes-new-recovery = Créer de nouveaux codes de secours
codes-setup-lead = Scannez le code QR avec une application d'authentification de votre téléphone. Saisissez ensuite le code que l'application affiche.
# Text of a QR code
codes-scan = Code QR contenant la clé de configuration ci-dessous
# Label of a field with the secret, to copy
codes-type = Clé de configuration, si vous ne pouvez pas scanner le code QR
codes-first-code = Code affiché par l'application
codes-turn-on = Activer les codes de connexion
codes-recovery-title = Codes de secours
codes-recovery-advice = Si vous perdez votre téléphone, chacun de ces codes vous permettra de vous connecter une fois. Conservez-les dans un endroit accessible sans votre téléphone, par exemple sur papier.
codes-enter-title = Saisissez votre code de connexion
codes-enter-lead = Ouvrez votre application d'authentification et saisissez le code qu'elle affiche pour Concord.
codes-sign-in-again = Se connecter de nouveau avec le mot de passe
# After the password
codes-lost = Si vous n'avez plus ni l'application ni vos codes de secours, adressez-vous aux personnes qui gèrent ce serveur.
codes-are-turned-off = Les codes de connexion sont désactivés.
codes-are-asked-for = Sur ce serveur, il faut des codes de connexion pour payer, télécharger des données ou gérer des personnes. Activez-les avant d'effectuer l'une de ces opérations.
codes-stay-asked-for = Sur ce serveur, vous avez besoin de codes de connexion pour payer, télécharger des données ou gérer des personnes. Si vous les désactivez, vous ne pourrez plus le faire tant que vous ne les aurez pas réactivés.
