### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Colleghi questo studio all'account Prolific che recluta e paga i partecipanti.
prolific-connect = Collega a Prolific
prolific-replace = Usa un altro account
prolific-token-label = Token API
prolific-token-hint = Ne crei uno nelle impostazioni del Suo workspace Prolific. Concord lo cifra e non lo mostra più.
prolific-workspace-label = ID del workspace
prolific-workspace-hint = 24 lettere e cifre, nell'indirizzo del Suo workspace su Prolific.
prolific-account-title = Account Prolific
prolific-account = Collegato come { $account } dal { $date }.
prolific-in-workspace = Workspace: { $workspace }
prolific-available = Saldo disponibile
prolific-total = Saldo totale
prolific-disconnect = Scollega
prolific-disconnect-means = Concord dimentica il token API e l'elenco degli invii. Su Prolific non cambia nulla. Se non Le serve più, revochi lì il token.
prolific-connected = Lo studio è collegato a Prolific.
prolific-disconnected = Lo studio non è più collegato a Prolific.

prolific-submissions = Invii
prolific-asked = Prolific è stato interrogato l'ultima volta il { $date }. Concord lo interroga circa una volta al minuto.
prolific-ask = Interroga Prolific ora
prolific-follows-none = Per vedere qui gli invii, inserisca l'ID dello studio di Prolific nelle impostazioni di un link d'ingresso.
prolific-no-submissions = Non ci sono ancora invii.
prolific-differences = { $n ->
    [one] { $n } partecipante richiede la Sua attenzione.
   *[other] { $n } partecipanti richiedono la Sua attenzione.
}
prolific-first-rows = Sono mostrate solo le prime righe di { $all }. L'interfaccia REST le elenca tutte.
prolific-participant = ID del partecipante
prolific-here = Questo studio
prolific-finding = Che cosa fare
prolific-code = Codice: { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT inviata
   *[other] { $hits } HIT inviate
}
prolific-in-progress = In corso
prolific-no-submission = Nessun invio su Prolific
prolific-no-submission-advice = L'ID nel link può essere inventato, oppure Prolific non elenca ancora l'invio. Non paghi prima che compaia.
prolific-not-finished = Non terminato qui
prolific-not-finished-advice = Inviato su Prolific, non terminato qui. Guardi il lavoro prima di decidere.
prolific-never-came = Mai arrivato qui
prolific-never-came-advice = Inviato su Prolific senza iniziare qui. Chieda al partecipante di ritirare l'invio.
prolific-other-code = Codice diverso
prolific-other-code-advice = Il codice su Prolific non è quello dato da questo studio. Guardi il lavoro prima di decidere.
prolific-not-handed-in = Non inviato
prolific-not-handed-in-advice = Terminato qui, non inviato su Prolific. Il partecipante non ha seguito il link alla fine.
prolific-finished-anyway = Restituito, con lavoro qui
prolific-finished-anyway-advice = Restituito o scaduto su Prolific, ma qui sono stati inviati HIT. Puoi pagare il lavoro con un bonus su Prolific.
prolific-still-at-work = Ritirato, ma in corso
prolific-still-at-work-advice = Ritirato o scaduto su Prolific, ancora in corso qui. Può pagare il lavoro con un bonus su Prolific.
prolific-agree = Pronto per la decisione
prolific-agree-advice = Inviato con il codice giusto. Decida sull'invio su Prolific e sul lavoro in «Pagamenti».
prolific-not-here = Non ancora arrivato
prolific-unclear = Prolific non dice ancora nulla
prolific-decided = Deciso su Prolific
prolific-gave-up = Ritirato o scaduto
