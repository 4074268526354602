### What Prolific adds to bonuses, on the page "Payments".

fees-title = Bonus su Prolific
fees-lead = A ogni bonus Prolific aggiunge le proprie commissioni e l'imposta. Non fanno parte del budget dello studio.
fees-ask = Chiedi quanto costa la prossima liquidazione
fees-ask-hint = Prolific prepara i bonus e ne indica il costo. Non viene pagato nulla.
fees-sent = Bonus inviati
fees-fee = Commissioni di Prolific
fees-vat = Imposta (IVA)
fees-total = Totale addebitato
fees-unnamed = Prolific non l'ha indicato per tutti i bonus.
fees-none = Finora non è stato inviato alcun bonus tramite Prolific.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] La prossima liquidazione manda un bonus a { $n } partecipante: { $bonuses }, più { $fees } di commissioni e { $vat } di IVA, { $total } in tutto.
   *[other] La prossima liquidazione manda bonus a { $n } partecipanti: { $bonuses }, più { $fees } di commissioni e { $vat } di IVA, { $total } in tutto.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] La prossima liquidazione manda un bonus a { $n } partecipante: { $bonuses }. Prolific non ha indicato le sue commissioni.
   *[other] La prossima liquidazione manda bonus a { $n } partecipanti: { $bonuses }. Prolific non ha indicato le sue commissioni.
}
fees-quote-none = La prossima liquidazione non manda bonus tramite Prolific.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] Per { $n } partecipante basta il compenso dell'invio.
   *[other] Per { $n } partecipanti basta il compenso dell'invio.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } partecipante non è incluso, perché prima qualcuno deve decidere sul suo invio su Prolific.
   *[other] { $n } partecipanti non sono inclusi, perché prima qualcuno deve decidere sui loro invii su Prolific.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } altro partecipante riceve un bonus. Questi importi non lo comprendono, perché Concord interroga Prolific solo su un numero limitato di partecipanti.
   *[other] { $n } altri partecipanti ricevono un bonus. Questi importi non li comprendono, perché Concord interroga Prolific solo su un numero limitato di partecipanti.
}
# $available is an amount of money
fees-quote-available = Saldo disponibile: { $available }.
