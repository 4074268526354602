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
