### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Gezählte Einreichungen, Tempo und voraussichtlicher Abschluss jeder Aufgabe in jeder Sprache.
progress-empty = Es gibt noch keine HITs. Der Fortschritt erscheint hier, wenn der erste Batch erstellt ist.

## The table of tasks and languages

progress-tasks-and-languages = Fortschritt nach Aufgabe und Sprache
progress-counted = Gezählt
progress-target = Ziel
progress-in-progress = In Bearbeitung
progress-per-hour = Pro Stunde
progress-completion = Voraussichtlicher Abschluss
progress-complete = abgeschlossen
progress-no-recent-work = keine aktuellen Einreichungen
progress-pilot = kein Ziel: für neue Crowdworker
progress-median-time = Medianzeit
progress-extra = Zusätzliche Einreichungen
progress-expired = Abgelaufen
progress-returned = Zurückgegeben

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HITs nach gezählten Einreichungen
progress-details = HITs im Detail
progress-details-caption = HITs jeder Aufgabe und Sprache

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } Umformulierung wurde bei der Nachbearbeitung entfernt.
   *[other] { $n } Umformulierungen wurden bei der Nachbearbeitung entfernt.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } Umformulierung wurde bei der Nachbearbeitung korrigiert.
   *[other] { $n } Umformulierungen wurden bei der Nachbearbeitung korrigiert.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } Umformulierung ist ausgeschlossen, weil die Person, die sie geschrieben hat, aus der Statistik ausgeschlossen ist.
   *[other] { $n } Umformulierungen sind ausgeschlossen, weil die Personen, die sie geschrieben haben, aus der Statistik ausgeschlossen sind.
}
