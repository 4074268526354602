### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Diese Gruppe gibt es bei Prolific nicht mehr. Erstellen Sie sie neu.
prolific-refuses-group-members = Prolific lässt nicht zu, dass diese Gruppe angezeigt oder geändert wird. Prüfen Sie, ob Ihr Konto Gruppen in diesem Workspace ändern darf.
prolific-group-unreachable = Prolific hat zu dieser Gruppe nicht geantwortet. Concord versucht es in einigen Minuten noch einmal.
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific lehnt diese Gruppe ab: { $reason }
prolific-may-have-group = Prolific hat nicht geantwortet. Deshalb gibt es dort vielleicht eine leere Gruppe mit diesem Namen. Versuchen Sie es noch einmal, und löschen Sie die leere Gruppe bei Prolific.
prolific-group-is-on = Eine andere Person hat diese Gruppe gerade erstellt. Laden Sie die Seite neu, und löschen Sie bei Prolific die zweite, leere Gruppe.
# $most is a number
prolific-group-ids = Geben Sie höchstens { $most } Gruppen-IDs ein. Jede hat 24 Ziffern und Buchstaben von a bis f.
# $group is an ID
prolific-group-in-both = Sie haben die Gruppe { $group } sowohl für Personen gewählt, die teilnehmen können, als auch für Personen, die nicht teilnehmen können. Wählen Sie nur eines davon.
# $group is an ID
prolific-has-no-group = Prolific kennt die Gruppe { $group } nicht, oder Ihr Konto hat keinen Zugang dazu. Prüfen Sie die ID.
prolific-groups-are-empty = Die Gruppen, die Sie gewählt haben, haben noch keine Mitglieder. Deshalb könnte niemand teilnehmen. Warten Sie, bis sie Mitglieder haben, oder wählen Sie andere Gruppen.
# $language is the name of a language
entrance-language-is-full = Alle Plätze für { $language } sind belegt.
# $places is a number
places-beyond-languages = Der Teilnahmelink hat in allen seinen Sprachen zusammen nur { $places } Plätze. Fügen Sie zuerst in seinen Einstellungen Plätze pro Sprache hinzu.
places-per-language-need-choice = Plätze pro Sprache gibt es nur bei einem Link, bei dem Teilnehmende ihre Sprache wählen.
