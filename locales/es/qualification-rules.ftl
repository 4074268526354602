### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Cualificación
gates-lead = Reglas de los pasos que cualifican a los participantes para las tareas: comprobación de ubicación, prueba de cualificación, piloto y revisión por hablante nativo.

## Whether a step has a rule in this language

gates-set = configurada
gates-set-version = configurada, versión { $n }
gates-not-set = aún sin configurar

## Location check

gates-location = Comprobación de ubicación (QC1)
gates-location-lead = Los participantes declaran su país. Si un proxy de confianza o el archivo de países muestra otro país, decide un responsable.
gates-countries = Países permitidos
gates-countries-hint = Códigos de dos letras separados por comas, por ejemplo FR, CA. Déjelo vacío para permitir todos los países.
gates-save-location = Guardar comprobación de ubicación
gates-location-saved = La comprobación de ubicación para { $language } se ha guardado.

## Qualification test

gates-test = Prueba de cualificación (QC2)
gates-test-lead = Los participantes valoran oraciones de -3 (muy informal) a 3 (muy formal). Nunca ven las respuestas correctas.
gates-sentences = Oraciones
gates-sentences-hint = Una por línea: respuesta correcta | oración | explicación para colegas. Ejemplo: -2 | vienes o qué | forma oral
gates-tolerance = Tolerancia (puntos respecto a la respuesta correcta)
gates-pass-mark = Puntuación mínima (de 100 puntos)
gates-attempts = Número máximo de intentos
gates-wait = Tiempo de espera entre intentos (minutos)
gates-instructions = Instrucciones
gates-save-test = Guardar prueba
gates-test-saved = La prueba de cualificación para { $language } se ha guardado.

## Native-speaker review

gates-review = Revisión por hablante nativo (QC3)
gates-review-lead = Después del piloto, el participante espera hasta que un revisor haya leído los textos y decidido.
gates-pilot-hits = HIT piloto antes de la revisión
gates-save-review = Guardar regla de revisión
gates-review-saved = La regla de revisión para { $language } se ha guardado.
