### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Revisión por hablantes nativos

## The studies in which a person reviews

review-page-studies-lead = Estudios en los que usted lee los textos piloto de los participantes.
review-page-no-studies = Los estudios aparecen aquí cuando un responsable le ha dado el rol «Revisor».
review-page-studies-caption = Estudios en los que usted revisa
review-page-workers-waiting = Personas en espera

## The queue of workers

review-page-queue-lead = Aquí esperan una decisión quienes han enviado sus textos piloto; primero, quien lleva más tiempo.
review-page-empty = Nadie espera una revisión. Las personas aparecen aquí cuando han enviado sus textos piloto.
review-page-show-queue = Mostrar la lista
review-page-review-first = Revisar a la primera persona
review-page-queue-caption = Personas que esperan la revisión
review-page-worker = Participante
review-page-waiting-since = En espera desde
review-page-graded-column = Valoradas
review-page-n-of = { $n } de { $of }
review-page-n-graded = { $n } de { $of } valoradas

## Decisions that the reviewer can still take back

review-page-recent = Sus decisiones recientes
review-page-recent-lead = Puede anular una decisión en el plazo de una hora. Para ello, abra la página de la persona.
review-page-recent-earlier = Decisiones anteriores de esta hora ({ $n })
review-page-decision = Decisión
review-page-decided-at = Fecha de la decisión
review-page-until = Se puede anular hasta
review-page-passed = superada
review-page-failed = no superada

## One worker's pilot texts

review-page-lead = Compare cada reescritura con su texto fuente y valórela.
review-page-lead-reopened = Las valoraciones anteriores se conservan. Cámbielas si hace falta y decida de nuevo.
review-page-lead-decided = Esta revisión ya está resuelta. Todavía puede leer los textos y sus valoraciones.
review-page-skip = Ir a la primera valoración
review-page-skip-decision = Ir a la decisión
review-page-no-texts = Esta persona todavía no ha enviado ningún texto piloto.
review-page-keys = Teclas en una reescritura: 1 excelente, 2 aceptable, 3 deficiente. Enter pasa a la reescritura siguiente.
review-page-source-n = Texto fuente { $n }
review-page-rewrite-n = Reescritura { $n }
review-page-show-changes = Mostrar cambios
review-page-changes-legend = Las palabras eliminadas están tachadas. Las añadidas están subrayadas.

## How much a rewrite differs from its source

review-page-unchanged = sin cambios
review-page-only-normalised = solo normalizada
review-page-words-deleted = { $n ->
    [one] { $n } palabra eliminada
   *[other] { $n } palabras eliminadas
}
review-page-words-added = { $n ->
    [one] { $n } palabra añadida
   *[other] { $n } palabras añadidas
}

## The grade of a rewrite

review-page-grade-of = Valoración de la reescritura { $n }
review-page-how-good = ¿Cuál es la calidad de la reescritura?
review-page-excellent = Excelente
review-page-acceptable = Aceptable
review-page-poor = Deficiente
review-page-why-not-excellent = ¿Por qué no es excelente?
review-page-poor-needs-reason = Una reescritura deficiente necesita un motivo o una nota.
review-page-reason-minimal = apenas cambia
review-page-reason-meaning = cambia el significado
review-page-reason-informal = sigue siendo informal
review-page-reason-fluency = no es natural
review-page-reason-language = idioma incorrecto
review-page-reason-other = otro
review-page-note = Nota para colegas
review-page-save-grade = Guardar valoraciones
review-page-your-grade = Su valoración:
review-page-saved-without-reason = Guardado. Ahora elija un motivo o escriba una nota.

## The decision about the worker

review-page-pass-open = Admitir a la persona…
review-page-fail-open = No admitir a la persona…
review-page-pass = Admitir a la persona
review-page-fail = No admitir a la persona
review-page-message-if-passed = Mensaje si se le admite
review-page-message-if-failed = Mensaje si no se le admite
review-page-message-hint = La persona lee este mensaje de inmediato. Usted puede anular la decisión en el plazo de una hora.
review-page-decided = Su decisión se ha guardado y la persona puede leerla. Usted puede anularla en el plazo de una hora.

## A decision that was made, and taking it back

review-page-is-passed = Superada
review-page-is-failed = No superada
review-page-is-not-finished = Sin terminar
review-page-not-finished = Esta persona todavía no ha enviado todos los textos piloto.
review-page-message-is = La persona lee este mensaje:
review-page-decided-on = Fecha de la decisión:
review-page-time-limit = Puede anular esta decisión hasta:
review-page-you-can = Puede anular esta decisión.
review-page-manager-can = Un responsable del estudio puede anular esta decisión.
review-page-take-back-heading = Decisión de la revisión
review-page-take-back = Anular decisión
review-page-take-back-means = La revisión se abre de nuevo, y las tareas posteriores se cierran hasta la próxima decisión. El trabajo enviado se conserva, y se paga si se aprueba.
review-page-taken-back = La decisión se ha anulado. La revisión está abierta de nuevo.
