### Refusals of models, of their training, and of background jobs.

training-kind = Elija un modelo de valoración, un modelo de estilo neuronal o un modelo de lenguaje neuronal.
training-needs-task = Elija la tarea de cuyas valoraciones aprende el modelo.
training-needs-encoder-folder = Elija la carpeta de un codificador como punto de partida. Si no hay ninguna, primero hay que añadir una a la carpeta de modelos del servidor.
training-takes-no-task = Solo un modelo de valoración usa una tarea y un codificador. Deje los dos vacíos.
training-is-under-way = Hay otro entrenamiento en curso con el nombre { $name }. Cancélelo primero o inicie un entrenamiento con otro nombre.
training-failed = No se ha podido entrenar { $name }: { $details }.
training-was-cancelled = El entrenamiento se canceló.
encoder-was-changed = El codificador { $file } ha cambiado desde que se solicitó este entrenamiento. Restaure los archivos anteriores y reintente el trabajo, o inicie otro entrenamiento.
no-ratings-yet = Todavía no hay valoraciones de textos en este idioma. Recopile algunas con una tarea que use una escala o un control deslizante.
ratings-of-one-worker = Todas las valoraciones son de un solo participante. El modelo necesita valoraciones de al menos dos textos y de al menos dos participantes, porque se evalúa con participantes cuyas valoraciones no ha visto.
no-rewrites-yet = Todavía no hay reescrituras humanas en este idioma. Recopile algunas primero.
rewrites-of-one-source = Todas las reescrituras son de un solo texto fuente. El modelo necesita reescrituras de al menos dos textos fuente, porque se evalúa con reescrituras que no ha visto.
unknown-job = Esta versión de Concord no conoce los trabajos del tipo «{ $kind }». Actualice todos los servidores y ejecutores de trabajos e inténtelo de nuevo.
no-such-source = El estudio no tiene el texto fuente { $source }.
models-folder-is-missing = Este servidor no tiene carpeta de modelos. Su administración puede indicarla con el ajuste «models».
model-name = «{ $file }» no puede ser el nombre de un modelo. Use solo letras (de la a a la z, sin tildes ni ñ), dígitos, puntos, guiones y guiones bajos, y como máximo 200 caracteres.
model-needs-digest = { $file } necesita su resumen SHA-256 de 64 dígitos hexadecimales.
model-name-is-taken = La carpeta de modelos ya tiene { $name }, o un entrenamiento lo está creando. Elija otro nombre.
model-is-unusable = { $file } no se puede usar: { $details }.
model-is-not-there = { $file } no está en la carpeta de modelos de este servidor. Añada allí el modelo o elija otro en la configuración. Se esperaba: { $kind }.
model-was-changed = { $file } ha cambiado desde que el estudio lo eligió. Restaure el contenido anterior o guarde de nuevo la configuración para usar el nuevo.
model-is-not = { $file } no se puede leer como modelo ({ $details }). Se esperaba: { $kind }.
model-is-another-kind = { $file } es un modelo de otro tipo. Se esperaba: { $kind }.
kind-style = un modelo de estilo (concord style train)
kind-naturalness = un modelo de estilo que distingue textos humanos de textos de sistemas (concord style train)
kind-language = un modelo de lenguaje en un archivo ARPA (concord lm train)
kind-dictionary = un diccionario de Hunspell (un archivo .dic con su archivo .aff)
kind-vectors = vectores de palabras (GloVe, word2vec o fastText)
kind-encoder = la carpeta de un codificador de la familia BERT (config.json, tokenizer.json y model.safetensors)
kind-neural-style = la carpeta de un modelo de estilo neuronal (concord train textcnn)
kind-neural-language = la carpeta de un modelo de lenguaje neuronal (concord train lm, o uno de la familia GPT-2 con config.json, tokenizer.json y model.safetensors)
kind-rating = la carpeta de un modelo de valoración (concord train regression)
is-being-scored = Ya se están puntuando todos los textos de este estudio. Espere a que termine este trabajo.
job-cannot-be-retried = Solo se puede reintentar un trabajo que ha fallado o se ha cancelado. Recargue la página.
job-has-ended = Este trabajo ya ha terminado, por lo que no se puede cancelar. Recargue la página.
job-holder-vanished = El proceso que lo ejecutaba se detuvo, o se detuvo su máquina.
job-took-too-long = No terminó después de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
