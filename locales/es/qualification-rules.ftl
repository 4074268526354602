### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Cualificación
gates-lead = Reglas de los pasos que cualifican a los participantes para las tareas: comprobación de ubicación, prueba de cualificación, piloto y revisión por hablantes nativos.

## Whether a step has a rule in this language

gates-set = configurada
gates-set-version = configurada, versión { $n }
gates-not-set = aún sin configurar

## Location check

gates-location = Comprobación de ubicación (QC1)
gates-location-lead = Los participantes declaran su país. Si un proxy de confianza o el archivo de países muestra otro país, decide un responsable.
gates-countries = Países permitidos
gates-countries-hint = Nombres o códigos de dos letras separados por comas, por ejemplo { $example }. Déjelo vacío para permitir todos los países.
gates-add-country = Añadir un país
gates-add-country-hint = Se añade a los países de arriba al guardar.
gates-save-location = Guardar comprobación de ubicación
gates-location-saved = La comprobación de ubicación para { $language } se ha guardado.

## Qualification test

gates-test = Prueba de cualificación (QC2)
gates-test-lead = Los participantes responden preguntas sobre textos cuyas respuestas usted conoce. Nunca ven las respuestas esperadas.
gates-test-not-saved = Aún sin guardar
gates-test-not-saved-hint = Las preguntas de abajo han cambiado. Adapte las respuestas esperadas y guarde la prueba.
gates-start-from = Partir de
gates-questions-from = Preguntas
gates-questions-from-hint = Sustituyen las preguntas de abajo. No se guarda nada hasta que guarde la prueba.
gates-take-questions = Usar estas preguntas
gates-questions-of = Las preguntas de la tarea «{ $title }»
gates-questions-formality = Formalidad de -3 a 3
gates-questions-none = Sin preguntas: escriba las suyas
gates-questions-hint = Hay que responder a todas las preguntas. Una prueba no puede pedir un texto ni un comentario.
gates-tolerance-of = Tolerancia para «{ $question }»
gates-tolerance-scale = Puntos en que una respuesta correcta puede diferir de la esperada.
gates-tolerance-slider = Unidades del control deslizante en que una respuesta correcta puede diferir de la esperada.
gates-tolerance-spans = Porcentaje de caracteres resaltados que puede diferir; 40 significa una coincidencia mínima del 60 %.
gates-items = Textos y respuestas esperadas
gates-items-hint = Un encabezado y una línea por texto, con comas, puntos y comas o tabuladores como separadores. Columnas: { $columns }
expected-title = Cómo escribir las respuestas esperadas
expected-scale = Escala o control deslizante: un número como 2, o un intervalo como 1..3.
expected-choice = Elección: la clave de la opción. Varias opciones que deben elegirse todas: spelling|case.
expected-pairwise = Comparación por pares: el nombre de la mejor salida, o «tie». Las salidas de una prueba se llaman A, B, etc.
expected-ranking = Clasificación: la mejor salida primero, por ejemplo A > B > C.
expected-spans = Fragmentos: el texto con sus resaltados, por ejemplo [formal]Sie[/formal] kommen.
expected-several = Varias respuestas correctas: sepárelas con punto y coma, por ejemplo 1; 2. Los fragmentos solo admiten una.
gates-pass-mark = Puntuación mínima (de 100 puntos)
gates-attempts = Número máximo de intentos
gates-wait = Tiempo de espera entre intentos (minutos)
gates-instructions = Instrucciones
gates-save-test = Guardar prueba
gates-test-saved = La prueba de cualificación para { $language } se ha guardado.

## Native-speaker review

gates-review = Revisión por hablantes nativos (QC3)
gates-review-lead = Después del piloto, el participante espera hasta que se hayan leído los textos y tomado una decisión.
gates-pilot-hits = HIT piloto antes de la revisión
gates-save-review = Guardar regla de revisión
gates-review-saved = La regla de revisión para { $language } se ha guardado.
