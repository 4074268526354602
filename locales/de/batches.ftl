### The page of a study's batches: HITs that are created for a published task.

batches-lead = Ein Batch erstellt HITs für eine veröffentlichte Aufgabe. Der gespeicherte Seed bestimmt die Stichprobe und die Reihenfolge.
batches-none = Diese Studie hat noch keine Batches. Für einen Batch ist eine veröffentlichte Aufgabe nötig.

## The table of batches

batches-stopped = gestoppt
batches-complete = vollständig
batches-open = offen
# Label of a batch that grows while workers work: gold items
batches-of-gold = Gold-Items
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Texte aus Aufgabe { $n }, fortlaufend
batches-stop = Batch stoppen
batches-reopen = Batch wieder öffnen

## The form for a new batch

batches-new = Neuer Batch
batches-new-lead = Sehen Sie sich zuerst die Anzahl der HITs und die Kosten in der Vorschau an. Erstellt wird erst etwas, wenn Sie bestätigen.
batches-publish-first = Veröffentlichen Sie zuerst eine Aufgabe. Ein Batch verwendet die veröffentlichte Version einer Aufgabe.
batches-task-of-sources = { $title } (Ausgangstexte)
batches-task-of-outputs = { $title } (Outputs)
batches-systems = Zu beurteilende Systeme
batches-systems-hint = Nur für Aufgaben, die Outputs zeigen. Rangfolgen und Vergleiche brauchen mindestens zwei Systeme.
batches-human = Menschliche Umformulierungen
batches-no-outputs = noch keine Outputs
batches-all-human = Alle menschlichen Umformulierungen jedes Ausgangstexts verwenden
batches-all-human-hint = Sonst wählt der Seed eine Umformulierung pro Ausgangstext. Aufgaben, die Outputs vergleichen oder in eine Rangfolge bringen, verwenden immer eine.
batches-spread = Einen Output pro Ausgangstext beurteilen, reihum von jedem System
batches-spread-hint = Dafür sind weniger Crowdworker nötig. Sonst braucht ein Batch Systeme × Urteile Crowdworker: Pro Aufgabe bekommt niemand einen Ausgangstext zweimal.
batches-sample = Anzahl der Ausgangstexte
batches-sample-hint = Leer lassen, um alle Ausgangstexte zu verwenden. Sonst werden so viele zufällig gezogen.
batches-label-hint = Ein Name, an dem Ihr Team den Batch erkennt.
batches-seed-hint = Leer lassen für einen neuen Seed. Derselbe Seed und dieselben Einstellungen ergeben wieder denselben Batch.
batches-preview = Vorschau anzeigen

## The preview of a batch

batches-per-hit = { $n } pro HIT
batches-least-workers = Mindestanzahl der Crowdworker
batches-least-workers-base = Pro Aufgabe bekommt niemand einen Ausgangstext zweimal.
batches-most-cost = Höchstkosten
batches-most-cost-base = Wenn alle Einreichungen genehmigt werden
batches-left-out = { $n ->
    [one] { $n } Ausgangstext ist nicht enthalten, weil die gewählten Systeme zu wenige Outputs dafür haben.
   *[other] { $n } Ausgangstexte sind nicht enthalten, weil die gewählten Systeme zu wenige Outputs dafür haben.
}
batches-create = { $n ->
    [one] { $n } HIT erstellen
   *[other] { $n } HITs erstellen
}

## After a form

batches-is-created = Der Batch wurde erstellt.
batches-is-stopped = Der Batch ist gestoppt. HITs in Bearbeitung können noch eingereicht werden; sie zählen und werden bezahlt.
batches-is-open = Der Batch ist wieder offen.

## The hourly rate that the reward of a planned batch means

batches-hourly = Stundensatz
# Arguments: $time, $n
batches-hourly-measured = bei der Medianzeit von { $time } pro HIT ({ $n } Einreichungen dieser Aufgabe)
# Arguments: $time, $n
batches-hourly-piloted = bei der Medianzeit von { $time } für ebenso viele Pilottexte ({ $n } Einreichungen in der Pilotphase)
batches-hourly-expected = bei der in der Aufgabe angegebenen Zeit von { $time } pro HIT
batches-hourly-unknown = Noch niemand hat etwas eingereicht. Geben Sie in der Aufgabe die erwartete Zeit pro HIT an, um den Stundensatz zu sehen.
batches-hourly-low = Der Stundensatz liegt unter { $floor }, dem niedrigsten, den Prolific erlaubt. Erhöhen Sie die Vergütung oder kürzen Sie die HITs.
