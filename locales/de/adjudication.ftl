### The page where a person decides about items on which workers disagree.

adjudication-title = Adjudikation
adjudication-lead = Items, bei denen Crowdworker nicht übereinstimmen. Entscheidungen werden getrennt gespeichert und ändern weder die Antworten noch die Übereinstimmung.

## Which items are shown

adjudication-all-tasks = Alle Aufgaben
adjudication-all-questions = Alle Fragen
adjudication-all-languages = Alle Sprachen
adjudication-points = Mindestunterschied (Punkte)
adjudication-decision = Entscheidung
adjudication-undecided = nicht entschieden
adjudication-decided = entschieden
adjudication-both = alle
adjudication-show = Items anzeigen

## The questions with disagreements

adjudication-disagreements = Abweichungen
adjudication-questions = Fragen mit Abweichungen
adjudication-decided-count = Entschieden
adjudication-rule-scale = { $points ->
    [one] Auf einer Skala liegt eine Abweichung vor, wenn sich die niedrigste und die höchste Antwort um mindestens { $points } Punkt unterscheiden.
   *[other] Auf einer Skala liegt eine Abweichung vor, wenn sich die niedrigste und die höchste Antwort um mindestens { $points } Punkte unterscheiden.
}
adjudication-rule-slider = Auf einem Schieberegler ist ein Punkt ein Zehntel des Bereichs.
adjudication-rule-other = Bei anderen Fragen liegt eine Abweichung vor, wenn keine Antwort von mehr als der Hälfte der Crowdworker gegeben wurde.
adjudication-rule-rankings = Rangfolgen sind nicht enthalten, weil sie keinen einzelnen Wert haben.
adjudication-empty = { $points ->
    [one] Items erscheinen hier, wenn sich Antworten auf einer Skala um mindestens { $points } Punkt unterscheiden oder wenn bei einer anderen Frage keine Antwort eine Mehrheit hat.
   *[other] Items erscheinen hier, wenn sich Antworten auf einer Skala um mindestens { $points } Punkte unterscheiden oder wenn bei einer anderen Frage keine Antwort eine Mehrheit hat.
}

## The items

adjudication-none = In dieser Auswahl gibt es keine Abweichungen.
adjudication-progress = { $decided } von { $n } entschieden.
adjudication-no-more = Es gibt keine weiteren Items.
adjudication-next-page = Nächste Seite
adjudication-answers = Antworten auf { $question }
adjudication-answer = Antwort
adjudication-comments = Kommentare
adjudication-by = Entschieden von { $person }, { $time }
adjudication-note-hint = Der Grund für Ihre Entscheidung. Er ist Teil des Exports.
adjudication-decide = Entscheidung speichern
adjudication-decide-again = Entscheidung ändern
adjudication-saved = Die Entscheidung wurde gespeichert. Die Antworten haben sich nicht geändert.

## An answer in words

adjudication-is-better = { $side } ist besser
adjudication-other-is-better = Ein anderer Text ist besser
adjudication-own-words = „{ $words }“
adjudication-skipped = Nicht zu beurteilen: { $reason }
