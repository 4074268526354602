### Words in figures: the names of axes and of the two series of a histogram.

chart-axis-characters-changed = geänderte Zeichen
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = Bewertung (Mittelwert)
chart-axis-share = Anteil der Urteile
chart-axis-mean-rank = Rang (Mittelwert, 1 ist am besten)
chart-axis-win-rate = Gewinnrate (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = Koeffizient
chart-axis-rewrites = Umformulierungen
chart-axis-style-score = Stil-Score
chart-axis-share-of-texts = % der Texte
chart-axis-epoch = Epoche
chart-axis-loss = Verlust

## Series of a histogram, named in its legend

chart-series-sources = Ausgangstexte
chart-series-rewrites = Umformulierungen
