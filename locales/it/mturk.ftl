### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Apra lo studio, partecipi e poi inserisca qui il codice di completamento che riceverà alla fine.
mturk-open-study = Apri lo studio in una nuova scheda
mturk-go-on = Riprendi lo studio in una nuova scheda
mturk-preview = Questa è un'anteprima. Per partecipare, accetti l'HIT.
mturk-back-here = Quando ha finito, torni a questa pagina e prema il pulsante.
mturk-have-finished = Ho finito
mturk-hand-in = Invia
mturk-hand-in-lead = Prema il pulsante per inviare questo HIT a Mechanical Turk.
mturk-return-hit = Per favore, restituisca questo HIT su Mechanical Turk.
mturk-other-hit = Ha già partecipato a questo studio con un altro HIT. Per favore, restituisca questo HIT.
mturk-go-back = Torni alla scheda di Mechanical Turk e invii lì l'HIT.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Compenso per il Suo lavoro in «{ $study }»

# The page of the entry link
mturk-lead = I partecipanti aprono lo studio da un HIT. Mechanical Turk paga il compenso dell'HIT, e Lei paga il resto come bonus.
mturk-files = Crea gli HIT
mturk-files-lead = Su Mechanical Turk, crei un progetto dal modello «Other», ne sostituisca il layout con questo e imposti 9 «assignments» per HIT. Poi pubblichi un lotto con il file CSV.
mturk-layout = Layout dell'HIT
mturk-layout-file = Scarica il layout (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Scarica il lotto (CSV, { $n } HIT)
   *[other] Scarica il lotto (CSV, { $n } HIT)
}
mturk-hits-means = Il lotto ha un HIT ogni 9 posti di questo link, perché Mechanical Turk applica una commissione più alta agli HIT con 10 o più «assignments». A chi accetta un secondo HIT viene chiesto di restituirlo.
mturk-question-file = Scarica la domanda (XML)
mturk-question-means = Per creare gli HIT con un programma: una ExternalQuestion che mostra una pagina di questo server nell'iframe di Mechanical Turk.
mturk-question-needs-https = Per creare gli HIT con un programma, questo server ha bisogno di un indirizzo pubblico che inizi con https:// (impostazione public_url).
mturk-results = Risultati di un lotto
mturk-results-lead = Scarichi i risultati del lotto da Mechanical Turk e scelga qui il file. Concord lo confronta con l'elenco dei partecipanti e vi indica che cosa approvare. Nulla del file viene conservato.
mturk-results-file = Risultati (CSV)
# Arguments: $most
mturk-results-hint = Al massimo { $most } MiB.
mturk-results-read = Confronta

# The page that compares the results
mturk-batch-title = Risultati del lotto
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] I dati di Mechanical Turk e di questo studio concordano per tutte le persone del file.
    [one] { $n } riga è da controllare.
   *[other] { $n } righe sono da controllare.
}
mturk-batch-once = Questa pagina viene mostrata una sola volta. Scarichi i file prima di lasciarla.
mturk-decisions = Decisioni
# Arguments: $approved, $rejected
mturk-decisions-lead = Il file ha tutte le colonne dei risultati. Invii approvati: { $approved }. Invii respinti: { $rejected }. Sulle altre righe decide Lei. Carichi il file su Mechanical Turk senza aprirlo prima in un foglio di calcolo.
mturk-decisions-file = Scarica le decisioni (CSV)
mturk-bonuses = Bonus
mturk-bonuses-lead = Ciò che spetta in una liquidazione oltre ai compensi degli HIT. Mechanical Turk non legge questo file: paghi lì ogni riga, nella pagina del partecipante, poi confermi la liquidazione.
mturk-bonuses-none = Nessuna liquidazione è in attesa per i partecipanti di questo file. Effettui prima una liquidazione, poi confronti di nuovo i risultati.
mturk-bonuses-currency = Mechanical Turk paga solo in USD, e questo studio paga in un'altra valuta.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Liquidazione del { $date }: { $bonuses ->
    [one] { $bonuses } bonus, { $total }
   *[other] { $bonuses } bonus, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Non inclusi: { $workers }. Queste persone non sono nel file, manca una decisione sul loro invio o sono arrivate con più link d'ingresso. Non confermi ancora il loro pagamento.
mturk-bonus-file = Scarica i bonus (CSV)
mturk-worker = ID del partecipante
mturk-there = Mechanical Turk
mturk-not-in-file = Nessuna riga
mturk-compare-rows = Partecipanti

# What was found, and what to do
mturk-never-came = Mai arrivato qui
mturk-never-came-advice = Inviato senza partecipare qui, oppure i dati di questa persona sono stati cancellati. Le chieda spiegazioni prima di respingere l'invio.
mturk-not-finished = Non terminato qui
mturk-not-finished-advice = Inviato, ma non terminato qui. Guardi il lavoro prima di decidere.
mturk-other-code = Codice diverso
mturk-other-code-advice = Il codice nel file non è quello dato da questo studio. Guardi il lavoro prima di decidere.
mturk-second-hit = Secondo HIT
# Arguments: $assignment
mturk-second-hit-advice = Questa persona ha partecipato una sola volta, con l'invio { $assignment }. Paghi solo uno dei due.
mturk-undecided = Non deciso qui
mturk-undecided-advice = Parte del lavoro di questa persona non è né approvata né respinta. Decida in «Pagamenti», poi confronti di nuovo i risultati.
mturk-to-reject = Tutto il lavoro respinto qui
mturk-to-reject-advice = Il file respinge questo invio, con i Suoi motivi. Controlli il rifiuto prima di caricare il file.
mturk-not-listed = Non in questo file
mturk-not-listed-advice = Terminato qui. Il partecipante è nei risultati di un altro lotto, o non ha inviato l'HIT.
mturk-to-approve = Verrà approvato
mturk-marked = Già segnato nel file
mturk-decided = Deciso su Mechanical Turk
