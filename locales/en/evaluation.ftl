### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Evaluation
evaluation-lead = Automatic metrics and human evaluation of each system's outputs and of the rewrites.
evaluation-empty = Human scores appear here once texts have been rated or ranked.
# Names of files to download
evaluation-human-csv = Human evaluation (CSV)
evaluation-human-json = Human evaluation (JSON)
evaluation-human-latex = Human evaluation (LaTeX)
evaluation-metrics-csv = Automatic metrics (CSV)
evaluation-metrics-json = Automatic metrics (JSON)
evaluation-metrics-latex = Automatic metrics (LaTeX)
# Label: the system with which the others are compared
evaluation-baseline = Baseline
evaluation-compare = Compare systems

## Human evaluation

evaluation-human = Human evaluation · { $language }
evaluation-human-caption = Human evaluation of systems in { $language }
# Column heads
evaluation-mean-rank = { $question } (mean rank, 1 is best)
evaluation-share = { $question } (share)
# $texts is “8 texts”, $judgements is “24 judgements”.
# Arguments: $texts, $judgements
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } text
   *[other] { $n } texts
}
evaluation-n-judgements = { $n ->
    [one] { $n } judgement
   *[other] { $n } judgements
}
# In place of a p-value: there is none
evaluation-no-p = p: n/a
evaluation-how-scores = The score of a text is the mean of its judgements. The score of a system is the mean over its texts, so every text has the same weight.
evaluation-how-intervals = Intervals are from a percentile bootstrap over texts with 1,000 replicates and the seed of the study.
evaluation-how-blind = Workers saw the texts in random order and without the names of systems.
evaluation-star-note = A star marks a difference from { $baseline } with p < .05 by a randomisation test over the texts that both have: exact up to 16 texts, 10,000 draws above. Fewer than 6 texts get no star.

# Findings; the arguments are names of systems.
# Arguments: $system
evaluation-highest = { $system } has the highest mean
evaluation-highest-share = { $system } has the highest share
evaluation-not-tested = { $finding } (too few texts for a test)
# Arguments: $system, $systems
evaluation-highest-like = { $system } has the highest mean, not significantly above { $systems }
# Arguments: $system, $systems
evaluation-highest-share-like = { $system } has the highest share, not significantly above { $systems }
# Arguments: $system
evaluation-best-rank = { $system } has the best mean rank
# Arguments: $system, $systems
evaluation-best-rank-like = { $system } has the best mean rank, not significantly better than { $systems }
# The title of a figure: the name of a question, a language, and one of the findings above.
# Arguments: $measure, $language, $finding
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = Means with 95% intervals. Systems that share a letter do not differ significantly: randomisation tests for every two systems (t-tests above 2,000 texts), with Holm's correction, p < .05.
evaluation-untested = Figures without letters: too few texts were judged to compare every two systems with a correction.
# $tables is a list of questions with their languages.
# Arguments: $tables
evaluation-too-little = Too little data: { $tables }. With fewer than two rated texts, the mean of a system has no interval and is not a finding.
# Arguments: $pairs
evaluation-too-little-pairs = Too little data: { $pairs }. A preference on fewer than two texts is not a finding.
evaluation-as-table = Show as a table
evaluation-shares = Share of each answer by system
evaluation-independent = Two systems are compared text by text if they share at least 6 texts and half of those of the system with fewer texts. Otherwise they are compared as independent samples by Welch's t-test, over the texts that only one of them has, if each has at least 20.
evaluation-pairs = Tests between systems
# Arguments: $question, $language
evaluation-pairs-caption = Tests between systems: { $question } · { $language }
# Column heads, and the two ways in which systems are compared
evaluation-comparison = Comparison
evaluation-p-corrected = p (Holm)
evaluation-paired = Text by text
evaluation-independent-samples = Independent samples

## Preferences between two outputs

# Arguments: $question, $language
evaluation-preferences = Preferences · { $question } · { $language }
# Arguments: $question, $language
evaluation-preferences-caption = Preferences by { $question } in { $language }
# Column heads: the share of judgements
evaluation-a-better = A better (%)
evaluation-neither = No difference (%)
evaluation-b-better = B better (%)
evaluation-preferences-note = Percentages are shares of judgements. The p-value is from a sign test over texts: the system that more workers preferred wins the text. Texts without a winner are excluded.
evaluation-win-rate-note = The win rate is the share of a text's judgements that prefer a system, where no difference counts half, as the mean over texts.
# A row of a figure: two systems, the one that wins more first
# Arguments: $better, $other
evaluation-over = { $better } over { $other }
# Findings in the title of a figure
# Arguments: $better, $other
evaluation-preferred = { $better } is preferred to { $other }
evaluation-none-preferred = no system is clearly preferred

## Automatic metrics

evaluation-automatic = Automatic metrics · { $language }
evaluation-automatic-caption = Automatic metrics in { $language }
# Column head: how many outputs of a system have scores
evaluation-scored = Scored
evaluation-signatures = Metric signatures
# Heading of a list: metrics without values, each with the reason
evaluation-missing = Unavailable metrics
evaluation-against-rewrites = Compared with rewrites of the same source: { $metrics }. A rewrite is compared with the rewrites by other workers.
evaluation-together = Computed from all outputs of a system together: { $metrics }.
evaluation-means = All other values are means over texts.
evaluation-self-bleu = Self-BLEU compares an output with its source, so COPY scores 100.
evaluation-no-value = n/a: no source has a rewrite to compare with, or nothing has been scored yet.
evaluation-star-note-metrics = A star marks a difference from { $baseline } with p < .05 by a randomisation test over the sources of which both have one output: exact up to 16 sources, 1,000 draws above. Fewer than 6 sources get no star.
evaluation-more-metrics = More metrics, such as style, log-probability and Word Mover's Distance, appear once the study settings name models for a language.
evaluation-model-metrics = Metrics computed with models
