### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = Einen Entwurf können Sie bearbeiten. Beim Veröffentlichen wird er festgeschrieben; spätere Änderungen ergeben eine neue Version.
design-no-tasks = Diese Studie hat noch keine Aufgaben. Fügen Sie unten eine Aufgabe aus einer Vorlage hinzu.
design-position = Position
design-versions = Versionen
design-item-shows = Jedes Item zeigt
design-judgements-per-item = Urteile pro Item
design-items-per-hit = Items pro HIT
design-qualification = Qualifikation
design-same-title = Gleicher Titel wie Aufgabe { $place }
design-new-task = Neue Aufgabe
design-new-task-lead = Beginnen Sie mit einer Vorlage. Sie ist eine vollständige Aufgabe, und Sie können jeden Teil davon ändern.
design-n-presets = { $n ->
    [one] { $n } Vorlage
   *[other] { $n } Vorlagen
}
design-add-task = Aufgabe hinzufügen

## What an item shows

design-shows-source = Einen Ausgangstext
design-shows-output = Einen Output
design-shows-pair = Einen Ausgangstext und einen Output
design-shows-outputs = Einen Ausgangstext und mehrere Outputs
design-shows-sides = Einen Ausgangstext und zwei Outputs nebeneinander
design-shows-two = Zwei Outputs nebeneinander

## The steps of the qualification

design-gate-location = Standortprüfung
design-gate-test = Qualifikationstest
design-gate-pilot = Pilotphase
design-gate-review = Muttersprachliche Prüfung
design-gate-known = Gold-Items

## The head of the designer

design-lead = Aufgabe { $place }, Vorlage: { $preset }, Version { $version }
design-lead-scratch = Aufgabe { $place }, ohne Vorlage erstellt, Version { $version }
design-publish = Aufgabe veröffentlichen
design-duplicate = Aufgabe duplizieren
design-gold-items = Gold-Items
design-try = Aus Sicht der Crowdworker ausprobieren
design-preview-width = Breite der Vorschau
design-width-desktop = Desktop
design-width-phone = Smartphone

## The form

design-title-in = Titel ({ $language })
design-instructions-in = Anleitung und Beispiele ({ $language })
design-content = Inhalt
design-display = Textdarstellung
design-display-plain = Unverändert
design-display-masked = Wörter einer Liste durch […] ersetzt
design-display-stripped = Wörter einer Liste entfernt
design-display-diff = Änderungen gegenüber dem Ausgangstext hervorgehoben
design-display-hint = Aufgaben, in denen Crowdworker schreiben, brauchen unveränderte Texte. Hervorgehobene Änderungen brauchen einen Ausgangstext und einen Output.
design-hidden-words = Verborgene Wörter
design-words-to-hide = Zu verbergende Wörter ({ $language })
design-words-to-hide-hint = Ein Wort pro Zeile. Groß- und Kleinschreibung spielen keine Rolle. Text nach einem Tab wird ignoriert, wie in der Ausgabe von „concord style lexicon“.
design-timeout = Inaktivitätslimit (Minuten)
design-reward-per-submission = Vergütung pro Einreichung ({ $currency })
design-expected-time = Erwartete Zeit pro HIT (Sekunden)
design-expected-time-hint = Crowdworker sehen sie und den daraus folgenden Stundensatz, bevor sie beginnen.
design-steps-before = Qualifikationsschritte vor dieser Aufgabe
design-save-draft = Entwurf speichern

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Vor dem Veröffentlichen zu prüfende Texte
design-texts-lead = Jeder Text muss in jeder Sprache der Studie vorhanden sein. Bearbeiten, löschen oder bestätigen Sie die anderen hier genannten Texte.
design-text-missing = Fehlt
design-text-old-scale = Für die früheren Punkte der Skala geschrieben
design-text-outdated = Noch der Text der Vorlage, aber der Text in der ersten Sprache wurde geändert
design-text-copied = Die Vorlage hat keinen Text in dieser Sprache: Das ist der englische
design-text-added = Aus der Vorlage übernommen, als die Sprache hinzugefügt wurde
design-text-placeholder = Platzhalter: Schreiben Sie einen eigenen Text
design-text-confirm = Dieser Text passt noch
design-texts-confirm-all = Alle für { $language } genannten Texte passen noch
design-texts-edit = Texte bearbeiten ({ $language })

## Texts from another task, and the system of written texts

design-origin = Herkunft der Texte und System der Outputs
design-texts-from = Texte übernehmen aus
design-task-choice = { $place }. { $title }
design-task-number = Aufgabe { $place }
design-no-other-task = Diese Studie hat keine andere Aufgabe, in der Texte gesammelt werden. Pilotaufgaben können hier nicht verwendet werden.
design-feed-hint = Jeder Text wird automatisch zu einem HIT. Diese Aufgabe muss ein Item pro HIT haben und höchstens einen Output zeigen.
design-pass-on = Wann Texte weitergegeben werden
design-pass-on-approved = Nach der Genehmigung zur Zahlung
design-pass-on-submitted = Nach der Einreichung, wenn die Einreichung zählt
design-only-with-spans = Nur Texte mit Spans weitergeben
design-memory = Translation Memory: Mindestähnlichkeit in Prozent
design-memory-hint = Zeigt frühere Texte zu ähnlichen Ausgangstexten: 30 bis 100, oder leer für keine. Die Aufgabe muss den Ausgangstext zeigen.
design-system = Systemname für Texte, die in dieser Aufgabe geschrieben werden
design-system-hint = Zum Beispiel „formal“. Leer bedeutet „human“. Nur für Aufgaben, in denen Crowdworker Texte schreiben.

## Gold items

design-gold-on = Gold-Items unter die HITs mischen
design-gold-every = HITs pro Gold-Item, im Durchschnitt
design-gold-least = Mindestanteil der wie erwartet beantworteten Gold-Items in Prozent
design-gold-after = Anzahl beantworteter Gold-Items vor der Prüfung
design-gold-below = Wenn der Anteil niedriger ist
design-gold-warn = Crowdworker warnen
design-gold-pause = Crowdworker pausieren, bis die Studienleitung entscheidet
design-gold-exclude = Keine weiteren HITs in dieser Studie vergeben

## The definition and the versions

design-definition = Definition
design-definition-lead = Die vollständige Aufgabe in allen Sprachen als eine Datei, zum Archivieren, Vergleichen oder Wiederverwenden.
design-show-definition = Definition als JSON anzeigen
design-json-schema = JSON-Schema der Aufgabendefinitionen
design-json-or-toml = JSON oder TOML.
design-save-definition = Definition als Entwurf speichern
design-versions-of-task = Versionen dieser Aufgabe
design-published = Veröffentlicht
design-changes = Änderungen
design-no-changes = Keine Änderungen
design-lines-changed = { $n ->
    [one] { $n } Zeile seit Version { $version } geändert
   *[other] { $n } Zeilen seit Version { $version } geändert
}

## A trial: the task as a worker sees it

design-designer = Aufgaben-Designer
design-trial-of = Probelauf: { $title }
design-trial = Probelauf
design-trial-note = So sehen Crowdworker den HIT. Es wird nichts gespeichert oder bezahlt.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = Hier erscheint ein Text aus der Studie.
design-back-to-designer = Zurück zum Aufgaben-Designer
design-answers = Antworten, die gespeichert würden
design-answers-caption = Antworten, wie sie im Export erscheinen
design-spans = Spans
design-could-insist = Crowdworker würden diese Warnungen sehen und könnten trotzdem einreichen
design-could-not-submit = Crowdworker könnten diese Antworten nicht einreichen

## Messages after a form

design-draft-saved = Der Entwurf ist gespeichert.
design-task-published = Die Aufgabe ist veröffentlicht. Neue Batches verwenden diese Version.
design-task-duplicated = Die Aufgabe ist dupliziert. Sie bearbeiten jetzt die Kopie.

## Columns of the imported file that workers see next to a text

design-columns = Spalten, die mit dem Text gezeigt werden
# Arguments: $n
design-columns-lead = Crowdworker sehen bis zu { $n } Spalten der importierten Datei unter dem Text, zum Beispiel den Kontext. Lassen Sie den Namen leer, um eine Spalte zu entfernen.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Spalten des ersten Ausgangstexts: { $list }
# Arguments: $n
design-column-number = Spalte { $n }
design-column-name = Name in der Datei
design-column-unknown = In den Texten wurde keine Spalte mit diesem Namen gefunden; Crowdworker würden nichts sehen.
# Arguments: $language
design-column-label = Beschriftung für Crowdworker ({ $language })
design-column-label-hint = Ohne Beschriftung lesen Crowdworker den Namen der Spalte.
# A number: the order of the columns
design-column-place = Position
design-column-collapsed = Eingeklappt, bis sie geöffnet wird
