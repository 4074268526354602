### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants

entrance-invited = Você pode participar deste estudo.
entrance-tasks = { $hits ->
    [one] Você fará { $hits } tarefa.
   *[other] Você fará { $hits } tarefas.
}
entrance-start = Começar
entrance-continue = Continuar
entrance-welcome-back = Você já começou este estudo. Continue de onde parou.
entrance-signs-out = Há uma sessão aberta em nome de { $name }. Se você começar aqui, essa sessão será encerrada neste navegador.
entrance-come-back = Você já esteve aqui antes?
entrance-return-code = Código para continuar
entrance-return-code-hint = O código tem 16 caracteres. Você o viu quando começou.
entrance-return = Continuar com este código
entrance-new-return-code = Anote seu código para continuar
entrance-return-code-label = Com este código, você pode continuar mais tarde, também em outro dispositivo
entrance-return-code-advice = Anote ou copie agora. Se você o perder, só poderá começar do início.
entrance-decline = Não aceito
entrance-decline-means = Você sai do estudo. Ficam salvos apenas que você não aceitou e, se você veio de um serviço de recrutamento, o ID que ele usa para você.
entrance-progress = { $done } de { $all } tarefas feitas
entrance-nothing-left = Não há mais tarefas para você neste estudo.
entrance-finish = Concluir o estudo

## How taking part ended

ending-finished = Você concluiu este estudo. Agradecemos a sua participação!
ending-no-consent = Você não participa deste estudo.
ending-screened-out = Você não atende a um requisito deste estudo, por isso não pode continuar.
ending-failed-checks = Houve respostas erradas demais nos controles de qualidade, por isso você não pode continuar.
ending-timed-out = Sua vaga ficou reservada por um tempo limitado e não está mais disponível.
ending-full = Este estudo não tem mais vagas ou tarefas no momento.
ending-code = Código de conclusão
ending-enter-code = Digite este código na página de onde você veio.
ending-return = Continuar para a última etapa
ending-return-to = Voltar para { $provider }
ending-close-page = Você pode fechar esta página.

## To researchers

nav-entrances = Links de acesso
entrances-lead = Com estes links, pessoas sem conta aqui participam, a partir de serviços como o Prolific ou de qualquer outro lugar.
entrances-none = Ainda não há links de acesso.
entrances-add = Criar um link de acesso
entrances-anonymous-lead = Qualquer pessoa com o link pode participar, sem conta. Cada participante recebe um código para continuar mais tarde.
entrances-provider = Serviço
entrances-provider-other = Outro serviço
entrances-anonymous = Anônimo
entrances-label = Nome
entrances-label-hint = Só a sua equipe o vê, por exemplo “Prolific, francês”.
entrances-places = Vagas
entrances-places-hint = Quantas pessoas podem participar. Deixe vazio para não haver limite.
entrances-submissions = HITs por participante
entrances-submissions-hint = Um participante terminou depois deste número de HITs. Deixe vazio para todos os disponíveis.
entrances-hold = Duração da reserva de uma vaga (minutos)
entrances-hold-hint = Depois desse tempo sem atividade, a vaga fica livre para outra pessoa.
entrances-provider-study = ID do estudo no serviço
entrances-provider-study-hint = Só são aceitos links deste estudo. Deixe vazio para aceitar links de qualquer estudo.
entrances-signed = Aceitar só links assinados pelo Prolific
entrances-signed-hint = Assim ninguém participa com um ID de participante inventado. O Prolific precisa ativar os links seguros para o seu espaço de trabalho; sem eles, ninguém consegue participar.
entrances-parameters = Parâmetros do link
entrances-parameters-lead = Os nomes com que o serviço acrescenta seus IDs ao link.
entrances-parameter-person = ID do participante
entrances-parameter-session = ID do envio
entrances-parameter-study = ID do estudo
entrances-address = Endereço de retorno
entrances-address-hint = Para onde os participantes vão no fim. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" } são substituídos por seus valores.
entrances-codes = Códigos de conclusão
entrances-codes-lead-anonymous = Os participantes veem este código no fim.
entrances-codes-lead = Informe os mesmos códigos no serviço. Para cada código, escolha lá o que acontece com o envio.
entrances-own-codes = Dar um código próprio a cada participante que concluir
entrances-create = Criar link
entrances-save = Salvar alterações
entrances-saved = O link de acesso foi salvo.
entrances-link = Link
entrances-back = Voltar ao link de acesso
entrances-link-lead-anonymous = Envie este link às pessoas que você quer convidar.
entrances-link-lead = Copie este link para o serviço como ele está.
entrances-taken = Vagas ocupadas
entrances-taken-of = { $taken } de { $places }
entrances-came = Chegadas
entrances-working = Em andamento
entrances-finished = Concluído
entrances-screened-out = Requisitos não atendidos
entrances-open = Aberto
entrances-closed = Fechado a novos participantes
entrances-close = Fechar a novos participantes
entrances-close-hint = Quem já começou pode continuar.
entrances-settings = Configurações do link
entrances-participants = Participantes
entrances-arrived = Chegada
entrances-nobody = Ninguém chegou por este link ainda.
entrances-download = Baixar participantes (CSV)
entrances-download-lead = O arquivo contém os IDs do serviço e os códigos. Cada download fica registrado no log de auditoria.
entrances-active = Última atividade
entrances-submitted = Enviados
entrances-state = Estado
entrances-state-working = Em andamento
entrances-state-away = Vaga liberada
ending-name-finished = Concluído
ending-name-no-consent = Sem consentimento ou desistência
ending-name-screened-out = Requisitos não atendidos
ending-name-failed-checks = Reprovado nos controles de qualidade
ending-name-timed-out = Tempo esgotado
ending-name-full = Sem vagas ou tarefas
entrances-more = Mais participantes

## People whom researchers invite by a link of their own

entrances-panel = Pessoas que você convida
entrances-panel-lead = Você informa uma lista de pessoas. Cada uma recebe um link pessoal, enviado por este servidor ou por você.
invitees-title = Pessoas convidadas
invitees-lead = Cada pessoa tem um link pessoal. Ela pode usá-lo de novo para continuar em qualquer dispositivo.
invitees-listed = Na lista
invitees-add = Acrescentar pessoas
invitees-field = Pessoas, uma por linha
invitees-hint = Para cada pessoa, um endereço de e-mail, um nome ou ID, ou ambos, e o código de um idioma do estudo, se você souber qual é, separados por vírgulas (por exemplo: ana@example.org, P17, it). Os outros participantes não veem os nomes nem os IDs.
invitees-add-button = Acrescentar à lista
invitees-added = { $n ->
    [0] Nenhuma pessoa foi acrescentada.
    [one] { $n } pessoa foi acrescentada.
   *[other] { $n } pessoas foram acrescentadas.
}
invitees-known = { $n ->
    [one] { $n } pessoa já estava na lista.
   *[other] { $n } pessoas já estavam na lista.
}
# $n is how many people get an e-mail
invitees-invite = Enviar convites ({ $n })
# $n is how many people get an e-mail
invitees-remind = Enviar lembretes ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = Os lembretes são enviados às pessoas que foram convidadas há pelo menos um dia e ainda não concluíram o estudo. Ninguém recebe mais de { $most } convites e lembretes no total.
invitees-left-out = { $n ->
    [one] { $n } pessoa não recebe e-mail agora, porque todas as vagas no idioma dela estão ocupadas: { $languages }.
   *[other] { $n } pessoas não recebem e-mail agora, porque todas as vagas no idioma delas estão ocupadas: { $languages }.
}
invitees-sent = { $n ->
    [0] No momento, ninguém pode receber e-mails.
    [one] { $n } e-mail será enviado.
   *[other] { $n } e-mails serão enviados.
}
invitees-download = Baixar links (CSV)
invitees-download-lead = Quem tem um link participa como a pessoa para quem ele foi criado; por isso, envie-o só a essa pessoa. Cada download fica registrado no log de auditoria.
invitees-none = Ainda não há ninguém na lista.
invitees-name = Nome ou ID
invitees-more = Mais pessoas
invitees-new = Sem convite
invitees-invited = Convite enviado
invitees-failed = E-mail não entregue
invitees-stopped = Não quer e-mails
invitees-remove = Remover
# To those who do not see the table
invitees-remove-one = Remover { $name }
invitees-removed = “{ $name }” não está mais na lista.
