### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Tabelle degli articoli
tables-lead = Tabelle e figure di articoli pubblicati, con i dati di questo studio. Le celle vuote indicano il motivo.
# The system that all others are compared with
tables-baseline = Sistema baseline
tables-compare = Confronta i sistemi
tables-none = Nessuna tabella di questi articoli può ancora essere riempita con questo studio.
tables-others = Altre tabelle di questi articoli ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Tabella
tables-contents = Contenuto
tables-filled = compilata
tables-empty = senza dati
# Argument: $paper (a citation)
tables-of-paper = Tabelle di { $paper }
# Links from one table to its neighbours and to the list
tables-before = Precedente
tables-after = Successiva
tables-all = Tutte le tabelle

## Data statement. The statement itself is in English.

statement-title = Data statement: { $title }
statement-lead = Informazioni sui dati, per quanto questo studio le registra. Stampi questa pagina dal browser.
# Below the statement: the name and version of the software
statement-created-with = Creato con { $software }.

## Export

# Title of the page, a noun
export-title = Esportazione dei dati
export-lead = Tutti i dati di questo studio. I partecipanti compaiono con i loro pseudonimi.
export-complete = Esportazione completa
export-complete-lead = Un archivio con un manifesto: numero di righe per file, hash di tutti i file e versioni dei compiti.
export-all-csv = Scarica tutti i file (CSV)
export-all-jsonl = Scarica tutti i file (JSON Lines)
export-all-parquet = Scarica tutti i file (Parquet)
export-single = File singoli
# Column head: a description of the content of a file
export-content = Contenuto
# Column head: number of lines of a file
export-lines = Righe
export-files = File
# Read aloud for a link with the text "CSV"
export-file-as-csv = { $file } in CSV
# Read aloud for a link with the text "JSONL"
export-file-as-jsonl = { $file } in JSONL
# Read aloud for a link with the text "Parquet"
export-file-as-parquet = { $file } in Parquet

## Export: the content of each file

export-about-sources = I testi di partenza, con le colonne con cui sono stati importati.
export-about-systems = I sistemi che hanno prodotto gli output: autori umani, baseline e sistemi importati.
export-about-outputs = Tutte le riscritture e gli output dei sistemi, con testo di partenza, autore, uso nei rapporti e correzioni.
export-about-tasks = Ogni versione di ogni compito, con la definizione completa e il suo hash.
export-about-items = Il contenuto di ogni HIT: una riga per output, o per testo di partenza se non viene mostrato nessun output.
export-about-assignments = Assegnazioni degli HIT ai partecipanti, con date, tempo di lavoro ed esito.
export-about-answers = Una riga per valore: item, partecipante, valore, domanda, versione ed esito.
export-about-adjudications = Decisioni sugli item su cui i partecipanti non concordano: item, valore, domanda e nota.
export-about-workers = I partecipanti con i loro pseudonimi.
export-about-qualifications = Ogni decisione di qualificazione, con la regola e gli elementi su cui si basa.
export-about-reviews = Giudizi di madrelingua sulle riscritture pilota.
# Minor units: cents, for example
export-about-payments = Il registro contabile, con gli importi in unità minime.
export-about-events = Il registro di audit: chi ha modificato che cosa, con lo stato prima e dopo.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Note sui dati
export-note-pseudonyms = I partecipanti si chiamano W001, W002 e così via. I membri del team sono indicati con il loro ruolo. I file non contengono nomi, indirizzi o account.
export-note-csv = Nei file CSV i testi che un foglio di calcolo leggerebbe come formula iniziano con un apostrofo. I numeri come -3 restano invariati. Nei file JSON Lines ogni testo è esattamente come è stato salvato.
export-note-parquet = I file Parquet sono per pandas, polars, DuckDB e R. Le loro colonne hanno tipi di dati: numeri, date e ore, true o false, testo. Ogni testo è esattamente come è stato salvato. Le risposte numeriche si trovano nella colonna «value», tutte le altre in «value_text».
export-note-counted = Le risposte che contano per le statistiche hanno l'esito «counted» e «superseded» è false. Il comando «concord agreement» legge le colonne «item», «worker» e «value».
export-note-pairs = Gli output confrontati fianco a fianco sono nel file «items», con lo stesso «hit_item_id». La risposta indica l'output migliore oppure è «tie».
export-note-used = Gli output usati nei rapporti hanno «used» impostato su true. Gli altri output sono stati rimossi o sostituiti da un testo corretto. Un testo corretto ha una riga propria, e la sua colonna «corrects» indica l'output che sostituisce.
export-note-adjudicated = Le decisioni sui disaccordi sono nel file «adjudications», con lo stesso item e la stessa domanda delle risposte. Non modificano le risposte.

## Export to object storage

export-storage = Esportazione nello storage a oggetti
export-storage-lead = Un job scrive tutti i file nello storage a oggetti di questo server. L'esportazione è completa quando il suo stato è «completato».
# Followed by an address such as s3://bucket/folder
export-storage-to = Le esportazioni di questo studio vengono scritte in
export-storage-format = Formato
export-storage-start = Avvia esportazione
# Column head: the address of a folder
export-storage-folder = Cartella
export-storage-told = L'esportazione è in coda. Può lasciare questa pagina.
