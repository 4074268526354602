### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = Only researchers of this study can do this. You can give yourself the role “Researcher” under “Team & invitations”.
# To somebody who manages the team of the study
only-reviewers = Only reviewers of this study can do this. You can give yourself the role “Reviewer” under “Team & invitations”.
role-does-not-allow = Your role in this study does not allow this. A manager of the study can give you another role.
own-work = This is your own work. Another manager or researcher of the study must decide about it.
last-administrator = This is the last administrator. Make somebody else an administrator first.
confirm-person = This is neither the person's e-mail address nor one of their pseudonyms. Enter one of them to confirm.
workers-join-by-link = Workers join with an invitation link, where they choose their language and agree to take part. Create a link for workers.
no-such-account = No account has this e-mail address. Send the person an invitation link, with which they can create an account.
has-role-already = This person already has this role in the study.
study-needs-manager = A study needs at least one manager. Make somebody else a manager first.
no-administrator = There is no administrator yet. Create one with the command: concord user add EMAIL --name NAME --admin
own-administrator-rights = You cannot remove your own administrator rights. Ask another administrator.
own-account-suspended = You cannot suspend your own account. Ask another administrator.
no-account-with = No account has the e-mail address { $email }.
wrong-password = This is not your current password. Enter the password with which you signed in.
token-needs-name = Enter a name of 1 to { $most } characters that says which program will use the token.
code-is-needed = This account uses sign-in codes. Send a code with the password.
code-does-not-fit = This code is wrong or has already been used. Enter the code that your app shows now.
sign-in-step-is-over = The time for this code is over. Sign in again with your password.
codes-are-on = Sign-in codes are already on.
codes-are-off = This account does not use sign-in codes.
turn-on-codes-first = On this server, you need sign-in codes to pay, download data or manage people. Turn them on under “Your account”, then try again.
codes-need-a-key = This server cannot check codes from apps at the moment. Use a recovery code, or ask the people who run the server to check secrets_key.
sign-in-to-join = This account uses sign-in codes. Sign in first, then open the link again.
account-is-suspended = Your account is suspended. Ask the people who run this server.
service-does-not-admit = You signed in at { $service }, but you have no access to this server. Ask the people who run it.
service-gives-no-address = { $service } does not give this server an e-mail address that it has confirmed. Ask the people who run this server.
service-cannot-be-used = Signing in at { $service } does not work at the moment. Try again in a minute. If it still does not work, tell the people who run this server.
service-attempt-is-over = This sign-in has expired or was started in another browser. Sign in again.
service-was-left = You did not finish signing in at { $service }. Sign in again.
service-is-not-connected = This account is not connected to a sign-in service.
give-group = Enter the name of a group with 1 to { $most } characters.
too-many-group-roles = A study can give at most { $most } roles to groups. Remove one first.
group-has-role-already = This group already has this role in the study.
