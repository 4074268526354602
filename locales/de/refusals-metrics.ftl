### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Es fehlt: { $list }. Wählen Sie Modelle in den Einstellungen der Studie.
metric-lacks-outside = Es fehlt: { $list }. Studien können diese Metrik nicht berechnen; verwenden Sie die Befehlszeile.
metric-lacks-references = Kein Ausgangstext hat eine andere Umformulierung zum Vergleichen, oder es wurden noch keine Scores berechnet.
metric-lacks-scores = Es wurden noch keine Scores berechnet.
metric-computed-without = Berechnet ohne: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = Sprachmodell
metric-needs-style-model = Stilmodell
metric-needs-naturalness-model = Natürlichkeitsmodell
metric-needs-vectors = Wortvektoren
# IDF: inverse document frequency
metric-needs-word-weights = Wortgewichte (IDF)
metric-needs-encoder = neuronaler Encoder
metric-needs-neural-style = neuronales Stilmodell
metric-needs-neural-language = neuronales Sprachmodell
metric-needs-rating-model = Bewertungsmodell
metric-needs-stemmer = Stemmer für diese Sprache
metric-needs-synonyms = WordNet-Synonyme
