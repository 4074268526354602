### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Envíos contabilizados, ritmo y fecha estimada de finalización de cada tarea en cada idioma.
progress-empty = Todavía no hay HIT. El progreso aparece aquí cuando se crea el primer lote.

## The table of tasks and languages

progress-tasks-and-languages = Progreso por tarea e idioma
progress-counted = Contabilizados
progress-target = Objetivo
progress-in-progress = En curso
progress-per-hour = Por hora
progress-completion = Finalización estimada
progress-complete = completo
progress-no-recent-work = sin envíos recientes
progress-pilot = sin objetivo: para nuevos participantes
progress-median-time = Mediana del tiempo
progress-extra = Envíos adicionales
progress-expired = Expirados
progress-returned = Devueltos

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HIT por envíos contabilizados
progress-details = HIT en detalle
progress-details-caption = HIT de cada tarea e idioma

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } reescritura se eliminó en el posprocesamiento.
   *[other] { $n } reescrituras se eliminaron en el posprocesamiento.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } reescritura se corrigió en el posprocesamiento.
   *[other] { $n } reescrituras se corrigieron en el posprocesamiento.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } reescritura se excluye porque la persona que la escribió está excluida de las estadísticas.
   *[other] { $n } reescrituras se excluyen porque las personas que las escribieron están excluidas de las estadísticas.
}
