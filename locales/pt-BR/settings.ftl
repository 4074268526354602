### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = Novo estudo
new-study-lead = Você recebe os papéis “Pesquisador” e “Gerente” no estudo. Os participantes só podem começar quando você colocar o estudo no ar.
new-study-title-hint = A equipe e os participantes veem este título.
new-study-languages-how = Nomes ou códigos separados por vírgulas, por exemplo alemão, it, pt-BR. Você pode acrescentar idiomas depois.
new-study-create = Criar estudo

## Settings of a study

settings-title = Configurações
settings-lead = Configurações que valem para todo o estudo.
settings-general = Geral
settings-languages-how = Nomes ou códigos separados por vírgulas. Um idioma com textos ou participantes não pode ser removido.
settings-currency-hint = Três letras, por exemplo EUR, USD ou BRL. A moeda não pode mudar depois que os participantes ganharem dinheiro.
settings-approve-after = Horas até um envio ser aprovado automaticamente
settings-approve-after-hint = Digite 0 para aprovar envios somente manualmente.
settings-target-rate = Meta de remuneração por hora ({ $currency })
settings-target-rate-hint = A meta é mostrada ao lado da remuneração por hora efetiva dos participantes.
# Arguments: $currency
settings-budget = Orçamento ({ $currency })
settings-budget-hint = Quando as remunerações e os bônus somados o atingem, os participantes não recebem novos HITs. As taxas dos serviços não estão incluídas. Deixe vazio para não haver limite.
settings-payee = Dados bancários ou do PayPal
settings-payee-hint = Os gerentes só os veem nos arquivos com que pagam. O termo de consentimento deve informar isso.
settings-payee-no = Não são pedidos aos participantes
settings-payee-yes = Os participantes os informam na página do seu pagamento
settings-typing = Digitação e colagem
settings-typing-hint = Nos textos que os participantes escrevem: quantas letras foram digitadas e coladas e quão regulares foram as pausas. O termo de consentimento passa a informar isso. Vale apenas para os participantes que aceitam esse termo.
settings-typing-no = Não contar
settings-typing-yes = Contar
settings-compare = Dispositivos e redes
settings-compare-hint = Encontra participantes que usam o mesmo dispositivo ou a mesma rede. Só são salvos códigos calculados a partir desses dados. O termo de consentimento passa a informar isso. Só são comparados os participantes que aceitam esse termo.
settings-compare-no = Não comparar
settings-compare-yes = Comparar
settings-contact = Contato para participantes
settings-contact-hint = Um endereço de e-mail ou o endereço de uma página web.
settings-withdrawal = Respostas de participantes que saem do estudo
settings-withdrawal-hint = O termo de consentimento informa isso automaticamente, no idioma do participante.
settings-withdrawal-keep = As respostas são mantidas
settings-withdrawal-choose = Os participantes escolhem se suas respostas são mantidas ou removidas
settings-withdrawal-until-closing = Os participantes podem escolher até o encerramento do estudo
settings-retention = Dias entre o encerramento e a eliminação dos dados pessoais dos participantes
settings-retention-hint = Digite 0 para manter os dados. As respostas e os pagamentos são mantidos sob o pseudônimo.
settings-save = Salvar configurações
settings-saved = As configurações foram salvas.

## The state of the study has changed

settings-study-is-draft = O estudo agora é um rascunho.
settings-study-is-live = O estudo agora está no ar.
settings-study-is-closed = O estudo agora está encerrado.

## Settings of one language of the study

settings-by-language = Configurações por idioma
settings-consent = Termo de consentimento ({ $language })
settings-consent-hint = Markdown. Os participantes o veem primeiro e não podem começar sem aceitá-lo.
settings-built-in-consent = Ler o termo padrão, que os participantes veem enquanto este campo está vazio
settings-public-title = Título para participantes ({ $language })
settings-public-title-hint = Se estiver vazio, os participantes leem “{ $title }”.
settings-public-description = Descrição para participantes ({ $language })
settings-public-description-hint = Duas ou três frases. As pessoas as leem na página do link de convite.
settings-save-public-texts = Salvar textos para participantes
settings-public-texts-saved = Os textos para participantes foram salvos ({ $language }).
settings-abbreviations = Abreviações para RULE-BASED ({ $language })
settings-abbreviations-hint = Uma por linha: abreviação, tabulação ou =, forma por extenso. Uma lista vazia restaura a lista integrada.
settings-save-abbreviations = Salvar abreviações
settings-abbreviations-saved = As abreviações foram salvas ({ $language }).

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Estilo, naturalidade, log-probabilidade, Word Mover's Distance e ortografia precisam de modelos para este idioma ({ $language }). Coloque os arquivos na pasta de modelos deste servidor (configuração “models”). Depois, você pode escolhê-los aqui.
settings-no-model-files = Estilo, naturalidade, log-probabilidade, Word Mover's Distance e ortografia precisam de modelos para este idioma ({ $language }). A administração deste servidor coloca os arquivos na pasta de modelos do servidor (configuração “models”). Depois, você pode escolhê-los aqui.
settings-model-in-language = { $model } ({ $language })
settings-model-style = Modelo de estilo
settings-model-style-hint = Treinado com concord style train: textos no estilo-alvo contra outros textos. Também calcula as pontuações de estilo das reescritas.
settings-model-naturalness = Modelo de naturalidade
settings-model-naturalness-hint = Treinado com concord style train: textos humanos contra saídas de sistemas.
settings-model-same-files = Esta lista mostra modelos de estilo e de naturalidade: os arquivos deles não se distinguem.
settings-model-language = Modelo de linguagem
settings-model-language-hint = Treinado com concord lm train ou outra ferramenta: um arquivo ARPA.
settings-model-vectors = Vetores de palavras
settings-model-vectors-hint = GloVe, word2vec ou fastText. As distâncias de textos mascarados precisam também de um modelo de estilo baseado em palavras.
settings-model-dictionary = Dicionário ortográfico
settings-model-dictionary-hint = Hunspell: escolha o arquivo .dic; seu arquivo .aff precisa estar na mesma pasta. Sugere correções para as reescritas.
settings-model-encoder = Codificador
settings-model-encoder-hint = Uma pasta com um modelo da família BERT, como os repositórios de modelos o publicam.
settings-model-neural-style = Modelo neural de estilo
settings-model-neural-style-hint = Uma pasta gravada por concord train textcnn.
settings-model-neural-language = Modelo neural de linguagem
settings-model-neural-language-hint = Uma pasta gravada por concord train lm (pontua palavras) ou um modelo da família GPT-2 de um repositório de modelos (pontua tokens).
settings-model-rating = Modelo de avaliação
settings-model-rating-hint = Uma pasta gravada por concord train regression, treinada com avaliações humanas.
settings-model-is-neural = Precisa de um executor de jobs (concord work) compilado com modelos neurais.
settings-model-metrics = Métricas: { $titles }.
settings-save-models = Salvar modelos
settings-models-saved = Os modelos foram salvos ({ $language }). Um job pontuará os textos com eles.

## Team

team-title = Equipe e convites
team-lead = Pesquisadores, revisores e gerentes são membros da equipe. Os participantes entram com um link de convite.
team-members = Membros da equipe
team-member-since = Membro desde
team-email-hint = A pessoa já precisa ter uma conta neste servidor.
team-add-member = Acrescentar membro
team-remove-role = Remover papel
team-role-researcher = Pesquisador
team-role-reviewer = Revisor
team-role-manager = Gerente
team-role-worker = Participante

## Invitation links

team-links = Links de convite
team-links-lead = Quem tem um link de convite recebe o papel dele. Um link é mostrado uma só vez. Se você o perder, revogue-o e crie outro.
team-no-links = Ainda não há links de convite. Crie um abaixo e envie-o às pessoas que quer convidar.
team-worker-language = Idioma dos participantes
team-worker-chooses = Escolhido pelo participante
team-days = Válido por (dias)
team-days-hint = Deixe vazio para um link que não expira.
team-uses = Número máximo de usos
team-uses-hint = Deixe vazio para não haver limite.
team-address-limit = Contas por endereço de rede
team-address-limit-hint = Deixe vazio para não haver limite. Uma turma ou um escritório podem compartilhar um endereço.
team-create-link = Criar link de convite
team-revoke-link = Revogar link
team-language-open = idioma escolhido pelo participante
team-uses-left = { $n ->
    [one] { $n } uso restante
   *[other] { $n } usos restantes
}
team-accounts-per-address = { $n ->
    [one] { $n } conta por endereço de rede
   *[other] { $n } contas por endereço de rede
}
team-link-created = Criado em:
team-link-expires = Válido até:
team-new-link = Seu novo link de convite
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Respostas de envios recusados
rejected-answers-counted = contam nas estatísticas: recusar só afeta o pagamento
rejected-answers-left-out = não contam nas estatísticas
rejected-answers-hint = Decida antes de ver os resultados, porque excluir respostas pode mudá-los. As reescritas ficam até serem removidas.
