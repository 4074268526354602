### Words that many pages of researchers share: columns of tables, buttons, states.

done-title = Terminé
save = Enregistrer
delete = Supprimer
add = Ajouter
edit = Modifier
change = Modifier
cancel = Annuler
yes = Oui
no = Non
none = Aucun
all = Tous
optional = facultatif
not-available = n. d.
name = Nom
label = Libellé
title = Titre
description = Description
language-column = Langue
languages = Langues
version = Version
when = Date
created = Création
author = Auteur
note = Remarque
reason = Raison
error = Erreur
text = Texte
texts = Textes
source-text = Source
sources = Sources
output = Sortie
outputs = Sorties
system = Système
systems = Systèmes
worker = Participant
workers = Participants
person = Personne
role = Rôle
question = Question
item = Item
items = Items
batch = Lot
batches = Lots
hits = HIT
submission = Envoi
submissions = Envois
judgements = Jugements
rewrites = Réécritures
seed = Graine aléatoire
study = Étude
studies = Études
metric = Métrique
statistic = Statistique
value = Valeur
interval-95 = Intervalle à 95 %
method = Méthode
how-computed = Comment est-ce calculé ?
share = Part
count = Nombre
mean = Moyenne
median = Médiane
total = Total
cost = Coût
reward = Rémunération
currency = Devise
file = Fichier
download = Télécharger
progress = Avancement
example = Exemple
preview = Aperçu
in-markdown = Markdown accepté.

## The state of a study, of a version of a task

state-draft = brouillon
state-live = en cours
state-closed = clôturée

## The state of a version of a task

version-draft = brouillon
# Workers get this version
version-live = active
# A newer version has replaced it, or the study is closed
version-closed = clôturée
