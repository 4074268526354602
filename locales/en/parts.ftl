### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Copy
# Heading above links to the parts of a long page
part-contents = Contents
part-download-figure = Download SVG
part-download-png = Download PNG
part-figure-failed = The figure could not be drawn ({ $error }). Its numbers are in the table.
part-data-table = Data as a table
# Read aloud for the small "i" next to a number
part-how-computed = { $label }: how is this computed?
# Arguments: $done, $of, $percent
part-progress = { $done } of { $of } ({ $percent }%)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = This is shown only once
part-shown-once-text = Copy it now. It is not stored and cannot be shown again. If you lose it, revoke it and create a new one.

## The first start of a server

part-setup-title = Server setup
part-setup-lead = Create the administrator account, which can create studies, invite people and read the audit log. This link works once.
part-setup-create = Create administrator account

# After a link, for screen readers.
opens-in-new-tab = (opens in a new tab)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
