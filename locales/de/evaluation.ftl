### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Evaluation
evaluation-lead = Automatische Metriken und menschliche Evaluation der Outputs jedes Systems und der Umformulierungen.
evaluation-empty = Menschliche Scores erscheinen hier, sobald Texte bewertet oder in eine Rangfolge gebracht wurden.
evaluation-human-csv = Menschliche Evaluation (CSV)
evaluation-human-json = Menschliche Evaluation (JSON)
evaluation-human-latex = Menschliche Evaluation (LaTeX)
evaluation-metrics-csv = Automatische Metriken (CSV)
evaluation-metrics-json = Automatische Metriken (JSON)
evaluation-metrics-latex = Automatische Metriken (LaTeX)
evaluation-baseline = Baseline
evaluation-compare = Systeme vergleichen

## Human evaluation

evaluation-human = Menschliche Evaluation · { $language }
evaluation-human-caption = Menschliche Evaluation der Systeme ({ $language })
evaluation-mean-rank = { $question } (mittlerer Rang, 1 ist am besten)
evaluation-share = { $question } (Anteil)
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } Text
   *[other] { $n } Texte
}
evaluation-n-judgements = { $n ->
    [one] { $n } Urteil
   *[other] { $n } Urteile
}
# In place of a p-value: there is none
evaluation-no-p = p: n. v.
evaluation-how-scores = Der Score eines Texts ist der Mittelwert seiner Urteile. Der Score eines Systems ist der Mittelwert über seine Texte; jeder Text hat also dasselbe Gewicht.
evaluation-how-intervals = Die Intervalle stammen aus einem Perzentil-Bootstrap über Texte mit 1.000 Replikationen und dem Seed der Studie.
evaluation-how-blind = Die Crowdworker sahen die Texte in zufälliger Reihenfolge und ohne die Namen der Systeme.
evaluation-star-note = Ein Stern markiert einen Unterschied zu { $baseline } mit p < 0,05 nach einem Randomisierungstest über die Texte, die beide haben: exakt bis 16 Texte, darüber 10.000 Ziehungen. Bei weniger als 6 Texten gibt es keinen Stern.

evaluation-highest = { $system } hat den höchsten Mittelwert
evaluation-highest-share = { $system } hat den höchsten Anteil
evaluation-not-tested = { $finding } (zu wenige Texte für einen Test)
evaluation-highest-like = { $system } hat den höchsten Mittelwert, nicht signifikant höher als { $systems }
evaluation-highest-share-like = { $system } hat den höchsten Anteil, nicht signifikant höher als { $systems }
evaluation-best-rank = { $system } hat den besten mittleren Rang
evaluation-best-rank-like = { $system } hat den besten mittleren Rang, nicht signifikant besser als { $systems }
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = Mittelwerte mit 95-%-Intervallen. Systeme mit einem gemeinsamen Buchstaben unterscheiden sich nicht signifikant: Randomisierungstests für je zwei Systeme (bei mehr als 2.000 Texten t-Tests), mit Holm-Korrektur, p < 0,05.
evaluation-untested = Abbildungen ohne Buchstaben: Es wurden zu wenige Texte beurteilt, um je zwei Systeme mit einer Korrektur zu vergleichen.
evaluation-too-little = Zu wenige Daten: { $tables }. Bei weniger als zwei bewerteten Texten hat der Mittelwert eines Systems kein Intervall und ist kein Ergebnis.
evaluation-too-little-pairs = Zu wenige Daten: { $pairs }. Eine Präferenz bei weniger als zwei Texten ist kein Ergebnis.
evaluation-as-table = Als Tabelle anzeigen
evaluation-shares = Anteil jeder Antwort nach System
evaluation-independent = Zwei Systeme werden Text für Text verglichen, wenn sie mindestens 6 Texte und die Hälfte der Texte des Systems mit weniger Texten gemeinsam haben. Sonst werden sie mit dem Welch-t-Test als unabhängige Stichproben verglichen, über die Texte, die nur eines von ihnen hat, wenn es je mindestens 20 sind.
evaluation-pairs = Tests zwischen Systemen
evaluation-pairs-caption = Tests zwischen Systemen: { $question } · { $language }
evaluation-comparison = Vergleich
evaluation-p-corrected = p (Holm)
evaluation-paired = Text für Text
evaluation-independent-samples = Unabhängige Stichproben

## Preferences between two outputs

evaluation-preferences = Präferenzen · { $question } · { $language }
evaluation-preferences-caption = Präferenzen bei { $question } ({ $language })
evaluation-a-better = A besser (%)
evaluation-neither = Kein Unterschied (%)
evaluation-b-better = B besser (%)
evaluation-preferences-note = Die Prozentwerte sind Anteile der Urteile. Der p-Wert stammt aus einem Vorzeichentest über Texte: Ein Text geht an das System, das mehr Crowdworker bevorzugt haben. Texte ohne Gewinner sind ausgeschlossen.
evaluation-win-rate-note = Die Gewinnrate ist der Anteil der Urteile über einen Text, die ein System vorziehen, als Mittelwert über die Texte; kein Unterschied zählt halb.
evaluation-over = { $better } vor { $other }
evaluation-preferred = { $better } wird { $other } vorgezogen
evaluation-none-preferred = kein System wird klar vorgezogen

## Automatic metrics

evaluation-automatic = Automatische Metriken · { $language }
evaluation-automatic-caption = Automatische Metriken ({ $language })
evaluation-scored = Mit Scores
evaluation-signatures = Metrik-Signaturen
evaluation-missing = Nicht verfügbare Metriken
evaluation-against-rewrites = Mit Umformulierungen desselben Ausgangstexts verglichen: { $metrics }. Eine Umformulierung wird mit den Umformulierungen anderer Crowdworker verglichen.
evaluation-together = Aus allen Outputs eines Systems zusammen berechnet: { $metrics }.
evaluation-means = Alle anderen Werte sind Mittelwerte über Texte.
evaluation-self-bleu = Self-BLEU vergleicht einen Output mit seinem Ausgangstext, deshalb erreicht COPY 100.
evaluation-no-value = n. v.: Kein Ausgangstext hat eine Umformulierung zum Vergleichen, oder es wurden noch keine Scores berechnet.
evaluation-star-note-metrics = Ein Stern markiert einen Unterschied zu { $baseline } mit p < 0,05 nach einem Randomisierungstest über die Ausgangstexte, zu denen beide einen Output haben: exakt bis 16 Ausgangstexte, darüber 1.000 Ziehungen. Bei weniger als 6 Ausgangstexten gibt es keinen Stern.
evaluation-more-metrics = Weitere Metriken wie Stil, Log-Wahrscheinlichkeit und Word Mover's Distance erscheinen, sobald in den Einstellungen der Studie Modelle für eine Sprache angegeben sind.
evaluation-model-metrics = Mit Modellen berechnete Metriken
