### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Open the study, take part there, and enter the completion code that you get at the end.
mturk-open-study = Open the study in a new tab
mturk-go-on = Continue the study in a new tab
mturk-preview = This is a preview. Accept the HIT to take part.
mturk-back-here = When you have finished, come back to this page and press the button.
mturk-have-finished = I have finished
mturk-hand-in = Hand in
mturk-hand-in-lead = Press the button to hand in this HIT at Mechanical Turk.
mturk-return-hit = Please return this HIT at Mechanical Turk.
mturk-other-hit = You have already taken part in this study with another HIT. Please return this one.
mturk-go-back = Go back to the tab of Mechanical Turk and hand in the HIT there.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Pay for your work in “{ $study }”

# The page of the entry link
mturk-lead = Workers open the study from a HIT. Mechanical Turk pays the reward of the HIT, and you pay the rest as a bonus.
mturk-files = Create the HITs
mturk-files-lead = At Mechanical Turk, create a project from the template “Other”, replace its layout by this one, and set 9 assignments per HIT. Then publish a batch with the CSV file.
mturk-layout = Layout of the HIT
mturk-layout-file = Download the layout (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Download the batch (CSV, { $n } HIT)
   *[other] Download the batch (CSV, { $n } HITs)
}
mturk-hits-means = The batch has a HIT for every 9 places of this link, because Mechanical Turk takes a higher fee for HITs with 10 or more assignments. A worker who accepts a second HIT is asked to return it.
mturk-question-file = Download the question (XML)
mturk-question-means = For requesters who create HITs with a program: an ExternalQuestion that shows a page of this server in the frame of Mechanical Turk.
mturk-question-needs-https = To create HITs with a program, give this server a public address that starts with https:// (setting public_url).
mturk-results = Results of a batch
mturk-results-lead = Download the results of a batch at Mechanical Turk and choose the file here. Concord compares it with the participants and marks in it what to approve. Nothing of the file is stored.
mturk-results-file = Results (CSV)
# Arguments: $most
mturk-results-hint = At most { $most } MiB.
mturk-results-read = Compare

# The page that compares the results
mturk-batch-title = Results of the batch
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] Mechanical Turk and this study agree about everybody in the file.
    [one] { $n } row needs a look.
   *[other] { $n } rows need a look.
}
mturk-batch-once = This page is shown once. Download the files before you leave it.
mturk-decisions = Decisions
# Arguments: $approved, $rejected
mturk-decisions-lead = The file has all columns of the results. Approved: { $approved }. Rejected: { $rejected }. Other rows are left for you to decide. Upload the file to Mechanical Turk without opening it in a spreadsheet first.
mturk-decisions-file = Download decisions (CSV)
mturk-bonuses = Bonuses
mturk-bonuses-lead = A payout can owe workers more than the rewards of their HITs. Mechanical Turk cannot read this file: pay each bonus on the worker's page there, then confirm the payout.
mturk-bonuses-none = There is no unconfirmed payout for workers of this file. Make a payout first, then compare the results again.
mturk-bonuses-currency = Mechanical Turk pays in USD only, and this study pays in another currency.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Payout of { $date }: { $bonuses ->
    [one] { $bonuses } bonus, { $total }
   *[other] { $bonuses } bonuses, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Left out: { $workers }. They are not in the file, their assignment is not decided, or they came by several entry links. Do not confirm their payment yet.
mturk-bonus-file = Download bonuses (CSV)
mturk-worker = Worker ID
mturk-there = Mechanical Turk
mturk-not-in-file = No row
mturk-compare-rows = Participants

# What was found, and what to do
mturk-never-came = Never came here
mturk-never-came-advice = Handed in without taking part here, or the worker's data were erased. Ask the worker before you reject it.
mturk-not-finished = Not finished here
mturk-not-finished-advice = Handed in, but not finished here. Look at the work before you decide.
mturk-other-code = Different code
mturk-other-code-advice = The code in the file is not the one that this study gave. Look at the work before you decide.
mturk-second-hit = Second HIT
# Arguments: $assignment
mturk-second-hit-advice = The worker took part once, with the assignment { $assignment }. Pay only one of the two.
mturk-undecided = Not decided here
mturk-undecided-advice = Some work of the worker is neither approved nor rejected. Decide under Payments, then compare the results again.
mturk-to-reject = All work rejected here
mturk-to-reject-advice = The file rejects the assignment, with your reasons. Check the rejection before you upload the file.
mturk-not-listed = Not in this file
mturk-not-listed-advice = Ended here. The worker is in the results of another batch, or has not handed in.
mturk-to-approve = Will be approved
mturk-marked = Already marked in the file
mturk-decided = Decided at Mechanical Turk
