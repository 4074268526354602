### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Bonificaciones
bonuses-page-lead = Una regla calcula cuánto le falta a cada participante para llegar a un pago por hora. Usted revisa la lista, la cambia donde tenga mejor información y la aprueba. Entonces las bonificaciones entran en la siguiente liquidación.

## The rule

bonuses-rule = Regla
bonuses-rule-lead = Solo cuentan los envíos aprobados. Se resta lo que los participantes ya han ganado en este estudio, incluidas las bonificaciones anteriores.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Partir del pago por hora objetivo
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Partir de XFORMAL: una sola vez, a más de 10 por hora
# Arguments: $currency
bonuses-target = Subir hasta este pago por hora ({ $currency })
bonuses-target-hint = Los participantes que ganan menos reciben la diferencia.
bonuses-time = Tiempo que cuenta
bonuses-time-hint = Una pausa cuenta como máximo un minuto.
bonuses-time-own = El tiempo activo del propio participante
bonuses-time-median = La mediana del tiempo de todos los participantes, para cada HIT
bonuses-most-medians = Tiempo máximo de un HIT, en medianas
bonuses-most-medians-hint = Con 3, el tiempo de un HIT cuenta hasta tres veces la mediana de su tarea. Déjelo vacío para que no haya límite.
# Arguments: $currency
bonuses-round-up-to = Redondear hacia arriba a un múltiplo de ({ $currency })
# Arguments: $currency
bonuses-least = Bonificación mínima ({ $currency })
bonuses-least-hint = Las bonificaciones menores no se pagan. Déjelo vacío para pagarlas todas.
# Arguments: $currency
bonuses-most = Bonificación máxima de un participante ({ $currency })
bonuses-most-hint = Déjelo vacío para que no haya límite.
bonuses-once = Los participantes que ya han tenido una bonificación en este estudio no reciben otra
bonuses-compute = Calcular bonificaciones

## The bonuses that the rule has computed

bonuses-round = Bonificaciones por aprobar
bonuses-none-yet = Las bonificaciones aparecen aquí cuando usted las calcula. No se promete nada a nadie antes de que las apruebe.
bonuses-nobody = Según esta regla, ningún participante recibe una bonificación: nadie con envíos aprobados gana menos, o quienes ganan menos ya han tenido su bonificación.
bonuses-computed-at = Calculadas el
# Column head
bonuses-counted-time = Tiempo que cuenta
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Ganado antes
# Column head: the bonus that the rule computes
bonuses-computed = Según la regla
bonuses-change = Cambiar
# Arguments: $worker
bonuses-change-of = Cambiar la bonificación de { $worker }
bonuses-save-change = Guardar bonificación
bonuses-reason = Motivo
bonuses-reason-hint = El participante lo lee.
bonuses-approve = Aprobar bonificaciones
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } participante recibe una bonificación: { $amount }. No se puede deshacer.
   *[other] { $n } participantes reciben una bonificación: { $amount } en total. No se puede deshacer.
}
bonuses-approved-n = { $n ->
    [one] Se ha aprobado la bonificación de { $n } participante. Está en la siguiente liquidación.
   *[other] Se han aprobado las bonificaciones de { $n } participantes. Están en la siguiente liquidación.
}
# Arguments: $amount
bonuses-own = La lista contiene su propia bonificación de { $amount }. Queda fuera cuando usted aprueba; otra persona debe calcularla de nuevo.

## A bonus by hand

bonuses-by-hand = Bonificación a mano
bonuses-by-hand-lead = Se aprueba en el acto y entra en la siguiente liquidación.
bonuses-worker-hint = El seudónimo, por ejemplo W017.
# Arguments: $currency
bonuses-amount = Bonificación ({ $currency })
bonuses-give = Conceder bonificación
# Arguments: $amount, $worker
bonuses-given = { $worker } recibe una bonificación de { $amount }.

## On the page of the worker

bonuses-yours = Sus bonificaciones
bonuses-by-rule = Para subir su pago por hora
