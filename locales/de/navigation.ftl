### The navigation: of the site, of a study, and the menu of the account.

interface-language = Sprache
change-language = Sprache ändern
nav-accounts = Konten
nav-study-pages = Seiten von { $title }
nav-tabs = Ansichten dieser Seite
nav-overview = Übersicht

## Groups of a study's pages

nav-design = Studiendesign
nav-recruit = Rekrutierung
nav-collect = Datenerhebung
nav-results = Ergebnisse

## A study's pages

nav-texts = Texte
nav-tasks = Aufgaben
nav-settings = Einstellungen
nav-qualification = Qualifikation
nav-team = Team und Einladungen
nav-progress = Fortschritt
nav-summary = Zusammenfassung
nav-workers = Crowdworker
nav-payments = Zahlungen
nav-agreement = Übereinstimmung
nav-evaluation = Evaluation
nav-exports = Exporte

## Views of a page, as tabs

nav-sources = Ausgangstexte
nav-outputs = Outputs
nav-batches = Batches
nav-pictures = Bilder
nav-rules = Regeln
nav-review = Muttersprachliche Prüfung
# The same in the line on top, for people who only review
top-review = Prüfung
nav-funnel = Funnel
nav-messages = Nachrichten
nav-annotators = Inter-Annotator-Übereinstimmung
nav-adjudication = Adjudikation
nav-human-evaluation = Menschliche Evaluation
nav-systems = Systeme
nav-rewrites = Umformulierungen
nav-metrics = Metrik-Korrelation
nav-export = Datenexport
nav-tables = Paper-Tabellen
nav-statement = Data Statement
nav-general = Allgemein
nav-models = Modelle
nav-jobs = Jobs
nav-audit-log = Audit-Log
