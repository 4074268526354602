### What Prolific adds to bonuses, on the page "Payments".

fees-title = Boni bei Prolific
fees-lead = Prolific erhebt auf jeden Bonus Gebühren und Steuer. Sie gehören nicht zum Budget der Studie.
fees-ask = Kosten der nächsten Auszahlung abfragen
fees-ask-hint = Prolific bereitet die Boni vor und nennt die Kosten. Es wird nichts bezahlt.
fees-sent = Gesendete Boni
fees-fee = Gebühren von Prolific
fees-vat = Steuer (MwSt.)
fees-total = Insgesamt berechnet
fees-unnamed = Prolific hat das nicht für alle Boni genannt.
fees-none = Über Prolific wurde noch kein Bonus gesendet.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] Mit der nächsten Auszahlung bekommt { $n } Crowdworker einen Bonus: { $bonuses }, dazu { $fees } Gebühren und { $vat } MwSt., insgesamt { $total }.
   *[other] Mit der nächsten Auszahlung bekommen { $n } Crowdworker Boni: { $bonuses }, dazu { $fees } Gebühren und { $vat } MwSt., insgesamt { $total }.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] Mit der nächsten Auszahlung bekommt { $n } Crowdworker einen Bonus: { $bonuses }. Prolific hat seine Gebühren nicht genannt.
   *[other] Mit der nächsten Auszahlung bekommen { $n } Crowdworker Boni: { $bonuses }. Prolific hat seine Gebühren nicht genannt.
}
fees-quote-none = Mit der nächsten Auszahlung wird kein Bonus über Prolific gesendet.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] Bei { $n } Crowdworker reicht die Vergütung der Einreichung aus.
   *[other] Bei { $n } Crowdworkern reicht die Vergütung der Einreichung aus.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } Crowdworker ist nicht enthalten, weil erst jemand über die Einreichung bei Prolific entscheiden muss.
   *[other] { $n } Crowdworker sind nicht enthalten, weil erst jemand über ihre Einreichungen bei Prolific entscheiden muss.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } weiterer Crowdworker bekommt einen Bonus. Er ist in diesen Beträgen nicht enthalten, weil Prolific nur zu einer begrenzten Zahl von Crowdworkern abgefragt wird.
   *[other] { $n } weitere Crowdworker bekommen einen Bonus. Sie sind in diesen Beträgen nicht enthalten, weil Prolific nur zu einer begrenzten Zahl von Crowdworkern abgefragt wird.
}
# $available is an amount of money
fees-quote-available = Verfügbares Guthaben: { $available }.
