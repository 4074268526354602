### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Inter-annotator agreement
agreement-lead = Agreement between workers who judged the same texts, for each task, question and language.
agreement-empty = Agreement appears here once two workers have judged the same text.

## The matrix of tasks and languages

# Column head: a task and its question
agreement-task-and-question = Task and question
agreement-matrix-caption = Main coefficient with its 95% interval. Select a cell for all statistics.
# Legend: a range of values of a coefficient
agreement-band-reliable = 0.80 or more: reliable
agreement-band-tentative = 0.67 to 0.80: tentative conclusions only
agreement-band-unreliable = below 0.67: not reliable
agreement-bands-note = The symbols follow Krippendorff's convention and appear only with his coefficient. Each line shows the interval from 0 to 1.

## One task and language

agreement-all-tables = All tasks and languages
agreement-all-statistics = All statistics
# $table is a task and its language.
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } is { $value } (all coefficients with 95% intervals)
agreement-filter = Select answers
# Labels of a form that selects answers
agreement-only-version = Task version
agreement-only-batch = Batch
agreement-without-worker = Without worker
agreement-from-day = From (day, UTC)
agreement-to-day = To (day, UTC)
# Button
agreement-apply = Show
agreement-batch-without-name = Batch without a name
agreement-nothing-selected = No answers match this selection. Change or clear the filters above.
agreement-workers-lead = Agreement of each worker with the others who judged the same texts.
agreement-workers-caption = Agreement of each worker with the others
# Column heads
agreement-shared-items = Shared items
agreement-equal = Equal (%)
agreement-with-others = Correlation
agreement-bias = Mean difference
# Mark next to a worker
agreement-with-nobody = Agrees with nobody
agreement-workers-method = Shared items are those that another worker judged too. “Equal” is the percentage of pairs with another worker's answer to the same item that are the same. The correlation is Spearman's, with the mean of the others. The mean difference is the worker's mean minus the mean of the others. Workers with at least 10 shared items are marked if their correlation is below 0.1 and so far below that of the median worker that chance explains the difference in fewer than 1 in 1,000 cases. For answers without an order, the mean percentage of equal answers per item is compared instead, and the limit is chance plus a tenth of the distance from chance to 100%. A worker who always gives the same answer while the answers of the others vary is treated as if their correlation were 0.
agreement-items = Items with the most disagreement
agreement-items-lead = At most 20 items, those with the largest differences first.
agreement-items-caption = Items with the most disagreement
# Column heads
agreement-item-text = Text
agreement-item-spread = Spread
agreement-item-answers = Answers
agreement-adjudicate = Adjudicate these differences

## The table of a question

# Arguments: $question, $language
agreement-caption = Agreement on { $question } in { $language }
# Column head: what a value means, in a sentence
agreement-interpretation = Interpretation
# Arguments: $items, $judgements
agreement-based-on = Items: { $items }, judgements: { $judgements }
# Arguments: $items, $workers, $judgements, $pairs, $coverage
agreement-data = Items: { $items }. Workers: { $workers }. Judgements: { $judgements }. Pairs of judgements of the same item: { $pairs }. Share of all item–worker combinations that have a judgement: { $coverage }.
agreement-extra = Extra submissions are not counted.
agreement-skipped = { $n ->
    [one] In { $n } case, a worker could not judge and gave a reason instead.
   *[other] In { $n } cases, a worker could not judge and gave a reason instead.
}
# Followed by the digest of the configuration of the computation
agreement-configuration = Configuration:
# The range of 95% of the draws of a simulation. It is not a confidence interval.
# Arguments: $low, $high
agreement-spread = Spread over draws: { $low } to { $high }
# The name of a statistic
agreement-percent = Percent agreement
# The name of a statistic: the F1 score of highlighted spans
agreement-f1-spans = F1 of spans
# The name of a coefficient: Cohen's κ.
# Arguments: $person, $symbol
agreement-named-after = { $person }'s { $symbol }
# A variant of a coefficient, after its name
agreement-variant-interval = interval
agreement-variant-nominal = nominal
agreement-variant-ordinal = ordinal
agreement-variant-ratio = ratio
agreement-variant-unitizing = unitizing
agreement-variant-linear = linear
agreement-variant-quadratic = quadratic
agreement-variant-mean-of-pairs = mean of pairs
agreement-variant-simulated = simulated annotators
agreement-variant-by-reml = by REML

## Groups of statistics

agreement-family-observed = Observed agreement
agreement-family-corrected = Chance-corrected agreement
agreement-family-variance = Shares of variance
agreement-family-simulated = Simulated annotators

## What a value means

agreement-reading-chance = Agreement is no higher than chance.
agreement-reading-equal = Two workers who judged the same text gave the same answer in { $percent }% of the pairs.
agreement-reading-spans = Of what one worker highlights, another worker highlights { $percent }% with the same label.
agreement-reading-variance = { $percent }% of the variance lies between texts. The rest comes from differences between workers.
agreement-reading-strictness = { $percent }% of the variance lies between texts once the strictness of each worker is removed.
agreement-reading-concordance = The workers' rankings of the texts are { $percent }% of the way from no agreement to complete agreement.
agreement-reading-simulated = The agreement of one worker with the mean of the others is { $percent }% of the way from chance to complete agreement.
agreement-reading-beyond = Agreement is { $percent }% of the way from chance to complete agreement.
# One of these three follows agreement-reading-beyond for Krippendorff's alpha
agreement-reading-reliable = By Krippendorff's convention, data can be relied on from 0.80.
agreement-reading-tentative = By Krippendorff's convention, values between 0.67 and 0.80 allow only tentative conclusions.
agreement-reading-unreliable = By Krippendorff's convention, values below 0.67 allow no conclusions from single texts.
# Each of these three is followed by a sentence that says how well the two match
agreement-reading-linear = The judgements of one worker are compared with the mean of the others.
agreement-reading-order = The order of the texts by one worker is compared with the order by the mean of the others.
agreement-reading-ranking = The ranking of the outputs by one worker is compared with the average ranking by the others.
agreement-match-exact = They match almost exactly.
agreement-match-well = They match well.
agreement-match-roughly = They match roughly.
agreement-match-weakly = They match only weakly.
agreement-match-none = They do not match.

## Why a statistic has no value

agreement-undefined-no-ratings = There are no ratings.
agreement-undefined-one-rater = Only one worker rated these texts.
agreement-undefined-no-pairs = No item was rated twice.
agreement-undefined-one-category = All ratings are the same, so agreement cannot be distinguished from chance.
agreement-undefined-no-variance = The values do not vary.
agreement-undefined-negative-variance = An estimated variance is negative, so the ratio has no meaning.
# Arguments: $n, $need
agreement-undefined-few-items = At least { $need } items are needed. Number of items: { $n }.
# Arguments: $n, $need
agreement-undefined-few-observations = At least { $need } observations are needed. Number of observations: { $n }.
agreement-undefined-incomplete = Not every worker rated every item exactly once.
agreement-undefined-replicates = A worker rated an item more than once.
agreement-undefined-nothing-shared = The two workers have no item in common.
agreement-undefined-not-numeric = The values are labels, not numbers.
agreement-undefined-not-ordered = The values are labels without an order.
agreement-undefined-negative = A ratio scale has no values below zero.
agreement-undefined-disconnected = The ratings form groups that share no item and no worker.
agreement-undefined-not-converged = The estimate did not converge. Number of iterations: { $n }.

## Notes on values

# Arguments: $n, $percent
agreement-few-items = { $n ->
    [one] Only { $n } item has two ratings. The interval may contain the true value in less than { $percent }% of cases.
   *[other] Only { $n } items have two ratings. The interval may contain the true value in less than { $percent }% of cases.
}
# Arguments: $n, $enough, $percent
agreement-few-items-some = Items with two ratings: { $n }. Below { $enough }, some intervals may contain the true value in less than { $percent }% of cases: those of statistics that square distances, of a single category, or from a standard error.
agreement-few-raters = { $n ->
    [one] Only { $n } worker: intervals of simulated annotators may be too short.
   *[other] Only { $n } workers: intervals of simulated annotators may be too short.
}
agreement-options-differ = Versions of the task offered different answers. Chance agreement takes all of these answers into account for every text.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Comparison values: careless annotators on these texts
agreement-careless-caption = Careless annotators instead of the simulated annotator, compared with the mean of the others (200 draws)
# Column head
agreement-annotator = Annotator
agreement-careless-random = Any point of the scale, each equally likely
agreement-careless-majority = Always the most frequent point
agreement-careless-always = Always { $point }
agreement-careless-noise = The mean of the others, with { $percent }% random answers

## How the statistics are computed

agreement-how-pairing = Judgements are paired by item, never by position.
agreement-how-scale = Scales are treated as ordinal: the distance between two points is the number of ratings between them.
agreement-how-chance = Chance-corrected values are 0 for agreement at the level of chance and 1 for complete agreement.
agreement-how-simulated = A simulated annotator is one worker drawn at random for each item and compared with the mean of the others. The value is the median of 1,000 draws. For κ, that mean is rounded to the nearest point of the scale, and a mean half-way between two points to the even one.
agreement-how-spread = The spread over draws is the range that contains 95% of the draws. It is not a confidence interval: other texts and other workers would give other values.
agreement-how-intervals = Intervals cover this variation. Intervals of simulated annotators are from a bootstrap over texts and workers. Intervals of coefficients are from a bootstrap over texts (BCa, combined with the jackknife).
agreement-how-short = With fewer than 20 texts or a very rare answer, intervals may be too short.
agreement-how-two = When two outputs are compared, chance agreement is the agreement of workers who cannot distinguish the two outputs of an item.
agreement-guide = What each statistic means and when to report it
agreement-seed = Intervals and draws are computed with the seed of the study ({ $seed }). The same data give the same numbers on this page, in all files and on the command line.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

# $submissions is “2 submissions”, $workers is “1 worker”.
# Arguments: $submissions, $workers
agreement-left-out = Excluded from statistics: { $submissions } by { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } submission
   *[other] { $n } submissions
}
agreement-n-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
agreement-one-withdrew = 1 worker withdrew from the study and kept their answers in it.
agreement-one-withdrew-removed = 1 worker withdrew from the study and had their answers removed.
# $n is at least 2.
# Arguments: $n, $removed
agreement-withdrew = { $n } workers withdrew from the study; { $removed } of them had their answers removed.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } withdrawn text
   *[other] { $n } withdrawn texts
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Left out of statistics: { $answers } about { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Rejected submissions left out, as the settings of the study say: { $n }.
agreement-how-tied-ranks = For rankings, systems with the same rank or the same mean rank are tied. Kendall's τ-b takes ties into account; an item on which all systems are tied has no value and is left out of that draw.
