### The navigation: of the site, of a study, and the menu of the account.

interface-language = Lingua
change-language = Cambia lingua
nav-accounts = Account
# Argument: the title of the study
nav-study-pages = Pagine di { $title }
nav-tabs = Viste di questa pagina
nav-overview = Panoramica

## Groups of a study's pages

# A noun: texts, tasks and settings are prepared here
nav-design = Preparazione
# Qualification, team and invitation links
nav-recruit = Reclutamento
# Progress, workers and payments
nav-collect = Raccolta dei dati
nav-results = Risultati

## A study's pages

nav-texts = Testi
nav-tasks = Compiti
nav-settings = Impostazioni
nav-qualification = Qualificazione
nav-team = Team e inviti
nav-progress = Avanzamento
# The page with what a study has found, in the group “Results”
nav-summary = Sintesi
nav-workers = Partecipanti
nav-payments = Pagamenti
nav-agreement = Accordo
nav-evaluation = Valutazione
nav-exports = Esportazioni

## Views of a page, as tabs

nav-sources = Testi di partenza
nav-outputs = Output
nav-batches = Lotti
nav-pictures = Immagini
# The qualification rules
nav-rules = Regole
nav-review = Revisione madrelingua
# The same in the line on top, for people who only review
top-review = Revisione
# How many workers remain after each qualification step
nav-funnel = Funnel
nav-messages = Messaggi
nav-annotators = Accordo tra annotatori
nav-adjudication = Risoluzione dei disaccordi
nav-human-evaluation = Valutazione umana
nav-systems = Sistemi
nav-rewrites = Riscritture
nav-metrics = Correlazione delle metriche
nav-export = Esportazione dei dati
nav-tables = Tabelle degli articoli
nav-statement = Data statement
nav-general = Generali
nav-models = Modelli
nav-jobs = Job
nav-audit-log = Registro di audit
