### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Participant groups
groups-lead = A group at Prolific has everybody with the same result in this study. A later study can be open only to them, or not open to them.
groups-hint = Only participants whom Prolific lists are counted. Concord removes everybody else from the group, also people who were added at Prolific.
# Column head: how far a participant got in the study
groups-outcome = Result
# Column head: how many participants have the result
groups-people = Participants
groups-group = Group at Prolific
groups-came = Started the study
groups-passed-test = Passed the qualification test
groups-passed-review = Passed the review
groups-finished = Finished
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Name at Prolific
groups-create = Create group
groups-resume = Update again
groups-turn-off = Stop updating
groups-turn-off-means = The group stays at Prolific as it is, also with people whose data is erased here later. You can delete it there.
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = Concord adds the participants within a minute.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } member, compared on { $time }.
   *[other] { $n } members, compared on { $time }.
}
groups-stopped = Concord does not update this group any more.
groups-created = Group created at Prolific. Concord adds the participants within a minute.
groups-resumed = The group is updated again.
groups-turned-off = The group is not updated any more.
groups-after-disconnect = Participant groups stay at Prolific as they are, also with people whose data is erased here later.

## Choosing groups for a new study at Prolific

groups-any = No restriction
groups-only = Only these people
groups-not = Not these people
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } member)
   *[other] { $name } ({ $n } members)
}
groups-only-ids = Only people in these groups
groups-not-ids = No people in these groups
groups-ids-hint = IDs of other groups of your workspace at Prolific, separated by spaces. With several groups, one is enough.
