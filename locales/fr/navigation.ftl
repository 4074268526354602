### The navigation: of the site, of a study, and the menu of the account.

interface-language = Langue
change-language = Changer de langue
nav-accounts = Comptes
nav-study-pages = Pages de { $title }
nav-tabs = Vues de cette page
nav-overview = Vue d'ensemble

## Groups of a study's pages

nav-design = Conception
nav-recruit = Recrutement
nav-collect = Collecte des données
nav-results = Résultats

## A study's pages

nav-texts = Textes
nav-tasks = Tâches
nav-settings = Réglages
nav-qualification = Qualification
nav-team = Équipe et invitations
nav-progress = Avancement
nav-summary = Synthèse
nav-workers = Participants
nav-payments = Paiements
nav-agreement = Accord
nav-evaluation = Évaluation
nav-exports = Exports

## Views of a page, as tabs

nav-sources = Sources
nav-outputs = Sorties
nav-batches = Lots
nav-pictures = Images
nav-rules = Règles
nav-review = Relecture en langue maternelle
# The same in the line on top, for people who only review
top-review = Relecture
nav-funnel = Entonnoir
nav-messages = Messages
nav-annotators = Accord inter-annotateurs
nav-adjudication = Arbitrage
nav-human-evaluation = Évaluation humaine
nav-systems = Systèmes
nav-rewrites = Réécritures
nav-metrics = Corrélation des métriques
nav-export = Export des données
nav-tables = Tableaux des articles
nav-statement = Déclaration de données
nav-general = Général
nav-models = Modèles
nav-jobs = Traitements
nav-audit-log = Journal d'audit
