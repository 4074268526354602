### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Zahlungen
payments-lead = Einreichungen genehmigen, Stundensätze der Crowdworker prüfen, Boni vergeben und Auszahlungen erstellen.

## Amounts at the top of the page

payments-median-hourly = Median der Stundensätze
payments-hourly-target = Ziel: { $amount } pro Stunde
payments-hourly-method = Der Stundensatz einer Person ist der Betrag, der genehmigt ist oder auf Genehmigung wartet, geteilt durch die aktive Zeit. Angezeigt wird der Median über alle Crowdworker mit mindestens einer Minute aktiver Zeit.
payments-no-hourly-yet = Noch hat niemand eine Minute aktive Zeit.
payments-total-cost = Gesamtkosten der Studie
payments-total-cost-base = Alle bisherigen Einreichungen und alle, die für HITs noch fehlen
payments-approved-unsent = Genehmigt, noch in keiner Auszahlung
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Angewiesen, nicht bestätigt
# Amount of which nobody knows whether it was sent
payments-held = Von Hand zu klären
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Bisher zugesagt
# Below the amount that is promised
payments-budget-of = Budget: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = { $percent } % des Budgets sind zugesagt: { $promised } von { $budget }. Neue HITs gibt es nur, solange der Rest dafür reicht.
# Arguments: $promised, $budget
payments-budget-used = Das Budget ist aufgebraucht: { $promised } von { $budget } sind zugesagt. Crowdworker bekommen keine neuen HITs. Was sie begonnen haben, wird noch angenommen und bezahlt.
payments-change-budget = Budget ändern
# Arguments: $median, $floor
payments-below-floor = Der Median der Stundensätze liegt bei { $median }. Prolific verlangt mindestens { $floor }.
payments-lift-by-bonus = Mit Boni anheben

## Submissions that wait for approval

payments-nothing-waits = Keine Einreichung wartet auf Genehmigung. Neue Einreichungen erscheinen hier, bis sie genehmigt sind: von Hand oder automatisch nach der Zeit, die in den Einstellungen festgelegt ist.
payments-select = Auswählen
payments-select-submission = Einreichung von { $worker }, { $at }, auswählen
payments-your-own = Ihre eigene
payments-in-statistics = In der Statistik
payments-counted = Gezählt
payments-extra = Zusätzliche Einreichung (bezahlt, nicht gezählt)
payments-gold = Gold-Item (bezahlt, nicht gezählt)
payments-excluded = Crowdworker aus der Statistik ausgeschlossen (bezahlt, nicht gezählt)
payments-rejection-reason = Grund der Ablehnung
payments-rejection-hint = Crowdworker lesen diesen Grund. Schreiben Sie mindestens zehn Zeichen. Die Antworten bleiben erhalten.
payments-rejected-still-count = Abgelehnte Antworten zählen weiterhin in der Statistik. Um eine Person auszuschließen, verwenden Sie „Aus der Statistik ausschließen“ auf ihrer Seite.
payments-approve-selected = Ausgewählte Einreichungen genehmigen
payments-approve-all = Alle wartenden Einreichungen genehmigen
payments-reject-selected = Ausgewählte Einreichungen ablehnen
payments-approved-n = { $n ->
    [one] { $n } Einreichung wurde genehmigt.
   *[other] { $n } Einreichungen wurden genehmigt.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } eigene Einreichung von Ihnen wartet noch. Eine andere Person muss darüber entscheiden.
   *[other] { $n } eigene Einreichungen von Ihnen warten noch. Eine andere Person muss darüber entscheiden.
}
payments-show = Einreichungen anzeigen
payments-next-page = Nächste Seite
payments-no-match = Keine Einreichung entspricht diesem Filter.
payments-approve-matching = Alle wartenden Einreichungen genehmigen, die dem Filter entsprechen
payments-approve-all-means = { $n ->
    [one] { $n } Einreichung wird genehmigt: insgesamt { $amount }. Das lässt sich nicht rückgängig machen.
   *[other] { $n } Einreichungen werden genehmigt: insgesamt { $amount }. Das lässt sich nicht rückgängig machen.
}
payments-select-all = Alle auf dieser Seite auswählen
payments-at-once = Eine Entscheidung gilt für höchstens { $n } Einreichungen. Kann über eine davon nicht entschieden werden, wird über keine entschieden.
payments-answers = Antworten
payments-show-answers = Antworten anzeigen
payments-answers-of = Antworten von { $worker }
payments-answers-removed = Diese Antworten wurden auf Wunsch der Person entfernt.
payments-decided-before = { $n ->
    [one] Über { $n } ausgewählte Einreichung war schon entschieden; sie wurde nicht geändert.
   *[other] Über { $n } ausgewählte Einreichungen war schon entschieden; sie wurden nicht geändert.
}
payments-more-waiting = Weitere Einreichungen warten. Genehmigen Sie noch einmal, um mit ihnen fortzufahren.
payments-rejected-n = { $n ->
    [one] { $n } Einreichung wurde abgelehnt.
   *[other] { $n } Einreichungen wurden abgelehnt.
}

## Hourly rates of workers

payments-active-time = Aktive Zeit
payments-active-time-lead = Die aktive Zeit wird im Browser gemessen. Eine Pause zählt höchstens als eine Minute.
payments-no-workers-yet = Crowdworker erscheinen hier mit ihrer ersten Einreichung.
payments-workers-caption = Stundensätze der Crowdworker
payments-median-time = Medianzeit pro HIT
payments-waiting-in = Wartend ({ $currency })
payments-approved-in = Genehmigt ({ $currency })
payments-paid-in = Bezahlt ({ $currency })
payments-hourly-in = Pro Stunde ({ $currency })
payments-target = Ziel
payments-target-reached = erreicht
payments-target-missed = unter dem Ziel

## Durations

payments-seconds = { $seconds } s
payments-minutes = { $minutes } min { $seconds } s
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Zahlungsjournal
payments-ledger-empty = Buchungen erscheinen hier, wenn Einreichungen genehmigt werden.
payments-type = Typ
payments-reward = Vergütung
payments-bonus = Bonus
payments-correction = Korrektur
payments-is-paid = bezahlt
payments-is-sent = angewiesen
# Nobody knows whether it was sent
payments-is-held = zu klären
payments-newest = Die Tabelle zeigt die neuesten { $shown } von { $n } Buchungen. Der Download enthält alle Buchungen.

## Rejected submissions in statistics

rejected-are-left-out-here = Abgelehnte Antworten zählen nicht in der Statistik; so steht es in den Einstellungen dieser Studie. Berichte nennen ihre Zahl.
rejected-left-out = Nein (abgelehnt)
