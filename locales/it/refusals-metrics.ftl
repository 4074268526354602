### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Manca: { $list }. Scelga i modelli nelle impostazioni dello studio.
metric-lacks-outside = Manca: { $list }. Gli studi non possono calcolare questa metrica; usi la riga di comando.
metric-lacks-references = Nessun testo di partenza ha un'altra riscrittura con cui fare il confronto, oppure non sono ancora stati calcolati punteggi.
metric-lacks-scores = Non sono ancora stati calcolati punteggi.
metric-computed-without = Calcolata senza: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = modello linguistico
metric-needs-style-model = modello di stile
metric-needs-naturalness-model = modello di naturalezza
metric-needs-vectors = vettori di parole
# IDF: inverse document frequency
metric-needs-word-weights = pesi delle parole (IDF)
metric-needs-encoder = encoder neurale
metric-needs-neural-style = modello di stile neurale
metric-needs-neural-language = modello linguistico neurale
metric-needs-rating-model = modello di valutazione
metric-needs-stemmer = stemmer per questa lingua
metric-needs-synonyms = sinonimi di WordNet
