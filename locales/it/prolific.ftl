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
prolific-told-at = Prolific segnala subito i cambiamenti a questo server. L'ultimo messaggio è arrivato il { $time }.
prolific-told = Prolific segnala subito i cambiamenti a questo server. Finora non è arrivato alcun messaggio.
prolific-told-soon = I cambiamenti su Prolific si vedono qui entro un minuto. Tra poco Concord chiederà a Prolific di segnalarli subito a questo server.
prolific-told-elsewhere = I cambiamenti su Prolific si vedono qui entro un minuto. Prolific li segnala subito a un altro server, perché un workspace ha un solo indirizzo per questo.
prolific-not-told = I cambiamenti su Prolific si vedono qui entro un minuto. Concord non ha potuto chiedere a Prolific di segnalarli subito a questo server.
prolific-told-needs-address = I cambiamenti su Prolific si vedono qui entro un minuto. Per vederli subito, questo server ha bisogno di un indirizzo pubblico che inizi con https:// (impostazione public_url).
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
    [one] { $hits } HIT inviato
   *[other] { $hits } HIT inviati
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
prolific-finished-anyway-advice = Restituito o scaduto su Prolific, ma qui sono stati inviati HIT. Se approva il lavoro, la prossima liquidazione lo paga con un bonus su Prolific.
prolific-still-at-work = Ritirato, ma in corso
prolific-still-at-work-advice = Ritirato o scaduto su Prolific, ancora in corso qui. Se approva il lavoro, la prossima liquidazione lo paga con un bonus su Prolific.
prolific-agree = Pronto per la decisione
prolific-agree-advice = Inviato con il codice giusto. Approvi l'invio qui, oppure decida sul lavoro in «Pagamenti»: anche una liquidazione approva l'invio.
prolific-not-here = Non ancora arrivato
prolific-unclear = Prolific non dice ancora nulla
prolific-decided = Deciso su Prolific
prolific-gave-up = Ritirato o scaduto

prolific-approve-ready = { $n ->
    [one] Approva { $n } invio pronto
   *[other] Approva { $n } invii pronti
}
prolific-approve-ready-means = Questi partecipanti hanno terminato qui e inserito il codice giusto. Prolific paga a ciascuno il compenso dello studio corrispondente. L'operazione non si può annullare.
prolific-approved-ready = { $n ->
    [one] Prolific approva { $n } invio.
   *[other] Prolific approva { $n } invii.
}
prolific-decide = Decidi
prolific-submission-title = Invio di { $participant }
prolific-submission-lead = Che cosa sanno Prolific e questo studio del partecipante, e che cosa può decidere Lei su Prolific.
prolific-all-submissions = Tutti gli invii
prolific-nothing-to-decide = Al momento non si può decidere nulla su questo invio.
prolific-done = Prolific ha eseguito l'operazione.
prolific-approve = Approva
prolific-approve-means = Prolific paga al partecipante il compenso dello studio corrispondente. L'operazione non si può annullare.
prolific-ask-return = Chiedi il ritiro
prolific-ask-return-means = Prolific chiede al partecipante di ritirare l'invio. Il partecipante non viene pagato, ma il ritiro non conta a suo sfavore. Può rifiutare.
prolific-return-reason = Motivo
prolific-return-reason-hint = Il partecipante lo legge. Almeno 10 caratteri.
prolific-return-asked = Ritiro chiesto il { $date }
prolific-reject = Respingi
prolific-reject-means = Il partecipante non viene pagato e legge il Suo messaggio. Prolific lo consente solo in casi chiari: per esempio se non c'è nessuna risposta o, negli studi di almeno cinque minuti, se due controlli dell'attenzione non sono stati superati. Nel dubbio, chieda al partecipante di ritirare l'invio.
prolific-reject-finished = Questo partecipante ha terminato qui e inserito il codice giusto. Prolific annulla i rifiuti contrari alle proprie regole.
prolific-category = Motivo
prolific-message = Messaggio
prolific-message-hint = Il partecipante lo legge. Almeno 100 caratteri: spieghi con precisione che cosa non andava, in modo cortese.

prolific-failed-check = Controlli dell'attenzione non superati
prolific-failed-instructions = Istruzioni non seguite
prolific-low-effort = Poco impegno
prolific-too-quickly = Troppo veloce
prolific-too-slowly = Troppo lento
prolific-no-data = Nessuna risposta
prolific-no-code = Nessun codice di completamento
prolific-bad-code = Codice di completamento errato
prolific-malingering = Requisiti dichiarati falsamente
prolific-incomplete-longitudinal = Manca una parte di uno studio più lungo
prolific-unsupported-device = Dispositivo non adatto
prolific-unlisted = Altro motivo
