### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Account creato
server-log-add-administrator = Account di amministrazione creato
server-log-grant-rights = Diritti di amministrazione concessi
server-log-remove-rights = Diritti di amministrazione rimossi
# Whether they were granted or removed is no longer known
server-log-change-rights = Diritti di amministrazione modificati
server-log-suspend = Account sospeso
server-log-restore = Accesso ripristinato
# Which of the two is no longer known
server-log-suspend-or-restore = Account sospeso o accesso ripristinato
server-log-change-password = Password cambiata
server-log-turn-on-codes = Codici di accesso attivati
server-log-turn-off-codes = Codici di accesso disattivati
server-log-connect-service = Account collegato al servizio di accesso
server-log-disconnect-service = Account scollegato dal servizio di accesso
server-log-renew-recovery-codes = Codici di recupero rinnovati
server-log-change-name = Nome cambiato
server-log-change-address = Indirizzo e-mail cambiato
server-log-confirm-address = Indirizzo e-mail confermato
server-log-sign-out-everywhere = Uscita da tutti i dispositivi
server-log-ask-for-erasure = Cancellazione richiesta
server-log-take-back-erasure = Richiesta di cancellazione ritirata
server-log-erase-person = Dati personali cancellati
server-log-add-token = Token API creato
server-log-remove-token = Token API revocato

## Objects, each followed by its identifier

server-log-account = Account
server-log-token = Token API
