### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = Escriba un título al menos en un idioma.
lease-out-of-range = Elija un tiempo límite de inactividad de 1 minuto a 10 080 minutos (7 días).
task-needs-question = Añada al menos una pregunta.
diff-needs-pair = Para mostrar los cambios se necesitan un texto fuente y una salida (subject «pair»).
hidden-words-cannot-be-marked = Los participantes no pueden resaltar palabras ocultas. Muestre los textos sin cambios (display «plain») o elimine las preguntas con fragmentos.
pilot-text-cannot-be-skipped = Los participantes deben escribir todos los textos piloto, porque los lee un revisor. No permita omitir la pregunta.
rewriting-shows-plain = Un texto que los participantes reescriben debe mostrarse sin cambios (display «plain»).
lexicon-one-word = «{ $word }» no es una sola palabra. Escriba una palabra por línea.
lexicon-parts = «{ $word }» no se ocultaría, porque los textos se dividen en palabras y signos de puntuación. Escriba sus partes en líneas distintas.
lexicon-is-empty = La tarea oculta palabras, pero la lista de palabras para { $language } está vacía. Añada palabras en el diseñador, una por línea. El comando «concord style lexicon» enumera las palabras más típicas de un modelo de estilo.
known-one-item = Los ítems gold deben parecer iguales a los demás, por lo que cada HIT debe tener un solo ítem. Fije los ítems por HIT en 1 o desactive los ítems gold.
known-is-no-gate = Los ítems gold aparecen durante el trabajo, por lo que «known» no puede ser un paso de cualificación. Quítelo de los pasos.
known-not-in-pilot = Un piloto no puede tener ítems gold, porque una persona lee sus textos.
system-needs-text = Solo una tarea en la que los participantes escriben textos (tipo de pregunta «text») puede nombrar un sistema. Deje vacío el nombre del sistema.
system-name = El nombre de un sistema debe tener de 1 a { $most } caracteres, sin espacios al principio ni al final.
system-is-reserved = «{ $name }» es el nombre de un sistema integrado. Elija otro nombre o déjelo vacío para recopilar los textos como «human».
preset-is-fixed = Esta tarea se creó a partir de la plantilla «{ $preset }», que no se puede cambiar. Para usar otra plantilla, añada otra tarea.
task-was-changed = Otra persona cambió esta tarea después de que usted la abriera. Lo que escribió sigue en el formulario. Guarde de nuevo para sustituir los cambios de la otra persona o abra otra vez la tarea para verlos.
definition-too-large = Una definición de tarea puede ocupar como máximo { $mebibytes } MiB. Use menos textos o textos más cortos.
definition-unreadable = Esto no es una definición de tarea. { $details }
nothing-to-publish = No ha cambiado nada desde la última versión, por lo que no hay nada que publicar.
just-published = Otra persona acaba de publicar este borrador. Recargue la página.
draft-exists = Esta tarea ya tiene un borrador. Edite ese borrador.
rewrites-per-hit = Un HIT en el que los participantes escriben textos puede tener como máximo { $most } ítems, para que puedan terminarlo a tiempo.

of-question = Pregunta «{ $key }»: { $reason }
key-is-used-twice = Dos preguntas tienen la clave «{ $key }». Asigne a cada pregunta su propia clave.
not-a-key = «{ $key }» no puede ser una clave. Use de 1 a 40 letras minúsculas (de la a a la z, sin tildes ni ñ), dígitos y guiones bajos (_).
skip-is-not-needed = Los participantes pueden dejar vacía una respuesta del tipo «{ $kind }», por lo que no necesitan una opción para omitirla.
own-spans-need-text = Pide resaltar fragmentos en un texto que escribe el participante. Ponga antes una pregunta del tipo «text».
own-spans-twice = Otra pregunta ya pide resaltar fragmentos en el texto de «{ $written }». Conserve una de las dos preguntas.
own-spans-no-condition = Se responde junto con «{ $written }», por lo que no puede tener una condición ni omitirse. Quite los dos ajustes.
condition-without-question = La condición se refiere a «{ $other }», que no es una pregunta anterior. Elija una pregunta que vaya antes que esta.
condition-on-other-type = Una condición puede referirse a una escala, a una elección o a un control deslizante con { $most } números como máximo, pero no a «{ $other }». Elija otra pregunta.
condition-never-met = «{ $answer }» no es una respuesta posible a «{ $other }». Corrija la condición.
condition-is-empty = La condición no nombra ninguna respuesta a «{ $other }». Nombre al menos una respuesta o elimine la condición.
choice-needs-one-text = Pregunta por un solo texto, pero la tarea muestra varios. Elija otro tipo de pregunta o muestre un solo texto.
options-out-of-range = Ofrece { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}. Ofrezca de { $low } a { $high }.
option-is-reserved = La clave «{ $key }» está reservada para las respuestas con las propias palabras del participante. Elija otra clave.
option-is-twice = Ofrece dos veces la respuesta «{ $key }». Elimine una de ellas.
option-without-label = La respuesta «{ $key }» no tiene etiqueta. Escriba una etiqueta.
pairwise-needs-two = Compara dos salidas, por lo que la tarea debe mostrar dos salidas (subject «sides» o «two»).
ranking-needs-several = Clasifica salidas, por lo que la tarea debe mostrar varias salidas (subject «outputs»).
rating-of-two = La tarea muestra dos salidas para compararlas. Use el tipo de pregunta «pairwise» en lugar de «{ $kind }».
scale-points-order = Una escala necesita al menos dos puntos, ordenados del número más pequeño al más grande.
scale-needs-label = Ningún punto tiene etiqueta. Diga qué significa al menos uno de los puntos.
slider-step = El paso debe ser mayor que 0.
slider-ends = El número más grande debe ser mayor que el más pequeño.
slider-steps = El intervalo de { $low } a { $high } no se puede dividir en pasos de { $step }. Cambie uno de estos números.
slider-numbers = El control deslizante tiene { $n } números distintos. Como máximo son posibles { $most }. Elija un paso mayor.
anchors-order = Ordene las anclas del número más pequeño al más grande.
anchor-off-slider = El ancla { $at } no es un número del control deslizante. Cámbiela a uno de los pasos.
anchors-at-ends = El control deslizante necesita anclas con etiquetas en los dos extremos, { $low } y { $high }.
question-needs-source = Usa el texto fuente, pero la tarea no muestra ningún texto fuente (subject «source» o «pair»).
question-needs-output = Usa una salida, pero la tarea no muestra exactamente una salida (subject «output» o «pair»).
prefill-own-answer = Un texto no puede empezar con la propia respuesta del participante. Use «source» u «output».
prefill-is-required = Un texto que empieza con un texto dado debe ser obligatorio. De lo contrario, un texto sin cambios contaría como respuesta.
example-is-empty = Uno de los ejemplos está vacío. Escriba un texto o elimine el ejemplo.
example-is-pair = «{ $first }» con «{ $second }» es un ejemplo de dos textos, pero la pregunta trata de un solo texto. Use un texto o muestre pares (subject «pair» u «outputs»).
example-off-scale = «{ $typed }» es un ejemplo de { $value }, que no es un punto de la escala.

text-of-title = Título
text-of-instructions = Instrucciones
text-of-question = Pregunta «{ $question }»
# Arguments: $question, $at
text-of-label = Pregunta «{ $question }», etiqueta de { $at }
# Arguments: $question, $at
text-of-examples = Pregunta «{ $question }», ejemplos de { $at }
# Arguments: $name, $language
text-is-missing = { $name }: falta el texto en { $language }. Escríbalo o elimine este texto en todos los idiomas.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }): el texto se escribió para los puntos anteriores de la escala. Modifíquelo, elimínelo o confirme que sigue siendo válido.
# Arguments: $name, $language, $first
text-is-outdated = { $name }: el texto en { $language } sigue siendo el de la plantilla, pero el texto en { $first } se ha cambiado. Modifíquelo o confirme que sigue siendo válido.
text-is-copied = { $name } ({ $language }): la plantilla no tiene texto en este idioma, así que este es el inglés. Tradúzcalo o confirme que es válido.
text-was-added = { $name } ({ $language }): el texto se tomó de la plantilla al añadir el idioma. Modifíquelo o confirme que es válido.
text-is-placeholder = { $name } ({ $language }): toda tarea nueva empieza con este texto. Escriba el suyo o confirme que es válido.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] Hay { $n } texto más por revisar. El diseñador de tareas lo enumera.
   *[other] Hay { $n } textos más por revisar. El diseñador de tareas los enumera.
}
# Arguments: $n, $most
scale-too-long = La escala tiene { $n } puntos. Como máximo son posibles { $most }. Para más números, use el tipo de pregunta «Control deslizante».

feed-no-such-place = No hay ninguna tarea { $task }. La primera tarea de un estudio tiene el número 1.
feed-several-outputs = Una tarea que compara varias salidas no puede recibir sus textos de otra tarea. Muestre un texto fuente, una salida o un par (subject «source», «output» o «pair»).
feed-one-item = Una tarea que recibe sus textos de otra tarea tiene un ítem por HIT. Fije los ítems por HIT en 1 o haga que la tarea reciba sus textos de lotes.
feed-memory-needs-source = Los textos anteriores se buscan por su texto fuente, por lo que la tarea debe mostrar un texto fuente (subject «source» o «pair»).
feed-circle = Las tareas { $way } reciben sus textos unas de otras en círculo. Elija otra tarea.
feed-no-task = El estudio no tiene la tarea { $task }. Elija una de las tareas { $list }.
feed-no-other-task = El estudio no tiene la tarea { $task }, y todavía no tiene ninguna otra.
feed-nothing-written = Los participantes no escriben textos en la tarea { $task } (no tiene ninguna pregunta del tipo «text»). Elija otra tarea.
feed-from-pilot = La tarea { $task } recopila textos piloto, que se revisan pero no se pasan a otra tarea. Elija otra tarea.
feed-nothing-marked = Los participantes no resaltan palabras en sus propios textos en la tarea { $task } (no tiene ninguna pregunta del tipo «spans» sobre «answer»). Desactive esta opción o elija otra tarea.

task-asks-nothing-a-test-can = Esta tarea no tiene ninguna pregunta que una prueba pueda hacer. Elija otra tarea o escriba las preguntas.
test-cannot-ask = «{ $question }» pide un texto, que una prueba no puede comprobar. Elija otro tipo.
key-is-a-column = «{ $key }» ya es una columna de los textos de una prueba. Elija otra clave.
outputs-of-test-item = Salidas necesarias: de { $least } a { $most }. Este ítem tiene { $n }.
test-size = Una prueba debe tener de 1 a { $most } textos.
gate-is-set-in-task = Los ítems gold se configuran en la tarea.
gate-without-rule = El piloto no tiene ajustes propios. Fije el número de textos piloto en la revisión por hablantes nativos.
not-an-amount = Escriba un importe de dinero, por ejemplo { $example } ({ $currency }).
amount-too-high = El importe máximo es { $most }.
# Arguments: $most
column-to-show = Escriba el nombre de una columna, con { $most } caracteres como máximo.
# Arguments: $name
column-is-shown-twice = La columna «{ $name }» se muestra dos veces. Quite una de las dos.
# The name of a text of a task
# Arguments: $at
text-of-column = Etiqueta de la columna «{ $at }»

not-a-picture = Este archivo no es una imagen PNG, JPEG, WebP o GIF. Guarde la imagen en uno de estos formatos y súbala de nuevo. No se aceptan archivos SVG.
# Arguments: $n, $most
picture-too-large = La imagen ocupa { $n } KiB. El máximo es de { $most } KiB. Redúzcala y súbala de nuevo.
too-many-pictures = Un estudio puede tener como máximo { $most } imágenes. Elimine una que no se use.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Instrucciones ({ $language }): { $reason }
picture-is-unknown = Este estudio no tiene ninguna imagen «{ $name }». Súbala en la página «Imágenes» o corrija el nombre.
picture-needs-description = La imagen «{ $name }» no tiene descripción. Descríbala para las personas que no pueden verla: ![descripción]({ $name })
# Arguments: $task, $versions
picture-is-in-task = La tarea «{ $task }» muestra esta imagen (versión { $versions }), así que no se puede eliminar. Las versiones publicadas conservan sus imágenes.
picture-is-in-test = La prueba de cualificación ({ $language }) muestra esta imagen, así que no se puede eliminar. Quítela antes de las instrucciones de la prueba.
# Arguments: $name, $most
picture-name = «{ $name }» no puede ser el nombre de una imagen. Use de 1 a { $most } letras (de la a a la z, sin tildes ni ñ), dígitos, guiones, guiones bajos y puntos.
picture-is-twice = Dos imágenes tienen el nombre «{ $name }». Asigne a cada imagen su propio nombre.
picture-is-another = El estudio ya tiene otra imagen con el nombre «{ $name }». Asigne otro nombre a la nueva imagen.
