### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Falta: { $list }. Elija modelos en la configuración del estudio.
metric-lacks-outside = Falta: { $list }. Los estudios no pueden calcular esta métrica; use la línea de comandos.
metric-lacks-references = Ningún texto fuente tiene otra reescritura con la que comparar, o todavía no se ha puntuado nada.
metric-lacks-scores = Todavía no se ha puntuado nada.
metric-computed-without = Se calcula sin: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = modelo de lenguaje
metric-needs-style-model = modelo de estilo
metric-needs-naturalness-model = modelo de naturalidad
metric-needs-vectors = vectores de palabras
# IDF: inverse document frequency
metric-needs-word-weights = pesos de palabras (IDF)
metric-needs-encoder = codificador neuronal
metric-needs-neural-style = modelo de estilo neuronal
metric-needs-neural-language = modelo de lenguaje neuronal
metric-needs-rating-model = modelo de valoración
metric-needs-stemmer = stemmer para este idioma
metric-needs-synonyms = sinónimos de WordNet
