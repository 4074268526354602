### The questions in the task designer's form.

design-questions = Perguntas sobre cada item
design-question-add = Acrescentar pergunta
design-question-number = Pergunta { $n }
design-question-in = Pergunta ({ $language })
design-question-key = Chave
design-question-key-hint = O nome da pergunta nas respostas e exportações. Use a a z, 0 a 9 e _.
design-question-type = Tipo de pergunta
design-question-required = Resposta obrigatória
design-question-skip = Oferecer “Não consigo avaliar isso” e pedir o motivo
design-question-skip-hint = A pergunta pode ser pulada com um motivo. O trabalho é pago, e as estatísticas excluem essas respostas.
design-question-remove = Remover pergunta

## Question types: the name, then the name with the answer that it collects

design-type-text = Texto
design-type-scale = Escala
design-type-slider = Controle deslizante
design-type-choice = Escolha
design-type-ranking = Ranking
design-type-pairwise = Comparação de pares
design-type-spans = Trechos
design-type-comment = Comentário
design-type-text-collects = Texto: o participante escreve ou edita um texto
design-type-scale-collects = Escala: um ponto de uma escala com rótulos
design-type-slider-collects = Controle deslizante: um número de um intervalo
design-type-choice-collects = Escolha: uma ou várias respostas de uma lista
design-type-ranking-collects = Ranking: uma posição para cada saída
design-type-pairwise-collects = Comparação de pares: a melhor de duas saídas
design-type-spans-collects = Trechos: palavras destacadas com rótulos
design-type-comment-collects = Comentário: observações opcionais

## The settings of each type

design-prefill = Texto inicial do campo
design-prefill-empty = Vazio
design-prefill-hint = Os participantes editam o texto inicial. Com um texto inicial, a resposta precisa ser obrigatória.
design-the-source = O texto de origem
design-the-output = A saída mostrada
design-max-chars = Comprimento máximo em caracteres
design-spans-of = Texto a destacar
design-spans-of-answer = A resposta à pergunta de texto anterior
design-scale-points = Pontos da escala
design-scale-points-hint = Um ponto por linha, do menor ao maior: o número salvo e depois o rótulo.
design-scale-examples = Exemplos da escala ({ $language })
design-scale-examples-hint = Um por linha: o número do ponto e depois um texto, ou um texto de origem e uma saída separados por “ | ”.
design-slider-min = Mínimo
design-slider-max = Máximo
design-slider-step = Passo
design-slider-step-hint = A distância entre dois números, por exemplo 1 ou 0,5. No máximo 6 casas decimais.
design-slider-anchors = Âncoras do controle deslizante ({ $language })
design-slider-anchors-hint = Uma âncora por linha, da menor à maior: um número e depois o rótulo. As duas pontas precisam de uma âncora.
design-options = Opções de resposta ou rótulos dos trechos
design-options-hint = Uma por linha: a chave salva (a a z, 0 a 9 e _) e depois o texto que os participantes leem.
design-options-many = Permitir várias respostas
design-options-other = Permitir uma resposta nas palavras do participante
design-ties = Permitir empates
design-type-needs-outputs = Este tipo precisa de uma tarefa que mostre “{ $shows }”. Escolha isso na primeira etapa.

## The condition under which a question is asked

design-condition = Fazer esta pergunta
design-condition-always = Sempre
design-condition-depends = Conforme a resposta a “{ $key }”
design-condition-answers = Só com estas respostas
design-condition-none = Uma condição precisa de uma pergunta anterior: uma escala, uma escolha ou um controle deslizante com no máximo 101 números.
design-condition-hint = Valores salvos, separados por vírgulas. Respostas possíveis: { $answers }.
