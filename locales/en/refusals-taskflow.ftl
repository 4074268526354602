### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific cannot send participants of this study to this entry link.
prolific-link-twice = This entry link is named twice.
# $label is the name of an entry link
prolific-needs-open-link = Nobody can come by the entry link “{ $label }”. Open it first.
prolific-links-share-codes = Other entry links share the study at Prolific and need the same completion codes. Keep the codes as they are.
