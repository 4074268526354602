### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualificação
gates-lead = Regras das etapas que qualificam os participantes para as tarefas: verificação de localização, teste de qualificação, piloto e revisão por falante nativo.

## Whether a step has a rule in this language

gates-set = configurada
gates-set-version = configurada, versão { $n }
gates-not-set = ainda não configurada

## Location check

gates-location = Verificação de localização (QC1)
gates-location-lead = Os participantes declaram seu país. Se um proxy confiável ou o arquivo de países mostra um país diferente, um gerente decide.
gates-countries = Países permitidos
gates-countries-hint = Códigos de duas letras separados por vírgulas, por exemplo FR, CA. Deixe vazio para permitir todos os países.
gates-save-location = Salvar verificação de localização
gates-location-saved = A verificação de localização foi salva ({ $language }).

## Qualification test

gates-test = Teste de qualificação (QC2)
gates-test-lead = Os participantes avaliam frases de -3 (muito informal) a 3 (muito formal). Eles nunca veem as respostas certas.
gates-sentences = Frases
gates-sentences-hint = Uma por linha: resposta certa | frase | explicação para colegas. Exemplo: -2 | cê vem ou não | forma falada
gates-tolerance = Tolerância (pontos de diferença da resposta certa)
gates-pass-mark = Nota mínima (pontos de 100)
gates-attempts = Número máximo de tentativas
gates-wait = Tempo de espera entre tentativas (minutos)
gates-instructions = Instruções
gates-save-test = Salvar teste
gates-test-saved = O teste de qualificação foi salvo ({ $language }).

## Native-speaker review

gates-review = Revisão por falante nativo (QC3)
gates-review-lead = Depois do piloto, o participante espera até que um revisor leia os textos e decida.
gates-pilot-hits = HITs-piloto antes da revisão
gates-save-review = Salvar regra de revisão
gates-review-saved = A regra de revisão foi salva ({ $language }).
