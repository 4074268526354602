### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Risultati
results-lead = Che cosa ha mostrato lo studio, con quanta certezza e che cosa richiede attenzione.
results-empty = I risultati compaiono qui quando i testi sono stati valutati.
results-older = È in corso l'elaborazione di nuove risposte. Ricarichi la pagina tra un minuto.
results-systems = Valutazione umana dei sistemi
results-all-systems = Tutte le domande e tutte le lingue
results-all-agreement = Accordo per ogni domanda e opzione
results-collection = Raccolta dei dati
# Label of a number
results-open-tasks = Compiti da completare (per lingua)
# $table is a task and its language.
# Arguments: $table
results-low-agreement = { $table }: l'accordo è inferiore a 0,67
results-low-agreement-on = { $n } valori di accordo su { $of } sono inferiori a 0,67
# $worker is a pseudonym, $table a task and its language.
# Arguments: $worker, $table
results-agrees-with-nobody = { $worker } non concorda con nessuno ({ $table })
results-agrees-with-nobody-on = { $worker } non è d’accordo con nessuno per { $n } domande
# $table is a task and its language.
# Arguments: $table
results-few-data = { $table }: pochi dati, quindi gli intervalli non sono affidabili
results-few-data-on = { $n } valori di accordo su { $of } si basano su pochi dati, quindi i loro intervalli non sono affidabili
results-no-warnings = Questi risultati non hanno avvertenze.
results-more-warnings = { $n ->
    [one] { $n } altro avviso
   *[other] { $n } altri avvisi
}
results-report = Rapporto completo
results-download-report = Scarica come un solo file HTML
results-print-hint = Il file contiene tutto ciò che è in questa pagina e si legge senza connessione. Per un PDF, stampi questa pagina o il file.
results-report-lead = Che cosa ha mostrato questo studio, con quanta certezza e come è stato calcolato.
opening-title = Risultati principali
opening-question = { $question }:
opening-clear = { $question }: { $finding }. Supera { $second } di { $difference } (intervallo al 95 % { $interval }).
opening-open = { $question }: non si può indicare un vincitore. { $best } e { $second } differiscono di { $difference } (intervallo al 95 % { $interval }), il che può essere casuale.
opening-too-little = { $question }: dati insufficienti per indicare un vincitore.
opening-independent = I due hanno troppo pochi testi in comune, perciò sono confrontati come campioni indipendenti (test t di Welch).
opening-unreliable = Su questa domanda l'accordo tra i partecipanti non è affidabile: questo risultato va preso con cautela.
opening-preferred = { $question }: i partecipanti preferiscono { $best } a { $other } ({ $share } % contro { $rest } % dei giudizi, { $p }).
opening-not-preferred = { $question }: né { $a } né { $b } è chiaramente preferito ({ $share } % contro { $rest } % dei giudizi).
opening-too-little-pair = { $question }: dati insufficienti per confrontare { $a } e { $b }.
opening-agreement = Accordo tra annotatori: { $coefficient } = { $value } ({ $band }).
opening-agreement-plain = Accordo tra annotatori: { $coefficient } = { $value }.
opening-no-agreement = L'accordo tra annotatori non si può ancora calcolare.
opening-counts = Item: { $items }. Partecipanti: { $workers }. Giudizi: { $judgements }.
opening-more = Altri risultati ({ $n })
results-excluded-workers = Partecipanti esclusi dalle statistiche
results-excluded-since = Escluso dal
results-no-reason = Nessun motivo indicato
results-agreement-detail = L'accordo in dettaglio
