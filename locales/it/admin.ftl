### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = Persone
admin-people-lead = Tutti coloro che hanno un account su questo server, dal più recente.
admin-administrator = amministrazione
admin-suspended = accesso sospeso
# A tag with a date after it: the person was erased.
admin-erased = cancellato
admin-grant-rights = Concedi diritti di amministrazione
admin-grant-means = { $name } potrà vedere e modificare tutti gli studi, tutti gli account e le impostazioni del server.
admin-remove-rights = Rimuovi diritti di amministrazione
# Button in a row of the list of people
admin-suspend = Sospendi
admin-suspend-means = La sessione di { $name } viene chiusa subito. Questa persona non potrà accedere né usare i propri token finché Lei non ripristina l'accesso.
admin-restore = Ripristina l'accesso
admin-erase = Cancella
admin-older-accounts = Account meno recenti

## The server's audit log

admin-audit-log = Registro di audit
admin-audit-log-lead = Account, diritti e token di questo server. Ogni studio ha un proprio registro di audit.
admin-no-entries = Non ci sono ancora voci.
admin-entries = Voci del registro di audit
# Column heads of the audit log: who acted, what they did, and to what
admin-actor = Autore
admin-action = Azione
admin-object = Oggetto
# In the column “Person”: no signed-in person did it.
admin-operator-or-rule = operatore o regola automatica
admin-person-hint = Il nome esatto o l'indirizzo e-mail
admin-older-entries = Voci meno recenti

## Erasing a person

admin-erase-person = Cancellazione di una persona
admin-all-people = Tutte le persone
admin-cannot-undo = Questa operazione è definitiva
admin-erase-account = L'account e tutto ciò che identifica la persona vengono cancellati dalla base di dati. I backup conservano questi dati finché non vengono eliminati.
admin-cannot-erase = Questa persona non può essere cancellata
admin-not-yet-paid = Non ancora pagato
# $amounts: amounts of money in different currencies.
admin-still-owed = A questa persona devono ancora essere pagati { $amounts }. Prima effettui il pagamento: dopo la cancellazione il server non sa più chi pagare.
admin-what-is-erased = Che cosa viene cancellato
admin-what-is-kept = Che cosa viene conservato
admin-kept-lead = Questi dati vengono conservati sotto lo pseudonimo, senza nome né indirizzo e-mail.
admin-data = Dati
admin-if-kept = Se le risposte vengono conservate
admin-if-removed = Se le risposte vengono rimosse
admin-only-log-entries = Vengono conservati solo l'ID dell'account e le voci del registro di audit.
admin-log-entries = Voci del registro di audit, senza nomi né indirizzi
# Arguments: $kind, $n
admin-count-of = { $kind }: { $n }
# Arguments: $pseudonym, $study
admin-pseudonym-in = { $pseudonym } in { $study }
admin-confirm = Conferma
admin-answers = Risposte
admin-keep-answers = Conserva le risposte
admin-keep-answers-hint = Restano nei risultati sotto lo pseudonimo.
admin-remove-answers = Rimuovi le risposte
admin-remove-answers-hint = Vengono rimosse da tutti i risultati e da tutte le esportazioni, e i testi scritti dalla persona vengono eliminati.
admin-type-to-confirm = Digiti l'indirizzo e-mail o lo pseudonimo della persona
admin-erase-this-person = Cancella questa persona

## Receipts of erasures

admin-erasures = Cancellazioni
admin-erasures-lead = Ricevute dei dati personali cancellati, senza nomi.
admin-no-erasures = Non è stata ancora cancellata nessuna persona.
admin-older-erasures = Cancellazioni meno recenti
admin-receipt-title = Ricevuta della cancellazione
admin-receipt-lead = La ricevuta non contiene nomi. La conservi per documentare che cosa è stato cancellato e quando.
admin-receipt = Ricevuta
admin-account = Account
# Column head: what caused an erasure
admin-cause = Causa
admin-cause-administrator = una persona dell'amministrazione ({ $id })
admin-cause-retention = il periodo di conservazione di uno studio
admin-cause-operator = la riga di comando
# Heading of a list: the data that was erased
admin-receipt-erased = Cancellati
admin-receipt-kept = Conservati sotto lo pseudonimo
# What happened to the answers of an erased person
admin-answers-kept = conservate
admin-answers-removed = rimosse

## The user's own account


## Requests for erasure

admin-asked-erasure = cancellazione richiesta
# Column of the list of people who have asked for the erasure of their data
admin-erasure-requests = Richieste di cancellazione
admin-requested = Data della richiesta
