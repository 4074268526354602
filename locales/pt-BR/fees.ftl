### What Prolific adds to bonuses, on the page "Payments".

fees-title = Bônus no Prolific
fees-lead = O Prolific acrescenta suas taxas e o imposto a cada bônus. Eles não fazem parte do orçamento do estudo.
fees-ask = Perguntar quanto custa a próxima rodada de pagamento
fees-ask-hint = O Prolific prepara os bônus e informa o custo. Nada é pago.
fees-sent = Bônus enviados
fees-fee = Taxas do Prolific
fees-vat = Imposto (IVA)
fees-total = Total cobrado
fees-unnamed = O Prolific não informou isso para todos os bônus.
fees-none = Nenhum bônus foi enviado pelo Prolific ainda.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] A próxima rodada de pagamento envia um bônus a { $n } participante: { $bonuses }, com taxas de { $fees } e IVA de { $vat }, { $total } no total.
   *[other] A próxima rodada de pagamento envia bônus a { $n } participantes: { $bonuses }, com taxas de { $fees } e IVA de { $vat }, { $total } no total.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] A próxima rodada de pagamento envia um bônus a { $n } participante: { $bonuses }. O Prolific não informou suas taxas.
   *[other] A próxima rodada de pagamento envia bônus a { $n } participantes: { $bonuses }. O Prolific não informou suas taxas.
}
fees-quote-none = A próxima rodada de pagamento não envia nenhum bônus pelo Prolific.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] Para { $n } participante, a remuneração do envio já basta.
   *[other] Para { $n } participantes, a remuneração do envio já basta.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } participante não está incluído, porque antes alguém precisa decidir sobre o envio dele no Prolific.
   *[other] { $n } participantes não estão incluídos, porque antes alguém precisa decidir sobre os envios deles no Prolific.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] Mais { $n } participante recebe um bônus. Estes valores não o incluem, porque o Prolific só é consultado sobre um número limitado de participantes.
   *[other] Mais { $n } participantes recebem um bônus. Estes valores não os incluem, porque o Prolific só é consultado sobre um número limitado de participantes.
}
# $available is an amount of money
fees-quote-available = Saldo disponível: { $available }.
