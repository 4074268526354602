### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = Stil
metric-title-accuracy = Stilgenauigkeit
# STI: style transfer intensity
metric-title-intensity = Intensität (STI)
metric-title-log-probability = Log-Wahrscheinlichkeit
metric-title-perplexity = Perplexität
metric-title-naturalness = Natürlichkeit
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, maskiert
metric-title-average = Mittlere Vektoren
metric-title-greedy = Greedy Matching
metric-title-extrema = Vektorextrema
metric-title-bertscore-precision = BERTScore, Precision
metric-title-bertscore-recall = BERTScore, Recall
# By neural models
metric-title-sim-neural = Sim, neuronal
metric-title-wmd-neural = WMD, neuronal
metric-title-style-neural = Stil, neuronal
metric-title-accuracy-neural = Stilgenauigkeit, neuronal
metric-title-log-probability-neural = Log-Wahrscheinlichkeit, neuronal
metric-title-perplexity-neural = Perplexität, neuronal
metric-title-rating = Vorhergesagte Bewertung
metric-title-characters = Geänderte Zeichen
metric-title-characters-share = Geänderte Zeichen, Anteil
metric-title-tokens = Geänderte Tokens
metric-title-tokens-share = Geänderte Tokens, Anteil
metric-title-diversity = Vielfalt (self-BLEU)
metric-title-words = Wörter
metric-title-edit-types = Bearbeitungstypen

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = mittlere Wahrscheinlichkeit des Zielstils
metric-means-accuracy = Anteil der Outputs, deren Wahrscheinlichkeit des Zielstils mindestens 1/2 ist
metric-means-intensity = wie weit sich der Stil von dem des Ausgangstexts zum Zielstil verschoben hat, −1 bis 1
metric-means-log-probability = Log10-Wahrscheinlichkeit pro Wort, gemittelt über die Outputs
metric-means-perplexity = Perplexität aller Outputs zusammen; niedriger ist üblichere Sprache
metric-means-naturalness = mittlere Wahrscheinlichkeit, dass ein Mensch den Text geschrieben hat
metric-means-wmd = Word Mover's Distance zwischen Wortvektoren; niedriger ist näher
metric-means-wmd-masked = Word Mover's Distance mit maskierten Stilwörtern in beiden Texten; niedriger ist näher
metric-means-sim = Kosinus der mittleren Wortvektoren, gewichtet mit IDF
metric-means-average = Kosinus der mittleren Wortvektoren
metric-means-greedy = mittlerer Kosinus jedes Worts und des ähnlichsten Worts im anderen Text
metric-means-extrema = Kosinus der Vektoren der Extremwerte
metric-means-bertscore = wie gut Tokens nach kontextuellen Vektoren übereinstimmen, F1, meist 0,3 bis 1
metric-means-bertscore-precision = wie gut sich die Tokens des Outputs in der Referenz wiederfinden
metric-means-bertscore-recall = wie gut sich die Tokens der Referenz im Output wiederfinden
metric-means-sim-neural = Kosinus der Vektoren der beiden Texte, −1 bis 1
metric-means-wmd-neural = Word Mover's Distance zwischen kontextuellen Vektoren, 0 bis 2; niedriger ist näher
metric-means-style-neural = mittlere Wahrscheinlichkeit des Zielstils nach einem neuronalen Klassifikator
metric-means-accuracy-neural = Anteil der Outputs, deren Wahrscheinlichkeit des Zielstils nach einem neuronalen Klassifikator mindestens 1/2 ist
metric-means-log-probability-neural = Log10-Wahrscheinlichkeit pro Wort, bei GPT-2 pro Token, gemittelt über die Outputs
metric-means-perplexity-neural = Perplexität aller Outputs zusammen, pro Wort, bei GPT-2 pro Token; niedriger ist üblichere Sprache
metric-means-rating = Mittelwert der Bewertungen, die Menschen laut Vorhersage abgeben würden
