### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = Estilo
metric-title-accuracy = Acurácia de estilo
# STI: style transfer intensity
metric-title-intensity = Intensidade (STI)
metric-title-log-probability = Log-probabilidade
metric-title-perplexity = Perplexidade
metric-title-naturalness = Naturalidade
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, mascarada
metric-title-average = Vetores médios
metric-title-greedy = Greedy matching
metric-title-extrema = Extremos dos vetores
metric-title-bertscore-precision = BERTScore, precisão
metric-title-bertscore-recall = BERTScore, revocação
# By neural models
metric-title-sim-neural = Sim, neural
metric-title-wmd-neural = WMD, neural
metric-title-style-neural = Estilo, neural
metric-title-accuracy-neural = Acurácia de estilo, neural
metric-title-log-probability-neural = Log-probabilidade, neural
metric-title-perplexity-neural = Perplexidade, neural
metric-title-rating = Avaliação prevista
metric-title-characters = Caracteres alterados
metric-title-characters-share = Caracteres alterados, proporção
metric-title-tokens = Tokens alterados
metric-title-tokens-share = Tokens alterados, proporção
metric-title-diversity = Diversidade (self-BLEU)
metric-title-words = Palavras
metric-title-edit-types = Tipos de edição

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = probabilidade média do estilo-alvo
metric-means-accuracy = proporção de saídas com probabilidade do estilo-alvo de 1/2 ou mais
metric-means-intensity = quanto o estilo se deslocou do estilo do texto de origem para o estilo-alvo, de −1 a 1
metric-means-log-probability = log10 da probabilidade por palavra, em média sobre as saídas
metric-means-perplexity = perplexidade de todas as saídas juntas; quanto menor, mais comum é a linguagem
metric-means-naturalness = probabilidade média de que uma pessoa tenha escrito o texto
metric-means-wmd = Word Mover's Distance entre vetores de palavras; quanto menor, mais próximos os textos
metric-means-wmd-masked = Word Mover's Distance com as palavras de estilo mascaradas nos dois textos; quanto menor, mais próximos os textos
metric-means-sim = cosseno dos vetores de palavras médios, ponderados por IDF
metric-means-average = cosseno dos vetores de palavras médios
metric-means-greedy = cosseno médio de cada palavra com a palavra mais parecida do outro texto
metric-means-extrema = cosseno dos vetores dos valores extremos
metric-means-bertscore = quanto os tokens correspondem segundo os vetores contextuais, F1, quase sempre de 0,3 a 1
metric-means-bertscore-precision = quanto os tokens da saída se encontram na referência
metric-means-bertscore-recall = quanto os tokens da referência se encontram na saída
metric-means-sim-neural = cosseno dos vetores dos dois textos, de −1 a 1
metric-means-wmd-neural = Word Mover's Distance entre vetores contextuais, de 0 a 2; quanto menor, mais próximos os textos
metric-means-style-neural = probabilidade média do estilo-alvo, segundo um classificador neural
metric-means-accuracy-neural = proporção de saídas com probabilidade do estilo-alvo de 1/2 ou mais, segundo um classificador neural
metric-means-log-probability-neural = log10 da probabilidade por palavra ou, com GPT-2, por token, em média sobre as saídas
metric-means-perplexity-neural = perplexidade de todas as saídas juntas, por palavra ou, com GPT-2, por token; quanto menor, mais comum é a linguagem
metric-means-rating = média prevista das avaliações que as pessoas dariam
