### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Sign in with { $service }
# Between the button for the service and the fields for address and password
service-or-password = Or sign in with a password
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Connect your account with { $service }
# Argument: $email
service-connect-lead = An account with the address { $email } already exists. Enter its password once to connect it.
service-connect-button = Connect and sign in
# Hint at the field for a sign-in code
service-code-hint = Only if this account uses sign-in codes
service-forgot = If you forgot the password, get a new one, then sign in again. If you never made this account, tell the people who run this server.
# Section of the account's page. Argument: $service
service-account-title = Sign in with { $service }
# Argument: $date
service-connected-since = Connected since { $date }.
# Argument: $service
service-no-password = This account has no password, so its address cannot be changed here. You sign in with { $service }.
# Arguments: $service, $email
service-not-connected = To connect this account, sign out and choose “Sign in with { $service }”. This works if you have the address { $email } there.
service-disconnect = Disconnect account
service-disconnect-lead = You then sign in with your password only, and lose the roles that a group gave you.
service-is-disconnected = This account is no longer connected. Sign in with your password from now on.

## Roles for groups, on the page of the team

group-roles = Roles for groups
# Argument: $service
group-roles-lead = People in the group get the role when they next sign in at { $service }, and lose it after they have left the group.
group-name = Group
group-name-hint = The exact name of the group at the sign-in service
# Column: how many members have the role because of the group
group-people = People
group-add-role = Give role to group
# Next to the role of a member. Argument: $group
group-gives = from the group { $group }
