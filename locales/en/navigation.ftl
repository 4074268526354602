### The navigation: of the site, of a study, and the menu of the account.

interface-language = Language
change-language = Change language
nav-accounts = Accounts
# Argument: the title of the study
nav-study-pages = Pages of { $title }
nav-tabs = Views of this page
nav-overview = Overview

## Groups of a study's pages

# A noun: texts, tasks and settings are prepared here
nav-design = Design
# Qualification, team and invitation links
nav-recruit = Recruitment
# Progress, workers and payments
nav-collect = Data collection
nav-results = Results

## A study's pages

nav-texts = Texts
nav-tasks = Tasks
nav-settings = Settings
nav-qualification = Qualification
nav-team = Team & invitations
nav-progress = Progress
# The page with what a study has found, in the group “Results”
nav-summary = Summary
nav-workers = Workers
nav-payments = Payments
nav-agreement = Agreement
nav-evaluation = Evaluation
nav-exports = Exports

## Views of a page, as tabs

nav-sources = Sources
nav-outputs = Outputs
nav-batches = Batches
nav-pictures = Pictures
# The qualification rules
nav-rules = Rules
nav-review = Native-speaker review
# The same in the line on top, for people who only review
top-review = Review
# How many workers remain after each qualification step
nav-funnel = Funnel
nav-messages = Messages
nav-annotators = Inter-annotator agreement
nav-adjudication = Adjudication
nav-human-evaluation = Human evaluation
nav-systems = Systems
nav-rewrites = Rewrites
nav-metrics = Metric correlation
nav-export = Data export
nav-tables = Paper tables
nav-statement = Data statement
nav-general = General
nav-models = Models
nav-jobs = Jobs
nav-audit-log = Audit log
