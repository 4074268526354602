### The door: joining by a link, making an account, signing in.

invited-as-worker = Le invitamos a este estudio como participante. Escribirá y valorará textos cortos, y recibirá un pago por ello.
invited-as-reviewer = Le invitamos a este estudio con el rol «Revisor». Valorará, como hablante nativo, los textos piloto de los participantes.
invited-as-researcher = Le invitamos a este estudio con el rol «Investigador». Subirá textos y diseñará tareas.
invited-as-manager = Le invitamos a este estudio con el rol «Responsable». Invitará a personas, seguirá el progreso, pagará a los participantes y exportará los datos.
what-is-paid = Tareas y pago
more-offers = { $n ->
    [one] { $n } tarea más
   *[other] { $n } tareas más
}
texts-are-in = Idioma de los textos: { $language }
account-here = ¿Ya tiene una cuenta aquí?
sign-in-and-return = Inicie sesión y vuelva a esta página.
your-name = Su nombre
email-address = Correo electrónico
email-hint = Lo usará para iniciar sesión. Las demás personas del estudio no lo ven.
password = Contraseña
password-hint = Al menos 10 caracteres; varias palabras sin relación entre sí son una buena opción.
language-you-work-in = El idioma en el que trabajará
language-hint = Elija el que mejor hable y escriba. No se puede cambiar después.
join-as = Unirse como { $name }
make-account-and-join = Crear una cuenta y unirse
back-at-text = Después volverá a su texto
kept-is-sent = Las respuestas guardadas en este dispositivo se enviarán en cuanto inicie sesión.
how-accounts-are-made = Para crear una cuenta necesita un enlace de invitación.
forgot-password-write = Si ha olvidado su contraseña, escriba a esta dirección:
forgot-password-ask = Si ha olvidado su contraseña, pregunte a la persona que le envió el enlace de invitación. Puede hacer que se restablezca.
main-menu = Principal
skip-to-content = Ir al contenido
account-and-password = Cuenta y contraseña
documentation = Documentación
sign-out = Cerrar sesión
colours = Colores
light = Claro
dark = Oscuro
like-system = Igual que el sistema

## The page of the own account

account-title = Su cuenta
account-language-lead = Todas las páginas se muestran en este idioma. Los textos de una tarea conservan el suyo.
account-save-name = Guardar nombre
account-new-address = Correo electrónico
account-current-password = Contraseña actual
account-save-address = Guardar correo electrónico
account-password-lead = Al cambiar la contraseña, se cierra su sesión en todos los demás dispositivos.
account-new-password = Contraseña nueva
account-change-password = Cambiar contraseña
account-password-changed = Su contraseña se ha cambiado. Se ha cerrado su sesión en todos los demás dispositivos.
account-name-changed = Su nombre se ha cambiado.
account-address-changed = Su correo electrónico se ha cambiado. Úselo la próxima vez que inicie sesión.
account-devices = Dispositivos
account-devices-lead = Si perdió un dispositivo o inició sesión en uno que no es suyo, cierre sesión en todos.
account-sign-out-everywhere = Cerrar sesión en todos los dispositivos
account-revokes-tokens = Esto también revoca sus tokens de la API.
account-consents = Formularios de consentimiento que ha aceptado
account-erasure = Borrar sus datos
account-erasure-lead = La administración del servidor borra su nombre, su correo electrónico y su cuenta. Las respuestas se conservan sin su nombre, salvo que pida eliminarlas.
account-ask-for-erasure = Solicitar el borrado
account-erasure-asked = Solicitó el borrado el { $date }. Primero se liquidan los pagos pendientes.
account-take-back-erasure = Retirar esta solicitud
account-erasure-requested = Su solicitud se ha enviado a la administración del servidor.
account-erasure-taken-back = Su solicitud se ha retirado.
account-tokens = Tokens de la API
account-tokens-lead = Un token permite que un programa actúe en su nombre a través de la API REST hasta que expire.
account-no-tokens = No tiene ningún token.
account-token-for = Finalidad del token
account-token-days = Validez (días)
account-create-token = Crear token
account-new-token = Su nuevo token
account-rest = Referencia de la API REST
account-purpose = Finalidad
account-last-used = Último uso
account-expires = Expira
account-revoke = Revocar

## E-mails: their links, and what people choose

forgot-password-link = ¿Ha olvidado su contraseña?
forgot-password-title = Contraseña olvidada
forgot-password-lead = Escriba el correo electrónico de su cuenta. Recibirá un mensaje con un enlace para elegir una contraseña nueva.
forgot-password-send = Enviar enlace
# The same answer whether or not an account has the address
forgot-password-sent = Si hay una cuenta con este correo electrónico, recibirá un mensaje con un enlace. El enlace funciona una sola vez y expira al cabo de una hora.
# Link on the page of a link that does not work any more
forgot-password-again = Pedir un enlace nuevo
reset-password-title = Elija una contraseña nueva
# Argument: an e-mail address
reset-password-lead = Para la cuenta con el correo electrónico { $email }. Se cerrará la sesión en todos los demás dispositivos.
confirm-address-title = Confirme su correo electrónico
# Argument: an e-mail address
confirm-address-lead = Confirme que { $email } es su correo electrónico.
confirm-address = Confirmar correo
# Argument: a date
confirm-address-done = Confirmado el { $date }.
account-address-not-confirmed = Este correo aún no está confirmado.
account-send-confirmation = Enviar el enlace de confirmación
account-confirmation-sent = Se ha enviado a su correo un mensaje con un enlace.
account-mail = Mensajes sobre su trabajo
account-mail-lead = Recibe un mensaje cuando se han revisado sus textos piloto y cuando se le ha pagado.
account-mail-is-off = Estos mensajes están desactivados.
account-stop-mail = No recibir más estos mensajes
account-start-mail = Recibir estos mensajes
# Argument: an e-mail address
unsubscribe-lead = Se dejarán de enviar a { $email } los mensajes sobre textos piloto y pagos. Los mensajes sobre su contraseña se seguirán enviando.
unsubscribe-invited-title = Mensajes sobre un estudio
# Argument: the e-mail address
unsubscribe-invited-lead = Se dejarán de enviar a { $email } los mensajes sobre este estudio.
unsubscribe-invited-done = Ya no recibirá mensajes sobre este estudio.
unsubscribe-done = Ya no recibirá mensajes sobre su trabajo. Puede volver a activarlos en su cuenta.
