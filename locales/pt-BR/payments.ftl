### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Pagamentos
payments-lead = Aprove envios, confira a remuneração por hora dos participantes, conceda bônus e faça rodadas de pagamento.

## Amounts at the top of the page

payments-median-hourly = Remuneração por hora mediana
payments-hourly-target = Meta: { $amount } por hora
payments-hourly-method = A remuneração por hora de um participante é o valor aprovado ou aguardando aprovação, dividido pelo tempo ativo. O número é a mediana de todos os participantes com pelo menos um minuto de tempo ativo.
payments-no-hourly-yet = Nenhum participante tem um minuto de tempo ativo ainda.
payments-total-cost = Custo total do estudo
payments-total-cost-base = Todos os envios até agora e todos os envios de que os HITs ainda precisam
payments-approved-unsent = Aprovado, ainda fora das rodadas de pagamento
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Emitido, não confirmado
# Amount of which nobody knows whether it was sent
payments-held = A verificar manualmente
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Comprometido até agora
# Below the amount that is promised
payments-budget-of = Orçamento: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = { $percent }% do orçamento está comprometido: { $promised } de { $budget }. Novos HITs só são distribuídos enquanto o restante for suficiente.
# Arguments: $promised, $budget
payments-budget-used = O orçamento se esgotou: { $promised } de { $budget } estão comprometidos. Os participantes não recebem novos HITs. O que eles já começaram ainda é aceito e pago.
payments-change-budget = Alterar o orçamento
# Arguments: $median, $floor
payments-below-floor = A remuneração por hora mediana é de { $median }. O Prolific pede pelo menos { $floor }.
payments-lift-by-bonus = Aumentar com bônus

## Submissions that wait for approval

payments-nothing-waits = Nenhum envio aguarda aprovação. Os novos envios aparecem aqui até serem aprovados: manualmente, ou automaticamente depois do tempo definido nas configurações.
payments-select = Selecionar
payments-select-submission = Selecionar o envio de { $worker }, de { $at }
payments-your-own = seu próprio envio
payments-in-statistics = Nas estatísticas
payments-counted = Contabilizado
payments-extra = Envio extra (pago, não contabilizado)
payments-gold = Item-ouro (pago, não contabilizado)
payments-excluded = Participante excluído das estatísticas (pago, não contabilizado)
payments-rejection-reason = Motivo da recusa
payments-rejection-hint = O participante lê este motivo. Escreva pelo menos dez caracteres. As respostas são mantidas.
payments-rejected-still-count = As respostas recusadas continuam contando nas estatísticas. Para excluir um participante, use “Excluir das estatísticas” na página dele.
payments-approve-selected = Aprovar envios selecionados
payments-approve-all = Aprovar todos os envios pendentes
payments-reject-selected = Recusar envios selecionados
payments-approved-n = { $n ->
    [one] { $n } envio foi aprovado.
   *[other] { $n } envios foram aprovados.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } envio seu ainda aguarda. Outra pessoa precisa decidir sobre ele.
   *[other] { $n } envios seus ainda aguardam. Outra pessoa precisa decidir sobre eles.
}
payments-show = Mostrar envios
payments-next-page = Próxima página
payments-no-match = Nenhum envio corresponde a este filtro.
payments-approve-matching = Aprovar todos os envios pendentes que correspondem ao filtro
payments-approve-all-means = { $n ->
    [one] { $n } envio será aprovado: { $amount } no total. Não é possível desfazer.
   *[other] { $n } envios serão aprovados: { $amount } no total. Não é possível desfazer.
}
payments-select-all = Selecionar todos nesta página
payments-at-once = Uma decisão abrange no máximo { $n } envios. Se não for possível decidir sobre um deles, nenhum será decidido.
payments-answers = Respostas
payments-show-answers = Mostrar respostas
payments-answers-of = Respostas de { $worker }
payments-answers-removed = Estas respostas foram removidas a pedido do participante.
payments-decided-before = { $n ->
    [one] { $n } envio selecionado já havia sido decidido e não foi alterado.
   *[other] { $n } envios selecionados já haviam sido decididos e não foram alterados.
}
payments-more-waiting = Há mais envios pendentes. Aprove novamente para continuar.
payments-rejected-n = { $n ->
    [one] { $n } envio foi recusado.
   *[other] { $n } envios foram recusados.
}

## Hourly rates of workers

payments-active-time = Tempo ativo
payments-active-time-lead = O tempo ativo é medido no navegador. Uma pausa conta no máximo um minuto.
payments-no-workers-yet = Os participantes aparecem aqui com o primeiro envio.
payments-workers-caption = Remuneração por hora dos participantes
payments-median-time = Tempo mediano por HIT
payments-waiting-in = Aguardando ({ $currency })
payments-approved-in = Aprovado ({ $currency })
payments-paid-in = Pago ({ $currency })
payments-hourly-in = Por hora ({ $currency })
payments-target = Meta
payments-target-reached = atingida
payments-target-missed = abaixo da meta

## Durations

payments-seconds = { $seconds } s
payments-minutes = { $minutes } min { $seconds } s
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Livro-razão
payments-ledger-empty = Os lançamentos aparecem aqui quando envios são aprovados.
payments-type = Tipo
payments-reward = remuneração
payments-bonus = bônus
payments-correction = correção
payments-is-paid = pago
payments-is-sent = emitido
# Nobody knows whether it was sent
payments-is-held = a verificar
payments-newest = A tabela mostra os { $shown } lançamentos mais recentes, de { $n }. O download contém todos os lançamentos.

## Rejected submissions in statistics

rejected-are-left-out-here = As respostas recusadas não contam nas estatísticas, conforme as configurações deste estudo. Os relatórios informam quantas são.
rejected-left-out = Não (recusado)
