### The page of the Prolific account through which a study recruits.

# The name of the service
nav-prolific = Prolific
prolific-lead = Connect this study with the Prolific account that recruits and pays its participants.
prolific-connect = Connect with Prolific
prolific-replace = Use another account
prolific-token-label = API token
prolific-token-hint = Create one in the settings of your Prolific workspace. Concord encrypts it and never shows it again.
prolific-workspace-label = Workspace ID
prolific-workspace-hint = 24 letters and digits, in the address of your workspace at Prolific.
prolific-account-title = Prolific account
# Arguments: $account, an e-mail address, and $date
prolific-account = Connected as { $account } since { $date }.
# $workspace is an ID
prolific-in-workspace = Workspace: { $workspace }
prolific-told-at = Prolific tells this server about changes at once. Its last message came on { $time }.
prolific-told = Prolific tells this server about changes at once. No message has come yet.
prolific-told-soon = Changes at Prolific are seen here within a minute. Concord will soon ask Prolific to tell this server at once.
prolific-told-elsewhere = Changes at Prolific are seen here within a minute. Prolific tells another server at once: a workspace has only one address for this.
prolific-not-told = Changes at Prolific are seen here within a minute. Concord could not ask Prolific to tell this server at once.
prolific-told-needs-address = Changes at Prolific are seen here within a minute. To see them at once, give this server a public address that starts with https:// (setting public_url).
prolific-available = Available balance
prolific-total = Total balance
prolific-disconnect = Disconnect
prolific-disconnect-means = Concord forgets the API token and the list of submissions. Nothing changes at Prolific. Revoke the token there if you no longer need it.
prolific-connected = Study connected with Prolific.
prolific-disconnected = Study disconnected from Prolific.

## What Prolific and this server say about the participants
prolific-submissions = Submissions
prolific-asked = Prolific was last asked on { $date }. Concord asks about once a minute.
prolific-ask = Ask Prolific now
prolific-follows-none = To see submissions here, enter the ID of the Prolific study in the settings of an entry link.
prolific-no-submissions = There are no submissions yet.
# $n is a number of participants
prolific-differences = { $n ->
    [one] { $n } participant needs your attention.
   *[other] { $n } participants need your attention.
}
prolific-first-rows = Only the first rows of { $all } are shown. The REST interface lists all of them.
prolific-participant = Participant ID
# Column head: what this server knows of a participant
prolific-here = This study
prolific-finding = What to do
# $code is a completion code
prolific-code = Code: { $code }
# $hits is the number of HITs that a participant has submitted
prolific-hits = { $hits ->
    [one] { $hits } HIT submitted
   *[other] { $hits } HITs submitted
}
# The state of a participant who has not finished here
prolific-in-progress = In progress

## What was found about a participant, each with what to do
prolific-no-submission = No submission at Prolific
prolific-no-submission-advice = The ID in the link may be made up, or Prolific does not list the submission yet. Do not pay before it is listed.
prolific-not-finished = Not finished here
prolific-not-finished-advice = Handed in at Prolific, not finished here. Look at the work before you decide.
prolific-never-came = Never came here
prolific-never-came-advice = Handed in at Prolific without starting here. Ask the participant to return the submission.
prolific-other-code = Different code
prolific-other-code-advice = The code at Prolific is not the one that this study gave. Look at the work before you decide.
prolific-not-handed-in = Not handed in
prolific-not-handed-in-advice = Ended here, not handed in at Prolific. The participant has not followed the link at the end.
prolific-finished-anyway = Returned, with work here
prolific-finished-anyway-advice = Returned or timed out at Prolific, but HITs were submitted here. If you approve the work, the next payout pays for it with a bonus at Prolific.
prolific-still-at-work = Returned, but in progress
prolific-still-at-work-advice = Returned or timed out at Prolific, still in progress here. If you approve the work, the next payout pays for it with a bonus at Prolific.
prolific-agree = Ready to decide
prolific-agree-advice = Handed in with the right code. Approve the submission here, or decide about the work under Payments: a payout approves it too.
prolific-not-here = Not here yet
prolific-unclear = Prolific does not say yet
prolific-decided = Decided at Prolific
prolific-gave-up = Returned or timed out

## Deciding about submissions

# $n is a number of submissions
prolific-approve-ready = { $n ->
    [one] Approve { $n } submission that is ready
   *[other] Approve { $n } submissions that are ready
}
prolific-approve-ready-means = These participants finished here and entered the right code. Prolific pays each of them the reward of its study. This cannot be undone.
prolific-approved-ready = { $n ->
    [one] Prolific approves { $n } submission.
   *[other] Prolific approves { $n } submissions.
}
# Link to the page of one submission
prolific-decide = Decide
# $participant is an ID
prolific-submission-title = Submission of { $participant }
prolific-submission-lead = What Prolific and this study know of the participant, and what you can decide at Prolific.
prolific-all-submissions = All submissions
prolific-nothing-to-decide = Nothing can be decided about this submission at the moment.
prolific-done = Prolific has done this.
prolific-approve = Approve
prolific-approve-means = Prolific pays the participant the reward of its study. This cannot be undone.
prolific-ask-return = Ask to return
prolific-ask-return-means = Prolific asks the participant to give the submission back. They are not paid, and it does not count against them. They can decline.
prolific-return-reason = Reason
prolific-return-reason-hint = The participant reads it. At least 10 characters.
# $date is a date with time
prolific-return-asked = Asked to return on { $date }
prolific-reject = Reject
prolific-reject-means = The participant is not paid and reads your message. Prolific allows this only in clear cases: for example no answers at all, or, in studies of five minutes and more, two failed attention checks. If in doubt, ask the participant to return the submission.
prolific-reject-finished = This participant finished here and entered the right code. Prolific takes back rejections that break its rules.
prolific-category = Reason
prolific-message = Message
prolific-message-hint = The participant reads it. At least 100 characters: say exactly what was wrong, and stay polite.

# Reasons for a rejection
prolific-failed-check = Failed attention checks
prolific-failed-instructions = Instructions not followed
prolific-low-effort = Little effort
prolific-too-quickly = Too fast
prolific-too-slowly = Too slow
prolific-no-data = No answers
prolific-no-code = No completion code
prolific-bad-code = Wrong completion code
prolific-malingering = Pretended to meet the requirements
prolific-incomplete-longitudinal = Part of a longer study missing
prolific-unsupported-device = Unsuitable device
prolific-unlisted = Another reason
