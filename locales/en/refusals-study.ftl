### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = Only an administrator can create studies. Ask an administrator to create one and to make you its researcher.
study-languages = Choose 1 to { $most } languages, for example fr, pt-BR or zh-Hant.
language-is-in-use = The language { $language } cannot be removed, because the study has texts or workers in it.
# Arguments: $language, $list
not-a-study-language = The study does not include the language { $language }, only { $list }. Add it in the settings of the study first.
currency-is-fixed = The currency cannot be changed after money has been earned.
consent-form-changed = The consent form has changed since you opened it. Please read it again.
not-a-currency = This is not a currency code. Use a code from ISO 4217, such as EUR, USD or BRL.
approval-hours = Enter a number of hours from 0 (approve by hand only) to 8,760 (one year).
retention-days = Enter a number of days from 0 (never erase) to { $most } (ten years).
study-needs-task = Publish at least one task before the study goes live.
study-state-changed = Somebody else has just changed the state of the study. Reload the page.
study-was-changed-meanwhile = The study has been changed since the changes were shown. Look at them again. Nothing was changed.
study-is-in-state = The study already has this state. Reload the page.
study-has-no-step = A draft can go live, a live study can be closed, and a closed study can go live again. No other change of state is possible.
# Arguments: $short, $language, $most
abbreviation-is-odd = “{ $short }” ({ $language }) must be one word with an expansion. Each can have 1 to { $most } characters.
abbreviations-unreadable = The list could not be read ({ $details }). Write one abbreviation per line, for example: asap = as soon as possible.
choose-task = Choose a task.
task-is-not-published = This task is not published yet. Publish it, then create the batch.
study-just-changed = Somebody else has just changed this study. Create the batch again.
# Arguments: $n, $most
batch-too-large = This batch would have { $n } HITs. At most { $most } are possible. Choose a smaller sample.
batch-of-too-many-items = These systems would give more than { $most } items. Choose fewer systems.
batch-needs-two-systems = This task compares outputs of different systems. Choose at least two systems.
batch-needs-system = Choose the systems whose outputs workers will judge.
batch-is-empty = There are no texts in the language { $language } for this task. Import sources first, and also outputs if the task shows outputs.
sample-out-of-range = There { $n ->
    [one] is { $n } source
   *[other] are { $n } sources
} to draw from. Enter a whole number from 1 to { $n }.
batch-is-being-made = This batch is still being created. Try again in a minute.
batch-was-abandoned = The batch made no progress for a minute, so it was stopped and is incomplete. Create it again.
batch-is-stopped = This batch is already stopped. Reload the page.
batch-is-open = This batch is already open. Reload the page.
not-a-design = This is not the design of a study ({ $details }).
not-a-manifest = This is not the manifest of an export ({ $details }).
not-a-list-of-known = This is not a list of gold items ({ $details }).
# Arguments: $file, $reason
restore-refused = { $file }: { $reason } Nothing was imported.
restore-parquet = A Parquet export cannot be imported. Export the study as CSV or JSON Lines and import those files.
# Arguments: $file, $details
file-unreadable = { $file } could not be read ({ $details }). Nothing was imported.
# Arguments: $file, $manifest
file-was-changed = { $file } is not the file that was exported: its hash differs from the one in { $manifest }. If you changed the file on purpose, delete { $manifest }.
# Arguments: $one, $other
file-is-there-twice = Both { $one } and { $other } are there. Delete one of them.
# Arguments: $file, $rows
rows-refused = Nothing was imported, because { $file } has rows that cannot be used:{ $rows }
systems-columns = A file of systems needs the columns “system” and “kind”.
no-such-task = There is no task { $task }.
# Arguments: $task, $reason
of-task = Task { $task }: { $reason }
