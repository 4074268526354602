### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Rodadas de pagamento
payments-payouts-lead = Uma rodada de pagamento reúne todos os valores aprovados. Pague-os com os arquivos da rodada e depois confirme que o dinheiro chegou.
payments-own-unpaid = Do valor aprovado, { $amount } é seu e não está incluído.
payments-pay-out = Fazer uma rodada de pagamento de { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } serão marcados como emitidos e serão criados os arquivos com que você paga. O servidor em si não envia dinheiro, exceto por uma conta do Prolific ou do CloudResearch Connect conectada: lá ele aprova os envios e paga o restante como bônus.
payments-confirm-payout = Fazer a rodada de pagamento
payments-nothing-to-pay = Nenhum valor aprovado aguarda pagamento.
payments-paid-entries = { $n ->
    [one] { $n } lançamento do livro-razão agora está pago.
   *[other] { $n } lançamentos do livro-razão agora estão pagos.
}
# Column head: number of ledger entries in a payout
payments-entries = Lançamentos
payments-amount = Valor
# Column head: who made the payout
pay-outs-by = Feita por

## The page of a payout

# Arguments: $at
pay-outs-title = Rodada de pagamento de { $at }
pay-outs-lead = Pague com os arquivos abaixo e depois confirme o que chegou. O que foi devolvido entra na próxima rodada de pagamento.
pay-outs-confirm = Confirmar o pagamento
pay-outs-confirm-sepa = Confirmar as transferências
pay-outs-confirm-paypal = Confirmar os pagamentos do PayPal
pay-outs-confirm-at = Confirmar o que foi pago no { $provider }
# Arguments: $amount
pay-outs-confirm-means = { $amount } serão marcados como pagos e os participantes serão avisados. Não é possível desfazer.
pay-outs-held-means = Não se sabe se alguns desses valores foram emitidos. Consulte a conta antes de confirmá-los ou de marcá-los como devolvidos. Eles não são emitidos de novo automaticamente.
pay-outs-files = Arquivos
pay-outs-files-lead = Cada pessoa está em apenas um dos arquivos de pagamento: o do banco se houver IBAN; senão, o do PayPal. Eles contêm o que foi emitido e não confirmado. Envie cada arquivo uma só vez. Cada download fica no log de auditoria.
pay-outs-files-plain-lead = A lista identifica os participantes pelo pseudônimo e, se eles vieram de um serviço, também pelo ID nesse serviço. Para pagar por transferência bancária ou PayPal, ative a solicitação de dados bancários (Configurações).
pay-outs-list = Lista (CSV)
pay-outs-sepa = Transferências bancárias (SEPA, pain.001 XML)
pay-outs-paypal = Pagamentos do PayPal (CSV)
pay-outs-accounts = Contas, para pagar à mão (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = Sem conta e, por isso, em nenhum arquivo: { $workers }.
pay-outs-next-payout = Passar para o próximo pagamento
pay-outs-next-payout-means = Os valores deles voltam a ficar aprovados. Peça antes os dados a essas pessoas: um pagamento contém os dados existentes quando é criado.
# Stored in the audit log as the reason
pay-outs-next-payout-why = Em nenhum arquivo de pagamento.
pay-outs-unlisted = Não listados no { $provider }
pay-outs-unlisted-prolific = Quando esta rodada de pagamento foi criada, o Prolific não listava nenhum envio destas pessoas, então nada foi enviado a elas por lá: { $workers }. Procure-as no Prolific. Se elas enviaram o trabalho, escolha “{ $later }” para cada uma: a próxima rodada de pagamento paga essas pessoas por lá. Se você pagar alguém diretamente por lá, escolha “{ $paid }”.
pay-outs-unlisted-connect = Quando esta rodada de pagamento foi criada, o Connect não listava nenhum envio destas pessoas, então nada foi enviado a elas por lá: { $workers }. Procure-as no Connect. Se elas enviaram o trabalho, escolha “{ $later }” para cada uma: a próxima rodada de pagamento paga essas pessoas por lá. Se você pagar alguém diretamente por lá, escolha “{ $paid }”.
# Instead of a link to the bank file
pay-outs-payer-first = Para o arquivo do banco, informe a conta de débito.
pay-outs-payer = Conta de débito, para o arquivo do banco
pay-outs-bic = BIC do banco
pay-outs-bic-hint = Oito ou onze letras e algarismos. A maioria dos bancos não precisa dele.
pay-outs-save-payer = Salvar conta
pay-outs-payer-saved = A conta foi salva.
pay-outs-workers = Participantes desta rodada de pagamento
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = ID no serviço
pay-outs-was-paid = Foi pago
pay-outs-came-back = Foi devolvido
pay-outs-came-back-means = O valor volta a ficar aprovado e entra na próxima rodada de pagamento.
pay-outs-came-back-why = Por que foi devolvido
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = Passar para a próxima rodada
pay-outs-move-why = Motivo do adiamento
pay-outs-returned = { $n ->
    [one] { $n } lançamento do livro-razão voltou a ficar aprovado.
   *[other] { $n } lançamentos do livro-razão voltaram a ficar aprovados.
}
pay-outs-all = Todas as rodadas de pagamento

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Pelo Prolific
pay-outs-through-prolific-lead = Os participantes que vieram do Prolific são pagos lá: o envio é aprovado, e o que eles têm a receber além da remuneração vai como bônus. Isso acontece em segundo plano, e cada bônus é enviado uma só vez.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Pagos: { $paid } de { $all }
pay-outs-retry = Tentar de novo no Prolific
pay-outs-retry-means = Tudo o que o Prolific recusou nesta rodada de pagamento é enviado de novo.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] O pagamento de { $n } participante é enviado de novo.
   *[other] Os pagamentos de { $n } participantes são enviados de novo.
}
# Arguments: $amount
pay-outs-reward-there = Remuneração no Prolific: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Bônus no Prolific: { $amount }
pay-outs-waits-there = Aguardando o Prolific
pay-outs-is-being-sent = Sendo enviado
pay-outs-is-accepted = Aceito pelo Prolific
pay-outs-may-be-paid = Talvez já pago
pay-outs-not-paid = Não pago
pay-outs-was-rejected = O envio foi recusado no Prolific.
pay-outs-other-sum = O Prolific pagou um valor diferente da remuneração. Pague o restante lá manualmente e depois escolha “Foi pago”.
pay-outs-other-currency = A conta do Prolific usa outra moeda. Pague manualmente e depois escolha “Foi pago”.
pay-outs-was-refused = O Prolific recusa o pagamento. Há dinheiro suficiente no espaço de trabalho?
pay-outs-unknown-there = O Prolific não conhece o envio.
pay-outs-disagrees = O Prolific entendeu outro valor, por isso nada foi pago.
pay-outs-was-erased = Os dados pessoais deste participante foram apagados.
pay-outs-several-there = Esta pessoa fez vários envios no Prolific. Aprove-os lá, pague o restante manualmente e depois escolha “Foi pago”.
pay-outs-was-disconnected = O estudo foi desconectado do Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Para onde vai o seu dinheiro
payee-lead = Este estudo paga por transferência ou PayPal. Seus gestores veem estes dados apenas nos arquivos com que pagam. Você pode alterá-los ou apagá-los a qualquer momento; um pagamento que já está a caminho segue os dados anteriores.
payee-name = Nome do titular da conta
payee-iban = IBAN
payee-iban-hint = Para contas na área de pagamentos em euros (SEPA). Os espaços não fazem diferença.
payee-paypal = Endereço de e-mail do PayPal
payee-paypal-hint = Basta um dos dois. Com ambos, um estudo que paga em euros usa a conta bancária; os outros, o PayPal.
payee-save = Salvar dados
payee-saved = Seus dados foram salvos.
