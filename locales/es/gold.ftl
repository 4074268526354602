### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Ítems gold
gold-lead = Los ítems con respuesta conocida muestran con qué precisión valoran los participantes y si leen los textos.
gold-to-task = Volver a la tarea

## The rule

gold-off = Esta tarea no usa ítems gold. Actívelos en el diseñador de tareas y después añada ítems aquí.
gold-every = Los participantes hacen primero los ítems de práctica. Después, en promedio, uno de cada { $every } HIT es un ítem gold o una comprobación de atención.
gold-rule-warn = Se advierte a un participante que responde a { $after } ítems o más, pero a menos del { $least } % de ellos como se esperaba.
gold-rule-pause = Un participante que responde a { $after } ítems o más, pero a menos del { $least } % de ellos como se esperaba, queda en pausa hasta que decida un responsable.
gold-rule-exclude = Un participante que responde a { $after } ítems o más, pero a menos del { $least } % de ellos como se esperaba, no recibe más HIT de este estudio.

## Workers

gold-workers-lead = Primero aparecen los participantes con el porcentaje más bajo. Los ítems de práctica no se cuentan. Todos los envíos se conservan y se pagan.
gold-workers-none = Los participantes aparecen aquí cuando han respondido a un ítem gold.
gold-workers-table = Participantes y sus respuestas a los ítems gold
gold-answered = Respondidos
gold-as-expected = Como se esperaba
gold-percent = Como se esperaba (%)
gold-qualification = Cualificación
gold-statistics = Estadísticas
gold-included = incluido
gold-excluded = excluido

## Items

gold-none = Esta tarea no tiene ítems gold.
gold-type = Tipo
gold-expected = Respuesta esperada
gold-kind-gold = Ítem gold
gold-kind-attention = Comprobación de atención
gold-kind-training = Ítem de práctica
gold-retire = Retirar ítem
gold-retired = Retirado el { $date }

## The form that adds items

gold-add = Añadir ítems gold
gold-table = Tabla
gold-table-hint = Pegue un encabezado y una línea por ítem, con comas, puntos y comas o tabuladores como separadores.
gold-columns = Columnas: { $list }.
gold-columns-title = Columnas de la tabla
gold-columns-required = Son obligatorias la columna «id» (el ID del texto fuente) y la respuesta esperada al menos a una pregunta.
gold-columns-systems = En las tareas que muestran salidas también es obligatoria «systems»: los nombres de los sistemas, separados por |.
gold-columns-language = «language» es obligatoria si textos fuente de varios idiomas tienen el mismo ID.
gold-columns-kind = «kind» es gold, attention o training. Si está vacía, el ítem es un ítem gold.
gold-columns-answer = Si una escala o un control deslizante valora varias salidas, nombre cada sistema con su valor, por ejemplo A=2|B=-1.
gold-columns-tolerance = «tolerance» es la mayor diferencia aceptada: en puntos para escalas y controles deslizantes, en porcentaje para fragmentos.
gold-columns-explanation = «explanation» se muestra al participante después de un ítem de práctica.
gold-stay-out = Los textos fuente de los ítems gold no se usan en los lotes que cree a partir de ahora.
gold-n-added = { $n ->
    [one] Se ha añadido { $n } ítem.
   *[other] Se han añadido { $n } ítems.
}
