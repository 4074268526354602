### The page where a person decides about items on which workers disagree.

adjudication-title = Adjudicação
adjudication-lead = Itens em que os participantes discordam. As decisões são salvas à parte e não alteram nem as respostas nem a concordância.

## Which items are shown

adjudication-all-tasks = Todas as tarefas
adjudication-all-questions = Todas as perguntas
adjudication-all-languages = Todos os idiomas
adjudication-points = Diferença mínima (pontos)
adjudication-decision = Decisão
adjudication-undecided = sem decisão
adjudication-decided = com decisão
adjudication-both = todos
adjudication-show = Mostrar itens

## The questions with disagreements

adjudication-disagreements = Divergências
adjudication-questions = Perguntas com divergências
adjudication-decided-count = Com decisão
adjudication-rule-scale = { $points ->
    [one] Em uma escala, há divergência se a menor e a maior resposta diferem em pelo menos { $points } ponto.
   *[other] Em uma escala, há divergência se a menor e a maior resposta diferem em pelo menos { $points } pontos.
}
adjudication-rule-slider = Em um controle deslizante, um ponto é um décimo do intervalo.
adjudication-rule-other = Nas outras perguntas, há divergência se nenhuma resposta foi dada por mais da metade dos participantes.
adjudication-rule-rankings = Os rankings não são incluídos, porque não têm um valor único.
adjudication-empty = { $points ->
    [one] Os itens aparecem aqui quando os participantes diferem em pelo menos { $points } ponto em uma escala, ou quando nenhuma resposta a outra pergunta tem maioria.
   *[other] Os itens aparecem aqui quando os participantes diferem em pelo menos { $points } pontos em uma escala, ou quando nenhuma resposta a outra pergunta tem maioria.
}

## The items

adjudication-none = Não há divergências nesta seleção.
adjudication-progress = { $decided } de { $n } com decisão.
adjudication-no-more = Não há mais itens a mostrar.
adjudication-next-page = Próxima página
adjudication-answers = Respostas a { $question }
adjudication-answer = Resposta
adjudication-comments = Comentários
adjudication-by = Decisão de { $person }, { $time }
adjudication-note-hint = O motivo da sua decisão. Ele faz parte da exportação.
adjudication-decide = Salvar decisão
adjudication-decide-again = Alterar decisão
adjudication-saved = A decisão foi salva. As respostas não mudaram.

## An answer in words

adjudication-is-better = { $side } é melhor
adjudication-other-is-better = Outro texto é melhor
adjudication-own-words = “{ $words }”
adjudication-skipped = Não consegue avaliar: { $reason }
