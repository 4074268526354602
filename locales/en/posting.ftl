### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Recruit on Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = A study at Prolific that sends people to the entry link “{ $label }”.
posting-unconnected = This study is not connected with a Prolific account yet.
posting-name = Name
posting-name-hint = Participants see it in Prolific’s list of studies.
posting-description = Description
posting-description-hint = What participants do. They read it before they decide.
posting-places = Places
posting-minutes = Minutes
posting-minutes-hint = How long a participant needs. Prolific shows it together with the pay per hour.
# $currency is a code such as GBP
posting-reward = Reward ({ $currency })
posting-reward-hint = What each participant gets. Prolific asks for at least 6 GBP or 8 USD per hour.
# $workspace and $study are codes such as GBP
posting-other-currency = The workspace at Prolific pays in { $workspace }, and this study counts in { $study }. Payouts through Prolific need the same currency: change it in the settings of this study.
posting-devices = Devices
posting-desktop = Computer
posting-tablet = Tablet
posting-mobile = Phone
posting-people = Who can take part
# $countries is a list of countries
posting-only-countries = Only people who live in these countries: { $countries }
# $language is the name of a language
posting-only-language = Only people whose first language is this: { $language }
posting-filters-hint = You can set more filters at Prolific before you publish.
posting-approve = Immediately approve participants who finish
posting-approve-hint = Otherwise you decide about each submission. Prolific approves what you have not decided after 21 days.
# $currency is a code such as GBP
posting-screening = Pay for screening ({ $currency })
posting-screening-hint = For people who do not pass the qualification, as many times as there are places; after that, Prolific pauses the study. Leave empty to ask them to return the submission. Some workspaces cannot pay for screening.
posting-project = Project
posting-project-hint = The project of your workspace at Prolific to which the study belongs.
# $address is the address of an entry link
posting-link = Participants are sent to { $address }
posting-create = Create draft at Prolific
posting-create-hint = A draft costs nothing and is not visible to participants. Each ending gets a completion code; all who finish get the same one.
posting-created = Draft created at Prolific. Check it, then publish it.
posting-draft = Draft
posting-scheduled = Scheduled
posting-publishing = Being published
posting-active = Recruiting
posting-paused = Paused
posting-awaiting-review = Ended, submissions wait for a decision
posting-completed = Ended
posting-hourly = Pay per hour
# $floor is an amount of money
posting-below-floor = Prolific asks for at least { $floor } per hour. Delete the draft and create it again with a higher reward or a shorter time.
posting-cost = Cost
posting-rewards = Rewards
posting-fees = Prolific’s fees
posting-tax = Tax on fees
posting-total = Total
# $available and $total are amounts of money
posting-too-little = The balance of { $available } is too small for this study, which costs { $total }. Add money at Prolific first.
posting-open = Open at Prolific
posting-pending = Prolific is working on it. Reload this page in a minute.
posting-publish = Publish
# $total is an amount of money
posting-publish-means = Participants can come immediately. Prolific reserves { $total } from your balance.
posting-publish-means-unknown = Participants can come immediately. Prolific reserves the cost from your balance.
posting-pause = Pause
posting-pause-means = No new participants can start. Those who have started can finish.
posting-start = Resume
posting-start-means = New participants can start again.
posting-stop = End
posting-stop-means = No new participants can start. Those who have started can finish. Adding places later starts recruiting again.
posting-delete = Delete draft
posting-delete-means = The draft is deleted at Prolific. The entry link stays.
# $study is an ID
posting-gone = Prolific has no study { $study } any more, or this account cannot see it.
posting-forget = Remove it from the entry link
posting-extend = Add places
posting-extend-label = Places in all
# $places is a number
posting-extend-hint = { $places } at the moment. The number can only grow. Prolific reserves the cost of the new places from your balance.
posting-published = Study published at Prolific.
posting-is-paused = Study paused at Prolific.
posting-resumed = Study resumed at Prolific.
posting-ended = Study ended at Prolific.
posting-deleted = Draft deleted at Prolific.
posting-extended = Places added at Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = You did not agree to the consent form.
posting-return-screened-out = You do not meet the requirements of this study.
posting-return-timed-out = You were inactive for too long, and your place went to somebody else.
posting-return-full = No place or task was left for you.
