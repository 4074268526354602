### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Acuerdo entre anotadores
agreement-lead = Acuerdo entre los participantes que valoraron los mismos textos, por tarea, pregunta e idioma.
agreement-empty = El acuerdo aparece aquí en cuanto dos participantes han valorado el mismo texto.

## The matrix of tasks and languages

agreement-task-and-question = Tarea y pregunta
agreement-matrix-caption = Coeficiente principal con su intervalo del 95 %. Seleccione una celda para ver todos los estadísticos.
agreement-band-reliable = 0,80 o más: fiable
agreement-band-tentative = de 0,67 a 0,80: solo conclusiones provisionales
agreement-band-unreliable = menos de 0,67: no fiable
agreement-bands-note = Los símbolos siguen la convención de Krippendorff y aparecen solo con su coeficiente. Cada línea muestra el intervalo en un eje de 0 a 1.

## One task and language

agreement-all-tables = Todas las tareas y todos los idiomas
agreement-all-statistics = Todos los estadísticos
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } es { $value } (todos los coeficientes con intervalos del 95 %)
agreement-filter = Seleccionar respuestas
agreement-only-version = Versión de la tarea
agreement-only-batch = Lote
agreement-without-worker = Sin el participante
agreement-from-day = Desde (día, UTC)
agreement-to-day = Hasta (día, UTC)
agreement-apply = Mostrar
agreement-batch-without-name = Lote sin nombre
agreement-nothing-selected = Ninguna respuesta corresponde a esta selección. Cambie o borre los filtros de arriba.
agreement-workers-lead = Acuerdo de cada participante con los demás que valoraron los mismos textos.
agreement-workers-caption = Acuerdo de cada participante con los demás
agreement-shared-items = Ítems en común
agreement-equal = Respuestas iguales (%)
agreement-with-others = Correlación con los demás
agreement-bias = Diferencia media
agreement-with-nobody = No coincide con nadie
agreement-workers-method = Los ítems en común son los que también valoró otro participante. Las respuestas iguales son el porcentaje de los pares, formados con la respuesta de otro participante al mismo ítem, en los que ambas respuestas coinciden. La correlación es la de Spearman, con la media de los demás. La diferencia media es la media del participante menos la media de los demás. Se señala a los participantes con al menos 10 ítems en común cuya correlación es inferior a 0,1 y queda tan por debajo de la del participante mediano que el azar explica la diferencia en menos de 1 de cada 1000 casos. Si las respuestas no tienen orden, se compara en su lugar el porcentaje medio de respuestas iguales por ítem, y el límite es el nivel esperado por azar más una décima parte de la distancia entre ese nivel y el 100 %. A un participante que siempre da la misma respuesta, mientras que las de los demás varían, se le trata como si su correlación fuera 0.
agreement-items = Ítems con mayor desacuerdo
agreement-items-lead = Como máximo 20 ítems, empezando por las mayores diferencias.
agreement-items-caption = Ítems con mayor desacuerdo
agreement-item-text = Texto
agreement-item-spread = Dispersión
agreement-item-answers = Respuestas
agreement-adjudicate = Resolver estos desacuerdos

## The table of a question

agreement-caption = Acuerdo sobre { $question } en { $language }
agreement-interpretation = Interpretación
agreement-based-on = Ítems: { $items }, juicios: { $judgements }
agreement-data = Ítems: { $items }. Participantes: { $workers }. Juicios: { $judgements }. Pares de juicios sobre el mismo ítem: { $pairs }. Proporción de todas las combinaciones de ítem y participante que tienen un juicio: { $coverage }.
agreement-extra = Los envíos adicionales no se cuentan.
agreement-skipped = { $n ->
    [one] En { $n } caso, el participante no pudo valorar y dio un motivo.
   *[other] En { $n } casos, el participante no pudo valorar y dio un motivo.
}
agreement-configuration = Configuración:
agreement-spread = Dispersión entre extracciones: { $low } a { $high }
agreement-percent = Porcentaje de acuerdo
agreement-f1-spans = F1 de los fragmentos
agreement-named-after = { $symbol } de { $person }
agreement-variant-interval = de intervalo
agreement-variant-nominal = nominal
agreement-variant-ordinal = ordinal
agreement-variant-ratio = de razón
agreement-variant-unitizing = por segmentos
agreement-variant-linear = lineal
agreement-variant-quadratic = cuadrático
agreement-variant-mean-of-pairs = media de pares
agreement-variant-simulated = anotadores simulados
agreement-variant-by-reml = por REML

## Groups of statistics

agreement-family-observed = Acuerdo observado
agreement-family-corrected = Acuerdo corregido por azar
agreement-family-variance = Proporciones de varianza
agreement-family-simulated = Anotadores simulados

## What a value means

agreement-reading-chance = El acuerdo no es mayor que el esperado por azar.
agreement-reading-equal = Dos participantes que valoraron el mismo texto dieron la misma respuesta en el { $percent } % de los pares.
agreement-reading-spans = De lo que resalta un participante, otro resalta el { $percent } % con la misma etiqueta.
agreement-reading-variance = El { $percent } % de la varianza se da entre textos. El resto procede de diferencias entre participantes.
agreement-reading-strictness = El { $percent } % de la varianza se da entre textos, una vez eliminada la severidad de cada participante.
agreement-reading-concordance = Las clasificaciones de los textos hechas por los participantes están al { $percent } % del camino entre la falta de acuerdo y el acuerdo total.
agreement-reading-simulated = El acuerdo de un participante con la media de los demás está al { $percent } % del camino entre el azar y el acuerdo total.
agreement-reading-beyond = El acuerdo está al { $percent } % del camino entre el azar y el acuerdo total.
agreement-reading-reliable = Según la convención de Krippendorff, los datos son fiables a partir de 0,80.
agreement-reading-tentative = Según la convención de Krippendorff, los valores entre 0,67 y 0,80 solo permiten conclusiones provisionales.
agreement-reading-unreliable = Según la convención de Krippendorff, los valores inferiores a 0,67 no permiten conclusiones a partir de textos individuales.
agreement-reading-linear = Los juicios de un participante se comparan con la media de los demás.
agreement-reading-order = El orden de los textos según un participante se compara con el orden según la media de los demás.
agreement-reading-ranking = La clasificación de las salidas según un participante se compara con la clasificación media de los demás.
agreement-match-exact = Coinciden casi exactamente.
agreement-match-well = Coinciden bien.
agreement-match-roughly = Coinciden aproximadamente.
agreement-match-weakly = Coinciden solo débilmente.
agreement-match-none = No coinciden.

## Why a statistic has no value

agreement-undefined-no-ratings = No hay valoraciones.
agreement-undefined-one-rater = Solo un participante valoró estos textos.
agreement-undefined-no-pairs = Ningún ítem se valoró dos veces.
agreement-undefined-one-category = Todas las valoraciones son iguales, por lo que el acuerdo no se puede distinguir del azar.
agreement-undefined-no-variance = Los valores no varían.
agreement-undefined-negative-variance = Una varianza estimada es negativa, por lo que el cociente no tiene sentido.
agreement-undefined-few-items = Se necesitan al menos { $need } ítems. Número de ítems: { $n }.
agreement-undefined-few-observations = Se necesitan al menos { $need } observaciones. Número de observaciones: { $n }.
agreement-undefined-incomplete = No todos los participantes valoraron cada ítem exactamente una vez.
agreement-undefined-replicates = Un participante valoró un ítem más de una vez.
agreement-undefined-nothing-shared = Los dos participantes no tienen ningún ítem en común.
agreement-undefined-not-numeric = Los valores son etiquetas, no números.
agreement-undefined-not-ordered = Los valores son etiquetas sin orden.
agreement-undefined-negative = Una escala de razón no tiene valores inferiores a cero.
agreement-undefined-disconnected = Las valoraciones forman grupos que no comparten ningún ítem ni ningún participante.
agreement-undefined-not-converged = La estimación no convergió. Número de iteraciones: { $n }.

## Notes on values

agreement-few-items = { $n ->
    [one] Solo { $n } ítem tiene dos valoraciones. El intervalo puede contener el valor verdadero en menos del { $percent } % de los casos.
   *[other] Solo { $n } ítems tienen dos valoraciones. El intervalo puede contener el valor verdadero en menos del { $percent } % de los casos.
}
agreement-few-items-some = Ítems con dos valoraciones: { $n }. Por debajo de { $enough }, algunos intervalos pueden contener el valor verdadero en menos del { $percent } % de los casos: los de estadísticos que elevan distancias al cuadrado, los de una sola categoría o los basados en un error estándar.
agreement-few-raters = { $n ->
    [one] Solo { $n } participante: los intervalos de los anotadores simulados pueden ser demasiado cortos.
   *[other] Solo { $n } participantes: los intervalos de los anotadores simulados pueden ser demasiado cortos.
}
agreement-options-differ = Distintas versiones de la tarea ofrecían respuestas diferentes. El acuerdo por azar tiene en cuenta todas estas respuestas para cada texto.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Valores de comparación: anotadores descuidados con estos textos
agreement-careless-caption = Anotadores descuidados en lugar del anotador simulado, comparados con la media de los demás (200 extracciones)
agreement-annotator = Anotador
agreement-careless-random = Cualquier punto de la escala, todos con la misma probabilidad
agreement-careless-majority = Siempre el punto más frecuente
agreement-careless-always = Siempre { $point }
agreement-careless-noise = La media de los demás, con un { $percent } % de respuestas al azar

## How the statistics are computed

agreement-how-pairing = Los juicios se emparejan por ítem, nunca por posición.
agreement-how-scale = Las escalas se tratan como ordinales: la distancia entre dos puntos es el número de valoraciones que hay entre ellos.
agreement-how-chance = Los valores corregidos por azar son 0 si el acuerdo es el esperado por azar y 1 si el acuerdo es total.
agreement-how-simulated = Un anotador simulado es un participante extraído al azar para cada ítem y comparado con la media de los demás. El valor es la mediana de 1000 extracciones. Para κ, esa media se redondea al punto más cercano de la escala, y una media a medio camino entre dos puntos, al punto par.
agreement-how-spread = La dispersión entre extracciones es el rango que contiene el 95 % de ellas. No es un intervalo de confianza: otros textos y otros participantes darían otros valores.
agreement-how-intervals = Los intervalos reflejan esta variación. Los de los anotadores simulados proceden de un bootstrap sobre textos y participantes. Los de los coeficientes proceden de un bootstrap sobre textos (BCa, combinado con el jackknife).
agreement-how-short = Con menos de 20 textos o una respuesta muy poco frecuente, los intervalos pueden ser demasiado cortos.
agreement-how-two = Cuando se comparan dos salidas, el acuerdo por azar es el de participantes que no pueden distinguir las dos salidas de un ítem.
agreement-guide = Qué significa cada estadístico y cuándo presentarlo
agreement-seed = Los intervalos y las extracciones se calculan con la semilla del estudio ({ $seed }). Los mismos datos dan los mismos números en esta página, en todos los archivos y en la línea de comandos.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

agreement-left-out = Excluido de las estadísticas: { $submissions } de { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } envío
   *[other] { $n } envíos
}
agreement-n-workers = { $n ->
    [one] { $n } participante
   *[other] { $n } participantes
}
agreement-one-withdrew = 1 participante se retiró del estudio y dejó en él sus respuestas.
agreement-one-withdrew-removed = 1 participante se retiró del estudio y pidió eliminar sus respuestas.
agreement-withdrew = { $n } participantes se retiraron del estudio, { $removed } de ellos con sus respuestas eliminadas.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } texto retirado
   *[other] { $n } textos retirados
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Omitido de las estadísticas: { $answers } sobre { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Envíos rechazados excluidos según la configuración del estudio: { $n }.
agreement-how-tied-ranks = En las clasificaciones, los sistemas con el mismo puesto o el mismo puesto medio están empatados. La τ-b de Kendall tiene en cuenta los empates; un ítem en el que todos los sistemas empatan no tiene valor y se omite en esa extracción.
