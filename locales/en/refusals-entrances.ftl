### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Use 1 to { $most } characters: the signs - _ . : @ + ~ as well as letters (a–z) and digits.
entrance-parameter = Enter the name of the parameter that identifies the participant. It has letters (a–z), digits, hyphens, underscores or dots, at most { $most }.
entrance-parameters-differ = Use a different name for each parameter. This page already uses the names “language” and “back”.
entrance-address = Enter an address that starts with https:// and has at most { $most } characters. It can contain { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } and { "{" }study{ "}" }.
entrance-code = Use at most { $most } letters (a–z), digits, hyphens or underscores for a completion code.
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = This link only works from the page of the recruitment service. Open the study there.
entrance-of-other-study = This link belongs to another study on the recruitment service. Open the study there again.
signed-link-is-forged = This link was not made by the recruitment service. Open the study there.
signed-link-has-expired = This link is too old. Open the study again on the page of the recruitment service.
signed-link-is-not-valid-yet = The clocks of this server and of the recruitment service differ, so this link cannot be checked. Try again in a few minutes.
signed-link-is-of-somebody-else = This link was made for another participant or study. Open the study again on the page of the recruitment service.
signed-link-cannot-be-checked = The recruitment service cannot be reached, so this link cannot be checked. Try again in a minute.
signed-link-was-used = This link was used before. Open the study again on the page of the recruitment service.
entrance-is-full = This study has no more places or tasks at the moment.
entrance-is-over = Your place in this study is no longer available.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = This link is not complete or no longer valid. Open the link from your invitation again.
invitees-missing = Enter at least one person, each on a line of their own.
# Arguments: $n, $most
invitees-too-many = A list has at most { $most } people. With these it would have { $n }.
# Arguments: $line, $given
invitee-address = Line { $line }: “{ $given }” is not an e-mail address.
# Arguments: $line, $most
invitee-name-length = Line { $line }: a name or ID has at most { $most } characters.
# Argument: the number of a line
invitee-two-addresses = Line { $line }: there are two e-mail addresses. Enter each person on a line of their own.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Line { $line }: both “{ $first }” and “{ $second }” are read as a name or ID. Keep one of them, or give the language as one of these codes: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Line { $line }: “{ $given }” is also on line { $earlier }.
# Arguments: $line, $given
invitee-listed = Line { $line }: “{ $given }” is already on the list, with another name or another address.
# Arguments: $line, $given, $label
invitee-elsewhere = Line { $line }: “{ $given }” is on the list of another entry link, “{ $label }”.
invitee-has-come = This person has already started and stays on the list.
invitees-not-live = You can send invitations when the study is live and this link is open.
sends-no-mail = This server sends no e-mails. Download the links and send them yourself.
return-code-unknown = We do not know this return code. Check each character, or start as a new participant.
not-finished-yet = You have not finished this study yet. Your page shows the next step.
taking-part-has-ended = Your part in this study has ended.
needs-account = People who take part without an account cannot have another role. Create an account first.
# A file with the results of a batch of Mechanical Turk
results-too-large = The file is larger than { $most } MiB. Download the results of fewer HITs at once.
# The reason is in English
results-unusable = This file cannot be read as results of Mechanical Turk. { $why }
