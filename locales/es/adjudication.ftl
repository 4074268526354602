### The page where a person decides about items on which workers disagree.

adjudication-title = Adjudicación
adjudication-lead = Ítems en los que los participantes discrepan. Las decisiones se guardan aparte y no cambian ni las respuestas ni el acuerdo.

## Which items are shown

adjudication-all-tasks = Todas las tareas
adjudication-all-questions = Todas las preguntas
adjudication-all-languages = Todos los idiomas
adjudication-points = Diferencia mínima (puntos)
adjudication-decision = Decisión
adjudication-undecided = sin decidir
adjudication-decided = decididos
adjudication-both = todos
adjudication-show = Mostrar ítems

## The questions with disagreements

adjudication-disagreements = Desacuerdos
adjudication-questions = Preguntas con desacuerdos
adjudication-decided-count = Decididos
adjudication-rule-scale = { $points ->
    [one] En una escala, los participantes discrepan si la respuesta más baja y la más alta se diferencian al menos en { $points } punto.
   *[other] En una escala, los participantes discrepan si la respuesta más baja y la más alta se diferencian al menos en { $points } puntos.
}
adjudication-rule-slider = En un control deslizante, un punto es la décima parte del intervalo.
adjudication-rule-other = En otras preguntas, los participantes discrepan si no hay una respuesta que haya dado más de la mitad de ellos.
adjudication-rule-rankings = Las clasificaciones no se incluyen, porque no tienen un valor único.
adjudication-empty = { $points ->
    [one] Los ítems aparecen aquí cuando los participantes difieren al menos en { $points } punto en una escala, o cuando ninguna respuesta a otra pregunta tiene mayoría.
   *[other] Los ítems aparecen aquí cuando los participantes difieren al menos en { $points } puntos en una escala, o cuando ninguna respuesta a otra pregunta tiene mayoría.
}

## The items

adjudication-none = No hay desacuerdos en esta selección.
adjudication-progress = { $decided } de { $n } decididos.
adjudication-no-more = No hay más ítems que mostrar.
adjudication-next-page = Página siguiente
adjudication-answers = Respuestas a { $question }
adjudication-answer = Respuesta
adjudication-comments = Comentarios
adjudication-by = Decisión de { $person }, { $time }
adjudication-note-hint = El motivo de su decisión. Forma parte de la exportación.
adjudication-decide = Guardar decisión
adjudication-decide-again = Cambiar decisión
adjudication-saved = La decisión se ha guardado. Las respuestas no han cambiado.

## An answer in words

adjudication-is-better = { $side } es mejor
adjudication-other-is-better = Otro texto es mejor
adjudication-own-words = «{ $words }»
adjudication-skipped = No puede valorar: { $reason }
