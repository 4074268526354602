### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Confirme su correo electrónico
# Argument: the address of this server
mail-confirm-text = Alguien, probablemente usted, ha indicado este correo electrónico para una cuenta en { $site }. Para confirmar que es suyo, abra esta página:
mail-confirm-days = El enlace funciona durante 7 días.
mail-confirm-ignore = Si no ha sido usted, ignore este mensaje.
mail-reset-subject = Elija una contraseña nueva
# Argument: the address of this server
mail-reset-text = Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en { $site }. Para elegirla, abra esta página:
mail-reset-hour = El enlace funciona una sola vez y expira al cabo de una hora.
mail-reset-ignore = Si no ha sido usted, ignore este mensaje. Su contraseña no ha cambiado.
# Argument: the title of the study
mail-pilot-subject = Se han revisado sus textos piloto en «{ $study }»
# Argument: the title of the study
mail-pilot-passed = Un revisor ha leído sus textos piloto en «{ $study }». Se han aceptado. Sus tareas están en esta página:
# Argument: the title of the study
mail-pilot-failed = Un revisor ha leído sus textos piloto en «{ $study }». No se han aceptado. Los motivos están en esta página:
# Argument: an amount with its currency
mail-paid-subject = Ha recibido { $amount }
# Arguments: $amount, $study
mail-paid-text = Ha recibido { $amount } por su trabajo en «{ $study }». Todos sus pagos están en esta página:
mail-paid-participant = Ha recibido { $amount } por su trabajo en «{ $study }». Esta es su página en el estudio:
# Argument: the title of the study
mail-invited-subject = Invitación: «{ $study }»
# Argument: the title of the study
mail-reminded-subject = Recordatorio: «{ $study }»
# Argument: the title of the study
mail-invited-text = Le invitamos a participar en el estudio «{ $study }». Esta página explica qué hará y qué recibirá a cambio:
# Argument: the title of the study
mail-reminded-text = Recibió una invitación para participar en el estudio «{ $study }» y todavía no lo ha terminado. Empiece o continúe en esta página:
mail-invited-link = Este enlace es solo para usted; no lo reenvíe. Puede volver a usarlo para continuar en cualquier dispositivo.
# Argument: whom to ask
mail-invited-contact = Preguntas sobre el estudio: { $contact }
mail-invited-stop = Para no recibir más mensajes sobre este estudio, abra esta página:
mail-unsubscribe = Para no recibir más mensajes sobre su trabajo, abra esta página:
