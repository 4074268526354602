### The page of metric correlation with human ratings.

metrics-title = Metric correlation with human ratings
metrics-lead = How closely each automatic metric agrees with human ratings of the same outputs.
metrics-none = Correlations appear here when outputs have been rated by people and scored by metrics.
metrics-rank-lead = Rank 1 is best: a metric whose high values are good should have a negative correlation.
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

## How is this computed?

metrics-method-scope = Metrics computed from all outputs of a system together, such as perplexity, are on the page “Evaluation”.
metrics-method-r = r is Pearson's correlation between a metric and the mean human rating; ρ is Spearman's, over outputs.
metrics-method-outputs = Outputs: the outputs of all systems are pooled, as in Mir et al. (2019). The number after ± is the bound used in that paper, 1.96(1 − r²)/√n. The 95% interval is Fisher's.
metrics-method-systems = Systems: r is the correlation of the means of the systems, with Fisher's 95% interval. It needs at least four systems.
metrics-method-pooling = Pooling mixes two questions: whether a metric separates good systems from bad ones, and whether it separates good outputs of one system from bad ones. With fewer than ten systems, the value for systems says little.
