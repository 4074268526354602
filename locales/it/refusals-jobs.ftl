### Rifiuti su modelli, sul loro addestramento e sui job in background.

training-kind = Scelga un modello di valutazione, un modello di stile neurale o un modello linguistico neurale.
training-needs-task = Scelga il compito le cui valutazioni serviranno ad addestrare il modello.
training-needs-encoder-folder = Scelga la cartella di un encoder da cui partire. Se non ce n'è, bisogna prima aggiungerne uno alla cartella dei modelli del server.
training-takes-no-task = Solo un modello di valutazione usa un compito e un encoder. Lasci vuoti entrambi.
training-is-under-way = È in corso un altro addestramento con il nome { $name }. Prima lo annulli, oppure avvii un addestramento con un altro nome.
training-failed = Non è stato possibile addestrare { $name }: { $details }.
training-was-cancelled = L'addestramento è stato annullato.
encoder-was-changed = L'encoder { $file } è cambiato da quando è stato richiesto questo addestramento. Ripristini i vecchi file e riprovi il job, oppure avvii un altro addestramento.
no-ratings-yet = Non ci sono ancora valutazioni di testi in questa lingua. Ne raccolga alcune con un compito che usa una scala o un cursore.
ratings-of-one-worker = Tutte le valutazioni sono di un solo partecipante. Il modello richiede valutazioni di almeno due testi da parte di almeno due partecipanti, perché viene verificato su partecipanti di cui non ha visto le valutazioni.
no-rewrites-yet = Non ci sono ancora riscritture fatte da persone in questa lingua. Prima ne raccolga alcune.
rewrites-of-one-source = Tutte le riscritture sono di un solo testo di partenza. Il modello richiede riscritture di almeno due testi di partenza, perché viene verificato su riscritture che non ha visto.
unknown-job = Questa versione di Concord non conosce i job di tipo «{ $kind }». Aggiorni tutti i server e gli esecutori di job, poi riprovi.
no-such-source = Lo studio non ha un testo di partenza { $source }.
models-folder-is-missing = Questo server non ha una cartella dei modelli. L'amministratore può impostarne una con l'impostazione «models».
model-name = «{ $file }» non può essere il nome di un modello. Usi solo lettere (a–z), cifre, punti, trattini e trattini bassi, e al massimo 200 caratteri.
model-needs-digest = Per { $file } serve l'hash SHA-256 di 64 cifre esadecimali.
model-name-is-taken = La cartella dei modelli contiene già { $name }, oppure un addestramento lo sta creando. Scelga un altro nome.
model-is-unusable = { $file } non può essere usato: { $details }.
model-is-not-there = { $file } non è nella cartella dei modelli di questo server. Aggiunga il modello alla cartella oppure ne scelga un altro nelle impostazioni. Previsto: { $kind }.
model-was-changed = { $file } è cambiato da quando lo studio l'ha scelto. Ripristini il vecchio contenuto, oppure salvi di nuovo le impostazioni per usare quello nuovo.
model-is-not = { $file } non può essere letto come modello ({ $details }). Previsto: { $kind }.
model-is-another-kind = { $file } è un modello di un altro tipo. Previsto: { $kind }.
kind-style = un modello di stile (concord style train)
kind-naturalness = un modello di stile che distingue i testi di persone da quelli di sistemi (concord style train)
kind-language = un modello linguistico in un file ARPA (concord lm train)
kind-dictionary = un dizionario Hunspell (un file .dic con il suo file .aff)
kind-vectors = vettori di parole (GloVe, word2vec o fastText)
kind-encoder = la cartella di un encoder della famiglia BERT (config.json, tokenizer.json e model.safetensors)
kind-neural-style = la cartella di un modello di stile neurale (concord train textcnn)
kind-neural-language = la cartella di un modello linguistico neurale (concord train lm, o uno della famiglia GPT-2 con config.json, tokenizer.json e model.safetensors)
kind-rating = la cartella di un modello di valutazione (concord train regression)
is-being-scored = Il calcolo dei punteggi di tutti i testi di questo studio è già in corso. Attenda la fine di questo job.
job-cannot-be-retried = Solo un job non riuscito o annullato può essere riprovato. Ricarichi la pagina.
job-has-ended = Questo job è già terminato, quindi non può essere annullato. Ricarichi la pagina.
job-holder-vanished = Il processo che lo eseguiva si è fermato, oppure si è fermata la sua macchina.
job-took-too-long = Non era terminato dopo { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
