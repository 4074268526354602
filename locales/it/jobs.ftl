### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Job
jobs-lead = Elaborazioni in background, come il calcolo dei punteggi dei nuovi output e l'addestramento di modelli. Continuano quando lascia questa pagina.
jobs-empty = Non ci sono job da mostrare. I job compaiono qui quando vengono inviate riscritture o importati output.
jobs-show = Mostra job
# A link to older jobs
jobs-earlier = Job meno recenti

## The table of jobs

# Column head: the kind of work
jobs-job = Job
# Column head: how often the job was attempted
jobs-attempts = Tentativi
# Column head: the time when the job ended
jobs-ended = Fine
# Before a date and time
jobs-next-attempt = Prossimo tentativo:
jobs-retry = Riprova il job
jobs-cancel = Annulla il job

## The states of a job

jobs-state-queued = in coda
jobs-state-running = in esecuzione
jobs-state-cancelling = in annullamento
jobs-state-done = completato
jobs-state-failed = non riuscito
jobs-state-cancelled = annullato

## The kinds of jobs

jobs-kind-score-texts = Calcolo dei punteggi dei nuovi output
jobs-kind-score-study = Calcolo dei punteggi di tutti gli output che non ne hanno
jobs-kind-score-neural = Calcolo dei punteggi degli output con modelli neurali
jobs-kind-train = Addestramento di un modello
# Texts from one task become items of the next one
jobs-kind-feed = Passaggio di testi al compito successivo
jobs-kind-store-export = Scrittura di un'esportazione nello storage a oggetti

## Scoring of all outputs without a score

jobs-missing = Punteggi mancanti
jobs-missing-lead = I punteggi dei nuovi output vengono calcolati automaticamente. Usi questa funzione dopo aver aggiornato Concord o le abbreviazioni di una lingua. I punteggi esistenti vengono conservati.
jobs-score-missing = Calcola i punteggi mancanti

## Confirmations after a button

jobs-told-scoring = Il calcolo dei punteggi di tutti gli output che non ne hanno è in corso. Può lasciare questa pagina.
jobs-told-queued = Il job è di nuovo in coda.
jobs-told-cancelled = Il job è stato annullato. I risultati ottenuti finora vengono conservati.

## Job workers: processes of the server that run jobs

processes-title = Esecutori di job
processes-lead = Processi di questo server che eseguono i job di tutti gli studi. Se uno smette di rispondere, un altro prende in carico il suo job.
processes-n-running = { $n ->
    [one] È in funzione { $n } esecutore di job.
   *[other] Sono in funzione { $n } esecutori di job.
}
processes-none-neural = Non c'è nessun esecutore di job con modelli neurali.
# $names: what the neural models run on, such as "CPU"
processes-with-neural = I modelli neurali vengono eseguiti su: { $names }.
processes-none = Nessun esecutore di job in funzione
processes-none-for-neural = Nessun esecutore di job con modelli neurali in funzione
# The same for an administrator of the server
processes-start-administrator = I job attendono finché un esecutore di job non è in funzione. Ne avvii uno sul server con questo comando:
# Before a command
processes-start = I job attendono finché un esecutore di job non è in funzione. L'amministrazione di questo server può avviarne uno con questo comando:
# Before a setting
processes-start-in-server = In alternativa, anche il comando «concord serve» esegue i job con questa impostazione:
# The same for an administrator of the server
processes-start-neural-administrator = L'addestramento e i punteggi con modelli neurali richiedono un esecutore di job compilato con i modelli neurali. Ne avvii uno dalla cartella dei sorgenti, con le impostazioni del server per la base di dati, la cartella dei dati e la cartella dei modelli:
# Before a command
processes-start-neural = L'addestramento e i punteggi con modelli neurali richiedono un esecutore di job compilato con i modelli neurali. L'amministrazione di questo server può avviarne uno dalla cartella dei sorgenti, con le impostazioni del server per la base di dati, la cartella dei dati e la cartella dei modelli:
# Column head: the name of a process
processes-job-worker = Esecutore di job
# Column head: the command and version of the process
processes-program = Programma
processes-neural-models = Modelli neurali
processes-started = Avvio
# Column head: when the process last reported that it is running
processes-last-seen = Ultimo segnale

## Models of the study

models-title = Modelli
models-lead = Modelli che calcolano i punteggi dei testi di questo studio, e addestramento di nuovi modelli su valutazioni e riscritture di questo studio.
models-of-study = Modelli di questo studio
models-of-study-lead = Un modello è identificato dal suo contenuto. Un file con lo stesso nome ma con un contenuto diverso viene rifiutato.
models-empty = Questo studio non ha ancora modelli. Ne scelga uno nelle impostazioni oppure ne addestri uno qui sotto.
models-choose = Scegli i modelli nelle impostazioni
# Column head and field: the kind of model
models-kind = Tipo
models-model = Modello

## The kinds of models

models-kind-style = Modello di stile
models-kind-naturalness = Modello di naturalezza
models-kind-language = Modello linguistico
models-kind-dictionary = Dizionario ortografico
models-kind-vectors = Vettori di parole
models-kind-encoder = Encoder
models-kind-neural-style = Modello di stile neurale
models-kind-neural-language = Modello linguistico neurale
models-kind-rating = Modello di valutazione

## Signatures of scores

models-signatures = Firme delle metriche
models-signatures-lead = Una firma identifica il modo in cui un punteggio è stato calcolato. Confronti solo punteggi con la stessa firma.
models-signatures-empty = Le firme compaiono qui quando gli output hanno punteggi.
models-signature = Firma

## The form for training a model

models-train-title = Addestramento di un modello
models-train-lead = Circa un decimo dei dati è riservato alla verifica. Un modello di valutazione viene verificato su partecipanti e testi che non ha visto. Gli altri tipi vengono verificati su testi di partenza che non hanno visto.
models-train-rating = Modello di valutazione: un encoder che impara dalle valutazioni umane
models-train-neural-style = Modello di stile neurale: impara a distinguere i testi di partenza dalle riscritture umane
models-train-neural-language = Modello linguistico neurale: impara dalle riscritture umane
models-task = Compito con valutazioni
models-task-hint = Un modello di valutazione impara dalle valutazioni di questo compito. Gli altri tipi lo ignorano.
models-encoder-hint = Un modello di valutazione parte da questo encoder della famiglia BERT nella cartella dei modelli. Gli altri tipi lo ignorano.
models-name-hint = Il nome della nuova cartella nella cartella dei modelli, per esempio formality-1.
models-epochs = Epoche
models-epochs-hint = Il numero di passaggi su tutti gli esempi di addestramento.
models-use-after-training = Usa il modello dopo l'addestramento
models-use-after-training-hint = Al termine dell'addestramento, lo studio usa il modello e ne calcola i punteggi per i suoi testi.
models-train = Addestra il modello
models-told-queued = L'addestramento è in coda. Può lasciare questa pagina.

## Trainings

models-trainings = Addestramenti
models-trainings-lead = L'addestramento più recente è il primo. Può annullare o riprovare un addestramento sulla pagina «Job».
models-trainings-empty = Gli addestramenti compaiono qui quando ne avvia uno qui sotto.
# State of a training run: it has finished
models-trained = addestrato
models-waits-for-turn = Questo addestramento attende un esecutore di job con modelli neurali, che prima termina i suoi job precedenti.
models-waits-for-worker = Questo addestramento attende un esecutore di job con modelli neurali. Nessuno è in funzione. La sezione «Esecutori di job» dice come avviarne uno.
# Arguments: $n, $digest, $tested
models-examples = Esempi di addestramento: { $n } (SHA-256 { $digest }). Esempi riservati alla verifica: { $tested }.
# Arguments: $epochs, $seed
models-options = Epoche: { $epochs }. Seme: { $seed }.
# $encoder: the name of a folder and the beginning of its hash
models-starts-from = Encoder: { $encoder }.
models-download-ratings = Scarica le valutazioni attuali (CSV)

## The result of a training

models-result-rating = ρ di Spearman dell'epoca scelta sulle valutazioni riservate alla verifica: { $value }.
models-result-accuracy = Accuratezza sui testi di partenza riservati alla verifica: { $value }.
models-result-perplexity = Perplessità sulle riscritture riservate alla verifica: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Loss di addestramento e verifica di { $name }
models-epoch = Epoca
models-loss = Loss
models-rmse-held-out = Errore (RMSE) sulle valutazioni riservate alla verifica
models-accuracy-held-out = Accuratezza sui testi di partenza riservati alla verifica
models-perplexity-held-out = Perplessità sulle riscritture riservate alla verifica
models-rmse = Errore (RMSE)
models-accuracy = Accuratezza
models-perplexity = Perplessità
