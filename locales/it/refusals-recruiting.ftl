### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Inserisca il token API come lo mostra Prolific, senza spazi.
prolific-workspace = Inserisca l'ID del workspace: 24 cifre e lettere dalla a alla f.
prolific-refuses-token = Prolific non accetta questo token API, oppure il token non può usare questo workspace. Crei un nuovo token su Prolific e lo inserisca qui.
prolific-has-no-workspace = Prolific non conosce questo workspace, oppure il Suo account non può usarlo. Controlli l'ID.
prolific-has-no-study = Prolific non conosce un ID di studio dei Suoi link d'ingresso. Confronti «ID dello studio presso il servizio» nelle loro impostazioni con Prolific.
prolific-unreachable = Prolific non è raggiungibile. Riprovi tra qualche minuto.
prolific-unreadable = Prolific ha inviato una risposta che Concord non capisce. Riprovi più tardi.
prolific-too-many-requests = Prolific ha ricevuto troppe richieste. Riprovi tra qualche minuto.
prolific-wrong-key = Il token salvato è stato cifrato con un'altra chiave. Colleghi di nuovo lo studio, oppure ripristini l'impostazione secrets_key del server.
prolific-no-key = Questo server non può salvare token API. Chieda a chi lo gestisce di impostare secrets_key.
prolific-is-being-asked = Prolific viene interrogato in questo momento. Ricarichi la pagina tra qualche secondo.
prolific-list-has-changed = Nel frattempo l'elenco è cambiato. Lo guardi di nuovo, poi approvi.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = Su Prolific l'invio è nello stato «{ $status }». Lì questa decisione non è possibile.
prolific-may-have-done-it = Prolific non ha risposto, quindi non si sa se l'operazione sia stata eseguita. Interroghi di nuovo Prolific e guardi l'invio prima di ripeterla.
prolific-refuses = Prolific rifiuta l'operazione. L'invio potrebbe essere cambiato nel frattempo: interroghi Prolific e lo guardi di nuovo.
choose-category = Scelga un motivo.
prolific-may-still-pay = Prolific può ancora pagare questo bonus: può volerci un po' di tempo. Controlli di nuovo un'ora dopo l'invio.
prolific-not-listed-yet = Prolific non ha ancora elencato gli invii di questo studio. Aspetti un minuto o interroghi Prolific nella sua pagina, poi faccia la liquidazione.
prolific-is-not-connected = Questo studio non è collegato a Prolific. Lo colleghi prima.
prolific-has-it-already = Questo link d'ingresso ha già uno studio su Prolific. Ricarichi la pagina.
prolific-needs-live-study = Al momento nessuno può partecipare. Prima avvii questo studio e apra il link d'ingresso ai nuovi partecipanti.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = Su Prolific lo studio è nello stato «{ $status }». Lì questa operazione non è possibile.
prolific-may-have-changed-study = Prolific non ha risposto, quindi non si sa se l'operazione sia stata eseguita. Guardi lo studio su Prolific prima di riprovare.
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific rifiuta l'operazione: { $reason }
# $currency is a code such as GBP
prolific-pays-in = Il workspace su Prolific paga in { $currency }. Indichi l'importo in questa valuta.
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific non ha un filtro per: { $names }. Deselezioni la casella e imposti un filtro su Prolific prima di pubblicare.
# $low and $high are amounts of money
amount-from-to = Indichi un importo da { $low } a { $high }.
# $low and $high are numbers
number-from-to = Indichi un numero intero da { $low } a { $high }.
choose-device = Scelga almeno un dispositivo.
prolific-has-no-project = Il workspace non ha progetti su Prolific. Prima ne crei uno lì.
prolific-study-has-changed = Lo studio su Prolific non è quello mostrato nella pagina, oppure il suo costo è cambiato. Lo guardi di nuovo.
prolific-link-is-used = Alcune persone sono già arrivate da questo link d'ingresso. Crei un altro link per il nuovo studio.
prolific-needs-address = Questo server non conosce il proprio indirizzo. Chieda a chi lo gestisce di impostare public_url.
prolific-screening-below-reward = Per lo screening indichi un importo maggiore di zero e inferiore al compenso.
entrance-has-changed = Nel frattempo questo link d'ingresso è cambiato. Ricarichi la pagina e inserisca di nuovo le Sue modifiche.

# Recruiting through CloudResearch Connect
connect-key = Inserisca la chiave API come la mostra Connect, senza spazi.
connect-has-no-workspaces = Connect non ha workspace. Lasci vuoto questo campo.
connect-refuses-key = Connect non accetta questa chiave API. La controlli, oppure ne chieda una nuova a Connect e la inserisca qui.
connect-has-no-project = Connect non conosce un ID di progetto dei Suoi link d'ingresso. Confronti «ID dello studio presso il servizio» nelle loro impostazioni con l'indirizzo del progetto su Connect.
connect-unreachable = Connect non è raggiungibile. Riprovi tra qualche minuto.
connect-unreadable = Connect ha inviato una risposta che Concord non capisce. Riprovi più tardi.
connect-too-many-requests = Connect ha ricevuto troppe richieste. Riprovi tra qualche minuto.
connect-wrong-key = La chiave API salvata è stata cifrata con un altro segreto di questo server. Colleghi di nuovo lo studio, oppure ripristini l'impostazione secrets_key del server.
connect-no-key = Questo server non può salvare chiavi API. Chieda a chi lo gestisce di impostare secrets_key.
connect-is-being-asked = Connect viene interrogato in questo momento. Ricarichi la pagina tra qualche secondo.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = Su Connect l'invio è nello stato «{ $status }». Lì questa decisione non è possibile.
connect-may-have-done-it = Connect non ha risposto, quindi non si sa se l'operazione sia stata eseguita. Interroghi di nuovo Connect e guardi l'invio prima di ripeterla.
connect-refuses = Connect rifiuta l'operazione. Nel frattempo potrebbe essere stata presa una decisione sull'invio: interroghi Connect e lo guardi di nuovo.
connect-may-still-pay = Connect può ancora pagare questo bonus: può volerci un po' di tempo. Controlli di nuovo un'ora dopo l'invio.
connect-not-listed-yet = Connect non ha ancora elencato gli invii di questo studio. Aspetti un minuto o interroghi Connect nella sua pagina, poi faccia la liquidazione.
connect-is-not-connected = Questo studio non è ancora collegato a CloudResearch Connect. Inserisca prima la chiave API nella pagina «Connect».
approval-has-no-message = Questo servizio non manda messaggi con un'approvazione. Lasci vuoto il messaggio.
rejection-has-no-category = Questo servizio non ha un elenco di motivi. Non indichi il motivo e scriva un messaggio.
