### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Tableaux des articles
tables-lead = Tableaux et figures d'articles publiés, remplis avec les données de cette étude. Les cellules vides en donnent la raison.
tables-baseline = Système de référence
tables-compare = Comparer les systèmes
tables-none = Aucun tableau de ces articles ne peut encore être rempli à partir de cette étude.
tables-others = Autres tableaux de ces articles ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Tableau
tables-contents = Contenu
tables-filled = rempli
tables-empty = sans données
# Argument: $paper (a citation)
tables-of-paper = Tableaux de { $paper }
# Links from one table to its neighbours and to the list
tables-before = Précédent
tables-after = Suivant
tables-all = Tous les tableaux

## Data statement. The statement itself is in English.

statement-title = Déclaration de données : { $title }
statement-lead = Faits sur les données, tels que cette étude les enregistre. Imprimez cette page depuis votre navigateur.
statement-created-with = Créé avec { $software }.

## Export

export-title = Export des données
export-lead = Toutes les données de cette étude. Les participants y figurent sous leurs pseudonymes.
export-complete = Export complet
export-complete-lead = Une archive avec un manifeste : nombre de lignes par fichier, empreintes de tous les fichiers et versions des tâches.
export-all-csv = Télécharger tous les fichiers (CSV)
export-all-jsonl = Télécharger tous les fichiers (JSON Lines)
export-all-parquet = Télécharger tous les fichiers (Parquet)
export-single = Fichiers individuels
export-content = Contenu
export-lines = Lignes
export-files = Fichiers
export-file-as-csv = { $file } en CSV
export-file-as-jsonl = { $file } en JSONL
export-file-as-parquet = { $file } en Parquet

## Export: the content of each file

export-about-sources = Les sources, avec les colonnes de leur import.
export-about-systems = Les systèmes qui ont produit les sorties : auteurs humains, systèmes de référence et systèmes importés.
export-about-outputs = Toutes les réécritures et sorties de systèmes, avec source, auteur, utilisation dans les rapports et corrections.
export-about-tasks = Chaque version de chaque tâche, avec sa définition complète et son empreinte.
export-about-items = Le contenu de chaque HIT : une ligne par sortie, ou par source si aucune sortie n'est montrée.
export-about-assignments = Attributions de HIT aux participants, avec horaires, temps de travail et résultat.
export-about-answers = Une ligne par valeur : item, participant, valeur, question, version et résultat.
export-about-adjudications = Décisions sur les items où les participants sont en désaccord : item, valeur, question et remarque.
export-about-workers = Les participants, sous leurs pseudonymes.
export-about-qualifications = Chaque décision de qualification, avec sa règle et ses éléments de preuve.
export-about-reviews = Jugements des locuteurs natifs sur les réécritures pilotes.
export-about-payments = Le registre des paiements, avec les montants en unités mineures.
export-about-events = Le journal d'audit : qui a modifié quoi, avec l'état avant et après.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Remarques sur les données
export-note-pseudonyms = Les participants s'appellent W001, W002, etc. Les membres de l'équipe sont désignés par leur rôle. Les fichiers ne contiennent ni noms, ni adresses, ni comptes.
export-note-csv = Dans les fichiers CSV, les textes qu'un tableur lirait comme une formule commencent par une apostrophe. Les nombres comme -3 sont inchangés. Dans les fichiers JSON Lines, chaque texte est exactement tel qu'il est enregistré.
export-note-parquet = Les fichiers Parquet sont destinés à pandas, polars, DuckDB et R. Leurs colonnes sont typées : nombres, dates et heures, true ou false, texte. Chaque texte est exactement tel qu'il est enregistré. Les réponses numériques sont dans la colonne « value », toutes les autres dans « value_text ».
export-note-counted = Les réponses qui comptent dans les statistiques ont pour « outcome » la valeur « counted » et pour « superseded » la valeur false. La commande « concord agreement » lit les colonnes « item », « worker » et « value ».
export-note-pairs = Les sorties comparées côte à côte sont dans le fichier « items », avec le même « hit_item_id ». La réponse nomme la meilleure sortie, ou vaut « tie ».
export-note-used = Les sorties utilisées dans les rapports ont « used » égal à true. Les autres ont été retirées ou remplacées par un texte corrigé. Un texte corrigé a sa propre ligne, et sa colonne « corrects » nomme la sortie qu'il remplace.
export-note-adjudicated = Les décisions d'arbitrage sont dans le fichier « adjudications », avec le même item et la même question que les réponses. Elles ne changent pas les réponses.

## Export to object storage

export-storage = Export vers le stockage objet
export-storage-lead = Un traitement écrit tous les fichiers dans le stockage objet de ce serveur. L'export est complet quand son état est « terminé ».
# Followed by an address such as s3://bucket/folder
export-storage-to = Les exports de cette étude sont écrits dans
export-storage-format = Format
export-storage-start = Lancer l'export
# Column head: the address of a folder
export-storage-folder = Dossier
export-storage-told = L'export est en file d'attente. Vous pouvez quitter cette page.
