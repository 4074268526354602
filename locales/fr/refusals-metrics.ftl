### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Il manque : { $list }. Choisissez des modèles dans les réglages de l'étude.
metric-lacks-outside = Il manque : { $list }. Une étude ne peut pas calculer cette métrique ; utilisez la ligne de commande.
metric-lacks-references = Aucune source n'a d'autre réécriture pour la comparaison, ou aucun score n'a encore été calculé.
metric-lacks-scores = Aucun score n'a encore été calculé.
metric-computed-without = Calcul sans : { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = modèle de langue
metric-needs-style-model = modèle de style
metric-needs-naturalness-model = modèle de naturel
metric-needs-vectors = vecteurs de mots
# IDF: inverse document frequency
metric-needs-word-weights = poids des mots (IDF)
metric-needs-encoder = encodeur neuronal
metric-needs-neural-style = modèle de style neuronal
metric-needs-neural-language = modèle de langue neuronal
metric-needs-rating-model = modèle de notation
metric-needs-stemmer = racinisation pour cette langue
metric-needs-synonyms = synonymes de WordNet
