### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = geänderte Zeichen
chart-axis-rewrites = Umformulierungen
chart-axis-style-score = Stil-Score
chart-axis-share-of-texts = % der Texte
chart-axis-epoch = Epoche
chart-axis-loss = Verlust

## Series of a histogram, named in its legend

chart-series-sources = Ausgangstexte
chart-series-rewrites = Umformulierungen
