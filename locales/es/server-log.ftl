### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Cuenta creada
server-log-add-administrator = Cuenta de administración creada
server-log-grant-rights = Derechos de administración concedidos
server-log-remove-rights = Derechos de administración quitados
# Whether they were granted or removed is no longer known
server-log-change-rights = Derechos de administración cambiados
server-log-suspend = Cuenta suspendida
server-log-restore = Acceso restaurado
# Which of the two is no longer known
server-log-suspend-or-restore = Cuenta suspendida o acceso restaurado
server-log-change-password = Contraseña cambiada
server-log-turn-on-codes = Códigos de inicio de sesión activados
server-log-turn-off-codes = Códigos de inicio de sesión desactivados
server-log-connect-service = Cuenta conectada con el servicio de inicio de sesión
server-log-disconnect-service = Cuenta desconectada del servicio de inicio de sesión
server-log-renew-recovery-codes = Códigos de recuperación renovados
server-log-change-name = Nombre cambiado
server-log-change-address = Correo electrónico cambiado
server-log-confirm-address = Correo electrónico confirmado
server-log-sign-out-everywhere = Sesión cerrada en todos los dispositivos
server-log-ask-for-erasure = Borrado solicitado
server-log-take-back-erasure = Solicitud de borrado retirada
server-log-erase-person = Datos personales borrados
server-log-add-token = Token de la API creado
server-log-remove-token = Token de la API revocado

## Objects, each followed by its identifier

server-log-account = Cuenta
server-log-token = Token de la API
