### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Conduza estudos de anotação e de avaliação humana com crowdsourcing, do recrutamento às tabelas finais.
home-invited = Você recebeu um link de convite? Abra-o: ele leva ao seu estudo.
home-for-workers = Participantes
home-for-workers-text = Avalie, compare e reescreva textos curtos no celular ou no computador. Você vê o pagamento e o tempo antes de começar.
home-for-researchers = Pesquisadores
home-for-researchers-text = Crie tarefas, recrute e pague participantes, meça a concordância com intervalos e exporte tabelas para um artigo.

## The list of studies

studies-lead = Todos os estudos que você prepara, revisa ou gerencia.
studies-new = Novo estudo
# The same for an administrator of the server
studies-empty-administrator = Ainda não há nenhum estudo. Crie o primeiro.
studies-empty = Um estudo aparece aqui quando a administração o cria e dá a você um papel nele.
studies-your-role = Seu papel
studies-managers = Gerentes
studies-administrator = administração
studies-no-batch = ainda sem HITs
studies-only-pilot = só o piloto até agora
studies-progress = { $counted } de { $target } ({ $percent }%)

## The overview of a study

overview-published-tasks = Tarefas publicadas
overview-submissions = Envios contabilizados
overview-of-target = de { $target }
overview-checklist = Checklist de configuração
overview-checklist-lead = Você pode colocar o estudo no ar sem as etapas opcionais.
overview-open-page = Abrir { $page }
overview-progress = Progresso
overview-see-progress = Progresso de cada tarefa e idioma
overview-n-counted = { $n ->
    [one] { $n } envio contabilizado
   *[other] { $n } envios contabilizados
}
# How many tasks are complete, each language counted
overview-n-complete = Tarefas concluídas (cada idioma conta separadamente): { $n }
overview-attention = Requer atenção
overview-nothing = Nada aguarda uma ação sua.
overview-n-submissions = { $n ->
    [one] { $n } envio aguarda aprovação.
   *[other] { $n } envios aguardam aprovação.
}
overview-n-held-payments = { $n ->
    [one] Não se sabe se { $n } pagamento foi emitido: a verificar.
   *[other] Não se sabe se { $n } pagamentos foram emitidos: a verificar.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = { $n }% do orçamento está comprometido.
overview-n-messages = { $n ->
    [one] { $n } mensagem de participante não tem resposta.
   *[other] { $n } mensagens de participantes não têm resposta.
}
overview-n-reviews = { $n ->
    [one] { $n } participante aguarda a revisão em língua materna.
   *[other] { $n } participantes aguardam a revisão em língua materna.
}
overview-n-locations = { $n ->
    [one] O país de { $n } participante precisa ser verificado.
   *[other] Os países de { $n } participantes precisam ser verificados.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } tarefa publicada ainda não tem HITs. Crie um lote.
   *[other] { $n } tarefas publicadas ainda não têm HITs. Crie um lote para cada uma.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } job em segundo plano falhou.
   *[other] { $n } jobs em segundo plano falharam.
}
overview-results = Resultados
overview-open-results = Abrir resultados
overview-results-lead = Calculados sobre todos os envios contabilizados. Cada relatório tem intervalos, o método e um download.
overview-state = Estado
overview-go-live = Colocar no ar
overview-go-live-lead = Participantes com um link de convite podem começar imediatamente. Pelo menos uma tarefa precisa estar publicada.
overview-close = Encerrar estudo
overview-close-lead = Em um estudo encerrado, os participantes não recebem mais HITs. Os HITs em andamento ainda podem ser enviados.
overview-reopen = Reabrir estudo
overview-reopen-lead = O estudo está encerrado. Depois de reaberto, os participantes recebem os HITs que ainda precisam de envios.
overview-not-ready = O estudo ainda não pode ir ao ar. Falta:
overview-live-without = Estas etapas não estão concluídas. Você pode colocar o estudo no ar sem elas.

## Erasure of personal data

overview-personal-data = Dados pessoais dos participantes
overview-erased-after = { $days ->
    [one] Os dados pessoais dos participantes são apagados { $days } dia depois do encerramento do estudo.
   *[other] Os dados pessoais dos participantes são apagados { $days } dias depois do encerramento do estudo.
}
overview-all-erased = { $n ->
    [one] A eliminação estava prevista para { $date } e está concluída para { $n } participante.
   *[other] A eliminação estava prevista para { $date } e está concluída para todos os { $n } participantes.
}
overview-erasing = A eliminação começa em { $date }. Apagados até agora: { $erased } de { $n } participantes.
overview-n-owed = { $n ->
    [one] { $n } participante ainda não foi pago ou aguarda uma decisão. Seus dados são mantidos até que isso se resolva.
   *[other] { $n } participantes ainda não foram pagos ou aguardam uma decisão. Seus dados são mantidos até que isso se resolva.
}

## Steps of the setup checklist

setup-consent = Escrever o termo de consentimento
setup-public-texts = Escrever o título e a descrição para participantes
setup-sources = Importar textos de origem
setup-qualification = Definir as regras de qualificação
setup-task = Acrescentar uma tarefa e publicá-la
setup-batch = Criar um lote de HITs
setup-invite = Convidar participantes com um link
setup-go-live = Colocar o estudo no ar

## What follows if a study goes live without a step of the checklist

without-consent = Os participantes veem o termo de consentimento padrão em cada idioma sem um texto seu.
without-public-texts = Onde faltam, os participantes veem o título do próprio estudo e nenhuma descrição.
# Languages in which a text is missing
overview-missing-in = Falta em: { $languages }.
without-sources = Não há textos para trabalhar.
without-qualification = Qualquer pessoa com um link de convite pode trabalhar.
without-task = Os participantes não têm nenhuma tarefa.
without-batch = Os participantes podem fazer a qualificação, mas não encontram HITs.
without-invitation = Ninguém pode entrar no estudo como participante.
