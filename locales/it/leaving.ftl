### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro che ha inviato viene comunque controllato e, se approvato, pagato. Le Sue risposte restano nello studio sotto uno pseudonimo.
may-leave-and-choose = Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro che ha inviato viene comunque controllato e, se approvato, pagato. Quando lascia lo studio, sceglie se le Sue risposte restano nei risultati sotto uno pseudonimo o ne vengono tolte.
may-leave-and-choose-until-closing = Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro che ha inviato viene comunque controllato e, se approvato, pagato. Finché lo studio non è chiuso, può far togliere le Sue risposte dai risultati; dopo restano sotto uno pseudonimo.
leave-study = Lascia questo studio
leave-lead = Legga questo prima di lasciare lo studio.
leave-no-more-tasks = Non riceverà più compiti. Quelli che ha iniziato vengono assegnati ad altre persone, e ciò che vi ha scritto viene cancellato.
leave-work-is-paid = Il lavoro che ha inviato viene comunque controllato e, se approvato, pagato.
leave-is-final = Questa scelta è definitiva. Se vuole tornare, scriva alla persona di riferimento dello studio.
leave-account-stays = Il Suo account viene conservato. Per far cancellare anche l'account e i dati personali, lo chieda nella pagina del Suo account.
your-answers = Le Sue risposte
keep-answers = Conserva le mie risposte
keep-answers-means = Restano nei risultati sotto uno pseudonimo, senza il Suo nome.
remove-answers = Togli le mie risposte dai risultati
remove-answers-means = Non compariranno in nessuna statistica né in alcuna esportazione successiva. I risultati già pubblicati non cambiano.
answers-stay = Le Sue risposte restano nei risultati sotto uno pseudonimo. Ora non si possono togliere da questo studio.
confirm-leaving = Sì, voglio lasciare questo studio
have-left-title = Ha lasciato questo studio
left-and-kept = Ha lasciato lo studio il { $day }. Le Sue risposte restano nei risultati sotto uno pseudonimo.
left-and-removed = Ha lasciato lo studio il { $day }. Le Sue risposte sono state tolte dai risultati.
confirm-removing = Sì, voglio togliere le mie risposte dai risultati
my-data = I Suoi dati
my-data-lead = Scarichi tutto ciò che questo server conserva su di Lei.
my-data-file = Riceve un unico file che i programmi possono leggere. Si apre anche con un editor di testo.
download-my-data = Scarica i Suoi dati
