### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Native-speaker review

## The studies in which a person reviews

review-page-studies-lead = Studies in which you read the pilot texts of workers.
review-page-no-studies = Studies appear here when a manager has given you the role of reviewer.
review-page-studies-caption = Studies in which you are a reviewer
# Column head: number of workers
review-page-workers-waiting = Workers waiting

## The queue of workers

review-page-queue-lead = Workers who have submitted their pilot texts wait here for a decision, the longest wait first.
review-page-empty = No worker is waiting for a review. Workers appear here when they have submitted their pilot texts.
# Button: shows the workers of the selected language
review-page-show-queue = Show queue
review-page-review-first = Review first worker
review-page-queue-caption = Workers waiting for review
# Column head: the worker whose pilot texts are reviewed
review-page-worker = Worker
review-page-waiting-since = Waiting since
# Column head: how many of the worker's rewrites have a grade
review-page-graded-column = Graded
# Arguments: $n, $of
review-page-n-of = { $n } of { $of }
# Arguments: $n, $of
review-page-n-graded = { $n } of { $of } graded

## Decisions that the reviewer can still take back

review-page-recent = Your recent decisions
review-page-recent-lead = You can take a decision back within one hour. Open the worker's page to do so.
review-page-recent-earlier = Earlier decisions of this hour ({ $n })
review-page-decision = Decision
review-page-decided-at = Decided
# Column head above a time
review-page-until = Can be taken back until
# The state of a worker after the review
review-page-passed = passed
review-page-failed = failed

## One worker's pilot texts

review-page-lead = Compare each rewrite with its source and grade it.
# A decision was taken back, and the review is open again.
review-page-lead-reopened = The grades given before are kept. Change them if you need to, then decide again.
review-page-lead-decided = This review is decided. You can still read the texts and your grades.
# A link for people who use the keyboard
review-page-skip = Skip to the first grade
review-page-skip-decision = Skip to the decision
review-page-no-texts = This worker has not submitted a pilot text yet.
review-page-keys = Keys in a rewrite: 1 excellent, 2 acceptable, 3 poor. Enter goes to the next rewrite.
review-page-source-n = Source { $n }
review-page-rewrite-n = Rewrite { $n }
review-page-show-changes = Show changes
review-page-changes-legend = Deleted words are struck through. Added words are underlined.

## How much a rewrite differs from its source

review-page-unchanged = unchanged
review-page-only-normalised = only normalised
review-page-words-deleted = { $n ->
    [one] { $n } word deleted
   *[other] { $n } words deleted
}
review-page-words-added = { $n ->
    [one] { $n } word added
   *[other] { $n } words added
}

## The grade of a rewrite

review-page-grade-of = Grade of rewrite { $n }
review-page-how-good = How good is the rewrite?
review-page-excellent = Excellent
review-page-acceptable = Acceptable
review-page-poor = Poor
review-page-why-not-excellent = Why is it not excellent?
review-page-poor-needs-reason = A poor rewrite needs a reason or a note.
review-page-reason-minimal = hardly changed
review-page-reason-meaning = meaning changed
review-page-reason-informal = still informal
review-page-reason-fluency = not natural
review-page-reason-language = wrong language
review-page-reason-other = other
review-page-note = Note for colleagues
review-page-save-grade = Save grades
# A grade follows
review-page-your-grade = Your grade:
review-page-saved-without-reason = Saved. Now choose a reason or write a note.

## The decision about the worker

# Opens a form
review-page-pass-open = Pass worker …
review-page-fail-open = Fail worker …
review-page-pass = Pass worker
review-page-fail = Fail worker
review-page-message-if-passed = Message if passed
review-page-message-if-failed = Message if failed
review-page-message-hint = The worker reads this message at once. You can take the decision back within one hour.
review-page-decided = Your decision is saved, and the worker can read it. You can take it back within one hour.

## A decision that was made, and taking it back

review-page-is-passed = Passed
review-page-is-failed = Failed
review-page-is-not-finished = Not finished
review-page-not-finished = This worker has not submitted all pilot texts yet.
# The message follows
review-page-message-is = The worker reads this message:
# A date and time follows
review-page-decided-on = Decided:
# A date and time follows
review-page-time-limit = You can take this decision back until:
review-page-you-can = You can take this decision back.
review-page-manager-can = A manager of the study can take this decision back.
review-page-take-back-heading = Decision of the review
review-page-take-back = Take decision back
review-page-take-back-means = The review opens again, and tasks after it are closed until the next decision. Submitted work is kept, and paid if it is approved.
review-page-taken-back = The decision was taken back. The review is open again.
