### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Valutazione
evaluation-lead = Metriche automatiche e valutazione umana degli output di ogni sistema e delle riscritture.
evaluation-empty = I punteggi umani compaiono qui quando i testi sono stati valutati o classificati.
# Names of files to download
evaluation-human-csv = Valutazione umana (CSV)
evaluation-human-json = Valutazione umana (JSON)
evaluation-human-latex = Valutazione umana (LaTeX)
evaluation-metrics-csv = Metriche automatiche (CSV)
evaluation-metrics-json = Metriche automatiche (JSON)
evaluation-metrics-latex = Metriche automatiche (LaTeX)
# Label: the system with which the others are compared
evaluation-baseline = Baseline
evaluation-compare = Confronta i sistemi

## Human evaluation

evaluation-human = Valutazione umana · { $language }
evaluation-human-caption = Valutazione umana dei sistemi ({ $language })
# Column heads
evaluation-mean-rank = { $question } (rango medio, 1 è il migliore)
evaluation-share = { $question } (quota)
# $texts is “8 texts”, $judgements is “24 judgements”.
# Arguments: $texts, $judgements
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } testo
   *[other] { $n } testi
}
evaluation-n-judgements = { $n ->
    [one] { $n } giudizio
   *[other] { $n } giudizi
}
# In place of a p-value: there is none
evaluation-no-p = p: n.d.
evaluation-how-scores = Il punteggio di un testo è la media dei suoi giudizi. Il punteggio di un sistema è la media sui suoi testi, quindi ogni testo ha lo stesso peso.
evaluation-how-intervals = Gli intervalli vengono da un bootstrap percentile sui testi con 1.000 repliche e il seme dello studio.
evaluation-how-blind = I partecipanti hanno visto i testi in ordine casuale e senza i nomi dei sistemi.
evaluation-star-note = Un asterisco indica una differenza da { $baseline } con p < 0,05 secondo un test di randomizzazione sui testi che entrambi hanno: esatto fino a 16 testi, 10.000 estrazioni oltre. Con meno di 6 testi non c'è asterisco.

evaluation-highest = { $system } ha la media più alta
evaluation-highest-share = { $system } ha la quota più alta
evaluation-not-tested = { $finding } (troppo pochi testi per un test)
evaluation-highest-like = { $system } ha la media più alta, non significativamente superiore a { $systems }
evaluation-highest-share-like = { $system } ha la quota più alta, non significativamente superiore a { $systems }
evaluation-best-rank = { $system } ha il miglior rango medio
evaluation-best-rank-like = { $system } ha il miglior rango medio, non significativamente migliore di { $systems }
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = Medie con intervalli al 95%. I sistemi che condividono una lettera non differiscono in modo significativo: test di randomizzazione per ogni coppia di sistemi (test t oltre i 2.000 testi), con la correzione di Holm, p < 0,05.
evaluation-untested = Figure senza lettere: sono stati giudicati troppo pochi testi per confrontare tutti i sistemi a due a due con una correzione.
evaluation-too-little = Dati insufficienti: { $tables }. Con meno di due testi valutati, la media di un sistema non ha intervallo e non è un risultato.
evaluation-too-little-pairs = Dati insufficienti: { $pairs }. Una preferenza su meno di due testi non è un risultato.
evaluation-as-table = Mostra in tabella
evaluation-shares = Quota di ogni risposta per sistema
evaluation-independent = Due sistemi sono confrontati testo per testo se hanno in comune almeno 6 testi e la metà di quelli del sistema che ne ha meno. Altrimenti sono confrontati come campioni indipendenti con il test t di Welch, sui testi che ha solo uno dei due, se sono almeno 20 per ciascuno.
evaluation-pairs = Test tra sistemi
evaluation-pairs-caption = Test tra sistemi: { $question } · { $language }
evaluation-comparison = Confronto
evaluation-p-corrected = p (Holm)
evaluation-paired = Testo per testo
evaluation-independent-samples = Campioni indipendenti

## Preferences between two outputs

# Arguments: $question, $language
evaluation-preferences = Preferenze · { $question } · { $language }
# Arguments: $question, $language
evaluation-preferences-caption = Preferenze per { $question } ({ $language })
# Column heads: the share of judgements
evaluation-a-better = A migliore (%)
evaluation-neither = Nessuna differenza (%)
evaluation-b-better = B migliore (%)
evaluation-preferences-note = Le percentuali sono quote di giudizi. Il valore p viene da un test dei segni sui testi: il sistema preferito da più partecipanti vince il testo. I testi senza un vincitore sono esclusi.
evaluation-win-rate-note = Il tasso di vittoria è la quota dei giudizi su un testo che preferiscono un sistema, come media sui testi; nessuna differenza vale metà.
evaluation-over = { $better } su { $other }
evaluation-preferred = { $better } è preferito a { $other }
evaluation-none-preferred = nessun sistema è chiaramente preferito

## Automatic metrics

evaluation-automatic = Metriche automatiche · { $language }
evaluation-automatic-caption = Metriche automatiche ({ $language })
# Column head: how many outputs of a system have scores
evaluation-scored = Con punteggio
evaluation-signatures = Firme delle metriche
# Heading of a list: metrics without values, each with the reason
evaluation-missing = Metriche non disponibili
evaluation-against-rewrites = Confrontate con riscritture dello stesso testo di partenza: { $metrics }. Una riscrittura è confrontata con le riscritture di altri partecipanti.
evaluation-together = Calcolate su tutti gli output di un sistema insieme: { $metrics }.
evaluation-means = Tutti gli altri valori sono medie sui testi.
evaluation-self-bleu = Self-BLEU confronta un output con il suo testo di partenza, quindi COPY ottiene 100.
evaluation-no-value = n.d.: nessun testo di partenza ha una riscrittura con cui fare il confronto, oppure non sono ancora stati calcolati punteggi.
evaluation-star-note-metrics = Un asterisco indica una differenza da { $baseline } con p < 0,05 secondo un test di randomizzazione sui testi di partenza di cui entrambi hanno un solo output: esatto fino a 16 testi di partenza, 1.000 estrazioni oltre. Con meno di 6 testi di partenza non c'è asterisco.
evaluation-more-metrics = Altre metriche, come stile, log-probabilità e Word Mover's Distance, compaiono quando le impostazioni dello studio indicano i modelli per una lingua.
evaluation-model-metrics = Metriche calcolate con modelli
