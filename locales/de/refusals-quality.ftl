### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = Diese Person hat ihre Antworten aus den Ergebnissen entfernen lassen.
quality-lacks-excluded = Aus der Statistik ausgeschlossen.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Weniger als { $least } gemeinsame Items: { $n }.
quality-lacks-order = Diese Antworten haben keine Rangordnung oder sind immer gleich.
quality-lacks-pairs = Niemand sonst hat dieselben Items beantwortet.
quality-lacks-gold = Keine Gold-Items gesehen.
quality-lacks-time = Keine Zeit erfasst.
quality-lacks-answers = Keine Antworten.
quality-lacks-minute = Weniger als eine Minute Arbeit.
