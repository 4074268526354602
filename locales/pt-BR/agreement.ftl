### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Concordância entre anotadores
agreement-lead = Concordância entre participantes que julgaram os mesmos textos, para cada tarefa, pergunta e idioma.
agreement-empty = A concordância aparece aqui quando dois participantes tiverem julgado o mesmo texto.

## The matrix of tasks and languages

agreement-task-and-question = Tarefa e pergunta
agreement-matrix-caption = Coeficiente principal com seu intervalo de 95%. Selecione uma célula para ver todas as estatísticas.
agreement-band-reliable = 0,80 ou mais: confiável
agreement-band-tentative = de 0,67 a 0,80: apenas conclusões provisórias
agreement-band-unreliable = abaixo de 0,67: não confiável
agreement-bands-note = Os símbolos seguem a convenção de Krippendorff e aparecem apenas com o coeficiente dele. Cada linha mostra o intervalo em um eixo de 0 a 1.

## One task and language

agreement-all-tables = Todas as tarefas e todos os idiomas
agreement-all-statistics = Todas as estatísticas
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } é { $value } (todos os coeficientes com intervalos de 95%)
agreement-filter = Selecionar respostas
agreement-only-version = Versão da tarefa
agreement-only-batch = Lote
agreement-without-worker = Sem o participante
agreement-from-day = De (dia, UTC)
agreement-to-day = Até (dia, UTC)
agreement-apply = Mostrar
agreement-batch-without-name = Lote sem nome
agreement-nothing-selected = Nenhuma resposta corresponde a esta seleção. Altere ou limpe os filtros acima.
agreement-workers-lead = Concordância de cada participante com os outros que julgaram os mesmos textos.
agreement-workers-caption = Concordância de cada participante com os outros
agreement-shared-items = Itens em comum
agreement-equal = Respostas iguais (%)
agreement-with-others = Correlação com os outros
agreement-bias = Diferença média
agreement-with-nobody = Não concorda com ninguém
agreement-workers-method = Os itens em comum são os que outro participante também julgou. As respostas iguais são a porcentagem dos pares, formados com a resposta de outro participante ao mesmo item, em que as duas respostas coincidem. A correlação é a de Spearman, com a média dos outros. A diferença média é a média do participante menos a média dos outros. São sinalizados os participantes com pelo menos 10 itens em comum cuja correlação está abaixo de 0,1 e tão abaixo da do participante mediano que o acaso explica a diferença em menos de 1 em cada 1.000 casos. Se as respostas não têm ordem, compara-se em vez disso a porcentagem média de respostas iguais por item, e o limite é o nível do acaso mais um décimo da distância entre esse nível e 100%. Um participante que dá sempre a mesma resposta, enquanto as dos outros variam, é tratado como se sua correlação fosse 0.
agreement-items = Itens com mais divergência
agreement-items-lead = No máximo 20 itens, começando pelas maiores diferenças.
agreement-items-caption = Itens com mais divergência
agreement-item-text = Texto
agreement-item-spread = Dispersão
agreement-item-answers = Respostas
agreement-adjudicate = Adjudicar estas divergências

## The table of a question

agreement-caption = Concordância em { $question } ({ $language })
agreement-interpretation = Interpretação
agreement-based-on = Itens: { $items }, julgamentos: { $judgements }
agreement-data = Itens: { $items }. Participantes: { $workers }. Julgamentos: { $judgements }. Pares de julgamentos do mesmo item: { $pairs }. Proporção de todas as combinações item–participante que têm julgamento: { $coverage }.
agreement-extra = Os envios extras não são contabilizados.
agreement-skipped = { $n ->
    [one] Em { $n } caso, um participante não conseguiu avaliar e deu um motivo no lugar da resposta.
   *[other] Em { $n } casos, um participante não conseguiu avaliar e deu um motivo no lugar da resposta.
}
agreement-configuration = Configuração:
agreement-spread = Dispersão dos sorteios: { $low } a { $high }
agreement-percent = Concordância percentual
agreement-f1-spans = F1 dos trechos
agreement-named-after = { $symbol } de { $person }
agreement-variant-interval = intervalar
agreement-variant-nominal = nominal
agreement-variant-ordinal = ordinal
agreement-variant-ratio = de razão
agreement-variant-unitizing = por segmentos
agreement-variant-linear = linear
agreement-variant-quadratic = quadrático
agreement-variant-mean-of-pairs = média dos pares
agreement-variant-simulated = anotadores simulados
agreement-variant-by-reml = por REML

## Groups of statistics

agreement-family-observed = Concordância observada
agreement-family-corrected = Concordância corrigida pelo acaso
agreement-family-variance = Proporções da variância
agreement-family-simulated = Anotadores simulados

## What a value means

agreement-reading-chance = A concordância não é maior do que a esperada pelo acaso.
agreement-reading-equal = Dois participantes que julgaram o mesmo texto deram a mesma resposta em { $percent }% dos pares.
agreement-reading-spans = Daquilo que um participante destaca, outro participante destaca { $percent }% com o mesmo rótulo.
agreement-reading-variance = { $percent }% da variância está entre os textos. O restante vem de diferenças entre os participantes.
agreement-reading-strictness = { $percent }% da variância está entre os textos quando se desconta a severidade de cada participante.
agreement-reading-concordance = Os rankings dos textos feitos pelos participantes estão a { $percent }% do caminho entre nenhuma concordância e a concordância completa.
agreement-reading-simulated = A concordância de um participante com a média dos outros está a { $percent }% do caminho entre o acaso e a concordância completa.
agreement-reading-beyond = A concordância está a { $percent }% do caminho entre o acaso e a concordância completa.
agreement-reading-reliable = Pela convenção de Krippendorff, os dados são confiáveis a partir de 0,80.
agreement-reading-tentative = Pela convenção de Krippendorff, valores entre 0,67 e 0,80 permitem apenas conclusões provisórias.
agreement-reading-unreliable = Pela convenção de Krippendorff, valores abaixo de 0,67 não permitem conclusões sobre textos isolados.
agreement-reading-linear = Os julgamentos de um participante são comparados com a média dos outros.
agreement-reading-order = A ordem dos textos segundo um participante é comparada com a ordem segundo a média dos outros.
agreement-reading-ranking = O ranking das saídas de um participante é comparado com o ranking médio dos outros.
agreement-match-exact = A correspondência é quase exata.
agreement-match-well = A correspondência é boa.
agreement-match-roughly = A correspondência é aproximada.
agreement-match-weakly = A correspondência é fraca.
agreement-match-none = Não há correspondência.

## Why a statistic has no value

agreement-undefined-no-ratings = Não há avaliações.
agreement-undefined-one-rater = Só um participante avaliou estes textos.
agreement-undefined-no-pairs = Nenhum item foi avaliado duas vezes.
agreement-undefined-one-category = Todas as avaliações são iguais, por isso não é possível distinguir a concordância do acaso.
agreement-undefined-no-variance = Os valores não variam.
agreement-undefined-negative-variance = Uma variância estimada é negativa, por isso a razão não tem significado.
agreement-undefined-few-items = São necessários pelo menos { $need } itens. Número de itens: { $n }.
agreement-undefined-few-observations = São necessárias pelo menos { $need } observações. Número de observações: { $n }.
agreement-undefined-incomplete = Nem todos os participantes avaliaram cada item exatamente uma vez.
agreement-undefined-replicates = Um participante avaliou um item mais de uma vez.
agreement-undefined-nothing-shared = Os dois participantes não têm nenhum item em comum.
agreement-undefined-not-numeric = Os valores são rótulos, não números.
agreement-undefined-not-ordered = Os valores são rótulos sem ordem.
agreement-undefined-negative = Uma escala de razão não tem valores abaixo de zero.
agreement-undefined-disconnected = As avaliações formam grupos que não têm nenhum item nem participante em comum.
agreement-undefined-not-converged = A estimativa não convergiu. Número de iterações: { $n }.

## Notes on values

agreement-few-items = { $n ->
    [one] Só { $n } item tem duas avaliações. O intervalo pode conter o valor verdadeiro em menos de { $percent }% dos casos.
   *[other] Só { $n } itens têm duas avaliações. O intervalo pode conter o valor verdadeiro em menos de { $percent }% dos casos.
}
agreement-few-items-some = Itens com duas avaliações: { $n }. Abaixo de { $enough }, alguns intervalos podem conter o valor verdadeiro em menos de { $percent }% dos casos: os de estatísticas que elevam distâncias ao quadrado, de uma só categoria ou calculados a partir de um erro-padrão.
agreement-few-raters = { $n ->
    [one] Só { $n } participante: os intervalos dos anotadores simulados podem ser curtos demais.
   *[other] Só { $n } participantes: os intervalos dos anotadores simulados podem ser curtos demais.
}
agreement-options-differ = Versões da tarefa ofereceram respostas diferentes. A concordância ao acaso considera todas essas respostas para cada texto.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Valores de comparação: anotadores descuidados nestes textos
agreement-careless-caption = Anotadores descuidados no lugar do anotador simulado, comparados com a média dos outros (200 sorteios)
agreement-annotator = Anotador
agreement-careless-random = Qualquer ponto da escala, todos com a mesma probabilidade
agreement-careless-majority = Sempre o ponto mais frequente
agreement-careless-always = Sempre { $point }
agreement-careless-noise = A média dos outros, com { $percent }% de respostas aleatórias

## How the statistics are computed

agreement-how-pairing = Os julgamentos são pareados por item, nunca pela posição.
agreement-how-scale = As escalas são tratadas como ordinais: a distância entre dois pontos é o número de avaliações entre eles.
agreement-how-chance = Os valores corrigidos pelo acaso são 0 para a concordância no nível do acaso e 1 para a concordância completa.
agreement-how-simulated = Um anotador simulado é um participante sorteado para cada item e comparado com a média dos outros. O valor é a mediana de 1.000 sorteios. Para κ, essa média é arredondada para o ponto mais próximo da escala, e uma média exatamente entre dois pontos, para o ponto par.
agreement-how-spread = A dispersão dos sorteios é o intervalo que contém 95% deles. Não é um intervalo de confiança: outros textos e outros participantes dariam outros valores.
agreement-how-intervals = Os intervalos cobrem essa variação. Os dos anotadores simulados vêm de um bootstrap sobre textos e participantes. Os dos coeficientes vêm de um bootstrap sobre textos (BCa, combinado com o jackknife).
agreement-how-short = Com menos de 20 textos ou com uma resposta muito rara, os intervalos podem ser curtos demais.
agreement-how-two = Quando duas saídas são comparadas, a concordância ao acaso é a de participantes que não conseguem distinguir as duas saídas de um item.
agreement-guide = O que cada estatística significa e quando relatá-la
agreement-seed = Os intervalos e sorteios são calculados com a semente do estudo ({ $seed }). Os mesmos dados dão os mesmos números nesta página, em todos os arquivos e na linha de comando.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

agreement-left-out = Excluídos das estatísticas: { $submissions } de { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } envio
   *[other] { $n } envios
}
agreement-n-workers = { $n ->
    [one] { $n } participante
   *[other] { $n } participantes
}
agreement-one-withdrew = 1 participante saiu do estudo e manteve suas respostas nele.
agreement-one-withdrew-removed = 1 participante saiu do estudo e teve suas respostas removidas.
agreement-withdrew = { $n } participantes saíram do estudo. Número dos que tiveram as respostas removidas: { $removed }.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } resposta
   *[other] { $n } respostas
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } texto retirado
   *[other] { $n } textos retirados
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Fora das estatísticas: { $answers } sobre { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Envios recusados excluídos conforme as configurações do estudo: { $n }.
agreement-how-tied-ranks = Em classificações, sistemas com a mesma posição ou a mesma posição média estão empatados. O τ-b de Kendall leva em conta os empates; um item em que todos os sistemas empatam não tem valor e é omitido desse sorteio.
