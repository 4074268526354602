### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Conecte este estudio con la cuenta de CloudResearch Connect que paga a sus participantes.
connect-connect = Conectar con CloudResearch
connect-key-label = Clave de la API
connect-key-hint = Pídala a CloudResearch. Concord la cifra y no vuelve a mostrarla.
connect-account-title = Cuenta de CloudResearch Connect
# Arguments: $date
connect-account = Conectada desde el { $date }.
connect-seen-within = Los cambios en Connect se ven aquí en menos de un minuto.
connect-disconnect-means = Concord olvida la clave de la API y la lista de envíos. En Connect no cambia nada.
connect-connected = El estudio está conectado con CloudResearch Connect.
connect-disconnected = El estudio ya no está conectado con CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = Envíos
connect-asked = La última consulta a Connect fue el { $date }. Concord consulta más o menos una vez por minuto.
connect-ask = Consultar a Connect ahora
connect-follows-none = Para ver aquí los envíos, indique el ID del proyecto de Connect en la configuración de un enlace de acceso.
connect-no-submissions = Todavía no hay envíos.
connect-fourteen-days = Connect aprueba los envíos sobre los que nadie haya decidido en 14 días. Una aprobación es definitiva. Un rechazo todavía puede convertirse en aprobación más tarde.

## What was found about a participant, each with what to do
connect-no-submission = Sin envío en Connect
connect-no-submission-advice = El ID del enlace puede ser inventado, o Connect aún no muestra el envío. No pague antes de que aparezca.
connect-not-finished-advice = Enviado en Connect, sin terminar aquí. Revise el trabajo antes de decidir; a los 14 días, Connect aprueba el envío.
connect-never-came-advice = Enviado en Connect sin empezar aquí. Escriba al participante o rechace el envío; a los 14 días, Connect lo aprueba.
connect-other-code-advice = El código de Connect no es el que dio este estudio. Revise el trabajo antes de decidir.
connect-not-handed-in-advice = Terminó aquí, pero Connect no muestra el envío. El participante no siguió el enlace del final, o el ID del enlace es inventado.
connect-agree-advice = Enviado en Connect y terminado aquí. Apruebe el envío aquí o decida sobre el trabajo en «Pagos»: una liquidación también aprueba el envío.
connect-unclear = Connect aún no dice nada
connect-decided = Decidido en Connect
connect-gave-up = Renunció a la plaza

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] Aprobar { $n } envío listo
   *[other] Aprobar { $n } envíos listos
}
connect-approve-ready-means = Estos participantes terminaron aquí y entregaron su envío en Connect. Connect paga a cada uno la remuneración del proyecto correspondiente. No se puede deshacer.
connect-approved-ready = { $n ->
    [one] Connect aprueba { $n } envío.
   *[other] Connect aprueba { $n } envíos.
}
# $participant is an ID
connect-submission-title = Envío de { $participant }
connect-submission-lead = Lo que Connect y este estudio saben del participante, y lo que usted puede decidir en Connect.
connect-all-submissions = Todos los envíos
connect-nothing-to-decide = Por el momento no se puede decidir nada sobre este envío.
connect-done = Connect lo ha hecho.
connect-approve-means = Connect paga al participante la remuneración del proyecto. No se puede deshacer.
connect-thanks = Mensaje (opcional)
connect-thanks-hint = El participante lo lee.
connect-reject-means = El participante no cobra y lee el mensaje que usted escribe; el dinero vuelve a la cuenta con la que usted paga. Todavía podrá aprobar el envío más tarde.
connect-reject-finished = Este participante terminó aquí y entregó su envío en Connect. Rechace solo un trabajo que incumpla las normas que el participante ha leído.
connect-message-hint = El participante lo lee. Explique exactamente qué estaba mal y sea cortés.

## Payments through Connect, on the page of a payout
connect-pays = A través de Connect
connect-pays-lead = A los participantes que llegaron desde Connect se les paga allí: se aprueba su envío, y lo que se les debe además de la remuneración se manda como bonificación. Todo ocurre en segundo plano, y cada bonificación se manda una sola vez.
connect-retry = Reintentar en Connect
connect-retry-means = Se vuelve a enviar todo lo que Connect rechazó de esta liquidación.
# Arguments: $amount
connect-reward-there = Remuneración en Connect: { $amount }
# Arguments: $amount
connect-bonus-there = Bonificación en Connect: { $amount }
connect-waits-there = A la espera de Connect
connect-is-accepted = Aceptado por Connect
connect-was-rejected = El envío se rechazó en Connect.
connect-other-sum = Connect pagó una suma distinta de la remuneración del proyecto. Pague allí el resto a mano y elija después «Se pagó».
connect-other-currency = Connect paga en dólares estadounidenses y este estudio cuenta en otra moneda. Pague a mano y elija después «Se pagó».
connect-was-refused = Connect rechaza el pago. ¿Hay suficiente dinero en la cuenta?
connect-unknown-there = Connect no conoce el envío.
connect-disagrees = Connect entendió otro importe, así que no se pagó nada.
connect-several-there = Esta persona entregó varios envíos en Connect. Apruébelos allí, pague el resto a mano y elija después «Se pagó».
connect-was-disconnected = El estudio se desconectó de Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Decisiones para Connect
connect-decisions-lead = Sin clave de la API: un archivo que indica, para cada participante, qué hacer en Connect. No se envía nada a Connect.
connect-payment-label = Remuneración del proyecto, en USD
connect-payment-hint = Lo que Connect paga por un envío aprobado, por ejemplo 1,80. Esta suma se descuenta de lo que se debe al participante.
connect-decisions-show = Mostrar decisiones
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Aprobar: { $approved }. Rechazar: { $rejected }. Decide usted: { $open }.
# Arguments: $amount
connect-decisions-bonuses = Bonificaciones en el archivo: { $amount }
connect-decisions-download = Descargar decisiones (CSV)
connect-decisions-act = Decida en Connect como indica el archivo y pague allí sus bonificaciones. Después confirme la liquidación en «Pagos», para que ningún archivo posterior contenga la misma bonificación.
connect-decisions-none = Todavía no ha llegado nadie por este enlace.
connect-decisions-currency = Connect paga en dólares estadounidenses. Este estudio cuenta en otra moneda, así que el archivo no contiene bonificaciones.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = Estas personas no reciben ninguna bonificación en este archivo, porque aún falta una decisión sobre su envío, vinieron por varios enlaces de acceso o se les paga de otra forma: { $workers }.
# Argument: $button
connect-decisions-careful = Si aquí se nombra a alguien, no confirme el pago completo: elija «{ $button }» para cada persona a la que haya pagado.
connect-decision = Decisión
connect-decision-approve = Aprobar
connect-decision-reject = Rechazar
connect-decision-open = Decide usted
connect-decision-in-progress = En curso aquí.
connect-decision-undecided = El trabajo de este participante espera aquí su decisión. Decida primero y vuelva después a esta página.
connect-decision-not-finished = Acabó aquí sin completar el estudio. Consulte las normas del proyecto antes de decidir.
connect-bonus = Bonificación

## Audit log
audit-connect-connect = Estudio conectado con Connect
audit-disconnect-connect = Estudio desconectado de Connect
audit-approve-connect = Envío aprobado en Connect
audit-reject-connect = Envío rechazado en Connect
audit-download-decisions = Decisiones para Connect descargadas
