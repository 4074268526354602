### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Konto erstellt
server-log-add-administrator = Administratorkonto erstellt
server-log-grant-rights = Administratorrechte vergeben
server-log-remove-rights = Administratorrechte entzogen
# Whether they were granted or removed is no longer known
server-log-change-rights = Administratorrechte geändert
server-log-suspend = Konto gesperrt
server-log-restore = Zugang wiederhergestellt
# Which of the two is no longer known
server-log-suspend-or-restore = Konto gesperrt oder Zugang wiederhergestellt
server-log-change-password = Passwort geändert
server-log-turn-on-codes = Anmeldecodes eingeschaltet
server-log-turn-off-codes = Anmeldecodes ausgeschaltet
server-log-connect-service = Konto mit dem Anmeldedienst verbunden
server-log-disconnect-service = Konto vom Anmeldedienst getrennt
server-log-renew-recovery-codes = Wiederherstellungscodes erneuert
server-log-change-name = Name geändert
server-log-change-address = E-Mail-Adresse geändert
server-log-confirm-address = E-Mail-Adresse bestätigt
server-log-sign-out-everywhere = Überall abgemeldet
server-log-ask-for-erasure = Löschung beantragt
server-log-take-back-erasure = Löschantrag zurückgezogen
server-log-erase-person = Personenbezogene Daten gelöscht
server-log-add-token = API-Token erstellt
server-log-remove-token = API-Token widerrufen

## Objects, each followed by its identifier

server-log-account = Konto
server-log-token = API-Token
