### Refusals of models, of their training, and of background jobs.

training-kind = Choose a rating model, a neural style model or a neural language model.
training-needs-task = Choose the task whose ratings the model learns from.
training-needs-encoder-folder = Choose the folder of an encoder to start from. If there is none, one has to be added to the models folder of the server first.
training-takes-no-task = Only a rating model uses a task and an encoder. Leave both empty.
training-is-under-way = Another training with the name { $name } is in progress. Cancel it first, or start a training with another name.
# Arguments: $name, $details
training-failed = { $name } could not be trained: { $details }.
training-was-cancelled = The training was cancelled.
encoder-was-changed = The encoder { $file } has changed since this training was requested. Restore the old files and retry the job, or start another training.
no-ratings-yet = There are no ratings of texts in this language yet. Collect some with a task that uses a scale or a slider.
ratings-of-one-worker = All ratings are from one worker. The model needs ratings of at least two texts by at least two workers, because it is tested on workers whose ratings it has not seen.
no-rewrites-yet = There are no rewrites by people in this language yet. Collect some first.
rewrites-of-one-source = All rewrites are of one source. The model needs rewrites of at least two sources, because it is tested on rewrites that it has not seen.
unknown-job = This version of Concord does not know jobs of the kind “{ $kind }”. Update all servers and job workers, then try again.
no-such-source = The study has no source { $source }.
models-folder-is-missing = This server has no models folder. Its administrator can set one with the setting “models”.
model-name = “{ $file }” cannot be the name of a model. Use letters (a to z), digits, dots, hyphens and underscores only, and at most 200 characters.
model-needs-digest = { $file } needs its SHA-256 digest of 64 hexadecimal digits.
model-name-is-taken = The models folder already has { $name }, or a training is creating it. Choose another name.
# Arguments: $file, $details
model-is-unusable = { $file } cannot be used: { $details }.
# Arguments: $file, $kind
model-is-not-there = { $file } is not in the models folder of this server. Add the model there, or choose another one in the settings. Expected: { $kind }.
model-was-changed = { $file } has changed since the study chose it. Restore the old content, or save the settings again to use the new one.
# Arguments: $file, $kind, $details
model-is-not = { $file } cannot be read as a model ({ $details }). Expected: { $kind }.
# Arguments: $file, $kind
model-is-another-kind = { $file } is a model of another kind. Expected: { $kind }.
kind-style = a style model (concord style train)
kind-naturalness = a style model that tells texts by people from texts by systems (concord style train)
kind-language = a language model in an ARPA file (concord lm train)
kind-dictionary = a Hunspell dictionary (a .dic file with its .aff file)
kind-vectors = word vectors (GloVe, word2vec or fastText)
kind-encoder = the folder of an encoder of the BERT family (config.json, tokenizer.json and model.safetensors)
kind-neural-style = the folder of a neural style model (concord train textcnn)
kind-neural-language = the folder of a neural language model (concord train lm, or one of the GPT-2 family with config.json, tokenizer.json and model.safetensors)
kind-rating = the folder of a rating model (concord train regression)
is-being-scored = All texts of this study are already being scored. Wait until this job has finished.
job-cannot-be-retried = Only a job that has failed or was cancelled can be retried. Reload the page.
job-has-ended = This job has already ended, so it cannot be cancelled. Reload the page.
job-holder-vanished = The process that worked on it stopped, or its machine did.
job-took-too-long = It was not finished after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
