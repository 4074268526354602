### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Mit { $service } anmelden
# Between the button for the service and the fields for address and password
service-or-password = Oder melden Sie sich mit einem Passwort an
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Verbinden Sie Ihr Konto mit { $service }
# Argument: $email
service-connect-lead = Es gibt schon ein Konto mit der Adresse { $email }. Geben Sie einmal das Passwort dieses Kontos ein, um es zu verbinden.
service-connect-button = Verbinden und anmelden
# Hint at the field for a sign-in code
service-code-hint = Nur wenn dieses Konto Anmeldecodes verwendet
service-forgot = Wenn Sie das Passwort vergessen haben, fordern Sie ein neues an und melden Sie sich dann noch einmal an. Wenn Sie dieses Konto nie erstellt haben, informieren Sie die Betreiber dieses Servers.
# Section of the account's page. Argument: $service
service-account-title = Anmeldung mit { $service }
# Argument: $date
service-connected-since = Verbunden seit { $date }.
# Argument: $service
service-no-password = Dieses Konto hat kein Passwort, deshalb lässt sich seine Adresse hier nicht ändern. Sie melden sich mit { $service } an.
# Arguments: $service, $email
service-not-connected = Um dieses Konto zu verbinden, melden Sie sich ab, und wählen Sie „Mit { $service } anmelden“. Das geht, wenn Sie dort die Adresse { $email } haben.
service-disconnect = Konto trennen
service-disconnect-lead = Danach melden Sie sich nur noch mit Ihrem Passwort an und verlieren die Rollen, die Sie durch eine Gruppe haben.
service-is-disconnected = Dieses Konto ist nicht mehr verbunden. Melden Sie sich ab jetzt mit Ihrem Passwort an.

## Roles for groups, on the page of the team

group-roles = Rollen für Gruppen
# Argument: $service
group-roles-lead = Wer zur Gruppe gehört, bekommt die Rolle bei der nächsten Anmeldung mit { $service } und verliert sie nach dem Austritt aus der Gruppe.
group-name = Gruppe
group-name-hint = Der genaue Name der Gruppe beim Anmeldedienst
# Column: how many members have the role because of the group
group-people = Personen
group-add-role = Rolle an Gruppe vergeben
# Next to the role of a member. Argument: $group
group-gives = durch die Gruppe { $group }
