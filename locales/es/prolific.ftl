### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Conecte este estudio con la cuenta de Prolific que recluta y paga a sus participantes.
prolific-connect = Conectar con Prolific
prolific-replace = Usar otra cuenta
prolific-token-label = Token de la API
prolific-token-hint = Créelo en la configuración de su espacio de trabajo de Prolific. Concord lo cifra y no vuelve a mostrarlo.
prolific-workspace-label = ID del espacio de trabajo
prolific-workspace-hint = 24 letras y dígitos, en la dirección de su espacio de trabajo en Prolific.
prolific-account-title = Cuenta de Prolific
prolific-account = Conectado como { $account } desde { $date }.
prolific-in-workspace = Espacio de trabajo: { $workspace }
prolific-told-at = Prolific avisa a este servidor de los cambios al momento. El último aviso llegó el { $time }.
prolific-told = Prolific avisa a este servidor de los cambios al momento. Todavía no ha llegado ningún aviso.
prolific-told-soon = Los cambios en Prolific se ven aquí en menos de un minuto. En breve, Concord pedirá a Prolific que avise a este servidor al momento.
prolific-told-elsewhere = Los cambios en Prolific se ven aquí en menos de un minuto. El aviso inmediato va a otro servidor, porque un espacio de trabajo tiene una sola dirección para ello.
prolific-not-told = Los cambios en Prolific se ven aquí en menos de un minuto. Concord no ha podido pedir a Prolific que avise a este servidor al momento.
prolific-told-needs-address = Los cambios en Prolific se ven aquí en menos de un minuto. Para verlos al momento, este servidor necesita una dirección pública que empiece por https:// (configuración public_url).
prolific-available = Saldo disponible
prolific-total = Saldo total
prolific-disconnect = Desconectar
prolific-disconnect-means = Concord olvida el token de la API y la lista de envíos. En Prolific no cambia nada. Revoque allí el token si ya no lo necesita.
prolific-connected = El estudio está conectado con Prolific.
prolific-disconnected = El estudio ya no está conectado con Prolific.

prolific-submissions = Envíos
prolific-asked = La última consulta a Prolific fue el { $date }. Concord consulta más o menos una vez por minuto.
prolific-ask = Consultar a Prolific ahora
prolific-follows-none = Para ver aquí los envíos, indique el ID del estudio de Prolific en la configuración de un enlace de acceso.
prolific-no-submissions = Todavía no hay envíos.
prolific-differences = { $n ->
    [one] { $n } participante requiere su atención.
   *[other] { $n } participantes requieren su atención.
}
prolific-first-rows = Solo se muestran las primeras filas de { $all }. La interfaz REST las muestra todas.
prolific-participant = ID del participante
prolific-here = Este estudio
prolific-finding = Qué hacer
prolific-code = Código: { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT enviado
   *[other] { $hits } HIT enviados
}
prolific-in-progress = En curso
prolific-no-submission = Sin envío en Prolific
prolific-no-submission-advice = El ID del enlace puede ser inventado, o Prolific aún no muestra el envío. No pague antes de que aparezca.
prolific-not-finished = Sin terminar aquí
prolific-not-finished-advice = Enviado en Prolific, sin terminar aquí. Revise el trabajo antes de decidir.
prolific-never-came = Nunca llegó aquí
prolific-never-came-advice = Enviado en Prolific sin empezar aquí. Pida al participante que devuelva el envío.
prolific-other-code = Código distinto
prolific-other-code-advice = El código de Prolific no es el que dio este estudio. Revise el trabajo antes de decidir.
prolific-not-handed-in = Sin enviar
prolific-not-handed-in-advice = Terminó aquí, pero no se envió en Prolific. El participante no siguió el enlace del final.
prolific-finished-anyway = Devuelto, con trabajo aquí
prolific-finished-anyway-advice = Devuelto o caducado en Prolific, pero aquí se enviaron HIT. Si aprueba el trabajo, la siguiente liquidación lo paga con una bonificación en Prolific.
prolific-still-at-work = Devuelto, pero en curso
prolific-still-at-work-advice = Devuelto o caducado en Prolific, todavía en curso aquí. Si aprueba el trabajo, la siguiente liquidación lo paga con una bonificación en Prolific.
prolific-agree = Listo para decidir
prolific-agree-advice = Enviado con el código correcto. Apruebe el envío aquí o decida sobre el trabajo en «Pagos»: una liquidación también aprueba el envío.
prolific-not-here = Todavía no ha llegado
prolific-unclear = Prolific aún no dice nada
prolific-decided = Decidido en Prolific
prolific-gave-up = Devuelto o caducado

prolific-approve-ready = { $n ->
    [one] Aprobar { $n } envío listo
   *[other] Aprobar { $n } envíos listos
}
prolific-approve-ready-means = Estos participantes terminaron aquí e introdujeron el código correcto. Prolific paga a cada uno la remuneración del estudio correspondiente. No se puede deshacer.
prolific-approved-ready = { $n ->
    [one] Prolific aprueba { $n } envío.
   *[other] Prolific aprueba { $n } envíos.
}
prolific-decide = Decidir
prolific-submission-title = Envío de { $participant }
prolific-submission-lead = Lo que Prolific y este estudio saben del participante, y lo que usted puede decidir en Prolific.
prolific-all-submissions = Todos los envíos
prolific-nothing-to-decide = Por el momento no se puede decidir nada sobre este envío.
prolific-done = Prolific lo ha hecho.
prolific-approve = Aprobar
prolific-approve-means = Prolific paga al participante la remuneración del estudio correspondiente. No se puede deshacer.
prolific-ask-return = Pedir la devolución
prolific-ask-return-means = Prolific pide al participante que devuelva el envío. No se le paga, pero tampoco cuenta en su contra. Puede negarse.
prolific-return-reason = Motivo
prolific-return-reason-hint = El participante lo lee. Al menos 10 caracteres.
prolific-return-asked = Devolución solicitada el { $date }
prolific-reject = Rechazar
prolific-reject-means = El participante no cobra y lee el mensaje que usted escribe. Prolific solo lo permite en casos claros: por ejemplo, si no hay ninguna respuesta o, en estudios de cinco minutos o más, si no se superan dos comprobaciones de atención. En caso de duda, pida al participante que devuelva el envío.
prolific-reject-finished = Este participante terminó aquí e introdujo el código correcto. Prolific anula los rechazos que incumplen sus normas.
prolific-category = Motivo
prolific-message = Mensaje
prolific-message-hint = El participante lo lee. Al menos 100 caracteres: explique exactamente qué estaba mal y sea cortés.

prolific-failed-check = Comprobaciones de atención no superadas
prolific-failed-instructions = Instrucciones no seguidas
prolific-low-effort = Poco esfuerzo
prolific-too-quickly = Demasiado rápido
prolific-too-slowly = Demasiado lento
prolific-no-data = Sin respuestas
prolific-no-code = Sin código de finalización
prolific-bad-code = Código de finalización incorrecto
prolific-malingering = Fingió cumplir los requisitos
prolific-incomplete-longitudinal = Falta una parte de un estudio más largo
prolific-unsupported-device = Dispositivo no adecuado
prolific-unlisted = Otro motivo
