### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = Este participante pediu a remoção de suas respostas dos resultados.
quality-lacks-excluded = Excluído das estatísticas.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Menos de { $least } itens em comum: { $n }.
quality-lacks-order = Estas respostas não têm ordem ou são sempre iguais.
quality-lacks-pairs = Ninguém mais respondeu aos mesmos itens.
quality-lacks-gold = Nenhum item gold visto.
quality-lacks-time = Nenhum tempo registrado.
quality-lacks-answers = Nenhuma resposta.
quality-lacks-minute = Menos de um minuto de trabalho.

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Rápido: o tempo mediano por HIT é { $percent }% da mediana de todos os participantes (HITs: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Itens-ouro corretos: { $right } de { $n }; os outros acertam { $percent }%.
# Arguments: $n, $all
quality-looks-alone = Não concorda com ninguém (perguntas: { $n } de { $all }).
# Arguments: $n, $all
quality-looks-constant = Sempre a mesma resposta, ao contrário dos outros (perguntas: { $n } de { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Mesmos textos que { $worker } em { $n } de { $all } textos de origem em comum.
quality-looks-device = Mesmo dispositivo que { $workers }.
quality-looks-network = Mesmo endereço de rede que { $workers }.
quality-looks-pasted = Pelo menos metade do texto foi copiada de outro lugar e colada (textos: { $n } de { $all }).
quality-looks-even = As letras chegaram em intervalos regulares, como quando um programa digita (textos: { $n } de { $all }).
