### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Import
import-format = Format
import-format-from-name = Am Dateinamen erkennen
import-format-csv = CSV
import-format-tsv = TSV ohne Anführungszeichen
import-format-jsonl = JSON Lines
import-format-lines = Nur Text, ein Text pro Zeile
import-limits = Höchstens { $rows } Zeilen, { $columns } Spalten und { $bytes } Bytes pro Zelle.
import-upload = Datei hochladen

## Choosing columns

import-sources = Ausgangstexte importieren
import-outputs = Outputs importieren
import-file-and-format = Datei: { $file }. Format: { $format }.
import-columns = Spalten
import-columns-of-sources = Spalten, die Sie nicht auswählen, werden mit jedem Ausgangstext gespeichert.
import-columns-of-outputs = Spalten, die Sie nicht auswählen, werden nicht importiert.
import-id = ID
import-source-id = ID des Ausgangstexts
import-number-rows = Zeilen nummerieren
import-one-for-all = Für alle Zeilen gleich
import-default-system = Standardsystem
import-default-system-hint = Für Zeilen ohne System.
import-default-language = Standardsprache
import-rows-without-language = Für Zeilen ohne Sprache.
import-default-language-of-outputs-hint = Nur nötig, wenn Ausgangstexte in mehreren Sprachen dieselbe ID haben.
import-validate = Datei prüfen

## The result of the validation

import-validation = Prüfung
import-not-possible = Die Datei kann noch nicht importiert werden
import-all-valid = Alle Zeilen sind gültig
import-n-ready = { $n ->
    [one] { $n } Zeile kann importiert werden.
   *[other] { $n } Zeilen können importiert werden.
}
import-rows = { $n ->
    [one] { $n } Zeile importieren
   *[other] { $n } Zeilen importieren
}
import-invalid-and-valid = Ungültige Zeilen: { $invalid }. Gültige Zeilen: { $valid }.
import-nothing-imported = Es wurde nichts importiert. Korrigieren Sie die Datei und laden Sie sie noch einmal hoch, oder importieren Sie nur die gültigen Zeilen.
import-valid-rows = { $n ->
    [one] { $n } gültige Zeile importieren
   *[other] { $n } gültige Zeilen importieren
}
import-invalid-rows = Ungültige Zeilen
import-line = Zeile
import-n-more-invalid = { $n ->
    [one] { $n } weitere ungültige Zeile ist nicht aufgeführt.
   *[other] { $n } weitere ungültige Zeilen sind nicht aufgeführt.
}
import-discard = Datei verwerfen
import-first-rows = Erste Zeilen der Datei

## After an import

import-n-imported = { $n ->
    [one] { $n } Zeile wurde importiert.
   *[other] { $n } Zeilen wurden importiert.
}
import-n-skipped = { $n ->
    [one] { $n } ungültige Zeile wurde übersprungen.
   *[other] { $n } ungültige Zeilen wurden übersprungen.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines oder nur Text, in UTF-8. Sie sehen eine Vorschau, bevor etwas importiert wird.
sources-none = Ausgangstexte erscheinen hier nach dem ersten Import.
sources-in-language = { $language }: { $n }
sources-all-languages = Alle Sprachen

## Outputs

outputs-lead = Texte, die aus den Ausgangstexten entstanden sind: menschliche Umformulierungen, eingebaute Baselines und Outputs importierter Systeme.
outputs-none = Systeme erscheinen hier, wenn sie Outputs haben.
outputs-none-yet = Outputs erscheinen hier nach dem ersten Import.
outputs-origin = Herkunft
outputs-by-language = Outputs nach Sprache
outputs-origin-human = In dieser Studie gesammelte menschliche Umformulierungen
outputs-origin-written = Texte, die Crowdworker in einer Aufgabe mit diesem Systemnamen geschrieben haben
outputs-origin-copy = Kopie des Ausgangstexts
outputs-origin-rules = Regeln und die Abkürzungen der Studie
outputs-origin-file = Importierte Datei
outputs-built-in = Eingebaute Systeme
outputs-built-in-lead = Erstellt die fehlenden Outputs eines Systems für alle Ausgangstexte. Vorhandene Outputs ändern sich nicht.
outputs-run = { $system } ausführen
outputs-import-lead = Eine Zeile pro Output: die ID seines Ausgangstexts, sein System und sein Text.
outputs-n-created = { $n ->
    [0] Es fehlten keine Outputs von { $system }.
    [one] { $n } Output von { $system } wurde erstellt.
   *[other] { $n } Outputs von { $system } wurden erstellt.
}
