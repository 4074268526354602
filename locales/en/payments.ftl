### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Payments
payments-lead = Approve submissions, check the hourly rates of workers, give bonuses, and make payouts.

## Amounts at the top of the page

payments-median-hourly = Median hourly rate
payments-hourly-target = Target: { $amount } per hour
payments-hourly-method = The hourly rate of a worker is the amount approved or waiting for approval, divided by the active time. The figure is the median over all workers with at least one minute of active time.
payments-no-hourly-yet = No worker has a minute of active time yet.
payments-total-cost = Total cost of the study
payments-total-cost-base = All submissions so far, and all submissions that HITs still need
payments-approved-unsent = Approved, not yet in a payout
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Sent, not confirmed
# Amount of which nobody knows whether it was sent
payments-held = To be checked by a person
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Promised so far
# Below the amount that is promised
payments-budget-of = Budget: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = { $percent }% of the budget is promised: { $promised } of { $budget }. Workers get a new HIT only while the rest is enough for it.
# Arguments: $promised, $budget
payments-budget-used = The budget is used up: { $promised } of { $budget } are promised. Workers get no new HITs. What they have started is still accepted and paid.
payments-change-budget = Change the budget
# Arguments: $median, $floor
payments-below-floor = The median hourly rate is { $median }. Prolific asks for at least { $floor }.
payments-lift-by-bonus = Lift it by bonuses

## Submissions that wait for approval

payments-nothing-waits = No submissions are waiting for approval. New submissions appear here until they are approved: by hand, or automatically after the time set in the settings.
# Column head above check boxes
payments-select = Select
# Arguments: $worker, $at
payments-select-submission = Select the submission of { $worker } from { $at }
# In place of the check box: the reader made this submission and cannot decide about it
payments-your-own = your own
# Column head: whether the submission counts in statistics
payments-in-statistics = In statistics
# The submission counts in statistics
payments-counted = Counted
payments-extra = Extra submission (paid, not counted)
payments-gold = Gold item (paid, not counted)
payments-excluded = Worker excluded from statistics (paid, not counted)
payments-rejection-reason = Reason for rejection
payments-rejection-hint = The worker reads this reason. Write at least ten characters. The answers are kept.
payments-rejected-still-count = Rejected answers still count in the statistics. To leave a worker out, use “Exclude from statistics” on the worker's page.
payments-approve-selected = Approve selected submissions
payments-approve-all = Approve all waiting submissions
payments-reject-selected = Reject selected submissions
payments-approved-n = { $n ->
    [one] { $n } submission was approved.
   *[other] { $n } submissions were approved.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } submission of your own is still waiting. Another person must decide about it.
   *[other] { $n } submissions of your own are still waiting. Another person must decide about them.
}
payments-show = Show submissions
payments-next-page = Next page
payments-no-match = No submissions match this filter.
payments-approve-matching = Approve all waiting submissions that match the filter
# The amount has its currency.
# Arguments: $n, $amount
payments-approve-all-means = { $n ->
    [one] { $n } submission will be approved: { $amount } in total. This cannot be undone.
   *[other] { $n } submissions will be approved: { $amount } in total. This cannot be undone.
}
payments-select-all = Select all on this page
payments-at-once = One decision is about at most { $n } submissions. If one of them cannot be decided, none is.
payments-answers = Answers
payments-show-answers = Show answers
payments-answers-of = Answers of { $worker }
payments-answers-removed = The worker had these answers removed.
payments-decided-before = { $n ->
    [one] { $n } selected submission had been decided before and was not changed.
   *[other] { $n } selected submissions had been decided before and were not changed.
}
payments-more-waiting = More submissions are waiting. Approve again to continue with them.
payments-rejected-n = { $n ->
    [one] { $n } submission was rejected.
   *[other] { $n } submissions were rejected.
}

## Hourly rates of workers

payments-active-time = Active time
payments-active-time-lead = Active time is measured in the browser. A pause counts for at most one minute.
payments-no-workers-yet = Workers appear here with their first submission.
payments-workers-caption = Hourly rates of workers
payments-median-time = Median time per HIT
# Column head: amount that waits for approval, with the currency
payments-waiting-in = Waiting ({ $currency })
payments-approved-in = Approved ({ $currency })
payments-paid-in = Paid ({ $currency })
payments-hourly-in = Per hour ({ $currency })
# Column head: whether the hourly rate reaches the target
payments-target = Target
payments-target-reached = reached
payments-target-missed = below target

## Durations

payments-seconds = { $seconds } s
# Arguments: $minutes, $seconds
payments-minutes = { $minutes } min { $seconds } s
# Arguments: $hours, $minutes
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Ledger
payments-ledger-empty = Entries appear here when submissions are approved.
# Column head: reward, bonus or correction
payments-type = Type
payments-reward = reward
payments-bonus = bonus
payments-correction = correction
payments-is-paid = paid
payments-is-sent = sent
# Nobody knows whether it was sent
payments-is-held = to be checked
# Arguments: $shown, $n
payments-newest = The table shows the newest { $shown } of { $n } entries. The download contains all entries.

## Rejected submissions in statistics

rejected-are-left-out-here = Rejected answers are left out of the statistics, as the settings of this study say. Reports state how many.
rejected-left-out = No (rejected)
