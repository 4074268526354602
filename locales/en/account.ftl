### The door: joining by a link, making an account, signing in.

invited-as-worker = You are invited to this study as a worker. You write and judge short texts and are paid for it.
account-here = Do you already have an account here?
sign-in-and-return = Sign in and come back to this page
your-name = Your name
email-address = E-mail address
email-hint = You sign in with it. People who take part in a study do not see it.
password = Password
password-hint = At least 10 characters; a few unrelated words are good.
language-you-work-in = The language you work in
language-hint = Choose the one you speak and write best. It cannot be changed later.
join-as = Join as { $name }
make-account-and-join = Make an account and join
back-at-text = You will then return to your text
kept-is-sent = The answers saved on this device will be sent as soon as you have signed in.
how-accounts-are-made = You can create an account with an invitation link. The administrator of this server can give you a new password.
main-menu = Main
skip-to-content = Skip to the content
account-and-password = Account and password
sign-out = Sign out
colours = Colours
light = Light
dark = Dark
like-system = Same as the system
