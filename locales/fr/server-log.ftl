### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Compte créé
server-log-add-administrator = Compte d'administration créé
server-log-grant-rights = Droits d'administration donnés
server-log-remove-rights = Droits d'administration retirés
# Whether they were granted or removed is no longer known
server-log-change-rights = Droits d'administration modifiés
server-log-suspend = Compte suspendu
server-log-restore = Accès rétabli
# Which of the two is no longer known
server-log-suspend-or-restore = Compte suspendu ou accès rétabli
server-log-change-password = Mot de passe changé
server-log-turn-on-codes = Codes de connexion activés
server-log-turn-off-codes = Codes de connexion désactivés
server-log-connect-service = Compte relié au service de connexion
server-log-disconnect-service = Lien du compte avec le service de connexion supprimé
server-log-renew-recovery-codes = Codes de secours renouvelés
server-log-change-name = Nom changé
server-log-change-address = Adresse électronique changée
server-log-confirm-address = Adresse électronique confirmée
server-log-sign-out-everywhere = Déconnexion de tous les appareils
server-log-ask-for-erasure = Effacement demandé
server-log-take-back-erasure = Demande d'effacement annulée
server-log-erase-person = Données personnelles effacées
server-log-add-token = Jeton d'API créé
server-log-remove-token = Jeton d'API révoqué

## Objects, each followed by its identifier

server-log-account = Compte
server-log-token = Jeton d'API
