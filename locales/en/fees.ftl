### What Prolific adds to bonuses, on the page "Payments".

fees-title = Bonuses at Prolific
fees-lead = Prolific adds its fees and tax to each bonus. They are not part of the budget of the study.
fees-ask = Ask what the next payout costs
fees-ask-hint = Prolific prepares the bonuses and names the cost. Nothing is paid.
fees-sent = Bonuses sent
fees-fee = Prolific’s fees
fees-vat = Tax (VAT)
fees-total = Charged in all
fees-unnamed = Prolific has not named this for all bonuses.
fees-none = No bonus was sent through Prolific yet.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] The next payout sends a bonus to { $n } worker: { $bonuses }, with fees of { $fees } and VAT of { $vat }, { $total } in all.
   *[other] The next payout sends bonuses to { $n } workers: { $bonuses }, with fees of { $fees } and VAT of { $vat }, { $total } in all.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] The next payout sends a bonus to { $n } worker: { $bonuses }. Prolific has not named its fees.
   *[other] The next payout sends bonuses to { $n } workers: { $bonuses }. Prolific has not named its fees.
}
fees-quote-none = The next payout sends no bonus through Prolific.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] The reward of the submission pays { $n } worker in full.
   *[other] The reward of the submission pays { $n } workers in full.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } worker is not included, because somebody has to decide about the submission at Prolific first.
   *[other] { $n } workers are not included, because somebody has to decide about their submissions at Prolific first.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } more worker gets a bonus. These amounts do not include it, because Prolific is asked about a limited number of workers.
   *[other] { $n } more workers get a bonus. These amounts do not include them, because Prolific is asked about a limited number of workers.
}
# $available is an amount of money
fees-quote-available = Available balance: { $available }.
