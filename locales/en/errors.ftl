### Refusals that are told the same everywhere.

please-sign-in = Please sign in first.
nothing-here = There is nothing here for you at this address.
too-many = Too many attempts. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
server-is-busy = The server is busy. Nothing that was saved is lost. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
send-again = Send again
too-large = This is larger than { $mebibytes } MiB, the most that can be sent at once.
body-too-large = This is larger than { $kibibytes } KiB, the most that can be sent here. Please shorten it.
sign-in-then-send = You were signed out, so this was not saved. Sign in in a new tab, then return to this page and select Send again. Do not close this page.
sign-in-new-tab = Sign in (new tab)
our-fault = Something went wrong on our side. Nothing that was saved is lost. If it happens again, report number { $trace }.
to-start = To my start page
title-sign-in = Sign in
title-forbidden = Not allowed
title-not-found = Not found
title-invalid = Please check this
title-conflict = This has changed
title-too-large = Too large
title-too-many = Too many attempts
title-busy = Busy
title-internal = Our mistake
