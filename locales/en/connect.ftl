### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Connect this study with the CloudResearch Connect account that pays its participants.
connect-connect = Connect with CloudResearch
connect-key-label = API key
connect-key-hint = Ask CloudResearch for it. Concord encrypts it and never shows it again.
connect-account-title = CloudResearch Connect account
# Arguments: $date
connect-account = Connected since { $date }.
connect-seen-within = Changes at Connect are seen here within a minute.
connect-disconnect-means = Concord forgets the API key and the list of assignments. Nothing changes at Connect.
connect-connected = Study connected with CloudResearch Connect.
connect-disconnected = Study disconnected from CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = Assignments
connect-asked = Connect was last asked on { $date }. Concord asks about once a minute.
connect-ask = Ask Connect now
connect-follows-none = To see assignments here, enter the ID of the project at Connect in the settings of an entry link.
connect-no-submissions = There are no assignments yet.
connect-fourteen-days = Connect approves what nobody decides within 14 days. An approval is final. A rejection can become an approval later.

## What was found about a participant, each with what to do
connect-no-submission = No assignment at Connect
connect-no-submission-advice = The ID in the link may be made up, or Connect does not list the assignment yet. Do not pay before it is listed.
connect-not-finished-advice = Handed in at Connect, not finished here. Look at the work before you decide; after 14 days Connect approves it.
connect-never-came-advice = Handed in at Connect without starting here. Write to the participant, or reject the assignment; after 14 days Connect approves it.
connect-other-code-advice = The code at Connect is not the one that this study gave. Look at the work before you decide.
connect-not-handed-in-advice = Ended here, not listed by Connect. The participant has not followed the link at the end, or the ID in the link is made up.
connect-agree-advice = Handed in and finished here. Approve the assignment here, or decide about the work under Payments: a payout approves it too.
connect-unclear = Connect does not say yet
connect-decided = Decided at Connect
connect-gave-up = Gave up the place

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] Approve { $n } assignment that is ready
   *[other] Approve { $n } assignments that are ready
}
connect-approve-ready-means = These participants finished here and handed in at Connect. Connect pays each of them the payment of its project. This cannot be undone.
connect-approved-ready = { $n ->
    [one] Connect approves { $n } assignment.
   *[other] Connect approves { $n } assignments.
}
# $participant is an ID
connect-submission-title = Assignment of { $participant }
connect-submission-lead = What Connect and this study know of the participant, and what you can decide at Connect.
connect-all-submissions = All assignments
connect-nothing-to-decide = Nothing can be decided about this assignment at the moment.
connect-done = Connect has done this.
connect-approve-means = Connect pays the participant the payment of the project. This cannot be undone.
connect-thanks = Message (optional)
connect-thanks-hint = The participant reads it.
connect-reject-means = The participant is not paid and reads your message; the money goes back to your account. You can still approve the assignment later.
connect-reject-finished = This participant finished here and handed in at Connect. Reject only work that breaks the rules that the participant has read.
connect-message-hint = The participant reads it. Say exactly what was wrong, and stay polite.

## Payments through Connect, on the page of a payout
connect-pays = Through Connect
connect-pays-lead = Workers whom Connect sent are paid there: their assignment is approved, and what they are owed beyond its payment is sent as a bonus. This goes on in the background, and each bonus is sent once.
connect-retry = Try again at Connect
connect-retry-means = Everything in this payout that Connect refused is sent again.
# Arguments: $amount
connect-reward-there = Payment at Connect: { $amount }
# Arguments: $amount
connect-bonus-there = Bonus at Connect: { $amount }
connect-waits-there = Waiting for Connect
connect-is-accepted = Accepted by Connect
connect-was-rejected = The assignment was rejected at Connect.
connect-other-sum = Connect paid another sum than the payment of the project. Pay the rest there by hand, then choose “Was paid”.
connect-other-currency = Connect pays in US dollars, and this study counts in another currency. Pay by hand, then choose “Was paid”.
connect-was-refused = Connect refuses the payment. Is there enough money in the account?
connect-unknown-there = Connect does not know the assignment.
connect-disagrees = Connect understood another amount, so nothing was paid.
connect-several-there = The worker has handed in several assignments at Connect. Approve them there, pay the rest by hand, then choose “Was paid”.
connect-was-disconnected = The study was disconnected from Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Decisions for Connect
connect-decisions-lead = Without an API key: a file that says for each participant what to do at Connect. Nothing is sent to Connect.
connect-payment-label = Payment of the project, in USD
connect-payment-hint = What Connect pays for an approved assignment, for example 1.80. It counts towards what a worker is owed.
connect-decisions-show = Show decisions
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Approve: { $approved }. Reject: { $rejected }. Left to you: { $open }.
# Arguments: $amount
connect-decisions-bonuses = Bonuses in the file: { $amount }
connect-decisions-download = Download decisions (CSV)
connect-decisions-act = Decide at Connect as the file says, and pay its bonuses there. Then confirm the payout under Payments, so that no later file has the same bonus.
connect-decisions-none = Nobody has come by this link yet.
connect-decisions-currency = Connect pays in US dollars. This study counts in another currency, so the file has no bonuses.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = These workers get no bonus in this file, because their assignment is not decided yet, they came by several links, or they are paid in another way: { $workers }.
# Argument: $button
connect-decisions-careful = If people are named here, do not confirm the whole payout: choose “{ $button }” for each worker whom you have paid.
connect-decision = Decision
connect-decision-approve = Approve
connect-decision-reject = Reject
connect-decision-open = Left to you
connect-decision-in-progress = In progress here.
connect-decision-undecided = Work of this participant waits for your decision here. Decide first, then come back.
connect-decision-not-finished = Ended here without finishing. Look at the project’s rules before you decide.
connect-bonus = Bonus

## Audit log
audit-connect-connect = Study connected with Connect
audit-disconnect-connect = Study disconnected from Connect
audit-approve-connect = Assignment approved at Connect
audit-reject-connect = Assignment rejected at Connect
audit-download-decisions = Decisions for Connect downloaded
