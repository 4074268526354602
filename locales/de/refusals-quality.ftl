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

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Schnell: Die Medianzeit pro HIT beträgt { $percent } % des Medians aller Crowdworker (HITs: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Gold-Items: { $right } von { $n } richtig; bei den anderen sind { $percent } % richtig.
# Arguments: $n, $all
quality-looks-alone = Stimmt mit niemandem überein (Fragen: { $n } von { $all }).
# Arguments: $n, $all
quality-looks-constant = Immer dieselbe Antwort, anders als bei den anderen (Fragen: { $n } von { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Gleiche Texte wie { $worker } bei { $n } von { $all } gemeinsamen Ausgangstexten.
quality-looks-device = Dasselbe Gerät wie { $workers }.
quality-looks-network = Dieselbe Netzwerkadresse wie { $workers }.
quality-looks-pasted = Mindestens die Hälfte des Textes wurde von anderswo eingefügt (Texte: { $n } von { $all }).
quality-looks-even = Die Buchstaben kamen in gleichmäßigen Abständen, wie wenn ein Programm tippt (Texte: { $n } von { $all }).
