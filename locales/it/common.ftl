### Words that many pages of researchers share: columns of tables, buttons, states.

# Title of a message after something was done, and a button that leaves the page
done-title = Fatto
save = Salva
delete = Elimina
add = Aggiungi
edit = Modifica
# Button: changes a value
change = Cambia
cancel = Annulla
yes = Sì
no = No
none = Nessuno
# A choice in a filter, or on its own
all = Tutti
# Next to a field or a step: it may be left out
optional = facoltativo
# In place of a value: there is none
not-available = n.d.
name = Nome
# A short name that people give to something
label = Etichetta
title = Titolo
description = Descrizione
language-column = Lingua
languages = Lingue
# The version of a task
version = Versione
# Column head: a date and time
when = Data e ora
created = Creazione
author = Autore
# Column head or field: a remark that somebody writes
note = Nota
reason = Motivo
error = Errore
# A text that people write or judge
text = Testo
texts = Testi
# The text from which outputs are made
source-text = Testo di partenza
sources = Testi di partenza
# A text that a system or a person made from a source
output = Output
outputs = Output
system = Sistema
systems = Sistemi
worker = Partecipante
workers = Partecipanti
# Column head: somebody with an account
person = Persona
role = Ruolo
question = Domanda
# What a worker judges: a text, or several texts shown together
item = Item
items = Item
# A set of HITs that are created together
batch = Lotto
batches = Lotti
# HIT: a unit of work that one worker gets. Keep the abbreviation.
hits = HIT
submission = Invio
submissions = Invii
# Answers of workers about an item
judgements = Giudizi
rewrites = Riscritture
# The number from which random choices are computed, so that they can be repeated
seed = Seme
study = Studio
studies = Studi
metric = Metrica
statistic = Statistica
# Column head: the value of a statistic or of an answer
value = Valore
interval-95 = Intervallo al 95%
method = Metodo
how-computed = Come si calcola?
# Column head: a part of the whole, such as 25%
share = Quota
# Column head: a number of things
count = Numero
mean = Media
median = Mediana
total = Totale
cost = Costo
# The money for one submission
reward = Compenso
currency = Valuta
file = File
download = Scarica
progress = Avanzamento
example = Esempio
preview = Anteprima
# A hint: texts in this field can use Markdown.
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = bozza
# Workers can take the tasks of the study
state-live = in corso
state-closed = chiuso

## The state of a version of a task

version-draft = bozza
# Workers get this version
version-live = attiva
# A newer version has replaced it, or the study is closed
version-closed = chiusa
