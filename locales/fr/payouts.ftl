### fr

payments-payouts = Versements
payments-own-unpaid = Le montant approuvé qui vous revient ({ $amount }) n'est pas inclus.
payments-nothing-to-pay = Aucun montant approuvé n'attend d'être payé.
payments-entries = Écritures
payments-amount = Montant
