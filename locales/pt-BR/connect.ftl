### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Conecte este estudo à conta do CloudResearch Connect que paga os participantes.
connect-connect = Conectar à CloudResearch
connect-key-label = Chave de API
connect-key-hint = Peça-a à CloudResearch. O Concord a criptografa e não a mostra de novo.
connect-account-title = Conta do CloudResearch Connect
# Arguments: $date
connect-account = Conectada desde { $date }.
connect-seen-within = As mudanças no Connect aparecem aqui em até um minuto.
connect-disconnect-means = O Concord esquece a chave de API e a lista de envios. No Connect nada muda.
connect-connected = O estudo está conectado ao CloudResearch Connect.
connect-disconnected = O estudo não está mais conectado ao CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = Envios
connect-asked = O Connect foi consultado pela última vez em { $date }. O Concord consulta cerca de uma vez por minuto.
connect-ask = Consultar o Connect agora
connect-follows-none = Para ver os envios aqui, informe o ID do projeto do Connect nas configurações de um link de acesso.
connect-no-submissions = Ainda não há envios.
connect-fourteen-days = Depois de 14 dias, o Connect aprova os envios sobre os quais ninguém decidiu. Uma aprovação é definitiva. Uma recusa ainda pode virar aprovação mais tarde.

## What was found about a participant, each with what to do
connect-no-submission = Sem envio no Connect
connect-no-submission-advice = O ID do link pode ter sido inventado, ou o Connect ainda não lista o envio. Não pague antes que ele apareça.
connect-not-finished-advice = Enviado no Connect, não concluído aqui. Veja o trabalho antes de decidir; depois de 14 dias, o Connect aprova o envio.
connect-never-came-advice = Enviado no Connect sem começar aqui. Escreva ao participante ou recuse o envio; depois de 14 dias, o Connect o aprova.
connect-other-code-advice = O código no Connect não é o que este estudo deu. Veja o trabalho antes de decidir.
connect-not-handed-in-advice = Terminou aqui, mas o Connect não lista o envio. O participante não seguiu o link no final, ou o ID do link foi inventado.
connect-agree-advice = Enviado no Connect e concluído aqui. Aprove o envio aqui ou decida sobre o trabalho em “Pagamentos”: uma rodada de pagamento também aprova o envio.
connect-unclear = O Connect ainda não diz nada
connect-decided = Decidido no Connect
connect-gave-up = Desistiu da vaga

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] Aprovar { $n } envio pronto
   *[other] Aprovar { $n } envios prontos
}
connect-approve-ready-means = Estes participantes terminaram aqui e fizeram o envio no Connect. O Connect paga a cada um a remuneração do projeto correspondente. Não é possível desfazer.
connect-approved-ready = { $n ->
    [one] O Connect aprova { $n } envio.
   *[other] O Connect aprova { $n } envios.
}
# $participant is an ID
connect-submission-title = Envio de { $participant }
connect-submission-lead = O que o Connect e este estudo sabem sobre o participante, e o que você pode decidir no Connect.
connect-all-submissions = Todos os envios
connect-nothing-to-decide = No momento não é possível decidir nada sobre este envio.
connect-done = O Connect executou a ação.
connect-approve-means = O Connect paga ao participante a remuneração do projeto. Não é possível desfazer.
connect-thanks = Mensagem (opcional)
connect-thanks-hint = O participante lê a mensagem.
connect-reject-means = O participante não é pago e lê a sua mensagem; o dinheiro volta para a sua conta. Você ainda pode aprovar o envio mais tarde.
connect-reject-finished = Este participante terminou aqui e fez o envio no Connect. Recuse somente um trabalho que viole as regras que o participante leu.
connect-message-hint = O participante lê a mensagem. Diga exatamente o que estava errado e seja cordial.

## Payments through Connect, on the page of a payout
connect-pays = Pelo Connect
connect-pays-lead = Os participantes que vieram do Connect são pagos lá: o envio é aprovado, e o que eles têm a receber além da remuneração vai como bônus. Isso acontece em segundo plano, e cada bônus é enviado uma só vez.
connect-retry = Tentar de novo no Connect
connect-retry-means = Tudo o que o Connect recusou nesta rodada de pagamento é enviado de novo.
# Arguments: $amount
connect-reward-there = Remuneração no Connect: { $amount }
# Arguments: $amount
connect-bonus-there = Bônus no Connect: { $amount }
connect-waits-there = Aguardando o Connect
connect-is-accepted = Aceito pelo Connect
connect-was-rejected = O envio foi recusado no Connect.
connect-other-sum = O Connect pagou um valor diferente da remuneração do projeto. Pague o restante lá manualmente e depois escolha “Foi pago”.
connect-other-currency = O Connect paga em dólares americanos, e este estudo conta em outra moeda. Pague manualmente e depois escolha “Foi pago”.
connect-was-refused = O Connect recusa o pagamento. Há dinheiro suficiente na conta?
connect-unknown-there = O Connect não conhece o envio.
connect-disagrees = O Connect entendeu outro valor, por isso nada foi pago.
connect-several-there = Esta pessoa fez vários envios no Connect. Aprove-os lá, pague o restante manualmente e depois escolha “Foi pago”.
connect-was-disconnected = O estudo foi desconectado do Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Decisões para o Connect
connect-decisions-lead = Sem chave de API: um arquivo que diz, para cada participante, o que fazer no Connect. Nada é enviado ao Connect.
connect-payment-label = Remuneração do projeto, em USD
connect-payment-hint = O que o Connect paga por um envio aprovado, por exemplo 1,80. Esse valor é descontado do que o participante tem a receber.
connect-decisions-show = Mostrar decisões
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Aprovar: { $approved }. Recusar: { $rejected }. Você decide: { $open }.
# Arguments: $amount
connect-decisions-bonuses = Bônus no arquivo: { $amount }
connect-decisions-download = Baixar decisões (CSV)
connect-decisions-act = Decida no Connect como o arquivo diz e pague lá os bônus dele. Depois, confirme a rodada de pagamento em “Pagamentos”, para que nenhum arquivo posterior traga o mesmo bônus.
connect-decisions-none = Ninguém chegou por este link ainda.
connect-decisions-currency = O Connect paga em dólares americanos. Este estudo conta em outra moeda, por isso o arquivo não tem bônus.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = Estas pessoas não recebem bônus neste arquivo, porque o envio delas ainda não tem decisão, porque vieram por mais de um link de acesso ou porque são pagas de outra forma: { $workers }.
# Argument: $button
connect-decisions-careful = Se houver pessoas citadas aqui, não confirme o pagamento inteiro: escolha “{ $button }” para cada pessoa que você pagou.
connect-decision = Decisão
connect-decision-approve = Aprovar
connect-decision-reject = Recusar
connect-decision-open = Você decide
connect-decision-in-progress = Em andamento aqui.
connect-decision-undecided = O trabalho deste participante aguarda a sua decisão aqui. Decida primeiro e depois volte a esta página.
connect-decision-not-finished = Terminou aqui sem concluir. Veja as regras do projeto antes de decidir.
connect-bonus = Bônus

## Audit log
audit-connect-connect = Estudo conectado ao Connect
audit-disconnect-connect = Estudo desconectado do Connect
audit-approve-connect = Envio aprovado no Connect
audit-reject-connect = Envio recusado no Connect
audit-download-decisions = Decisões para o Connect baixadas
