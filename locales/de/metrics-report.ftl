### The page of metric correlation with human ratings.

metrics-title = Korrelation der Metriken mit menschlichen Bewertungen
metrics-lead = Wie eng jede automatische Metrik mit menschlichen Bewertungen derselben Outputs zusammenhängt.
metrics-none = Korrelationen erscheinen hier, wenn Outputs von Menschen bewertet und Metriken dafür berechnet wurden.
metrics-rank-lead = Rang 1 ist am besten: Eine Metrik, bei der hohe Werte gut sind, sollte eine negative Korrelation haben.
metrics-lower-better = { $name } (niedriger ist besser)
metrics-higher-better = { $name } (höher ist besser)
metrics-table = Korrelation der Metriken mit { $question } ({ $language })

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Outputs: r
metrics-outputs-rho = Outputs: ρ
metrics-outputs-n = Outputs: n
metrics-systems-r = Systeme: r, 95-%-Intervall
metrics-systems-n = Systeme: n

## In place of a value: why there is none

metrics-no-interval = n. v.: Nötig sind mindestens vier Outputs, und r muss zwischen −1 und 1 liegen
metrics-no-variance = n. v.: Einer der beiden Werte variiert nicht
metrics-few-outputs = { $n ->
    [one] n. v.: Es gibt { $n } Output, nötig sind mindestens { $need }
   *[other] n. v.: Es gibt { $n } Outputs, nötig sind mindestens { $need }
}
metrics-too-few-systems = { $n ->
    [one] n. v.: Es gibt { $n } System, nötig sind mindestens { $need }
   *[other] n. v.: Es gibt { $n } Systeme, nötig sind mindestens { $need }
}
metrics-undefined = n. v.: { $reason }
metrics-warning = { $n ->
    [one] Nur { $n } System: Ein weiteres System könnte diesen Wert stark ändern.
   *[other] Nur { $n } Systeme: Ein weiteres System könnte diesen Wert stark ändern.
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = Korrelation der Metriken mit menschlichen Bewertungen ({ $language })
metrics-grid-strongest = { $language }: Die stärkste Korrelation ist die von { $metric } mit { $question } (r = { $r })
metrics-grid-few = { $language }: weniger als 10 Outputs, zu wenige für einen Befund
metrics-grid-hint = Jede Zelle ist Pearsons r zwischen einer Metrik und der mittleren menschlichen Bewertung, über Outputs. Öffnen Sie eine Zelle, um ihre Outputs zu sehen.
metrics-grid-few-mark = Ein Fragezeichen steht für weniger als 10 Outputs: Ein weiterer Output könnte den Wert stark ändern.
metrics-few-texts = { $n ->
    [one] Nur { $n } Output: Ein weiterer Output könnte diesen Wert stark ändern.
   *[other] Nur { $n } Outputs: Ein weiterer Output könnte diesen Wert stark ändern.
}

## The outputs behind one cell

metrics-rises-with-rating = { $metric } ist höher bei Outputs mit höheren Bewertungen: { $question } ({ $language })
metrics-falls-with-rating = { $metric } ist niedriger bei Outputs mit höheren Bewertungen: { $question } ({ $language })
metrics-rises-with-rank = { $metric } ist höher bei Outputs mit schlechterem Rang: { $question } ({ $language })
metrics-falls-with-rank = { $metric } ist höher bei Outputs mit besserem Rang: { $question } ({ $language })
metrics-rises-with-share = { $metric } ist höher bei Outputs, für die mehr Personen { $question } gewählt haben ({ $language })
metrics-falls-with-share = { $metric } ist niedriger bei Outputs, für die mehr Personen { $question } gewählt haben ({ $language })
metrics-relation-none = { $metric } zeigt keinen klaren Zusammenhang mit { $question } ({ $language })
metrics-relation-few = { $metric } und { $question } ({ $language }): kein Befund aus diesen Outputs
metrics-points-facts = n = { $n }, r = { $r }, 95-%-Intervall { $interval }, ρ = { $rho }.
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Jede Marke ist ein Output. Eine größere Marke steht für mehrere Outputs an derselben Stelle.
metrics-axis-range = { $name } ({ $low } bis { $high })
metrics-axis-rating = Mittlere menschliche Bewertung, { $question }
metrics-points-n = Bewertungen
metrics-points-table = { $metric } und mittlere menschliche Bewertung jedes Outputs: { $question } ({ $language })
metrics-points-first = Die { $most } Outputs mit den höchsten Bewertungen von { $n }. Die CSV-Datei enthält alle.
metrics-points-csv = Diese Outputs herunterladen (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Vergleich der Metriken
metrics-best-lead = Korreliert eine Metrik schwächer mit den Bewertungen als die stärkste? Das Vorzeichen einer Korrelation zählt nicht.
metrics-best-clear = { $metric } hat die stärkste Korrelation (r = { $r }); alle anderen Metriken unterscheiden sich signifikant davon.
metrics-best-alike = { $n ->
    [one] { $metric } hat die stärkste Korrelation (r = { $r }); { $n } andere Metrik unterscheidet sich nicht signifikant davon.
   *[other] { $metric } hat die stärkste Korrelation (r = { $r }); { $n } andere Metriken unterscheiden sich nicht signifikant davon.
}
metrics-best-alone = { $metric } hat die stärkste Korrelation (r = { $r }); es gibt keine andere Metrik zum Vergleich.
metrics-best-few = Keine Metrik kann als die stärkste gelten: Jede hat keine Korrelation oder weniger als 10 Outputs.
metrics-best-column = Verglichen mit { $metric }
metrics-best-column-none = Vergleich
metrics-best-is = stärkste Korrelation
metrics-best-differs = unterscheidet sich ({ $p })
metrics-best-no-difference = kein signifikanter Unterschied ({ $p })
metrics-best-not-compared = nicht verglichen: weniger als 10 Outputs
metrics-no-interval-few = keines: weniger als 10 Outputs
metrics-same-values = nicht verglichen: Ihre Werte steigen im Gleichschritt mit denen der stärksten Metrik

## How is this computed?

metrics-method-scope = Metriken, die aus allen Outputs eines Systems zusammen berechnet werden, zum Beispiel Perplexität, stehen auf der Seite „Evaluation“.
metrics-method-r = r ist die Pearson-Korrelation zwischen einer Metrik und der mittleren menschlichen Bewertung, ρ die Spearman-Korrelation, jeweils über Outputs.
metrics-method-outputs = Outputs: Die Outputs aller Systeme werden zusammengefasst wie in Mir et al. (2019). Die Zahl nach ± ist die Schranke aus diesem Paper, 1,96(1 − r²)/√n. Das 95-%-Intervall ist das nach Fisher.
metrics-method-systems = Systeme: r ist die Korrelation der Mittelwerte der Systeme, mit dem 95-%-Intervall nach Fisher. Nötig sind mindestens vier Systeme.
metrics-method-pooling = Das Zusammenfassen vermischt zwei Fragen: ob eine Metrik gute Systeme von schlechten trennt und ob sie gute Outputs eines Systems von schlechten trennt. Bei weniger als zehn Systemen sagt der Wert für Systeme wenig aus.
metrics-method-difference = Unterschiede: Williams-Test für zwei Korrelationen mit denselben Bewertungen (Williams 1959, Steiger 1980), über die Outputs, für die beide Metriken Werte haben. Bei einer Metrik mit negativer Korrelation wird zuerst das Vorzeichen umgekehrt. Die Holm-Korrektur umfasst alle Vergleiche einer Tabelle; ein Unterschied mit p < 0,05 ist signifikant.
metrics-method-few = Bei weniger als 10 Outputs gibt es kein Intervall und keinen Test, bei weniger als 10 Systemen kein Intervall. Die Dateien enthalten alle Zahlen.
