### The page of a study's batches: HITs that are created for a published task.

batches-lead = Um lote cria HITs para uma tarefa publicada. A semente registrada determina a amostra e a ordem.
batches-none = Este estudo ainda não tem lotes. Um lote precisa de uma tarefa publicada.

## The table of batches

batches-stopped = interrompido
batches-complete = completo
batches-open = aberto
# Label of a batch that grows while workers work: gold items
batches-of-gold = Itens-ouro
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Textos da tarefa { $n }, à medida que chegam
batches-stop = Interromper lote
batches-reopen = Reabrir lote

## The form for a new batch

batches-new = Novo lote
batches-new-lead = Primeiro, veja uma prévia do número de HITs e do custo. Nada é criado até você confirmar.
batches-publish-first = Primeiro, publique uma tarefa. Um lote usa a versão publicada de uma tarefa.
batches-task-of-sources = { $title } (textos de origem)
batches-task-of-outputs = { $title } (saídas)
batches-systems = Sistemas a julgar
batches-systems-hint = Só para tarefas que mostram saídas. Rankings e comparações precisam de pelo menos dois sistemas.
batches-human = Reescritas humanas
batches-no-outputs = ainda sem saídas
batches-all-human = Usar todas as reescritas humanas de cada texto de origem
batches-all-human-hint = Caso contrário, a semente seleciona uma reescrita por texto de origem. Tarefas que comparam ou ordenam saídas sempre usam uma.
batches-spread = Julgar uma saída por texto de origem, alternando os sistemas
batches-spread-hint = Exige menos participantes. Caso contrário, um lote exige sistemas × julgamentos participantes: cada um recebe cada texto de origem só uma vez por tarefa.
batches-sample = Número de textos de origem
batches-sample-hint = Deixe vazio para usar todos os textos de origem. Caso contrário, sorteia-se esse número deles.
batches-label-hint = Um nome que ajuda sua equipe a reconhecer o lote.
batches-seed-hint = Deixe vazio para uma nova semente. A mesma semente e as mesmas configurações dão de novo o mesmo lote.
batches-preview = Ver prévia do lote

## The preview of a batch

batches-per-hit = { $n } por HIT
batches-least-workers = Número mínimo de participantes
batches-least-workers-base = Um participante recebe cada texto de origem só uma vez por tarefa.
batches-most-cost = Custo máximo
batches-most-cost-base = Se todos os envios forem aprovados
batches-left-out = { $n ->
    [one] { $n } texto de origem não está incluído, porque os sistemas selecionados têm saídas de menos para ele.
   *[other] { $n } textos de origem não estão incluídos, porque os sistemas selecionados têm saídas de menos para eles.
}
batches-create = { $n ->
    [one] Criar { $n } HIT
   *[other] Criar { $n } HITs
}

## After a form

batches-is-created = O lote foi criado.
batches-is-stopped = O lote está interrompido. Os HITs em andamento ainda podem ser enviados; eles contam e são pagos.
batches-is-open = O lote está aberto de novo.

## The hourly rate that the reward of a planned batch means

batches-hourly = Remuneração por hora
# Arguments: $time, $n
batches-hourly-measured = no tempo mediano de { $time } por HIT ({ $n } envios desta tarefa)
# Arguments: $time, $n
batches-hourly-piloted = no tempo mediano de { $time } para o mesmo número de textos-piloto ({ $n } envios do piloto)
batches-hourly-expected = no tempo previsto de { $time } por HIT informado na tarefa
batches-hourly-unknown = Ainda não há envios. Informe na tarefa o tempo previsto por HIT para ver a remuneração por hora.
batches-hourly-low = A remuneração por hora é inferior a { $floor }, o mínimo permitido pelo Prolific. Aumente a remuneração ou encurte os HITs.
