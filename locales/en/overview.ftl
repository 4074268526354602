### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Run crowdsourced annotation and human-evaluation studies, from recruiting to the final tables.
home-invited = Have you received an invitation link? Open it: it leads to your study.
home-for-workers = Workers
home-for-workers-text = Rate, compare and rewrite short texts on a phone or a computer. You see the pay and the time before you start.
home-for-researchers = Researchers
home-for-researchers-text = Design tasks, recruit and pay workers, measure agreement with intervals, and export tables for a paper.

## The list of studies

studies-lead = All studies that you design, review or manage.
studies-new = New study
# The same for an administrator of the server
studies-empty-administrator = There is no study yet. Create the first one.
studies-empty = A study appears here when an administrator has created it and given you a role in it.
studies-your-role = Your role
studies-managers = Managers
studies-administrator = administrator
studies-no-batch = no HITs yet
studies-only-pilot = only a pilot so far
# Arguments: $counted, $target, $percent
studies-progress = { $counted } of { $target } ({ $percent }%)

## The overview of a study

overview-published-tasks = Published tasks
overview-submissions = Counted submissions
# The target number of submissions
overview-of-target = of { $target }
overview-checklist = Setup checklist
overview-checklist-lead = You can go live without the optional steps.
overview-open-page = Open { $page }
overview-progress = Progress
overview-see-progress = Progress of each task and language
overview-n-counted = { $n ->
    [one] { $n } counted submission
   *[other] { $n } counted submissions
}
# How many tasks are complete, each language counted
overview-n-complete = Completed tasks (each language counts separately): { $n }
overview-attention = Needs attention
overview-nothing = Nothing is waiting for you.
overview-n-submissions = { $n ->
    [one] { $n } submission is waiting for approval.
   *[other] { $n } submissions are waiting for approval.
}
overview-n-held-payments = { $n ->
    [one] Somebody has to check { $n } payment: it may or may not have been sent.
   *[other] Somebody has to check { $n } payments: they may or may not have been sent.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = { $n }% of the budget is promised.
overview-n-messages = { $n ->
    [one] { $n } message from a worker has no answer.
   *[other] { $n } messages from workers have no answer.
}
overview-n-reviews = { $n ->
    [one] { $n } worker is waiting for a native-speaker review.
   *[other] { $n } workers are waiting for a native-speaker review.
}
overview-n-locations = { $n ->
    [one] { $n } worker's country has to be checked.
   *[other] { $n } workers' countries have to be checked.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } published task has no HITs yet. Create a batch.
   *[other] { $n } published tasks have no HITs yet. Create a batch for each.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } background job failed.
   *[other] { $n } background jobs failed.
}
overview-results = Results
overview-open-results = Open results
overview-results-lead = Computed from all counted submissions. Each report has intervals, its method and a download.
# Heading: the state of the study is draft, live or closed
overview-state = State
# Button: the study starts, and workers can take its tasks
overview-go-live = Go live
overview-go-live-lead = Workers with an invitation link can start immediately. At least one task must be published.
overview-close = Close study
overview-close-lead = Workers get no more HITs in a closed study. HITs in progress can still be submitted.
overview-reopen = Reopen study
overview-reopen-lead = The study is closed. After you reopen it, workers get the HITs that still need submissions.
# A list of steps follows
overview-not-ready = The study cannot go live yet. Missing:
# A list of steps follows
overview-live-without = These steps are not done. You can go live without them.

## Erasure of personal data

overview-personal-data = Workers' personal data
overview-erased-after = { $days ->
    [one] Workers' personal data is erased { $days } day after the study is closed.
   *[other] Workers' personal data is erased { $days } days after the study is closed.
}
# Arguments: $date, $n
overview-all-erased = { $n ->
    [one] Erasure was due on { $date } and is complete for the { $n } worker.
   *[other] Erasure was due on { $date } and is complete for all { $n } workers.
}
# Arguments: $date, $erased, $n
overview-erasing = Erasure starts on { $date }. Erased so far: { $erased } of { $n } workers.
overview-n-owed = { $n ->
    [one] { $n } worker has not been paid or is waiting for a decision. Their data is kept until that is settled.
   *[other] { $n } workers have not been paid or are waiting for a decision. Their data is kept until that is settled.
}

## Steps of the setup checklist

setup-consent = Write the consent form
setup-public-texts = Write the title and description for workers
setup-sources = Import sources
setup-qualification = Set the qualification rules
setup-task = Add a task and publish it
setup-batch = Create a batch of HITs
setup-invite = Invite workers with a link
# The study starts: workers can take its tasks
setup-go-live = Go live

## What follows if a study goes live without a step of the checklist

without-consent = Workers see the built-in consent form in each language without a text of yours.
without-public-texts = Where they are missing, workers see the study's own title and no description.
# Languages in which a text is missing
overview-missing-in = Missing in: { $languages }.
without-sources = There are no texts to work on.
without-qualification = Everyone with an invitation link can work.
without-task = Workers have no task to do.
without-batch = Workers can take the qualification steps but find no HITs.
without-invitation = Nobody can join the study as a worker.
