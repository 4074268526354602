### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = caracteres cambiados
chart-axis-rewrites = reescrituras
chart-axis-style-score = puntuación de estilo
chart-axis-share-of-texts = % de los textos
chart-axis-epoch = época
chart-axis-loss = pérdida

## Series of a histogram, named in its legend

chart-series-sources = textos fuente
chart-series-rewrites = reescrituras
