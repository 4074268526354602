### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Importazione
import-format = Formato
import-format-from-name = Rileva dal nome del file
import-format-csv = CSV
import-format-tsv = TSV senza virgolette
import-format-jsonl = JSON Lines
import-format-lines = Testo semplice, un testo per riga
# Arguments: $rows, $columns, $bytes
import-limits = Al massimo { $rows } righe, { $columns } colonne e { $bytes } byte per cella.
import-upload = Carica il file

## Choosing columns

import-sources = Importa testi di partenza
import-outputs = Importa output
# Arguments: $file, $format
import-file-and-format = File: { $file }. Formato: { $format }.
import-columns = Colonne
import-columns-of-sources = Le colonne che non sceglie vengono salvate con ogni testo di partenza.
import-columns-of-outputs = Le colonne che non sceglie non vengono importate.
import-id = ID
import-source-id = ID del testo di partenza
# No column is selected for the ID: each row gets its number as ID.
import-number-rows = Numera le righe
# No column is selected: one system or language applies to all rows.
import-one-for-all = Uguale per tutte le righe
import-default-system = Sistema predefinito
import-default-system-hint = Per le righe senza un sistema.
import-default-language = Lingua predefinita
import-rows-without-language = Per le righe senza lingua.
import-default-language-of-outputs-hint = Serve solo se testi di partenza in più lingue hanno lo stesso ID.
import-validate = Convalida il file

## The result of the validation

import-validation = Convalida
import-not-possible = Il file non si può ancora importare
import-all-valid = Tutte le righe sono valide
import-n-ready = { $n ->
    [one] Si può importare { $n } riga.
   *[other] Si possono importare { $n } righe.
}
import-rows = { $n ->
    [one] Importa { $n } riga
   *[other] Importa { $n } righe
}
# Arguments: $invalid, $valid
import-invalid-and-valid = Righe non valide: { $invalid }. Righe valide: { $valid }.
import-nothing-imported = Non è stato importato nulla. Corregga il file e lo carichi di nuovo, oppure importi solo le righe valide.
import-valid-rows = { $n ->
    [one] Importa { $n } riga valida
   *[other] Importa { $n } righe valide
}
import-invalid-rows = Righe non valide
# Column head: number of the line in the file.
import-line = Riga
import-n-more-invalid = { $n ->
    [one] { $n } altra riga non valida non è elencata.
   *[other] Altre { $n } righe non valide non sono elencate.
}
import-discard = Scarta il file
import-first-rows = Prime righe del file

## After an import

import-n-imported = { $n ->
    [one] { $n } riga è stata importata.
   *[other] { $n } righe sono state importate.
}
import-n-skipped = { $n ->
    [one] { $n } riga non valida è stata saltata.
   *[other] { $n } righe non valide sono state saltate.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines o testo semplice, in UTF-8. Prima dell'importazione vede un'anteprima.
sources-none = I testi di partenza compaiono qui dopo la prima importazione.
# How many sources or outputs there are in a language; the language is a name or a code.
# Arguments: $language, $n
sources-in-language = { $language }: { $n }
sources-all-languages = Tutte le lingue

## Outputs

outputs-lead = Testi prodotti a partire dai testi di partenza: riscritture umane, baseline integrate e output di sistemi importati.
outputs-none = I sistemi compaiono qui quando hanno output.
outputs-none-yet = Gli output compaiono qui dopo la prima importazione.
# Column head: how the outputs of a system came about.
outputs-origin = Origine
outputs-by-language = Output per lingua
outputs-origin-human = Riscritture umane raccolte in questo studio
outputs-origin-written = Testi scritti dai partecipanti in un compito con questo nome di sistema
outputs-origin-copy = Copia del testo di partenza
outputs-origin-rules = Regole e abbreviazioni dello studio
outputs-origin-file = File importato
outputs-built-in = Sistemi integrati
outputs-built-in-lead = Crea gli output mancanti di un sistema per tutti i testi di partenza. Gli output esistenti non cambiano.
outputs-run = Esegui { $system }
outputs-import-lead = Una riga per output: l'ID del suo testo di partenza, il suo sistema e il suo testo.
# Arguments: $n, $system
outputs-n-created = { $n ->
    [0] Non mancava nessun output di { $system }.
    [one] È stato creato { $n } output di { $system }.
   *[other] Sono stati creati { $n } output di { $system }.
}
