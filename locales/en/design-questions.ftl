### The questions in the task designer's form.

design-questions = Questions about each item
design-question-add = Add question
design-question-number = Question { $n }
# The text of a question; { $language } is its language.
design-question-in = Question ({ $language })
# The technical name of a question
design-question-key = Key
design-question-key-hint = The name of the question in answers and exports. Use a to z, 0 to 9 and _.
design-question-type = Question type
design-question-required = Answer required
design-question-skip = Offer “I cannot judge this” and ask for the reason
design-question-skip-hint = Workers can skip the question with a reason. They are paid, and statistics leave such answers out.
design-question-remove = Remove question

## Question types: the name, then the name with the answer that it collects

design-type-text = Text
design-type-scale = Scale
design-type-slider = Slider
design-type-choice = Choice
design-type-ranking = Ranking
design-type-pairwise = Pairwise comparison
design-type-spans = Spans
design-type-comment = Comment
design-type-text-collects = Text: the worker writes or edits a text
design-type-scale-collects = Scale: one point of a scale with labels
design-type-slider-collects = Slider: a number from a range
design-type-choice-collects = Choice: one or several answers from a list
design-type-ranking-collects = Ranking: a rank for each output
design-type-pairwise-collects = Pairwise comparison: the better of two outputs
design-type-spans-collects = Spans: highlighted words with labels
design-type-comment-collects = Comment: optional remarks

## The settings of each type

design-prefill = Initial text of the field
design-prefill-empty = Empty
design-prefill-hint = Workers edit the initial text. With an initial text, the answer must be required.
design-the-source = The source
design-the-output = The output shown
design-max-chars = Maximum length in characters
design-spans-of = Text to highlight
design-spans-of-answer = The answer to the previous text question
design-scale-points = Scale points
design-scale-points-hint = One point per line, lowest first: the stored number, then the label.
design-scale-examples = Scale examples ({ $language })
design-scale-examples-hint = One per line: the point's number, then a text, or a source and an output separated by “ | ”.
design-slider-min = Minimum
design-slider-max = Maximum
# The distance between two numbers of a slider
design-slider-step = Step
design-slider-step-hint = The distance between two numbers, for example 1 or 0.5. At most 6 decimal places.
design-slider-anchors = Slider anchors ({ $language })
design-slider-anchors-hint = One anchor per line, lowest first: a number, then the label. Both ends need an anchor.
design-options = Answer options or span labels
design-options-hint = One per line: the stored key (a to z, 0 to 9 and _), then the text that workers read.
design-options-many = Allow several answers
design-options-other = Allow an answer in the worker's own words
# Two outputs may have the same rank or be equally good
design-ties = Allow ties
# Arguments: $shows
design-type-needs-outputs = This type needs a task that shows “{ $shows }”. Choose that in the first step.

## The condition under which a question is asked

# Label of a choice: always, or depending on the answer to an earlier question
design-condition = Ask this question
design-condition-always = Always
# { $key } is the key of an earlier question.
design-condition-depends = Depending on “{ $key }”
design-condition-answers = Only for these answers
design-condition-none = A condition needs an earlier question: a scale, a choice, or a slider with at most 101 numbers.
# { $answers } lists each earlier question with its answers, such as “label: formal, informal”.
design-condition-hint = Stored values, separated by commas. Possible answers: { $answers }.
