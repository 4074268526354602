### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Abra el estudio, participe y después escriba aquí el código de finalización que reciba.
mturk-open-study = Abrir el estudio en una pestaña nueva
mturk-go-on = Continuar el estudio en una pestaña nueva
mturk-preview = Esto es una vista previa. Para participar, acepte el HIT.
mturk-back-here = Cuando termine, vuelva a esta página y pulse el botón.
mturk-have-finished = He terminado
mturk-hand-in = Enviar
mturk-hand-in-lead = Pulse el botón para enviar este HIT a Mechanical Turk.
mturk-return-hit = Por favor, devuelva este HIT en Mechanical Turk.
mturk-other-hit = Ya ha participado en este estudio con otro HIT. Por favor, devuelva este.
mturk-go-back = Vuelva a la pestaña de Mechanical Turk y envíe allí el HIT.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Pago por su trabajo en «{ $study }»

# The page of the entry link
mturk-lead = Los participantes abren el estudio desde un HIT. Mechanical Turk paga la remuneración del HIT, y usted paga el resto como bonificación.
mturk-files = Crear los HIT
mturk-files-lead = En Mechanical Turk, cree un proyecto a partir de la plantilla «Other», sustituya su diseño por este e indique 9 «assignments» por HIT. Después publique un lote con el archivo CSV.
mturk-layout = Diseño del HIT
mturk-layout-file = Descargar diseño (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Descargar lote (CSV, { $n } HIT)
   *[other] Descargar lote (CSV, { $n } HIT)
}
mturk-hits-means = El lote tiene un HIT por cada 9 plazas de este enlace, porque Mechanical Turk cobra una comisión más alta por los HIT con 10 o más «assignments». A quien acepta un segundo HIT se le pide que lo devuelva.
mturk-question-file = Descargar pregunta (XML)
mturk-question-means = Para crear HIT con un programa: una ExternalQuestion que muestra una página de este servidor en el iframe de Mechanical Turk.
mturk-question-needs-https = Para crear HIT con un programa, este servidor necesita una dirección pública que empiece por https:// (configuración public_url).
mturk-results = Resultados de un lote
mturk-results-lead = Descargue los resultados del lote en Mechanical Turk y elija aquí el archivo. Concord lo compara con la lista de participantes y marca en él lo que hay que aprobar. No se guarda nada del archivo.
mturk-results-file = Resultados (CSV)
# Arguments: $most
mturk-results-hint = Como máximo { $most } MiB.
mturk-results-read = Comparar

# The page that compares the results
mturk-batch-title = Resultados del lote
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] Los datos de Mechanical Turk y de este estudio coinciden para todas las personas del archivo.
    [one] Hay { $n } fila por revisar.
   *[other] Hay { $n } filas por revisar.
}
mturk-batch-once = Esta página se muestra una sola vez. Descargue los archivos antes de salir de ella.
mturk-decisions = Decisiones
# Arguments: $approved, $rejected
mturk-decisions-lead = El archivo tiene todas las columnas de los resultados. Envíos aprobados: { $approved }. Envíos rechazados: { $rejected }. Las demás filas quedan pendientes de su decisión. Suba el archivo a Mechanical Turk sin abrirlo antes en una hoja de cálculo.
mturk-decisions-file = Descargar decisiones (CSV)
mturk-bonuses = Bonificaciones
mturk-bonuses-lead = Lo que se debe en una liquidación además de la remuneración de los HIT. Mechanical Turk no lee este archivo: pague allí cada fila, en la página del participante, y confirme después la liquidación.
mturk-bonuses-none = No hay ninguna liquidación pendiente para los participantes de este archivo. Haga primero una liquidación y vuelva a comparar después los resultados.
mturk-bonuses-currency = Mechanical Turk solo paga en USD, y este estudio paga en otra moneda.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Liquidación del { $date }: { $bonuses ->
    [one] { $bonuses } bonificación, { $total }
   *[other] { $bonuses } bonificaciones, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Quedan fuera: { $workers }. Estas personas no están en el archivo, falta una decisión sobre su envío o vinieron por varios enlaces de acceso. No confirme todavía su pago.
mturk-bonus-file = Descargar bonificaciones (CSV)
mturk-worker = ID del participante
mturk-there = Mechanical Turk
mturk-not-in-file = Ninguna fila
mturk-compare-rows = Participantes

# What was found, and what to do
mturk-never-came = Nunca llegó aquí
mturk-never-came-advice = Enviado sin participar aquí, o se borraron los datos de esta persona. Pregúntele antes de rechazar el envío.
mturk-not-finished = Sin terminar aquí
mturk-not-finished-advice = Enviado, pero sin terminar aquí. Revise el trabajo antes de decidir.
mturk-other-code = Código distinto
mturk-other-code-advice = El código del archivo no es el que dio este estudio. Revise el trabajo antes de decidir.
mturk-second-hit = Segundo HIT
# Arguments: $assignment
mturk-second-hit-advice = Esta persona participó una sola vez, con el envío { $assignment }. Pague solo uno de los dos.
mturk-undecided = Sin decidir aquí
mturk-undecided-advice = Parte del trabajo de esta persona no está aprobada ni rechazada. Decida en «Pagos» y compare después los resultados otra vez.
mturk-to-reject = Todo el trabajo rechazado aquí
mturk-to-reject-advice = El archivo rechaza este envío, con los motivos que usted indicó. Revise el rechazo antes de subir el archivo.
mturk-not-listed = No está en este archivo
mturk-not-listed-advice = Terminó aquí. El participante está en los resultados de otro lote o no ha enviado el HIT.
mturk-to-approve = Se aprobará
mturk-marked = Ya marcado en el archivo
mturk-decided = Decidido en Mechanical Turk
