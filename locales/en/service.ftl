### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Sign in with { $service }
# Between the button for the service and the fields for address and password
service-or-password = Or sign in with a password
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Connect your account with { $service }
# Argument: $email
service-connect-lead = There is already an account with the address { $email }. Enter its password once. After that, you can sign in without it.
service-connect-button = Connect and sign in
service-forgot = If this is your account and you forgot its password, get a new one first. Then sign in again.
# Section of the account's page. Argument: $service
service-account-title = Sign in with { $service }
# Argument: $date
service-connected-since = Connected since { $date }.
# Argument: $service
service-no-password = This account has no password. You sign in with { $service }.
# Argument: $service
service-not-connected = To connect this account, sign out and choose “Sign in with { $service }” once.
service-disconnect = Disconnect
service-disconnect-lead = You then sign in with your password only, and lose the roles that a group gave you.
service-is-disconnected = This account is no longer connected. Sign in with your password from now on.

## Roles for groups, on the page of the team

group-roles = Roles for groups
# Argument: $service
group-roles-lead = Everybody in a group at { $service } gets the role when they sign in. They lose it when they sign in after leaving the group.
group-name = Group
group-name-hint = Exactly as the sign-in service calls it
# Column: how many members have the role because of the group
group-people = People
group-add-role = Give role to group
# Next to the role of a member. Argument: $group
group-gives = from the group { $group }
