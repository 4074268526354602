### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualification
gates-lead = Rules for the steps that qualify workers for tasks: location check, qualification test, pilot and native-speaker review.

## Whether a step has a rule in this language

# Tag: the step has a rule
gates-set = configured
gates-set-version = configured, version { $n }
gates-not-set = not configured yet

## Location check

gates-location = Location check (QC1)
gates-location-lead = Workers declare their country. If a trusted proxy or the country file shows a different country, a manager decides.
gates-countries = Allowed countries
# Argument: the names of two countries as they are typed
gates-countries-hint = Names or two-letter codes separated by commas, for example { $example }. Leave empty to allow all countries.
gates-add-country = Add a country
gates-add-country-hint = It is added to the countries above when you save.
gates-save-location = Save location check
gates-location-saved = The location check for { $language } is saved.

## Qualification test

gates-test = Qualification test (QC2)
gates-test-lead = Workers answer questions about texts whose answers you know. They never see the expected answers.
gates-test-not-saved = Not saved yet
gates-test-not-saved-hint = The questions below have changed. Adapt the expected answers, then save the test.
gates-start-from = Start from
gates-questions-from = Questions
gates-questions-from-hint = They replace the questions below. Nothing is stored until you save the test.
gates-take-questions = Use these questions
gates-questions-of = The questions of the task “{ $title }”
gates-questions-formality = Formality from -3 to 3
gates-questions-none = No questions: write your own
gates-questions-hint = Workers must answer every question. A test cannot ask for a text or a comment.
gates-tolerance-of = Tolerance for “{ $question }”
gates-tolerance-scale = Points by which a correct answer may differ from the expected one.
gates-tolerance-slider = Units of the slider by which a correct answer may differ from the expected one.
gates-tolerance-spans = Percent of the highlighted characters that may differ; 40 means an overlap of at least 60%.
gates-items = Texts and expected answers
gates-items-hint = A header and one line per text, separated by commas, semicolons or tabs. Columns: { $columns }
expected-title = How to write expected answers
expected-scale = Scale or slider: a number such as 2, or a range such as 1..3.
expected-choice = Choice: the key of the option. Several options that must all be chosen: spelling|case.
expected-pairwise = Comparison: the name of the better output, or “tie”. The outputs of a test are called A, B and so on.
expected-ranking = Ranking: the best output first, for example A > B > C.
expected-spans = Spans: the text with its highlights, for example [formal]Sie[/formal] kommen.
expected-several = Several correct answers: separate them with a semicolon, for example 1; 2. Spans can have only one.
gates-pass-mark = Pass mark (points out of 100)
gates-attempts = Maximum number of attempts
gates-wait = Waiting time between attempts (minutes)
gates-instructions = Instructions
gates-save-test = Save test
gates-test-saved = The qualification test for { $language } is saved.

## Native-speaker review

gates-review = Native-speaker review (QC3)
gates-review-lead = After the pilot, the worker waits until a reviewer has read the texts and decided.
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = Pilot HITs before the review
gates-save-review = Save review rule
gates-review-saved = The review rule for { $language } is saved.
