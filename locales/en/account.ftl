### The door: joining by a link, making an account, signing in.

invited-as-worker = You are invited to this study as a worker. You write and judge short texts and are paid for it.
invited-as-reviewer = You are invited to this study as a reviewer. You judge, as a native speaker, the pilot texts of workers.
invited-as-researcher = You are invited to this study as a researcher. You upload texts and design tasks.
invited-as-manager = You are invited to this study as a manager. You invite people, watch the progress, pay workers and export the data.
# Heading above the tasks of a study with their pay, on the page of an invitation link
what-is-paid = Tasks and pay
more-offers = { $n ->
    [one] { $n } more task
   *[other] { $n } more tasks
}
texts-are-in = Language of the texts: { $language }
account-here = Do you already have an account here?
sign-in-and-return = Sign in and come back to this page.
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
how-accounts-are-made = You need an invitation link to create an account.
# An e-mail address follows
forgot-password-write = If you forgot your password, write to this address:
forgot-password-ask = If you forgot your password, ask the person who sent you the invitation link. They can have it reset.
main-menu = Main
skip-to-content = Skip to the content
account-and-password = Account and password
documentation = Documentation
sign-out = Sign out
colours = Colours
light = Light
dark = Dark
like-system = Same as the system

## The page of the own account

account-title = Your account
account-language-lead = All pages are shown in this language. The texts of a task stay in their own language.
account-save-name = Save name
account-new-address = E-mail address
account-current-password = Current password
account-save-address = Save address
account-password-lead = Changing your password signs you out on all other devices.
account-new-password = New password
account-change-password = Change password
account-password-changed = Your password has been changed. You are signed out on all other devices.
account-name-changed = Your name has been changed.
account-address-changed = Your e-mail address has been changed. Use it the next time you sign in.
account-devices = Devices
account-devices-lead = If you lost a device, or signed in on a device that is not yours, sign out everywhere.
account-sign-out-everywhere = Sign out everywhere
# Follows the sentences about a new password and about signing out everywhere, for people who use tokens
account-revokes-tokens = This also revokes your API tokens.
account-consents = Consent forms you have accepted
account-erasure = Erase your data
account-erasure-lead = The administrators erase your name, your address and your account. Answers stay without your name, unless you have them removed.
account-ask-for-erasure = Ask for erasure
# Argument: a date
account-erasure-asked = You asked for erasure on { $date }. Payments that are still open are settled first.
account-take-back-erasure = Take back this request
account-erasure-requested = Your request has been sent to the administrators.
account-erasure-taken-back = Your request has been taken back.
account-tokens = API tokens
account-tokens-lead = A token lets a program act as you through the REST API until it expires.
account-no-tokens = You have no tokens.
account-token-for = Purpose of the token
account-token-days = Valid for (days)
account-create-token = Create token
account-new-token = Your new token
account-rest = REST API reference
account-purpose = Purpose
account-last-used = Last used
account-expires = Expires
account-revoke = Revoke

## E-mails: their links, and what people choose

forgot-password-link = Forgot your password?
forgot-password-title = Forgotten password
forgot-password-lead = Enter the e-mail address of your account. You will get an e-mail with a link to choose a new password.
forgot-password-send = Send link
# The same answer whether or not an account has the address
forgot-password-sent = If an account has this e-mail address, an e-mail with a link is on its way. The link works once, within one hour.
# Link on the page of a link that does not work any more
forgot-password-again = Ask for a new link
reset-password-title = Choose a new password
# Argument: an e-mail address
reset-password-lead = For the account with the e-mail address { $email }. You will be signed out on all other devices.
confirm-address-title = Confirm your e-mail address
# Argument: an e-mail address
confirm-address-lead = Confirm that { $email } is your e-mail address.
confirm-address = Confirm address
# Argument: a date
confirm-address-done = Confirmed on { $date }.
account-address-not-confirmed = This address is not confirmed yet.
account-send-confirmation = Send confirmation link
account-confirmation-sent = An e-mail with a link is on its way to your address.
account-mail = E-mails about your work
account-mail-lead = You get an e-mail when your pilot texts have been reviewed and when you were paid.
account-mail-is-off = These e-mails are turned off.
account-stop-mail = Stop these e-mails
account-start-mail = Get these e-mails
# Argument: an e-mail address
unsubscribe-lead = Stop e-mails about pilot texts and payments to { $email }. E-mails about your password are still sent.
unsubscribe-invited-title = E-mails about a study
# Argument: the e-mail address
unsubscribe-invited-lead = Stop e-mails about this study to { $email }.
unsubscribe-invited-done = You will get no more e-mails about this study.
unsubscribe-done = You will no longer get e-mails about your work. You can turn them on again in your account.
