### The questions in the task designer's form.

design-questions = Preguntas sobre cada ítem
design-question-add = Añadir pregunta
design-question-number = Pregunta { $n }
design-question-in = Pregunta ({ $language })
design-question-key = Clave
design-question-key-hint = El nombre de la pregunta en las respuestas y exportaciones. Use a-z, 0-9 y _.
design-question-type = Tipo de pregunta
design-question-required = Respuesta obligatoria
design-question-skip = Ofrecer «No puedo valorar esto» y preguntar el motivo
design-question-skip-hint = Se puede omitir la pregunta indicando un motivo. Se paga igual, y las estadísticas no incluyen esas respuestas.
design-question-remove = Eliminar pregunta

## Question types: the name, then the name with the answer that it collects

design-type-text = Texto
design-type-scale = Escala
design-type-slider = Control deslizante
design-type-choice = Elección
design-type-ranking = Clasificación
design-type-pairwise = Comparación por pares
design-type-spans = Fragmentos
design-type-comment = Comentario
design-type-text-collects = Texto: el participante escribe o edita un texto
design-type-scale-collects = Escala: un punto de una escala con etiquetas
design-type-slider-collects = Control deslizante: un número de un intervalo
design-type-choice-collects = Elección: una o varias respuestas de una lista
design-type-ranking-collects = Clasificación: un puesto para cada salida
design-type-pairwise-collects = Comparación por pares: la mejor de dos salidas
design-type-spans-collects = Fragmentos: palabras resaltadas con etiquetas
design-type-comment-collects = Comentario: observaciones opcionales

## The settings of each type

design-prefill = Texto inicial del campo
design-prefill-empty = Vacío
design-prefill-hint = Los participantes editan el texto inicial. Si lo hay, la respuesta debe ser obligatoria.
design-the-source = El texto fuente
design-the-output = La salida mostrada
design-max-chars = Longitud máxima en caracteres
design-spans-of = Texto que se resalta
design-spans-of-answer = La respuesta a la pregunta de texto anterior
design-scale-points = Puntos de la escala
design-scale-points-hint = Un punto por línea, primero el más bajo: el número que se guarda y después la etiqueta.
design-scale-examples = Ejemplos de la escala ({ $language })
design-scale-examples-hint = Uno por línea: el número del punto y después un texto, o un texto fuente y una salida separados por « | ».
design-slider-min = Mínimo
design-slider-max = Máximo
design-slider-step = Paso
design-slider-step-hint = La distancia entre dos números, por ejemplo 1 o 0,5. Como máximo, 6 decimales.
design-slider-anchors = Anclas del control deslizante ({ $language })
design-slider-anchors-hint = Un ancla por línea, primero la más baja: un número y después la etiqueta. Los dos extremos necesitan un ancla.
design-options = Opciones de respuesta o etiquetas de fragmentos
design-options-hint = Una por línea: la clave que se guarda (a-z, 0-9 y _) y después el texto que leen los participantes.
design-options-many = Permitir varias respuestas
design-options-other = Permitir una respuesta con las propias palabras del participante
design-ties = Permitir empates
design-type-needs-outputs = Este tipo necesita una tarea que muestre «{ $shows }». Elíjalo en el primer paso.

## The condition under which a question is asked

design-condition = Hacer esta pregunta
design-condition-always = Siempre
design-condition-depends = Según «{ $key }»
design-condition-answers = Solo con estas respuestas
design-condition-none = Una condición necesita una pregunta anterior: una escala, una elección o un control deslizante con 101 números como máximo.
design-condition-hint = Valores guardados, separados por comas. Respuestas posibles: { $answers }.
