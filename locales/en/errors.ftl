### Refusals that are told the same everywhere.

send-again = Send again
# Label of a field that shows a long text again that was refused
text-to-correct = Your text, to correct it
sign-in-then-send = You were signed out, so this was not saved. Sign in in a new tab, then return to this page and select Send again. Do not close this page.
sign-in-new-tab = Sign in (new tab)
to-start = To my start page
title-sign-in = Sign in
title-forbidden = Not allowed
title-not-found = Not found
title-invalid = Please check this
title-conflict = Not possible now
# A link to the field of a form that was refused.
# Arguments: $label
go-to-field = Go to “{ $label }”
title-too-large = Too large
title-too-many = Too many attempts
title-busy = Busy
title-internal = Our mistake
