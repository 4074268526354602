### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-consent =
    Questo studio riguarda il modo in cui si riscrive una frase colloquiale in stile formale e il modo in cui si giudicano testi di questo tipo.

    - **Che cosa farà**: riscriverà brevi frasi oppure le valuterà, direttamente nel browser.
    - **Compenso**: l'importo di ogni attività è indicato prima che Lei la accetti. Il lavoro approvato viene pagato; può vedere in ogni momento quanto ha guadagnato.
    - **Dati conservati**: il Suo nome e il Suo indirizzo e-mail, il Paese dichiarato e quello della connessione, le risposte, i messaggi e il tempo impiegato. I risultati sono pubblicati sotto pseudonimo.
    - **I Suoi diritti**: può scaricare i Suoi dati dalla pagina del Suo account. Può chiedere al gruppo di ricerca di cancellare l'account e i dati personali; i pagamenti restano sotto lo pseudonimo.

    Alcune frasi, di uso colloquiale, possono contenere parole poco educate.
