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
prolific-finished-anyway-advice = Devuelto o caducado en Prolific, pero aquí se enviaron HIT. Puede pagar el trabajo con una bonificación en Prolific.
prolific-still-at-work = Devuelto, pero en curso
prolific-still-at-work-advice = Devuelto o caducado en Prolific, todavía en curso aquí. Puede pagar el trabajo con una bonificación en Prolific.
prolific-agree = Listo para decidir
prolific-agree-advice = Enviado con el código correcto. Decida sobre el envío en Prolific y sobre el trabajo en «Pagos».
prolific-not-here = Todavía no ha llegado
prolific-unclear = Prolific aún no dice nada
prolific-decided = Decidido en Prolific
prolific-gave-up = Devuelto o caducado
