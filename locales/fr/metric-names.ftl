### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric } : { $text }

## Names

metric-title-style = Style
metric-title-accuracy = Exactitude du style
# STI: style transfer intensity
metric-title-intensity = Intensité (STI)
metric-title-log-probability = Log-probabilité
metric-title-perplexity = Perplexité
metric-title-naturalness = Naturel
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, masquée
metric-title-average = Vecteurs moyens
metric-title-greedy = Appariement glouton
metric-title-extrema = Extrema des vecteurs
metric-title-bertscore-precision = BERTScore, précision
metric-title-bertscore-recall = BERTScore, rappel
# By neural models
metric-title-sim-neural = Sim, neuronal
metric-title-wmd-neural = WMD, neuronale
metric-title-style-neural = Style, neuronal
metric-title-accuracy-neural = Exactitude du style, neuronale
metric-title-log-probability-neural = Log-probabilité, neuronale
metric-title-perplexity-neural = Perplexité, neuronale
metric-title-rating = Note prédite
metric-title-characters = Caractères modifiés
metric-title-characters-share = Caractères modifiés, part
metric-title-tokens = Tokens modifiés
metric-title-tokens-share = Tokens modifiés, part
metric-title-diversity = Diversité (self-BLEU)
metric-title-words = Mots
metric-title-edit-types = Types de modification

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = probabilité moyenne du style visé
metric-means-accuracy = part des sorties dont la probabilité du style visé est au moins 1/2
metric-means-intensity = à quel point le style s'est déplacé de celui de la source vers le style visé, de −1 à 1
metric-means-log-probability = log10 de la probabilité par mot, en moyenne sur les sorties
metric-means-perplexity = perplexité de toutes les sorties ensemble ; plus elle est basse, plus la langue est courante
metric-means-naturalness = probabilité moyenne que le texte soit écrit par une personne
metric-means-wmd = Word Mover's Distance entre vecteurs de mots ; plus elle est basse, plus les textes sont proches
metric-means-wmd-masked = Word Mover's Distance avec les mots de style masqués dans les deux textes ; plus elle est basse, plus les textes sont proches
metric-means-sim = cosinus des vecteurs de mots moyens, pondérés par l'IDF
metric-means-average = cosinus des vecteurs de mots moyens
metric-means-greedy = cosinus moyen entre chaque mot et le mot le plus semblable de l'autre texte
metric-means-extrema = cosinus des vecteurs des valeurs extrêmes
metric-means-bertscore = correspondance des tokens selon leurs vecteurs en contexte, F1, le plus souvent de 0,3 à 1
metric-means-bertscore-precision = à quel point les tokens de la sortie se retrouvent dans la référence
metric-means-bertscore-recall = à quel point les tokens de la référence se retrouvent dans la sortie
metric-means-sim-neural = cosinus des vecteurs des deux textes, de −1 à 1
metric-means-wmd-neural = Word Mover's Distance entre vecteurs en contexte, de 0 à 2 ; plus elle est basse, plus les textes sont proches
metric-means-style-neural = probabilité moyenne du style visé, selon un classifieur neuronal
metric-means-accuracy-neural = part des sorties dont la probabilité du style visé est au moins 1/2, selon un classifieur neuronal
metric-means-log-probability-neural = log10 de la probabilité par mot, ou par token avec GPT-2, en moyenne sur les sorties
metric-means-perplexity-neural = perplexité de toutes les sorties ensemble, par mot ou par token avec GPT-2 ; plus elle est basse, plus la langue est courante
metric-means-rating = moyenne prédite des notes que donneraient des personnes
