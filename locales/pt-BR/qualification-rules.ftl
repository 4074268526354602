### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualificação
gates-lead = Regras das etapas que qualificam os participantes para as tarefas: verificação de localização, teste de qualificação, piloto e revisão em língua materna.

## Whether a step has a rule in this language

gates-set = configurada
gates-set-version = configurada, versão { $n }
gates-not-set = ainda não configurada

## Location check

gates-location = Verificação de localização (QC1)
gates-location-lead = Os participantes declaram seu país. Se um proxy confiável ou o arquivo de países mostra um país diferente, um gerente decide.
gates-countries = Países permitidos
gates-countries-hint = Nomes ou códigos de duas letras separados por vírgulas, por exemplo { $example }. Deixe vazio para permitir todos os países.
gates-add-country = Adicionar um país
gates-add-country-hint = Ele é adicionado aos países acima quando você salva.
gates-save-location = Salvar verificação de localização
gates-location-saved = A verificação de localização foi salva ({ $language }).

## Qualification test

gates-test = Teste de qualificação (QC2)
gates-test-lead = Os participantes respondem a perguntas sobre textos cujas respostas você conhece. Eles nunca veem as respostas esperadas.
gates-test-not-saved = Ainda não salvo
gates-test-not-saved-hint = As perguntas abaixo mudaram. Adapte as respostas esperadas e salve o teste.
gates-start-from = Partir de
gates-questions-from = Perguntas
gates-questions-from-hint = Elas substituem as perguntas abaixo. Nada é salvo até que você salve o teste.
gates-take-questions = Usar estas perguntas
gates-questions-of = As perguntas da tarefa “{ $title }”
gates-questions-formality = Formalidade de -3 a 3
gates-questions-none = Nenhuma pergunta: escreva as suas
gates-questions-hint = É preciso responder a todas as perguntas. Um teste não pode pedir um texto nem um comentário.
gates-tolerance-of = Tolerância para “{ $question }”
gates-tolerance-scale = Pontos em que uma resposta certa pode diferir da esperada.
gates-tolerance-slider = Unidades do controle deslizante em que uma resposta certa pode diferir da esperada.
gates-tolerance-spans = Porcentagem de caracteres destacados que pode diferir; 40 significa uma sobreposição de pelo menos 60%.
gates-items = Textos e respostas esperadas
gates-items-hint = Um cabeçalho e uma linha por texto, separados por vírgulas, pontos e vírgulas ou tabulações. Colunas: { $columns }
expected-title = Como escrever as respostas esperadas
expected-scale = Escala ou controle deslizante: um número como 2, ou um intervalo como 1..3.
expected-choice = Escolha: a chave da opção. Várias opções que devem ser todas escolhidas: spelling|case.
expected-pairwise = Comparação de pares: o nome da melhor saída, ou “tie”. As saídas de um teste se chamam A, B e assim por diante.
expected-ranking = Ranking: a melhor saída primeiro, por exemplo A > B > C.
expected-spans = Trechos: o texto com seus destaques, por exemplo [formal]Sie[/formal] kommen.
expected-several = Várias respostas certas: separe-as com ponto e vírgula, por exemplo 1; 2. Os trechos só admitem uma.
gates-pass-mark = Nota mínima (pontos de 100)
gates-attempts = Número máximo de tentativas
gates-wait = Tempo de espera entre tentativas (minutos)
gates-instructions = Instruções
gates-save-test = Salvar teste
gates-test-saved = O teste de qualificação foi salvo ({ $language }).

## Native-speaker review

gates-review = Revisão em língua materna (QC3)
gates-review-lead = Depois do piloto, o participante espera até que os textos sejam lidos e uma decisão seja tomada.
gates-pilot-hits = HITs-piloto antes da revisão
gates-save-review = Salvar regra de revisão
gates-review-saved = A regra de revisão foi salva ({ $language }).
