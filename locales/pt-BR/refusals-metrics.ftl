### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Falta: { $list }. Escolha modelos nas configurações do estudo.
metric-lacks-outside = Falta: { $list }. Os estudos não podem calcular essa métrica; use a linha de comando.
metric-lacks-references = Nenhum texto de origem tem outra reescrita com a qual comparar, ou nada foi pontuado ainda.
metric-lacks-scores = Nada foi pontuado ainda.
metric-computed-without = Calculada sem: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = modelo de linguagem
metric-needs-style-model = modelo de estilo
metric-needs-naturalness-model = modelo de naturalidade
metric-needs-vectors = vetores de palavras
# IDF: inverse document frequency
metric-needs-word-weights = pesos das palavras (IDF)
metric-needs-encoder = codificador neural
metric-needs-neural-style = modelo neural de estilo
metric-needs-neural-language = modelo neural de linguagem
metric-needs-rating-model = modelo de avaliação
metric-needs-stemmer = stemmer para este idioma
metric-needs-synonyms = sinônimos do WordNet
