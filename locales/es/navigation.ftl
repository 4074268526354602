### The navigation: of the site, of a study, and the menu of the account.

interface-language = Idioma
change-language = Cambiar idioma
nav-accounts = Cuentas
nav-study-pages = Páginas de { $title }
nav-tabs = Vistas de esta página
nav-overview = Resumen

## Groups of a study's pages

nav-design = Diseño
nav-recruit = Reclutamiento
nav-collect = Recopilación de datos
nav-results = Resultados

## A study's pages

nav-texts = Textos
nav-tasks = Tareas
nav-settings = Configuración
nav-qualification = Cualificación
nav-team = Equipo e invitaciones
nav-progress = Progreso
nav-summary = Síntesis
nav-workers = Participantes
nav-payments = Pagos
nav-agreement = Acuerdo
nav-evaluation = Evaluación
nav-exports = Exportaciones

## Views of a page, as tabs

nav-sources = Textos fuente
nav-outputs = Salidas
nav-batches = Lotes
nav-pictures = Imágenes
nav-rules = Reglas
nav-review = Revisión por hablantes nativos
# The same in the line on top, for people who only review
top-review = Revisión
nav-funnel = Embudo
nav-messages = Mensajes
nav-annotators = Acuerdo entre anotadores
nav-adjudication = Adjudicación
nav-human-evaluation = Evaluación humana
nav-systems = Sistemas
nav-rewrites = Reescrituras
nav-metrics = Correlación de métricas
nav-export = Exportación de datos
nav-tables = Tablas de artículos
nav-statement = Declaración de datos
nav-general = General
nav-models = Modelos
nav-jobs = Trabajos
nav-audit-log = Registro de auditoría
