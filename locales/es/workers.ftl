### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Comprobación de ubicación
workers-gate-test = Prueba de cualificación
workers-gate-pilot = Piloto
workers-gate-review = Revisión por hablantes nativos
workers-gate-known = Ítems gold
workers-passed = superado
workers-failed = no superado
workers-waiting = en espera
workers-not-yet = aún no

## The list

workers-lead = Los participantes de este estudio, con su cualificación y sus envíos. Los nombres están ocultos.
workers-none = Los participantes aparecen aquí cuando se han unido con un enlace de invitación.
workers-consent = Consentimiento
workers-submitted = Enviados
workers-counted = Contabilizados
workers-rejected = Rechazados
workers-median-seconds = Mediana del tiempo por HIT (s)
workers-withdrawn = retirado
workers-more = Más participantes

## Location checks that a manager has to decide

workers-disagreements = Comprobaciones de ubicación pendientes de decisión
workers-disagreements-lead = El país que declararon estos participantes es distinto del país de su conexión.
workers-waiting-since = En espera desde:
workers-first-answer = Primera respuesta
workers-declared-country = País declarado
workers-proxy-country = País en el encabezado del proxy
workers-address-country = País de la dirección de red
workers-unknown-country = desconocido

## One worker

worker-title = Participante { $pseudonym }
worker-lead = { $language } · Enviados: { $submitted } · Contabilizados: { $counted } · Rechazados: { $rejected }
worker-all = Todos los participantes
worker-qualification = Cualificación
worker-qualification-lead = Puede cambiar una decisión. La decisión anterior queda registrada, y el participante lee el motivo.
worker-decide = Tomar una decisión
worker-reason = Motivo (lo lee el participante)
worker-pass = Dar por superado
worker-fail = Dar por no superado
worker-left-removed = Este participante se retiró del estudio el { $date } y pidió eliminar sus respuestas de los resultados.
worker-left-kept = Este participante se retiró del estudio el { $date }. Sus respuestas se conservan en los resultados.
worker-erased = Sus datos personales se borraron el { $date }.

## Excluding a worker from the statistics

worker-statistics = Estadísticas
worker-statistics-lead = Todo el trabajo se conserva y se paga, aunque se excluya de las estadísticas.
worker-included = Todas las estadísticas incluyen las respuestas de este participante.
worker-excluded = Las respuestas de este participante están excluidas de todas las estadísticas desde el { $date }. Cada informe indica cuántas respuestas se excluyen.
worker-exclude = Excluir de las estadísticas
worker-exclude-reason = Motivo de la exclusión
worker-exclude-hint = Al menos diez caracteres. Lo ven los miembros del estudio y quienes leen el informe; el participante, no.
worker-include = Incluir de nuevo

## The decisions about a worker

worker-decisions = Decisiones
worker-decisions-caption = Decisiones, la más reciente primero
worker-no-decisions = Las decisiones aparecen aquí cuando el participante ha respondido a la pregunta sobre su país.
worker-step = Paso
worker-decision = Decisión
worker-decided-by = Decisión de
worker-rule = Regla
worker-message = Mensaje al participante
worker-superseded = sustituida
worker-by-rule = regla automática

## The funnel

funnel-title = Embudo de cualificación
funnel-lead = El número de participantes que quedan después de cada paso. Un paso cuenta solo a quienes superaron todos los anteriores.
funnel-none = Las cifras aparecen aquí cuando el primer participante se ha unido con un enlace de invitación.
funnel-caption = Participantes que quedan después de cada paso
funnel-joined = Se unieron
funnel-consented = Dieron su consentimiento
funnel-location = Comprobación de ubicación (QC1)
funnel-test = Prueba de cualificación (QC2)
funnel-pilot = Piloto
funnel-review = Revisión por hablantes nativos (QC3)
funnel-all-languages = Todos los idiomas
funnel-waiting = ({ $waiting } en espera)
funnel-failed = ({ $failed } no superaron el paso)
funnel-waiting-and-failed = ({ $waiting } en espera, { $failed } no superaron el paso)

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Calidad del trabajo
quality-lead = Acuerdo con los demás, ítems gold, ritmo, ítems omitidos y pago de cada participante.
quality-none = Los participantes aparecen aquí cuando han enviado algo.
# Button: shows the workers for the selected task and language
quality-show = Mostrar participantes
quality-caption = Participantes y la calidad de su trabajo
quality-answers = Respuestas
# Column heads
quality-gold = Ítems gold acertados (%)
quality-seconds = Segundos por HIT
quality-skipped = Ítems omitidos (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × la mediana
# Arguments: $part, $n
quality-of = { $part } de { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = No coincide con nadie (preguntas)
# The state of a worker whom nothing keeps from working
quality-active = activo
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Excluir
quality-exclude-one = Excluir a { $worker } de las estadísticas
quality-excluded-since = desde el { $date }
# Argument: $seconds
quality-median = La mediana de todos los participantes es de { $seconds } segundos por HIT.
quality-method = La correlación es la de Spearman, con la media de los demás: la media de todas las preguntas con al menos 10 ítems en común, ponderada por estos ítems. Las respuestas iguales se refieren a todos los pares con la respuesta de otro participante al mismo ítem. El ritmo es la mediana del tiempo activo por HIT; se compara con la mediana de todos los participantes en la misma tarea y el mismo idioma. Un ítem se ha omitido si una de sus preguntas tiene un motivo en lugar de una respuesta. El pago por hora es lo aprobado o pendiente de decisión, por el tiempo activo.
quality-look = Por examinar
quality-look-lead = Examine el trabajo antes de decidir: ningún envío se rechaza y ningún participante se excluye automáticamente.
quality-look-none = No hay ningún trabajo por examinar.
quality-look-method = Un participante aparece aquí si el azar explica uno de estos resultados en menos de 1 de cada 1000 casos: menos ítems gold acertados que los demás (al menos 4 vistos), ningún acuerdo con los demás en una pregunta, o siempre la misma respuesta a una pregunta (en estos dos últimos casos, al menos 10 ítems en común). También aparece si su tiempo mediano por HIT es inferior a un tercio de la mediana de todos los participantes (al menos 5 HIT), o si sus textos tienen las mismas palabras que los de otro participante en al menos 3 textos fuente y en al menos la mitad de los textos fuente en común entre los dos. No cuentan los textos de menos de 4 palabras, los textos sin cambios ni los que escribieron muchos participantes. La misma respuesta solo cuenta si, en al menos una quinta parte de los ítems, la dio menos de la mitad de los demás. Los textos de tareas en las que solo se edita un texto no se comparan.
quality-look-watched-method = Si el estudio cuenta lo escrito, un participante aparece si, en al menos 3 de sus textos de al menos 20 caracteres y en al menos una quinta parte de ellos, al menos la mitad se copió de otro lugar y se pegó, o al menos 9 de cada 10 pausas entre letras fueron tan largas como la anterior. Lo que se pega de la página o del propio texto no cuenta. Si el estudio compara dispositivos, aparecen los participantes con el mismo dispositivo, y los de la misma red si esta tiene como máximo 5 participantes.
quality-looked = Examinados
quality-looked-mark = Marcar a { $worker } como examinado
quality-looked-means = El participante sale de esta lista hasta que aparezca otra cosa inusual. Los participantes no ven su nota.
quality-looked-note = Lo que ha encontrado (opcional)
quality-looked-by = { $name } examinó este trabajo el { $date }.
quality-looked-on = Alguien examinó este trabajo el { $date }.
quality-looked-again = Quitar la marca a { $worker }
quality-looked-all = Ya se ha examinado todo el trabajo con algo inusual.
quality-by-task = Trabajo por tarea e idioma
quality-by-question = Acuerdo con los demás por pregunta
