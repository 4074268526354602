### Words that many pages of researchers share: columns of tables, buttons, states.

# Title of a message after something was done, and a button that leaves the page
done-title = Done
save = Save
delete = Delete
add = Add
edit = Edit
# Button: changes a value
change = Change
cancel = Cancel
yes = Yes
no = No
none = None
# A choice in a filter, or on its own
all = All
# Next to a field or a step: it may be left out
optional = optional
# In place of a value: there is none
not-available = n/a
name = Name
# A short name that people give to something
label = Label
title = Title
description = Description
language-column = Language
languages = Languages
# The version of a task
version = Version
# Column head: a date and time
when = When
created = Created
author = Author
# Column head or field: a remark that somebody writes
note = Note
reason = Reason
error = Error
# A text that people write or judge
text = Text
texts = Texts
# The text from which outputs are made
source-text = Source
sources = Sources
# A text that a system or a person made from a source
output = Output
outputs = Outputs
system = System
systems = Systems
worker = Worker
workers = Workers
# Column head: somebody with an account
person = Person
role = Role
question = Question
# What a worker judges: a text, or several texts shown together
item = Item
items = Items
# A set of HITs that are created together
batch = Batch
batches = Batches
# HIT: a unit of work that one worker gets. Keep the abbreviation.
hits = HITs
submission = Submission
submissions = Submissions
# Answers of workers about an item
judgements = Judgements
rewrites = Rewrites
# The number from which random choices are computed, so that they can be repeated
seed = Seed
study = Study
studies = Studies
metric = Metric
statistic = Statistic
# Column head: the value of a statistic or of an answer
value = Value
interval-95 = 95% interval
method = Method
how-computed = How is this computed?
# Column head: a part of the whole, such as 25%
share = Share
# Column head: a number of things
count = Count
mean = Mean
median = Median
total = Total
cost = Cost
# The money for one submission
reward = Reward
currency = Currency
file = File
download = Download
progress = Progress
example = Example
preview = Preview
# A hint: texts in this field can use Markdown.
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = draft
# Workers can take the tasks of the study
state-live = live
state-closed = closed

## The state of a version of a task

version-draft = draft
# Workers get this version
version-live = live
# A newer version has replaced it, or the study is closed
version-closed = closed
