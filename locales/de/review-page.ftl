### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Muttersprachliche Prüfung

## The studies in which a person reviews

review-page-studies-lead = Studien, in denen Sie die Pilottexte der Teilnehmenden lesen.
review-page-no-studies = Studien erscheinen hier, wenn Ihnen die Studienleitung die Prüfung übertragen hat.
review-page-studies-caption = Studien, in denen Sie prüfen
review-page-workers-waiting = Wartende

## The queue of workers

review-page-queue-lead = Hier warten Teilnehmende, die ihre Pilottexte eingereicht haben, auf eine Entscheidung. Wer am längsten wartet, steht oben.
review-page-empty = Niemand wartet auf eine Prüfung. Teilnehmende erscheinen hier, wenn sie ihre Pilottexte eingereicht haben.
review-page-show-queue = Warteliste anzeigen
review-page-review-first = Mit der ersten Prüfung beginnen
review-page-queue-caption = Teilnehmende, die auf eine Prüfung warten
review-page-worker = Person
review-page-waiting-since = Wartet seit
review-page-graded-column = Benotet
review-page-n-of = { $n } von { $of }
review-page-n-graded = { $n } von { $of } benotet

## Decisions that the reviewer can still take back

review-page-recent = Ihre letzten Entscheidungen
review-page-recent-lead = Innerhalb einer Stunde können Sie eine Entscheidung zurücknehmen. Öffnen Sie dazu die Seite der Person.
review-page-recent-earlier = Frühere Entscheidungen dieser Stunde ({ $n })
review-page-decision = Entscheidung
review-page-decided-at = Entschieden
review-page-until = Rücknahme möglich bis
review-page-passed = bestanden
review-page-failed = nicht bestanden

## One worker's pilot texts

review-page-lead = Vergleichen Sie jede Umformulierung mit ihrem Ausgangstext, und benoten Sie sie.
review-page-lead-reopened = Die bisherigen Noten bleiben erhalten. Ändern Sie sie bei Bedarf, und entscheiden Sie dann neu.
review-page-lead-decided = Diese Prüfung ist abgeschlossen. Sie können die Texte und Ihre Noten noch lesen.
review-page-skip = Zur ersten Note springen
review-page-skip-decision = Zur Entscheidung springen
review-page-no-texts = Diese Person hat noch keinen Pilottext eingereicht.
review-page-keys = Tasten in einer Umformulierung: 1 ausgezeichnet, 2 akzeptabel, 3 schlecht. Die Eingabetaste führt zur nächsten Umformulierung.
review-page-source-n = Ausgangstext { $n }
review-page-rewrite-n = Umformulierung { $n }
review-page-show-changes = Änderungen anzeigen
review-page-changes-legend = Gelöschte Wörter sind durchgestrichen, hinzugefügte Wörter unterstrichen.

## How much a rewrite differs from its source

review-page-unchanged = unverändert
review-page-only-normalised = nur normalisiert
review-page-words-deleted = { $n ->
    [one] { $n } Wort gelöscht
   *[other] { $n } Wörter gelöscht
}
review-page-words-added = { $n ->
    [one] { $n } Wort hinzugefügt
   *[other] { $n } Wörter hinzugefügt
}

## The grade of a rewrite

review-page-grade-of = Note für Umformulierung { $n }
review-page-how-good = Wie gut ist die Umformulierung?
review-page-excellent = Ausgezeichnet
review-page-acceptable = Akzeptabel
review-page-poor = Schlecht
review-page-why-not-excellent = Warum ist sie nicht ausgezeichnet?
review-page-poor-needs-reason = Bei einer schlechten Umformulierung ist ein Grund oder eine Notiz nötig.
review-page-reason-minimal = kaum geändert
review-page-reason-meaning = Bedeutung geändert
review-page-reason-informal = noch informell
review-page-reason-fluency = nicht natürlich
review-page-reason-language = falsche Sprache
review-page-reason-other = Sonstiges
review-page-note = Notiz für das Team
review-page-save-grade = Noten speichern
review-page-your-grade = Ihre Note:
review-page-saved-without-reason = Gespeichert. Wählen Sie jetzt einen Grund, oder schreiben Sie eine Notiz.

## The decision about the worker

review-page-pass-open = Bestanden …
review-page-fail-open = Nicht bestanden …
review-page-pass = Als bestanden werten
review-page-fail = Als nicht bestanden werten
review-page-message-if-passed = Nachricht, wenn bestanden
review-page-message-if-failed = Nachricht, wenn nicht bestanden
review-page-message-hint = Die Person liest diese Nachricht sofort. Innerhalb einer Stunde können Sie die Entscheidung zurücknehmen.
review-page-decided = Ihre Entscheidung ist gespeichert, und die Person kann sie lesen. Innerhalb einer Stunde können Sie sie zurücknehmen.

## A decision that was made, and taking it back

review-page-is-passed = Bestanden
review-page-is-failed = Nicht bestanden
review-page-is-not-finished = Nicht fertig
review-page-not-finished = Diese Person hat noch nicht alle Pilottexte eingereicht.
review-page-message-is = Die Person liest diese Nachricht:
review-page-decided-on = Entschieden:
review-page-time-limit = Sie können diese Entscheidung zurücknehmen bis:
review-page-you-can = Sie können diese Entscheidung zurücknehmen.
review-page-manager-can = Die Studienleitung kann diese Entscheidung zurücknehmen.
review-page-take-back-heading = Entscheidung der Prüfung
review-page-take-back = Entscheidung zurücknehmen
review-page-take-back-means = Die Prüfung ist dann wieder offen, und die Aufgaben danach sind bis zur nächsten Entscheidung geschlossen. Eingereichte Arbeit bleibt erhalten und wird bezahlt, wenn sie genehmigt wird.
review-page-taken-back = Die Entscheidung wurde zurückgenommen. Die Prüfung ist wieder offen.
