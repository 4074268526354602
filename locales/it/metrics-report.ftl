### The page of metric correlation with human ratings.

metrics-title = Correlazione delle metriche con le valutazioni umane
metrics-lead = Quanto ogni metrica automatica concorda con le valutazioni umane degli stessi output.
metrics-none = Le correlazioni compaiono qui quando gli output hanno valutazioni di persone e punteggi delle metriche.
metrics-rank-lead = Il rango 1 è il migliore: una metrica i cui valori alti sono buoni dovrebbe avere una correlazione negativa.
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

## How is this computed?

metrics-method-scope = Le metriche calcolate su tutti gli output di un sistema insieme, come la perplessità, sono sulla pagina «Valutazione».
metrics-method-r = r è la correlazione di Pearson tra una metrica e la valutazione umana media; ρ è quella di Spearman, sugli output.
metrics-method-outputs = Output: gli output di tutti i sistemi sono considerati insieme, come in Mir et al. (2019). Il numero dopo ± è il limite usato in quell'articolo, 1,96(1 − r²)/√n. L'intervallo al 95% è quello di Fisher.
metrics-method-systems = Sistemi: r è la correlazione tra le medie dei sistemi, con l'intervallo al 95% di Fisher. Richiede almeno quattro sistemi.
metrics-method-pooling = Considerare tutti gli output insieme mescola due domande: se una metrica separa i sistemi buoni da quelli scadenti, e se separa gli output buoni di un sistema da quelli scadenti. Con meno di dieci sistemi, il valore per i sistemi dice poco.
