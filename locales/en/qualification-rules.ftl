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
gates-countries-hint = Two-letter codes separated by commas, for example FR, CA. Leave empty to allow all countries.
gates-save-location = Save location check
gates-location-saved = The location check for { $language } is saved.

## Qualification test

gates-test = Qualification test (QC2)
gates-test-lead = Workers rate sentences from -3 (very informal) to 3 (very formal). They never see the correct answers.
gates-sentences = Sentences
gates-sentences-hint = One per line: correct answer | sentence | explanation for colleagues. Example: -2 | ya coming or what | spoken form
gates-tolerance = Tolerance (points from the correct answer)
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
