### The navigation: of the site, of a study, and the menu of the account.

interface-language = Idioma
change-language = Mudar idioma
nav-accounts = Contas
nav-study-pages = Páginas de { $title }
nav-tabs = Seções desta página
nav-overview = Visão geral

## Groups of a study's pages

nav-design = Preparação
nav-recruit = Recrutamento
nav-collect = Coleta de dados
nav-results = Resultados

## A study's pages

nav-texts = Textos
nav-tasks = Tarefas
nav-settings = Configurações
nav-qualification = Qualificação
nav-team = Equipe e convites
nav-progress = Progresso
nav-summary = Resumo
nav-workers = Participantes
nav-payments = Pagamentos
nav-agreement = Concordância
nav-evaluation = Avaliação
nav-exports = Exportações

## Views of a page, as tabs

nav-sources = Textos de origem
nav-outputs = Saídas
nav-batches = Lotes
nav-pictures = Imagens
nav-rules = Regras
nav-review = Revisão em língua materna
# The same in the line on top, for people who only review
top-review = Revisão
nav-funnel = Funil
nav-messages = Mensagens
nav-annotators = Concordância entre anotadores
nav-adjudication = Adjudicação
nav-human-evaluation = Avaliação humana
nav-systems = Sistemas
nav-rewrites = Reescritas
nav-metrics = Correlação das métricas
nav-export = Exportação de dados
nav-tables = Tabelas de artigos
nav-statement = Declaração de dados
nav-general = Geral
nav-models = Modelos
nav-jobs = Jobs
nav-audit-log = Log de auditoria
