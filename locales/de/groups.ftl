### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Teilnehmergruppen
groups-lead = Eine Gruppe bei Prolific enthält alle Personen mit demselben Ergebnis in dieser Studie. Eine spätere Studie kann nur für diese Personen offen sein oder sie ausschließen.
groups-hint = Gezählt werden nur Teilnehmende, die Prolific aufführt. Alle anderen entfernt Concord aus der Gruppe, auch Personen, die bei Prolific hinzugefügt wurden.
# Column head: how far a participant got in the study
groups-outcome = Ergebnis
# Column head: how many participants have the result
groups-people = Teilnehmende
groups-group = Gruppe bei Prolific
groups-came = Studie begonnen
groups-passed-test = Qualifikationstest bestanden
groups-passed-review = Muttersprachliche Prüfung bestanden
groups-finished = Abgeschlossen
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Name bei Prolific
groups-create = Gruppe erstellen
groups-resume = Wieder aktualisieren
groups-turn-off = Nicht mehr aktualisieren
groups-turn-off-means = Die Gruppe bleibt bei Prolific, wie sie ist, auch mit Personen, deren Daten hier später gelöscht werden. Sie können die Gruppe dort löschen.
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = Concord fügt die Teilnehmenden innerhalb einer Minute hinzu.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } Mitglied, zuletzt verglichen am { $time }.
   *[other] { $n } Mitglieder, zuletzt verglichen am { $time }.
}
groups-stopped = Concord aktualisiert diese Gruppe nicht mehr.
groups-created = Die Gruppe wurde bei Prolific erstellt. Concord fügt die Teilnehmenden innerhalb einer Minute hinzu.
groups-resumed = Die Gruppe wird wieder aktualisiert.
groups-turned-off = Die Gruppe wird nicht mehr aktualisiert.
groups-after-disconnect = Teilnehmergruppen bleiben bei Prolific, wie sie sind, auch mit Personen, deren Daten hier später gelöscht werden.

## Choosing groups for a new study at Prolific

groups-any = Keine Einschränkung
groups-only = Nur diese Personen
groups-not = Alle außer diesen Personen
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } Mitglied)
   *[other] { $name } ({ $n } Mitglieder)
}
groups-only-ids = Nur Personen aus diesen Gruppen
groups-not-ids = Keine Personen aus diesen Gruppen
groups-ids-hint = IDs anderer Gruppen Ihres Workspace bei Prolific, durch Leerzeichen getrennt. Bei mehreren Gruppen genügt es, zu einer davon zu gehören.
