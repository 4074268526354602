### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Resultados
results-lead = O que o estudo mostrou, com que grau de certeza, e o que requer atenção.
results-empty = Os resultados aparecem aqui quando os textos tiverem sido avaliados.
results-older = Novas respostas estão sendo processadas. Recarregue a página em um minuto.
results-systems = Avaliação humana dos sistemas
results-all-systems = Todas as perguntas e todos os idiomas
results-all-agreement = Concordância em cada pergunta e opção
results-collection = Coleta de dados
results-open-tasks = Tarefas não concluídas (por idioma)
results-low-agreement = { $table }: a concordância está abaixo de 0,67
results-low-agreement-on = { $n } de { $of } valores de concordância estão abaixo de 0,67
results-agrees-with-nobody = { $worker } não concorda com ninguém ({ $table })
results-agrees-with-nobody-on = { $worker } não concorda com ninguém em { $n } perguntas
results-few-data = { $table }: poucos dados, por isso os intervalos não são confiáveis
results-few-data-on = { $n } de { $of } valores de concordância se baseiam em poucos dados; seus intervalos não são confiáveis
results-no-warnings = Estes resultados não têm avisos.
results-more-warnings = { $n ->
    [one] mais { $n } aviso
   *[other] mais { $n } avisos
}
results-report = Relatório completo
results-download-report = Baixar como um único arquivo HTML
results-print-hint = O arquivo contém tudo o que está nesta página e não precisa de conexão. Para um PDF, imprima esta página ou o arquivo.
results-report-lead = O que este estudo mostrou, com que certeza e como isso foi calculado.
opening-title = Principais resultados
opening-question = { $question }:
opening-clear = { $question }: { $finding }. Está à frente de { $second } por { $difference } (intervalo de 95% { $interval }).
opening-open = { $question }: não é possível apontar um vencedor. { $best } e { $second } diferem em { $difference } (intervalo de 95% { $interval }), o que pode ser acaso.
opening-too-little = { $question }: dados insuficientes para apontar um vencedor.
opening-independent = Os dois têm poucos textos em comum e por isso são comparados como amostras independentes (teste t de Welch).
opening-unreliable = Nesta pergunta, a concordância entre os participantes não é confiável; por isso, trate este resultado com cautela.
opening-preferred = { $question }: os participantes preferem { $best } a { $other } ({ $share }% contra { $rest }% dos julgamentos, { $p }).
opening-not-preferred = { $question }: nem { $a } nem { $b } tem preferência clara ({ $share }% contra { $rest }% dos julgamentos).
opening-too-little-pair = { $question }: dados insuficientes para comparar { $a } e { $b }.
opening-agreement = Concordância entre anotadores: { $coefficient } = { $value } ({ $band }).
opening-agreement-plain = Concordância entre anotadores: { $coefficient } = { $value }.
opening-no-agreement = A concordância entre anotadores ainda não pode ser calculada.
opening-counts = Itens: { $items }. Participantes: { $workers }. Julgamentos: { $judgements }.
opening-more = Mais resultados ({ $n })
results-excluded-workers = Participantes excluídos das estatísticas
results-excluded-since = Excluído desde
results-no-reason = Nenhum motivo registrado
results-agreement-detail = A concordância em detalhe
