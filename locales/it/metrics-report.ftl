### The page of metric correlation with human ratings.

metrics-title = Correlazione delle metriche con le valutazioni umane
metrics-lead = Quanto ogni metrica automatica concorda con le valutazioni umane degli stessi output.
metrics-none = Le correlazioni compaiono qui quando gli output hanno valutazioni di persone e punteggi delle metriche.
metrics-rank-lead = Il rango 1 è il migliore: una metrica i cui valori alti sono buoni dovrebbe avere una correlazione negativa.
metrics-lower-better = { $name } (più basso è meglio)
metrics-higher-better = { $name } (più alto è meglio)
# Arguments: $question, $language
metrics-table = Correlazione delle metriche con { $question } ({ $language })

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Output: r
metrics-outputs-rho = Output: ρ
metrics-outputs-n = Output: n
metrics-systems-r = Sistemi: r, intervallo al 95%
metrics-systems-n = Sistemi: n

## In place of a value: why there is none

metrics-no-interval = n.d.: servono almeno quattro output, e r deve essere compreso tra −1 e 1
metrics-no-variance = n.d.: uno dei due non varia
# Arguments: $n, $need
metrics-few-outputs = { $n ->
    [one] n.d.: c'è { $n } output, ne servono almeno { $need }
   *[other] n.d.: ci sono { $n } output, ne servono almeno { $need }
}
# Arguments: $n, $need
metrics-too-few-systems = { $n ->
    [one] n.d.: c'è { $n } sistema, ne servono almeno { $need }
   *[other] n.d.: ci sono { $n } sistemi, ne servono almeno { $need }
}
metrics-undefined = n.d.: { $reason }
metrics-warning = { $n ->
    [one] Solo { $n } sistema: un sistema in più potrebbe cambiare molto questo valore.
   *[other] Solo { $n } sistemi: un sistema in più potrebbe cambiare molto questo valore.
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = Correlazione delle metriche con le valutazioni umane ({ $language })
metrics-grid-strongest = { $language }: la correlazione più forte è quella di { $metric } con { $question } (r = { $r })
metrics-grid-few = { $language }: meno di 10 output, troppo pochi per un risultato
metrics-grid-hint = Ogni cella è la r di Pearson tra una metrica e la valutazione umana media, sugli output. Apra una cella per vederne gli output.
metrics-grid-few-mark = Un punto interrogativo indica meno di 10 output: un output in più potrebbe cambiare molto il valore.
metrics-few-texts = { $n ->
    [one] Solo { $n } output: un output in più potrebbe cambiare molto questo valore.
   *[other] Solo { $n } output: un output in più potrebbe cambiare molto questo valore.
}

## The outputs behind one cell

metrics-rises-with-rating = { $metric } è più alta per gli output con valutazioni più alte: { $question } ({ $language })
metrics-falls-with-rating = { $metric } è più bassa per gli output con valutazioni più alte: { $question } ({ $language })
metrics-rises-with-rank = { $metric } è più alta per gli output con un rango peggiore: { $question } ({ $language })
metrics-falls-with-rank = { $metric } è più alta per gli output con un rango migliore: { $question } ({ $language })
metrics-rises-with-share = { $metric } è più alta per gli output per i quali più persone hanno scelto { $question } ({ $language })
metrics-falls-with-share = { $metric } è più bassa per gli output per i quali più persone hanno scelto { $question } ({ $language })
metrics-relation-none = { $metric } non mostra una relazione chiara con { $question } ({ $language })
metrics-relation-few = { $metric } e { $question } ({ $language }): nessun risultato da questi output
metrics-points-facts = n = { $n }, r = { $r }, intervallo al 95% { $interval }, ρ = { $rho }.
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Ogni segno è un output. Un segno più grande rappresenta più output nello stesso punto.
metrics-axis-range = { $name } (da { $low } a { $high })
metrics-axis-rating = Valutazione umana media, { $question }
metrics-points-n = Valutazioni
metrics-points-table = { $metric } e valutazione umana media di ogni output: { $question } ({ $language })
metrics-points-first = I { $most } output con le valutazioni più alte, su { $n }. Il file CSV li contiene tutti.
metrics-points-csv = Scarica questi output (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Confronto tra le metriche
metrics-best-lead = Una metrica è correlata con le valutazioni meno della più forte? Il segno della correlazione non conta.
metrics-best-clear = { $metric } ha la correlazione più forte (r = { $r }); tutte le altre metriche ne differiscono in modo significativo.
metrics-best-alike = { $n ->
    [one] { $metric } ha la correlazione più forte (r = { $r }); { $n } altra metrica non ne differisce in modo significativo.
   *[other] { $metric } ha la correlazione più forte (r = { $r }); altre { $n } metriche non ne differiscono in modo significativo.
}
metrics-best-alone = { $metric } ha la correlazione più forte (r = { $r }); non c'è un'altra metrica con cui confrontarla.
metrics-best-few = Nessuna metrica può dirsi la più forte: ognuna è senza correlazione o ha meno di 10 output.
metrics-best-column = Rispetto a { $metric }
metrics-best-column-none = Confronto
metrics-best-is = correlazione più forte
metrics-best-differs = differisce ({ $p })
metrics-best-no-difference = nessuna differenza significativa ({ $p })
metrics-best-not-compared = nessun confronto: meno di 10 output
metrics-no-interval-few = nessuno: meno di 10 output
metrics-same-values = nessun confronto: i suoi valori crescono di pari passo con quelli della metrica più forte

## How is this computed?

metrics-method-scope = Le metriche calcolate su tutti gli output di un sistema insieme, come la perplessità, sono sulla pagina «Valutazione».
metrics-method-r = r è la correlazione di Pearson tra una metrica e la valutazione umana media; ρ è quella di Spearman, sugli output.
metrics-method-outputs = Output: gli output di tutti i sistemi sono considerati insieme, come in Mir et al. (2019). Il numero dopo ± è il limite usato in quell'articolo, 1,96(1 − r²)/√n. L'intervallo al 95% è quello di Fisher.
metrics-method-systems = Sistemi: r è la correlazione tra le medie dei sistemi, con l'intervallo al 95% di Fisher. Richiede almeno quattro sistemi.
metrics-method-pooling = Considerare tutti gli output insieme mescola due domande: se una metrica separa i sistemi buoni da quelli scadenti, e se separa gli output buoni di un sistema da quelli scadenti. Con meno di dieci sistemi, il valore per i sistemi dice poco.
metrics-method-difference = Differenze: test di Williams per due correlazioni con le stesse valutazioni (Williams 1959, Steiger 1980), sugli output che hanno un punteggio per entrambe le metriche. Prima si inverte il segno di una metrica con correlazione negativa. La correzione di Holm comprende tutti i confronti di una tabella; una differenza con p < 0,05 è significativa.
metrics-method-few = Con meno di 10 output non ci sono né intervallo né test; con meno di 10 sistemi non c'è intervallo. I file contengono tutti i numeri.
