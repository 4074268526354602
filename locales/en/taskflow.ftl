### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = More entry links
spread-hint = Enter places here if Prolific is to spread participants over several links (Taskflow). Not every workspace can do this.
spread-same = All links pay the same reward and use the same completion codes.
spread-languages = Prolific does not look at languages when it chooses a link, so people may get a link in a language that they do not speak. One study for each language avoids this.
# $label is the name of an entry link
spread-places-by = Places for “{ $label }”
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Places for “{ $label }” ({ $language })
spread-own-hint = The number of participants who come through this link.
spread-only-language = Only people whose first language is the language of one of the links
spread-links = Entry links
spread-lead = Prolific spreads the participants over these links.
# Column head: the name of an entry link
spread-link = Entry link
# Column head: how many participants Prolific has sent to the link
spread-allocated = Sent by Prolific
# $links is a list of names of entry links
spread-not = Prolific sends all participants of this study to one address. These entry links name the study: { $links }
# $links is a list of names of entry links
spread-gone = These entry links name the study as well. It will be removed from them, too: { $links }
spread-extend-hint = Numbers can only grow. Prolific reserves the cost of the new places from your balance.
