### The page of metric correlation with human ratings.

metrics-title = Correlação das métricas com as avaliações humanas
metrics-lead = Até que ponto cada métrica automática concorda com as avaliações humanas das mesmas saídas.
metrics-none = As correlações aparecem aqui quando as saídas tiverem sido avaliadas por pessoas e pontuadas por métricas.
metrics-rank-lead = A posição 1 é a melhor: uma métrica cujos valores altos são bons deve ter correlação negativa.
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

## How is this computed?

metrics-method-scope = As métricas calculadas sobre todas as saídas de um sistema em conjunto, como a perplexidade, estão na página “Avaliação”.
metrics-method-r = r é a correlação de Pearson entre uma métrica e a média das avaliações humanas; ρ é a de Spearman, sobre as saídas.
metrics-method-outputs = Saídas: as saídas de todos os sistemas são reunidas, como em Mir et al. (2019). O número depois de ± é o limite usado nesse artigo, 1,96(1 − r²)/√n. O intervalo de 95% é o de Fisher.
metrics-method-systems = Sistemas: r é a correlação das médias dos sistemas, com o intervalo de 95% de Fisher. São necessários pelo menos quatro sistemas.
metrics-method-pooling = Reunir as saídas mistura duas questões: se uma métrica separa sistemas bons de ruins e se ela separa saídas boas e ruins de um mesmo sistema. Com menos de dez sistemas, o valor para os sistemas diz pouco.
