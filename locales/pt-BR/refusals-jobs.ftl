### Refusals of models, of their training, and of background jobs.

training-kind = Escolha um modelo de avaliação, um modelo neural de estilo ou um modelo neural de linguagem.
training-needs-task = Escolha a tarefa cujas avaliações servirão para treinar o modelo.
training-needs-encoder-folder = Escolha a pasta do codificador que servirá de ponto de partida. Se não houver nenhum, primeiro é preciso acrescentar um à pasta de modelos do servidor.
training-takes-no-task = Somente um modelo de avaliação usa uma tarefa e um codificador. Deixe os dois vazios.
training-is-under-way = Outro treinamento com o nome { $name } está em andamento. Cancele-o antes, ou inicie um treinamento com outro nome.
training-failed = Não foi possível treinar { $name }: { $details }.
training-was-cancelled = O treinamento foi cancelado.
encoder-was-changed = O codificador { $file } mudou desde que este treinamento foi pedido. Restaure os arquivos antigos e repita o job, ou inicie outro treinamento.
no-ratings-yet = Ainda não há avaliações de textos neste idioma. Colete algumas com uma tarefa que use uma escala ou um controle deslizante.
ratings-of-one-worker = Todas as avaliações são de um só participante. O modelo precisa de avaliações de pelo menos dois textos por pelo menos dois participantes, porque é testado com participantes cujas avaliações não viu.
no-rewrites-yet = Ainda não há reescritas feitas por pessoas neste idioma. Primeiro, colete algumas.
rewrites-of-one-source = Todas as reescritas são de um só texto de origem. O modelo precisa de reescritas de pelo menos dois textos de origem, porque é testado com reescritas que não viu.
unknown-job = Esta versão do Concord não conhece jobs do tipo “{ $kind }”. Atualize todos os servidores e executores de jobs e tente de novo.
no-such-source = O estudo não tem um texto de origem { $source }.
models-folder-is-missing = Este servidor não tem uma pasta de modelos. A administração pode definir uma com a configuração “models”.
model-name = “{ $file }” não pode ser o nome de um modelo. Use somente letras (a a z), algarismos, pontos, hifens e sublinhados, e no máximo 200 caracteres.
model-needs-digest = { $file } precisa do seu hash SHA-256 de 64 dígitos hexadecimais.
model-name-is-taken = A pasta de modelos já tem { $name }, ou um treinamento o está criando. Escolha outro nome.
model-is-unusable = { $file } não pode ser usado: { $details }.
model-is-not-there = { $file } não está na pasta de modelos deste servidor. Acrescente o modelo à pasta ou escolha outro nas configurações. Esperado: { $kind }.
model-was-changed = { $file } mudou desde que o estudo o escolheu. Restaure o conteúdo antigo, ou salve de novo as configurações para usar o novo.
model-is-not = { $file } não pode ser lido como modelo ({ $details }). Esperado: { $kind }.
model-is-another-kind = { $file } é um modelo de outro tipo. Esperado: { $kind }.
kind-style = um modelo de estilo (concord style train)
kind-naturalness = um modelo de estilo que distingue textos de pessoas de textos de sistemas (concord style train)
kind-language = um modelo de linguagem em um arquivo ARPA (concord lm train)
kind-dictionary = um dicionário Hunspell (um arquivo .dic com seu arquivo .aff)
kind-vectors = vetores de palavras (GloVe, word2vec ou fastText)
kind-encoder = a pasta de um codificador da família BERT (config.json, tokenizer.json e model.safetensors)
kind-neural-style = a pasta de um modelo neural de estilo (concord train textcnn)
kind-neural-language = a pasta de um modelo neural de linguagem (concord train lm, ou um da família GPT-2 com config.json, tokenizer.json e model.safetensors)
kind-rating = a pasta de um modelo de avaliação (concord train regression)
is-being-scored = Todos os textos deste estudo já estão sendo pontuados. Aguarde o fim deste job.
job-cannot-be-retried = Somente um job que falhou ou foi cancelado pode ser repetido. Recarregue a página.
job-has-ended = Este job já terminou, por isso não pode ser cancelado. Recarregue a página.
job-holder-vanished = O processo que o executava parou, ou a máquina dele parou.
job-took-too-long = Não terminou depois de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
