### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = caracteres alterados
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = avaliação (média)
chart-axis-share = proporção dos julgamentos
chart-axis-mean-rank = posição (média, 1 é a melhor)
chart-axis-win-rate = taxa de vitórias (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = coeficiente
chart-axis-rewrites = reescritas
chart-axis-style-score = pontuação de estilo
chart-axis-share-of-texts = % dos textos
chart-axis-epoch = época
chart-axis-loss = perda

## Series of a histogram, named in its legend

chart-series-sources = textos de origem
chart-series-rewrites = reescritas
