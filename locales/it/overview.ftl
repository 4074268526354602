### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Studi di annotazione in crowdsourcing e di valutazione umana, dal reclutamento alle tabelle finali.
home-invited = Ha ricevuto un link d'invito? Lo apra: porta al Suo studio.
home-for-workers = Partecipanti
home-for-workers-text = Valuti, confronti e riscriva brevi testi sul telefono o al computer. Vede il compenso e il tempo prima di iniziare.
home-for-researchers = Ricercatori
home-for-researchers-text = Progetti compiti, recluti e paghi partecipanti, misuri l'accordo con intervalli ed esporti tabelle per un articolo.

## The list of studies

studies-lead = Tutti gli studi che progetta, revisiona o gestisce.
studies-new = Nuovo studio
# The same for an administrator of the server
studies-empty-administrator = Non c'è ancora nessuno studio. Crei il primo.
studies-empty = Uno studio compare qui quando un amministratore l'ha creato e Le ha dato un ruolo.
studies-your-role = Il Suo ruolo
studies-managers = Responsabili
studies-administrator = amministrazione
studies-no-batch = ancora nessun HIT
studies-only-pilot = per ora solo la fase pilota
# Arguments: $counted, $target, $percent
studies-progress = { $counted } di { $target } ({ $percent }%)

## The overview of a study

overview-published-tasks = Compiti pubblicati
overview-submissions = Invii conteggiati
# The target number of submissions
overview-of-target = di { $target }
overview-checklist = Checklist di preparazione
overview-checklist-lead = Può avviare lo studio senza i passi facoltativi.
overview-open-page = Vai a: { $page }
overview-progress = Avanzamento
overview-see-progress = Avanzamento per compito e lingua
overview-n-counted = { $n ->
    [one] { $n } invio conteggiato
   *[other] { $n } invii conteggiati
}
# How many tasks are complete, each language counted
overview-n-complete = Compiti completati (ogni lingua conta a parte): { $n }
overview-attention = Richiede attenzione
overview-nothing = Non c'è nulla che La attenda.
overview-n-submissions = { $n ->
    [one] { $n } invio è in attesa di approvazione.
   *[other] { $n } invii sono in attesa di approvazione.
}
overview-n-held-payments = { $n ->
    [one] Non si sa se { $n } pagamento sia stato disposto: da verificare.
   *[other] Non si sa se { $n } pagamenti siano stati disposti: da verificare.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = Budget impegnato: { $n }%.
overview-n-messages = { $n ->
    [one] { $n } messaggio di un partecipante è senza risposta.
   *[other] { $n } messaggi di partecipanti sono senza risposta.
}
overview-n-reviews = { $n ->
    [one] { $n } partecipante attende una revisione madrelingua.
   *[other] { $n } partecipanti attendono una revisione madrelingua.
}
overview-n-locations = { $n ->
    [one] C'è da controllare il Paese di { $n } partecipante.
   *[other] C'è da controllare il Paese di { $n } partecipanti.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } compito pubblicato non ha ancora HIT. Crei un lotto.
   *[other] { $n } compiti pubblicati non hanno ancora HIT. Crei un lotto per ciascuno.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } job in background non è riuscito.
   *[other] { $n } job in background non sono riusciti.
}
overview-results = Risultati
overview-open-results = Vai ai risultati
overview-results-lead = Calcolati su tutti gli invii conteggiati. Ogni rapporto ha gli intervalli, il metodo e un file da scaricare.
# Heading: the state of the study is draft, live or closed
overview-state = Stato
# Button: the study starts, and workers can take its tasks
overview-go-live = Avvia lo studio
overview-go-live-lead = I partecipanti con un link d'invito possono iniziare subito. Almeno un compito deve essere pubblicato.
overview-close = Chiudi lo studio
overview-close-lead = In uno studio chiuso i partecipanti non ricevono più HIT. Gli HIT in corso possono ancora essere inviati.
overview-reopen = Riapri lo studio
overview-reopen-lead = Lo studio è chiuso. Se lo riapre, i partecipanti ricevono gli HIT a cui mancano ancora invii.
overview-not-ready = Lo studio non può ancora essere avviato. Manca:
overview-live-without = Questi passaggi non sono completati. Può avviare lo studio anche senza.

## Erasure of personal data

overview-personal-data = Dati personali dei partecipanti
overview-erased-after = { $days ->
    [one] I dati personali dei partecipanti vengono cancellati { $days } giorno dopo la chiusura dello studio.
   *[other] I dati personali dei partecipanti vengono cancellati { $days } giorni dopo la chiusura dello studio.
}
# Arguments: $date, $n
overview-all-erased = { $n ->
    [one] La cancellazione era prevista per il { $date } ed è completa per { $n } partecipante.
   *[other] La cancellazione era prevista per il { $date } ed è completa per tutti i { $n } partecipanti.
}
# Arguments: $date, $erased, $n
overview-erasing = La cancellazione inizia il { $date }. Partecipanti cancellati finora: { $erased } di { $n }.
overview-n-owed = { $n ->
    [one] { $n } partecipante non è stato pagato o attende una decisione. I suoi dati vengono conservati finché la questione non è risolta.
   *[other] { $n } partecipanti non sono stati pagati o attendono una decisione. I loro dati vengono conservati finché la questione non è risolta.
}

## Steps of the setup checklist

setup-consent = Scrivere il modulo di consenso
setup-public-texts = Scrivere il titolo e la descrizione per i partecipanti
setup-sources = Importare i testi di partenza
setup-qualification = Impostare le regole di qualificazione
setup-task = Aggiungere un compito e pubblicarlo
setup-batch = Creare un lotto di HIT
setup-invite = Invitare i partecipanti con un link
# The study starts: workers can take its tasks
setup-go-live = Avviare lo studio

## What follows if a study goes live without a step of the checklist

without-consent = I partecipanti vedono il modulo di consenso predefinito in ogni lingua senza un Suo testo.
without-public-texts = Dove mancano, i partecipanti vedono il titolo dello studio stesso e nessuna descrizione.
# Languages in which a text is missing
overview-missing-in = Manca in: { $languages }.
without-sources = Non ci sono testi su cui lavorare.
without-qualification = Chiunque abbia un link d'invito può lavorare.
without-task = I partecipanti non hanno alcun compito da svolgere.
without-batch = I partecipanti possono fare la qualificazione, ma non trovano HIT.
without-invitation = Nessuno può entrare nello studio come partecipante.
