### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Results
results-lead = What the study has found, how sure that is, and what needs attention.
results-empty = Results appear here once texts have been rated.
results-older = New answers are being processed. Reload the page in a minute.
results-systems = Human evaluation of systems
results-all-systems = All questions and languages
results-all-agreement = Agreement on every question and option
results-collection = Data collection
# Label of a number
results-open-tasks = Unfinished tasks (per language)
# $table is a task and its language.
# Arguments: $table
results-low-agreement = { $table }: agreement is below 0.67
# How many of the values are of this kind; $n is at least 4.
# Arguments: $n, $of
results-low-agreement-on = { $n } of { $of } agreement values are below 0.67
# $worker is a pseudonym, $table a task and its language.
# Arguments: $worker, $table
results-agrees-with-nobody = { $worker } agrees with nobody ({ $table })
# $worker is a pseudonym, $n is at least 2.
# Arguments: $worker, $n
results-agrees-with-nobody-on = { $worker } agrees with nobody on { $n } questions
# $table is a task and its language.
# Arguments: $table
results-few-data = { $table }: few data, so intervals are unreliable
# How many of the values are of this kind; $n is at least 4.
# Arguments: $n, $of
results-few-data-on = { $n } of { $of } agreement values rest on few data, so their intervals are unreliable
results-no-warnings = These results have no warnings.
results-more-warnings = { $n ->
    [one] { $n } more warning
   *[other] { $n } more warnings
}
results-report = Full report
results-download-report = Download as one HTML file
results-print-hint = The file holds everything on this page and needs no connection. For a PDF, print this page or the file.
results-report-lead = What this study found, how sure that is, and how it was computed.
opening-title = Main findings
# Arguments: $question
opening-question = { $question }:
# Arguments: $question, $finding, $second, $difference, $interval
opening-clear = { $question }: { $finding }. It is ahead of { $second } by { $difference } (95% interval { $interval }).
# Arguments: $question, $best, $second, $difference, $interval
opening-open = { $question }: no winner can be named. { $best } and { $second } differ by { $difference } (95% interval { $interval }), which may be chance.
# Arguments: $question
opening-too-little = { $question }: too little data to name a winner.
opening-independent = The two share too few texts, so they are compared as independent samples (Welch's t-test).
opening-unreliable = Workers do not agree reliably on this question, so be careful with this finding.
# Arguments: $question, $best, $other, $share, $rest, $p
opening-preferred = { $question }: workers prefer { $best } to { $other } ({ $share }% against { $rest }% of judgements, { $p }).
# Arguments: $question, $a, $b, $share, $rest
opening-not-preferred = { $question }: neither { $a } nor { $b } is clearly preferred ({ $share }% against { $rest }% of judgements).
# Arguments: $question, $a, $b
opening-too-little-pair = { $question }: too little data to compare { $a } and { $b }.
# Arguments: $coefficient, $value, $band
opening-agreement = Inter-annotator agreement: { $coefficient } = { $value } ({ $band }).
# Arguments: $coefficient, $value
opening-agreement-plain = Inter-annotator agreement: { $coefficient } = { $value }.
opening-no-agreement = Inter-annotator agreement cannot be computed yet.
# Arguments: $items, $workers, $judgements
opening-counts = Items: { $items }. Workers: { $workers }. Judgements: { $judgements }.
# Arguments: $n
opening-more = More findings ({ $n })
results-excluded-workers = Workers excluded from statistics
# Column of a table, above dates
results-excluded-since = Excluded since
results-no-reason = No reason recorded
results-agreement-detail = Agreement in detail
