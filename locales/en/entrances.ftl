### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants
entrance-invited = You can take part in this study.
# $hits is the number of tasks that a participant does
entrance-tasks = { $hits ->
    [one] You will do { $hits } task.
   *[other] You will do { $hits } tasks.
}
entrance-start = Start
entrance-continue = Continue
entrance-welcome-back = You have already started this study. Continue where you stopped.
# To somebody who is signed in with another account in this browser
entrance-signs-out = You are signed in as { $name }. Starting here signs { $name } out in this browser.
entrance-come-back = Have you been here before?
entrance-return-code = Return code
entrance-return-code-hint = The code has 16 characters. You saw it when you started.
entrance-return = Continue with this code
# Title of the page that shows the return code once
entrance-new-return-code = Write down your return code
entrance-return-code-label = Use this code to continue later, also on another device
entrance-return-code-advice = Write it down or copy it now. If you lose it, you can only start as a new participant.
entrance-decline = I do not agree
entrance-decline-means = You leave the study. Only your refusal and, if you came from a recruitment service, its ID for you are stored.
# Progress of a participant. Arguments: $done, $all
entrance-progress = { $done } of { $all } tasks done
entrance-nothing-left = There are no more tasks for you in this study.
entrance-finish = Finish the study

## How taking part ended
ending-finished = You have completed this study. Thank you!
ending-no-consent = You are not taking part in this study.
ending-screened-out = You do not meet a requirement of this study, so you cannot continue.
ending-failed-checks = You answered too many quality checks wrongly, so you cannot continue.
ending-timed-out = Your place was held for a limited time and is no longer available.
ending-full = This study has no more places or tasks at the moment.
# On the last page of a participant
ending-code = Completion code
ending-enter-code = Enter this code on the page you came from.
ending-return = Continue to the last step
# $provider is a recruitment service such as Prolific
ending-return-to = Return to { $provider }
ending-close-page = You can close this page.

## To researchers
nav-entrances = Entry links
entrances-lead = People without an account here take part with these links, from services such as Prolific or from anywhere.
entrances-none = There are no entry links yet.
entrances-add = Create an entry link
entrances-anonymous-lead = Anybody with the link can take part, without an account. Each participant gets a code with which they can return.
entrances-provider = Service
entrances-provider-other = Another service
entrances-anonymous = Anonymous
entrances-label = Name
entrances-label-hint = Only your team sees it, for example “Prolific, French”.
entrances-places = Places
entrances-places-hint = How many people can take part. Leave empty for any number.
entrances-submissions = HITs per participant
entrances-submissions-hint = A participant finishes after this number of HITs. Leave empty for all available HITs.
entrances-hold = Place reserved for (minutes)
entrances-hold-hint = After this time without activity, somebody else can have the place.
entrances-provider-study = Study ID at the service
entrances-provider-study-hint = Only links of this study are accepted. Leave empty to accept links of any study.
entrances-signed = Accept only links that Prolific has signed
entrances-signed-hint = Nobody can then take part with an invented participant ID. Prolific has to turn on secure links for your workspace; without them nobody can take part.
entrances-parameters = Parameters of the link
entrances-parameters-lead = The names under which the service adds its IDs to the link.
entrances-parameter-person = Participant ID
entrances-parameter-session = Submission ID
entrances-parameter-study = Study ID
entrances-address = Return address
entrances-address-hint = Where participants go at the end. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } and { "{" }study{ "}" } are filled in.
entrances-codes = Completion codes
entrances-codes-lead-anonymous = Participants see this code at the end.
entrances-codes-lead = Enter the same codes at the service. For each code, choose there what happens to the submission.
entrances-own-codes = Give each participant who finishes a code of their own
entrances-create = Create link
entrances-save = Save changes
entrances-saved = The entry link was saved.
entrances-link = Link
entrances-back = Back to the entry link
entrances-link-lead-anonymous = Send this link to the people you want to invite.
entrances-link-lead = Copy this link to the service without changing it.
entrances-taken = Places taken
# Arguments: $taken, $places
entrances-taken-of = { $taken } of { $places }
entrances-came = Arrivals
entrances-working = In progress
entrances-finished = Finished
entrances-screened-out = Screened out
entrances-open = Open
entrances-closed = Closed to new participants
entrances-close = Close to new participants
entrances-close-hint = People who have started can continue.
entrances-settings = Link settings
entrances-participants = Participants
entrances-arrived = Arrived
entrances-nobody = Nobody has used this link yet.
entrances-download = Download participants (CSV)
entrances-download-lead = The file has the IDs of the service and the codes. Each download is recorded in the audit log.
entrances-active = Last active
entrances-submitted = Submitted
entrances-state = State
entrances-state-working = In progress
entrances-state-away = Place released
ending-name-finished = Finished
ending-name-no-consent = No consent, or left
ending-name-screened-out = Screened out
ending-name-failed-checks = Failed quality checks
ending-name-timed-out = Timed out
ending-name-full = No place or task left
entrances-more = More participants

## People whom researchers invite by a link of their own
entrances-panel = People you invite
entrances-panel-lead = You enter a list of people. Each of them gets a link of their own, sent by this server or by you.
invitees-title = Invited people
invitees-lead = Each person has a link of their own. They can use it again to continue on any device.
invitees-listed = On the list
invitees-add = Add people
invitees-field = People, one per line
invitees-hint = For each person an e-mail address, a name or ID, or both, and the code of a study language if you know it, separated by commas (for example: ana@example.org, P17, it). Other participants do not see names and IDs.
invitees-add-button = Add to the list
invitees-added = { $n ->
    [0] Nobody was added.
    [one] { $n } person was added.
   *[other] { $n } people were added.
}
invitees-known = { $n ->
    [one] { $n } person was on the list already.
   *[other] { $n } people were on the list already.
}
# $n is how many people get an e-mail
invitees-invite = Send invitations ({ $n })
# $n is how many people get an e-mail
invitees-remind = Send reminders ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = Reminders go to people who were invited at least a day ago and have not finished. Nobody gets more than { $most } invitations and reminders.
# Arguments: $n, $languages
invitees-left-out = { $n ->
    [one] { $n } person gets no e-mail now, because all places in their language are taken: { $languages }.
   *[other] { $n } people get no e-mail now, because all places in their language are taken: { $languages }.
}
invitees-sent = { $n ->
    [0] Nobody can get an e-mail at the moment.
    [one] { $n } e-mail will be sent.
   *[other] { $n } e-mails will be sent.
}
invitees-download = Download links (CSV)
invitees-download-lead = Anybody who has a link takes part as the person it was made for, so send it only to them. Each download is recorded in the audit log.
invitees-none = Nobody is on the list yet.
invitees-name = Name or ID
invitees-more = More people
invitees-new = Not invited
invitees-invited = Invited
invitees-failed = E-mail not delivered
invitees-stopped = Wants no e-mails
invitees-remove = Remove
# To those who do not see the table
invitees-remove-one = Remove { $name }
invitees-removed = “{ $name }” was removed from the list.
