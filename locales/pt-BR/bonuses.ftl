### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Bônus
bonuses-page-lead = Uma regra calcula quanto falta a cada participante para chegar a uma remuneração por hora. Você confere a lista, altera o que souber melhor e a aprova. Então os bônus entram na próxima rodada de pagamento.

## The rule

bonuses-rule = Regra
bonuses-rule-lead = Só contam os envios aprovados. O que os participantes já ganharam neste estudo, incluindo bônus anteriores, é descontado.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Partir da meta de remuneração por hora
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Partir do XFORMAL: uma só vez, para mais de 10 por hora
# Arguments: $currency
bonuses-target = Aumentar até esta remuneração por hora ({ $currency })
bonuses-target-hint = Os participantes que ganham menos recebem a diferença.
bonuses-time = Tempo que conta
bonuses-time-hint = Uma pausa conta no máximo um minuto.
bonuses-time-own = O tempo ativo do próprio participante
bonuses-time-median = O tempo mediano de todos os participantes, para cada HIT
bonuses-most-medians = Tempo máximo de um HIT, em medianas
bonuses-most-medians-hint = Com 3, o tempo de um HIT conta até três vezes a mediana da sua tarefa. Deixe vazio para não haver limite.
# Arguments: $currency
bonuses-round-up-to = Arredondar para cima até um múltiplo de ({ $currency })
# Arguments: $currency
bonuses-least = Bônus mínimo ({ $currency })
bonuses-least-hint = Bônus menores não são pagos. Deixe vazio para pagar todos.
# Arguments: $currency
bonuses-most = Bônus máximo de um participante ({ $currency })
bonuses-most-hint = Deixe vazio para não haver limite.
bonuses-once = Participantes que já tiveram um bônus neste estudo não recebem outro
bonuses-compute = Calcular bônus

## The bonuses that the rule has computed

bonuses-round = Bônus a aprovar
bonuses-none-yet = Os bônus aparecem aqui depois que você os calcula. Nada é prometido a ninguém antes da sua aprovação.
bonuses-nobody = Por esta regra, nenhum participante recebe um bônus: ninguém com envios aprovados ganha menos, ou quem ganha menos já teve seu bônus.
bonuses-computed-at = Calculados em
# Column head
bonuses-counted-time = Tempo que conta
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Ganho antes
# Column head: the bonus that the rule computes
bonuses-computed = Pela regra
bonuses-change = Alterar
# Arguments: $worker
bonuses-change-of = Alterar o bônus de { $worker }
bonuses-save-change = Salvar bônus
bonuses-reason = Motivo
bonuses-reason-hint = O participante lê este motivo.
bonuses-approve = Aprovar bônus
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } participante recebe um bônus: { $amount }. Não é possível desfazer.
   *[other] { $n } participantes recebem um bônus: { $amount } no total. Não é possível desfazer.
}
bonuses-approved-n = { $n ->
    [one] O bônus de { $n } participante foi aprovado. Ele está na próxima rodada de pagamento.
   *[other] Os bônus de { $n } participantes foram aprovados. Eles estão na próxima rodada de pagamento.
}
# Arguments: $amount
bonuses-own = A lista contém o seu próprio bônus de { $amount }. Ele fica de fora quando você aprova; outra pessoa precisa calculá-lo de novo.

## A bonus by hand

bonuses-by-hand = Bônus manual
bonuses-by-hand-lead = Ele é aprovado na hora e entra na próxima rodada de pagamento.
bonuses-worker-hint = O pseudônimo, por exemplo W017.
# Arguments: $currency
bonuses-amount = Bônus ({ $currency })
bonuses-give = Conceder bônus
# Arguments: $amount, $worker
bonuses-given = { $worker } recebe um bônus de { $amount }.

## On the page of the worker

bonuses-yours = Seus bônus
bonuses-by-rule = Para aumentar seu ganho por hora
