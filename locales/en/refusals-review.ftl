### Refusals of decisions about workers and their work, of messages, of gold items, and of payments.

own-pilot-texts = You cannot review your own pilot texts. Another reviewer of the study must do this.
# To a manager of the study
review-is-decided-manager = Somebody has already decided about this worker. You can change the decision on the worker's page.
review-is-decided = Somebody has already decided about this worker. A manager of the study can change the decision.
# A decision of the review that is to be taken back
review-is-open = This review is open, so there is no decision to take back. Reload the page.
review-decision-has-changed = Somebody has made another decision about this worker. Reload the page, then try again.
time-to-take-back-is-over = You can take back your decision only within one hour. Ask a manager of the study to take it back.
decision-of-another = You did not make this decision. Ask a manager of the study to take it back.
decision-about-yourself = This decision is about your own pilot texts, so you cannot take it back. Ask another manager of the study.
reviewed-worker-has-left = This worker has left the study, so the decision cannot be taken back.
# Two messages to the worker, who reads them until the next decision
pass-was-taken-back = The decision about your pilot texts was taken back, so the task is closed for now. A native speaker will read your texts again. Work that you have already submitted is kept, and paid like all other work.
decision-was-taken-back = The decision about your pilot texts was taken back. A native speaker will read your texts again.
pilot-is-not-finished = This worker has not finished the pilot texts yet.
rewrite-without-grade = Rewrite { $n } has no grade yet. Grade all rewrites, then decide.
rewrite-without-reason = Rewrite { $n } is graded as poor without a reason. Give a reason, then decide.
write-to-worker = Write a message of 1 to { $most } characters. The worker will read it.
choose-pass-or-fail = Choose “passed” or “failed”.
gate-is-in-state = This qualification step already has this state. Reload the page.
answers-were-removed = This worker left the study and had their answers removed, so they cannot be included in statistics again.
is-already-excluded = This work is already excluded from statistics. Reload the page.
is-already-included = This work is already included in statistics. Reload the page.
message-is-empty = Write a message first.
next-of-page = “after” must be the value of “next” on the page before. Send it unchanged.
choose-value = Choose a value first, then decide.
own-answer-differs = One of these answers is your own, so you cannot decide here. Another manager or researcher of the study must do this.
nobody-differs = The answers do not differ, so there is nothing to decide.
type-is-not-decided = Only scales, sliders, choices, preferences and spans can be decided. Rankings and texts have no single value.
decision-needs-value = A decision needs a value. A reason for skipping the question is not possible here.
decide-one-answer = Decide one answer at a time.
known-is-switched-off = This task does not use gold items. Switch them on in the designer, then add the items.
task-just-changed = Somebody else has just changed this task. Add the items again.
choose-submission = Choose at least one submission first.
reason-is-too-short = Write a reason of at least { $least } characters. The worker will read it.
exclusion-needs-reason = Write why this worker is excluded, in at least { $least } characters.
look-note-too-long = The note can have at most { $most } characters.
submission-is-decided = This submission has already been decided, or it does not belong to this study. Reload the page.
rewrite-is-removed = This rewrite has been removed. Keep it first, then correct it.
one-word = Enter one word of at most { $most } characters.
correction-needs-text = A correction needs a text. Choose “removed” or “kept” here.
choose-rewrites = Choose 1 to { $most } rewrites.
removal-needs-reason = This rewrite does more than normalise the text, so it is not proposed for removal. Give a reason for removing it.
word-needs-spelling = Enter the correct spelling of “{ $word }”.
word-is-gone = The text no longer contains “{ $word }”, because somebody else has corrected it. Reload the page.
corrected-text-is-empty = A corrected text cannot be empty. Remove the rewrite instead.
nothing-would-change = The text is the same as before, so nothing would change.
