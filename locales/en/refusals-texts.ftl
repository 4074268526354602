### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = Other imports kept changing this study, so nothing was imported. Try again later.
import-is-under-way = A file is being imported into this study, or a batch is being created. Try again in a minute.
import-was-abandoned = The import made no progress for a minute and was stopped. Nothing was imported. Import the file again.
system-of-another-kind = The name “{ $name }” belongs to a system of another kind. Choose another name.
rows-stop-import = Nothing was imported, because { $n ->
    [one] { $n } row
   *[other] { $n } rows
} cannot be used. Correct the file, or choose to leave these rows out.
file-is-incomplete-or-large = The file did not arrive completely. It may be larger than this server accepts.
choose-full-file = The file is empty. Choose another file.
file-is-utf = The file is in UTF-16. Save it as UTF-8 and upload it again.
file-without-objects = No line of the file has a JSON object. Write one object per line, for example {"{"}"text": "…"{"}"}.
file-of-too-many-systems = The file has more than { $most } systems. Split it into several files.
file-of-too-many-rows = The file has more than { $most } rows. Split it into several files.
file-is-too-large-in-memory = Together with the names of their columns, the rows take more than { $mebibytes } MiB. Split the file, or remove some columns.
# Arguments: $n, $most
column-names-too-long = The names of the other columns take { $n } bytes in each row. At most { $most } are possible. Shorten the names, or remove some columns.
header-is-unclosed = A quotation mark in the first line is never closed. Close it, or write it twice if it is part of a name.
header-unreadable = The first line cannot be read. It must name the columns.
# Arguments: $n, $most
too-many-columns = The first line names { $n } columns. At most { $most } are possible. Remove some columns.
# Arguments: $n, $most
column-name-length = The name of column { $n } must have 1 to { $most } characters. The first line must name the columns.
column-is-twice = The first line names the column “{ $name }” twice. Give each column a name of its own.
objects-of-too-many-names = The objects have more than { $most } different field names, which is the limit. Remove some of them.
# Arguments: $column, $list
no-such-column = The file has no column “{ $column }”. Its columns are: { $list }.
choose-text-column = Choose the column with the texts.
choose-source-column = Choose the column that names the source of each output.
choose-system-column = Choose the column that names the system, or enter one system for all rows.
choose-text-language = Choose the language of the texts, or the column that names it.
# Arguments: $name, $most
cell-too-large = “{ $name }” has more than { $most } bytes. Shorten it. A quotation mark may be missing.
# Arguments: $name, $n, $most
cell-of-characters = “{ $name }” has { $n } characters. At most { $most } are possible.
source-is-unknown = The study has no source “{ $id }”. Import the source first.
system-is-unknown = The study has no system “{ $name }”. Compare with another system, or with none.
source-in-languages = Several languages have a source “{ $id }”. Add a column with the language.
header-is-odd = The first line cannot be used, and it must name the columns. { $details }
column-name-encoding = The name of column { $n } cannot be read. Save the file as UTF-8 and upload it again.
list-unreadable = The list cannot be read. { $details }
# Arguments: $found, $columns
row-is-ragged = The row has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
}, but the header has { $columns }. A quotation mark may be missing.
# Arguments: $name, $byte
cell-not-utf = “{ $name }” is not in UTF-8: byte { $byte } is wrong. Save the file as UTF-8.
line-not-utf = The line is not in UTF-8: byte { $byte } is wrong. Save the file as UTF-8.
row-too-large = The row has more than { $most } bytes. A quotation mark may be missing.
row-is-unclosed = A quotation mark in this row is never closed, so the rest of the file belongs to this row. Close it, or write it twice if it is part of a text.
line-too-large = The line has more than { $most } bytes. Write one JSON object per line.
line-not-json = The line is not JSON (column { $column }). Write one object per line, for example {"{"}"text": "…"{"}"}.
line-not-object = The line is JSON, but not an object. Write one object per line, for example {"{"}"text": "…"{"}"}.
name-is-twice = The object has the name “{ $name }” twice.
# Arguments: $n, $most
object-of-too-many-names = The object has { $n } names. At most { $most } are possible.
object-name-too-long = A name in the object has more than { $most } characters. Shorten it.
name-holds-nul = A name in the object contains a NUL character. Remove it.
cell-holds-nul = “{ $name }” contains a NUL character. Remove it.
# Arguments: $n, $most
language-code-too-long = The language code has { $n } characters. At most { $most } are possible.
# Arguments: $tag, $list
not-in-study = The study does not work in “{ $tag }”, only in { $list }.
# Arguments: $n, $most
other-columns-too-large = The other columns take { $n } bytes with their names. At most { $most } are possible. Shorten or remove some of them.
cell-is-empty = “{ $name }” is empty.
# Arguments: $name, $n, $most
cell-of-lines = “{ $name }” has { $n } characters. At most { $most } are possible. The text has several lines: a quotation mark may be missing.
cell-is-not-text = “{ $name }” is not a text.
# Arguments: $name, $details
cell-is-not-json = “{ $name }” is not JSON: { $details }.
# Arguments: $id, $language
source-exists = There is already a source “{ $id }” in { $language }.
# Arguments: $id, $line
id-is-above = The id “{ $id }” is already on line { $line }.
# Arguments: $system, $source
output-exists = There is already an output of “{ $system }” for “{ $source }”.
# Arguments: $name, $kind
name-of-another-kind = A system of the kind “{ $kind }” cannot have the name “{ $name }”.
file-ends-early = The file cannot be read beyond this line. { $details }
name-is-reserved = The name “{ $name }” is reserved for outputs that Concord makes. Give the system another name.
text-is-in-hit = This text is already in a HIT, so it can no longer be edited. Withdraw it instead.
text-is-in-gold-item = A gold item shows this text, so it cannot be edited. Retire the gold item first, or withdraw the text.
text-is-by-worker = A worker wrote this text. Correct it on the page of rewrites.
text-is-by-rule = A built-in system creates this text from its source. Edit the source instead.
text-is-withdrawn = This text is withdrawn. Restore it first.
text-is-not-withdrawn = This text is not withdrawn itself. If its source is withdrawn, restore the source.
text-is-empty = The text is empty. Write a text, or withdraw it.
# Arguments: $least
withdrawal-needs-reason = Write why this text is withdrawn, in at least { $least } characters.
no-such-import = This is not the study of an import of answers that was cut off, or its file was another one.
