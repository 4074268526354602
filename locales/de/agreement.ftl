### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Inter-Annotator-Übereinstimmung
agreement-lead = Übereinstimmung zwischen Crowdworkern, die dieselben Texte beurteilt haben, für jede Aufgabe, Frage und Sprache.
agreement-empty = Die Übereinstimmung erscheint hier, sobald zwei Crowdworker denselben Text beurteilt haben.

## The matrix of tasks and languages

agreement-task-and-question = Aufgabe und Frage
agreement-matrix-caption = Hauptkoeffizient mit seinem 95-%-Intervall. Wählen Sie eine Zelle aus, um alle Maße zu sehen.
agreement-band-reliable = 0,80 oder mehr: verlässlich
agreement-band-tentative = 0,67 bis 0,80: nur vorläufige Schlüsse
agreement-band-unreliable = unter 0,67: nicht verlässlich
agreement-bands-note = Die Symbole folgen Krippendorffs Konvention und erscheinen nur bei seinem Koeffizienten. Jede Linie zeigt das Intervall auf einer Achse von 0 bis 1.

## One task and language

agreement-all-tables = Alle Aufgaben und Sprachen
agreement-all-statistics = Alle Maße
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } ist { $value } (alle Koeffizienten mit 95-%-Intervallen)
agreement-filter = Antworten auswählen
agreement-only-version = Aufgabenversion
agreement-only-batch = Batch
agreement-without-worker = Ohne Crowdworker
agreement-from-day = Von (Tag, UTC)
agreement-to-day = Bis (Tag, UTC)
agreement-apply = Anzeigen
agreement-batch-without-name = Batch ohne Namen
agreement-nothing-selected = Dieser Auswahl entsprechen keine Antworten. Ändern oder leeren Sie die Filter oben.
agreement-workers-lead = Übereinstimmung einzelner Crowdworker mit den anderen, die dieselben Texte beurteilt haben.
agreement-workers-caption = Übereinstimmung einzelner Crowdworker mit den anderen
agreement-shared-items = Gemeinsame Items
agreement-equal = Gleiche Antworten (%)
agreement-with-others = Korrelation mit den anderen
agreement-bias = Mittlere Differenz
agreement-with-nobody = Stimmt mit niemandem überein
agreement-workers-method = Gemeinsame Items sind Items, die auch eine andere Person beurteilt hat. Gleiche Antworten sind der Prozentsatz der Paare mit der Antwort einer anderen Person zum selben Item, in denen beide Antworten gleich sind. Die Korrelation ist die Spearman-Korrelation mit dem Mittelwert der anderen. Die mittlere Differenz ist der eigene Mittelwert minus der Mittelwert der anderen. Markiert sind Crowdworker mit mindestens 10 gemeinsamen Items, deren Korrelation unter 0,1 und so weit unter dem Median aller Crowdworker liegt, dass der Zufall den Abstand in weniger als 1 von 1.000 Fällen erklärt. Bei Antworten ohne Ordnung wird stattdessen der mittlere Prozentsatz gleicher Antworten je Item verglichen; die Grenze ist dann der Zufallswert plus ein Zehntel des Abstands zwischen Zufallswert und 100 %. Wer immer dieselbe Antwort gibt, während die Antworten der anderen variieren, wird so behandelt, als wäre die Korrelation 0.
agreement-items = Items mit den größten Abweichungen
agreement-items-lead = Höchstens 20 Items, die mit den größten Unterschieden zuerst.
agreement-items-caption = Items mit den größten Abweichungen
agreement-item-text = Text
agreement-item-spread = Streuung
agreement-item-answers = Antworten
agreement-adjudicate = Diese Abweichungen adjudizieren

## The table of a question

agreement-caption = Übereinstimmung bei { $question } ({ $language })
agreement-interpretation = Interpretation
agreement-based-on = Items: { $items }, Urteile: { $judgements }
agreement-data = Items: { $items }. Crowdworker: { $workers }. Urteile: { $judgements }. Paare von Urteilen zum selben Item: { $pairs }. Anteil aller Kombinationen aus Item und Crowdworker, für die es ein Urteil gibt: { $coverage }.
agreement-extra = Zusätzliche Einreichungen werden nicht gezählt.
agreement-skipped = { $n ->
    [one] In { $n } Fall wurde statt eines Urteils ein Grund angegeben, warum es nicht möglich war.
   *[other] In { $n } Fällen wurde statt eines Urteils ein Grund angegeben, warum es nicht möglich war.
}
agreement-configuration = Konfiguration:
agreement-spread = Streuung der Ziehungen: { $low } bis { $high }
agreement-percent = Prozentuale Übereinstimmung
agreement-f1-spans = F1 der Spans
agreement-named-after = { $symbol } nach { $person }
agreement-variant-interval = Intervall
agreement-variant-nominal = nominal
agreement-variant-ordinal = ordinal
agreement-variant-ratio = Verhältnis
agreement-variant-unitizing = Unitizing
agreement-variant-linear = linear
agreement-variant-quadratic = quadratisch
agreement-variant-mean-of-pairs = Mittel der Paare
agreement-variant-simulated = simulierte Annotatoren
agreement-variant-by-reml = mit REML

## Groups of statistics

agreement-family-observed = Beobachtete Übereinstimmung
agreement-family-corrected = Zufallskorrigierte Übereinstimmung
agreement-family-variance = Varianzanteile
agreement-family-simulated = Simulierte Annotatoren

## What a value means

agreement-reading-chance = Die Übereinstimmung ist nicht höher als durch Zufall zu erwarten.
agreement-reading-equal = Zwei Crowdworker, die denselben Text beurteilt haben, gaben in { $percent } % der Paare dieselbe Antwort.
agreement-reading-spans = Von dem, was eine Person markiert, markiert eine andere { $percent } % mit demselben Label.
agreement-reading-variance = { $percent } % der Varianz liegen zwischen den Texten. Der Rest kommt von Unterschieden zwischen den Crowdworkern.
agreement-reading-strictness = { $percent } % der Varianz liegen zwischen den Texten, wenn die individuelle Strenge der Crowdworker herausgerechnet ist.
agreement-reading-concordance = Auf der Strecke von keiner bis zu vollständiger Übereinstimmung liegen die Rangfolgen der Crowdworker bei { $percent } %.
agreement-reading-simulated = Auf der Strecke vom Zufall bis zu vollständiger Übereinstimmung liegt eine einzelne Person, verglichen mit dem Mittelwert der anderen, bei { $percent } %.
agreement-reading-beyond = Auf der Strecke vom Zufall bis zu vollständiger Übereinstimmung liegt der Wert bei { $percent } %.
agreement-reading-reliable = Nach Krippendorffs Konvention sind Daten ab 0,80 verlässlich.
agreement-reading-tentative = Nach Krippendorffs Konvention erlauben Werte zwischen 0,67 und 0,80 nur vorläufige Schlüsse.
agreement-reading-unreliable = Nach Krippendorffs Konvention erlauben Werte unter 0,67 keine Schlüsse aus einzelnen Texten.
agreement-reading-linear = Die Urteile einer Person werden mit dem Mittelwert der anderen verglichen.
agreement-reading-order = Die Reihenfolge der Texte bei einer Person wird mit der Reihenfolge nach dem Mittelwert der anderen verglichen.
agreement-reading-ranking = Die Rangfolge der Outputs bei einer Person wird mit der durchschnittlichen Rangfolge der anderen verglichen.
agreement-match-exact = Sie stimmen fast genau überein.
agreement-match-well = Sie stimmen gut überein.
agreement-match-roughly = Sie stimmen ungefähr überein.
agreement-match-weakly = Sie stimmen nur schwach überein.
agreement-match-none = Sie stimmen nicht überein.

## Why a statistic has no value

agreement-undefined-no-ratings = Es gibt keine Bewertungen.
agreement-undefined-one-rater = Nur eine Person hat diese Texte bewertet.
agreement-undefined-no-pairs = Kein Item wurde zweimal bewertet.
agreement-undefined-one-category = Alle Bewertungen sind gleich, deshalb lässt sich Übereinstimmung nicht von Zufall unterscheiden.
agreement-undefined-no-variance = Die Werte variieren nicht.
agreement-undefined-negative-variance = Eine geschätzte Varianz ist negativ, deshalb ist der Quotient nicht interpretierbar.
agreement-undefined-few-items = Nötig sind mindestens { $need } Items. Anzahl der Items: { $n }.
agreement-undefined-few-observations = Nötig sind mindestens { $need } Beobachtungen. Anzahl der Beobachtungen: { $n }.
agreement-undefined-incomplete = Nicht alle Crowdworker haben jedes Item genau einmal bewertet.
agreement-undefined-replicates = Eine Person hat ein Item mehr als einmal bewertet.
agreement-undefined-nothing-shared = Die beiden Crowdworker haben kein gemeinsames Item.
agreement-undefined-not-numeric = Die Werte sind Labels, keine Zahlen.
agreement-undefined-not-ordered = Die Werte sind Labels ohne Ordnung.
agreement-undefined-negative = Eine Verhältnisskala hat keine Werte unter null.
agreement-undefined-disconnected = Die Bewertungen bilden Gruppen, die kein Item und keine Crowdworker gemeinsam haben.
agreement-undefined-not-converged = Die Schätzung ist nicht konvergiert. Anzahl der Iterationen: { $n }.

## Notes on values

agreement-few-items = { $n ->
    [one] Nur { $n } Item hat zwei Bewertungen. Das Intervall enthält den wahren Wert möglicherweise in weniger als { $percent } % der Fälle.
   *[other] Nur { $n } Items haben zwei Bewertungen. Das Intervall enthält den wahren Wert möglicherweise in weniger als { $percent } % der Fälle.
}
agreement-few-items-some = Items mit zwei Bewertungen: { $n }. Unter { $enough } enthalten manche Intervalle den wahren Wert möglicherweise in weniger als { $percent } % der Fälle: die von Maßen mit quadrierten Distanzen, die einer einzelnen Kategorie und die aus einem Standardfehler.
agreement-few-raters = Nur { $n } Crowdworker: Intervalle simulierter Annotatoren können zu kurz sein.
agreement-options-differ = Versionen der Aufgabe boten verschiedene Antworten an. Die Zufallsübereinstimmung berücksichtigt für jeden Text alle diese Antworten.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Vergleichswerte: unaufmerksame Annotatoren bei diesen Texten
agreement-careless-caption = Unaufmerksame Annotatoren anstelle des simulierten Annotators, verglichen mit dem Mittelwert der anderen (200 Ziehungen)
agreement-annotator = Annotator
agreement-careless-random = Irgendein Punkt der Skala, alle gleich wahrscheinlich
agreement-careless-majority = Immer der häufigste Punkt
agreement-careless-always = Immer { $point }
agreement-careless-noise = Der Mittelwert der anderen, mit { $percent } % zufälligen Antworten

## How the statistics are computed

agreement-how-pairing = Urteile werden nach Item gepaart, nie nach Position.
agreement-how-scale = Skalen werden als ordinal behandelt: Die Distanz zwischen zwei Punkten ist die Anzahl der Bewertungen zwischen ihnen.
agreement-how-chance = Zufallskorrigierte Werte sind 0 bei Übereinstimmung auf Zufallsniveau und 1 bei vollständiger Übereinstimmung.
agreement-how-simulated = Ein simulierter Annotator ist für jedes Item eine zufällig gezogene Person, die mit dem Mittelwert der anderen verglichen wird. Der Wert ist der Median von 1.000 Ziehungen. Für κ wird dieser Mittelwert auf den nächsten Skalenpunkt gerundet, ein Mittelwert genau zwischen zwei Punkten auf den geraden.
agreement-how-spread = Die Streuung der Ziehungen ist der Bereich, der 95 % der Ziehungen enthält. Sie ist kein Konfidenzintervall: Andere Texte und andere Crowdworker würden andere Werte ergeben.
agreement-how-intervals = Die Intervalle berücksichtigen diese Variation. Intervalle simulierter Annotatoren stammen aus einem Bootstrap über Texte und Crowdworker. Intervalle von Koeffizienten stammen aus einem Bootstrap über Texte (BCa, kombiniert mit dem Jackknife).
agreement-how-short = Bei weniger als 20 Texten oder einer sehr seltenen Antwort können die Intervalle zu kurz sein.
agreement-how-two = Beim Vergleich zweier Outputs ist die Zufallsübereinstimmung die Übereinstimmung von Crowdworkern, die die beiden Outputs eines Items nicht unterscheiden können.
agreement-guide = Was jedes Maß bedeutet und wann Sie es berichten sollten
agreement-seed = Intervalle und Ziehungen werden mit dem Seed der Studie ({ $seed }) berechnet. Dieselben Daten ergeben dieselben Zahlen auf dieser Seite, in allen Dateien und in der Befehlszeile.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

agreement-left-out = Aus der Statistik ausgeschlossen: { $submissions } von { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } Einreichung
   *[other] { $n } Einreichungen
}
agreement-n-workers = { $n ->
    [one] { $n } Crowdworker
   *[other] { $n } Crowdworkern
}
agreement-one-withdrew = 1 Crowdworker hat die Teilnahme beendet und die eigenen Antworten in der Studie belassen.
agreement-one-withdrew-removed = 1 Crowdworker hat die Teilnahme beendet und die eigenen Antworten entfernen lassen.
agreement-withdrew = { $n } Crowdworker haben ihre Teilnahme beendet. Davon haben ihre Antworten entfernen lassen: { $removed }.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } zurückgezogenem Text
   *[other] { $n } zurückgezogenen Texten
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Aus der Statistik ausgelassen: { $answers } zu { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Abgelehnte Einreichungen, die laut Einstellungen der Studie nicht zählen: { $n }.
agreement-how-tied-ranks = Bei Rangfolgen sind Systeme mit gleichem Rang oder gleichem mittleren Rang gebunden. Kendalls τ-b berücksichtigt Bindungen; ein Item, bei dem alle Systeme gebunden sind, hat keinen Wert und entfällt in dieser Ziehung.
