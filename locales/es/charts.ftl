### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = caracteres cambiados
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = valoración (media)
chart-axis-share = proporción de los juicios
chart-axis-mean-rank = puesto (media, 1 es el mejor)
chart-axis-win-rate = tasa de victorias (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = coeficiente
chart-axis-rewrites = reescrituras
chart-axis-style-score = puntuación de estilo
chart-axis-share-of-texts = % de los textos
chart-axis-epoch = época
chart-axis-loss = pérdida

## Series of a histogram, named in its legend

chart-series-sources = textos fuente
chart-series-rewrites = reescrituras
