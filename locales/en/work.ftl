### A worker's own pages: what to do now, the way there, what is earned.

now = Now
on-the-way = Steps to the tasks
earned = Earned
all-tasks = All tasks of this study
every-payment = Every submission and payment
waiting-for-approval = Waiting for approval
approved = Approved
paid = Paid
hour-came-to = Your hourly rate
about-money = about { $money }
not-open-earned = This study is not open for work now. What you have earned stays yours.
nothing-open-now = No task is open for you now ({ $language }). New tasks appear on your page of this study as soon as they open.
test-stays-valid = Your passed test stays valid until the study ends. You do not have to take it again.
have-begun = You have begun: { $title }.
draft-is-kept = What you had written is still there.
continue-it = Continue
first-read = First read what this study is about and what happens with your data.
read-terms = Read the consent form
say-country = Say which country you are in: this study is open to some countries only. It takes less than a minute.
say-where-you-live = Say where you are
short-test = A short test ({ $language }): you answer questions about a few texts. It is not paid.
test-without-work = No rating task is open at the moment. If you pass, you do not have to take the test again: new tasks appear on this page as soon as they open.
take-test = Take the test
start = Start
n-texts = { $n ->
    [one] { $n } text
   *[other] { $n } texts
}
about-seconds = { $n ->
    [one] about { $n } second
   *[other] about { $n } seconds
}
about-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
about-an-hour = about { $money } per hour
# How many more times the worker can do this task now
n-available = { $n ->
    [one] { $n } available now
   *[other] { $n } available now
}
# At least this many
many-available = { $n } or more available now
tasks = Tasks
# Arguments: $language, $name
you-are = { $language } · you are { $name } in this study
stored-and-counts = Your answers are saved. They are paid after approval.
questions-about = Questions about this study: { $contact }
tasks-appear = Tasks appear here as soon as the study publishes them.
begun = begun
open = open
closed = closed
n-submitted = { $n } submitted
terms = Consent form
accepted = Accepted
what-terms-say = What the study is about, what is paid, and what happens with your data.
see-when-again = See when you can try again
gate-location = Where you are
gate-test = Qualification test
gate-pilot = Pilot texts
gate-review = A native speaker reads your pilot texts
gate-known = Quality checks
about-location = The study is open to some countries only. It takes less than a minute.
about-test = A few short texts, not paid. Rating tasks are for workers who have passed this test.
about-pilot = A few rewrites, paid like the rest, so that a native speaker can see how you write.
about-review = You will read here what they thought of your texts and why.
# Arguments: $read, $n
pilot-read-so-far = Read so far: { $read } of { $n }.
# How long reviews of this study took until now
usual-wait-minutes = { $n ->
    [one] It usually takes about { $n } minute.
   *[other] It usually takes about { $n } minutes.
}
usual-wait-hours = { $n ->
    [one] It usually takes about { $n } hour.
   *[other] It usually takes about { $n } hours.
}
usual-wait-days = { $n ->
    [one] It usually takes about { $n } day.
   *[other] It usually takes about { $n } days.
}
decision-appears = The decision appears on this page.
# Title of a notice above the next step: a reviewer has read the pilot texts and passed the worker
pilot-passed = Your pilot texts were accepted
pilot-not-accepted = Your pilot texts were not accepted
decision-about-trial = Read the decision about your pilot texts
n-replies = { $n ->
    [one] The study has replied to your message
   *[other] The study has replied to { $n } of your messages
}
about-known = Some texts are quality checks: their answers are already known.
step-done = Done
confirmed = Confirmed
step-next = Next
step-waiting = Waiting
step-closed = Closed
step-later = Later
session = Your session
session-ended = Your session had ended, so nothing was saved. The form is here again as you filled it in: please send it once more.
in-no-study = You do not take part in any study yet. Open the invitation link that you received: the study then appears here.
my-pay = My pay
what-was-paid = What you have submitted, whether it was approved, and what was paid.
submissions-appear = What you submit appears here, with its state and its pay.
your-submissions = Your submissions
when-submitted = Submitted
task = Task
state = State
pay = Pay
time-worked = Time worked
is-approved = approved
is-rejected = rejected
is-contested = contested
is-late = extra submission, will be paid
is-waiting = waiting
is-copied = Copied
copy-table = Copy table
actions = Actions
contest-this = Contest this
contest-and-replies = Your message and the replies
n-rejected = { $n ->
    [one] { $n } submission was rejected. Read why, and contest it if you disagree.
   *[other] { $n } submissions were rejected. Read why, and contest it if you disagree.
}
