### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Account created
server-log-add-administrator = Administrator account created
server-log-grant-rights = Administrator rights granted
server-log-remove-rights = Administrator rights removed
# Whether they were granted or removed is no longer known
server-log-change-rights = Administrator rights changed
server-log-suspend = Account suspended
server-log-restore = Access restored
# Which of the two is no longer known
server-log-suspend-or-restore = Account suspended or access restored
server-log-change-password = Password changed
server-log-turn-on-codes = Sign-in codes turned on
server-log-turn-off-codes = Sign-in codes turned off
server-log-connect-service = Account connected to the sign-in service
server-log-disconnect-service = Account disconnected from the sign-in service
server-log-renew-recovery-codes = Recovery codes renewed
server-log-change-name = Name changed
server-log-change-address = E-mail address changed
server-log-confirm-address = E-mail address confirmed
server-log-sign-out-everywhere = Signed out everywhere
server-log-ask-for-erasure = Erasure requested
server-log-take-back-erasure = Request for erasure withdrawn
server-log-erase-person = Personal data erased
server-log-add-token = API token created
server-log-remove-token = API token revoked

## Objects, each followed by its identifier

server-log-account = Account
server-log-token = API token
