### The page where a person decides about items on which workers disagree.

adjudication-title = Adjudication
adjudication-lead = Items on which workers disagree. Decisions are stored separately and change neither the answers nor the agreement.

## Which items are shown

adjudication-all-tasks = All tasks
adjudication-all-questions = All questions
adjudication-all-languages = All languages
# Label of a number: the least difference between the highest and the lowest answer
adjudication-points = Minimum difference (points)
# Label of a choice: undecided, decided or all items
adjudication-decision = Decision
adjudication-undecided = undecided
adjudication-decided = decided
adjudication-both = all
adjudication-show = Show items

## The questions with disagreements

adjudication-disagreements = Disagreements
adjudication-questions = Questions with disagreements
# Column head and label of a progress bar: how many items are decided
adjudication-decided-count = Decided
adjudication-rule-scale = { $points ->
    [one] On a scale, workers disagree if the lowest and the highest answer differ by at least { $points } point.
   *[other] On a scale, workers disagree if the lowest and the highest answer differ by at least { $points } points.
}
adjudication-rule-slider = On a slider, one point is a tenth of the range.
adjudication-rule-other = For other questions, workers disagree if no answer was given by more than half of them.
adjudication-rule-rankings = Rankings are not included, because they have no single value.
adjudication-empty = { $points ->
    [one] Items appear here when workers differ by at least { $points } point on a scale, or when no answer to another question has a majority.
   *[other] Items appear here when workers differ by at least { $points } points on a scale, or when no answer to another question has a majority.
}

## The items

adjudication-none = There are no disagreements in this selection.
# Arguments: $decided, $n
adjudication-progress = { $decided } of { $n } decided.
adjudication-no-more = There are no more items to show.
adjudication-next-page = Next page
# Caption of a table. The question is given by its key, such as “formality”.
adjudication-answers = Answers to { $question }
adjudication-answer = Answer
adjudication-comments = Comments
# Arguments: $person, $time
adjudication-by = Decided by { $person }, { $time }
adjudication-note-hint = The reason for your decision. It is part of the export.
adjudication-decide = Save decision
adjudication-decide-again = Change decision
adjudication-saved = The decision was saved. The answers have not changed.

## An answer in words

# A or B, the name of one of two outputs
adjudication-is-better = { $side } is better
adjudication-other-is-better = Another text is better
# What a worker wrote instead of choosing an answer
adjudication-own-words = “{ $words }”
adjudication-skipped = Cannot judge: { $reason }
