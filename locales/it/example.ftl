### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Riscritture formali in quattro lingue (esempio)
example-title-cocoa = Due livelli di formalità, marcati (esempio)
example-title-mir = Stile, contenuto e naturalezza (esempio)
example-title-pang = Output confrontati a coppie (esempio)

example-consent =
    Questo studio riguarda il modo in cui si riscrive una frase informale in stile formale e il modo in cui si valutano testi di questo tipo.

    - **Che cosa farà**: riscriverà brevi frasi oppure le valuterà, nel browser.
    - **Compenso**: vede l'importo di ogni compito prima di accettarlo. Il lavoro approvato viene pagato; può vedere in ogni momento quanto ha guadagnato.
    - **Dati conservati**: il Suo nome e il Suo indirizzo e-mail, il Paese che dichiara e quello della Sua connessione, le Sue risposte, i Suoi messaggi e il tempo impiegato. I risultati sono pubblicati sotto pseudonimo.
    - **I Suoi diritti**: può scaricare i Suoi dati dalla pagina del Suo account. Può chiedere al gruppo di ricerca di cancellare il Suo account e i Suoi dati personali; i pagamenti restano conservati sotto lo pseudonimo.

    Alcune frasi sono informali e possono contenere parole volgari.
