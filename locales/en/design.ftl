### The tasks of a study and the task designer: list, form, preview, versions. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = You can edit a draft. Publishing freezes it, and later edits create a new version.
design-no-tasks = This study has no tasks yet. Add a task from a preset below.
# Column head: the number of a task in its study.
design-position = Position
# Column head: the live version and the draft of a task.
design-versions = Versions
# Column head, and label of a menu: what an item contains, such as “A source and one output”.
design-item-shows = Each item shows
# How many workers judge each item: the number of counted submissions per HIT.
design-judgements-per-item = Judgements per item
design-items-per-hit = Items per HIT
# Column head: the steps that a worker must pass before this task, such as a location check and a test.
design-qualification = Qualification
# { $place } is the position of another task.
design-same-title = Same title as task { $place }
design-new-task = New task
design-new-task-lead = Start from a preset. It is a complete task, and you can change every part of it.
design-n-presets = { $n ->
    [one] { $n } preset
   *[other] { $n } presets
}
design-add-task = Add task

## What an item shows

design-shows-source = A source
design-shows-output = One output
design-shows-pair = A source and one output
design-shows-outputs = A source and several outputs
design-shows-sides = A source and two outputs side by side
design-shows-two = Two outputs side by side

## The steps of the qualification

design-gate-location = Location check
design-gate-test = Qualification test
design-gate-pilot = Pilot
design-gate-review = Native-speaker review
design-gate-known = Gold items

## The head of the designer

# Arguments: $place, $preset, $version
design-lead = Task { $place }, preset: { $preset }, version { $version }
# Arguments: $place, $version
design-lead-scratch = Task { $place }, started from scratch, version { $version }
design-publish = Publish task
design-duplicate = Duplicate task
design-gold-items = Gold items
design-try = Try as a worker
design-preview-width = Preview width
design-width-desktop = Desktop
design-width-phone = Phone

## The form

# { $language } is the language of the text.
design-title-in = Title ({ $language })
design-instructions-in = Instructions and examples ({ $language })
# Heading of a part of the form: title, texts and what an item shows
design-content = Content
design-display = Text display
design-display-plain = Unchanged
# The sign […] is shown to workers.
design-display-masked = Words of a list replaced by […]
design-display-stripped = Words of a list removed
design-display-diff = Changes from the source highlighted
design-display-hint = Tasks in which workers write need unchanged texts. Highlighted changes need a source and one output.
design-hidden-words = Hidden words
design-words-to-hide = Words to hide ({ $language })
# “concord style lexicon” is a command; do not translate it.
design-words-to-hide-hint = One word per line. Upper and lower case are the same. Text after a tab is ignored, as in “concord style lexicon” output.
design-timeout = Inactivity timeout (minutes)
design-reward-per-submission = Reward per submission ({ $currency })
design-expected-time = Expected time per HIT (seconds)
design-expected-time-hint = Workers see it, and the hourly rate that follows, before they start.
design-steps-before = Qualification steps before this task
design-save-draft = Save draft

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Texts to check before publishing
design-texts-lead = Every text must exist in every language of the study. Edit, delete or confirm the other texts listed here.
# State of a text in a list
design-text-missing = Missing
design-text-old-scale = Written for the earlier points of the scale
design-text-outdated = Still the preset's text, but the text in the first language was changed
design-text-copied = The preset has no text in this language: this is the English one
design-text-added = Taken from the preset when the language was added
design-text-placeholder = A placeholder: write your own text
# Label of a check box next to a text
design-text-confirm = This text still fits
design-texts-confirm-all = All texts listed for { $language } still fit
design-texts-edit = Edit texts in { $language }

## Texts from another task, and the system of written texts

design-origin = Origin of texts and output system
design-texts-from = Take texts from
# Arguments: $place, $title
design-task-choice = { $place }. { $title }
design-task-number = Task { $place }
design-no-other-task = This study has no other task that collects texts. Pilot tasks cannot be used here.
design-feed-hint = Each text becomes a HIT automatically. This task needs one item per HIT and shows at most one output.
# Label of a choice: texts of the other task become HITs after approval, or after submission
design-pass-on = When to pass texts on
design-pass-on-approved = After approval for payment
design-pass-on-submitted = After submission, if the submission counts
design-only-with-spans = Pass on only texts with spans
design-memory = Translation memory: minimum similarity in percent
design-memory-hint = Shows earlier texts for similar sources: 30 to 100, or empty for none. The task must show the source.
design-system = System name for texts written in this task
design-system-hint = For example “formal”. Empty means “human”. Only for tasks in which workers write texts.

## Gold items

design-gold-on = Mix gold items into the HITs
design-gold-every = HITs per gold item, on average
design-gold-least = Minimum percentage of gold items answered as expected
design-gold-after = Number of gold items to answer before the check
design-gold-below = If the percentage is lower
design-gold-warn = Warn the worker
design-gold-pause = Pause the worker until a manager decides
design-gold-exclude = Give the worker no more HITs in this study

## The definition and the versions

# Heading: the complete task as a file
design-definition = Definition
design-definition-lead = The complete task in all languages as one file, for archiving, comparing or reuse.
design-show-definition = Show the definition as JSON
design-json-schema = JSON Schema of task definitions
design-json-or-toml = JSON or TOML.
design-save-definition = Save definition as draft
design-versions-of-task = Versions of this task
# Column head: date and time at which a version was published.
design-published = Published
# Column head: what differs from the version before.
design-changes = Changes
design-no-changes = No changes
# Arguments: $n, $version
design-lines-changed = { $n ->
    [one] { $n } line changed since version { $version }
   *[other] { $n } lines changed since version { $version }
}

## A preview: the task as a worker sees it

design-designer = Task designer
# Title of the page; { $title } is the title of the task.
design-trial-of = Try as a worker: { $title }
# Title of a note: the page is a preview, and nothing is stored
design-trial = Preview
design-trial-note = This is the HIT as a worker sees it. Nothing is stored or paid.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = A text from the study appears here.
design-back-to-designer = Back to the designer
design-answers = Answers that would be stored
design-answers-caption = Answers as they appear in the export
design-spans = Spans
design-could-insist = A worker would see these warnings and could still submit
design-could-not-submit = A worker could not submit these answers

## Messages after a form

design-draft-saved = The draft is saved.
design-task-published = The task is published. New batches use this version.
design-task-duplicated = The task is duplicated. You are now editing the copy.

## Columns of the imported file that workers see next to a text

design-columns = Columns shown with the text
# Arguments: $n
design-columns-lead = Workers see up to { $n } columns of the imported file below the text, for example its context. Leave the name empty to remove a column.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Columns of the first source: { $list }
# Arguments: $n
design-column-number = Column { $n }
design-column-name = Name in the file
design-column-unknown = No column with this name was found in the texts, so workers would see nothing.
# Arguments: $language
design-column-label = Label for workers ({ $language })
design-column-label-hint = Without a label, workers read the name of the column.
# A number: the order of the columns
design-column-place = Position
design-column-collapsed = Collapsed until the worker opens it
