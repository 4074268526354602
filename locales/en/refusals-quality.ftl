### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = This worker had their answers removed from the results.
quality-lacks-excluded = Excluded from statistics.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Fewer than { $least } shared items: { $n }.
quality-lacks-order = These answers have no order, or are always the same.
quality-lacks-pairs = Nobody else answered the same items.
quality-lacks-gold = No gold items seen.
quality-lacks-time = No time was recorded.
quality-lacks-answers = No answers.
quality-lacks-minute = Less than a minute of work.

## Why a worker needs a look

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Fast: the median time per HIT is { $percent }% of the median of all workers (HITs: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Gold items: { $right } of { $n } right; the other workers got { $percent }% right.
# Arguments: $n, $all
quality-looks-alone = Agrees with nobody (questions: { $n } of { $all }).
# Arguments: $n, $all
quality-looks-constant = Always the same answer, unlike the other workers (questions: { $n } of { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Same texts as { $worker } for { $n } of { $all } shared sources.
# Argument: $workers (pseudonyms)
quality-looks-device = Same device as { $workers }.
# Argument: $workers (pseudonyms)
quality-looks-network = Same network address as { $workers }.
# Arguments: $n, $all (texts)
quality-looks-pasted = At least half of the text was pasted from elsewhere (texts: { $n } of { $all }).
# Arguments: $n, $all (texts)
quality-looks-even = The letters came at even intervals, as when a program types (texts: { $n } of { $all }).
