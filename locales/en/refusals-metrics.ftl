### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = Missing: { $list }. Choose models in the settings of the study.
metric-lacks-outside = Missing: { $list }. Studies cannot compute this metric; use the command line.
metric-lacks-references = No source has another rewrite to compare with, or nothing has been scored yet.
metric-lacks-scores = Nothing has been scored yet.
metric-computed-without = Computed without: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = language model
metric-needs-style-model = style model
metric-needs-naturalness-model = naturalness model
metric-needs-vectors = word vectors
# IDF: inverse document frequency
metric-needs-word-weights = word weights (IDF)
metric-needs-encoder = neural encoder
metric-needs-neural-style = neural style model
metric-needs-neural-language = neural language model
metric-needs-rating-model = rating model
metric-needs-stemmer = stemmer for this language
metric-needs-synonyms = WordNet synonyms
