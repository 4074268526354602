### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = Estilo
metric-title-accuracy = Exactitud del estilo
# STI: style transfer intensity
metric-title-intensity = Intensidad (STI)
metric-title-log-probability = Log-probabilidad
metric-title-perplexity = Perplejidad
metric-title-naturalness = Naturalidad
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, enmascarada
metric-title-average = Vectores medios
metric-title-greedy = Emparejamiento voraz
metric-title-extrema = Extremos de vectores
metric-title-bertscore-precision = BERTScore, precisión
metric-title-bertscore-recall = BERTScore, exhaustividad
# By neural models
metric-title-sim-neural = Sim, neuronal
metric-title-wmd-neural = WMD, neuronal
metric-title-style-neural = Estilo, neuronal
metric-title-accuracy-neural = Exactitud del estilo, neuronal
metric-title-log-probability-neural = Log-probabilidad, neuronal
metric-title-perplexity-neural = Perplejidad, neuronal
metric-title-rating = Valoración predicha
metric-title-characters = Caracteres cambiados
metric-title-characters-share = Caracteres cambiados, proporción
metric-title-tokens = Tokens cambiados
metric-title-tokens-share = Tokens cambiados, proporción
metric-title-diversity = Diversidad (self-BLEU)
metric-title-words = Palabras
metric-title-edit-types = Tipos de edición

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = probabilidad media del estilo objetivo
metric-means-accuracy = proporción de salidas con una probabilidad del estilo objetivo de 1/2 o más
metric-means-intensity = cuánto se desplazó el estilo desde el del texto fuente hacia el objetivo, de −1 a 1
metric-means-log-probability = log10 de la probabilidad por palabra, en promedio sobre las salidas
metric-means-perplexity = perplejidad de todas las salidas juntas; cuanto más baja, más habitual es la lengua
metric-means-naturalness = probabilidad media de que el texto lo haya escrito una persona
metric-means-wmd = Word Mover's Distance entre vectores de palabras; cuanto más baja, más cercanos son los textos
metric-means-wmd-masked = Word Mover's Distance con las palabras de estilo enmascaradas en ambos textos; cuanto más baja, más cercanos son
metric-means-sim = coseno de los vectores de palabras medios, ponderados por IDF
metric-means-average = coseno de los vectores de palabras medios
metric-means-greedy = coseno medio de cada palabra con la más parecida del otro texto
metric-means-extrema = coseno de los vectores de los valores extremos
metric-means-bertscore = coincidencia de los tokens según sus vectores contextuales, F1, casi siempre de 0,3 a 1
metric-means-bertscore-precision = en qué medida los tokens de la salida se encuentran en la referencia
metric-means-bertscore-recall = en qué medida los tokens de la referencia se encuentran en la salida
metric-means-sim-neural = coseno de los vectores de los dos textos, de −1 a 1
metric-means-wmd-neural = Word Mover's Distance entre vectores contextuales, de 0 a 2; cuanto más baja, más cercanos son los textos
metric-means-style-neural = probabilidad media del estilo objetivo, según un clasificador neuronal
metric-means-accuracy-neural = proporción de salidas con una probabilidad del estilo objetivo de 1/2 o más, según un clasificador neuronal
metric-means-log-probability-neural = log10 de la probabilidad por palabra, o por token con GPT-2, en promedio sobre las salidas
metric-means-perplexity-neural = perplejidad de todas las salidas juntas, por palabra o, con GPT-2, por token; cuanto más baja, más habitual es la lengua
metric-means-rating = media predicha de las valoraciones que darían las personas
