### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = Un borrador se puede editar. Al publicarlo queda fijado, y los cambios posteriores crean una versión nueva.
design-no-tasks = Este estudio todavía no tiene tareas. Añada abajo una tarea a partir de una plantilla.
design-position = Posición
design-versions = Versiones
design-item-shows = Cada ítem muestra
design-judgements-per-item = Juicios por ítem
design-items-per-hit = Ítems por HIT
design-qualification = Cualificación
design-same-title = Mismo título que la tarea { $place }
design-new-task = Nueva tarea
design-new-task-lead = Parta de una plantilla. Es una tarea completa y puede cambiar todas sus partes.
design-n-presets = { $n ->
    [one] { $n } plantilla
   *[other] { $n } plantillas
}
design-add-task = Añadir tarea

## What an item shows

design-shows-source = Un texto fuente
design-shows-output = Una salida
design-shows-pair = Un texto fuente y una salida
design-shows-outputs = Un texto fuente y varias salidas
design-shows-sides = Un texto fuente y dos salidas, una al lado de la otra
design-shows-two = Dos salidas, una al lado de la otra

## The steps of the qualification

design-gate-location = Comprobación de ubicación
design-gate-test = Prueba de cualificación
design-gate-pilot = Piloto
design-gate-review = Revisión por hablantes nativos
design-gate-known = Ítems gold

## The head of the designer

design-lead = Tarea { $place }, plantilla: { $preset }, versión { $version }
design-lead-scratch = Tarea { $place }, creada desde cero, versión { $version }
design-publish = Publicar tarea
design-duplicate = Duplicar tarea
design-gold-items = Ítems gold
design-try = Probar como participante
design-preview-width = Ancho de la vista previa
design-width-desktop = Escritorio
design-width-phone = Teléfono

## The form

design-title-in = Título ({ $language })
design-instructions-in = Instrucciones y ejemplos ({ $language })
design-content = Contenido
design-display = Presentación del texto
design-display-plain = Sin cambios
design-display-masked = Palabras de una lista sustituidas por […]
design-display-stripped = Palabras de una lista eliminadas
design-display-diff = Cambios respecto al texto fuente resaltados
design-display-hint = Las tareas en las que los participantes escriben necesitan textos sin cambios. Para resaltar cambios se necesitan un texto fuente y una salida.
design-hidden-words = Palabras ocultas
design-words-to-hide = Palabras que se ocultan ({ $language })
design-words-to-hide-hint = Una palabra por línea, sin distinguir mayúsculas. Se ignora el texto tras un tabulador, como en la salida de «concord style lexicon».
design-timeout = Tiempo límite de inactividad (minutos)
design-reward-per-submission = Remuneración por envío ({ $currency })
design-expected-time = Tiempo previsto por HIT (segundos)
design-expected-time-hint = Los participantes lo ven antes de empezar, junto con el pago por hora que resulta.
design-steps-before = Pasos de cualificación antes de esta tarea
design-save-draft = Guardar borrador

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Textos por revisar antes de publicar
design-texts-lead = Cada texto debe existir en todos los idiomas del estudio. Modifique, elimine o confirme los demás textos de esta lista.
design-text-missing = Falta
design-text-old-scale = Escrito para los puntos anteriores de la escala
design-text-outdated = Sigue siendo el texto de la plantilla, pero el del primer idioma se ha cambiado
design-text-copied = La plantilla no tiene texto en este idioma: este es el inglés
design-text-added = Tomado de la plantilla al añadir el idioma
design-text-placeholder = Texto provisional: escriba el suyo
design-text-confirm = Este texto sigue siendo válido
design-texts-confirm-all = Todos los textos de la lista en { $language } siguen siendo válidos
design-texts-edit = Modificar los textos en { $language }

## Texts from another task, and the system of written texts

design-origin = Origen de los textos y sistema de las salidas
design-texts-from = Tomar los textos de
design-task-choice = { $place }. { $title }
design-task-number = Tarea { $place }
design-no-other-task = Este estudio no tiene otra tarea que recopile textos. Aquí no se pueden usar tareas piloto.
design-feed-hint = Cada texto se convierte automáticamente en un HIT. Esta tarea necesita un ítem por HIT y muestra como máximo una salida.
design-pass-on = Cuándo pasar los textos
design-pass-on-approved = Tras la aprobación del pago
design-pass-on-submitted = Tras el envío, si este se contabiliza
design-only-with-spans = Pasar solo los textos con fragmentos
design-memory = Memoria de traducción: semejanza mínima en porcentaje
design-memory-hint = Muestra textos anteriores para textos fuente parecidos: de 30 a 100, o vacío para ninguno. La tarea debe mostrar el texto fuente.
design-system = Nombre del sistema para los textos escritos en esta tarea
design-system-hint = Por ejemplo, «formal». Vacío significa «human». Solo para tareas en las que los participantes escriben textos.

## Gold items

design-gold-on = Mezclar ítems gold con los HIT
design-gold-every = HIT por ítem gold, en promedio
design-gold-least = Porcentaje mínimo de ítems gold con la respuesta esperada
design-gold-after = Número de ítems gold respondidos antes del control
design-gold-below = Si el porcentaje es menor
design-gold-warn = Advertir al participante
design-gold-pause = Pausar al participante hasta que decida un responsable
design-gold-exclude = No dar más HIT de este estudio al participante

## The definition and the versions

design-definition = Definición
design-definition-lead = La tarea completa, en todos los idiomas, en un solo archivo para archivarla, compararla o reutilizarla.
design-show-definition = Mostrar la definición como JSON
design-json-schema = JSON Schema de las definiciones de tareas
design-json-or-toml = JSON o TOML.
design-save-definition = Guardar la definición como borrador
design-versions-of-task = Versiones de esta tarea
design-published = Publicación
design-changes = Cambios
design-no-changes = Sin cambios
design-lines-changed = { $n ->
    [one] { $n } línea cambiada desde la versión { $version }
   *[other] { $n } líneas cambiadas desde la versión { $version }
}

## A trial: the task as a worker sees it

design-designer = Diseñador de tareas
design-trial-of = Probar como participante: { $title }
design-trial = Vista previa
design-trial-note = Este es el HIT tal como lo ve un participante. No se guarda ni se paga nada.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = Aquí aparece un texto del estudio.
design-back-to-designer = Volver al diseñador
design-answers = Respuestas que se guardarían
design-answers-caption = Respuestas tal como aparecen en la exportación
design-spans = Fragmentos
design-could-insist = Un participante vería estas advertencias y podría enviar de todos modos
design-could-not-submit = Un participante no podría enviar estas respuestas

## Messages after a form

design-draft-saved = El borrador se ha guardado.
design-task-published = La tarea se ha publicado. Los lotes nuevos usan esta versión.
design-task-duplicated = La tarea se ha duplicado. Ahora está editando la copia.

## Columns of the imported file that workers see next to a text

design-columns = Columnas que se muestran con el texto
# Arguments: $n
design-columns-lead = Los participantes ven hasta { $n } columnas del archivo importado debajo del texto, por ejemplo su contexto. Deje el nombre vacío para quitar una columna.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Columnas del primer texto fuente: { $list }
# Arguments: $n
design-column-number = Columna { $n }
design-column-name = Nombre en el archivo
design-column-unknown = En los textos no se ha encontrado ninguna columna con este nombre; los participantes no verían nada.
# Arguments: $language
design-column-label = Etiqueta para los participantes ({ $language })
design-column-label-hint = Sin etiqueta, los participantes leen el nombre de la columna.
# A number: the order of the columns
design-column-place = Posición
design-column-collapsed = Plegada hasta que el participante la abra
