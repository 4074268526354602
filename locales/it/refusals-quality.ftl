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

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Veloce: il tempo mediano per HIT è il { $percent }% della mediana di tutti i partecipanti (HIT: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Item gold corretti: { $right } su { $n }; per gli altri il { $percent }%.
# Arguments: $n, $all
quality-looks-alone = Non concorda con nessuno (domande: { $n } su { $all }).
# Arguments: $n, $all
quality-looks-constant = Sempre la stessa risposta, a differenza degli altri (domande: { $n } su { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Stessi testi di { $worker } per { $n } testi di partenza in comune su { $all }.
quality-looks-device = Stesso dispositivo di { $workers }.
quality-looks-network = Stesso indirizzo di rete di { $workers }.
quality-looks-pasted = Almeno metà del testo è stata copiata altrove e incollata (testi: { $n } su { $all }).
quality-looks-even = Le lettere sono arrivate a intervalli regolari, come quando scrive un programma (testi: { $n } su { $all }).
