### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = What you had given here is back.
minus-and-digit = − and a digit
no-such-point = There is no { $point } here
time-left = { $span } left
time-is-up = time is up
soon-goes = Soon this goes to somebody else, unless you go on. What you have given is saved.
has-ended = The reservation has ended. Go on, or submit what you have: it is kept and paid.
offline = Offline: kept on this device
offline-submitted = Offline: kept on this device, and submitted as soon as the network is back
signed-out = You are signed out. What you give is kept on this device, and sent when you sign in.
saving = Saving …
saved-at = Saved { $at }
saved = Saved
trying-again = Not stored yet: kept on this device, trying again
newer-is-kept = also changed in another window; the newer, from here, is kept
some-from-elsewhere = { $n ->
    [one] { $n } answer changed in another window is shown here now
   *[other] { $n } answers changed in another window are shown here now
}
places = places { $list }
give-back-sure = Give this back? Its place goes to somebody else, and nothing is paid for it.
submitting = Submitting …
submitted = Submitted
not-submitted = Not submitted yet
kept-look-again = Please look at it again before it is submitted.
kept-changed = It was changed in another window at the same time.
kept-sending = What this device kept is being sent …
kept-saved = What this device had kept was saved at { $at }.
kept-submitted = What this device had kept is submitted. Thank you.
kept-offline = Kept on this device; sent as soon as the server can be reached.
kept-signed-out = Kept on this device; sent once you have signed in.
kept-open = Kept on this device, not sent yet. { $reason }
kept-over = What this device had kept cannot be sent. { $reason }
go-on = Go on
show-it-here = Show it here
sign-in = Sign in
open-it = Open it
