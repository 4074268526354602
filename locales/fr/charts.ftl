### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = caractères modifiés
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = note (moyenne)
chart-axis-share = part des jugements
chart-axis-mean-rank = rang (moyenne, 1 est le meilleur)
chart-axis-win-rate = taux de victoire (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = coefficient
chart-axis-rewrites = réécritures
chart-axis-style-score = score de style
chart-axis-share-of-texts = % des textes
chart-axis-epoch = époque
chart-axis-loss = perte

## Series of a histogram, named in its legend

chart-series-sources = sources
chart-series-rewrites = réécritures
