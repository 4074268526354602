### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Verbinden Sie diese Studie mit dem Konto bei CloudResearch Connect, über das Teilnehmende bezahlt werden.
connect-connect = Mit CloudResearch verbinden
connect-key-label = API-Schlüssel
connect-key-hint = Sie bekommen ihn auf Anfrage von CloudResearch. Concord verschlüsselt ihn und zeigt ihn nie wieder an.
connect-account-title = Konto bei CloudResearch Connect
# Arguments: $date
connect-account = Verbunden seit { $date }.
connect-seen-within = Änderungen bei Connect sind hier innerhalb einer Minute zu sehen.
connect-disconnect-means = Concord löscht den API-Schlüssel und die Liste der Einreichungen. Bei Connect ändert sich nichts.
connect-connected = Die Studie ist mit CloudResearch Connect verbunden.
connect-disconnected = Die Studie ist nicht mehr mit CloudResearch Connect verbunden.

## What Connect and this server say about the participants
connect-submissions = Einreichungen
connect-asked = Connect wurde zuletzt am { $date } abgefragt. Concord fragt etwa einmal pro Minute.
connect-ask = Connect jetzt abfragen
connect-follows-none = Um hier Einreichungen zu sehen, geben Sie in den Einstellungen eines Teilnahmelinks die ID des Projekts bei Connect ein.
connect-no-submissions = Es gibt noch keine Einreichungen.
connect-fourteen-days = Nach 14 Tagen genehmigt Connect, worüber niemand entschieden hat. Eine Genehmigung ist endgültig. Eine Ablehnung kann später noch in eine Genehmigung geändert werden.

## What was found about a participant, each with what to do
connect-no-submission = Keine Einreichung bei Connect
connect-no-submission-advice = Die ID im Link kann erfunden sein, oder Connect führt die Einreichung noch nicht auf. Zahlen Sie erst, wenn sie aufgeführt ist.
connect-not-finished-advice = Bei Connect eingereicht, hier nicht abgeschlossen. Sehen Sie sich die Arbeit an, bevor Sie entscheiden; nach 14 Tagen genehmigt Connect die Einreichung.
connect-never-came-advice = Bei Connect eingereicht, ohne hier zu beginnen. Schreiben Sie der Person, oder lehnen Sie die Einreichung ab; nach 14 Tagen genehmigt Connect sie.
connect-other-code-advice = Der Code bei Connect ist nicht der Code dieser Studie. Sehen Sie sich die Arbeit an, bevor Sie entscheiden.
connect-not-handed-in-advice = Hier beendet, bei Connect nicht aufgeführt. Die Person ist dem Link am Ende nicht gefolgt, oder die ID im Link ist erfunden.
connect-agree-advice = Bei Connect eingereicht und hier abgeschlossen. Genehmigen Sie die Einreichung hier, oder entscheiden Sie unter „Zahlungen“ über die Arbeit: Eine Auszahlung genehmigt auch die Einreichung.
connect-unclear = Connect sagt noch nichts
connect-decided = Bei Connect entschieden
connect-gave-up = Platz aufgegeben

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] { $n } Einreichung genehmigen, die bereit ist
   *[other] { $n } Einreichungen genehmigen, die bereit sind
}
connect-approve-ready-means = Diese Teilnehmenden haben hier alles abgeschlossen und bei Connect eingereicht. Connect zahlt ihnen die Vergütung des jeweiligen Projekts. Das lässt sich nicht rückgängig machen.
connect-approved-ready = { $n ->
    [one] Connect genehmigt { $n } Einreichung.
   *[other] Connect genehmigt { $n } Einreichungen.
}
# $participant is an ID
connect-submission-title = Einreichung von { $participant }
connect-submission-lead = Was Connect und diese Studie über die Person wissen und was Sie bei Connect entscheiden können.
connect-all-submissions = Alle Einreichungen
connect-nothing-to-decide = Über diese Einreichung kann im Moment nicht entschieden werden.
connect-done = Connect hat das ausgeführt.
connect-approve-means = Connect zahlt der Person die Vergütung des Projekts. Das lässt sich nicht rückgängig machen.
connect-thanks = Nachricht (optional)
connect-thanks-hint = Die Person liest sie.
connect-reject-means = Die Person wird nicht bezahlt und liest Ihre Nachricht; das Geld geht zurück auf Ihr Konto. Sie können die Einreichung auch später noch genehmigen.
connect-reject-finished = Diese Person hat hier alles abgeschlossen und bei Connect eingereicht. Lehnen Sie nur Arbeit ab, die gegen die Regeln verstößt, die die Person gelesen hat.
connect-message-hint = Die Person liest sie. Schreiben Sie genau, was nicht in Ordnung war, und bleiben Sie höflich.

## Payments through Connect, on the page of a payout
connect-pays = Über Connect
connect-pays-lead = Crowdworker, die über Connect gekommen sind, werden dort bezahlt: Die Einreichung wird genehmigt, und was der Person über die Vergütung hinaus zusteht, wird als Bonus gesendet. Das läuft im Hintergrund, und jeder Bonus wird nur einmal gesendet.
connect-retry = Noch einmal bei Connect versuchen
connect-retry-means = Alles in dieser Auszahlung, was Connect abgelehnt hat, wird noch einmal gesendet.
# Arguments: $amount
connect-reward-there = Vergütung bei Connect: { $amount }
# Arguments: $amount
connect-bonus-there = Bonus bei Connect: { $amount }
connect-waits-there = Wartet auf Connect
connect-is-accepted = Von Connect angenommen
connect-was-rejected = Die Einreichung wurde bei Connect abgelehnt.
connect-other-sum = Connect hat einen anderen Betrag als die Vergütung des Projekts bezahlt. Zahlen Sie den Rest dort von Hand, und wählen Sie dann „Wurde bezahlt“.
connect-other-currency = Connect zahlt in US-Dollar, und diese Studie rechnet in einer anderen Währung. Zahlen Sie von Hand, und wählen Sie dann „Wurde bezahlt“.
connect-was-refused = Connect lehnt die Zahlung ab. Ist genug Geld auf dem Konto?
connect-unknown-there = Connect kennt die Einreichung nicht.
connect-disagrees = Connect hat einen anderen Betrag verstanden, deshalb wurde nichts bezahlt.
connect-several-there = Die Person hat bei Connect mehrere Einreichungen abgegeben. Genehmigen Sie diese dort, zahlen Sie den Rest von Hand, und wählen Sie dann „Wurde bezahlt“.
connect-was-disconnected = Die Studie wurde von Connect getrennt.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Entscheidungen für Connect
connect-decisions-lead = Ohne API-Schlüssel: eine Datei, die für jede Person sagt, was bei Connect zu tun ist. An Connect wird nichts gesendet.
connect-payment-label = Vergütung des Projekts, in USD
connect-payment-hint = Was Connect für eine genehmigte Einreichung zahlt, zum Beispiel 1,80. Dieser Betrag wird auf das angerechnet, was der Person zusteht.
connect-decisions-show = Entscheidungen anzeigen
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Genehmigen: { $approved }. Ablehnen: { $rejected }. Ihnen überlassen: { $open }.
# Arguments: $amount
connect-decisions-bonuses = Boni in der Datei: { $amount }
connect-decisions-download = Entscheidungen herunterladen (CSV)
connect-decisions-act = Entscheiden Sie bei Connect so, wie es in der Datei steht, und zahlen Sie dort die Boni aus der Datei. Bestätigen Sie dann unter „Zahlungen“ die Auszahlung, damit keine spätere Datei denselben Bonus enthält.
connect-decisions-none = Über diesen Link ist noch niemand gekommen.
connect-decisions-currency = Connect zahlt in US-Dollar. Diese Studie rechnet in einer anderen Währung, deshalb enthält die Datei keine Boni.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = Diese Personen bekommen in dieser Datei keinen Bonus, weil über ihre Einreichung noch nicht entschieden ist, weil sie über mehrere Teilnahmelinks kamen oder weil sie auf anderem Weg bezahlt werden: { $workers }.
# Argument: $button
connect-decisions-careful = Wenn hier jemand genannt ist, bestätigen Sie nicht die ganze Auszahlung: Wählen Sie „{ $button }“ für alle, die Sie bezahlt haben.
connect-decision = Entscheidung
connect-decision-approve = Genehmigen
connect-decision-reject = Ablehnen
connect-decision-open = Ihnen überlassen
connect-decision-in-progress = Hier in Bearbeitung.
connect-decision-undecided = Arbeit dieser Person wartet hier auf Ihre Entscheidung. Entscheiden Sie zuerst, und kommen Sie dann zurück.
connect-decision-not-finished = Hier vorzeitig beendet. Lesen Sie die Regeln des Projekts, bevor Sie entscheiden.
connect-bonus = Bonus

## Audit log
audit-connect-connect = Studie mit Connect verbunden
audit-disconnect-connect = Studie von Connect getrennt
audit-approve-connect = Einreichung bei Connect genehmigt
audit-reject-connect = Einreichung bei Connect abgelehnt
audit-download-decisions = Entscheidungen für Connect heruntergeladen
