### The page of a study's batches: HITs that are created for a published task.

batches-lead = Un lotto crea gli HIT di un compito pubblicato. Il seme registrato determina il campione e l'ordine.
batches-none = Questo studio non ha ancora lotti. Un lotto richiede un compito pubblicato.

## The table of batches

# State of a batch: no more of its HITs are given to workers.
batches-stopped = fermato
# State of a batch: all its submissions have been collected.
batches-complete = completo
# State of a batch: its HITs are given to workers.
batches-open = aperto
# Label of a batch that grows while workers work: gold items
batches-of-gold = Item gold
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Testi del compito { $n }, man mano che arrivano
batches-stop = Ferma il lotto
batches-reopen = Riapri il lotto

## The form for a new batch

batches-new = Nuovo lotto
batches-new-lead = Prima veda in anteprima il numero di HIT e il costo. Nulla viene creato finché non conferma.
batches-publish-first = Prima pubblichi un compito. Un lotto usa la versione pubblicata di un compito.
# A task to choose from; workers see only sources in it.
# Arguments: $title
batches-task-of-sources = { $title } (testi di partenza)
# A task to choose from; workers see outputs in it.
# Arguments: $title
batches-task-of-outputs = { $title } (output)
batches-systems = Sistemi da giudicare
batches-systems-hint = Solo per compiti che mostrano output. Classifiche e confronti richiedono almeno due sistemi.
batches-human = Riscritture umane
batches-no-outputs = ancora nessun output
batches-all-human = Usa tutte le riscritture umane di ogni testo di partenza
batches-all-human-hint = Altrimenti il seme sceglie una riscrittura per testo di partenza. I compiti che confrontano o classificano output ne usano sempre una.
batches-spread = Giudica un solo output per testo di partenza, a turno da ogni sistema
batches-spread-hint = Richiede meno partecipanti. Altrimenti ne servono sistemi × giudizi: un partecipante riceve ogni testo di partenza una volta per compito.
batches-sample = Numero di testi di partenza
batches-sample-hint = Lasci vuoto per usare tutti i testi di partenza. Altrimenti ne viene estratto a caso questo numero.
batches-label-hint = Un nome con cui il Suo team riconosce il lotto.
batches-seed-hint = Lasci vuoto per un nuovo seme. Lo stesso seme con le stesse impostazioni dà di nuovo lo stesso lotto.
batches-preview = Anteprima del lotto

## The preview of a batch

# Under the number of submissions: how many are collected for each HIT.
batches-per-hit = { $n } per HIT
batches-least-workers = Numero minimo di partecipanti
batches-least-workers-base = Un partecipante riceve ogni testo di partenza una sola volta per compito.
batches-most-cost = Costo massimo
batches-most-cost-base = Se tutti gli invii vengono approvati
batches-left-out = { $n ->
    [one] { $n } testo di partenza non è incluso, perché i sistemi scelti hanno troppo pochi output per questo testo.
   *[other] { $n } testi di partenza non sono inclusi, perché i sistemi scelti hanno troppo pochi output per questi testi.
}
batches-create = Crea { $n } HIT

## After a form

batches-is-created = Il lotto è stato creato.
batches-is-stopped = Il lotto è stato fermato. Gli HIT in corso possono ancora essere inviati; contano e vengono pagati.
batches-is-open = Il lotto è di nuovo aperto.

## The hourly rate that the reward of a planned batch means

batches-hourly = Compenso orario
# Arguments: $time, $n
batches-hourly-measured = con il tempo mediano di { $time } per HIT ({ $n } invii di questo compito)
# Arguments: $time, $n
batches-hourly-piloted = con il tempo mediano di { $time } per altrettanti testi pilota ({ $n } invii del pilota)
batches-hourly-expected = con il tempo previsto di { $time } per HIT indicato nel compito
batches-hourly-unknown = Non ci sono ancora invii. Indichi nel compito il tempo previsto per HIT per vedere il compenso orario.
batches-hourly-low = Il compenso orario è inferiore a { $floor }, il minimo consentito da Prolific. Aumenti il compenso o accorci gli HIT.
