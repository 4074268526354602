### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = Questo partecipante ha fatto rimuovere le sue risposte dai risultati.
quality-lacks-excluded = Escluso dalle statistiche.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Meno di { $least } item in comune: { $n }.
quality-lacks-order = Queste risposte non hanno un ordine o sono sempre uguali.
quality-lacks-pairs = Nessun altro ha risposto agli stessi item.
quality-lacks-gold = Nessun item gold visto.
quality-lacks-time = Nessun tempo registrato.
quality-lacks-answers = Nessuna risposta.
quality-lacks-minute = Meno di un minuto di lavoro.
