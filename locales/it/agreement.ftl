### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Accordo tra annotatori
agreement-lead = Accordo tra i partecipanti che hanno giudicato gli stessi testi, per compito, domanda e lingua.
agreement-empty = L'accordo compare qui quando due partecipanti hanno giudicato lo stesso testo.

## The matrix of tasks and languages

# Column head: a task and its question
agreement-task-and-question = Compito e domanda
agreement-matrix-caption = Coefficiente principale con il suo intervallo al 95%. Selezioni una cella per vedere tutte le statistiche.
# Legend: a range of values of a coefficient
agreement-band-reliable = 0,80 o più: affidabile
agreement-band-tentative = da 0,67 a 0,80: solo conclusioni provvisorie
agreement-band-unreliable = sotto 0,67: non affidabile
agreement-bands-note = I simboli seguono la convenzione di Krippendorff e compaiono solo con il suo coefficiente. Ogni linea mostra l'intervallo su un asse da 0 a 1.

## One task and language

agreement-all-tables = Tutti i compiti e tutte le lingue
agreement-all-statistics = Tutte le statistiche
# $table is a task and its language.
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } è { $value } (tutti i coefficienti con intervalli al 95%)
agreement-filter = Seleziona le risposte
# Labels of a form that selects answers
agreement-only-version = Versione del compito
agreement-only-batch = Lotto
agreement-without-worker = Senza il partecipante
agreement-from-day = Dal (giorno, UTC)
agreement-to-day = Al (giorno, UTC)
# Button
agreement-apply = Mostra
agreement-batch-without-name = Lotto senza nome
agreement-nothing-selected = Nessuna risposta corrisponde a questa selezione. Modifichi o rimuova i filtri qui sopra.
agreement-workers-lead = Accordo di ogni partecipante con gli altri che hanno giudicato gli stessi testi.
agreement-workers-caption = Accordo di ogni partecipante con gli altri
# Column heads
agreement-shared-items = Item in comune
agreement-equal = Risposte uguali (%)
agreement-with-others = Correlazione con gli altri
agreement-bias = Differenza media
# Mark next to a worker
agreement-with-nobody = Non concorda con nessuno
agreement-workers-method = Gli item in comune sono quelli giudicati anche da un altro partecipante. Le risposte uguali sono la percentuale delle coppie, formate con la risposta di un altro partecipante allo stesso item, in cui le due risposte coincidono. La correlazione è quella di Spearman, con la media degli altri. La differenza media è la media del partecipante meno la media degli altri. Sono segnalati i partecipanti con almeno 10 item in comune la cui correlazione è inferiore a 0,1 e tanto al di sotto di quella del partecipante mediano che il caso spiega la differenza meno di 1 volta su 1.000. Se le risposte non hanno un ordine, si confronta invece la percentuale media di risposte uguali per item, e il limite è il livello del caso più un decimo della distanza tra questo livello e il 100%. Un partecipante che dà sempre la stessa risposta, mentre quelle degli altri variano, è trattato come se la sua correlazione fosse 0.
agreement-items = Item con il maggiore disaccordo
agreement-items-lead = Al massimo 20 item, a partire dalle differenze maggiori.
agreement-items-caption = Item con il maggiore disaccordo
# Column heads
agreement-item-text = Testo
agreement-item-spread = Dispersione
agreement-item-answers = Risposte
agreement-adjudicate = Risolvi questi disaccordi

## The table of a question

# Arguments: $question, $language
agreement-caption = Accordo su { $question } ({ $language })
# Column head: what a value means, in a sentence
agreement-interpretation = Interpretazione
# Arguments: $items, $judgements
agreement-based-on = Item: { $items }, giudizi: { $judgements }
# Arguments: $items, $workers, $judgements, $pairs, $coverage
agreement-data = Item: { $items }. Partecipanti: { $workers }. Giudizi: { $judgements }. Coppie di giudizi sullo stesso item: { $pairs }. Quota delle combinazioni item–partecipante con un giudizio: { $coverage }.
agreement-extra = Gli invii aggiuntivi non sono conteggiati.
agreement-skipped = { $n ->
    [one] In { $n } caso un partecipante non ha potuto giudicare e ha indicato un motivo.
   *[other] In { $n } casi un partecipante non ha potuto giudicare e ha indicato un motivo.
}
# Followed by the digest of the configuration of the computation
agreement-configuration = Configurazione:
# The range of 95% of the draws of a simulation. It is not a confidence interval.
# Arguments: $low, $high
agreement-spread = Dispersione tra le estrazioni: da { $low } a { $high }
# The name of a statistic
agreement-percent = Accordo percentuale
# The name of a statistic: the F1 score of highlighted spans
agreement-f1-spans = F1 degli span
agreement-named-after = { $symbol } di { $person }
agreement-variant-interval = a intervalli
agreement-variant-nominal = nominale
agreement-variant-ordinal = ordinale
agreement-variant-ratio = a rapporti
agreement-variant-unitizing = per segmenti
agreement-variant-linear = lineare
agreement-variant-quadratic = quadratico
agreement-variant-mean-of-pairs = media delle coppie
agreement-variant-simulated = annotatori simulati
agreement-variant-by-reml = con REML

## Groups of statistics

agreement-family-observed = Accordo osservato
agreement-family-corrected = Accordo corretto per il caso
agreement-family-variance = Quote di varianza
agreement-family-simulated = Annotatori simulati

## What a value means

agreement-reading-chance = L'accordo non supera quello dovuto al caso.
agreement-reading-equal = Due partecipanti che hanno giudicato lo stesso testo hanno dato la stessa risposta in { $percent } coppie su 100.
agreement-reading-spans = Parte delle evidenziazioni di un partecipante che un altro evidenzia con la stessa etichetta: { $percent }%.
agreement-reading-variance = Quota della varianza tra i testi: { $percent }%. Il resto deriva dalle differenze tra i partecipanti.
agreement-reading-strictness = Quota della varianza tra i testi, una volta eliminata la severità di ogni partecipante: { $percent }%.
agreement-reading-concordance = Concordanza delle classifiche dei testi, da nessun accordo (0%) ad accordo completo (100%): { $percent }%.
agreement-reading-simulated = Accordo di un partecipante con la media degli altri, dal caso (0%) all'accordo completo (100%): { $percent }%.
agreement-reading-beyond = Accordo, dal caso (0%) all'accordo completo (100%): { $percent }%.
# One of these three follows agreement-reading-beyond for Krippendorff's alpha
agreement-reading-reliable = Secondo la convenzione di Krippendorff, i dati sono affidabili da 0,80 in su.
agreement-reading-tentative = Secondo la convenzione di Krippendorff, i valori tra 0,67 e 0,80 permettono solo conclusioni provvisorie.
agreement-reading-unreliable = Secondo la convenzione di Krippendorff, i valori sotto 0,67 non permettono conclusioni su singoli testi.
# Each of these three is followed by a sentence that says how well the two match
agreement-reading-linear = I giudizi di un partecipante sono confrontati con la media degli altri.
agreement-reading-order = L'ordine dei testi secondo un partecipante è confrontato con l'ordine secondo la media degli altri.
agreement-reading-ranking = La classifica degli output di un partecipante è confrontata con la classifica media degli altri.
agreement-match-exact = Coincidono quasi perfettamente.
agreement-match-well = Corrispondono bene.
agreement-match-roughly = Corrispondono in modo approssimativo.
agreement-match-weakly = Corrispondono solo debolmente.
agreement-match-none = Non corrispondono.

## Why a statistic has no value

agreement-undefined-no-ratings = Non ci sono valutazioni.
agreement-undefined-one-rater = Questi testi sono stati valutati da un solo partecipante.
agreement-undefined-no-pairs = Nessun item è stato valutato due volte.
agreement-undefined-one-category = Tutte le valutazioni sono uguali, quindi l'accordo non si può distinguere dal caso.
agreement-undefined-no-variance = I valori non variano.
agreement-undefined-negative-variance = Una varianza stimata è negativa, quindi il rapporto non ha significato.
# Arguments: $n, $need
agreement-undefined-few-items = Servono almeno { $need } item. Numero di item: { $n }.
# Arguments: $n, $need
agreement-undefined-few-observations = Servono almeno { $need } osservazioni. Numero di osservazioni: { $n }.
agreement-undefined-incomplete = Non tutti i partecipanti hanno valutato ogni item esattamente una volta.
agreement-undefined-replicates = Un partecipante ha valutato un item più di una volta.
agreement-undefined-nothing-shared = I due partecipanti non hanno item in comune.
agreement-undefined-not-numeric = I valori sono etichette, non numeri.
agreement-undefined-not-ordered = I valori sono etichette senza un ordine.
agreement-undefined-negative = Una scala di rapporti non ha valori sotto lo zero.
agreement-undefined-disconnected = Le valutazioni formano gruppi che non hanno in comune né item né partecipanti.
agreement-undefined-not-converged = La stima non è arrivata a convergenza. Numero di iterazioni: { $n }.

## Notes on values

# Arguments: $n, $percent
agreement-few-items = { $n ->
    [one] Solo { $n } item ha due valutazioni. L'intervallo può contenere il valore vero in meno di { $percent } casi su 100.
   *[other] Solo { $n } item hanno due valutazioni. L'intervallo può contenere il valore vero in meno di { $percent } casi su 100.
}
# Arguments: $n, $enough, $percent
agreement-few-items-some = Item con due valutazioni: { $n }. Sotto { $enough }, alcuni intervalli possono contenere il valore vero in meno di { $percent } casi su 100: quelli delle statistiche che elevano le distanze al quadrato, di una singola categoria o calcolati da un errore standard.
agreement-few-raters = { $n ->
    [one] Solo { $n } partecipante: gli intervalli degli annotatori simulati possono essere troppo stretti.
   *[other] Solo { $n } partecipanti: gli intervalli degli annotatori simulati possono essere troppo stretti.
}
agreement-options-differ = Le versioni del compito offrivano risposte diverse. L'accordo casuale tiene conto di tutte queste risposte per ogni testo.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Valori di confronto: annotatori distratti su questi testi
agreement-careless-caption = Annotatori distratti al posto dell'annotatore simulato, confrontati con la media degli altri (200 estrazioni)
# Column head
agreement-annotator = Annotatore
agreement-careless-random = Un punto qualsiasi della scala, tutti con uguale probabilità
agreement-careless-majority = Sempre il punto più frequente
agreement-careless-always = Sempre { $point }
agreement-careless-noise = La media degli altri, con risposte casuali ({ $percent }%)

## How the statistics are computed

agreement-how-pairing = I giudizi sono abbinati in base all'item, mai in base alla posizione.
agreement-how-scale = Le scale sono trattate come ordinali: la distanza tra due punti è il numero di valutazioni tra di essi.
agreement-how-chance = I valori corretti per il caso sono 0 per un accordo al livello del caso e 1 per un accordo completo.
agreement-how-simulated = Un annotatore simulato è un partecipante estratto a caso per ogni item e confrontato con la media degli altri. Il valore è la mediana di 1.000 estrazioni. Per κ questa media viene arrotondata al punto più vicino della scala, e una media a metà tra due punti al punto pari.
agreement-how-spread = La dispersione tra le estrazioni è l'intervallo che contiene il 95% delle estrazioni. Non è un intervallo di confidenza: altri testi e altri partecipanti darebbero altri valori.
agreement-how-intervals = Gli intervalli tengono conto di questa variazione. Quelli degli annotatori simulati vengono da un bootstrap su testi e partecipanti. Quelli dei coefficienti vengono da un bootstrap sui testi (BCa, combinato con il jackknife).
agreement-how-short = Con meno di 20 testi o con una risposta molto rara, gli intervalli possono essere troppo stretti.
agreement-how-two = Quando si confrontano due output, l'accordo casuale è quello di partecipanti che non sanno distinguere i due output di un item.
agreement-guide = Che cosa significa ogni statistica e quando riportarla
agreement-seed = Intervalli ed estrazioni sono calcolati con il seme dello studio ({ $seed }). Gli stessi dati danno gli stessi numeri in questa pagina, in tutti i file e dalla riga di comando.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

# $submissions is “2 submissions”, $workers is “1 worker”.
# Arguments: $submissions, $workers
agreement-left-out = Esclusi dalle statistiche: { $submissions } di { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } invio
   *[other] { $n } invii
}
agreement-n-workers = { $n ->
    [one] { $n } partecipante
   *[other] { $n } partecipanti
}
agreement-one-withdrew = 1 partecipante si è ritirato dallo studio e vi ha lasciato le proprie risposte.
agreement-one-withdrew-removed = 1 partecipante si è ritirato dallo studio e ha fatto rimuovere le proprie risposte.
# $n is at least 2.
# Arguments: $n, $removed
agreement-withdrew = { $n } partecipanti si sono ritirati dallo studio; hanno fatto rimuovere le proprie risposte: { $removed }.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } risposta
   *[other] { $n } risposte
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } testo ritirato
   *[other] { $n } testi ritirati
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Esclusi dalle statistiche: { $answers } su { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Invii rifiutati esclusi secondo le impostazioni dello studio: { $n }.
agreement-how-tied-ranks = Nelle classifiche, i sistemi con lo stesso rango o lo stesso rango medio sono a pari merito. La τ-b di Kendall tiene conto dei pari merito; un item in cui tutti i sistemi sono a pari merito non ha valore e viene escluso da quell'estrazione.
