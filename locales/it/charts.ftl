### Words in figures: the names of axes and of the two series of a histogram.

# Name of an axis: texts by the number of characters that were changed
chart-axis-characters-changed = caratteri modificati
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = valutazione (media)
chart-axis-share = quota dei giudizi
chart-axis-mean-rank = posizione (media, 1 è la migliore)
chart-axis-win-rate = tasso di vittoria (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = coefficiente
# Name of an axis: number of rewrites
chart-axis-rewrites = riscritture
# Name of an axis: the style score of a text
chart-axis-style-score = punteggio di stile
# Name of an axis: share of the texts
chart-axis-share-of-texts = % dei testi
# Name of an axis: a pass over the training data
chart-axis-epoch = epoca
# Name of an axis: the loss function in training
chart-axis-loss = loss

## Series of a histogram, named in its legend

chart-series-sources = testi di partenza
chart-series-rewrites = riscritture
