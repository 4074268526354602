### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = Solo los investigadores de este estudio pueden hacer esto. Usted puede asignarse el rol «Investigador» en «Equipo e invitaciones».
# To somebody who manages the team of the study
only-reviewers = Solo los revisores de este estudio pueden hacer esto. Usted puede asignarse el rol «Revisor» en «Equipo e invitaciones».
role-does-not-allow = Su rol en este estudio no permite esto. Un responsable del estudio puede darle otro rol.
own-work = Este es su propio trabajo. Debe decidir sobre él otro responsable o investigador del estudio.
last-administrator = Esta es la última cuenta de administración. Dé primero esos derechos a otra persona.
confirm-person = Esto no es ni el correo electrónico de la persona ni uno de sus seudónimos. Escriba uno de ellos para confirmar.
workers-join-by-link = Los participantes se unen con un enlace de invitación, donde eligen su idioma y aceptan participar. Cree un enlace para participantes.
no-such-account = Ninguna cuenta tiene este correo electrónico. Envíe a la persona un enlace de invitación, con el que puede crear una cuenta.
has-role-already = Esta persona ya tiene este rol en el estudio.
study-needs-manager = Un estudio necesita al menos un responsable. Nombre primero responsable a otra persona.
no-administrator = Todavía no hay ninguna cuenta de administración. Cree una con el comando: concord user add EMAIL --name NAME --admin
own-administrator-rights = No puede quitarse sus propios derechos de administración. Pídalo a otra persona que los tenga.
own-account-suspended = No puede suspender su propia cuenta. Pídalo a otra persona con derechos de administración.
no-account-with = Ninguna cuenta tiene el correo electrónico { $email }.
wrong-password = Esta no es su contraseña actual. Escriba la contraseña con la que inició sesión.
token-needs-name = Escriba un nombre de 1 a { $most } caracteres que indique qué programa usará el token.
code-is-needed = Esta cuenta usa códigos de inicio de sesión. Envíe un código junto con la contraseña.
code-does-not-fit = Este código es incorrecto o ya se usó. Escriba el código que la aplicación muestra ahora.
sign-in-step-is-over = El tiempo para este código ha terminado. Inicie sesión de nuevo con su contraseña.
codes-are-on = Los códigos de inicio de sesión ya están activados.
codes-are-off = Esta cuenta no usa códigos de inicio de sesión.
turn-on-codes-first = En este servidor, necesita códigos de inicio de sesión para pagar, descargar datos o gestionar personas. Actívelos en «Su cuenta» e inténtelo de nuevo.
codes-need-a-key = En este momento, este servidor no puede comprobar los códigos de las aplicaciones. Use un código de recuperación o pida a quienes administran el servidor que revisen secrets_key.
sign-in-to-join = Esta cuenta usa códigos de inicio de sesión. Inicie sesión primero y después abra el enlace de nuevo.
account-is-suspended = Su cuenta está suspendida. Consulte a quienes administran este servidor.
service-does-not-admit = Ha iniciado sesión con { $service }, pero no tiene acceso a este servidor. Consulte a quienes lo administran.
service-gives-no-address = { $service } no facilita a este servidor un correo electrónico confirmado. Consulte a quienes administran este servidor.
service-cannot-be-used = En este momento no se puede iniciar sesión con { $service }. Inténtelo de nuevo en un minuto. Si sigue sin funcionar, avise a quienes administran este servidor.
service-attempt-is-over = Este inicio de sesión ha caducado o se empezó en otro navegador. Inicie sesión de nuevo.
service-was-left = No ha terminado de iniciar sesión con { $service }. Inicie sesión de nuevo.
service-is-not-connected = Esta cuenta no está conectada con ningún servicio de inicio de sesión.
give-group = Escriba un nombre de grupo de 1 a { $most } caracteres.
too-many-group-roles = Un estudio puede asignar como máximo { $most } roles a grupos. Quite primero uno.
group-has-role-already = Este grupo ya tiene este rol en el estudio.
