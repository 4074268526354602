### Words that many pages of researchers share: columns of tables, buttons, states.

done-title = Erledigt
save = Speichern
delete = Löschen
add = Hinzufügen
edit = Bearbeiten
change = Ändern
cancel = Abbrechen
yes = Ja
no = Nein
none = Keine
all = Alle
optional = optional
not-available = n. v.
name = Name
label = Bezeichnung
title = Titel
description = Beschreibung
language-column = Sprache
languages = Sprachen
version = Version
when = Zeitpunkt
created = Erstellt
author = Verfasst von
note = Notiz
reason = Grund
error = Fehler
text = Text
texts = Texte
source-text = Ausgangstext
sources = Ausgangstexte
output = Output
outputs = Outputs
system = System
systems = Systeme
worker = Crowdworker
workers = Crowdworker
person = Person
role = Rolle
question = Frage
item = Item
items = Items
batch = Batch
batches = Batches
hits = HITs
submission = Einreichung
submissions = Einreichungen
judgements = Urteile
rewrites = Umformulierungen
seed = Seed
study = Studie
studies = Studien
metric = Metrik
statistic = Maß
value = Wert
interval-95 = 95-%-Intervall
method = Methode
how-computed = Wie wird das berechnet?
share = Anteil
count = Anzahl
mean = Mittelwert
median = Median
total = Gesamt
cost = Kosten
reward = Vergütung
currency = Währung
file = Datei
download = Herunterladen
progress = Fortschritt
example = Beispiel
preview = Vorschau
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = Entwurf
state-live = aktiv
state-closed = geschlossen

## The state of a version of a task

version-draft = Entwurf
# Workers get this version
version-live = aktiv
# A newer version has replaced it, or the study is closed
version-closed = geschlossen
