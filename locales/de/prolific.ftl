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
    [one] { $n } teilnehmende Person braucht Ihre Aufmerksamkeit.
   *[other] { $n } Teilnehmende brauchen Ihre Aufmerksamkeit.
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
prolific-finished-anyway-advice = Bei Prolific zurückgegeben oder abgelaufen, aber hier wurden HITs gesendet. Sie können die Arbeit mit einem Bonus bei Prolific bezahlen.
prolific-still-at-work = Zurückgegeben, hier in Bearbeitung
prolific-still-at-work-advice = Bei Prolific zurückgegeben oder abgelaufen, hier noch in Bearbeitung. Sie können die Arbeit bei Prolific mit einem Bonus bezahlen.
prolific-agree = Bereit zur Entscheidung
prolific-agree-advice = Mit dem richtigen Code eingereicht. Entscheiden Sie über die Einreichung bei Prolific und über die Arbeit unter „Zahlungen“.
prolific-not-here = Noch nicht hier
prolific-unclear = Prolific sagt noch nichts
prolific-decided = Bei Prolific entschieden
prolific-gave-up = Zurückgegeben oder abgelaufen
