### The page of a study's batches: HITs that are created for a published task.

batches-lead = Un lote crea HIT para una tarea publicada. La semilla registrada determina la muestra y el orden.
batches-none = Este estudio todavía no tiene lotes. Un lote necesita una tarea publicada.

## The table of batches

batches-stopped = detenido
batches-complete = completo
batches-open = abierto
# Label of a batch that grows while workers work: gold items
batches-of-gold = Ítems gold
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Textos de la tarea { $n }, a medida que llegan
batches-stop = Detener lote
batches-reopen = Reabrir lote

## The form for a new batch

batches-new = Nuevo lote
batches-new-lead = Consulte primero el número de HIT y el costo. No se crea nada hasta que usted confirma.
batches-publish-first = Publique primero una tarea. Un lote usa la versión publicada de una tarea.
batches-task-of-sources = { $title } (textos fuente)
batches-task-of-outputs = { $title } (salidas)
batches-systems = Sistemas que se valoran
batches-systems-hint = Solo para tareas que muestran salidas. Las clasificaciones y comparaciones necesitan al menos dos sistemas.
batches-human = Reescrituras humanas
batches-no-outputs = aún sin salidas
batches-all-human = Usar todas las reescrituras humanas de cada texto fuente
batches-all-human-hint = Si no, la semilla elige una reescritura por texto fuente. Las tareas que comparan o clasifican salidas siempre usan una.
batches-spread = Valorar una salida por texto fuente, de cada sistema por turno
batches-spread-hint = Necesita menos participantes. Si no, un lote necesita tantos participantes como sistemas × juicios: cada uno recibe un texto fuente una sola vez por tarea.
batches-sample = Número de textos fuente
batches-sample-hint = Déjelo vacío para usar todos los textos fuente. Si no, se extrae al azar este número.
batches-label-hint = Un nombre que ayude a su equipo a reconocer el lote.
batches-seed-hint = Déjelo vacío para una semilla nueva. Con la misma semilla y configuración se obtiene el mismo lote.
batches-preview = Vista previa del lote

## The preview of a batch

batches-per-hit = { $n } por HIT
batches-least-workers = Número mínimo de participantes
batches-least-workers-base = Un participante recibe cada texto fuente solo una vez por tarea.
batches-most-cost = Costo máximo
batches-most-cost-base = Si se aprueban todos los envíos
batches-left-out = { $n ->
    [one] { $n } texto fuente no se incluye, porque los sistemas elegidos tienen muy pocas salidas para él.
   *[other] { $n } textos fuente no se incluyen, porque los sistemas elegidos tienen muy pocas salidas para ellos.
}
batches-create = { $n ->
    [one] Crear { $n } HIT
   *[other] Crear { $n } HIT
}

## After a form

batches-is-created = El lote se ha creado.
batches-is-stopped = El lote está detenido. Los HIT en curso aún se pueden enviar; cuentan y se pagan.
batches-is-open = El lote está abierto de nuevo.

## The hourly rate that the reward of a planned batch means

batches-hourly = Pago por hora
# Arguments: $time, $n
batches-hourly-measured = con el tiempo mediano de { $time } por HIT ({ $n } envíos de esta tarea)
# Arguments: $time, $n
batches-hourly-piloted = con el tiempo mediano de { $time } para otros tantos textos piloto ({ $n } envíos del piloto)
batches-hourly-expected = con el tiempo previsto de { $time } por HIT que indica la tarea
batches-hourly-unknown = Aún no hay envíos. Indique en la tarea el tiempo previsto por HIT para ver el pago por hora.
batches-hourly-low = El pago por hora es inferior a { $floor }, el mínimo que permite Prolific. Aumente la remuneración o acorte los HIT.
