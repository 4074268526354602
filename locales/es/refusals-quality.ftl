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

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Rápido: el tiempo mediano por HIT es el { $percent } % de la mediana de todos los participantes (HIT: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Ítems gold acertados: { $right } de { $n }; los demás aciertan el { $percent } %.
# Arguments: $n, $all
quality-looks-alone = No coincide con nadie (preguntas: { $n } de { $all }).
# Arguments: $n, $all
quality-looks-constant = Siempre la misma respuesta, a diferencia de los demás (preguntas: { $n } de { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Mismos textos que { $worker } en { $n } de { $all } textos fuente en común.
quality-looks-device = Mismo dispositivo que { $workers }.
quality-looks-network = Misma dirección de red que { $workers }.
quality-looks-pasted = Al menos la mitad del texto se copió de otro lugar y se pegó (textos: { $n } de { $all }).
quality-looks-even = Las letras llegaron a intervalos regulares, como cuando escribe un programa (textos: { $n } de { $all }).
