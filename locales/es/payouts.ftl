### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Liquidaciones
payments-payouts-lead = Una liquidación reúne todos los importes aprobados. Páguelos con los archivos de la liquidación y confirme después que el dinero ha llegado.
payments-own-unpaid = { $amount } del importe aprobado le corresponde a usted y no se incluye.
payments-pay-out = Hacer una liquidación de { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = Se marcarán { $amount } como emitidos y se crearán los archivos con los que usted paga. El servidor no envía dinero, salvo a través de una cuenta de Prolific o CloudResearch Connect conectada: allí aprueba los envíos y paga el resto como bonificaciones.
payments-confirm-payout = Hacer la liquidación
payments-nothing-to-pay = No hay ningún importe aprobado pendiente de pago.
payments-paid-entries = { $n ->
    [one] { $n } entrada del libro de pagos ya está pagada.
   *[other] { $n } entradas del libro de pagos ya están pagadas.
}
# Column head: number of ledger entries in a payout
payments-entries = Entradas del libro de pagos
payments-amount = Importe
# Column head: who made the payout
pay-outs-by = Hecha por

## The page of a payout

# Arguments: $at
pay-outs-title = Liquidación del { $at }
pay-outs-lead = Pague con los archivos de abajo y confirme después lo que ha llegado. Lo que se ha devuelto pasa a la siguiente liquidación.
pay-outs-confirm = Confirmar el pago
pay-outs-confirm-sepa = Confirmar las transferencias
pay-outs-confirm-paypal = Confirmar los pagos de PayPal
pay-outs-confirm-at = Confirmar lo que se pagó en { $provider }
# Arguments: $amount
pay-outs-confirm-means = { $amount } se marcarán como pagados y se avisará a los participantes. No se puede deshacer.
pay-outs-held-means = No se sabe si algunos de estos importes se han emitido. Consulte la cuenta antes de confirmarlos o de marcarlos como devueltos. No se volverán a emitir automáticamente.
pay-outs-files = Archivos
pay-outs-files-lead = Cada persona está en uno solo de los archivos con los que se paga: el del banco si hay IBAN; si no, el de PayPal. Contienen lo emitido y no confirmado. Suba cada archivo una sola vez. Cada descarga queda en el registro de auditoría.
pay-outs-files-plain-lead = La lista identifica a los participantes por su seudónimo y, si llegaron desde un servicio, también por su ID en él. Para pagar por transferencia o PayPal, active la solicitud de datos bancarios (Configuración).
pay-outs-list = Lista (CSV)
pay-outs-sepa = Transferencias (SEPA, pain.001 XML)
pay-outs-paypal = Pagos de PayPal (CSV)
pay-outs-accounts = Cuentas, para pagar a mano (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = Sin cuenta y, por tanto, en ningún archivo: { $workers }.
pay-outs-next-payout = Pasarlos a la siguiente liquidación
pay-outs-next-payout-means = Sus importes vuelven a estar aprobados. Pida antes los datos a estas personas: una liquidación contiene los datos que hay cuando se crea.
# Stored in the audit log as the reason
pay-outs-next-payout-why = En ningún archivo de pago.
pay-outs-unlisted = No aparecen en { $provider }
pay-outs-unlisted-prolific = Cuando se creó esta liquidación, Prolific no mostraba ningún envío de estas personas, así que allí no se les envió nada: { $workers }. Búsquelas en Prolific. Si han enviado su trabajo, elija «{ $later }» para cada una: la siguiente liquidación les paga allí. Si usted paga directamente a alguien allí, elija «{ $paid }».
pay-outs-unlisted-connect = Cuando se creó esta liquidación, Connect no mostraba ningún envío de estas personas, así que allí no se les envió nada: { $workers }. Búsquelas en Connect. Si han enviado su trabajo, elija «{ $later }» para cada una: la siguiente liquidación les paga allí. Si usted paga directamente a alguien allí, elija «{ $paid }».
# Instead of a link to the bank file
pay-outs-payer-first = Para el archivo del banco, indique la cuenta de cargo.
pay-outs-payer = Cuenta de cargo, para el archivo del banco
pay-outs-bic = BIC del banco
pay-outs-bic-hint = Ocho u once letras y cifras. La mayoría de los bancos no lo necesita.
pay-outs-save-payer = Guardar cuenta
pay-outs-payer-saved = La cuenta se ha guardado.
pay-outs-workers = Participantes de esta liquidación
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = ID en el servicio
pay-outs-was-paid = Se pagó
pay-outs-came-back = Se devolvió
pay-outs-came-back-means = El importe vuelve a estar aprobado y la siguiente liquidación lo incluye.
pay-outs-came-back-why = Por qué se devolvió
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = Pasar a la siguiente liquidación
pay-outs-move-why = Motivo del cambio
pay-outs-returned = { $n ->
    [one] { $n } entrada del libro de pagos vuelve a estar aprobada.
   *[other] { $n } entradas del libro de pagos vuelven a estar aprobadas.
}
pay-outs-all = Todas las liquidaciones

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = A través de Prolific
pay-outs-through-prolific-lead = A los participantes que llegaron desde Prolific se les paga allí: se aprueba su envío, y lo que se les debe además de la remuneración se manda como bonificación. Todo ocurre en segundo plano, y cada bonificación se manda una sola vez.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Pagados: { $paid } de { $all }
pay-outs-retry = Reintentar en Prolific
pay-outs-retry-means = Se vuelve a enviar todo lo que Prolific rechazó de esta liquidación.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] Se vuelve a enviar el pago de { $n } participante.
   *[other] Se vuelven a enviar los pagos de { $n } participantes.
}
# Arguments: $amount
pay-outs-reward-there = Remuneración en Prolific: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Bonificación en Prolific: { $amount }
pay-outs-waits-there = A la espera de Prolific
pay-outs-is-being-sent = En proceso de envío
pay-outs-is-accepted = Aceptado por Prolific
pay-outs-may-be-paid = Puede que se haya pagado
pay-outs-not-paid = Sin pagar
pay-outs-was-rejected = El envío se rechazó en Prolific.
pay-outs-other-sum = Prolific pagó una suma distinta de la remuneración. Pague allí el resto a mano y elija después «Se pagó».
pay-outs-other-currency = La cuenta de Prolific usa otra moneda. Pague a mano y elija después «Se pagó».
pay-outs-was-refused = Prolific rechaza el pago. ¿Hay suficiente dinero en el espacio de trabajo?
pay-outs-unknown-there = Prolific no conoce el envío.
pay-outs-disagrees = Prolific entendió otro importe, así que no se pagó nada.
pay-outs-was-erased = Los datos personales de este participante se borraron.
pay-outs-several-there = Esta persona entregó varios envíos en Prolific. Apruébelos allí, pague el resto a mano y elija después «Se pagó».
pay-outs-was-disconnected = El estudio se desconectó de Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Adónde va su dinero
payee-lead = Este estudio paga por transferencia o PayPal. Sus responsables ven estos datos solo en los archivos con los que pagan. Puede cambiarlos o borrarlos en cualquier momento; un pago que ya está en camino usa los datos anteriores.
payee-name = Nombre del titular de la cuenta
payee-iban = IBAN
payee-iban-hint = Para cuentas de la zona de pagos en euros (SEPA). Los espacios no importan.
payee-paypal = Correo electrónico de PayPal
payee-paypal-hint = Basta uno de los dos. Con ambos, un estudio que paga en euros usa la cuenta bancaria; los demás, PayPal.
payee-save = Guardar datos
payee-saved = Sus datos se han guardado.
