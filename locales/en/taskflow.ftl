### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = More entry links
spread-hint = Enter places here if Prolific is to spread participants over several links (Taskflow). Not every workspace can do this.
spread-same = All links pay the same reward and use the same completion codes.
spread-languages = Prolific does not look at languages when it chooses a link, so people may get a link in a language that they do not speak. One study for each language avoids this.
# $label is the name of an entry link
spread-places-by = Places by “{ $label }”
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Places by “{ $label }” ({ $language })
spread-own-hint = How many participants come by this link.
spread-only-language = Only people whose first language is that of one of the links
spread-links = Entry links
spread-lead = Prolific spreads the participants over these links.
# Column head: the name of an entry link
spread-link = Entry link
# Column head: how many participants Prolific has sent to the link
spread-allocated = Sent by Prolific
# $links is a list of names of entry links
spread-not = Prolific sends all participants of this study to one address. These entry links name the study: { $links }
# $links is a list of names of entry links
spread-gone = These entry links name the study, too, and it is removed from them as well: { $links }
spread-extend-hint = Numbers can only grow. Prolific reserves the cost of the new places from your balance.
