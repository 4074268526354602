### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Gold items
gold-lead = Items with a known answer show how accurately workers judge and whether they read the texts.
gold-to-task = Back to the task

## The rule

gold-off = This task does not use gold items. Switch them on in the task designer, then add items here.
gold-every = Workers do the training items first. After that, on average one HIT in { $every } is a gold item or an attention check.
# Arguments: $least, $after
gold-rule-warn = A worker who answers { $after } or more items, but fewer than { $least }% of them as expected, is warned.
# Arguments: $least, $after
gold-rule-pause = A worker who answers { $after } or more items, but fewer than { $least }% of them as expected, is paused until a manager decides.
# Arguments: $least, $after
gold-rule-exclude = A worker who answers { $after } or more items, but fewer than { $least }% of them as expected, gets no more HITs in this study.

## Workers

gold-workers-lead = Workers with the lowest rate come first. Training items are not counted. All submissions are kept and paid.
gold-workers-none = Workers appear here after they have answered a gold item.
gold-workers-table = Workers and their answers to gold items
# Column head: number of answers.
gold-answered = Answered
# Column head: number of answers that were as expected.
gold-as-expected = As expected
# Column head: percentage of answers that were as expected.
gold-percent = As expected (%)
# Column head: whether the worker still passes this qualification.
gold-qualification = Qualification
# Column head: whether the worker's answers are included in statistics.
gold-statistics = Statistics
# The worker's answers are included in statistics.
gold-included = included
# The worker's answers are excluded from statistics.
gold-excluded = excluded

## Items

gold-none = This task has no gold items.
# Column head: gold item, attention check or training item.
gold-type = Type
gold-expected = Expected answer
gold-kind-gold = Gold item
gold-kind-attention = Attention check
gold-kind-training = Training item
gold-retire = Retire item
gold-retired = Retired on { $date }

## The form that adds items

gold-add = Add gold items
# Label of a field for pasted rows and columns
gold-table = Table
gold-table-hint = Paste a header and one line per item, separated by commas, semicolons or tabs.
gold-columns = Columns: { $list }.
gold-columns-title = Columns of the table
gold-columns-required = The columns “id” (the ID of the source) and the expected answer to at least one question are required.
gold-columns-systems = For tasks that show outputs, “systems” is also required: the names of the systems, separated by |.
gold-columns-language = “language” is required if sources in several languages have the same ID.
gold-columns-kind = “kind” is gold, attention or training. If it is empty, the item is a gold item.
gold-columns-answer = If a scale or slider rates several outputs, name each system with its value, for example A=2|B=-1.
gold-columns-tolerance = “tolerance” is the largest accepted difference: in points for scales and sliders, in percent for spans.
gold-columns-explanation = “explanation” is shown to the worker after a training item.
gold-stay-out = Sources of gold items are not used in batches that you create from now on.
gold-n-added = { $n ->
    [one] { $n } item has been added.
   *[other] { $n } items have been added.
}
