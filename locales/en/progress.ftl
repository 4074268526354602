### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Counted submissions, pace and estimated completion of each task in each language.
progress-empty = There are no HITs yet. Progress appears here after the first batch is created.

## The table of tasks and languages

progress-tasks-and-languages = Progress by task and language
# Column head: number of counted submissions
progress-counted = Counted
# Column head: number of submissions that are needed
progress-target = Target
# Column head: number of HITs that workers are working on now
progress-in-progress = In progress
# Column head: counted submissions per hour
progress-per-hour = Per hour
# Column head: a date, or one of the next three texts
progress-completion = Estimated completion
progress-complete = complete
progress-no-recent-work = no recent submissions
progress-pilot = no target: for new workers
# Column head: the median working time for a HIT
progress-median-time = Median time
# Column head: number of submissions that are paid but do not count
progress-extra = Extra submissions
# Column head: number of HITs whose reservation ran out
progress-expired = Expired
# Column head: number of HITs that workers gave back
progress-returned = Returned

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HITs by counted submissions
progress-details = HITs in detail
progress-details-caption = HITs of each task and language

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } rewrite was removed in post-processing.
   *[other] { $n } rewrites were removed in post-processing.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } rewrite was corrected in post-processing.
   *[other] { $n } rewrites were corrected in post-processing.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } rewrite is excluded because its writer is excluded from statistics.
   *[other] { $n } rewrites are excluded because their writers are excluded from statistics.
}
