### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = Andere Importe haben diese Studie immer wieder geändert, deshalb wurde nichts importiert. Versuchen Sie es später noch einmal.
import-is-under-way = In diese Studie wird gerade eine Datei importiert, oder ein Batch wird erstellt. Versuchen Sie es in einer Minute noch einmal.
import-was-abandoned = Der Import kam eine Minute lang nicht voran und wurde gestoppt. Es wurde nichts importiert. Importieren Sie die Datei noch einmal.
system-of-another-kind = Der Name „{ $name }“ gehört zu einem System einer anderen Art. Wählen Sie einen anderen Namen.
rows-stop-import = Es wurde nichts importiert, weil { $n ->
    [one] { $n } Zeile nicht verwendet werden kann. Korrigieren Sie die Datei, oder lassen Sie diese Zeile aus.
   *[other] { $n } Zeilen nicht verwendet werden können. Korrigieren Sie die Datei, oder lassen Sie diese Zeilen aus.
}
file-is-incomplete-or-large = Die Datei ist nicht vollständig angekommen. Vielleicht ist sie größer, als dieser Server annimmt.
choose-full-file = Die Datei ist leer. Wählen Sie eine andere Datei.
file-is-utf = Die Datei ist in UTF-16. Speichern Sie sie als UTF-8, und laden Sie sie noch einmal hoch.
file-without-objects = Keine Zeile der Datei hat ein JSON-Objekt. Schreiben Sie ein Objekt pro Zeile, zum Beispiel {"{"}"text": "…"{"}"}.
file-of-too-many-systems = Die Datei hat mehr als { $most } Systeme. Teilen Sie sie in mehrere Dateien auf.
file-of-too-many-rows = Die Datei hat mehr als { $most } Zeilen. Teilen Sie sie in mehrere Dateien auf.
file-is-too-large-in-memory = Zusammen mit den Spaltennamen belegen die Zeilen mehr als { $mebibytes } MiB. Teilen Sie die Datei auf, oder entfernen Sie einige Spalten.
column-names-too-long = Die Namen der anderen Spalten belegen { $n } Bytes in jeder Zeile. Möglich sind höchstens { $most }. Kürzen Sie die Namen, oder entfernen Sie einige Spalten.
header-is-unclosed = Ein Anführungszeichen in der ersten Zeile wird nie geschlossen. Schließen Sie es, oder schreiben Sie es doppelt, wenn es zu einem Namen gehört.
header-unreadable = Die erste Zeile kann nicht gelesen werden. Sie muss die Spalten benennen.
too-many-columns = Die erste Zeile nennt { $n } Spalten. Möglich sind höchstens { $most }. Entfernen Sie einige Spalten.
column-name-length = Der Name von Spalte { $n } muss 1 bis { $most } Zeichen haben. Die erste Zeile muss die Spalten benennen.
column-is-twice = Die erste Zeile nennt die Spalte „{ $name }“ zweimal. Geben Sie jeder Spalte einen eigenen Namen.
objects-of-too-many-names = Die Objekte haben mehr als { $most } verschiedene Feldnamen; mehr sind nicht möglich. Entfernen Sie einige davon.
no-such-column = Die Datei hat keine Spalte „{ $column }“. Ihre Spalten sind: { $list }.
choose-text-column = Wählen Sie die Spalte mit den Texten.
choose-source-column = Wählen Sie die Spalte, die den Ausgangstext jedes Outputs nennt.
choose-system-column = Wählen Sie die Spalte, die das System nennt, oder geben Sie ein System für alle Zeilen ein.
choose-text-language = Wählen Sie die Sprache der Texte oder die Spalte, die sie nennt.
cell-too-large = „{ $name }“ hat mehr als { $most } Bytes. Kürzen Sie den Inhalt. Vielleicht fehlt ein Anführungszeichen.
cell-of-characters = „{ $name }“ hat { $n } Zeichen. Möglich sind höchstens { $most }.
source-is-unknown = Die Studie hat keinen Ausgangstext „{ $id }“. Importieren Sie zuerst den Ausgangstext.
system-is-unknown = Die Studie hat kein System „{ $name }“. Vergleichen Sie mit einem anderen System oder mit keinem.
source-in-languages = In mehreren Sprachen gibt es einen Ausgangstext „{ $id }“. Fügen Sie eine Spalte mit der Sprache hinzu.
header-is-odd = Die erste Zeile kann nicht verwendet werden; sie muss die Spalten benennen. { $details }
column-name-encoding = Der Name von Spalte { $n } kann nicht gelesen werden. Speichern Sie die Datei als UTF-8, und laden Sie sie noch einmal hoch.
list-unreadable = Die Liste kann nicht gelesen werden. { $details }
row-is-ragged = Die Zeile hat { $found ->
    [one] { $found } Zelle
   *[other] { $found } Zellen
}, aber die Kopfzeile hat { $columns }. Vielleicht fehlt ein Anführungszeichen.
cell-not-utf = „{ $name }“ ist nicht in UTF-8: Byte { $byte } ist falsch. Speichern Sie die Datei als UTF-8.
line-not-utf = Die Zeile ist nicht in UTF-8: Byte { $byte } ist falsch. Speichern Sie die Datei als UTF-8.
row-too-large = Die Zeile hat mehr als { $most } Bytes. Vielleicht fehlt ein Anführungszeichen.
row-is-unclosed = Ein Anführungszeichen in dieser Zeile wird nie geschlossen, deshalb gehört der Rest der Datei zu dieser Zeile. Schließen Sie es, oder schreiben Sie es doppelt, wenn es zu einem Text gehört.
line-too-large = Die Zeile hat mehr als { $most } Bytes. Schreiben Sie ein JSON-Objekt pro Zeile.
line-not-json = Die Zeile ist kein JSON (Spalte { $column }). Schreiben Sie ein Objekt pro Zeile, zum Beispiel {"{"}"text": "…"{"}"}.
line-not-object = Die Zeile ist JSON, aber kein Objekt. Schreiben Sie ein Objekt pro Zeile, zum Beispiel {"{"}"text": "…"{"}"}.
name-is-twice = Das Objekt hat den Namen „{ $name }“ zweimal.
object-of-too-many-names = Das Objekt hat { $n } Namen. Möglich sind höchstens { $most }.
object-name-too-long = Ein Name im Objekt hat mehr als { $most } Zeichen. Kürzen Sie ihn.
name-holds-nul = Ein Name im Objekt enthält ein NUL-Zeichen. Entfernen Sie es.
cell-holds-nul = „{ $name }“ enthält ein NUL-Zeichen. Entfernen Sie es.
language-code-too-long = Der Sprachcode hat { $n } Zeichen. Möglich sind höchstens { $most }.
not-in-study = „{ $tag }“ ist keine Sprache der Studie; ihre Sprachen sind: { $list }.
other-columns-too-large = Die anderen Spalten belegen mit ihren Namen { $n } Bytes. Möglich sind höchstens { $most }. Kürzen oder entfernen Sie einige davon.
cell-is-empty = „{ $name }“ ist leer.
cell-of-lines = „{ $name }“ hat { $n } Zeichen. Möglich sind höchstens { $most }. Der Text hat mehrere Zeilen: Vielleicht fehlt ein Anführungszeichen.
cell-is-not-text = „{ $name }“ ist kein Text.
cell-is-not-json = „{ $name }“ ist kein JSON: { $details }.
source-exists = Es gibt schon einen Ausgangstext „{ $id }“ in dieser Sprache: { $language }.
id-is-above = Die ID „{ $id }“ steht schon in Zeile { $line }.
output-exists = Es gibt schon einen Output von „{ $system }“ für „{ $source }“.
name-of-another-kind = Ein System der Art „{ $kind }“ kann nicht „{ $name }“ heißen.
file-ends-early = Die Datei kann ab dieser Zeile nicht weiter gelesen werden. { $details }
name-is-reserved = Der Name „{ $name }“ ist für Outputs reserviert, die Concord erzeugt. Geben Sie dem System einen anderen Namen.
text-is-in-hit = Dieser Text ist schon in einem HIT und kann nicht mehr bearbeitet werden. Ziehen Sie ihn stattdessen zurück.
text-is-in-gold-item = Ein Gold-Item zeigt diesen Text, deshalb kann er nicht bearbeitet werden. Legen Sie zuerst das Gold-Item still, oder ziehen Sie den Text zurück.
text-is-by-worker = Dieser Text stammt von einem Crowdworker. Korrigieren Sie ihn auf der Seite der Umformulierungen.
text-is-by-rule = Ein eingebautes System erstellt diesen Text aus dem Ausgangstext. Bearbeiten Sie stattdessen den Ausgangstext.
text-is-withdrawn = Dieser Text ist zurückgezogen. Verwenden Sie ihn zuerst wieder.
text-is-not-withdrawn = Dieser Text ist nicht selbst zurückgezogen. Ist sein Ausgangstext zurückgezogen, verwenden Sie diesen wieder.
text-is-empty = Der Text ist leer. Schreiben Sie einen Text, oder ziehen Sie ihn zurück.
# Arguments: $least
withdrawal-needs-reason = Schreiben Sie in mindestens { $least } Zeichen, warum dieser Text zurückgezogen wird.
no-such-import = Das ist keine Studie, deren Import von Antworten abgebrochen wurde, oder ihre Datei war eine andere.
