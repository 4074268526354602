### Refusals of lists of gold items.

list-too-large = The list has more than { $mebibytes } MiB. Split it into several lists.
list-of-too-many-lines = The list has more than { $most } lines. Split it into several lists.
list-is-empty = The list has only a first line. Add at least one item below it.
# Arguments: $name, $list
column-is-unknown = “{ $name }” is not a column of this list. Possible columns: { $list }.
id-column-is-missing = The list needs a column “id” with the id of each source.
known-is-twice = “{ $id }” is already a gold item of this task. Remove this line.
# Arguments: $expected, $n
systems-of-item = This task shows { $expected ->
    [one] { $expected } output
   *[other] { $expected } outputs
}, but “systems” names { $n }. Separate the names with |.
system-is-named-twice = “systems” names “{ $name }” twice. Name it once.
# Arguments: $system, $id
output-is-missing = The system “{ $system }” has no output for “{ $id }”. Choose another system.
# Arguments: $system, $id
outputs-are-several = The system “{ $system }” has several outputs for “{ $id }”, so it cannot be used here. Choose another system.
no-known-answer = This line has no expected answer. Enter the answer to at least one question.
# Arguments: $typed, $low, $high
whole-number-from-to = “{ $typed }” is not a whole number from { $low } to { $high }.
# Arguments: $answer, $question
known-is-no-answer = “{ $answer }” is not a possible answer to “{ $question }”.
known-takes-one = “{ $question }” takes only one answer.
known-needs-order = “{ $question }” needs an order of the systems, for example A > B.
known-of-other-text = The highlighted text for “{ $question }” differs from the text that is shown. Copy the text that is shown and highlight it.
known-is-a-text = “{ $question }” asks for a text, so gold items cannot have an expected answer to it.
known-of-each-output = “{ $question }” needs a value for each output, for example A=2|B=-1.
# Arguments: $system, $question
known-without-value = The system “{ $system }” has no possible value for “{ $question }”.
