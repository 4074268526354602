### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Jobs
jobs-lead = Trabalho em segundo plano, como pontuar novas saídas e treinar modelos. Ele continua quando você sai desta página.
jobs-empty = Não há jobs a mostrar. Os jobs aparecem aqui quando reescritas são enviadas ou saídas são importadas.
jobs-show = Mostrar jobs
jobs-earlier = Jobs mais antigos

## The table of jobs

jobs-job = Job
jobs-attempts = Tentativas
jobs-ended = Terminou em
jobs-next-attempt = Próxima tentativa:
jobs-retry = Repetir job
jobs-cancel = Cancelar job

## The states of a job

jobs-state-queued = na fila
jobs-state-running = em execução
jobs-state-cancelling = sendo cancelado
jobs-state-done = concluído
jobs-state-failed = falhou
jobs-state-cancelled = cancelado

## The kinds of jobs

jobs-kind-score-texts = Pontuar novas saídas
jobs-kind-score-study = Pontuar todas as saídas sem pontuação
jobs-kind-score-neural = Pontuar saídas com modelos neurais
jobs-kind-train = Treinar um modelo
jobs-kind-feed = Repassar textos à próxima tarefa
jobs-kind-store-export = Gravar uma exportação no armazenamento de objetos

## Scoring of all outputs without a score

jobs-missing = Pontuações faltantes
jobs-missing-lead = As novas saídas são pontuadas automaticamente. Use isso depois de atualizar o Concord ou as abreviações de um idioma. As pontuações existentes são mantidas.
jobs-score-missing = Calcular pontuações faltantes

## Confirmations after a button

jobs-told-scoring = Todas as saídas sem pontuação estão sendo pontuadas. Você pode sair desta página.
jobs-told-queued = O job está de novo na fila.
jobs-told-cancelled = O job foi cancelado. Os resultados obtidos até agora são mantidos.

## Job workers: processes of the server that run jobs

processes-title = Executores de jobs
processes-lead = Processos deste servidor que executam os jobs de todos os estudos. Se um deles para de responder, outro assume seu job.
processes-n-running = { $n ->
    [one] { $n } executor de jobs está ativo.
   *[other] { $n } executores de jobs estão ativos.
}
processes-none-neural = Não há executor de jobs com modelos neurais.
processes-with-neural = Os modelos neurais são executados em: { $names }.
processes-none = Nenhum executor de jobs está ativo
processes-none-for-neural = Nenhum executor de jobs com modelos neurais está ativo
# The same for an administrator of the server
processes-start-administrator = Os jobs esperam até que um executor de jobs esteja ativo. Inicie um no servidor com este comando:
processes-start = Os jobs esperam até que um executor de jobs esteja ativo. A administração deste servidor pode iniciar um com este comando:
processes-start-in-server = Como alternativa, o comando “concord serve” também executa jobs com esta configuração:
# The same for an administrator of the server
processes-start-neural-administrator = O treinamento e a pontuação neural esperam por um executor de jobs compilado com modelos neurais. Inicie um a partir da pasta do código-fonte, com as configurações do próprio servidor para o banco de dados, a pasta de dados e a pasta de modelos:
processes-start-neural = O treinamento e a pontuação neural esperam por um executor de jobs compilado com modelos neurais. A administração deste servidor pode iniciar um a partir da pasta do código-fonte, com as configurações do próprio servidor para o banco de dados, a pasta de dados e a pasta de modelos:
processes-job-worker = Executor de jobs
processes-program = Programa
processes-neural-models = Modelos neurais
processes-started = Iniciado em
processes-last-seen = Visto por último

## Models of the study

models-title = Modelos
models-lead = Modelos que pontuam os textos deste estudo e treinamento de novos modelos com avaliações e reescritas deste estudo.
models-of-study = Modelos deste estudo
models-of-study-lead = Um modelo é identificado pelo conteúdo. Um arquivo com o mesmo nome, mas com outro conteúdo, é rejeitado.
models-empty = Este estudo ainda não tem modelos. Escolha um nas configurações ou treine um abaixo.
models-choose = Escolher modelos nas configurações
models-kind = Tipo
models-model = Modelo

## The kinds of models

models-kind-style = Modelo de estilo
models-kind-naturalness = Modelo de naturalidade
models-kind-language = Modelo de linguagem
models-kind-dictionary = Dicionário ortográfico
models-kind-vectors = Vetores de palavras
models-kind-encoder = Codificador
models-kind-neural-style = Modelo neural de estilo
models-kind-neural-language = Modelo neural de linguagem
models-kind-rating = Modelo de avaliação

## Signatures of scores

models-signatures = Assinaturas das métricas
models-signatures-lead = Uma assinatura identifica como uma pontuação foi calculada. Compare somente pontuações com a mesma assinatura.
models-signatures-empty = As assinaturas aparecem aqui depois que as saídas são pontuadas.
models-signature = Assinatura

## The form for training a model

models-train-title = Treinar um modelo
models-train-lead = Cerca de um décimo dos dados é reservado para teste. Um modelo de avaliação é testado com participantes e textos que não viu. Os outros tipos são testados com textos de origem que não viram.
models-train-rating = Modelo de avaliação: um codificador que aprende com avaliações humanas
models-train-neural-style = Modelo neural de estilo: aprende a distinguir textos de origem de reescritas humanas
models-train-neural-language = Modelo neural de linguagem: aprende com reescritas humanas
models-task = Tarefa com avaliações
models-task-hint = Um modelo de avaliação aprende com as avaliações desta tarefa. Os outros tipos a ignoram.
models-encoder-hint = Um modelo de avaliação parte deste codificador da família BERT, que está na pasta de modelos. Os outros tipos o ignoram.
models-name-hint = O nome da nova pasta dentro da pasta de modelos, como formality-1.
models-epochs = Épocas
models-epochs-hint = O número de passagens por todos os exemplos de treinamento.
models-use-after-training = Usar o modelo depois do treinamento
models-use-after-training-hint = Quando o treinamento terminar, o estudo usará o modelo e pontuará seus textos com ele.
models-train = Treinar modelo
models-told-queued = O treinamento está na fila. Você pode sair desta página.

## Trainings

models-trainings = Treinamentos
models-trainings-lead = O treinamento mais recente vem primeiro. Você pode cancelar ou repetir um treinamento na página “Jobs”.
models-trainings-empty = Os treinamentos aparecem aqui depois que você inicia um abaixo.
models-trained = concluído
models-waits-for-turn = Este treinamento espera por um executor de jobs com modelos neurais, que antes termina seus outros jobs.
models-waits-for-worker = Este treinamento espera por um executor de jobs com modelos neurais. Nenhum está ativo. A seção “Executores de jobs” diz como iniciar um.
models-examples = Exemplos de treinamento: { $n } (SHA-256 { $digest }). Exemplos reservados para teste: { $tested }.
models-options = Épocas: { $epochs }. Semente: { $seed }.
models-starts-from = Codificador: { $encoder }.
models-download-ratings = Baixar as avaliações atuais (CSV)

## The result of a training

models-result-rating = ρ de Spearman da época selecionada nas avaliações reservadas para teste: { $value }.
models-result-accuracy = Acurácia nos textos de origem reservados para teste: { $value }.
models-result-perplexity = Perplexidade nas reescritas reservadas para teste: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Perda de treinamento e validação de { $name }
models-epoch = Época
models-loss = Perda
models-rmse-held-out = Erro (RMSE) nas avaliações reservadas para teste
models-accuracy-held-out = Acurácia nos textos de origem reservados para teste
models-perplexity-held-out = Perplexidade nas reescritas reservadas para teste
models-rmse = Erro (RMSE)
models-accuracy = Acurácia
models-perplexity = Perplexidade
