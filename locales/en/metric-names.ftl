### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = Style
metric-title-accuracy = Style accuracy
# STI: style transfer intensity
metric-title-intensity = Intensity (STI)
metric-title-log-probability = Log-probability
metric-title-perplexity = Perplexity
metric-title-naturalness = Naturalness
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, masked
metric-title-average = Average vectors
metric-title-greedy = Greedy matching
metric-title-extrema = Vector extrema
metric-title-bertscore-precision = BERTScore, precision
metric-title-bertscore-recall = BERTScore, recall
# By neural models
metric-title-sim-neural = Sim, neural
metric-title-wmd-neural = WMD, neural
metric-title-style-neural = Style, neural
metric-title-accuracy-neural = Style accuracy, neural
metric-title-log-probability-neural = Log-probability, neural
metric-title-perplexity-neural = Perplexity, neural
metric-title-rating = Predicted rating
metric-title-characters = Characters changed
metric-title-characters-share = Characters changed, share
metric-title-tokens = Tokens changed
metric-title-tokens-share = Tokens changed, share
metric-title-diversity = Diversity (self-BLEU)
metric-title-words = Words
metric-title-edit-types = Edit types

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = mean probability of the target style
metric-means-accuracy = share of outputs whose probability of the target style is 1/2 or more
metric-means-intensity = how far the style moved from that of the source towards the target style, −1 to 1
metric-means-log-probability = log10 probability per word, averaged over outputs
metric-means-perplexity = perplexity of all outputs together; lower is more usual language
metric-means-naturalness = mean probability that a person wrote the text
metric-means-wmd = Word Mover's Distance between word vectors; lower is closer
metric-means-wmd-masked = Word Mover's Distance with style words masked in both texts; lower is closer
metric-means-sim = cosine of the mean word vectors, weighted by IDF
metric-means-average = cosine of the mean word vectors
metric-means-greedy = mean cosine of each word and its most similar word in the other text
metric-means-extrema = cosine of the vectors of extreme values
metric-means-bertscore = how well tokens match by contextual vectors, F1, mostly 0.3 to 1
metric-means-bertscore-precision = how well the tokens of the output are found in the reference
metric-means-bertscore-recall = how well the tokens of the reference are found in the output
metric-means-sim-neural = cosine of the vectors of the two texts, −1 to 1
metric-means-wmd-neural = Word Mover's Distance between contextual vectors, 0 to 2; lower is closer
metric-means-style-neural = mean probability of the target style, by a neural classifier
metric-means-accuracy-neural = share of outputs whose probability of the target style is 1/2 or more, by a neural classifier
metric-means-log-probability-neural = log10 probability per word, or with GPT-2 per token, averaged over outputs
metric-means-perplexity-neural = perplexity of all outputs together, per word or with GPT-2 per token; lower is more usual language
metric-means-rating = mean of the ratings that people would give, as predicted
