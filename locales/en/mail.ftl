### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Confirm your e-mail address
# Argument: the address of this server
mail-confirm-text = Somebody, probably you, entered this e-mail address for an account at { $site }. To confirm that the address is yours, open this page:
mail-confirm-days = The link works for 7 days.
mail-confirm-ignore = If it was not you, ignore this e-mail.
mail-reset-subject = Choose a new password
# Argument: the address of this server
mail-reset-text = Somebody, probably you, asked for a new password for your account at { $site }. To choose one, open this page:
mail-reset-hour = The link works once, within one hour.
mail-reset-ignore = If it was not you, ignore this e-mail. Your password has not been changed.
# Argument: the title of the study
mail-pilot-subject = Your pilot texts in “{ $study }” have been reviewed
# Argument: the title of the study
mail-pilot-passed = A reviewer has read your pilot texts in “{ $study }”. You passed. Your tasks are on this page:
# Argument: the title of the study
mail-pilot-failed = A reviewer has read your pilot texts in “{ $study }”. You did not pass. The reasons are on this page:
# Argument: an amount with its currency
mail-paid-subject = You were paid { $amount }
# Arguments: $amount, $study
mail-paid-text = You were paid { $amount } for your work in “{ $study }”. All your payments are on this page:
# Arguments: $amount, $study
mail-paid-participant = You were paid { $amount } for your work in “{ $study }”. This is your page in the study:
# Argument: the title of the study
mail-invited-subject = Invitation: “{ $study }”
# Argument: the title of the study
mail-reminded-subject = Reminder: “{ $study }”
# Argument: the title of the study
mail-invited-text = You are invited to take part in the study “{ $study }”. This page says what you will do and what you get for it:
# Argument: the title of the study
mail-reminded-text = You were invited to take part in the study “{ $study }” and have not finished it. Start or continue on this page:
mail-invited-link = This link is only for you, so do not forward it. You can use it again to continue on any device.
# Argument: whom to ask
mail-invited-contact = Questions about the study: { $contact }
mail-invited-stop = To get no more e-mails about this study, open this page:
mail-unsubscribe = To stop e-mails about your work, open this page:
