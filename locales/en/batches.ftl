### The page of a study's batches: HITs that are created for a published task.

batches-lead = A batch creates HITs for a published task. The recorded seed determines the sample and the order.
batches-none = This study has no batches yet. A batch needs a published task.

## The table of batches

# State of a batch: no more of its HITs are given to workers.
batches-stopped = stopped
# State of a batch: all its submissions have been collected.
batches-complete = complete
# State of a batch: its HITs are given to workers.
batches-open = open
# Label of a batch that grows while workers work: gold items
batches-of-gold = Gold items
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Texts from task { $n }, as they arrive
batches-stop = Stop batch
batches-reopen = Reopen batch

## The form for a new batch

batches-new = New batch
batches-new-lead = Preview the number of HITs and the cost first. Nothing is created until you confirm.
batches-publish-first = Publish a task first. A batch uses the published version of a task.
# A task to choose from; workers see only sources in it.
# Arguments: $title
batches-task-of-sources = { $title } (sources)
# A task to choose from; workers see outputs in it.
# Arguments: $title
batches-task-of-outputs = { $title } (outputs)
batches-systems = Systems to judge
batches-systems-hint = Only for tasks that show outputs. Rankings and comparisons need at least two systems.
batches-human = Human rewrites
batches-no-outputs = no outputs yet
batches-all-human = Use all human rewrites of each source
batches-all-human-hint = Otherwise, the seed selects one rewrite per source. Tasks that compare or rank outputs always use one.
batches-spread = Judge one output per source, from each system in turn
batches-spread-hint = Needs fewer workers. Otherwise, a batch needs systems × judgements workers: a worker gets each source once per task.
batches-sample = Number of sources
batches-sample-hint = Leave empty to use all sources. Otherwise, this many are drawn at random.
batches-label-hint = A name that helps your team recognise the batch.
batches-seed-hint = Leave empty for a new seed. The same seed and settings give the same batch again.
batches-preview = Preview batch

## The preview of a batch

# Under the number of submissions: how many are collected for each HIT.
batches-per-hit = { $n } per HIT
batches-least-workers = Minimum number of workers
batches-least-workers-base = A worker gets each source only once per task.
batches-most-cost = Maximum cost
batches-most-cost-base = If all submissions are approved
batches-left-out = { $n ->
    [one] { $n } source is not included, because the selected systems have too few outputs for it.
   *[other] { $n } sources are not included, because the selected systems have too few outputs for them.
}
batches-create = { $n ->
    [one] Create { $n } HIT
   *[other] Create { $n } HITs
}

## After a form

batches-is-created = The batch has been created.
batches-is-stopped = The batch is stopped. HITs in progress can still be submitted; they count and are paid.
batches-is-open = The batch is open again.

## The hourly rate that the reward of a planned batch means

batches-hourly = Hourly rate
# Arguments: $time, $n
batches-hourly-measured = at the median time of { $time } per HIT ({ $n } submissions of this task)
# Arguments: $time, $n
batches-hourly-piloted = at the median time of { $time } for as many pilot texts ({ $n } pilot submissions)
batches-hourly-expected = at the expected time of { $time } per HIT, which the task states
batches-hourly-unknown = Nobody has submitted yet. Enter the expected time per HIT in the task to see the hourly rate.
batches-hourly-low = The hourly rate is below { $floor }, the lowest that Prolific allows. Raise the reward or shorten the HITs.
