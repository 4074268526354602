### The audit log of a study: who did what, with the state before and after.

audit-title = Audit log
audit-lead = All changes in this study: who changed what, with the state before and after.
audit-empty = There are no entries yet.
# A link to older entries
audit-earlier = Older entries

## The table of entries

# Column head: the person or the automatic rule that acted
audit-actor = Who
# Column head: what was done
audit-action = Action
# Column head: the object of the action, by its identifier
audit-object = Object
# Column head: the state before and after
audit-change = Change
audit-details = Details
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = Show entries
audit-no-match = No entries match this filter.
audit-day = Day (UTC)
audit-worker-hint = A worker's number, such as W017
audit-object-study = this study
# The state before something was created, or after it was removed
audit-nothing = nothing
# In the column of the actor: no person acted
audit-rule = Automatic rule
# In the column of the object: a person, who is not named
audit-object-person = person
# In the column of the object
audit-object-link = invitation link
# Arguments: $action, $n
audit-repeated = { $n ->
    [one] { $action } ({ $n } time)
   *[other] { $action } ({ $n } times)
}

## The actions: what happened

audit-approve-assignment = Submission approved
audit-reject-assignment = Submission rejected
audit-submit-assignment = HIT submitted
audit-give-back-assignment = HIT returned
audit-expire-assignment = HIT expired
# A worker sent a question or a problem report
audit-raise-assignment = Message from a worker
audit-reply-assignment = Message answered
audit-close-thread = Conversation closed
audit-open-thread = Conversation reopened
audit-pay-out-payment = Payout made
audit-confirm-payment = Payout confirmed as paid
audit-retry-payment = Refused payments sent again
# Money that did not arrive
audit-return-payment = Payment came back
audit-return-payment-to-one = Payment to one worker came back
audit-download-payment = Payout file downloaded
audit-edit-payer = Paying account changed
# The bank or PayPal details of the person themselves
audit-edit-payee = Own bank or PayPal details changed
audit-remove-payee = Own bank or PayPal details removed
audit-compute-bonuses = Bonuses computed
audit-approve-bonuses = Bonuses approved
audit-change-bonus = Bonus changed
audit-give-bonus = Bonus given
audit-invite-role = Invitation link created
audit-withdraw-join-link = Invitation link revoked
audit-join-worker = Worker joined
audit-join-researcher = Researcher joined
audit-join-reviewer = Reviewer joined
audit-join-manager = Manager joined
audit-add-member = Team member added
audit-remove-member = Team member removed
audit-add-group-role = Role given to a group
audit-remove-group-role = Role taken from a group
audit-consent-worker = Consent given
audit-withdraw-worker = Worker withdrew
audit-leave-out-worker = Worker excluded from statistics
audit-look-worker = Worker's work marked as looked at
audit-look-again-worker = “Looked at” mark removed from a worker's work
audit-take-in-worker = Worker included in statistics again
audit-erase-worker = Personal data erased
audit-qualify-worker = Qualification decision made
audit-take-back-worker = Native-speaker review decision taken back
# A worker could not take a qualification step, for example because no attempt was left
audit-refuse-gate = Qualification attempt denied
# A worker could not take a HIT of a task
audit-refuse-task = HIT denied to a worker
audit-set-gate = Qualification rule set
audit-remove-gate = Qualification rule removed
audit-add-known-task = Gold items added
audit-retire-known-task = Gold item retired
audit-add-task = Task added
audit-copy-task = Task copied
audit-edit-task = Task edited
audit-publish-task = Task published
audit-redraft-task = New draft of a task created
audit-add-entrance = Entry link created
audit-edit-entrance = Entry link changed
audit-download-entrance = Participants of an entry link downloaded
audit-read-results-entrance = Results of Mechanical Turk compared
audit-add-invitees = People added to an entry link
audit-remove-invitee = Person removed from an entry link
audit-mail-invitees = Invitations or reminders sent
audit-erase-invitees = Data of invited people erased
audit-download-invitees = Personal links downloaded
audit-connect-prolific = Study connected with Prolific
audit-disconnect-prolific = Study disconnected from Prolific
audit-approve-prolific = Submission approved at Prolific
audit-reject-prolific = Submission rejected at Prolific
audit-ask-return-prolific = Asked at Prolific to return a submission
audit-create-posting = Study created at Prolific
audit-publish-posting = Study published at Prolific
audit-pause-posting = Study paused at Prolific
audit-start-posting = Study resumed at Prolific
audit-stop-posting = Study ended at Prolific
audit-delete-posting = Draft deleted at Prolific
audit-extend-posting = Places added at Prolific
audit-create-group = Participant group created at Prolific
audit-turn-on-group = Participant group updated again
audit-turn-off-group = Participant group not updated any more
audit-add-picture = Picture uploaded
audit-remove-picture = Picture deleted
audit-make-batch = Batch created
audit-stop-batch = Batch stopped
audit-open-batch = Batch reopened
audit-grade-answer = Pilot rewrite reviewed
audit-adjudicate-item = Item adjudicated
# A rewrite was removed, kept or corrected
audit-decide-output = Rewrite post-processed
# The word no longer counts as a spelling mistake
audit-know-word = Word added to the known words
audit-run-system = Built-in system run
audit-import-sources = Sources imported
audit-import-outputs = Outputs imported
audit-create-study = Study created
audit-import-study = Study imported
audit-edit-study = Study settings edited
audit-move-study = Study state changed
audit-export-study = Data exported
audit-score-job = Missing scores requested
audit-retry-job = Job retried
audit-cancel-job = Job cancelled
audit-train-training = Training started
audit-name-model-training = Trained model added to the settings
audit-question-country = Country questioned before it was sent
audit-edit-source = Source edited
audit-edit-output = Output edited
audit-withdraw-source = Source withdrawn
audit-withdraw-output = Output withdrawn
audit-restore-source = Source restored
audit-restore-output = Output restored
