### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Riscritture formali in quattro lingue (esempio)
example-title-cocoa = Due livelli di formalità, marcati (esempio)
example-title-mir = Stile, contenuto e naturalezza (esempio)
example-title-pang = Output confrontati a coppie (esempio)

example-about-xformal = Questo studio riguarda il modo in cui si riscrive una frase informale in stile formale e il modo in cui si valutano testi di questo tipo.
example-about-cocoa = Questo studio riguarda il modo in cui un testo si può scrivere in stile formale e informale, e le parole che fanno la differenza.
example-about-mir = Questo studio riguarda il modo in cui si valutano frasi riscritte: lo stile, il contenuto e la naturalezza.
example-about-pang = Questo studio riguarda quale di due frasi riscritte risulta migliore: per stile, significato e scorrevolezza.
example-task-xformal = riscriverà brevi frasi oppure le valuterà, nel browser.
example-task-cocoa = scriverà brevi testi in versione formale e informale, segnerà le parole che fanno la differenza oppure valuterà testi di questo tipo, nel browser.
example-task-mir = valuterà brevi testi o ne confronterà due, nel browser.
example-task-pang = confronterà brevi testi a coppie o li valuterà uno per uno, nel browser.

example-consent =
    { $about }

    - **Che cosa farà**: { $task }
    - **Compenso**: vede l'importo di ogni compito prima di accettarlo. Il lavoro approvato viene pagato; può vedere in ogni momento quanto ha guadagnato.
    - **Dati conservati**: il Suo nome e il Suo indirizzo e-mail, il Paese che dichiara e quello della Sua connessione, le Sue risposte, i Suoi messaggi e il tempo impiegato. I risultati sono pubblicati sotto pseudonimo.
    - **I Suoi diritti**: può scaricare i Suoi dati dalla pagina del Suo account. Può chiedere al gruppo di ricerca di cancellare il Suo account e i Suoi dati personali; i pagamenti restano conservati sotto lo pseudonimo.

    Alcune frasi sono informali e possono contenere parole volgari.
