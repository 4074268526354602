### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific cannot send participants of this study to this entry link.
prolific-link-twice = This entry link is named twice.
# $label is the name of an entry link
prolific-needs-open-link = Nobody can take part through the entry link “{ $label }”. Open it first.
# $address is an address on the internet
prolific-sends-astray = Prolific would send participants to an address that is no entry link of this study: { $address }
prolific-links-share-codes = Other entry links share the study at Prolific and need the same completion codes. Keep the codes as they are.
