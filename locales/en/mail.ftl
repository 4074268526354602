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
mail-unsubscribe = To stop e-mails about your work, open this page:
