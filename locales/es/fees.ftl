### What Prolific adds to bonuses, on the page "Payments".

fees-title = Bonificaciones en Prolific
fees-lead = Prolific añade sus comisiones y el impuesto a cada bonificación. No forman parte del presupuesto del estudio.
fees-ask = Preguntar cuánto cuesta la siguiente liquidación
fees-ask-hint = Prolific prepara las bonificaciones e indica el costo. No se paga nada.
fees-sent = Bonificaciones enviadas
fees-fee = Comisiones de Prolific
fees-vat = Impuesto (IVA)
fees-total = Total cobrado
fees-unnamed = Prolific no lo ha indicado para todas las bonificaciones.
fees-none = Todavía no se ha enviado ninguna bonificación a través de Prolific.
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] La siguiente liquidación manda una bonificación a { $n } participante: { $bonuses }, con { $fees } de comisiones y { $vat } de IVA; en total, { $total }.
   *[other] La siguiente liquidación manda bonificaciones a { $n } participantes: { $bonuses }, con { $fees } de comisiones y { $vat } de IVA; en total, { $total }.
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] La siguiente liquidación manda una bonificación a { $n } participante: { $bonuses }. Prolific no ha indicado sus comisiones.
   *[other] La siguiente liquidación manda bonificaciones a { $n } participantes: { $bonuses }. Prolific no ha indicado sus comisiones.
}
fees-quote-none = La siguiente liquidación no manda ninguna bonificación a través de Prolific.
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] Para { $n } participante basta la remuneración del envío.
   *[other] Para { $n } participantes basta la remuneración del envío.
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } participante no está incluido, porque primero alguien tiene que decidir sobre su envío en Prolific.
   *[other] { $n } participantes no están incluidos, porque primero alguien tiene que decidir sobre sus envíos en Prolific.
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } participante más recibe una bonificación. Estos importes no lo incluyen, porque solo se consulta a Prolific sobre un número limitado de participantes.
   *[other] { $n } participantes más reciben una bonificación. Estos importes no los incluyen, porque solo se consulta a Prolific sobre un número limitado de participantes.
}
# $available is an amount of money
fees-quote-available = Saldo disponible: { $available }.
