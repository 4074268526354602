### The page of metric correlation with human ratings.

metrics-title = Korrelation der Metriken mit menschlichen Bewertungen
metrics-lead = Wie eng jede automatische Metrik mit menschlichen Bewertungen derselben Outputs zusammenhängt.
metrics-none = Korrelationen erscheinen hier, wenn Outputs von Menschen bewertet und Metriken dafür berechnet wurden.
metrics-rank-lead = Rang 1 ist am besten: Eine Metrik, bei der hohe Werte gut sind, sollte eine negative Korrelation haben.
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

## How is this computed?

metrics-method-scope = Metriken, die aus allen Outputs eines Systems zusammen berechnet werden, zum Beispiel Perplexität, stehen auf der Seite „Evaluation“.
metrics-method-r = r ist die Pearson-Korrelation zwischen einer Metrik und der mittleren menschlichen Bewertung, ρ die Spearman-Korrelation, jeweils über Outputs.
metrics-method-outputs = Outputs: Die Outputs aller Systeme werden zusammengefasst wie in Mir et al. (2019). Die Zahl nach ± ist die Schranke aus diesem Paper, 1,96(1 − r²)/√n. Das 95-%-Intervall ist das nach Fisher.
metrics-method-systems = Systeme: r ist die Korrelation der Mittelwerte der Systeme, mit dem 95-%-Intervall nach Fisher. Nötig sind mindestens vier Systeme.
metrics-method-pooling = Das Zusammenfassen vermischt zwei Fragen: ob eine Metrik gute Systeme von schlechten trennt und ob sie gute Outputs eines Systems von schlechten trennt. Bei weniger als zehn Systemen sagt der Wert für Systeme wenig aus.
