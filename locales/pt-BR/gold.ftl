### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Itens-ouro
gold-lead = Itens com resposta conhecida mostram com que precisão os participantes avaliam e se eles leem os textos.
gold-to-task = Voltar à tarefa

## The rule

gold-off = Esta tarefa não usa itens-ouro. Ative-os no editor de tarefas e depois acrescente itens aqui.
gold-every = Os participantes fazem primeiro os itens de treinamento. Depois, em média um HIT em cada { $every } é um item-ouro ou uma verificação de atenção.
gold-rule-warn = Quem responde a { $after } ou mais itens, mas a menos de { $least }% deles como esperado, recebe um aviso.
gold-rule-pause = Quem responde a { $after } ou mais itens, mas a menos de { $least }% deles como esperado, fica em pausa até que um gerente decida.
gold-rule-exclude = Quem responde a { $after } ou mais itens, mas a menos de { $least }% deles como esperado, não recebe mais HITs neste estudo.

## Workers

gold-workers-lead = Os participantes com a menor taxa vêm primeiro. Itens de treinamento não são contados. Todos os envios são mantidos e pagos.
gold-workers-none = Os participantes aparecem aqui depois de responderem a um item-ouro.
gold-workers-table = Participantes e suas respostas aos itens-ouro
gold-answered = Respondidos
gold-as-expected = Como esperado
gold-percent = Como esperado (%)
gold-qualification = Qualificação
gold-statistics = Estatísticas
gold-included = incluído
gold-excluded = excluído

## Items

gold-none = Esta tarefa não tem itens-ouro.
gold-type = Tipo
gold-expected = Resposta esperada
gold-kind-gold = Item-ouro
gold-kind-attention = Verificação de atenção
gold-kind-training = Item de treinamento
gold-retire = Desativar item
gold-retired = Desativado em { $date }

## The form that adds items

gold-add = Acrescentar itens-ouro
gold-table = Tabela
gold-table-hint = Cole um cabeçalho e uma linha por item, com vírgulas, pontos e vírgulas ou tabulações como separadores.
gold-columns = Colunas: { $list }.
gold-columns-title = Colunas da tabela
gold-columns-required = São obrigatórias a coluna “id” (o ID do texto de origem) e a resposta esperada a pelo menos uma pergunta.
gold-columns-systems = Para tarefas que mostram saídas, “systems” também é obrigatória: os nomes dos sistemas, separados por |.
gold-columns-language = “language” é obrigatória se textos de origem em vários idiomas têm o mesmo ID.
gold-columns-kind = “kind” é gold, attention ou training. Se estiver vazia, o item é um item-ouro.
gold-columns-answer = Se uma escala ou um controle deslizante avalia várias saídas, indique cada sistema com o seu valor, por exemplo A=2|B=-1.
gold-columns-tolerance = “tolerance” é a maior diferença aceita: em pontos para escalas e controles deslizantes, em porcentagem para trechos.
gold-columns-explanation = “explanation” é mostrada ao participante depois de um item de treinamento.
gold-stay-out = Textos de origem de itens-ouro não são usados nos lotes que você criar de agora em diante.
gold-n-added = { $n ->
    [one] { $n } item foi acrescentado.
   *[other] { $n } itens foram acrescentados.
}
