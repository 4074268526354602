### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Import
import-format = Format
import-format-from-name = Détecter d'après le nom du fichier
import-format-csv = CSV
import-format-tsv = TSV sans guillemets
import-format-jsonl = JSON Lines
import-format-lines = Texte brut, un texte par ligne
import-limits = Au maximum { $rows } lignes, { $columns } colonnes et { $bytes } octets par cellule.
import-upload = Envoyer le fichier

## Choosing columns

import-sources = Importer des sources
import-outputs = Importer des sorties
import-file-and-format = Fichier : { $file }. Format : { $format }.
import-columns = Colonnes
import-columns-of-sources = Les colonnes que vous ne choisissez pas sont enregistrées avec chaque source.
import-columns-of-outputs = Les colonnes que vous ne choisissez pas ne sont pas importées.
import-id = Identifiant
import-source-id = Identifiant de la source
import-number-rows = Numéroter les lignes
import-one-for-all = Le même pour toutes les lignes
import-default-system = Système par défaut
import-default-system-hint = Pour les lignes sans système.
import-default-language = Langue par défaut
import-rows-without-language = Pour les lignes sans langue.
import-default-language-of-outputs-hint = Nécessaire seulement si des sources dans plusieurs langues ont le même identifiant.
import-validate = Valider le fichier

## The result of the validation

import-validation = Validation
import-not-possible = Le fichier ne peut pas encore être importé
import-all-valid = Toutes les lignes sont valides
import-n-ready = { $n ->
    [one] { $n } ligne peut être importée.
   *[other] { $n } lignes peuvent être importées.
}
import-rows = { $n ->
    [one] Importer { $n } ligne
   *[other] Importer { $n } lignes
}
import-invalid-and-valid = Lignes non valides : { $invalid }. Lignes valides : { $valid }.
import-nothing-imported = Rien n'a été importé. Corrigez le fichier et envoyez-le de nouveau, ou importez seulement les lignes valides.
import-valid-rows = { $n ->
    [one] Importer { $n } ligne valide
   *[other] Importer { $n } lignes valides
}
import-invalid-rows = Lignes non valides
import-line = Ligne
import-n-more-invalid = { $n ->
    [one] { $n } autre ligne non valide n'est pas affichée.
   *[other] { $n } autres lignes non valides ne sont pas affichées.
}
import-discard = Abandonner le fichier
import-first-rows = Premières lignes du fichier

## After an import

import-n-imported = { $n ->
    [one] { $n } ligne a été importée.
   *[other] { $n } lignes ont été importées.
}
import-n-skipped = { $n ->
    [one] { $n } ligne non valide a été ignorée.
   *[other] { $n } lignes non valides ont été ignorées.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines ou texte brut, en UTF-8. Vous voyez un aperçu avant tout import.
sources-none = Les sources apparaissent ici après le premier import.
sources-in-language = { $language } : { $n }
sources-all-languages = Toutes les langues

## Outputs

outputs-lead = Textes produits à partir des sources : réécritures humaines, systèmes de référence intégrés et sorties de systèmes importés.
outputs-none = Les systèmes apparaissent ici quand ils ont des sorties.
outputs-none-yet = Les sorties apparaissent ici après le premier import.
outputs-origin = Origine
outputs-by-language = Sorties par langue
outputs-origin-human = Réécritures humaines recueillies dans cette étude
outputs-origin-written = Textes écrits par des participants dans une tâche avec ce nom de système
outputs-origin-copy = Copie de la source
outputs-origin-rules = Règles et abréviations de l'étude
outputs-origin-file = Fichier importé
outputs-built-in = Systèmes intégrés
outputs-built-in-lead = Crée les sorties manquantes d'un système pour toutes les sources. Les sorties existantes ne changent pas.
outputs-run = Exécuter { $system }
outputs-import-lead = Une ligne par sortie : l'identifiant de sa source, son système et son texte.
outputs-n-created = { $n ->
    [0] Aucune sortie de { $system } ne manquait.
    [one] { $n } sortie de { $system } a été créée.
   *[other] { $n } sorties de { $system } ont été créées.
}
