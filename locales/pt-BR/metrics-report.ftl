### The page of metric correlation with human ratings.

metrics-title = Correlação das métricas com as avaliações humanas
metrics-lead = Até que ponto cada métrica automática concorda com as avaliações humanas das mesmas saídas.
metrics-none = As correlações aparecem aqui quando as saídas tiverem sido avaliadas por pessoas e pontuadas por métricas.
metrics-rank-lead = A posição 1 é a melhor: uma métrica cujos valores altos são bons deve ter correlação negativa.
metrics-lower-better = { $name } (mais baixo é melhor)
metrics-higher-better = { $name } (mais alto é melhor)
metrics-table = Correlação das métricas com { $question } ({ $language })

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Saídas: r
metrics-outputs-rho = Saídas: ρ
metrics-outputs-n = Saídas: n
metrics-systems-r = Sistemas: r, intervalo de 95%
metrics-systems-n = Sistemas: n

## In place of a value: why there is none

metrics-no-interval = n/d: são necessárias pelo menos quatro saídas, e r precisa estar entre −1 e 1
metrics-no-variance = n/d: um dos dois não varia
metrics-few-outputs = { $n ->
    [one] n/d: há { $n } saída, são necessárias pelo menos { $need }
   *[other] n/d: há { $n } saídas, são necessárias pelo menos { $need }
}
metrics-too-few-systems = { $n ->
    [one] n/d: há { $n } sistema, são necessários pelo menos { $need }
   *[other] n/d: há { $n } sistemas, são necessários pelo menos { $need }
}
metrics-undefined = n/d: { $reason }
metrics-warning = { $n ->
    [one] Só { $n } sistema: mais um sistema poderia mudar muito este valor.
   *[other] Só { $n } sistemas: mais um sistema poderia mudar muito este valor.
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = Correlação das métricas com as avaliações humanas em { $language }
metrics-grid-strongest = { $language }: a correlação mais forte é a de { $metric } com { $question } (r = { $r })
metrics-grid-few = { $language }: menos de 10 saídas, poucas demais para um resultado
metrics-grid-hint = Cada célula é o r de Pearson entre uma métrica e a média das avaliações humanas, sobre as saídas. Abra uma célula para ver as saídas dela.
metrics-grid-few-mark = Um ponto de interrogação indica menos de 10 saídas: mais uma saída poderia mudar muito o valor.
metrics-few-texts = { $n ->
    [one] Só { $n } saída: mais uma saída poderia mudar muito este valor.
   *[other] Só { $n } saídas: mais uma saída poderia mudar muito este valor.
}

## The outputs behind one cell

metrics-rises-with-rating = { $metric } é mais alta nas saídas com avaliações mais altas: { $question } ({ $language })
metrics-falls-with-rating = { $metric } é mais baixa nas saídas com avaliações mais altas: { $question } ({ $language })
metrics-rises-with-rank = { $metric } é mais alta nas saídas em posições piores: { $question } ({ $language })
metrics-falls-with-rank = { $metric } é mais alta nas saídas em posições melhores: { $question } ({ $language })
metrics-rises-with-share = { $metric } é mais alta nas saídas para as quais mais pessoas escolheram { $question } ({ $language })
metrics-falls-with-share = { $metric } é mais baixa nas saídas para as quais mais pessoas escolheram { $question } ({ $language })
metrics-relation-none = { $metric } não mostra relação clara com { $question } ({ $language })
metrics-relation-few = { $metric } e { $question } ({ $language }): nenhum resultado com estas saídas
metrics-points-facts = n = { $n }, r = { $r }, intervalo de 95% { $interval }, ρ = { $rho }.
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Cada marca é uma saída. Uma marca maior representa várias saídas no mesmo lugar.
metrics-axis-range = { $name } ({ $low } a { $high })
metrics-axis-rating = Média das avaliações humanas, { $question }
metrics-points-n = Avaliações
metrics-points-table = { $metric } e média das avaliações humanas de cada saída: { $question } em { $language }
metrics-points-first = As { $most } saídas com as avaliações mais altas, de { $n }. O arquivo CSV contém todas.
metrics-points-csv = Baixar estas saídas (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Comparação das métricas
metrics-best-lead = Uma métrica tem correlação com as avaliações menor que a da mais forte? O sinal da correlação não conta.
metrics-best-clear = { $metric } tem a correlação mais forte (r = { $r }); todas as outras métricas diferem significativamente dela.
metrics-best-alike = { $n ->
    [one] { $metric } tem a correlação mais forte (r = { $r }); { $n } outra métrica não difere significativamente dela.
   *[other] { $metric } tem a correlação mais forte (r = { $r }); outras { $n } métricas não diferem significativamente dela.
}
metrics-best-alone = { $metric } tem a correlação mais forte (r = { $r }); não há outra métrica para comparar com ela.
metrics-best-few = Nenhuma métrica pode ser considerada a mais forte: cada uma não tem correlação ou tem menos de 10 saídas.
metrics-best-column = Em comparação com { $metric }
metrics-best-column-none = Comparação
metrics-best-is = correlação mais forte
metrics-best-differs = difere ({ $p })
metrics-best-no-difference = sem diferença significativa ({ $p })
metrics-best-not-compared = não comparada: menos de 10 saídas
metrics-no-interval-few = nenhum: menos de 10 saídas
metrics-same-values = não comparada: seus valores sobem junto com os da métrica mais forte

## How is this computed?

metrics-method-scope = As métricas calculadas sobre todas as saídas de um sistema em conjunto, como a perplexidade, estão na página “Avaliação”.
metrics-method-r = r é a correlação de Pearson entre uma métrica e a média das avaliações humanas; ρ é a de Spearman, sobre as saídas.
metrics-method-outputs = Saídas: as saídas de todos os sistemas são reunidas, como em Mir et al. (2019). O número depois de ± é o limite usado nesse artigo, 1,96(1 − r²)/√n. O intervalo de 95% é o de Fisher.
metrics-method-systems = Sistemas: r é a correlação das médias dos sistemas, com o intervalo de 95% de Fisher. São necessários pelo menos quatro sistemas.
metrics-method-pooling = Reunir as saídas mistura duas questões: se uma métrica separa sistemas bons de ruins e se ela separa saídas boas e ruins de um mesmo sistema. Com menos de dez sistemas, o valor para os sistemas diz pouco.
metrics-method-difference = Diferenças: teste de Williams para duas correlações com as mesmas avaliações (Williams 1959, Steiger 1980), sobre as saídas pontuadas pelas duas métricas. Antes, o sinal de uma métrica com correlação negativa é invertido. A correção de Holm abrange todas as comparações de uma tabela; uma diferença com p < 0,05 é significativa.
metrics-method-few = Com menos de 10 saídas, não há intervalo nem teste; com menos de 10 sistemas, não há intervalo. Os arquivos contêm todos os números.
