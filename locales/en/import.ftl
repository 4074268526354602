### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Import
import-format = Format
import-format-from-name = Detect from the file name
import-format-csv = CSV
import-format-tsv = TSV without quotation marks
import-format-jsonl = JSON Lines
import-format-lines = Plain text, one text per line
# Arguments: $rows, $columns, $bytes
import-limits = At most { $rows } rows, { $columns } columns and { $bytes } bytes per cell.
import-upload = Upload file

## Choosing columns

import-sources = Import sources
import-outputs = Import outputs
# Arguments: $file, $format
import-file-and-format = File: { $file }. Format: { $format }.
import-columns = Columns
import-columns-of-sources = Columns that you do not select are stored with each source.
import-columns-of-outputs = Columns that you do not select are not imported.
import-id = ID
import-source-id = Source ID
# No column is selected for the ID: each row gets its number as ID.
import-number-rows = Number the rows
# No column is selected: one system or language applies to all rows.
import-one-for-all = Same for all rows
import-default-system = Default system
import-default-system-hint = For rows without a system.
import-default-language = Default language
import-rows-without-language = For rows without a language.
import-default-language-of-outputs-hint = Only needed if sources in several languages have the same ID.
import-validate = Validate file

## The result of the validation

import-validation = Validation
import-not-possible = The file cannot be imported yet
import-all-valid = All rows are valid
import-n-ready = { $n ->
    [one] { $n } row can be imported.
   *[other] { $n } rows can be imported.
}
import-rows = { $n ->
    [one] Import { $n } row
   *[other] Import { $n } rows
}
# Arguments: $invalid, $valid
import-invalid-and-valid = Invalid rows: { $invalid }. Valid rows: { $valid }.
import-nothing-imported = Nothing has been imported. Correct the file and upload it again, or import only the valid rows.
import-valid-rows = { $n ->
    [one] Import { $n } valid row
   *[other] Import { $n } valid rows
}
import-invalid-rows = Invalid rows
# Column head: number of the line in the file.
import-line = Line
import-n-more-invalid = { $n ->
    [one] { $n } more invalid row is not listed.
   *[other] { $n } more invalid rows are not listed.
}
import-discard = Discard file
import-first-rows = First rows of the file

## After an import

import-n-imported = { $n ->
    [one] { $n } row has been imported.
   *[other] { $n } rows have been imported.
}
import-n-skipped = { $n ->
    [one] { $n } invalid row has been skipped.
   *[other] { $n } invalid rows have been skipped.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines or plain text, in UTF-8. You see a preview before anything is imported.
sources-none = Sources appear here after the first import.
# How many sources or outputs there are in a language; the language is a name or a code.
# Arguments: $language, $n
sources-in-language = { $language }: { $n }
sources-all-languages = All languages

## Outputs

outputs-lead = Texts made from the sources: human rewrites, built-in baselines and outputs of imported systems.
outputs-none = Systems appear here when they have outputs.
outputs-none-yet = Outputs appear here after the first import.
# Column head: how the outputs of a system came about.
outputs-origin = Origin
outputs-by-language = Outputs by language
outputs-origin-human = Human rewrites collected in this study
outputs-origin-written = Texts that workers wrote in a task with this system name
outputs-origin-copy = Copy of the source
outputs-origin-rules = Rules and the study's abbreviations
outputs-origin-file = Imported file
outputs-built-in = Built-in systems
outputs-built-in-lead = Creates the missing outputs of a system for all sources. Existing outputs do not change.
outputs-run = Run { $system }
outputs-import-lead = One row per output: the ID of its source, its system and its text.
# Arguments: $n, $system
outputs-n-created = { $n ->
    [0] No outputs of { $system } were missing.
    [one] { $n } output of { $system } has been created.
   *[other] { $n } outputs of { $system } have been created.
}
