### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Kopieren
part-contents = Inhalt
part-download-figure = SVG herunterladen
part-download-png = PNG herunterladen
part-figure-failed = Die Abbildung konnte nicht gezeichnet werden ({ $error }). Ihre Zahlen stehen in der Tabelle.
part-data-table = Daten als Tabelle
part-how-computed = { $label }: Wie wird das berechnet?
part-progress = { $done } von { $of } ({ $percent } %)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = Das wird nur einmal angezeigt
part-shown-once-text = Kopieren Sie es jetzt. Es wird nicht gespeichert und kann nicht noch einmal angezeigt werden. Wenn Sie es verlieren, widerrufen Sie es und erstellen Sie ein neues.

## The first start of a server

part-setup-title = Server einrichten
part-setup-lead = Erstellen Sie das Administratorkonto. Damit können Sie Studien anlegen, Personen einladen und das Audit-Log lesen. Dieser Link funktioniert nur einmal.
part-setup-create = Administratorkonto erstellen

opens-in-new-tab = (öffnet sich in einem neuen Tab)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
