### Words in figures: the names of axes and of the two series of a histogram.

# Name of an axis: texts by the number of characters that were changed
chart-axis-characters-changed = बदले गए अक्षर
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = रेटिंग (औसत)
chart-axis-share = जजमेंट का हिस्सा
chart-axis-mean-rank = रैंक (औसत, 1 सबसे अच्छी)
chart-axis-win-rate = जीत दर (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = गुणांक
# Name of an axis: number of rewrites
chart-axis-rewrites = रीराइट
# Name of an axis: the style score of a text
chart-axis-style-score = स्टाइल स्कोर
# Name of an axis: share of the texts
chart-axis-share-of-texts = टेक्स्ट का %
# Name of an axis: a pass over the training data
chart-axis-epoch = एपॉक
# Name of an axis: the loss function in training
chart-axis-loss = लॉस

## Series of a histogram, named in its legend

chart-series-sources = सोर्स
chart-series-rewrites = रीराइट
