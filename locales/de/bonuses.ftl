### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Boni
bonuses-page-lead = Eine Regel berechnet, was den einzelnen Crowdworkern bis zu einem Stundensatz fehlt. Sie sehen sich die Liste an, ändern sie, wo Sie es besser wissen, und genehmigen sie. Dann sind die Boni in der nächsten Auszahlung.

## The rule

bonuses-rule = Regel
bonuses-rule-lead = Nur genehmigte Einreichungen zählen. Was Crowdworker in dieser Studie schon verdient haben, auch durch frühere Boni, wird abgezogen.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Mit dem angestrebten Stundensatz beginnen
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Mit XFORMAL beginnen: einmalig, auf mehr als 10 pro Stunde
# Arguments: $currency
bonuses-target = Auf diesen Stundensatz anheben ({ $currency })
bonuses-target-hint = Wer weniger verdient, bekommt die Differenz.
bonuses-time = Zeit, die zählt
bonuses-time-hint = Eine Pause zählt höchstens als eine Minute.
bonuses-time-own = Die eigene aktive Zeit der Person
bonuses-time-median = Für jeden HIT die Medianzeit aller Crowdworker
bonuses-most-medians = Höchste Zeit für einen HIT, als Vielfaches des Medians
bonuses-most-medians-hint = Bei 3 zählt die Zeit eines HITs bis zum Dreifachen des Medians seiner Aufgabe. Leer lassen, wenn es keine Grenze geben soll.
# Arguments: $currency
bonuses-round-up-to = Aufrunden auf ein Vielfaches von ({ $currency })
# Arguments: $currency
bonuses-least = Kleinster Bonus ({ $currency })
bonuses-least-hint = Kleinere Boni werden nicht bezahlt. Leer lassen, um alle zu bezahlen.
# Arguments: $currency
bonuses-most = Höchster Bonus pro Person ({ $currency })
bonuses-most-hint = Leer lassen, wenn es keine Grenze geben soll.
bonuses-once = Wer in dieser Studie schon einen Bonus hatte, bekommt keinen weiteren
bonuses-compute = Boni berechnen

## The bonuses that the rule has computed

bonuses-round = Boni zur Genehmigung
bonuses-none-yet = Boni erscheinen hier, wenn Sie sie berechnet haben. Bevor Sie sie genehmigen, ist niemandem etwas zugesagt.
bonuses-nobody = Nach dieser Regel bekommt niemand einen Bonus: Niemand mit genehmigten Einreichungen verdient weniger, oder die Crowdworker hatten ihren Bonus schon.
bonuses-computed-at = Berechnet am
# Column head
bonuses-counted-time = Zeit, die zählt
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Vorher verdient
# Column head: the bonus that the rule computes
bonuses-computed = Nach der Regel
bonuses-change = Ändern
# Arguments: $worker
bonuses-change-of = Bonus von { $worker } ändern
bonuses-save-change = Bonus speichern
bonuses-reason = Grund
bonuses-reason-hint = Die Person liest diesen Grund.
bonuses-approve = Boni genehmigen
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } Crowdworker bekommt einen Bonus: { $amount }. Das lässt sich nicht rückgängig machen.
   *[other] { $n } Crowdworker bekommen einen Bonus: insgesamt { $amount }. Das lässt sich nicht rückgängig machen.
}
bonuses-approved-n = { $n ->
    [one] Der Bonus für { $n } Crowdworker ist genehmigt. Er ist in der nächsten Auszahlung.
   *[other] Die Boni für { $n } Crowdworker sind genehmigt. Sie sind in der nächsten Auszahlung.
}
# Arguments: $amount
bonuses-own = Die Liste enthält Ihren eigenen Bonus von { $amount }. Er bleibt außen vor, wenn Sie die Boni genehmigen; eine andere Person muss ihn neu berechnen.

## A bonus by hand

bonuses-by-hand = Bonus von Hand
bonuses-by-hand-lead = Er ist sofort genehmigt und in der nächsten Auszahlung.
bonuses-worker-hint = Das Pseudonym, zum Beispiel W017.
# Arguments: $currency
bonuses-amount = Bonus ({ $currency })
bonuses-give = Bonus vergeben
# Arguments: $amount, $worker
bonuses-given = { $worker } bekommt einen Bonus von { $amount }.

## On the page of the worker

bonuses-yours = Ihre Boni
bonuses-by-rule = Um Ihren Stundenverdienst anzuheben
