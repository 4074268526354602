### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Controllo del Paese
workers-gate-test = Test di qualificazione
workers-gate-pilot = Fase pilota
workers-gate-review = Revisione madrelingua
workers-gate-known = Item gold
workers-passed = superato
workers-failed = non superato
workers-waiting = in attesa
workers-not-yet = non ancora

## The list

workers-lead = I partecipanti di questo studio con la loro qualificazione e i loro invii. I nomi sono nascosti.
workers-none = I partecipanti compaiono qui quando sono entrati nello studio con un link d'invito.
# Column head: when the worker accepted the consent form
workers-consent = Consenso
# Column heads: numbers of a worker's submissions
workers-submitted = Inviati
workers-counted = Conteggiati
workers-rejected = Respinti
workers-median-seconds = Tempo mediano per HIT (s)
# A tag: the worker left the study.
workers-withdrawn = ritirato
workers-more = Altri partecipanti

## Location checks that a manager has to decide

workers-disagreements = Controlli del Paese in attesa di una decisione
workers-disagreements-lead = Il Paese dichiarato da questi partecipanti è diverso da quello della loro connessione.
# A date and time follow.
workers-waiting-since = In attesa da:
workers-first-answer = Prima risposta
workers-declared-country = Paese dichiarato
workers-proxy-country = Paese nell'intestazione del proxy
workers-address-country = Paese dell'indirizzo di rete
workers-unknown-country = sconosciuto

## One worker

worker-title = Partecipante { $pseudonym }
# Arguments: $language, $submitted, $counted, $rejected
worker-lead = { $language } · Inviati: { $submitted } · Conteggiati: { $counted } · Respinti: { $rejected }
worker-all = Tutti i partecipanti
worker-qualification = Qualificazione
worker-qualification-lead = Può modificare una decisione. La decisione precedente resta registrata, e il partecipante legge il Suo motivo.
worker-decide = Prendi una decisione
worker-reason = Motivo (il partecipante lo legge)
# Button: decides that the worker passes the step
worker-pass = Segna come superato
# Button: decides that the worker fails the step
worker-fail = Segna come non superato
worker-left-removed = Questo partecipante si è ritirato dallo studio il { $date } e ha fatto rimuovere le sue risposte dai risultati.
worker-left-kept = Questo partecipante si è ritirato dallo studio il { $date }. Le sue risposte restano nei risultati.
worker-erased = I suoi dati personali sono stati cancellati il { $date }.

## Excluding a worker from the statistics

worker-statistics = Statistiche
worker-statistics-lead = Tutto il lavoro viene conservato e pagato, anche se è escluso dalle statistiche.
worker-included = Tutte le statistiche includono le risposte di questo partecipante.
worker-excluded = Le risposte di questo partecipante sono escluse da tutte le statistiche dal { $date }. Ogni rapporto indica quante risposte sono escluse.
worker-exclude = Escludi dalle statistiche
worker-exclude-reason = Motivo dell'esclusione
worker-exclude-hint = Almeno dieci caratteri. Lo vedono i membri dello studio e chi legge il rapporto; il partecipante no.
worker-include = Includi di nuovo

## The decisions about a worker

worker-decisions = Decisioni
worker-decisions-caption = Decisioni, dalla più recente
worker-no-decisions = Le decisioni compaiono qui quando il partecipante ha risposto alla domanda sul suo Paese.
# Column head: the qualification step
worker-step = Passo
worker-decision = Decisione
# Column head: the person who decided
worker-decided-by = Deciso da
# Column head: the qualification rule that was applied
worker-rule = Regola
worker-message = Messaggio al partecipante
# Follows the state of a decision that a later decision replaced.
worker-superseded = sostituita da una decisione successiva
# In the column “Decided by”: no person decided.
worker-by-rule = regola automatica

## The funnel

funnel-title = Funnel di qualificazione
funnel-lead = Il numero di partecipanti che restano dopo ogni passo. Un passo conta solo chi ha superato tutti i passi precedenti.
funnel-none = I numeri compaiono qui quando il primo partecipante è entrato nello studio con un link d'invito.
funnel-caption = Partecipanti rimasti dopo ogni passo
# Number of workers who joined the study
funnel-joined = Entrati
# Number of workers who accepted the consent form
funnel-consented = Con consenso
funnel-location = Controllo del Paese (QC1)
funnel-test = Test di qualificazione (QC2)
funnel-pilot = Fase pilota
funnel-review = Revisione madrelingua (QC3)
funnel-all-languages = Tutte le lingue
# These three follow the number of workers who passed.
funnel-waiting = (in attesa: { $waiting })
funnel-failed = (non superato: { $failed })
# Arguments: $waiting, $failed
funnel-waiting-and-failed = (in attesa: { $waiting }, non superato: { $failed })

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Qualità del lavoro
quality-lead = Accordo con gli altri, item gold, ritmo, item saltati e compenso di ogni partecipante.
quality-none = I partecipanti compaiono qui quando hanno inviato qualcosa.
# Button: shows the workers for the selected task and language
quality-show = Mostra i partecipanti
quality-caption = Partecipanti e qualità del loro lavoro
quality-answers = Risposte
# Column heads
quality-gold = Item gold corretti (%)
quality-seconds = Secondi per HIT
quality-skipped = Item saltati (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × la mediana
# Arguments: $part, $n
quality-of = { $part } su { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = Non concorda con nessuno (domande)
# The state of a worker whom nothing keeps from working
quality-active = attivo
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Escludi
quality-exclude-one = Escludi { $worker } dalle statistiche
quality-excluded-since = dal { $date }
# Argument: $seconds
quality-median = La mediana di tutti i partecipanti è di { $seconds } secondi per HIT.
quality-method = La correlazione è quella di Spearman, con la media degli altri: la media di tutte le domande con almeno 10 item in comune, ponderata per questi item. Le risposte uguali riguardano tutte le coppie con la risposta di un altro partecipante allo stesso item. Il ritmo è la mediana del tempo attivo per HIT; si confronta con la mediana di tutti i partecipanti per la stessa attività e la stessa lingua. Un item è saltato se una delle sue domande ha un motivo al posto di una risposta. Il compenso all'ora è quanto è approvato o in attesa di decisione, per il tempo attivo.
quality-look = Da esaminare
quality-look-lead = Esamini il lavoro prima di decidere: nessun invio viene rifiutato e nessun partecipante viene escluso automaticamente.
quality-look-none = Nessun lavoro è da esaminare.
quality-look-method = Un partecipante compare qui se il caso spiega uno di questi risultati meno di 1 volta su 1.000: meno item gold corretti degli altri (almeno 4 visti), nessun accordo con gli altri su una domanda, o sempre la stessa risposta a una domanda (per questi ultimi due, almeno 10 item in comune). Compare anche se il suo tempo mediano per HIT è inferiore a un terzo della mediana di tutti i partecipanti (almeno 5 HIT), oppure se i suoi testi hanno le stesse parole di quelli di un altro partecipante per almeno 3 testi di partenza e per almeno la metà dei testi di partenza in comune tra i due. Non contano i testi con meno di 4 parole, i testi non modificati e quelli scritti da molti partecipanti. La stessa risposta conta solo se, per almeno un quinto degli item, l'ha data meno della metà degli altri. I testi dei compiti in cui si modifica soltanto un testo non vengono confrontati.
quality-look-watched-method = Se lo studio conta la digitazione, un partecipante compare se, in almeno 3 dei suoi testi di almeno 20 caratteri e in almeno un quinto di questi, almeno metà è stata copiata altrove e incollata, oppure almeno 9 pause su 10 tra le lettere erano lunghe quanto la precedente. Ciò che si incolla dalla pagina o dal testo stesso non conta. Se lo studio confronta i dispositivi, compaiono i partecipanti con lo stesso dispositivo, e quelli sulla stessa rete se questa ha al massimo 5 partecipanti.
quality-looked = Esaminati
quality-looked-mark = Segna { $worker } come esaminato
quality-looked-means = Il partecipante esce da questo elenco finché non emerge qualcos'altro di insolito. I partecipanti non vedono la Sua nota.
quality-looked-note = Che cosa ha riscontrato (facoltativo)
quality-looked-by = { $name } ha esaminato questo lavoro il { $date }.
quality-looked-on = Qualcuno ha esaminato questo lavoro il { $date }.
quality-looked-again = Non segnare più { $worker } come esaminato
quality-looked-all = Tutti i lavori con qualcosa di insolito sono stati esaminati.
quality-by-task = Lavoro per compito e lingua
quality-by-question = Accordo con gli altri per domanda
