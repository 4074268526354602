### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = Stile
metric-title-accuracy = Accuratezza dello stile
# STI: style transfer intensity
metric-title-intensity = Intensità (STI)
metric-title-log-probability = Log-probabilità
metric-title-perplexity = Perplessità
metric-title-naturalness = Naturalezza
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, mascherata
metric-title-average = Vettori medi
metric-title-greedy = Greedy matching
metric-title-extrema = Estremi dei vettori
metric-title-bertscore-precision = BERTScore, precisione
metric-title-bertscore-recall = BERTScore, richiamo
# By neural models
metric-title-sim-neural = Sim, neurale
metric-title-wmd-neural = WMD, neurale
metric-title-style-neural = Stile, neurale
metric-title-accuracy-neural = Accuratezza dello stile, neurale
metric-title-log-probability-neural = Log-probabilità, neurale
metric-title-perplexity-neural = Perplessità, neurale
metric-title-rating = Valutazione prevista
metric-title-characters = Caratteri modificati
metric-title-characters-share = Caratteri modificati, quota
metric-title-tokens = Token modificati
metric-title-tokens-share = Token modificati, quota
metric-title-diversity = Diversità (self-BLEU)
metric-title-words = Parole
metric-title-edit-types = Tipi di modifica

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = probabilità media dello stile obiettivo
metric-means-accuracy = quota di output con una probabilità dello stile obiettivo di almeno 1/2
metric-means-intensity = di quanto lo stile si è spostato da quello del testo di partenza verso lo stile obiettivo, da −1 a 1
metric-means-log-probability = log10 della probabilità per parola, in media sugli output
metric-means-perplexity = perplessità di tutti gli output insieme; più è bassa, più la lingua è comune
metric-means-naturalness = probabilità media che il testo sia scritto da una persona
metric-means-wmd = Word Mover's Distance tra vettori di parole; più è bassa, più i testi sono vicini
metric-means-wmd-masked = Word Mover's Distance con le parole di stile mascherate in entrambi i testi; più è bassa, più i testi sono vicini
metric-means-sim = coseno dei vettori di parole medi, pesati con IDF
metric-means-average = coseno dei vettori di parole medi
metric-means-greedy = coseno medio tra ogni parola e la parola più simile dell'altro testo
metric-means-extrema = coseno dei vettori dei valori estremi
metric-means-bertscore = quanto i token corrispondono secondo i vettori contestuali, F1, per lo più da 0,3 a 1
metric-means-bertscore-precision = quanto i token dell'output si ritrovano nel riferimento
metric-means-bertscore-recall = quanto i token del riferimento si ritrovano nell'output
metric-means-sim-neural = coseno dei vettori dei due testi, da −1 a 1
metric-means-wmd-neural = Word Mover's Distance tra vettori contestuali, da 0 a 2; più è bassa, più i testi sono vicini
metric-means-style-neural = probabilità media dello stile obiettivo, secondo un classificatore neurale
metric-means-accuracy-neural = quota di output con una probabilità dello stile obiettivo di almeno 1/2, secondo un classificatore neurale
metric-means-log-probability-neural = log10 della probabilità per parola o, con GPT-2, per token, in media sugli output
metric-means-perplexity-neural = perplessità di tutti gli output insieme, per parola o, con GPT-2, per token; più è bassa, più la lingua è comune
metric-means-rating = media prevista delle valutazioni che darebbero le persone
