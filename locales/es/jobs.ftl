### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Trabajos
jobs-lead = Trabajos en segundo plano, como puntuar salidas nuevas y entrenar modelos. Continúan aunque salga de esta página.
jobs-empty = No hay trabajos que mostrar. Los trabajos aparecen aquí cuando se envían reescrituras o se importan salidas.
jobs-show = Mostrar trabajos
jobs-earlier = Trabajos más antiguos

## The table of jobs

jobs-job = Trabajo
jobs-attempts = Intentos
jobs-ended = Fin
jobs-next-attempt = Próximo intento:
jobs-retry = Reintentar trabajo
jobs-cancel = Cancelar trabajo

## The states of a job

jobs-state-queued = en cola
jobs-state-running = en ejecución
jobs-state-cancelling = cancelándose
jobs-state-done = terminado
jobs-state-failed = fallido
jobs-state-cancelled = cancelado

## The kinds of jobs

jobs-kind-score-texts = Puntuar salidas nuevas
jobs-kind-score-study = Puntuar todas las salidas sin puntuación
jobs-kind-score-neural = Puntuar salidas con modelos neuronales
jobs-kind-train = Entrenar un modelo
jobs-kind-feed = Pasar textos a la tarea siguiente
jobs-kind-store-export = Escribir una exportación en el almacenamiento de objetos

## Scoring of all outputs without a score

jobs-missing = Puntuaciones faltantes
jobs-missing-lead = Las salidas nuevas se puntúan automáticamente. Use esto tras actualizar Concord o las abreviaturas de un idioma. Las puntuaciones existentes se conservan.
jobs-score-missing = Calcular puntuaciones faltantes

## Confirmations after a button

jobs-told-scoring = Se están puntuando todas las salidas sin puntuación. Puede salir de esta página.
jobs-told-queued = El trabajo está de nuevo en cola.
jobs-told-cancelled = El trabajo se ha cancelado. Sus resultados hasta ahora se conservan.

## Job workers: processes of the server that run jobs

processes-title = Ejecutores de trabajos
processes-lead = Procesos de este servidor que ejecutan los trabajos de todos los estudios. Si uno deja de responder, otro asume su trabajo.
processes-n-running = { $n ->
    [one] { $n } ejecutor de trabajos está activo.
   *[other] { $n } ejecutores de trabajos están activos.
}
processes-none-neural = No hay ningún ejecutor de trabajos con modelos neuronales.
processes-with-neural = Los modelos neuronales se ejecutan en: { $names }.
processes-none = No hay ningún ejecutor de trabajos activo
processes-none-for-neural = No hay ningún ejecutor de trabajos con modelos neuronales activo
# The same for an administrator of the server
processes-start-administrator = Los trabajos esperan hasta que haya un ejecutor de trabajos activo. Inicie uno en el servidor con este comando:
processes-start = Los trabajos esperan hasta que haya un ejecutor de trabajos activo. La administración de este servidor puede iniciar uno con este comando:
processes-start-in-server = Como alternativa, el comando «concord serve» también ejecuta trabajos con este ajuste:
# The same for an administrator of the server
processes-start-neural-administrator = El entrenamiento y la puntuación neuronal esperan a un ejecutor de trabajos compilado con modelos neuronales. Inicie uno desde la carpeta del código fuente, con los mismos ajustes del servidor para la base de datos, la carpeta de datos y la carpeta de modelos:
processes-start-neural = El entrenamiento y la puntuación neuronal esperan a un ejecutor de trabajos compilado con modelos neuronales. La administración de este servidor puede iniciar uno desde la carpeta del código fuente, con los mismos ajustes del servidor para la base de datos, la carpeta de datos y la carpeta de modelos:
processes-job-worker = Ejecutor de trabajos
processes-program = Programa
processes-neural-models = Modelos neuronales
processes-started = Inicio
processes-last-seen = Última señal

## Models of the study

models-title = Modelos
models-lead = Modelos que puntúan los textos de este estudio y entrenamiento de modelos nuevos con valoraciones y reescrituras de este estudio.
models-of-study = Modelos de este estudio
models-of-study-lead = Un modelo se identifica por su contenido. Un archivo con el mismo nombre pero otro contenido se rechaza.
models-empty = Este estudio todavía no tiene modelos. Elija uno en la configuración o entrene uno abajo.
models-choose = Elegir modelos en la configuración
models-kind = Tipo
models-model = Modelo

## The kinds of models

models-kind-style = Modelo de estilo
models-kind-naturalness = Modelo de naturalidad
models-kind-language = Modelo de lenguaje
models-kind-dictionary = Diccionario ortográfico
models-kind-vectors = Vectores de palabras
models-kind-encoder = Codificador
models-kind-neural-style = Modelo de estilo neuronal
models-kind-neural-language = Modelo de lenguaje neuronal
models-kind-rating = Modelo de valoración

## Signatures of scores

models-signatures = Firmas de las métricas
models-signatures-lead = Una firma identifica cómo se calculó una puntuación. Compare solo puntuaciones con la misma firma.
models-signatures-empty = Las firmas aparecen aquí después de puntuar salidas.
models-signature = Firma

## The form for training a model

models-train-title = Entrenar un modelo
models-train-lead = Alrededor de una décima parte de los datos se reserva para la evaluación. Un modelo de valoración se evalúa con participantes y textos que no ha visto. Los demás tipos se evalúan con textos fuente que no han visto.
models-train-rating = Modelo de valoración: un codificador que aprende de valoraciones humanas
models-train-neural-style = Modelo de estilo neuronal: aprende a distinguir textos fuente de reescrituras humanas
models-train-neural-language = Modelo de lenguaje neuronal: aprende de reescrituras humanas
models-task = Tarea con valoraciones
models-task-hint = Un modelo de valoración aprende de las valoraciones de esta tarea. Los demás tipos no la usan.
models-encoder-hint = Un modelo de valoración parte de este codificador de la familia BERT de la carpeta de modelos. Los demás tipos no lo usan.
models-name-hint = El nombre de la carpeta nueva en la carpeta de modelos, por ejemplo formality-1.
models-epochs = Épocas
models-epochs-hint = El número de pasadas por todos los ejemplos de entrenamiento.
models-use-after-training = Usar el modelo después del entrenamiento
models-use-after-training-hint = Cuando termina el entrenamiento, el estudio usa el modelo y puntúa con él sus textos.
models-train = Entrenar modelo
models-told-queued = El entrenamiento está en cola. Puede salir de esta página.

## Trainings

models-trainings = Entrenamientos
models-trainings-lead = El entrenamiento más reciente aparece primero. Puede cancelar o reintentar un entrenamiento en la página «Trabajos».
models-trainings-empty = Los entrenamientos aparecen aquí después de iniciar uno abajo.
models-trained = entrenado
models-waits-for-turn = Este entrenamiento espera a un ejecutor de trabajos con modelos neuronales, que antes termina sus trabajos anteriores.
models-waits-for-worker = Este entrenamiento espera a un ejecutor de trabajos con modelos neuronales. No hay ninguno activo. La sección «Ejecutores de trabajos» explica cómo iniciar uno.
models-examples = Ejemplos de entrenamiento: { $n } (SHA-256 { $digest }). Ejemplos reservados: { $tested }.
models-options = Épocas: { $epochs }. Semilla: { $seed }.
models-starts-from = Codificador: { $encoder }.
models-download-ratings = Descargar las valoraciones actuales (CSV)

## The result of a training

models-result-rating = ρ de Spearman de la época elegida con las valoraciones reservadas: { $value }.
models-result-accuracy = Exactitud con los textos fuente reservados: { $value }.
models-result-perplexity = Perplejidad con las reescrituras reservadas: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Pérdida de entrenamiento y validación de { $name }
models-epoch = Época
models-loss = Pérdida
models-rmse-held-out = Error (RMSE) con las valoraciones reservadas
models-accuracy-held-out = Exactitud con los textos fuente reservados
models-perplexity-held-out = Perplejidad con las reescrituras reservadas
models-rmse = Error (RMSE)
models-accuracy = Exactitud
models-perplexity = Perplejidad
