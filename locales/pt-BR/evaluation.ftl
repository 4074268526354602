### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Avaliação
evaluation-lead = Métricas automáticas e avaliação humana das saídas de cada sistema e das reescritas.
evaluation-empty = As pontuações humanas aparecem aqui quando os textos tiverem sido avaliados ou ordenados.
evaluation-human-csv = Avaliação humana (CSV)
evaluation-human-json = Avaliação humana (JSON)
evaluation-human-latex = Avaliação humana (LaTeX)
evaluation-metrics-csv = Métricas automáticas (CSV)
evaluation-metrics-json = Métricas automáticas (JSON)
evaluation-metrics-latex = Métricas automáticas (LaTeX)
evaluation-baseline = Baseline
evaluation-compare = Comparar sistemas

## Human evaluation

evaluation-human = Avaliação humana · { $language }
evaluation-human-caption = Avaliação humana dos sistemas ({ $language })
evaluation-mean-rank = { $question } (posição média, 1 é a melhor)
evaluation-share = { $question } (proporção)
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}
evaluation-n-judgements = { $n ->
    [one] { $n } julgamento
   *[other] { $n } julgamentos
}
# In place of a p-value: there is none
evaluation-no-p = p: n/d
evaluation-how-scores = A pontuação de um texto é a média dos seus julgamentos. A pontuação de um sistema é a média dos seus textos, de modo que cada texto tem o mesmo peso.
evaluation-how-intervals = Os intervalos vêm de um bootstrap percentil sobre os textos, com 1.000 réplicas e a semente do estudo.
evaluation-how-blind = Os participantes viram os textos em ordem aleatória e sem os nomes dos sistemas.
evaluation-star-note = Uma estrela marca uma diferença em relação a { $baseline } com p < 0,05 em um teste de aleatorização sobre os textos que ambos têm: exato até 16 textos, 10.000 sorteios acima disso. Com menos de 6 textos não há estrela.

evaluation-highest = { $system } tem a média mais alta
evaluation-highest-share = { $system } tem a maior proporção
evaluation-not-tested = { $finding } (textos insuficientes para um teste)
evaluation-highest-like = { $system } tem a média mais alta, não significativamente acima de { $systems }
evaluation-highest-share-like = { $system } tem a maior proporção, não significativamente acima de { $systems }
evaluation-best-rank = { $system } tem a melhor posição média
evaluation-best-rank-like = { $system } tem a melhor posição média, não significativamente melhor que { $systems }
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = Médias com intervalos de 95%. Sistemas que compartilham uma letra não diferem significativamente: testes de aleatorização para cada par de sistemas (testes t acima de 2.000 textos), com a correção de Holm, p < 0,05.
evaluation-untested = Figuras sem letras: poucos textos foram julgados para comparar todos os sistemas dois a dois com uma correção.
evaluation-too-little = Dados insuficientes: { $tables }. Com menos de dois textos avaliados, a média de um sistema não tem intervalo e não é um resultado.
evaluation-too-little-pairs = Dados insuficientes: { $pairs }. Uma preferência em menos de dois textos não é um resultado.
evaluation-as-table = Mostrar em tabela
evaluation-shares = Proporção de cada resposta por sistema
evaluation-independent = Dois sistemas são comparados texto a texto se têm em comum pelo menos 6 textos e metade dos textos do sistema que tem menos. Caso contrário, são comparados como amostras independentes pelo teste t de Welch, sobre os textos que só um deles tem, se forem pelo menos 20 de cada um.
evaluation-pairs = Testes entre sistemas
evaluation-pairs-caption = Testes entre sistemas: { $question } · { $language }
evaluation-comparison = Comparação
evaluation-p-corrected = p (Holm)
evaluation-paired = Texto a texto
evaluation-independent-samples = Amostras independentes

## Preferences between two outputs

evaluation-preferences = Preferências · { $question } · { $language }
evaluation-preferences-caption = Preferências por { $question } ({ $language })
evaluation-a-better = A melhor (%)
evaluation-neither = Nenhuma diferença (%)
evaluation-b-better = B melhor (%)
evaluation-preferences-note = As porcentagens são proporções dos julgamentos. O valor de p vem de um teste do sinal sobre os textos: o sistema preferido por mais participantes vence o texto. Textos sem vencedor são excluídos.
evaluation-win-rate-note = A taxa de vitórias é a parcela dos julgamentos de um texto que preferem um sistema, como média dos textos; nenhuma diferença conta metade.
evaluation-over = { $better } sobre { $other }
evaluation-preferred = { $better } é preferido a { $other }
evaluation-none-preferred = nenhum sistema é claramente preferido

## Automatic metrics

evaluation-automatic = Métricas automáticas · { $language }
evaluation-automatic-caption = Métricas automáticas ({ $language })
evaluation-scored = Pontuadas
evaluation-signatures = Assinaturas das métricas
evaluation-missing = Métricas indisponíveis
evaluation-against-rewrites = Comparadas com reescritas do mesmo texto de origem: { $metrics }. Uma reescrita é comparada com as reescritas de outros participantes.
evaluation-together = Calculadas sobre todas as saídas de um sistema em conjunto: { $metrics }.
evaluation-means = Todos os outros valores são médias dos textos.
evaluation-self-bleu = O self-BLEU compara uma saída com seu texto de origem, por isso COPY obtém 100.
evaluation-no-value = n/d: nenhum texto de origem tem uma reescrita com a qual comparar, ou nada foi pontuado ainda.
evaluation-star-note-metrics = Uma estrela marca uma diferença em relação a { $baseline } com p < 0,05 em um teste de aleatorização sobre os textos de origem para os quais ambos têm uma saída: exato até 16 textos de origem, 1.000 sorteios acima disso. Com menos de 6 textos de origem não há estrela.
evaluation-more-metrics = Mais métricas, como estilo, log-probabilidade e Word Mover's Distance, aparecem quando as configurações do estudo indicam modelos para um idioma.
evaluation-model-metrics = Métricas calculadas com modelos
