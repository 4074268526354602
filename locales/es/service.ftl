### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Iniciar sesión con { $service }
# Between the button for the service and the fields for address and password
service-or-password = O inicie sesión con una contraseña
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Conecte su cuenta con { $service }
# Argument: $email
service-connect-lead = Ya existe una cuenta con el correo electrónico { $email }. Para conectarla, escriba una vez su contraseña.
service-connect-button = Conectar e iniciar sesión
# Hint at the field for a sign-in code
service-code-hint = Solo si esta cuenta usa códigos de inicio de sesión
service-forgot = Si ha olvidado la contraseña, pida una nueva y después inicie sesión otra vez. Si usted nunca creó esta cuenta, avise a quienes administran este servidor.
# Section of the account's page. Argument: $service
service-account-title = Inicio de sesión con { $service }
# Argument: $date
service-connected-since = Conectada desde el { $date }.
# Argument: $service
service-no-password = Esta cuenta no tiene contraseña, así que su correo electrónico no se puede cambiar aquí. Usted inicia sesión con { $service }.
# Arguments: $service, $email
service-not-connected = Para conectar esta cuenta, cierre la sesión y elija «Iniciar sesión con { $service }». Esto funciona si allí tiene el correo electrónico { $email }.
service-disconnect = Desconectar cuenta
service-disconnect-lead = Después solo podrá iniciar sesión con su contraseña y perderá los roles que le dio un grupo.
service-is-disconnected = Esta cuenta ya no está conectada. A partir de ahora, inicie sesión con su contraseña.

## Roles for groups, on the page of the team

group-roles = Roles para grupos
# Argument: $service
group-roles-lead = Las personas del grupo reciben el rol la próxima vez que inicien sesión con { $service } y lo pierden después de dejar el grupo.
group-name = Grupo
group-name-hint = El nombre exacto del grupo en el servicio de inicio de sesión
# Column: how many members have the role because of the group
group-people = Personas
group-add-role = Asignar rol al grupo
# Next to the role of a member. Argument: $group
group-gives = por el grupo { $group }
