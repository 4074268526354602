### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Prolific has no such group any more. Create it again.
prolific-refuses-group-members = Prolific refuses to show or change this group. Check whether your account may change groups of this workspace.
prolific-group-unreachable = Prolific did not answer about this group. Concord tries again in some minutes.
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific refuses this group: { $reason }
prolific-may-have-group = Prolific did not answer, so an empty group with this name may exist there. Try again, and delete the empty group at Prolific.
prolific-group-is-on = Somebody else has just created this group. Reload the page, and delete the empty second group at Prolific.
# $most is a number
prolific-group-ids = Enter at most { $most } group IDs. Each has 24 digits and letters from a to f.
# $group is an ID
prolific-group-in-both = You chose the group { $group } both for people who can take part and for people who cannot. Choose one.
# $group is an ID
prolific-has-no-group = Prolific has no group { $group }, or your account cannot see it.
prolific-groups-are-empty = The groups that you chose have no members yet, so nobody could take part.
# $language is the name of a language
entrance-language-is-full = All places for { $language } are taken.
# $places is a number
places-beyond-languages = The entry link has only { $places } places in all its languages together. Add places per language in its settings first.
places-per-language-need-choice = Only a link on which participants choose their language has places per language.
