### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Evaluación
evaluation-lead = Métricas automáticas y evaluación humana de las salidas de cada sistema y de las reescrituras.
evaluation-empty = Las puntuaciones humanas aparecen aquí cuando se han valorado o clasificado textos.
evaluation-human-csv = Evaluación humana (CSV)
evaluation-human-json = Evaluación humana (JSON)
evaluation-human-latex = Evaluación humana (LaTeX)
evaluation-metrics-csv = Métricas automáticas (CSV)
evaluation-metrics-json = Métricas automáticas (JSON)
evaluation-metrics-latex = Métricas automáticas (LaTeX)
evaluation-baseline = Línea base
evaluation-compare = Comparar sistemas

## Human evaluation

evaluation-human = Evaluación humana · { $language }
evaluation-human-caption = Evaluación humana de los sistemas en { $language }
evaluation-mean-rank = { $question } (puesto medio, 1 es el mejor)
evaluation-share = { $question } (proporción)
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}
evaluation-n-judgements = { $n ->
    [one] { $n } juicio
   *[other] { $n } juicios
}
# In place of a p-value: there is none
evaluation-no-p = p: n/d
evaluation-how-scores = La puntuación de un texto es la media de sus juicios. La puntuación de un sistema es la media de sus textos, de modo que todos los textos tienen el mismo peso.
evaluation-how-intervals = Los intervalos proceden de un bootstrap percentil sobre textos con 1000 réplicas y la semilla del estudio.
evaluation-how-blind = Los participantes vieron los textos en orden aleatorio y sin los nombres de los sistemas.
evaluation-star-note = Un asterisco indica una diferencia respecto a { $baseline } con p < 0,05 según una prueba de aleatorización sobre los textos que ambos tienen: exacta hasta 16 textos, con 10 000 extracciones a partir de ahí. Con menos de 6 textos no hay asterisco.

evaluation-highest = { $system } tiene la media más alta
evaluation-highest-share = { $system } tiene la proporción más alta
evaluation-not-tested = { $finding } (muy pocos textos para una prueba)
evaluation-highest-like = { $system } tiene la media más alta, no significativamente superior a { $systems }
evaluation-highest-share-like = { $system } tiene la proporción más alta, no significativamente superior a { $systems }
evaluation-best-rank = { $system } tiene el mejor puesto medio
evaluation-best-rank-like = { $system } tiene el mejor puesto medio, no significativamente mejor que { $systems }
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = Medias con intervalos del 95 %. Los sistemas que comparten una letra no difieren significativamente: pruebas de aleatorización para cada par de sistemas (pruebas t con más de 2000 textos), con la corrección de Holm, p < 0,05.
evaluation-untested = Figuras sin letras: se valoraron muy pocos textos para comparar todos los sistemas de dos en dos con una corrección.
evaluation-too-little = Datos insuficientes: { $tables }. Con menos de dos textos valorados, la media de un sistema no tiene intervalo y no es un resultado.
evaluation-too-little-pairs = Datos insuficientes: { $pairs }. Una preferencia sobre menos de dos textos no es un resultado.
evaluation-as-table = Mostrar en tabla
evaluation-shares = Proporción de cada respuesta por sistema
evaluation-independent = Dos sistemas se comparan texto por texto si comparten al menos 6 textos y la mitad de los del sistema que tiene menos. Si no, se comparan como muestras independientes con la prueba t de Welch, sobre los textos que solo tiene uno de ellos, si son al menos 20 por sistema.
evaluation-pairs = Pruebas entre sistemas
evaluation-pairs-caption = Pruebas entre sistemas: { $question } · { $language }
evaluation-comparison = Comparación
evaluation-p-corrected = p (Holm)
evaluation-paired = Texto por texto
evaluation-independent-samples = Muestras independientes

## Preferences between two outputs

evaluation-preferences = Preferencias · { $question } · { $language }
evaluation-preferences-caption = Preferencias según { $question } en { $language }
evaluation-a-better = A mejor (%)
evaluation-neither = Sin diferencia (%)
evaluation-b-better = B mejor (%)
evaluation-preferences-note = Los porcentajes son proporciones de juicios. El valor p procede de una prueba de los signos sobre textos: el sistema preferido por más participantes gana el texto. Los textos sin ganador se excluyen.
evaluation-win-rate-note = La tasa de victorias es la proporción de los juicios de un texto que prefieren un sistema, como media de los textos; «sin diferencia» cuenta la mitad.
evaluation-over = { $better } frente a { $other }
evaluation-preferred = { $better } se prefiere a { $other }
evaluation-none-preferred = ningún sistema se prefiere claramente

## Automatic metrics

evaluation-automatic = Métricas automáticas · { $language }
evaluation-automatic-caption = Métricas automáticas en { $language }
evaluation-scored = Puntuadas
evaluation-signatures = Firmas de las métricas
evaluation-missing = Métricas no disponibles
evaluation-against-rewrites = Se comparan con reescrituras del mismo texto fuente: { $metrics }. Una reescritura se compara con las reescrituras de otros participantes.
evaluation-together = Se calculan con todas las salidas de un sistema en conjunto: { $metrics }.
evaluation-means = Todos los demás valores son medias sobre textos.
evaluation-self-bleu = Self-BLEU compara una salida con su texto fuente, por lo que COPY obtiene 100.
evaluation-no-value = n/d: ningún texto fuente tiene una reescritura con la que comparar, o todavía no se ha puntuado nada.
evaluation-star-note-metrics = Un asterisco indica una diferencia respecto a { $baseline } con p < 0,05 según una prueba de aleatorización sobre los textos fuente de los que ambos tienen una salida: exacta hasta 16 textos fuente, con 1000 extracciones a partir de ahí. Con menos de 6 textos fuente no hay asterisco.
evaluation-more-metrics = Otras métricas, como el estilo, la log-probabilidad y Word Mover's Distance, aparecen cuando la configuración del estudio indica modelos para un idioma.
evaluation-model-metrics = Métricas calculadas con modelos
