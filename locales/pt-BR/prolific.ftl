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
prolific-finished-anyway-advice = Devolvido ou expirado no Prolific, mas HITs foram enviados aqui. Você pode pagar o trabalho com um bônus no Prolific.
prolific-still-at-work = Devolvido, mas em andamento
prolific-still-at-work-advice = Devolvido ou expirado no Prolific, ainda em andamento aqui. Você pode pagar o trabalho com um bônus no Prolific.
prolific-agree = Pronto para decidir
prolific-agree-advice = Enviado com o código certo. Decida sobre o envio no Prolific e sobre o trabalho em “Pagamentos”.
prolific-not-here = Ainda não chegou
prolific-unclear = O Prolific ainda não diz nada
prolific-decided = Decidido no Prolific
prolific-gave-up = Devolvido ou expirado
