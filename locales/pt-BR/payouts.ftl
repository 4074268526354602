### pt-BR

payments-payouts = Rodadas de pagamento
payments-own-unpaid = Do valor aprovado, { $amount } é seu e não está incluído.
payments-nothing-to-pay = Nenhum valor aprovado aguarda pagamento.
payments-entries = Lançamentos
payments-amount = Valor
