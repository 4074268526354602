### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Realice estudios de anotación y evaluación humana con crowdsourcing, desde el reclutamiento hasta las tablas finales.
home-invited = ¿Ha recibido un enlace de invitación? Ábralo: lleva a su estudio.
home-for-workers = Participantes
home-for-workers-text = Valore, compare y reescriba textos cortos en un teléfono o una computadora. Verá el pago y el tiempo antes de empezar.
home-for-researchers = Investigadores
home-for-researchers-text = Diseñe tareas, reclute y pague a participantes, mida el acuerdo con intervalos y exporte tablas para un artículo.

## The list of studies

studies-lead = Todos los estudios que usted diseña, revisa o gestiona.
studies-new = Nuevo estudio
# The same for an administrator of the server
studies-empty-administrator = Todavía no hay ningún estudio. Cree el primero.
studies-empty = Un estudio aparece aquí cuando la administración lo ha creado y le ha dado un rol en él.
studies-your-role = Su rol
studies-managers = Responsables
studies-administrator = administración
studies-no-batch = aún sin HIT
studies-only-pilot = solo el piloto por ahora
studies-progress = { $counted } de { $target } ({ $percent } %)

## The overview of a study

overview-published-tasks = Tareas publicadas
overview-submissions = Envíos contabilizados
overview-of-target = de { $target }
overview-checklist = Lista de preparación
overview-checklist-lead = Puede activar el estudio sin los pasos opcionales.
overview-open-page = Abrir { $page }
overview-progress = Progreso
overview-see-progress = Progreso de cada tarea e idioma
overview-n-counted = { $n ->
    [one] { $n } envío contabilizado
   *[other] { $n } envíos contabilizados
}
# How many tasks are complete, each language counted
overview-n-complete = Tareas completadas (cada idioma cuenta por separado): { $n }
overview-attention = Requiere atención
overview-nothing = No hay nada pendiente.
overview-n-submissions = { $n ->
    [one] { $n } envío espera aprobación.
   *[other] { $n } envíos esperan aprobación.
}
overview-n-held-payments = { $n ->
    [one] Hay que verificar { $n } pago: no se sabe si se ha emitido.
   *[other] Hay que verificar { $n } pagos: no se sabe si se han emitido.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = El { $n } % del presupuesto está comprometido.
overview-n-messages = { $n ->
    [one] { $n } mensaje de un participante no tiene respuesta.
   *[other] { $n } mensajes de participantes no tienen respuesta.
}
overview-n-reviews = { $n ->
    [one] { $n } participante espera la revisión de un hablante nativo.
   *[other] { $n } participantes esperan la revisión de un hablante nativo.
}
overview-n-locations = { $n ->
    [one] Hay que comprobar el país de { $n } participante.
   *[other] Hay que comprobar los países de { $n } participantes.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } tarea publicada aún no tiene HIT. Cree un lote.
   *[other] { $n } tareas publicadas aún no tienen HIT. Cree un lote para cada una.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } trabajo en segundo plano falló.
   *[other] { $n } trabajos en segundo plano fallaron.
}
overview-results = Resultados
overview-open-results = Abrir resultados
overview-results-lead = Se calculan con todos los envíos contabilizados. Cada informe tiene intervalos, su método y una descarga.
overview-state = Estado
overview-go-live = Activar estudio
overview-go-live-lead = Los participantes con un enlace de invitación pueden empezar de inmediato. Debe haber al menos una tarea publicada.
overview-close = Cerrar estudio
overview-close-lead = En un estudio cerrado, los participantes no reciben más HIT. Los HIT en curso aún se pueden enviar.
overview-reopen = Reabrir estudio
overview-reopen-lead = El estudio está cerrado. Cuando lo reabra, los participantes recibirán los HIT que aún necesitan envíos.
overview-not-ready = El estudio aún no puede activarse. Falta:
overview-live-without = Estos pasos no están hechos. Puede activar el estudio sin ellos.

## Erasure of personal data

overview-personal-data = Datos personales de los participantes
overview-erased-after = { $days ->
    [one] Los datos personales de los participantes se borran { $days } día después de cerrar el estudio.
   *[other] Los datos personales de los participantes se borran { $days } días después de cerrar el estudio.
}
overview-all-erased = { $n ->
    [one] El borrado estaba previsto para el { $date } y se ha completado para el { $n } participante.
   *[other] El borrado estaba previsto para el { $date } y se ha completado para los { $n } participantes.
}
overview-erasing = El borrado empieza el { $date }. Borrados hasta ahora: { $erased } de { $n } participantes.
overview-n-owed = { $n ->
    [one] { $n } participante no ha recibido su pago o espera una decisión. Sus datos se conservan hasta que se resuelva.
   *[other] { $n } participantes no han recibido su pago o esperan una decisión. Sus datos se conservan hasta que se resuelva.
}

## Steps of the setup checklist

setup-consent = Escribir el formulario de consentimiento
setup-public-texts = Escribir el título y la descripción para los participantes
setup-sources = Importar textos fuente
setup-qualification = Establecer las reglas de cualificación
setup-task = Añadir una tarea y publicarla
setup-batch = Crear un lote de HIT
setup-invite = Invitar a participantes con un enlace
setup-go-live = Activar el estudio

## What follows if a study goes live without a step of the checklist

without-consent = Los participantes ven el formulario de consentimiento predeterminado en cada idioma sin un texto propio.
without-public-texts = Donde faltan, los participantes ven el título propio del estudio y ninguna descripción.
# Languages in which a text is missing
overview-missing-in = Falta en: { $languages }.
without-sources = No hay textos con los que trabajar.
without-qualification = Cualquiera que tenga un enlace de invitación puede trabajar.
without-task = Los participantes no tienen ninguna tarea.
without-batch = Los participantes pueden hacer los pasos de cualificación, pero no encuentran HIT.
without-invitation = Nadie puede unirse al estudio como participante.
