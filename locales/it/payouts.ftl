### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Liquidazioni
payments-payouts-lead = Una liquidazione riunisce tutti gli importi approvati. Li paghi con i file della liquidazione, poi confermi che il denaro è arrivato.
payments-own-unpaid = { $amount } dell'importo approvato sono Suoi e non sono inclusi.
payments-pay-out = Effettua una liquidazione di { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } saranno segnati come disposti e saranno creati i file con cui pagare. Il server non invia denaro, tranne che tramite un account Prolific o CloudResearch Connect collegato: lì approva gli invii e paga il resto come bonus.
payments-confirm-payout = Effettua la liquidazione
payments-nothing-to-pay = Nessun importo approvato è in attesa di pagamento.
payments-paid-entries = { $n ->
    [one] { $n } movimento contabile ora è pagato.
   *[other] { $n } movimenti contabili ora sono pagati.
}
# Column head: number of ledger entries in a payout
payments-entries = Movimenti contabili
payments-amount = Importo
# Column head: who made the payout
pay-outs-by = Effettuata da

## The page of a payout

# Arguments: $at
pay-outs-title = Liquidazione del { $at }
pay-outs-lead = Paghi con i file qui sotto, poi confermi ciò che è arrivato. Ciò che è tornato indietro passa alla prossima liquidazione.
pay-outs-confirm = Conferma il pagamento
pay-outs-confirm-sepa = Conferma i bonifici
pay-outs-confirm-paypal = Conferma i pagamenti PayPal
pay-outs-confirm-at = Conferma ciò che è stato pagato su { $provider }
# Arguments: $amount
pay-outs-confirm-means = { $amount } saranno segnati come pagati e i partecipanti saranno avvisati. L'operazione non si può annullare.
pay-outs-held-means = Di alcuni di questi importi non si sa se siano stati disposti. Controlli il conto prima di confermarli o di segnarli come tornati indietro. Non verranno disposti di nuovo automaticamente.
pay-outs-files = File
pay-outs-files-lead = Ogni persona è in uno solo dei file con cui si paga: quello della banca se c'è un IBAN, altrimenti quello di PayPal. Contengono ciò che è disposto e non confermato. Carichi ogni file una volta sola. Ogni download è annotato nel registro di audit.
pay-outs-files-plain-lead = L'elenco indica i partecipanti con lo pseudonimo e, se arrivano da un servizio, anche con il loro ID presso il servizio. Per pagare con bonifico o PayPal, attivi la richiesta dei dati bancari (Impostazioni).
pay-outs-list = Elenco (CSV)
pay-outs-sepa = Bonifici (SEPA, pain.001 XML)
pay-outs-paypal = Pagamenti PayPal (CSV)
pay-outs-accounts = Conti, per pagare a mano (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = Senza conto, quindi in nessun file: { $workers }.
pay-outs-next-payout = Sposta alla prossima liquidazione
pay-outs-next-payout-means = I loro importi tornano approvati. Chieda prima i dati a queste persone: una liquidazione contiene i dati presenti quando viene creata.
# Stored in the audit log as the reason
pay-outs-next-payout-why = In nessun file di pagamento.
pay-outs-unlisted = Non elencati su { $provider }
pay-outs-unlisted-prolific = Quando è stata creata questa liquidazione, Prolific non elencava alcun invio di queste persone, quindi lì non è stato inviato loro nulla: { $workers }. Le cerchi su Prolific. Se hanno inviato il lavoro, scelga «{ $later }» per ciascuna: la prossima liquidazione le paga lì. Se paga direttamente Lei qualcuno lì, scelga «{ $paid }».
pay-outs-unlisted-connect = Quando è stata creata questa liquidazione, Connect non elencava alcun invio di queste persone, quindi lì non è stato inviato loro nulla: { $workers }. Le cerchi su Connect. Se hanno inviato il lavoro, scelga «{ $later }» per ciascuna: la prossima liquidazione le paga lì. Se paga direttamente Lei qualcuno lì, scelga «{ $paid }».
# Instead of a link to the bank file
pay-outs-payer-first = Per il file della banca, inserisca il conto di addebito.
pay-outs-payer = Conto di addebito, per il file della banca
pay-outs-bic = BIC della banca
pay-outs-bic-hint = Otto o undici lettere e cifre. La maggior parte delle banche non lo richiede.
pay-outs-save-payer = Salva il conto
pay-outs-payer-saved = Il conto è stato salvato.
pay-outs-workers = Partecipanti in questa liquidazione
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = ID presso il servizio
pay-outs-was-paid = È stato pagato
pay-outs-came-back = È tornato indietro
pay-outs-came-back-means = L'importo sarà di nuovo approvato e passerà alla prossima liquidazione.
pay-outs-came-back-why = Perché è tornato indietro
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = Sposta alla prossima liquidazione
pay-outs-move-why = Motivo dello spostamento
pay-outs-returned = { $n ->
    [one] { $n } movimento contabile è di nuovo approvato.
   *[other] { $n } movimenti contabili sono di nuovo approvati.
}
pay-outs-all = Tutte le liquidazioni

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Tramite Prolific
pay-outs-through-prolific-lead = I partecipanti arrivati da Prolific vengono pagati lì: il loro invio viene approvato, e ciò che spetta loro oltre al compenso viene mandato come bonus. Tutto avviene in background, e ogni bonus viene mandato una sola volta.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Pagati: { $paid } su { $all }
pay-outs-retry = Riprova su Prolific
pay-outs-retry-means = Tutto ciò che Prolific ha rifiutato in questa liquidazione viene inviato di nuovo.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] Il pagamento di { $n } partecipante viene inviato di nuovo.
   *[other] I pagamenti di { $n } partecipanti vengono inviati di nuovo.
}
# Arguments: $amount
pay-outs-reward-there = Compenso su Prolific: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Bonus su Prolific: { $amount }
pay-outs-waits-there = In attesa di Prolific
pay-outs-is-being-sent = Invio in corso
pay-outs-is-accepted = Accettato da Prolific
pay-outs-may-be-paid = Forse pagato
pay-outs-not-paid = Non pagato
pay-outs-was-rejected = L'invio è stato respinto su Prolific.
pay-outs-other-sum = Prolific ha pagato una somma diversa dal compenso. Paghi lì il resto a mano, poi scelga «È stato pagato».
pay-outs-other-currency = L'account Prolific usa un'altra valuta. Paghi a mano, poi scelga «È stato pagato».
pay-outs-was-refused = Prolific rifiuta il pagamento. C'è abbastanza denaro nel workspace?
pay-outs-unknown-there = Prolific non conosce l'invio.
pay-outs-disagrees = Prolific ha capito un altro importo, quindi non è stato pagato nulla.
pay-outs-was-erased = I dati personali di questo partecipante sono stati cancellati.
pay-outs-several-there = Questa persona ha consegnato più invii su Prolific. Li approvi lì, paghi il resto a mano e poi scelga «È stato pagato».
pay-outs-was-disconnected = Lo studio è stato scollegato da Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Dove arriva il Suo denaro
payee-lead = Questo studio paga con bonifico o PayPal. I suoi responsabili vedono questi dati solo nei file con cui pagano. Può cambiarli o cancellarli in qualsiasi momento; un pagamento già in corso segue i dati precedenti.
payee-name = Nome dell'intestatario del conto
payee-iban = IBAN
payee-iban-hint = Per conti nell'area dei pagamenti in euro (SEPA). Gli spazi non contano.
payee-paypal = Indirizzo e-mail PayPal
payee-paypal-hint = Basta uno dei due. Con entrambi, uno studio che paga in euro usa il conto bancario, gli altri usano PayPal.
payee-save = Salva i dati
payee-saved = I Suoi dati sono stati salvati.
