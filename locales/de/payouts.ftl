### de

payments-payouts = Auszahlungen
payments-own-unpaid = { $amount } des genehmigten Betrags gehören Ihnen selbst und sind nicht enthalten.
payments-nothing-to-pay = Kein genehmigter Betrag wartet auf Auszahlung.
payments-entries = Buchungen
payments-amount = Betrag
