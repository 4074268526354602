### Words in figures: the names of axes and of the two series of a histogram.

# Name of an axis: texts by the number of characters that were changed
chart-axis-characters-changed = characters changed
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = rating (mean)
chart-axis-share = share of judgements
chart-axis-mean-rank = rank (mean, 1 is best)
# Name of an axis: how often one of two systems is preferred
chart-axis-win-rate = win rate (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = coefficient
# Name of an axis: number of rewrites
chart-axis-rewrites = rewrites
# Name of an axis: the style score of a text
chart-axis-style-score = style score
# Name of an axis: share of the texts
chart-axis-share-of-texts = % of texts
# Name of an axis: a pass over the training data
chart-axis-epoch = epoch
# Name of an axis: the loss function in training
chart-axis-loss = loss

## Series of a histogram, named in its legend

chart-series-sources = sources
chart-series-rewrites = rewrites
