### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Colleghi questo studio all'account CloudResearch Connect che paga i partecipanti.
connect-connect = Collega a CloudResearch
connect-key-label = Chiave API
connect-key-hint = La chieda a CloudResearch. Concord la cifra e non la mostra più.
connect-account-title = Account CloudResearch Connect
# Arguments: $date
connect-account = Collegato dal { $date }.
connect-seen-within = I cambiamenti su Connect si vedono qui entro un minuto.
connect-disconnect-means = Concord dimentica la chiave API e l'elenco degli invii. Su Connect non cambia nulla.
connect-connected = Lo studio è collegato a CloudResearch Connect.
connect-disconnected = Lo studio non è più collegato a CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = Invii
connect-asked = Connect è stato interrogato l'ultima volta il { $date }. Concord lo interroga circa una volta al minuto.
connect-ask = Interroga Connect ora
connect-follows-none = Per vedere qui gli invii, inserisca l'ID del progetto di Connect nelle impostazioni di un link d'ingresso.
connect-no-submissions = Non ci sono ancora invii.
connect-fourteen-days = Dopo 14 giorni Connect approva gli invii su cui nessuno ha deciso. Un'approvazione è definitiva. Un rifiuto può diventare un'approvazione anche più tardi.

## What was found about a participant, each with what to do
connect-no-submission = Nessun invio su Connect
connect-no-submission-advice = L'ID nel link può essere inventato, oppure Connect non elenca ancora l'invio. Non paghi prima che compaia.
connect-not-finished-advice = Inviato su Connect, non terminato qui. Guardi il lavoro prima di decidere; dopo 14 giorni Connect approva l'invio.
connect-never-came-advice = Inviato su Connect senza iniziare qui. Scriva al partecipante oppure respinga l'invio; dopo 14 giorni Connect lo approva.
connect-other-code-advice = Il codice su Connect non è quello dato da questo studio. Guardi il lavoro prima di decidere.
connect-not-handed-in-advice = Terminato qui, non elencato da Connect. Il partecipante non ha seguito il link alla fine, oppure l'ID nel link è inventato.
connect-agree-advice = Inviato su Connect e terminato qui. Approvi l'invio qui, oppure decida sul lavoro in «Pagamenti»: anche una liquidazione approva l'invio.
connect-unclear = Connect non dice ancora nulla
connect-decided = Deciso su Connect
connect-gave-up = Posto lasciato

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] Approva { $n } invio pronto
   *[other] Approva { $n } invii pronti
}
connect-approve-ready-means = Questi partecipanti hanno terminato qui e consegnato l'invio su Connect. Connect paga a ciascuno il compenso del progetto corrispondente. L'operazione non si può annullare.
connect-approved-ready = { $n ->
    [one] Connect approva { $n } invio.
   *[other] Connect approva { $n } invii.
}
# $participant is an ID
connect-submission-title = Invio di { $participant }
connect-submission-lead = Che cosa sanno Connect e questo studio del partecipante, e che cosa può decidere Lei su Connect.
connect-all-submissions = Tutti gli invii
connect-nothing-to-decide = Al momento non si può decidere nulla su questo invio.
connect-done = Connect ha eseguito l'operazione.
connect-approve-means = Connect paga al partecipante il compenso del progetto. L'operazione non si può annullare.
connect-thanks = Messaggio (facoltativo)
connect-thanks-hint = Il partecipante lo legge.
connect-reject-means = Il partecipante non viene pagato e legge il Suo messaggio; il denaro torna sul Suo conto. Può ancora approvare l'invio più tardi.
connect-reject-finished = Questo partecipante ha terminato qui e consegnato l'invio su Connect. Respinga solo il lavoro contrario alle regole che il partecipante ha letto.
connect-message-hint = Il partecipante lo legge. Spieghi con precisione che cosa non andava, in modo cortese.

## Payments through Connect, on the page of a payout
connect-pays = Tramite Connect
connect-pays-lead = I partecipanti arrivati da Connect vengono pagati lì: il loro invio viene approvato, e ciò che spetta loro oltre al compenso viene mandato come bonus. Tutto avviene in background, e ogni bonus viene mandato una sola volta.
connect-retry = Riprova su Connect
connect-retry-means = Tutto ciò che Connect ha rifiutato in questa liquidazione viene inviato di nuovo.
# Arguments: $amount
connect-reward-there = Compenso su Connect: { $amount }
# Arguments: $amount
connect-bonus-there = Bonus su Connect: { $amount }
connect-waits-there = In attesa di Connect
connect-is-accepted = Accettato da Connect
connect-was-rejected = L'invio è stato respinto su Connect.
connect-other-sum = Connect ha pagato una somma diversa dal compenso del progetto. Paghi lì il resto a mano, poi scelga «È stato pagato».
connect-other-currency = Connect paga in dollari statunitensi e questo studio conta in un'altra valuta. Paghi a mano, poi scelga «È stato pagato».
connect-was-refused = Connect rifiuta il pagamento. C'è abbastanza denaro sul conto?
connect-unknown-there = Connect non conosce l'invio.
connect-disagrees = Connect ha capito un altro importo, quindi non è stato pagato nulla.
connect-several-there = Questa persona ha consegnato più invii su Connect. Li approvi lì, paghi il resto a mano e poi scelga «È stato pagato».
connect-was-disconnected = Lo studio è stato scollegato da Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Decisioni per Connect
connect-decisions-lead = Senza chiave API: un file che indica, per ogni partecipante, che cosa fare su Connect. A Connect non viene inviato nulla.
connect-payment-label = Compenso del progetto, in USD
connect-payment-hint = Quanto paga Connect per un invio approvato, per esempio 1,80. Questa somma viene detratta da ciò che spetta al partecipante.
connect-decisions-show = Mostra le decisioni
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Da approvare: { $approved }. Da respingere: { $rejected }. Decide Lei: { $open }.
# Arguments: $amount
connect-decisions-bonuses = Bonus nel file: { $amount }
connect-decisions-download = Scarica le decisioni (CSV)
connect-decisions-act = Decida su Connect come indica il file e paghi lì i bonus del file. Poi confermi la liquidazione in «Pagamenti», perché nessun file successivo contenga lo stesso bonus.
connect-decisions-none = Nessuno è ancora arrivato con questo link.
connect-decisions-currency = Connect paga in dollari statunitensi. Questo studio conta in un'altra valuta, quindi il file non contiene bonus.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = Queste persone non ricevono bonus in questo file, perché manca ancora una decisione sul loro invio, sono arrivate tramite più link d'ingresso o vengono pagate in altro modo: { $workers }.
# Argument: $button
connect-decisions-careful = Se qui è indicato qualcuno, non confermi l’intera liquidazione: scelga «{ $button }» per ogni persona che ha pagato.
connect-decision = Decisione
connect-decision-approve = Da approvare
connect-decision-reject = Da respingere
connect-decision-open = Decide Lei
connect-decision-in-progress = In corso qui.
connect-decision-undecided = Il lavoro di questo partecipante aspetta qui la Sua decisione. Prima decida, poi torni a questa pagina.
connect-decision-not-finished = Partecipazione interrotta qui prima della fine. Guardi le regole del progetto prima di decidere.
connect-bonus = Bonus

## Audit log
audit-connect-connect = Studio collegato a Connect
audit-disconnect-connect = Studio scollegato da Connect
audit-approve-connect = Invio approvato su Connect
audit-reject-connect = Invio respinto su Connect
audit-download-decisions = Decisioni per Connect scaricate
