### What Prolific adds to bonuses, on the page "Payments".

fees-title = Primes chez Prolific
fees-lead = À chaque prime, Prolific ajoute ses frais et une taxe. Ils ne font pas partie du budget de l'étude.
fees-ask = Demander le coût du prochain versement
fees-ask-hint = Prolific prépare les primes et indique leur coût. Rien n'est payé.
fees-sent = Primes envoyées
fees-fee = Frais de Prolific
fees-vat = Taxe (TVA)
fees-total = Total facturé
fees-unnamed = Prolific ne l'a pas indiqué pour toutes les primes.
fees-none = Aucune prime n'a encore été envoyée par Prolific.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] Le prochain versement envoie une prime à { $n } participant : { $bonuses }, avec { $fees } de frais et { $vat } de TVA, soit { $total } au total.
   *[other] Le prochain versement envoie des primes à { $n } participants : { $bonuses }, avec { $fees } de frais et { $vat } de TVA, soit { $total } au total.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] Le prochain versement envoie une prime à { $n } participant : { $bonuses }. Prolific n'a pas indiqué ses frais.
   *[other] Le prochain versement envoie des primes à { $n } participants : { $bonuses }. Prolific n'a pas indiqué ses frais.
}
fees-quote-none = Le prochain versement n'envoie aucune prime par Prolific.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] Pour { $n } participant, la rémunération de la soumission suffit.
   *[other] Pour { $n } participants, la rémunération de la soumission suffit.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } participant n'est pas inclus, car quelqu'un doit d'abord prendre une décision sur sa soumission chez Prolific.
   *[other] { $n } participants ne sont pas inclus, car quelqu'un doit d'abord prendre une décision sur leurs soumissions chez Prolific.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } autre participant reçoit une prime. Ces montants ne la comprennent pas, car Concord n'interroge Prolific que sur un nombre limité de participants.
   *[other] { $n } autres participants reçoivent une prime. Ces montants ne les comprennent pas, car Concord n'interroge Prolific que sur un nombre limité de participants.
}
# $available is an amount of money
fees-quote-available = Solde disponible : { $available }.
