### The door: joining by a link, making an account, signing in.

invited-as-worker = La invitiamo a partecipare a questo studio: scriverà e valuterà brevi testi, e questo lavoro è pagato.
invited-as-reviewer = La invitiamo a questo studio per la revisione: valuterà, nella Sua lingua madre, i testi pilota di chi partecipa.
invited-as-researcher = La invitiamo nel gruppo di ricerca di questo studio: caricherà testi e progetterà compiti.
invited-as-manager = La invitiamo a questo studio come responsabile: inviterà persone, seguirà l'avanzamento, pagherà chi partecipa ed esporterà i dati.
# Heading above the tasks of a study with their pay, on the page of an invitation link
what-is-paid = Compiti e compensi
more-offers = { $n ->
    [one] { $n } altro compito
   *[other] Altri { $n } compiti
}
texts-are-in = Lingua dei testi: { $language }
account-here = Ha già un account qui?
sign-in-and-return = Acceda e torni a questa pagina.
your-name = Il Suo nome
email-address = Indirizzo e-mail
email-hint = Serve per accedere. Chi partecipa a uno studio non lo vede.
password = Password
password-hint = Almeno 10 caratteri; vanno bene alcune parole senza legame tra loro.
language-you-work-in = La lingua in cui lavora
language-hint = Scelga quella che parla e scrive meglio. Non si può cambiare in seguito.
join-as = Partecipa come { $name }
make-account-and-join = Crea un account e partecipa
back-at-text = Poi tornerà al Suo testo
kept-is-sent = Le risposte salvate su questo dispositivo saranno inviate appena avrà fatto l'accesso.
how-accounts-are-made = Per creare un account serve un link d'invito.
forgot-password-write = Se ha dimenticato la password, scriva a questo indirizzo:
forgot-password-ask = Se ha dimenticato la password, si rivolga alla persona che Le ha inviato il link d'invito. Può farla reimpostare.
main-menu = Menu principale
skip-to-content = Vai al contenuto
account-and-password = Account e password
documentation = Documentazione
sign-out = Esci
colours = Colori
light = Chiaro
dark = Scuro
like-system = Come il sistema

## The page of the own account

account-title = Il Suo account
account-language-lead = Tutte le pagine sono mostrate in questa lingua. I testi di un compito restano nella loro lingua.
account-save-name = Salva il nome
account-new-address = Indirizzo e-mail
account-current-password = Password attuale
account-save-address = Salva l'indirizzo
account-password-lead = Se cambia la password, tutti gli altri dispositivi vengono disconnessi.
account-new-password = Nuova password
account-change-password = Cambia la password
account-password-changed = La Sua password è stata cambiata. Gli altri dispositivi sono stati disconnessi.
account-name-changed = Il Suo nome è stato cambiato.
account-address-changed = Il Suo indirizzo e-mail è stato cambiato. Lo usi per il prossimo accesso.
account-devices = Dispositivi
account-devices-lead = Se ha perso un dispositivo o ha fatto l'accesso su un dispositivo non Suo, esca da tutti i dispositivi.
account-sign-out-everywhere = Esci da tutti i dispositivi
account-revokes-tokens = Così vengono revocati anche i Suoi token API.
account-consents = Moduli di consenso che ha accettato
account-erasure = Cancellazione dei dati
account-erasure-lead = L'amministrazione del server cancella il Suo nome, il Suo indirizzo e il Suo account. Le risposte restano senza il Suo nome, a meno che non le faccia togliere.
account-ask-for-erasure = Chiedi la cancellazione
# Argument: a date
account-erasure-asked = Ha chiesto la cancellazione il { $date }. Prima vengono saldati i pagamenti ancora in sospeso.
account-take-back-erasure = Ritira la richiesta
account-erasure-requested = La Sua richiesta è stata inviata all'amministrazione del server.
account-erasure-taken-back = La Sua richiesta è stata ritirata.
account-tokens = Token API
account-tokens-lead = Con un token un programma può agire a Suo nome tramite l'API REST, fino alla scadenza del token.
account-no-tokens = Non ha nessun token.
account-token-for = Scopo del token
account-token-days = Validità (giorni)
account-create-token = Crea token
account-new-token = Il Suo nuovo token
account-rest = Documentazione dell'API REST
account-purpose = Scopo
account-last-used = Ultimo uso
account-expires = Scadenza
account-revoke = Revoca

## E-mails: their links, and what people choose

forgot-password-link = Ha dimenticato la password?
forgot-password-title = Password dimenticata
forgot-password-lead = Inserisca l'indirizzo e-mail del Suo account. Riceverà un'e-mail con un link per scegliere una nuova password.
forgot-password-send = Invia il link
# The same answer whether or not an account has the address
forgot-password-sent = Se un account ha questo indirizzo e-mail, un'e-mail con un link è in arrivo. Il link funziona una sola volta, entro un'ora.
# Link on the page of a link that does not work any more
forgot-password-again = Chieda un nuovo link
reset-password-title = Scelga una nuova password
# Argument: an e-mail address
reset-password-lead = Per l'account con l'indirizzo e-mail { $email }. Uscirà da tutti gli altri dispositivi.
confirm-address-title = Confermi il Suo indirizzo e-mail
# Argument: an e-mail address
confirm-address-lead = Confermi che { $email } è il Suo indirizzo e-mail.
confirm-address = Conferma l'indirizzo
# Argument: a date
confirm-address-done = Confermato il { $date }.
account-address-not-confirmed = Questo indirizzo non è ancora confermato.
account-send-confirmation = Invia il link di conferma
account-confirmation-sent = Un'e-mail con un link è in arrivo al Suo indirizzo.
account-mail = E-mail sul Suo lavoro
account-mail-lead = Riceve un'e-mail quando i Suoi testi pilota sono stati letti e quando è stato effettuato un pagamento.
account-mail-is-off = Queste e-mail sono disattivate.
account-stop-mail = Non inviare più queste e-mail
account-start-mail = Ricevi queste e-mail
# Argument: an e-mail address
unsubscribe-lead = Non inviare più a { $email } e-mail sui testi pilota e sui pagamenti. Le e-mail sulla Sua password continuano a essere inviate.
unsubscribe-invited-title = E-mail su uno studio
# Argument: the e-mail address
unsubscribe-invited-lead = Non inviare più a { $email } e-mail su questo studio.
unsubscribe-invited-done = Non riceverà più e-mail su questo studio.
unsubscribe-done = Non riceverà più e-mail sul Suo lavoro. Può riattivarle nel Suo account.
