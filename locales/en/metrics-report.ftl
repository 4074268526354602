### The page of metric correlation with human ratings.

metrics-title = Metric correlation with human ratings
metrics-lead = How closely each automatic metric agrees with human ratings of the same outputs.
metrics-none = Correlations appear here when outputs have been rated by people and scored by metrics.
metrics-rank-lead = Rank 1 is best: a metric whose high values are good should have a negative correlation.
# Arguments: $name
metrics-lower-better = { $name } (lower is better)
# Arguments: $name
metrics-higher-better = { $name } (higher is better)
# Arguments: $question, $language
metrics-table = Correlation of metrics with { $question } in { $language }

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Outputs: r
metrics-outputs-rho = Outputs: ρ
metrics-outputs-n = Outputs: n
metrics-systems-r = Systems: r, 95% interval
metrics-systems-n = Systems: n

## In place of a value: why there is none

metrics-no-interval = n/a: it needs at least four outputs, and r must lie between −1 and 1
metrics-no-variance = n/a: one of the two does not vary
# Arguments: $n, $need
metrics-few-outputs = { $n ->
    [one] n/a: there is { $n } output, at least { $need } are needed
   *[other] n/a: there are { $n } outputs, at least { $need } are needed
}
# Arguments: $n, $need
metrics-too-few-systems = { $n ->
    [one] n/a: there is { $n } system, at least { $need } are needed
   *[other] n/a: there are { $n } systems, at least { $need } are needed
}
metrics-undefined = n/a: { $reason }
metrics-warning = { $n ->
    [one] Only { $n } system: one more system could change this value a lot.
   *[other] Only { $n } systems: one more system could change this value a lot.
}

## The heat maps: metrics by what people rated, one for each language

# Arguments: $language
metrics-grid-table = Correlation of metrics with human ratings in { $language }
# Arguments: $language, $metric, $question, $r
metrics-grid-strongest = { $language }: the strongest correlation is that of { $metric } with { $question } (r = { $r })
# Arguments: $language
metrics-grid-few = { $language }: fewer than 10 outputs, too few for a finding
metrics-grid-hint = Each cell is Pearson's r between a metric and the mean human rating, over outputs. Open a cell to see its outputs.
metrics-grid-few-mark = A question mark stands for fewer than 10 outputs: one more output could change the value a lot.
metrics-few-texts = { $n ->
    [one] Only { $n } output: one more output could change this value a lot.
   *[other] Only { $n } outputs: one more output could change this value a lot.
}

## The outputs behind one cell. The first messages are titles of the figure; $question is what people rated.

# Arguments: $metric, $question, $language
metrics-rises-with-rating = { $metric } is higher for outputs with higher ratings of { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-falls-with-rating = { $metric } is lower for outputs with higher ratings of { $question } ({ $language })
# Rank 1 is best, so a metric that rises with ranks is higher for worse outputs
# Arguments: $metric, $question, $language
metrics-rises-with-rank = { $metric } is higher for outputs that were ranked worse: { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-falls-with-rank = { $metric } is higher for outputs that were ranked better: { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-rises-with-share = { $metric } is higher for outputs for which more people chose { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-falls-with-share = { $metric } is lower for outputs for which more people chose { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-relation-none = { $metric } shows no clear relation to { $question } ({ $language })
# Arguments: $metric, $question, $language
metrics-relation-few = { $metric } and { $question } ({ $language }): no finding from these outputs
# $n is the number of outputs.
# Arguments: $n, $r, $interval, $rho
metrics-points-facts = n = { $n }, r = { $r }, 95% interval { $interval }, ρ = { $rho }.
# Arguments: $n, $r, $rho
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Each mark is an output. A larger mark stands for several outputs at the same place.
# An axis: a name with the ends of its scale
# Arguments: $name, $low, $high
metrics-axis-range = { $name } ({ $low } to { $high })
# Arguments: $question
metrics-axis-rating = Mean human rating, { $question }
# Column head: the number of ratings of an output
metrics-points-n = Ratings
# Arguments: $metric, $question, $language
metrics-points-table = { $metric } and mean human rating of each output: { $question } in { $language }
# Arguments: $most, $n
metrics-points-first = The { $most } outputs with the highest ratings, of { $n }. The CSV file has all of them.
metrics-points-csv = Download these outputs (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Comparison of metrics
metrics-best-lead = Does a metric correlate with the ratings less than the strongest one? The sign of a correlation does not count.
# Arguments: $metric, $r
metrics-best-clear = { $metric } has the strongest correlation (r = { $r }); all other metrics differ significantly from it.
# Arguments: $n, $metric, $r
metrics-best-alike = { $n ->
    [one] { $metric } has the strongest correlation (r = { $r }); { $n } other metric does not differ significantly from it.
   *[other] { $metric } has the strongest correlation (r = { $r }); { $n } other metrics do not differ significantly from it.
}
# Arguments: $metric, $r
metrics-best-alone = { $metric } has the strongest correlation (r = { $r }); there is no other metric to compare it with.
metrics-best-few = No metric can be called the strongest: each has no correlation or fewer than 10 outputs.
# Column heads: the strongest metric is named
metrics-best-column = Compared with { $metric }
metrics-best-column-none = Comparison
# Cells of that column; a p-value such as “p = 0.012” is filled in
metrics-best-is = strongest correlation
metrics-best-differs = differs ({ $p })
metrics-best-no-difference = no significant difference ({ $p })
metrics-best-not-compared = not compared: fewer than 10 outputs
metrics-no-interval-few = none: fewer than 10 outputs
metrics-same-values = not compared: its values rise in step with those of the strongest metric

## How is this computed?

metrics-method-scope = Metrics computed from all outputs of a system together, such as perplexity, are on the page “Evaluation”.
metrics-method-r = r is Pearson's correlation between a metric and the mean human rating; ρ is Spearman's, over outputs.
metrics-method-outputs = Outputs: the outputs of all systems are pooled, as in Mir et al. (2019). The number after ± is the bound used in that paper, 1.96(1 − r²)/√n. The 95% interval is Fisher's.
metrics-method-systems = Systems: r is the correlation of the means of the systems, with Fisher's 95% interval. It needs at least four systems.
metrics-method-pooling = Pooling mixes two questions: whether a metric separates good systems from bad ones, and whether it separates good outputs of one system from bad ones. With fewer than ten systems, the value for systems says little.
metrics-method-difference = Differences: Williams' test of two correlations with the same ratings (Williams 1959, Steiger 1980), over the outputs that both metrics score. A metric with a negative correlation is negated first. Holm's correction covers all comparisons of a table; a difference with p < .05 is significant.
metrics-method-few = With fewer than 10 outputs, there is no interval and no test; with fewer than 10 systems, no interval. The files have all numbers.
