### The page of a hit: its head, its questions, its foot.

my-work = My work
# Arguments: $place, $of
n-of = { $place } of { $of }
number = No. { $n }
texts-answered = Texts answered
each = { $money } each
hourly = about { $money }/h so far
reserved = reserved for { $minutes } min
instructions = Instructions
instructions-first = Instructions: please read first
close = Close
# Arguments: $place, $of
text-of = Text { $place } of { $of }
text-number = Text { $place }
output-with-changes = Output, with the changes marked
by-a-person = Written by a person
examples = Examples
# Arguments: $question, $answers
only-if = Only if "{ $question }" is answered: { $answers }.
cannot-judge = I cannot judge this
why-not = Why? If you give a reason, your answer above does not count.
all-that-apply = Choose all that apply.
other = Other
no-difference = No difference
place-of-text = Place of text { $n }
may-share = 1 is the best. Two texts may share a place.
may-not-share = 1 is the best. Each text has a place of its own.
drag = Drag a card, or choose it and press a digit or the up and down arrows.
drag-to-share = Drag a card, or choose it and press a digit or the up and down arrows; drop it on another to share its place.
move-up = Move up
move-down = Move down
# Arguments: $n, $most
characters = { $n } of at most { $most } characters
# Arguments: $over, $n, $most
characters-too-many = { $over ->
    [one] { $over } character too many
   *[other] { $over } characters too many
} ({ $n } of at most { $most })
show-changes = Show what changed
hide-changes = Hide what changed
labels = Labels
remove = Remove
write-marks = Write [{ $sign }] before the words and [/{ $sign }] after them.
write-only-marks = Write [{ $sign }] before the words and [/{ $sign }] after them, and change nothing else.
select-words = Select words, or put the cursor into a word, and choose a label. Choose the same label again to remove it.
select-own-words = When the text is written, select words and choose their label.
# Label of a box below a text: the worker found nothing to highlight in it.
nothing-to-highlight = Nothing to highlight
written-before = Written before
this-text = This text
likeness = { $percent }% like this text
still-here = I am still here
draft-saved = Draft saved.
sign-in-and-go-on = Sign in and go on
save-draft = Save draft
back = Back
next = Next
submit = Submit
keys = Keys
give-back = { $n ->
    [one] Give this text back
   *[other] Give these { $n } texts back
}
give-back-sure = { $n ->
    [one] Another person gets this text, and you are not paid for it.
   *[other] Another person gets these texts, and you are not paid for them.
} What you wrote here is deleted. Work that you have submitted is not affected, and you can go on with the task.
submit-this = Submit this?
about-to-submit = What you are about to submit
not-yet = Not yet
key-range = 0 to 9
key-digits = choose that point of the scale or that answer; in a ranking, put the chosen card at that place
key-sides = of two texts, choose the first, the second or neither; 1, 2 and 0 do the same
key-minus = - then a digit
key-negative = choose a negative point
key-arrows = move along the scale; in a ranking, move the chosen card
key-slider = move the slider by a step, by a tenth, or to its ends
key-enter = next text; on the last one, submit. In a text field: Ctrl + Enter
key-before = the text before
key-instructions = instructions
key-list = this list
time-was-up = Your reserved time is over
place-may-go = { $n ->
    [one] Another person may get this text now.
   *[other] Another person may get these texts now.
} You can still finish and submit: what you submit is kept, and paid like all other work.
# The worker may no longer do this task, but has one hit open
task-has-closed = This is your last text of this task
task-has-closed-means = The task has been closed to you. You can still finish and submit this text, and it is paid like all other work.
look-again = Please look at this again
submit-anyway = Submit anyway
given-back = { $n ->
    [one] You have given this text back
   *[other] You have given these { $n } texts back
}
given-back-means = { $n ->
    [one] Another person can do it now. You are not paid for it.
   *[other] Another person can do them now. You are not paid for them.
}
submitted-late = Submitted, as an extra submission
submitted-late-means = { $n ->
    [one] Your reserved time was over, and another person has already submitted this text.
   *[other] Your reserved time was over, and another person has already submitted these texts.
} Your work is kept, and paid like all other work. It is not part of the results.
submitted-thanks = Submitted. Thank you.
submitted-and-earned = Sent, +{ $reward }. Thank you.
submitted-means = Your answers are saved. They are paid after approval. You cannot change them any more.
stored-answers = Your stored answers
work-is-rejected = This work was rejected
next-one = Next one
as-expected = As expected. This was to practise; it is paid like the rest.
not-as-expected = Not as expected. This was to practise; it is paid like the rest.
expected = Expected:
you-answered = You answered:
wrong-with-this = Something is wrong with this text, or with the task
tell-the-study = Tell the people who run the study
why-rejection-is-wrong = Why do you think that the rejection is wrong?
they-answer-here = They answer here and on your page of the study.
save-draft-before = Save your draft first.
send = Send
you = You
the-study = The study
my-messages = Your messages
the-text = The text
# Arguments: $low, $high
your-number = Your number, from { $low } to { $high }
no-number-yet = No number yet
clear-number = Clear
comment-optional = Comment (optional)
