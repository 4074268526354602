### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Location check
workers-gate-test = Qualification test
workers-gate-pilot = Pilot
workers-gate-review = Native-speaker review
workers-gate-known = Gold items
workers-passed = passed
workers-failed = failed
workers-waiting = waiting
workers-not-yet = not yet

## The list

workers-lead = The workers of this study with their qualification and submissions. Names are hidden.
workers-none = Workers appear here when they have joined with an invitation link.
# Column head: when the worker accepted the consent form
workers-consent = Consent
# Column heads: numbers of a worker's submissions
workers-submitted = Submitted
workers-counted = Counted
workers-rejected = Rejected
workers-median-seconds = Median time per HIT (s)
# A tag: the worker left the study.
workers-withdrawn = withdrawn
workers-more = More workers

## Location checks that a manager has to decide

workers-disagreements = Location checks waiting for a decision
workers-disagreements-lead = The country that these workers declared differs from the country of their connection.
# A date and time follow.
workers-waiting-since = Waiting since:
# The country that a worker declared before they corrected their answer
workers-first-answer = First answer
workers-declared-country = Declared country
workers-proxy-country = Country in the proxy header
workers-address-country = Country of the network address
workers-unknown-country = unknown

## One worker

worker-title = Worker { $pseudonym }
# Arguments: $language, $submitted, $counted, $rejected
worker-lead = { $language } · Submitted: { $submitted } · Counted: { $counted } · Rejected: { $rejected }
worker-all = All workers
worker-qualification = Qualification
worker-qualification-lead = You can overturn a decision. The earlier decision stays on record, and the worker reads your reason.
worker-decide = Make a decision
worker-reason = Reason (the worker reads it)
# Button: decides that the worker passes the step
worker-pass = Pass
# Button: decides that the worker fails the step
worker-fail = Fail
worker-left-removed = This worker withdrew from the study on { $date } and had their answers removed from the results.
worker-left-kept = This worker withdrew from the study on { $date }. Their answers are kept in the results.
worker-erased = Their personal data was erased on { $date }.

## Excluding a worker from the statistics

worker-statistics = Statistics
worker-statistics-lead = All work is kept and paid, even if it is excluded from statistics.
worker-included = All statistics include the answers of this worker.
worker-excluded = The answers of this worker have been excluded from all statistics since { $date }. Each report states how many answers are excluded.
worker-exclude = Exclude from statistics
worker-exclude-reason = Reason for the exclusion
worker-exclude-hint = At least ten characters. Members of the study and readers of the report see it; the worker does not.
worker-include = Include again

## The decisions about a worker

worker-decisions = Decisions
worker-decisions-caption = Decisions, the latest first
worker-no-decisions = Decisions appear here when the worker has answered the question about their country.
# Column head: the qualification step
worker-step = Step
worker-decision = Decision
# Column head: the person who decided
worker-decided-by = Decided by
# Column head: the qualification rule that was applied
worker-rule = Rule
worker-message = Message to the worker
# Follows the state of a decision that a later decision replaced.
worker-superseded = superseded
# In the column “Decided by”: no person decided.
worker-by-rule = automatic rule

## The funnel

funnel-title = Qualification funnel
funnel-lead = The number of workers who remain after each step. A step counts only workers who passed all earlier steps.
funnel-none = Counts appear here when the first worker has joined with an invitation link.
funnel-caption = Workers remaining after each step
# Number of workers who joined the study
funnel-joined = Joined
# Number of workers who accepted the consent form
funnel-consented = Consented
funnel-location = Location check (QC1)
funnel-test = Qualification test (QC2)
funnel-pilot = Pilot
funnel-review = Native-speaker review (QC3)
funnel-all-languages = All languages
# These three follow the number of workers who passed.
funnel-waiting = ({ $waiting } waiting)
funnel-failed = ({ $failed } failed)
# Arguments: $waiting, $failed
funnel-waiting-and-failed = ({ $waiting } waiting, { $failed } failed)

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Work quality
quality-lead = Agreement with the other workers, gold items, speed, skipped items and pay of each worker.
quality-none = Workers appear here when they have submitted something.
# Button: shows the workers for the selected task and language
quality-show = Show workers
quality-caption = Workers and the quality of their work
quality-answers = Answers
# Column heads
quality-gold = Gold items right (%)
quality-seconds = Seconds per HIT
quality-skipped = Skipped items (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × median
# Arguments: $part, $n
quality-of = { $part } of { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = Agrees with nobody (questions)
# The state of a worker whom nothing keeps from working
quality-active = active
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Exclude
quality-exclude-one = Exclude { $worker } from statistics
quality-excluded-since = since { $date }
# Argument: $seconds
quality-median = The median of all workers is { $seconds } seconds per HIT.
quality-method = The correlation is Spearman's, with the mean of the others: the mean over all questions with at least 10 shared items, weighted by these items. Equal answers are those of all pairs with another worker's answer about the same item. Speed is the median of the active time per HIT; it is compared with the median of all workers for the same task and language. An item is skipped if a question of it has a reason instead of an answer. Pay per hour is what is approved or waits for a decision, for the active time.
quality-look = Needs a look
quality-look-lead = Look at the work before you decide: no submission is rejected and no worker is excluded automatically.
quality-look-none = Nobody's work needs a look.
quality-look-method = Workers are listed here if chance would explain one of these in fewer than 1 in 1,000 cases: fewer gold items right than the others (at least 4 seen), no agreement with the others on a question, or always the same answer to a question (at least 10 shared items in both cases). They are also listed if their median time per HIT is less than a third of the median of all workers (at least 5 HITs), or if their texts have the same words as those of another worker for at least 3 sources and at least half of the sources that both wrote about. Texts of fewer than 4 words, unchanged texts and texts that many workers wrote do not count. The same answer counts only where fewer than half of the others gave it on at least a fifth of the items. Texts of tasks that only edit a text are not compared.
quality-look-watched-method = If the study counts typing, workers are listed if, in at least 3 of their texts and at least a fifth of them, at least half was pasted from elsewhere, or at least 9 of 10 pauses between the letters were about as long as the one before. Only texts of at least 20 characters count. Text that is pasted from the page or from the text itself does not count. If the study compares devices, workers with the same device are listed. Workers on the same network are listed if it has at most 5 workers.
quality-looked = Looked at
# Argument: $worker (a pseudonym)
quality-looked-mark = Mark { $worker } as looked at
quality-looked-means = The worker leaves this list until something else is unusual. Workers do not see your note.
quality-looked-note = What you found (optional)
# Arguments: $name (of the person), $date
quality-looked-by = { $name } looked at this work on { $date }.
quality-looked-on = Somebody looked at this work on { $date }.
# Argument: $worker (a pseudonym)
quality-looked-again = Remove the mark from { $worker }
quality-looked-all = All work with something unusual has been looked at.
quality-by-task = Work by task and language
quality-by-question = Agreement with the other workers by question
