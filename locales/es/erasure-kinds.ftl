### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Borradores
erasure-rejection-reasons = Motivos de rechazos
erasure-messages = Mensajes
erasure-conversations = Conversaciones
erasure-countries = Países declarados y detectados
erasure-decision-reasons = Motivos de decisiones
erasure-provider-ids = ID en servicios de reclutamiento y códigos para continuar
erasure-reviewer-notes = Notas de los revisores
erasure-typing = Recuentos de lo escrito y lo pegado
erasure-sightings = Códigos de dispositivos y redes
erasure-looks = Notas sobre el trabajo examinado
erasure-stored-results = Copias guardadas de resultados calculados
erasure-log-details = Detalles del registro de auditoría

## Erased if the answers are removed

erasure-texts = Textos que escribió
erasure-free-text = Respuestas de texto libre
erasure-skip-reasons = Motivos para omitir una pregunta
erasure-scores = Puntuaciones de sus textos
erasure-gold-comparisons = Comparaciones con las respuestas esperadas de ítems gold
erasure-test-answers = Respuestas a la prueba de cualificación

## Erased with the account

erasure-account = Nombre, correo electrónico y contraseña
erasure-sessions = Sesiones
erasure-browsers = Navegadores conocidos
erasure-codes = Códigos de inicio de sesión
erasure-identities = Identidades en el servicio de inicio de sesión
erasure-tokens = Tokens de la API
erasure-connections = Conexiones con servicios de reclutamiento
erasure-mail = Mensajes de correo electrónico
erasure-invitations = Invitaciones
erasure-mail-links = Enlaces en mensajes de correo electrónico
erasure-messages-to-workers = Mensajes a participantes
erasure-upload-pieces = Partes de archivos subidos
erasure-uploads = Archivos subidos
erasure-roles = Roles en estudios

## Kept under the pseudonym

erasure-submissions = Envíos
erasure-answers = Respuestas
erasure-answers-without-text = Respuestas, sin sus textos y excluidas de todos los resultados
erasure-payments = Entradas del libro de pagos
erasure-decisions = Decisiones de cualificación
erasure-bonus-reasons = Motivos de bonificaciones
erasure-payee = Datos bancarios y de PayPal
