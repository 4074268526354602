### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Öffnen Sie die Studie, und nehmen Sie teil. Geben Sie dann hier den Abschlusscode ein, den Sie am Ende bekommen.
mturk-open-study = Studie in einem neuen Tab öffnen
mturk-go-on = In einem neuen Tab weitermachen
mturk-preview = Das ist eine Vorschau. Um teilzunehmen, nehmen Sie den HIT an.
mturk-back-here = Wenn Sie fertig sind, kommen Sie auf diese Seite zurück, und klicken Sie auf den Button.
mturk-have-finished = Ich bin fertig
mturk-hand-in = Einreichen
mturk-hand-in-lead = Klicken Sie auf den Button, um diesen HIT bei Mechanical Turk einzureichen.
mturk-return-hit = Bitte geben Sie diesen HIT bei Mechanical Turk zurück.
mturk-other-hit = Sie haben an dieser Studie schon mit einem anderen HIT teilgenommen. Bitte geben Sie diesen HIT zurück.
mturk-go-back = Gehen Sie zurück zum Tab von Mechanical Turk, und reichen Sie den HIT dort ein.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Bezahlung für Ihre Arbeit in „{ $study }“

# The page of the entry link
mturk-lead = Crowdworker öffnen die Studie über einen HIT. Mechanical Turk zahlt die Vergütung des HITs, und Sie zahlen den Rest als Bonus.
mturk-files = HITs erstellen
mturk-files-lead = Legen Sie bei Mechanical Turk ein Projekt mit der Vorlage „Other“ an, ersetzen Sie dessen Layout durch dieses, und stellen Sie 9 „Assignments“ pro HIT ein. Veröffentlichen Sie dann mit der CSV-Datei einen Batch.
mturk-layout = Layout des HITs
mturk-layout-file = Layout herunterladen (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Batch herunterladen (CSV, { $n } HIT)
   *[other] Batch herunterladen (CSV, { $n } HITs)
}
mturk-hits-means = Der Batch hat für je 9 Plätze dieses Links einen HIT, denn für HITs mit 10 oder mehr „Assignments“ verlangt Mechanical Turk eine höhere Gebühr. Wer einen zweiten HIT annimmt, wird gebeten, ihn zurückzugeben.
mturk-question-file = Frage herunterladen (XML)
mturk-question-means = Für HITs, die Sie mit einem Programm erstellen: eine ExternalQuestion, die eine Seite dieses Servers im Frame von Mechanical Turk zeigt.
mturk-question-needs-https = Damit Sie HITs mit einem Programm erstellen können, braucht dieser Server eine öffentliche Adresse, die mit https:// beginnt (Einstellung public_url).
mturk-results = Ergebnisse eines Batches
mturk-results-lead = Laden Sie die Ergebnisse des Batches bei Mechanical Turk herunter, und wählen Sie die Datei hier aus. Concord vergleicht sie mit der Liste der Teilnehmenden und trägt ein, was zu genehmigen ist. Von der Datei wird nichts gespeichert.
mturk-results-file = Ergebnisse (CSV)
# Arguments: $most
mturk-results-hint = Höchstens { $most } MiB.
mturk-results-read = Vergleichen

# The page that compares the results
mturk-batch-title = Ergebnisse des Batches
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] Mechanical Turk und diese Studie stimmen bei allen Personen in der Datei überein.
    [one] { $n } Zeile sollten Sie sich ansehen.
   *[other] { $n } Zeilen sollten Sie sich ansehen.
}
mturk-batch-once = Diese Seite wird nur einmal angezeigt. Laden Sie die Dateien herunter, bevor Sie die Seite verlassen.
mturk-decisions = Entscheidungen
# Arguments: $approved, $rejected
mturk-decisions-lead = Die Datei hat alle Spalten der Ergebnisse. Genehmigt: { $approved }. Abgelehnt: { $rejected }. Über die übrigen Zeilen entscheiden Sie. Laden Sie die Datei bei Mechanical Turk hoch, ohne sie vorher in einer Tabellenkalkulation zu öffnen.
mturk-decisions-file = Entscheidungen herunterladen (CSV)
mturk-bonuses = Boni
mturk-bonuses-lead = Was in einer Auszahlung über die Vergütungen der HITs hinaus zu zahlen ist. Mechanical Turk liest diese Datei nicht: Zahlen Sie dort jede Zeile auf der Seite der jeweiligen Person, und bestätigen Sie dann die Auszahlung.
mturk-bonuses-none = Für die Crowdworker in dieser Datei gibt es keine offene Auszahlung. Erstellen Sie zuerst eine Auszahlung, und vergleichen Sie die Ergebnisse dann noch einmal.
mturk-bonuses-currency = Mechanical Turk zahlt nur in USD, und diese Studie zahlt in einer anderen Währung.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Auszahlung vom { $date }: { $bonuses ->
    [one] { $bonuses } Bonus, { $total }
   *[other] { $bonuses } Boni, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Nicht enthalten: { $workers }. Diese Personen stehen nicht in der Datei, über ihre Einreichung ist nicht entschieden, oder sie kamen über mehrere Teilnahmelinks. Bestätigen Sie ihre Zahlung noch nicht.
mturk-bonus-file = Boni herunterladen (CSV)
mturk-worker = Worker-ID
mturk-there = Mechanical Turk
mturk-not-in-file = Keine Zeile
mturk-compare-rows = Teilnehmende

# What was found, and what to do
mturk-never-came = Nie hier gewesen
mturk-never-came-advice = Eingereicht, ohne hier teilzunehmen, oder die Daten der Person wurden gelöscht. Fragen Sie nach, bevor Sie ablehnen.
mturk-not-finished = Hier nicht abgeschlossen
mturk-not-finished-advice = Eingereicht, aber hier nicht abgeschlossen. Sehen Sie sich die Arbeit an, bevor Sie entscheiden.
mturk-other-code = Anderer Code
mturk-other-code-advice = Der Code in der Datei ist nicht der Code dieser Studie. Sehen Sie sich die Arbeit an, bevor Sie entscheiden.
mturk-second-hit = Zweiter HIT
# Arguments: $assignment
mturk-second-hit-advice = Die Person hat einmal teilgenommen, mit der Einreichung { $assignment }. Bezahlen Sie nur eine von beiden.
mturk-undecided = Hier nicht entschieden
mturk-undecided-advice = Ein Teil der Arbeit dieser Person ist weder genehmigt noch abgelehnt. Entscheiden Sie unter „Zahlungen“, und vergleichen Sie die Ergebnisse dann noch einmal.
mturk-to-reject = Hier alles abgelehnt
mturk-to-reject-advice = Die Datei lehnt diese Einreichung mit Ihren Gründen ab. Prüfen Sie die Ablehnung, bevor Sie die Datei hochladen.
mturk-not-listed = Nicht in dieser Datei
mturk-not-listed-advice = Hier beendet. Die Person steht in den Ergebnissen eines anderen Batches oder hat den HIT nicht eingereicht.
mturk-to-approve = Wird genehmigt
mturk-marked = In der Datei schon markiert
mturk-decided = Bei Mechanical Turk entschieden
