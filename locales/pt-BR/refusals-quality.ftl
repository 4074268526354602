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
