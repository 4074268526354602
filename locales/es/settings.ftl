### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = Nuevo estudio
new-study-lead = Usted recibe los roles «Investigador» y «Responsable» en el estudio. Los participantes no pueden empezar hasta que lo active.
new-study-title-hint = El equipo y los participantes ven este título.
new-study-languages-how = Nombres o códigos separados por comas, por ejemplo alemán, it, pt-BR. Puede añadir idiomas más tarde.
new-study-create = Crear estudio

## Settings of a study

settings-title = Configuración
settings-lead = Ajustes que se aplican a todo el estudio.
settings-general = General
settings-languages-how = Nombres o códigos separados por comas. Un idioma con textos o participantes no se puede quitar.
settings-currency-hint = Tres letras, por ejemplo EUR, USD o BRL. No se puede cambiar después de que los participantes hayan ganado dinero.
settings-approve-after = Horas hasta que un envío se aprueba automáticamente
settings-approve-after-hint = Escriba 0 para aprobar los envíos solo a mano.
settings-target-rate = Pago por hora objetivo ({ $currency })
settings-target-rate-hint = El objetivo se muestra junto al pago por hora real de los participantes.
# Arguments: $currency
settings-budget = Presupuesto ({ $currency })
settings-budget-hint = Cuando las remuneraciones y las bonificaciones juntas lo alcanzan, los participantes no reciben HIT nuevos. Las comisiones de los servicios no se incluyen. Déjelo vacío para que no haya límite.
settings-payee = Datos bancarios o de PayPal
settings-payee-hint = Los responsables los ven solo en los archivos con los que pagan. El formulario de consentimiento debería indicarlo.
settings-payee-no = No se piden a los participantes
settings-payee-yes = Los participantes los indican en la página de sus pagos
settings-typing = Escritura y pegado
settings-typing-hint = En los textos que escriben los participantes: cuántas letras se teclearon y se pegaron, y qué tan regulares fueron las pausas. En ese caso, el formulario de consentimiento lo indica. Solo se aplica a los participantes que aceptan ese formulario.
settings-typing-no = No se cuentan
settings-typing-yes = Se cuentan
settings-compare = Dispositivos y redes
settings-compare-hint = Encuentra a participantes que usan el mismo dispositivo o la misma red. Solo se guardan códigos calculados a partir de estos datos. En ese caso, el formulario de consentimiento lo indica. Solo se compara a los participantes que aceptan ese formulario.
settings-compare-no = No se comparan
settings-compare-yes = Se comparan
settings-contact = Contacto para los participantes
settings-contact-hint = Un correo electrónico o la dirección de una página web.
settings-withdrawal = Respuestas de los participantes que se retiran del estudio
settings-withdrawal-hint = El formulario de consentimiento lo indica automáticamente, en el idioma del participante.
settings-withdrawal-keep = Las respuestas se conservan
settings-withdrawal-choose = Los participantes eligen si sus respuestas se conservan o se eliminan
settings-withdrawal-until-closing = Los participantes pueden elegir hasta que se cierre el estudio
settings-retention = Días desde el cierre hasta que se borran los datos personales de los participantes
settings-retention-hint = Escriba 0 para conservar los datos. Las respuestas y los pagos se conservan con el seudónimo.
settings-save = Guardar configuración
settings-saved = La configuración se ha guardado.

## The state of the study has changed

settings-study-is-draft = El estudio es ahora un borrador.
settings-study-is-live = El estudio está ahora activo.
settings-study-is-closed = El estudio está ahora cerrado.

## Settings of one language of the study

settings-by-language = Configuración por idioma
settings-consent = Formulario de consentimiento ({ $language })
settings-consent-hint = Markdown. Los participantes lo ven primero y no pueden empezar sin aceptarlo.
settings-built-in-consent = Leer el formulario predeterminado, que los participantes ven mientras este campo está vacío
settings-public-title = Título para los participantes ({ $language })
settings-public-title-hint = Si está vacío, los participantes leen «{ $title }».
settings-public-description = Descripción para los participantes ({ $language })
settings-public-description-hint = Dos o tres oraciones. Se leen en la página del enlace de invitación.
settings-save-public-texts = Guardar textos para los participantes
settings-public-texts-saved = Los textos para los participantes en { $language } se han guardado.
settings-abbreviations = Abreviaturas para RULE-BASED ({ $language })
settings-abbreviations-hint = Una por línea: abreviatura, tabulador o =, expansión. Una lista vacía restaura la lista integrada.
settings-save-abbreviations = Guardar abreviaturas
settings-abbreviations-saved = Las abreviaturas para { $language } se han guardado.

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Estilo, naturalidad, log-probabilidad, Word Mover's Distance y ortografía en { $language } necesitan modelos. Ponga sus archivos en la carpeta de modelos de este servidor (ajuste «models»). Después puede elegirlos aquí.
settings-no-model-files = Estilo, naturalidad, log-probabilidad, Word Mover's Distance y ortografía en { $language } necesitan modelos. La administración de este servidor pone sus archivos en la carpeta de modelos del servidor (ajuste «models»). Después puede elegirlos aquí.
settings-model-in-language = { $model } ({ $language })
settings-model-style = Modelo de estilo
settings-model-style-hint = Entrenado con concord style train: textos en el estilo objetivo frente a otros textos. También calcula las puntuaciones de estilo de las reescrituras.
settings-model-naturalness = Modelo de naturalidad
settings-model-naturalness-hint = Entrenado con concord style train: textos humanos frente a salidas de sistemas.
settings-model-same-files = Esta lista muestra modelos de estilo y de naturalidad: sus archivos no se distinguen.
settings-model-language = Modelo de lenguaje
settings-model-language-hint = Entrenado con concord lm train u otra herramienta: un archivo ARPA.
settings-model-vectors = Vectores de palabras
settings-model-vectors-hint = GloVe, word2vec o fastText. Las distancias de textos enmascarados necesitan además un modelo de estilo basado en palabras.
settings-model-dictionary = Diccionario ortográfico
settings-model-dictionary-hint = Hunspell: elija el archivo .dic; su archivo .aff debe estar en la misma carpeta. Sugiere correcciones de las reescrituras.
settings-model-encoder = Codificador
settings-model-encoder-hint = Una carpeta con un modelo de la familia BERT, tal como lo publican los repositorios de modelos.
settings-model-neural-style = Modelo de estilo neuronal
settings-model-neural-style-hint = Una carpeta creada con concord train textcnn.
settings-model-neural-language = Modelo de lenguaje neuronal
settings-model-neural-language-hint = Una carpeta creada con concord train lm (puntúa palabras) o un modelo de la familia GPT-2 de un repositorio de modelos (puntúa tokens).
settings-model-rating = Modelo de valoración
settings-model-rating-hint = Una carpeta creada con concord train regression, entrenada con valoraciones humanas.
settings-model-is-neural = Necesita un ejecutor de trabajos (concord work) compilado con modelos neuronales.
settings-model-metrics = Métricas: { $titles }.
settings-save-models = Guardar modelos
settings-models-saved = Los modelos para { $language } se han guardado. Un trabajo puntuará los textos con ellos.

## Team

team-title = Equipo e invitaciones
team-lead = Los investigadores, revisores y responsables son miembros del equipo. Los participantes se unen con un enlace de invitación.
team-members = Miembros del equipo
team-member-since = Miembro desde
team-email-hint = La persona ya debe tener una cuenta en este servidor.
team-add-member = Añadir miembro
team-remove-role = Quitar rol
team-role-researcher = Investigador
team-role-reviewer = Revisor
team-role-manager = Responsable
team-role-worker = Participante

## Invitation links

team-links = Enlaces de invitación
team-links-lead = Cualquiera que tenga un enlace de invitación recibe su rol. Un enlace se muestra una sola vez. Si lo pierde, revóquelo y cree uno nuevo.
team-no-links = Todavía no hay enlaces de invitación. Cree uno abajo y envíelo a las personas que quiera invitar.
team-worker-language = Idioma de los participantes
team-worker-chooses = Lo elige el participante
team-days = Validez (días)
team-days-hint = Déjelo vacío para un enlace que no expire.
team-uses = Número máximo de usos
team-uses-hint = Déjelo vacío para que no haya límite.
team-address-limit = Cuentas por dirección de red
team-address-limit-hint = Déjelo vacío para que no haya límite. Una clase o una oficina puede compartir una dirección.
team-create-link = Crear enlace de invitación
team-revoke-link = Revocar enlace
team-language-open = idioma elegido por el participante
team-uses-left = { $n ->
    [one] queda { $n } uso
   *[other] quedan { $n } usos
}
team-accounts-per-address = { $n ->
    [one] { $n } cuenta por dirección de red
   *[other] { $n } cuentas por dirección de red
}
team-link-created = Creado:
team-link-expires = Válido hasta:
team-new-link = Su nuevo enlace de invitación
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Respuestas de envíos rechazados
rejected-answers-counted = cuentan en las estadísticas: rechazar solo afecta al pago
rejected-answers-left-out = no cuentan en las estadísticas
rejected-answers-hint = Decida antes de ver los resultados, porque excluir respuestas puede cambiarlos. Las reescrituras se conservan hasta que se eliminen.
