### es

payments-payouts = Liquidaciones
payments-own-unpaid = { $amount } del importe aprobado le corresponde a usted y no se incluye.
payments-nothing-to-pay = No hay ningún importe aprobado pendiente de pago.
payments-entries = Entradas del libro de pagos
payments-amount = Importe
