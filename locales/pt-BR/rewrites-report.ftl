### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Reescritas humanas ao lado dos textos de origem, com indicações para o pós-processamento.
rewrites-file-csv = Reescritas (CSV)
rewrites-analysis-csv = Análise (CSV)
rewrites-analysis-json = Análise (JSON)
rewrites-analysis-latex = Análise (LaTeX)
rewrites-next-page = Próxima página

## Which rewrites are shown

rewrites-choice-used = Em uso, com análise
rewrites-choice-spelling = Com erros de ortografia
rewrites-all-languages = Todos os idiomas
rewrites-show = Mostrar reescritas
rewrites-used = Reescritas em uso
rewrites-used-lead = Cada reescrita como foi escrita, com a correção, se houver.
rewrites-proposed = Remoção proposta
rewrites-proposed-lead = Estas reescritas não mudam nada, ou mudam só pontuação, maiúsculas, espaços, letras repetidas e abreviações.
rewrites-proposed-note = Uma reescrita removida continua salva, paga e exportada. Os novos lotes e as métricas não a usam. Você pode desfazer uma remoção.
rewrites-none-proposed = Nenhuma remoção é proposta. As reescritas aparecem aqui se não mudam nada, ou se mudam só pontuação, maiúsculas, espaços, letras repetidas e abreviações.
rewrites-removed = Removidas
rewrites-removed-lead = As reescritas removidas continuam salvas, pagas e exportadas. Os novos lotes e as métricas não as usam.
rewrites-none-removed = Nenhuma reescrita foi removida.
rewrites-all = Todas as reescritas
rewrites-all-lead = Cada reescrita como foi escrita.
rewrites-appear-here = As reescritas aparecem aqui quando os participantes as enviam. Elas só existem em tarefas nas quais um texto é reescrito.

## The table of rewrites

rewrites-rewrite = Reescrita
rewrites-hints = Indicações
rewrites-decision = Decisão
rewrites-words-changed = Palavras alteradas
rewrites-n-of-words = { $n } de { $words }
rewrites-tag-unchanged = sem mudança
rewrites-tag-normalised = apenas normalizada
rewrites-tag-corrected = corrigida
rewrites-tag-removed = removida
rewrites-tag-removed-why = removida: { $reason }
rewrites-tag-approved = aprovada
rewrites-tag-rejected = recusada
rewrites-tag-waiting = aguardando
rewrites-tag-imported = importada

## Decisions about rewrites

rewrites-decide = Decidir
rewrites-remove = Remover reescrita
rewrites-removal-reason = Motivo da remoção
rewrites-use-again = Usar a reescrita de novo
rewrites-use-original = Usar o texto original
rewrites-keep = Manter reescrita
rewrites-remove-all = { $n ->
    [one] Remover a { $n } reescrita desta página
   *[other] Remover todas as { $n } reescritas desta página
}
rewrites-remove-others = { $n ->
    [one] Remover { $n } reescrita de outro participante
   *[other] Remover { $n } reescritas de outros participantes
}
rewrites-own-stay = { $n ->
    [one] { $n } reescrita desta página é sua. Outra pessoa precisa decidir sobre ela.
   *[other] { $n } reescritas desta página são suas. Outra pessoa precisa decidir sobre elas.
}
rewrites-told-removed = { $n ->
    [one] { $n } reescrita foi removida. Você pode desfazer isso.
   *[other] { $n } reescritas foram removidas. Você pode desfazer isso.
}
rewrites-told-kept = { $n ->
    [one] { $n } reescrita foi mantida como foi escrita. Você pode desfazer isso.
   *[other] { $n } reescritas foram mantidas como foram escritas. Você pode desfazer isso.
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } reescrita foi corrigida. Você pode desfazer isso.
   *[other] { $n } reescritas foram corrigidas. Você pode desfazer isso.
}
rewrites-told-corrected = A reescrita foi corrigida. O texto original continua salvo.
rewrites-told-known = “{ $word }” foi acrescentada às palavras conhecidas deste idioma: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = A ortografia é verificada com dicionários Hunspell. Coloque um arquivo .dic e seu arquivo .aff na pasta de modelos deste servidor. Depois, indique nas configurações o dicionário de cada idioma.
rewrites-no-dictionary = A ortografia é verificada com dicionários Hunspell. Peça à administração deste servidor que coloque um arquivo .dic e seu arquivo .aff na pasta de modelos. Depois, indique nas configurações o dicionário de cada idioma.
rewrites-open-settings = Abrir configurações
rewrites-unnamed-dictionaries = As configurações não indicam um dicionário ortográfico para: { $languages }.
rewrites-misspelt = Palavras com erro de ortografia
rewrites-misspelt-lead = Palavras que não estão no dicionário. Uma correção substitui a reescrita nos novos lotes e nas métricas.
rewrites-misspelt-note = Não são verificadas as palavras do texto de origem, palavras com algarismos, palavras em maiúsculas, endereços e palavras conhecidas. O texto original de uma reescrita corrigida continua salvo.
rewrites-none-misspelt = Nenhuma reescrita verificada tem uma palavra fora do dicionário.
rewrites-original = Texto original: { $text }
rewrites-card-own = { $place }. Sua própria reescrita
rewrites-card-by = { $place }. Reescrita de { $worker }
rewrites-card-imported = { $place }. Reescrita importada
rewrites-edit-text = Editar texto
rewrites-save-text = Salvar texto
rewrites-no-suggestions = sem sugestões
rewrites-spelling = Grafia correta
rewrites-correct-word = Corrigir palavra
rewrites-other-spelling = Outra grafia
rewrites-know-word = Acrescentar às palavras conhecidas

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Tipos de edição
rewrites-edits-lead = A proporção de reescritas que mostram cada tipo de edição. Uma reescrita pode mostrar vários.
rewrites-edits-released = Tipos de edição segundo o código publicado
rewrites-edits-method = Os tipos de edição são definidos como no artigo (XFORMAL, Tabela 4). O código publicado do artigo usa outras regras para alguns deles. Para as maiúsculas, o artigo conta palavras que perderam maiúsculas; o código conta palavras que ganharam uma maiúscula.
rewrites-edit-type = Tipo de edição
rewrites-edit-capitalization = Maiúsculas
rewrites-edit-lowercase = Minúsculas
rewrites-edit-punctuation = Pontuação
rewrites-edit-spelling = Ortografia
rewrites-edit-normalization = Normalização
rewrites-edit-split = Frases divididas
rewrites-edit-paraphrase = Paráfrase
rewrites-edit-repetition = Repetição
rewrites-edit-unchanged = Sem mudança
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Diferença e diversidade
rewrites-diversity-lead = Quanto as reescritas diferem dos textos de origem e o grau de semelhança entre as reescritas de um mesmo texto de origem.
rewrites-characters-changed = Caracteres alterados
rewrites-led-method = LeD (diferença lexical) é a proporção de tokens (palavras e sinais de pontuação) que um texto de origem e sua reescrita não têm em comum.
rewrites-self-bleu-method = self-BLEU compara cada reescrita com as outras reescritas do mesmo texto de origem. Usa somente textos de origem com duas ou mais reescritas. É 100 se todas as reescritas de um texto de origem são iguais; um valor maior significa menos diversidade.
rewrites-signature = Assinatura do self-BLEU:
rewrites-no-self-bleu = n/d: nenhum texto de origem tem duas reescritas para comparar
rewrites-undefined = n/d: { $reason }

## Analysis: edit distance

rewrites-distance = Distância de edição
rewrites-distance-lead = Caracteres acrescentados, removidos ou substituídos para transformar um texto de origem na sua reescrita (distância de Levenshtein).
rewrites-distance-caption = { $n ->
    [one] { $language }: { $mean } caracteres alterados em { $n } reescrita.
   *[other] { $language }: em média, { $mean } caracteres alterados em { $n } reescritas.
}
rewrites-distance-table = Distância de edição ({ $language })

## Analysis: style shift

rewrites-style-shift = Mudança de estilo
rewrites-style-lead = Uma pontuação de estilo acima de 0 indica o estilo das reescritas; abaixo de 0, o estilo dos textos de origem.
rewrites-style-method-score = A pontuação de estilo de um texto é o logaritmo das chances (log-odds) do estilo. Se as configurações indicam um modelo de estilo para o idioma, as chances vêm desse modelo.
rewrites-style-method-classifier = Caso contrário, as chances são as de ser uma reescrita, por regressão logística sobre palavras. Os textos de origem, com suas reescritas, são divididos em cinco partes. Cada parte é pontuada por um modelo treinado com as outras quatro, e o log-odds dos textos de treinamento é subtraído.
rewrites-style-method-shift = A mudança é a pontuação de uma reescrita menos a do seu texto de origem, como média ± desvio-padrão. Uma estrela marca p < 0,05 em um teste t pareado entre os textos de origem e as médias das suas reescritas. Com menos de 6 textos de origem não há estrela.
rewrites-style-caption = { $language }: a mudança de estilo dos textos de origem para as reescritas é { $shift }. A pontuação média é { $rewrites } nas reescritas e { $sources } nos textos de origem.
rewrites-style-model = Modelo de estilo: { $model }.
rewrites-style-undefined = { $language }: não há pontuação de estilo ({ $reason }).
rewrites-style-table = Pontuações de estilo ({ $language })
rewrites-style-score = Pontuação de estilo
rewrites-shift-of-range = Mudança das reescritas destes textos de origem
rewrites-no-source = n/d: nenhum texto de origem
rewrites-range = { $from } a { $to }
rewrites-range-below = abaixo de { $to }
rewrites-range-above = { $from } ou mais
