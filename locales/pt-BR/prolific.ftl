### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Conecte este estudo à conta do Prolific que recruta e paga os participantes.
prolific-connect = Conectar ao Prolific
prolific-replace = Usar outra conta
prolific-token-label = Token de API
prolific-token-hint = Crie um nas configurações do seu espaço de trabalho no Prolific. O Concord o criptografa e não o mostra de novo.
prolific-workspace-label = ID do espaço de trabalho
prolific-workspace-hint = 24 letras e dígitos, no endereço do seu espaço de trabalho no Prolific.
prolific-account-title = Conta do Prolific
prolific-account = Conectado como { $account } desde { $date }.
prolific-in-workspace = Espaço de trabalho: { $workspace }
prolific-told-at = O Prolific avisa este servidor imediatamente sobre as mudanças. O último aviso chegou em { $time }.
prolific-told = O Prolific avisa este servidor imediatamente sobre as mudanças. Nenhum aviso chegou ainda.
prolific-told-soon = As mudanças no Prolific aparecem aqui em até um minuto. Em breve, o Concord pedirá ao Prolific que avise este servidor imediatamente.
prolific-told-elsewhere = As mudanças no Prolific aparecem aqui em até um minuto. O aviso imediato vai para outro servidor, porque um espaço de trabalho tem um só endereço para isso.
prolific-not-told = As mudanças no Prolific aparecem aqui em até um minuto. O Concord não conseguiu pedir ao Prolific que avise este servidor imediatamente.
prolific-told-needs-address = As mudanças no Prolific aparecem aqui em até um minuto. Para vê-las imediatamente, este servidor precisa de um endereço público que comece com https:// (configuração public_url).
prolific-available = Saldo disponível
prolific-total = Saldo total
prolific-disconnect = Desconectar
prolific-disconnect-means = O Concord esquece o token de API e a lista de envios. No Prolific nada muda. Revogue o token lá se não precisar mais dele.
prolific-connected = O estudo está conectado ao Prolific.
prolific-disconnected = O estudo não está mais conectado ao Prolific.

prolific-submissions = Envios
prolific-asked = O Prolific foi consultado pela última vez em { $date }. O Concord consulta cerca de uma vez por minuto.
prolific-ask = Consultar o Prolific agora
prolific-follows-none = Para ver os envios aqui, informe o ID do estudo do Prolific nas configurações de um link de acesso.
prolific-no-submissions = Ainda não há envios.
prolific-differences = { $n ->
    [one] { $n } participante precisa da sua atenção.
   *[other] { $n } participantes precisam da sua atenção.
}
prolific-first-rows = Só as primeiras linhas de { $all } são mostradas. A interface REST lista todas.
prolific-participant = ID do participante
prolific-here = Este estudo
prolific-finding = O que fazer
prolific-code = Código: { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT enviado
   *[other] { $hits } HITs enviados
}
prolific-in-progress = Em andamento
prolific-no-submission = Sem envio no Prolific
prolific-no-submission-advice = O ID do link pode ter sido inventado, ou o Prolific ainda não lista o envio. Não pague antes que ele apareça.
prolific-not-finished = Não concluído aqui
prolific-not-finished-advice = Enviado no Prolific, não concluído aqui. Veja o trabalho antes de decidir.
prolific-never-came = Nunca chegou aqui
prolific-never-came-advice = Enviado no Prolific sem começar aqui. Peça ao participante que devolva o envio.
prolific-other-code = Código diferente
prolific-other-code-advice = O código no Prolific não é o que este estudo deu. Veja o trabalho antes de decidir.
prolific-not-handed-in = Não enviado
prolific-not-handed-in-advice = Terminou aqui, mas não foi enviado no Prolific. O participante não seguiu o link no final.
prolific-finished-anyway = Devolvido, com trabalho aqui
prolific-finished-anyway-advice = Devolvido ou expirado no Prolific, mas HITs foram enviados aqui. Se você aprovar o trabalho, ele será pago na próxima rodada de pagamento com um bônus no Prolific.
prolific-still-at-work = Devolvido, mas em andamento
prolific-still-at-work-advice = Devolvido ou expirado no Prolific, ainda em andamento aqui. Se você aprovar o trabalho, ele será pago na próxima rodada de pagamento com um bônus no Prolific.
prolific-agree = Pronto para decidir
prolific-agree-advice = Enviado com o código certo. Aprove o envio aqui ou decida sobre o trabalho em “Pagamentos”: uma rodada de pagamento também aprova o envio.
prolific-not-here = Ainda não chegou
prolific-unclear = O Prolific ainda não diz nada
prolific-decided = Decidido no Prolific
prolific-gave-up = Devolvido ou expirado

prolific-approve-ready = { $n ->
    [one] Aprovar { $n } envio pronto
   *[other] Aprovar { $n } envios prontos
}
prolific-approve-ready-means = Estes participantes terminaram aqui e informaram o código certo. O Prolific paga a cada um a remuneração do estudo correspondente. Não é possível desfazer.
prolific-approved-ready = { $n ->
    [one] O Prolific aprova { $n } envio.
   *[other] O Prolific aprova { $n } envios.
}
prolific-decide = Decidir
prolific-submission-title = Envio de { $participant }
prolific-submission-lead = O que o Prolific e este estudo sabem sobre o participante, e o que você pode decidir no Prolific.
prolific-all-submissions = Todos os envios
prolific-nothing-to-decide = No momento não é possível decidir nada sobre este envio.
prolific-done = O Prolific executou a ação.
prolific-approve = Aprovar
prolific-approve-means = O Prolific paga ao participante a remuneração do estudo correspondente. Não é possível desfazer.
prolific-ask-return = Pedir devolução
prolific-ask-return-means = O Prolific pede ao participante que devolva o envio. O participante não é pago, mas isso não conta contra ele. Ele pode recusar.
prolific-return-reason = Motivo
prolific-return-reason-hint = O participante lê o motivo. Pelo menos 10 caracteres.
prolific-return-asked = Devolução pedida em { $date }
prolific-reject = Recusar
prolific-reject-means = O participante não é pago e lê a sua mensagem. O Prolific só permite isso em casos claros: por exemplo, se não há nenhuma resposta ou, em estudos de cinco minutos ou mais, se houve falha em duas verificações de atenção. Em caso de dúvida, peça ao participante que devolva o envio.
prolific-reject-finished = Este participante terminou aqui e informou o código certo. O Prolific anula as recusas que violam suas regras.
prolific-category = Motivo
prolific-message = Mensagem
prolific-message-hint = O participante lê a mensagem. Pelo menos 100 caracteres: diga exatamente o que estava errado e seja cordial.

prolific-failed-check = Falha nas verificações de atenção
prolific-failed-instructions = Instruções não seguidas
prolific-low-effort = Pouco esforço
prolific-too-quickly = Rápido demais
prolific-too-slowly = Lento demais
prolific-no-data = Sem respostas
prolific-no-code = Sem código de conclusão
prolific-bad-code = Código de conclusão errado
prolific-malingering = Fingiu cumprir os requisitos
prolific-incomplete-longitudinal = Falta uma parte de um estudo mais longo
prolific-unsupported-device = Dispositivo inadequado
prolific-unlisted = Outro motivo
