### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Verbinden Sie diese Studie mit dem Prolific-Konto, über das Teilnehmende gefunden und bezahlt werden.
prolific-connect = Mit Prolific verbinden
prolific-replace = Anderes Konto verwenden
prolific-token-label = API-Token
prolific-token-hint = Erstellen Sie eines in den Einstellungen Ihres Prolific-Workspace. Concord verschlüsselt es und zeigt es nie wieder an.
prolific-workspace-label = Workspace-ID
prolific-workspace-hint = 24 Buchstaben und Ziffern, in der Adresse Ihres Workspace bei Prolific.
prolific-account-title = Prolific-Konto
prolific-account = Verbunden als { $account } seit { $date }.
prolific-in-workspace = Workspace: { $workspace }
prolific-told-at = Prolific meldet diesem Server Änderungen sofort. Die letzte Meldung kam am { $time }.
prolific-told = Prolific meldet diesem Server Änderungen sofort. Bisher kam keine Meldung.
prolific-told-soon = Änderungen bei Prolific sind hier innerhalb einer Minute zu sehen. Concord bittet Prolific in Kürze, sie diesem Server sofort zu melden.
prolific-told-elsewhere = Änderungen bei Prolific sind hier innerhalb einer Minute zu sehen. Die sofortigen Meldungen gehen an einen anderen Server, denn ein Workspace hat dafür nur eine Adresse.
prolific-not-told = Änderungen bei Prolific sind hier innerhalb einer Minute zu sehen. Concord konnte Prolific nicht bitten, sie diesem Server sofort zu melden.
prolific-told-needs-address = Änderungen bei Prolific sind hier innerhalb einer Minute zu sehen. Damit sie sofort zu sehen sind, braucht dieser Server eine öffentliche Adresse, die mit https:// beginnt (Einstellung public_url).
prolific-available = Verfügbares Guthaben
prolific-total = Gesamtes Guthaben
prolific-disconnect = Verbindung trennen
prolific-disconnect-means = Concord löscht das API-Token und die Liste der Einreichungen. Bei Prolific ändert sich nichts. Widerrufen Sie das Token dort, wenn Sie es nicht mehr brauchen.
prolific-connected = Die Studie ist mit Prolific verbunden.
prolific-disconnected = Die Studie ist nicht mehr mit Prolific verbunden.

prolific-submissions = Einreichungen
prolific-asked = Prolific wurde zuletzt am { $date } abgefragt. Concord fragt etwa einmal pro Minute.
prolific-ask = Prolific jetzt abfragen
prolific-follows-none = Um hier Einreichungen zu sehen, geben Sie in den Einstellungen eines Teilnahmelinks die ID der Prolific-Studie ein.
prolific-no-submissions = Es gibt noch keine Einreichungen.
prolific-differences = { $n ->
    [one] { $n } Person braucht Ihre Aufmerksamkeit.
   *[other] { $n } Personen brauchen Ihre Aufmerksamkeit.
}
prolific-first-rows = Es werden nur die ersten Zeilen von { $all } angezeigt. Die REST-Schnittstelle listet alle auf.
prolific-participant = Teilnehmer-ID
prolific-here = Diese Studie
prolific-finding = Was zu tun ist
prolific-code = Code: { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT eingereicht
   *[other] { $hits } HITs eingereicht
}
prolific-in-progress = In Bearbeitung
prolific-no-submission = Keine Einreichung bei Prolific
prolific-no-submission-advice = Die ID im Link kann erfunden sein, oder Prolific führt die Einreichung noch nicht auf. Zahlen Sie erst, wenn sie aufgeführt ist.
prolific-not-finished = Hier nicht abgeschlossen
prolific-not-finished-advice = Bei Prolific eingereicht, hier nicht abgeschlossen. Sehen Sie sich die Arbeit an, bevor Sie entscheiden.
prolific-never-came = Nie hier gewesen
prolific-never-came-advice = Bei Prolific eingereicht, ohne hier zu beginnen. Bitten Sie die Person, die Einreichung zurückzugeben.
prolific-other-code = Anderer Code
prolific-other-code-advice = Der Code bei Prolific ist nicht der Code dieser Studie. Sehen Sie sich die Arbeit an, bevor Sie entscheiden.
prolific-not-handed-in = Nicht eingereicht
prolific-not-handed-in-advice = Hier beendet, bei Prolific nicht eingereicht. Die Person ist dem Link am Ende nicht gefolgt.
prolific-finished-anyway = Zurückgegeben, mit Arbeit hier
prolific-finished-anyway-advice = Bei Prolific zurückgegeben oder abgelaufen, aber hier wurden HITs eingereicht. Wenn Sie die Arbeit genehmigen, wird sie mit der nächsten Auszahlung als Bonus bei Prolific bezahlt.
prolific-still-at-work = Zurückgegeben, hier in Bearbeitung
prolific-still-at-work-advice = Bei Prolific zurückgegeben oder abgelaufen, hier noch in Bearbeitung. Wenn Sie die Arbeit genehmigen, wird sie mit der nächsten Auszahlung als Bonus bei Prolific bezahlt.
prolific-agree = Bereit zur Entscheidung
prolific-agree-advice = Mit dem richtigen Code eingereicht. Genehmigen Sie die Einreichung hier, oder entscheiden Sie unter „Zahlungen“ über die Arbeit: Eine Auszahlung genehmigt auch die Einreichung.
prolific-not-here = Noch nicht hier
prolific-unclear = Prolific sagt noch nichts
prolific-decided = Bei Prolific entschieden
prolific-gave-up = Zurückgegeben oder abgelaufen

prolific-approve-ready = { $n ->
    [one] { $n } Einreichung genehmigen, die bereit ist
   *[other] { $n } Einreichungen genehmigen, die bereit sind
}
prolific-approve-ready-means = Diese Teilnehmenden haben hier alles abgeschlossen und den richtigen Code eingegeben. Prolific zahlt ihnen die Vergütung der jeweiligen Studie. Das lässt sich nicht rückgängig machen.
prolific-approved-ready = { $n ->
    [one] Prolific genehmigt { $n } Einreichung.
   *[other] Prolific genehmigt { $n } Einreichungen.
}
prolific-decide = Entscheiden
prolific-submission-title = Einreichung von { $participant }
prolific-submission-lead = Was Prolific und diese Studie über die Person wissen und was Sie bei Prolific entscheiden können.
prolific-all-submissions = Alle Einreichungen
prolific-nothing-to-decide = Über diese Einreichung kann im Moment nicht entschieden werden.
prolific-done = Prolific hat das ausgeführt.
prolific-approve = Genehmigen
prolific-approve-means = Prolific zahlt der Person die Vergütung der jeweiligen Studie. Das lässt sich nicht rückgängig machen.
prolific-ask-return = Um Rückgabe bitten
prolific-ask-return-means = Prolific bittet die Person, die Einreichung zurückzugeben. Dafür gibt es keine Bezahlung, aber auch keinen Nachteil. Die Person kann ablehnen.
prolific-return-reason = Grund
prolific-return-reason-hint = Die Person liest ihn. Mindestens 10 Zeichen.
prolific-return-asked = Am { $date } um Rückgabe gebeten
prolific-reject = Ablehnen
prolific-reject-means = Die Person wird nicht bezahlt und liest Ihre Nachricht. Prolific erlaubt das nur in klaren Fällen: zum Beispiel, wenn es gar keine Antworten gibt oder wenn in einer Studie ab fünf Minuten zwei Aufmerksamkeitstests nicht bestanden sind. Bitten Sie die Person im Zweifel, die Einreichung zurückzugeben.
prolific-reject-finished = Diese Person hat hier alles abgeschlossen und den richtigen Code eingegeben. Prolific macht Ablehnungen rückgängig, die gegen seine Regeln verstoßen.
prolific-category = Grund
prolific-message = Nachricht
prolific-message-hint = Die Person liest sie. Mindestens 100 Zeichen: Schreiben Sie genau, was nicht in Ordnung war, und bleiben Sie höflich.

prolific-failed-check = Aufmerksamkeitstests nicht bestanden
prolific-failed-instructions = Anleitung nicht befolgt
prolific-low-effort = Wenig Mühe
prolific-too-quickly = Zu schnell
prolific-too-slowly = Zu langsam
prolific-no-data = Keine Antworten
prolific-no-code = Kein Abschlusscode
prolific-bad-code = Falscher Abschlusscode
prolific-malingering = Erfüllung der Bedingungen vorgetäuscht
prolific-incomplete-longitudinal = Teil einer längeren Studie fehlt
prolific-unsupported-device = Ungeeignetes Gerät
prolific-unlisted = Anderer Grund
