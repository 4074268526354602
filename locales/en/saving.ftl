### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Your earlier answers have been restored.
minus-and-digit = − and a digit
no-such-point = The scale has no { $point }
time-left = { $span } left
time-is-up = time is up
soon-goes = { $n ->
    [one] If you do not continue, another person will soon get this text.
   *[other] If you do not continue, another person will soon get these texts.
} Your answers so far are saved.
has-ended = Your reserved time is over. You can still continue and submit: your answers are kept, and paid like all other work.
offline = Offline: kept on this device
offline-submitted = Offline: kept on this device, and submitted as soon as the network is back
signed-out = You are signed out. Your answers are saved on this device and will be sent when you sign in.
saving = Saving …
saved-at = Saved { $at }
saved = Saved
trying-again = Not stored yet: kept on this device, trying again
newer-is-kept = also changed in another window; the newer version, from this window, is kept
some-from-elsewhere = { $n ->
    [one] { $n } answer changed in another window is shown here now
   *[other] { $n } answers changed in another window are shown here now
}
places = places { $list }
submitting = Submitting …
submitted = Submitted
not-submitted = Not submitted yet
kept-look-again = Please check your answers before they are submitted.
kept-changed = Your answers were changed in another window at the same time.
kept-sending = The answers saved on this device are being sent …
kept-saved = The answers saved on this device were sent at { $at }.
kept-submitted = The answers saved on this device have been submitted. Thank you.
kept-offline = Kept on this device; sent as soon as the server can be reached.
kept-signed-out = Kept on this device; sent once you have signed in.
kept-open = Kept on this device, not sent yet. { $reason }
kept-over = The answers saved on this device cannot be sent. { $reason }
go-on = Go on
show-it-here = Show it here
sign-in = Sign in
open-it = Open it
sent-and-earned = Previous text sent, +{ $reward }
sent-as-extra = Previous text sent as an extra submission, +{ $reward }
sent-before = This text was already sent from another window. It counts once.
