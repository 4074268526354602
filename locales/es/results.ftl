### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Resultados
results-lead = Qué ha mostrado el estudio, con qué certeza y qué requiere atención.
results-empty = Los resultados aparecen aquí cuando se han valorado textos.
results-older = Se están procesando respuestas nuevas. Recargue la página dentro de un minuto.
results-systems = Evaluación humana de los sistemas
results-all-systems = Todas las preguntas y todos los idiomas
results-all-agreement = Acuerdo en cada pregunta y opción
results-collection = Recopilación de datos
results-open-tasks = Tareas sin completar (por idioma)
results-low-agreement = { $table }: el acuerdo es inferior a 0,67
results-low-agreement-on = { $n } de { $of } valores de acuerdo están por debajo de 0,67
results-agrees-with-nobody = { $worker } no coincide con nadie ({ $table })
results-agrees-with-nobody-on = { $worker } no coincide con nadie en { $n } preguntas
results-few-data = { $table }: pocos datos, por lo que los intervalos no son fiables
results-few-data-on = { $n } de { $of } valores de acuerdo se basan en pocos datos, así que sus intervalos no son fiables
results-no-warnings = Estos resultados no tienen advertencias.
results-more-warnings = { $n ->
    [one] { $n } advertencia más
   *[other] { $n } advertencias más
}
results-report = Informe completo
results-download-report = Descargar como un solo archivo HTML
results-print-hint = El archivo contiene todo lo de esta página y no necesita conexión. Para obtener un PDF, imprima esta página o el archivo.
results-report-lead = Qué ha mostrado este estudio, con qué certeza y cómo se ha calculado.
opening-title = Resultados principales
opening-question = { $question }:
opening-clear = { $question }: { $finding }. Supera a { $second } en { $difference } (intervalo del 95 % { $interval }).
opening-open = { $question }: no se puede señalar un ganador. { $best } y { $second } difieren en { $difference } (intervalo del 95 % { $interval }), lo que puede deberse al azar.
opening-too-little = { $question }: datos insuficientes para señalar un ganador.
opening-independent = Ambos comparten muy pocos textos, así que se comparan como muestras independientes (prueba t de Welch).
opening-unreliable = En esta pregunta, el acuerdo entre los participantes no es fiable, así que tome este resultado con cautela.
opening-preferred = { $question }: los participantes prefieren { $best } a { $other } ({ $share } % frente a { $rest } % de los juicios, { $p }).
opening-not-preferred = { $question }: ni { $a } ni { $b } se prefiere claramente ({ $share } % frente a { $rest } % de los juicios).
opening-too-little-pair = { $question }: datos insuficientes para comparar { $a } y { $b }.
opening-agreement = Acuerdo entre anotadores: { $coefficient } = { $value } ({ $band }).
opening-agreement-plain = Acuerdo entre anotadores: { $coefficient } = { $value }.
opening-no-agreement = El acuerdo entre anotadores aún no se puede calcular.
opening-counts = Ítems: { $items }. Participantes: { $workers }. Juicios: { $judgements }.
opening-more = Más resultados ({ $n })
results-excluded-workers = Participantes excluidos de las estadísticas
results-excluded-since = Excluido desde
results-no-reason = Sin motivo registrado
results-agreement-detail = El acuerdo en detalle
