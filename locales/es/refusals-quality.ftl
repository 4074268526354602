### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = Este participante pidió eliminar sus respuestas de los resultados.
quality-lacks-excluded = Excluido de las estadísticas.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Menos de { $least } ítems en común: { $n }.
quality-lacks-order = Estas respuestas no tienen orden o son siempre iguales.
quality-lacks-pairs = Nadie más respondió a los mismos ítems.
quality-lacks-gold = No ha visto ítems gold.
quality-lacks-time = No se registró ningún tiempo.
quality-lacks-answers = Sin respuestas.
quality-lacks-minute = Menos de un minuto de trabajo.
