### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = Nur die Administration kann Studien anlegen. Bitten Sie sie, eine Studie anzulegen und Ihnen darin die Rolle „Forscher/in“ zu geben.
study-languages = Wählen Sie 1 bis { $most } Sprachen, zum Beispiel fr, pt-BR oder zh-Hant.
language-is-in-use = Die Sprache { $language } kann nicht entfernt werden, weil es in der Studie Texte oder Crowdworker in dieser Sprache gibt.
not-a-study-language = Die Studie enthält die Sprache { $language } nicht, nur { $list }. Fügen Sie sie zuerst in den Einstellungen der Studie hinzu.
currency-is-fixed = Die Währung kann nicht mehr geändert werden, wenn schon Geld verdient wurde.
consent-form-changed = Die Einwilligungserklärung hat sich geändert, seit Sie sie geöffnet haben. Bitte lesen Sie sie noch einmal.
not-a-currency = Das ist kein Währungscode. Verwenden Sie einen Code nach ISO 4217, zum Beispiel EUR, USD oder BRL.
approval-hours = Geben Sie eine Anzahl von Stunden von 0 (nur von Hand genehmigen) bis 8.760 (ein Jahr) ein.
retention-days = Geben Sie eine Anzahl von Tagen von 0 (nie löschen) bis { $most } (zehn Jahre) ein.
study-needs-task = Veröffentlichen Sie mindestens eine Aufgabe, bevor Sie die Studie aktivieren.
study-state-changed = Jemand anderes hat den Status der Studie gerade geändert. Laden Sie die Seite neu.
study-was-changed-meanwhile = Die Studie wurde geändert, seit die Änderungen angezeigt wurden. Sehen Sie sie noch einmal an. Es wurde nichts geändert.
study-is-in-state = Die Studie hat diesen Status schon. Laden Sie die Seite neu.
study-has-no-step = Ein Entwurf kann aktiviert, eine aktive Studie geschlossen und eine geschlossene Studie wieder aktiviert werden. Andere Statusänderungen sind nicht möglich.
abbreviation-is-odd = „{ $short }“ ({ $language }) muss ein einzelnes Wort mit einer Langform sein. Beide können 1 bis { $most } Zeichen haben.
abbreviations-unreadable = Die Liste konnte nicht gelesen werden ({ $details }). Schreiben Sie eine Abkürzung pro Zeile, zum Beispiel: vllt = vielleicht.
choose-task = Wählen Sie eine Aufgabe.
task-is-not-published = Diese Aufgabe ist noch nicht veröffentlicht. Veröffentlichen Sie sie, und erstellen Sie dann den Batch.
study-just-changed = Jemand anderes hat diese Studie gerade geändert. Erstellen Sie den Batch noch einmal.
batch-too-large = Dieser Batch hätte { $n } HITs. Möglich sind höchstens { $most }. Wählen Sie eine kleinere Stichprobe.
batch-of-too-many-items = Mit diesen Systemen gäbe es mehr als { $most } Items. Wählen Sie weniger Systeme.
batch-needs-two-systems = Diese Aufgabe vergleicht Outputs verschiedener Systeme. Wählen Sie mindestens zwei Systeme.
batch-needs-system = Wählen Sie die Systeme, deren Outputs beurteilt werden sollen.
batch-is-empty = Für diese Aufgabe gibt es keine Texte in der Sprache { $language }. Importieren Sie zuerst Ausgangstexte und, wenn die Aufgabe Outputs zeigt, auch Outputs.
sample-out-of-range = Es { $n ->
    [one] gibt { $n } Ausgangstext, aus dem gezogen werden kann
   *[other] gibt { $n } Ausgangstexte, aus denen gezogen werden kann
}. Geben Sie eine ganze Zahl von 1 bis { $n } ein.
batch-is-being-made = Dieser Batch wird gerade erstellt. Versuchen Sie es in einer Minute noch einmal.
batch-was-abandoned = Der Batch kam eine Minute lang nicht voran; er wurde deshalb gestoppt und ist unvollständig. Erstellen Sie ihn noch einmal.
batch-is-stopped = Dieser Batch ist schon gestoppt. Laden Sie die Seite neu.
batch-is-open = Dieser Batch ist schon offen. Laden Sie die Seite neu.
not-a-design = Das ist nicht das Design einer Studie ({ $details }).
not-a-manifest = Das ist nicht das Manifest eines Exports ({ $details }).
not-a-list-of-known = Das ist keine Liste von Gold-Items ({ $details }).
restore-refused = { $file }: { $reason } Es wurde nichts importiert.
restore-parquet = Ein Parquet-Export kann nicht importiert werden. Exportieren Sie die Studie als CSV oder JSON Lines, und importieren Sie diese Dateien.
file-unreadable = { $file } konnte nicht gelesen werden ({ $details }). Es wurde nichts importiert.
file-was-changed = { $file } ist nicht die exportierte Datei: Ihr Hash unterscheidet sich von dem in { $manifest }. Wenn Sie die Datei absichtlich geändert haben, löschen Sie { $manifest }.
file-is-there-twice = { $one } und { $other } sind beide vorhanden. Löschen Sie eine der Dateien.
rows-refused = Es wurde nichts importiert, weil { $file } Zeilen hat, die nicht verwendet werden können:{ $rows }
systems-columns = Eine Datei mit Systemen braucht die Spalten „system“ und „kind“.
no-such-task = Es gibt keine Aufgabe { $task }.
of-task = Aufgabe { $task }: { $reason }
