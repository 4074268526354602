### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Ergebnisse
results-lead = Was die Studie ergeben hat, wie sicher das ist und worauf Sie achten sollten.
results-empty = Ergebnisse erscheinen hier, sobald Texte bewertet wurden.
results-older = Neue Antworten werden ausgewertet. Laden Sie die Seite in einer Minute neu.
results-systems = Menschliche Evaluation der Systeme
results-all-systems = Alle Fragen und Sprachen
results-all-agreement = Übereinstimmung für jede Frage und Option
results-collection = Datenerhebung
results-open-tasks = Nicht abgeschlossene Aufgaben (pro Sprache)
results-low-agreement = { $table }: Die Übereinstimmung liegt unter 0,67
results-low-agreement-on = { $n } von { $of } Werten der Übereinstimmung liegen unter 0,67
results-agrees-with-nobody = { $worker } stimmt mit niemandem überein ({ $table })
results-agrees-with-nobody-on = { $worker } stimmt bei { $n } Fragen mit niemandem überein
results-few-data = { $table }: wenige Daten, deshalb sind die Intervalle nicht verlässlich
results-few-data-on = { $n } von { $of } Werten der Übereinstimmung beruhen auf wenigen Daten; ihre Intervalle sind nicht verlässlich
results-no-warnings = Zu diesen Ergebnissen gibt es keine Warnungen.
results-more-warnings = { $n ->
    [one] { $n } weitere Warnung
   *[other] { $n } weitere Warnungen
}
results-report = Vollständiger Bericht
results-download-report = Als eine HTML-Datei herunterladen
results-print-hint = Die Datei enthält alles, was auf dieser Seite steht, und braucht keine Verbindung. Für ein PDF drucken Sie diese Seite oder die Datei.
results-report-lead = Was diese Studie ergeben hat, wie sicher das ist und wie es berechnet wurde.
opening-title = Wichtigste Ergebnisse
opening-question = { $question }:
opening-clear = { $question }: { $finding }. Der Vorsprung vor { $second } beträgt { $difference } (95-%-Intervall { $interval }).
opening-open = { $question }: Kein Gewinner lässt sich nennen. { $best } und { $second } unterscheiden sich um { $difference } (95-%-Intervall { $interval }), was Zufall sein kann.
opening-too-little = { $question }: zu wenige Daten, um einen Gewinner zu nennen.
opening-independent = Beide haben zu wenige Texte gemeinsam und werden daher als unabhängige Stichproben verglichen (Welch-t-Test).
opening-unreliable = Bei dieser Frage stimmen die Urteile nicht verlässlich überein. Seien Sie mit diesem Ergebnis daher vorsichtig.
opening-preferred = { $question }: Die Crowdworker ziehen { $best } gegenüber { $other } vor ({ $share } % gegen { $rest } % der Urteile, { $p }).
opening-not-preferred = { $question }: Weder { $a } noch { $b } wird klar vorgezogen ({ $share } % gegen { $rest } % der Urteile).
opening-too-little-pair = { $question }: zu wenige Daten, um { $a } und { $b } zu vergleichen.
opening-agreement = Inter-Annotator-Übereinstimmung: { $coefficient } = { $value } ({ $band }).
opening-agreement-plain = Inter-Annotator-Übereinstimmung: { $coefficient } = { $value }.
opening-no-agreement = Die Inter-Annotator-Übereinstimmung lässt sich noch nicht berechnen.
opening-counts = Items: { $items }. Crowdworker: { $workers }. Urteile: { $judgements }.
opening-more = Weitere Ergebnisse ({ $n })
results-excluded-workers = Aus der Statistik ausgeschlossen
results-excluded-since = Ausgeschlossen seit
results-no-reason = Kein Grund angegeben
results-agreement-detail = Übereinstimmung im Einzelnen
