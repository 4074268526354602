### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = Enter a title in at least one language.
lease-out-of-range = Choose an inactivity timeout from 1 minute to 10,080 minutes (7 days).
task-needs-question = Add at least one question.
diff-needs-pair = A diff needs a source and one output (subject “pair”).
hidden-words-cannot-be-marked = Workers cannot highlight words that are hidden. Show the texts unchanged (display “plain”), or remove the questions with spans.
pilot-text-cannot-be-skipped = Workers must write every pilot text, because a reviewer reads it. Do not allow them to skip the question.
rewriting-shows-plain = A text that workers rewrite must be shown unchanged (display “plain”).
lexicon-one-word = “{ $word }” is not one word. Write one word per line.
lexicon-parts = “{ $word }” would not be hidden, because texts are split into words and punctuation marks. Write its parts on separate lines.
lexicon-is-empty = The task hides words, but the list of words for { $language } is empty. Add words in the designer, one per line. The command “concord style lexicon” lists the most typical words of a style model.
known-one-item = Gold items must look like all other items, so each HIT must have one item. Set the items per HIT to 1, or switch off gold items.
known-is-no-gate = Gold items appear during the work, so “known” cannot be a qualification step. Remove it from the steps.
known-not-in-pilot = A pilot cannot have gold items, because a person reads its texts.
system-needs-text = Only a task in which workers write texts (question type “text”) can name a system. Leave the name of the system empty.
system-name = The name of a system must have 1 to { $most } characters, without spaces at its beginning or end.
system-is-reserved = “{ $name }” is the name of a built-in system. Choose another name, or leave it empty to collect the texts as “human”.
preset-is-fixed = This task was created from the preset “{ $preset }”, which cannot be changed. Add another task for another preset.
task-was-changed = Somebody else changed this task after you opened it. Your entries are still in the form. Save again to replace the other person's changes, or open the task again to see them.
definition-too-large = A task definition can have at most { $mebibytes } MiB. Use fewer or shorter texts.
definition-unreadable = This is not a task definition. { $details }
nothing-to-publish = Nothing has changed since the last version, so there is nothing to publish.
just-published = Somebody else has just published this draft. Reload the page.
draft-exists = This task already has a draft. Edit that draft.
rewrites-per-hit = A HIT in which workers write texts can have at most { $most } items, so that they can finish it in time.

# Arguments: $key, $reason
of-question = Question “{ $key }”: { $reason }
key-is-used-twice = Two questions have the key “{ $key }”. Give each question a key of its own.
not-a-key = “{ $key }” cannot be a key. Use 1 to 40 lower-case letters (a to z), digits and underscores (_).
skip-is-not-needed = Workers can leave an answer of the type “{ $kind }” empty, so they do not need an option to skip it.
own-spans-need-text = It asks for highlights in a text that the worker writes. Put a question of the type “text” before it.
own-spans-twice = Another question already asks for highlights in the text of “{ $written }”. Keep one of the two questions.
own-spans-no-condition = It is answered together with “{ $written }”, so it cannot have a condition or be skipped. Remove both settings.
condition-without-question = The condition refers to “{ $other }”, which is not an earlier question. Choose a question that comes before this one.
# Arguments: $other, $most
condition-on-other-type = A condition can refer to a scale, a choice, or a slider with at most { $most } numbers, but not to “{ $other }”. Choose another question.
# Arguments: $other, $answer
condition-never-met = “{ $answer }” is not a possible answer to “{ $other }”. Correct the condition.
condition-is-empty = The condition names no answer to “{ $other }”. Name at least one answer, or remove the condition.
choice-needs-one-text = It asks about one text, but the task shows several. Choose another question type, or show one text.
# Arguments: $n, $low, $high
options-out-of-range = It offers { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}. Offer { $low } to { $high }.
option-is-reserved = The key “{ $key }” is reserved for answers in the worker's own words. Choose another key.
option-is-twice = It offers the answer “{ $key }” twice. Remove one of them.
option-without-label = The answer “{ $key }” has no label. Write a label.
pairwise-needs-two = It compares two outputs, so the task must show two outputs (subject “sides” or “two”).
ranking-needs-several = It ranks outputs, so the task must show several outputs (subject “outputs”).
rating-of-two = The task shows two outputs to compare. Use the question type “pairwise” instead of “{ $kind }”.
scale-points-order = A scale needs at least two points, ordered from the smallest number to the largest.
scale-needs-label = No point has a label. Say what at least one of the points means.
slider-step = The step must be larger than 0.
slider-ends = The largest number must be larger than the smallest.
# Arguments: $low, $high, $step
slider-steps = The range from { $low } to { $high } cannot be divided into steps of { $step }. Change one of these numbers.
# Arguments: $n, $most
slider-numbers = The slider has { $n } different numbers. At most { $most } are possible. Choose a larger step.
anchors-order = Order the anchors from the smallest number to the largest.
anchor-off-slider = The anchor { $at } is not a number on the slider. Change it to one of the steps.
# Arguments: $low, $high
anchors-at-ends = The slider needs anchors with labels at both ends, { $low } and { $high }.
question-needs-source = It uses the source, but the task does not show a source (subject “source” or “pair”).
question-needs-output = It uses one output, but the task does not show exactly one output (subject “output” or “pair”).
prefill-own-answer = A text cannot begin with the worker's own answer. Use “source” or “output”.
prefill-is-required = A text that begins with a given text must be required. Otherwise an unchanged text would count as an answer.
example-is-empty = One of the examples is empty. Write a text, or remove the example.
# Arguments: $first, $second
example-is-pair = “{ $first }” with “{ $second }” is an example of two texts, but the question is about one text. Use one text, or show pairs (subject “pair” or “outputs”).
# Arguments: $typed, $value
example-off-scale = “{ $typed }” is an example of { $value }, which is not a point of the scale.

# The names of texts of a task, as in “Question “formality”, label of 3: the text in Italiano is missing.”
text-of-title = Title
text-of-instructions = Instructions
text-of-question = Question “{ $question }”
# Arguments: $question, $at
text-of-label = Question “{ $question }”, label of { $at }
# Arguments: $question, $at
text-of-examples = Question “{ $question }”, examples of { $at }
# { $name } is one of the names above.
# Arguments: $name, $language
text-is-missing = { $name }: the text in { $language } is missing. Write it, or delete this text in every language.
# The points of the scale were changed after the text was written.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }): the text was written for the earlier points of the scale. Edit it, delete it, or confirm that it still fits.
# The last argument is the first language of the study.
# Arguments: $name, $language, $first
text-is-outdated = { $name }: the text in { $language } is still the preset's, but the text in { $first } was changed. Edit it, or confirm that it still fits.
# Arguments: $name, $language
text-is-copied = { $name } ({ $language }): the preset has no text in this language, so this is the English one. Translate it, or confirm that it fits.
# Arguments: $name, $language
text-was-added = { $name } ({ $language }): the text was taken from the preset when the language was added. Edit it, or confirm that it fits.
# Arguments: $name, $language
text-is-placeholder = { $name } ({ $language }): every new task starts with this text. Write your own, or confirm that it fits.
# { $reason } is one of the sentences above.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] { $n } other text also needs attention. The task designer lists it.
   *[other] { $n } other texts also need attention. The task designer lists them.
}
# Arguments: $n, $most
scale-too-long = The scale has { $n } points. At most { $most } are possible. For more numbers, use the question type “Slider”.

feed-no-such-place = There is no task { $task }. The first task of a study has the number 1.
feed-several-outputs = A task that compares several outputs cannot get its texts from another task. Show a source, an output or a pair (subject “source”, “output” or “pair”).
feed-one-item = A task that gets its texts from another task has one item per HIT. Set the items per HIT to 1, or let the task get its texts from batches.
feed-memory-needs-source = Earlier texts are found by their source, so the task must show a source (subject “source” or “pair”).
feed-circle = The tasks { $way } get their texts from one another in a circle. Choose another task.
# Arguments: $task, $list
feed-no-task = The study has no task { $task }. Choose one of the tasks { $list }.
feed-no-other-task = The study has no task { $task }, and no other task yet.
feed-nothing-written = Workers write no texts in task { $task } (it has no question of the type “text”). Choose another task.
feed-from-pilot = Task { $task } collects pilot texts, which are reviewed but not passed on. Choose another task.
feed-nothing-marked = Workers do not highlight words in their own texts in task { $task } (it has no question of the type “spans” about “answer”). Switch off this option, or choose another task.

task-asks-nothing-a-test-can = This task has no question that a test can ask. Choose another task, or write the questions.
test-cannot-ask = “{ $question }” asks for a text, which a test cannot check. Choose another type.
key-is-a-column = “{ $key }” is already a column of the texts of a test. Choose another key.
# Arguments: $least, $most, $n
outputs-of-test-item = Outputs needed: { $least } to { $most }. This item has { $n }.
test-size = A test must have 1 to { $most } texts.
gate-is-set-in-task = Gold items are set up in the task.
gate-without-rule = The pilot has no settings of its own. Set the number of pilot texts in the native-speaker review.
# Arguments: $example, $currency
not-an-amount = Write an amount of money such as { $example } ({ $currency }).
amount-too-high = The highest possible amount is { $most }.
# Arguments: $most
column-to-show = Write the name of a column, with at most { $most } characters.
# Arguments: $name
column-is-shown-twice = The column “{ $name }” is shown twice. Remove one of the two.
# The name of a text of a task
# Arguments: $at
text-of-column = Label of the column “{ $at }”

not-a-picture = This file is not a PNG, JPEG, WebP or GIF picture. Save the picture in one of these formats and upload it again. SVG files are not accepted.
# Arguments: $n, $most
picture-too-large = The picture has { $n } KiB. At most { $most } KiB are possible. Make it smaller and upload it again.
too-many-pictures = A study can have at most { $most } pictures. Delete one that is not used.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Instructions in { $language }: { $reason }
picture-is-unknown = This study has no picture “{ $name }”. Upload it on the page “Pictures”, or correct its name.
picture-needs-description = The picture “{ $name }” has no description. Describe it for people who cannot see it: ![description]({ $name })
# Arguments: $task, $versions
picture-is-in-task = The task “{ $task }” shows this picture (version { $versions }), so it cannot be deleted. Published versions keep their pictures.
picture-is-in-test = The qualification test in { $language } shows this picture, so it cannot be deleted. Remove it from the instructions of the test first.
# Arguments: $name, $most
picture-name = “{ $name }” cannot be the name of a picture. Use 1 to { $most } letters (a to z), digits, hyphens, underscores and dots.
picture-is-twice = Two pictures have the name “{ $name }”. Give each picture a name of its own.
picture-is-another = A picture with the name “{ $name }” is in the study already, and is another one. Give the new picture another name.
