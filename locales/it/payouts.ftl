### it

payments-payouts = Liquidazioni
payments-own-unpaid = { $amount } dell'importo approvato sono Suoi e non sono inclusi.
payments-nothing-to-pay = Nessun importo approvato è in attesa di pagamento.
payments-entries = Movimenti contabili
payments-amount = Importo
