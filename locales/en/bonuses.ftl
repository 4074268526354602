### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Bonuses
bonuses-page-lead = A rule computes what each worker lacks to an hourly rate. You look at the list, change it where you know better, and approve it. Then the bonuses are in the next payout.

## The rule

bonuses-rule = Rule
bonuses-rule-lead = Only approved submissions count. What workers have earned in this study, earlier bonuses included, is subtracted.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Start from the target hourly rate
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Start from XFORMAL: once, to more than 10 an hour
# Arguments: $currency
bonuses-target = Lift to this hourly rate ({ $currency })
bonuses-target-hint = Workers who earn less get what is missing.
bonuses-time = Time that counts
bonuses-time-hint = A pause counts for at most one minute.
bonuses-time-own = The worker's own active time
bonuses-time-median = The median time of all workers, for each HIT
bonuses-most-medians = Longest time of a HIT, in medians
bonuses-most-medians-hint = With 3, the time of a HIT counts up to three times the median of its task. Leave it empty for no limit.
# Arguments: $currency
bonuses-round-up-to = Round up to a multiple of ({ $currency })
# Arguments: $currency
bonuses-least = Smallest bonus ({ $currency })
bonuses-least-hint = Smaller bonuses are not paid. Leave it empty to pay all.
# Arguments: $currency
bonuses-most = Highest bonus of a worker ({ $currency })
bonuses-most-hint = Leave it empty for no limit.
bonuses-once = Workers who have had a bonus in this study get no other
bonuses-compute = Compute bonuses

## The bonuses that the rule has computed

bonuses-round = Bonuses to approve
bonuses-none-yet = Bonuses appear here after you compute them. Nothing is promised to anybody before you approve it.
bonuses-nobody = By this rule, no worker gets a bonus. All workers with approved submissions earn enough, or those who earn less have had their bonus.
bonuses-computed-at = Computed on
# Column head
bonuses-counted-time = Time that counts
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Earned before
# Column head: the bonus that the rule computes
bonuses-computed = By the rule
bonuses-change = Change
# Arguments: $worker
bonuses-change-of = Change the bonus of { $worker }
bonuses-save-change = Save bonus
bonuses-reason = Reason
bonuses-reason-hint = The worker reads it.
bonuses-approve = Approve bonuses
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } worker gets a bonus: { $amount }. This cannot be undone.
   *[other] { $n } workers get a bonus: { $amount } in total. This cannot be undone.
}
bonuses-approved-n = { $n ->
    [one] The bonus of { $n } worker is approved. It is in the next payout.
   *[other] The bonuses of { $n } workers are approved. They are in the next payout.
}
# Arguments: $amount
bonuses-own = The list contains your own bonus of { $amount }. It is left out when you approve, and another person has to compute it again.

## A bonus by hand

bonuses-by-hand = A bonus by hand
bonuses-by-hand-lead = It is approved at once and is in the next payout.
bonuses-worker-hint = The pseudonym, for example W017.
# Arguments: $currency
bonuses-amount = Bonus ({ $currency })
bonuses-give = Give bonus
# Arguments: $amount, $worker
bonuses-given = { $worker } gets a bonus of { $amount }.

## On the page of the worker

bonuses-yours = Your bonuses
bonuses-by-rule = To lift your hourly rate
