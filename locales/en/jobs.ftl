### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Jobs
jobs-lead = Background work, such as scoring new outputs and training models. It continues when you leave this page.
jobs-empty = There are no jobs to show. Jobs appear here when rewrites are submitted or outputs are imported.
jobs-show = Show jobs
# A link to older jobs
jobs-earlier = Older jobs

## The table of jobs

# Column head: the kind of work
jobs-job = Job
# Column head: how often the job was attempted
jobs-attempts = Attempts
# Column head: the time when the job ended
jobs-ended = Ended
# Before a date and time
jobs-next-attempt = Next attempt:
jobs-retry = Retry job
jobs-cancel = Cancel job

## The states of a job

jobs-state-queued = queued
jobs-state-running = running
jobs-state-cancelling = being cancelled
jobs-state-done = done
jobs-state-failed = failed
jobs-state-cancelled = cancelled

## The kinds of jobs

jobs-kind-score-texts = Score new outputs
jobs-kind-score-study = Score all outputs without a score
jobs-kind-score-neural = Score outputs with neural models
jobs-kind-train = Train a model
# Texts from one task become items of the next one
jobs-kind-feed = Pass texts on to the next task
jobs-kind-store-export = Write an export to storage

## Scoring of all outputs without a score

jobs-missing = Missing scores
jobs-missing-lead = New outputs are scored automatically. Use this after updating Concord or a language's abbreviations. Existing scores are kept.
jobs-score-missing = Compute missing scores

## Confirmations after a button

jobs-told-scoring = All outputs without a score are being scored. You can leave this page.
jobs-told-queued = The job is queued again.
jobs-told-cancelled = The job was cancelled. Its results so far are kept.

## Job workers: processes of the server that run jobs

processes-title = Job workers
processes-lead = Processes of this server that run the jobs of all studies. If one stops responding, another takes over its job.
processes-n-running = { $n ->
    [one] { $n } job worker is running.
   *[other] { $n } job workers are running.
}
processes-none-neural = There is no job worker with neural models.
# $names: what the neural models run on, such as "CPU"
processes-with-neural = Neural models run on: { $names }.
processes-none = No job worker is running
processes-none-for-neural = No job worker with neural models is running
# The same for an administrator of the server
processes-start-administrator = Jobs wait until a job worker is running. Start one on the server with this command:
# Before a command
processes-start = Jobs wait until a job worker is running. The administrator of this server can start one with this command:
# Before a setting
processes-start-in-server = Alternatively, the command “concord serve” runs jobs too with this setting:
# The same for an administrator of the server
processes-start-neural-administrator = Training and neural scoring wait for a job worker that was built with neural models. Start one from the source folder, with the server's own settings for the database, data folder and models folder:
# Before a command
processes-start-neural = Training and neural scoring wait for a job worker that was built with neural models. The administrator of this server can start one from the source folder, with the server's own settings for the database, data folder and models folder:
# Column head: the name of a process
processes-job-worker = Job worker
# Column head: the command and version of the process
processes-program = Program
processes-neural-models = Neural models
processes-started = Started
# Column head: when the process last reported that it is running
processes-last-seen = Last seen

## Models of the study

models-title = Models
models-lead = Models that score the texts of this study, and training of new models on ratings and rewrites of this study.
models-of-study = Models of this study
models-of-study-lead = A model is identified by its content. A file with the same name but different content is rejected.
models-empty = This study has no models yet. Choose one in the settings, or train one below.
models-choose = Choose models in the settings
# Column head and field: the kind of model
models-kind = Kind
models-model = Model

## The kinds of models

models-kind-style = Style model
models-kind-naturalness = Naturalness model
models-kind-language = Language model
models-kind-dictionary = Spelling dictionary
models-kind-vectors = Word vectors
models-kind-encoder = Encoder
models-kind-neural-style = Neural style model
models-kind-neural-language = Neural language model
models-kind-rating = Rating model

## Signatures of scores

models-signatures = Metric signatures
models-signatures-lead = A signature identifies how a score was computed. Compare only scores with the same signature.
models-signatures-empty = Signatures appear here after outputs are scored.
models-signature = Signature

## The form for training a model

models-train-title = Train a model
models-train-lead = About one tenth of the data is held out for testing. A rating model is tested on workers and texts that it has not seen. The other kinds are tested on sources that they have not seen.
models-train-rating = Rating model: an encoder that learns from human ratings
models-train-neural-style = Neural style model: learns to tell sources from human rewrites
models-train-neural-language = Neural language model: learns from human rewrites
models-task = Task with ratings
models-task-hint = A rating model learns from the ratings of this task. The other kinds ignore it.
models-encoder-hint = A rating model starts from this BERT-family encoder in the models folder. The other kinds ignore it.
models-name-hint = The name of the new folder in the models folder, such as formality-1.
models-epochs = Epochs
models-epochs-hint = The number of passes through all training examples.
models-use-after-training = Use the model after training
models-use-after-training-hint = When the training is finished, the study uses the model and scores its texts with it.
models-train = Train model
models-told-queued = The training run is queued. You can leave this page.

## Trainings

models-trainings = Training runs
models-trainings-lead = The newest training run is first. You can cancel or retry a training run on the page “Jobs”.
models-trainings-empty = Training runs appear here after you start one below.
# State of a training run: it has finished
models-trained = trained
models-waits-for-turn = This training run waits for a job worker with neural models, which finishes its earlier jobs first.
models-waits-for-worker = This training run waits for a job worker with neural models. None is running. The section “Job workers” says how to start one.
# Arguments: $n, $digest, $tested
models-examples = Training examples: { $n } (SHA-256 { $digest }). Held-out examples: { $tested }.
# Arguments: $epochs, $seed
models-options = Epochs: { $epochs }. Seed: { $seed }.
# $encoder: the name of a folder and the beginning of its hash
models-starts-from = Encoder: { $encoder }.
models-download-ratings = Download the current ratings (CSV)

## The result of a training

models-result-rating = Spearman's ρ of the selected epoch on held-out ratings: { $value }.
models-result-accuracy = Accuracy on held-out sources: { $value }.
models-result-perplexity = Perplexity on held-out rewrites: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Training loss and validation of { $name }
models-epoch = Epoch
models-loss = Loss
models-rmse-held-out = Error (RMSE) on held-out ratings
models-accuracy-held-out = Accuracy on held-out sources
models-perplexity-held-out = Perplexity on held-out rewrites
models-rmse = Error (RMSE)
models-accuracy = Accuracy
models-perplexity = Perplexity
