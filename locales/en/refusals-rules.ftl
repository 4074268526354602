### The rules behind decisions about workers, as researchers read them.

rule-all-countries-open = Open to all countries.
rule-countries-open = Open to workers in: { $countries }. What the connection shows must not contradict what the worker says.
# Arguments: $points, $attempts, $pause
rule-test-of-any-type = At least { $points } of 100 points. Attempts: { $attempts }, with a pause of { $pause } between them.
# Arguments: $points, $tolerance, $attempts, $pause
rule-test-passed = At least { $points } of 100 points. An answer is right if it is at most { $tolerance } away from the experts' answer. Attempts: { $attempts }, with a pause of { $pause } between them.
rule-trial-texts = Pilot texts submitted: { $n }.
rule-native-speaker = A native speaker reads the pilot texts and decides.
rule-taken-back-by-reviewer = The reviewer took the decision back within one hour.
rule-taken-back-by-manager = A manager of the study took the decision back.
rule-manager = Decided by a manager of the study.
# Arguments: $after, $least
rule-gold-warn = After { $after } gold items, at least { $least } of 100 must be answered as expected. Otherwise: a warning.
# Arguments: $after, $least
rule-gold-pause = After { $after } gold items, at least { $least } of 100 must be answered as expected. Otherwise: a pause.
# Arguments: $after, $least
rule-gold-exclude = After { $after } gold items, at least { $least } of 100 must be answered as expected. Otherwise: exclusion.
