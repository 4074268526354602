### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Accedi con { $service }
# Between the button for the service and the fields for address and password
service-or-password = Oppure acceda con una password
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Colleghi il Suo account a { $service }
# Argument: $email
service-connect-lead = Esiste già un account con l'indirizzo { $email }. Per collegarlo, inserisca una volta la sua password.
service-connect-button = Collega e accedi
# Hint at the field for a sign-in code
service-code-hint = Solo se questo account usa i codici di accesso
service-forgot = Se ha dimenticato la password, ne richieda una nuova e poi acceda di nuovo. Se non ha mai creato questo account, avvisi chi gestisce questo server.
# Section of the account's page. Argument: $service
service-account-title = Accesso con { $service }
# Argument: $date
service-connected-since = Collegato dal { $date }.
# Argument: $service
service-no-password = Questo account non ha una password, quindi il suo indirizzo non si può cambiare qui. Lei accede con { $service }.
# Arguments: $service, $email
service-not-connected = Per collegare questo account, esca e scelga «Accedi con { $service }». Funziona se lì ha l'indirizzo { $email }.
service-disconnect = Scollega account
service-disconnect-lead = Dopo potrà accedere solo con la password e perderà i ruoli che Le ha dato un gruppo.
service-is-disconnected = Questo account non è più collegato. D'ora in poi acceda con la password.

## Roles for groups, on the page of the team

group-roles = Ruoli per i gruppi
# Argument: $service
group-roles-lead = Le persone del gruppo ricevono il ruolo al prossimo accesso con { $service } e lo perdono dopo aver lasciato il gruppo.
group-name = Gruppo
group-name-hint = Il nome esatto del gruppo nel servizio di accesso
# Column: how many members have the role because of the group
group-people = Persone
group-add-role = Dai il ruolo al gruppo
# Next to the role of a member. Argument: $group
group-gives = dal gruppo { $group }
