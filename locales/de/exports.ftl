### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Paper-Tabellen
tables-lead = Tabellen und Abbildungen aus veröffentlichten Papern, gefüllt mit den Daten dieser Studie. Leere Zellen nennen den Grund.
tables-baseline = Baseline-System
tables-compare = Systeme vergleichen
tables-none = Noch lässt sich keine Tabelle dieser Paper aus dieser Studie füllen.
tables-others = Weitere Tabellen dieser Paper ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Tabelle
tables-contents = Inhalt
tables-filled = gefüllt
tables-empty = keine Daten
# Argument: $paper (a citation)
tables-of-paper = Tabellen aus { $paper }
# Links from one table to its neighbours and to the list
tables-before = Vorige
tables-after = Nächste
tables-all = Alle Tabellen

## Data statement. The statement itself is in English.

statement-title = Data Statement: { $title }
statement-lead = Angaben zu den Daten, soweit diese Studie sie erfasst. Drucken Sie diese Seite aus Ihrem Browser.
statement-created-with = Erstellt mit { $software }.

## Export

export-title = Datenexport
export-lead = Alle Daten dieser Studie. Crowdworker erscheinen unter ihren Pseudonymen.
export-complete = Vollständiger Export
export-complete-lead = Ein Archiv mit Manifest: Zeilenzahl jeder Datei, Hashes aller Dateien und Aufgabenversionen.
export-all-csv = Alle Dateien herunterladen (CSV)
export-all-jsonl = Alle Dateien herunterladen (JSON Lines)
export-all-parquet = Alle Dateien herunterladen (Parquet)
export-single = Einzelne Dateien
export-content = Inhalt
export-lines = Zeilen
export-files = Dateien
export-file-as-csv = { $file } als CSV
export-file-as-jsonl = { $file } als JSONL
export-file-as-parquet = { $file } als Parquet

## Export: the content of each file

export-about-sources = Die Ausgangstexte mit den Spalten, mit denen sie importiert wurden.
export-about-systems = Die Systeme, die Outputs erzeugt haben: schreibende Personen, Baselines und importierte Systeme.
export-about-outputs = Alle Umformulierungen und Outputs von Systemen, mit Ausgangstext, Urheber, Verwendung in Berichten und Korrekturen.
export-about-tasks = Jede Version jeder Aufgabe, mit vollständiger Definition und Hash.
export-about-items = Der Inhalt jedes HITs: eine Zeile pro Output, oder pro Ausgangstext, wenn kein Output gezeigt wird.
export-about-assignments = Zuweisungen von HITs an Crowdworker, mit Zeitpunkten, Arbeitszeit und Ergebnis.
export-about-answers = Eine Zeile pro Wert: Item, Crowdworker, Wert, Frage, Version und Ergebnis.
export-about-adjudications = Entscheidungen über Items, bei denen Crowdworker nicht übereinstimmen: Item, Wert, Frage und Notiz.
export-about-workers = Die Crowdworker unter ihren Pseudonymen.
export-about-qualifications = Jede Qualifikationsentscheidung mit ihrer Regel und ihren Belegen.
export-about-reviews = Muttersprachliche Urteile über Pilot-Umformulierungen.
export-about-payments = Das Zahlungsjournal mit Beträgen in der kleinsten Währungseinheit.
export-about-events = Das Audit-Log: wer was geändert hat, mit dem Stand davor und danach.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Hinweise zu den Daten
export-note-pseudonyms = Crowdworker heißen W001, W002 und so weiter. Teammitglieder sind nach ihrer Rolle benannt. Die Dateien enthalten keine Namen, Adressen oder Konten.
export-note-csv = In CSV-Dateien beginnen Texte, die eine Tabellenkalkulation als Formel lesen würde, mit einem Apostroph. Zahlen wie -3 sind unverändert. In JSON-Lines-Dateien steht jeder Text genau so, wie er gespeichert ist.
export-note-parquet = Parquet-Dateien sind für pandas, polars, DuckDB und R. Ihre Spalten haben Datentypen: Zahlen, Zeitangaben, true oder false und Text. Jeder Text steht darin genau so, wie er gespeichert ist. Numerische Antworten stehen in der Spalte „value“, alle anderen in „value_text“.
export-note-counted = Bei Antworten, die in die Statistik eingehen, ist das Ergebnis „counted“ und „superseded“ ist false. Der Befehl „concord agreement“ liest die Spalten „item“, „worker“ und „value“.
export-note-pairs = Outputs, die nebeneinander verglichen wurden, stehen in der Datei „items“ mit derselben „hit_item_id“. Die Antwort nennt den besseren Output oder ist „tie“.
export-note-used = Bei Outputs, die in Berichten verwendet werden, ist „used“ true. Andere Outputs wurden entfernt oder durch einen korrigierten Text ersetzt. Ein korrigierter Text hat eine eigene Zeile, und seine Spalte „corrects“ nennt den Output, den er ersetzt.
export-note-adjudicated = Adjudikationsentscheidungen stehen in der Datei „adjudications“, mit demselben Item und derselben Frage wie die Antworten. Sie ändern die Antworten nicht.

## Export to object storage

export-storage = Export in den Objektspeicher
export-storage-lead = Ein Job schreibt alle Dateien in den Objektspeicher dieses Servers. Der Export ist vollständig, wenn sein Status „fertig“ ist.
# Followed by an address such as s3://bucket/folder
export-storage-to = Exporte dieser Studie werden hierhin geschrieben:
export-storage-format = Format
export-storage-start = Export starten
# Column head: the address of a folder
export-storage-folder = Ordner
export-storage-told = Der Export ist in der Warteschlange. Sie können diese Seite verlassen.
