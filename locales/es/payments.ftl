### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Pagos
payments-lead = Apruebe envíos, compruebe el pago por hora de los participantes, conceda bonificaciones y haga liquidaciones.

## Amounts at the top of the page

payments-median-hourly = Mediana del pago por hora
payments-hourly-target = Objetivo: { $amount } por hora
payments-hourly-method = El pago por hora de un participante es el importe aprobado o pendiente de aprobación, dividido entre el tiempo activo. La cifra es la mediana de todos los participantes con al menos un minuto de tiempo activo.
payments-no-hourly-yet = Ningún participante tiene todavía un minuto de tiempo activo.
payments-total-cost = Costo total del estudio
payments-total-cost-base = Todos los envíos hasta ahora y todos los que los HIT aún necesitan
payments-approved-unsent = Aprobado, aún en ninguna liquidación
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Emitido, sin confirmar
# Amount of which nobody knows whether it was sent
payments-held = Por verificar a mano
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Comprometido hasta ahora
# Below the amount that is promised
payments-budget-of = Presupuesto: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = El { $percent } % del presupuesto está comprometido: { $promised } de { $budget }. Solo se asignan HIT nuevos mientras el resto alcance.
# Arguments: $promised, $budget
payments-budget-used = El presupuesto se ha agotado: { $promised } de { $budget } están comprometidos. Los participantes no reciben HIT nuevos. Lo que ya han empezado todavía se acepta y se paga.
payments-change-budget = Cambiar el presupuesto
# Arguments: $median, $floor
payments-below-floor = La mediana del pago por hora es de { $median }. Prolific pide al menos { $floor }.
payments-lift-by-bonus = Subirla con bonificaciones

## Submissions that wait for approval

payments-nothing-waits = Ningún envío espera aprobación. Los envíos nuevos aparecen aquí hasta que se aprueban: a mano o automáticamente tras el plazo fijado en la configuración.
payments-select = Seleccionar
payments-select-submission = Seleccionar el envío de { $worker } ({ $at })
payments-your-own = suyo
payments-in-statistics = En las estadísticas
payments-counted = Contabilizado
payments-extra = Envío adicional (pagado, no contabilizado)
payments-gold = Ítem gold (pagado, no contabilizado)
payments-excluded = Participante excluido de las estadísticas (pagado, no contabilizado)
payments-rejection-reason = Motivo del rechazo
payments-rejection-hint = El participante lee este motivo. Escriba al menos diez caracteres. Las respuestas se conservan.
payments-rejected-still-count = Las respuestas rechazadas siguen contando en las estadísticas. Para excluir a un participante, use «Excluir de las estadísticas» en su página.
payments-approve-selected = Aprobar envíos seleccionados
payments-approve-all = Aprobar todos los envíos pendientes
payments-reject-selected = Rechazar envíos seleccionados
payments-approved-n = { $n ->
    [one] Se ha aprobado { $n } envío.
   *[other] Se han aprobado { $n } envíos.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } envío suyo sigue en espera. Otra persona debe decidir sobre él.
   *[other] { $n } envíos suyos siguen en espera. Otra persona debe decidir sobre ellos.
}
payments-show = Mostrar envíos
payments-next-page = Página siguiente
payments-no-match = Ningún envío coincide con este filtro.
payments-approve-matching = Aprobar todos los envíos pendientes que coincidan con el filtro
payments-approve-all-means = { $n ->
    [one] Se aprobará { $n } envío: { $amount } en total. No se puede deshacer.
   *[other] Se aprobarán { $n } envíos: { $amount } en total. No se puede deshacer.
}
payments-select-all = Seleccionar todo en esta página
payments-at-once = Una decisión abarca como máximo { $n } envíos. Si no se puede decidir sobre uno de ellos, no se decide sobre ninguno.
payments-answers = Respuestas
payments-show-answers = Mostrar respuestas
payments-answers-of = Respuestas de { $worker }
payments-answers-removed = Estas respuestas se eliminaron a petición del participante.
payments-decided-before = { $n ->
    [one] Ya se había decidido sobre { $n } envío seleccionado, que no ha cambiado.
   *[other] Ya se había decidido sobre { $n } envíos seleccionados, que no han cambiado.
}
payments-more-waiting = Hay más envíos pendientes. Apruebe de nuevo para continuar con ellos.
payments-rejected-n = { $n ->
    [one] Se ha rechazado { $n } envío.
   *[other] Se han rechazado { $n } envíos.
}

## Hourly rates of workers

payments-active-time = Tiempo activo
payments-active-time-lead = El tiempo activo se mide en el navegador. Una pausa cuenta como máximo un minuto.
payments-no-workers-yet = Los participantes aparecen aquí con su primer envío.
payments-workers-caption = Pago por hora de los participantes
payments-median-time = Mediana del tiempo por HIT
payments-waiting-in = En espera ({ $currency })
payments-approved-in = Aprobado ({ $currency })
payments-paid-in = Pagado ({ $currency })
payments-hourly-in = Por hora ({ $currency })
payments-target = Objetivo
payments-target-reached = alcanzado
payments-target-missed = por debajo del objetivo

## Durations

payments-seconds = { $seconds } s
payments-minutes = { $minutes } min { $seconds } s
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Libro de pagos
payments-ledger-empty = Las entradas aparecen aquí cuando se aprueban envíos.
payments-type = Tipo
payments-reward = remuneración
payments-bonus = bonificación
payments-correction = corrección
payments-is-paid = pagado
payments-is-sent = emitido
# Nobody knows whether it was sent
payments-is-held = por verificar
payments-newest = La tabla muestra las { $shown } entradas más recientes de { $n }. La descarga contiene todas las entradas.

## Rejected submissions in statistics

rejected-are-left-out-here = Las respuestas rechazadas no cuentan en las estadísticas, según la configuración de este estudio. Los informes indican cuántas son.
rejected-left-out = No (rechazado)
