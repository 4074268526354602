### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Reclutamento su Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = Uno studio su Prolific che porta i partecipanti al link d'ingresso «{ $label }».
posting-unconnected = Questo studio non è ancora collegato a un account Prolific.
posting-name = Nome
posting-name-hint = I partecipanti lo vedono nell'elenco degli studi di Prolific.
posting-description = Descrizione
posting-description-hint = Che cosa fanno i partecipanti. La leggono prima di decidere.
posting-places = Posti
posting-minutes = Minuti
posting-minutes-hint = Il tempo che serve a un partecipante. Prolific lo mostra insieme al compenso orario.
# $currency is a code such as GBP
posting-reward = Compenso ({ $currency })
posting-reward-hint = Quanto riceve ogni partecipante. Prolific chiede almeno 6 GBP o 8 USD all'ora.
# $workspace and $study are codes such as GBP
posting-other-currency = Il workspace su Prolific paga in { $workspace } e questo studio conta in { $study }. I pagamenti tramite Prolific richiedono la stessa valuta: la cambi nelle impostazioni di questo studio.
posting-devices = Dispositivi
posting-desktop = Computer
posting-tablet = Tablet
posting-mobile = Telefono
posting-people = Chi può partecipare
# $countries is a list of countries
posting-only-countries = Solo persone residenti in: { $countries }
# $language is the name of a language
posting-only-language = Solo persone con questa lingua madre: { $language }
posting-filters-hint = Può impostare altri filtri su Prolific prima di pubblicare.
posting-approve = Approva subito i partecipanti che terminano
posting-approve-hint = Altrimenti decide Lei su ogni invio. Dopo 21 giorni Prolific approva gli invii su cui non ha deciso.
# $currency is a code such as GBP
posting-screening = Compenso per lo screening ({ $currency })
posting-screening-hint = Per chi non supera la qualificazione, al massimo tante volte quanti sono i posti; poi Prolific mette in pausa lo studio. Lasci vuoto per chiedere il ritiro dell'invio. Alcuni workspace non possono pagare lo screening.
posting-project = Progetto
posting-project-hint = Il progetto del Suo workspace su Prolific a cui appartiene lo studio.
# $address is the address of an entry link
posting-link = I partecipanti vengono indirizzati a { $address }
posting-create = Crea bozza su Prolific
posting-create-hint = Una bozza non costa nulla e i partecipanti non la vedono. A ogni esito della partecipazione corrisponde un codice di completamento; tutti quelli che terminano ricevono lo stesso.
posting-created = La bozza è stata creata su Prolific. La controlli, poi la pubblichi.
posting-draft = Bozza
posting-scheduled = Programmato
posting-publishing = Pubblicazione in corso
posting-active = Reclutamento in corso
posting-paused = In pausa
posting-awaiting-review = Terminato, invii in attesa di una decisione
posting-completed = Terminato
posting-hourly = Compenso orario
# $floor is an amount of money
posting-below-floor = Prolific chiede almeno { $floor } all'ora. Elimini la bozza e la crei di nuovo con un compenso più alto o un tempo più breve.
posting-cost = Costo
posting-rewards = Compensi
posting-fees = Commissioni di Prolific
posting-tax = Imposta sulle commissioni
posting-total = Totale
# $available and $total are amounts of money
posting-too-little = Il saldo di { $available } non basta per questo studio, che costa { $total }. Prima ricarichi il saldo su Prolific.
posting-open = Apri su Prolific
posting-pending = Prolific sta eseguendo l'operazione. Ricarichi la pagina tra un minuto.
posting-publish = Pubblica
# $total is an amount of money
posting-publish-means = I partecipanti possono arrivare subito. Prolific accantona { $total } dal Suo saldo.
posting-publish-means-unknown = I partecipanti possono arrivare subito. Prolific accantona il costo dal Suo saldo.
posting-pause = Metti in pausa
posting-pause-means = Nessun nuovo partecipante può iniziare. Chi ha iniziato può terminare.
posting-start = Riprendi
posting-start-means = Nuovi partecipanti possono di nuovo iniziare.
posting-stop = Termina
posting-stop-means = Nessun nuovo partecipante può iniziare. Chi ha iniziato può terminare. Se più tardi aggiunge posti, il reclutamento riprende.
posting-delete = Elimina bozza
posting-delete-means = La bozza viene eliminata da Prolific. Il link d'ingresso resta.
# $study is an ID
posting-gone = Lo studio { $study } non esiste più su Prolific, oppure questo account non può vederlo.
posting-forget = Rimuovi dal link d'ingresso
posting-extend = Aggiungi posti
posting-extend-label = Posti in totale
# $places is a number
posting-extend-hint = Al momento { $places }. Il numero può solo aumentare. Prolific accantona il costo dei nuovi posti dal Suo saldo.
posting-published = Lo studio è stato pubblicato su Prolific.
posting-is-paused = Lo studio è stato messo in pausa su Prolific.
posting-resumed = Lo studio è ripreso su Prolific.
posting-ended = Lo studio è stato terminato su Prolific.
posting-deleted = La bozza è stata eliminata da Prolific.
posting-extended = I posti sono stati aggiunti su Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = Non ha accettato il modulo di consenso.
posting-return-screened-out = Non soddisfa i requisiti di questo studio.
posting-return-timed-out = È passato troppo tempo senza attività e il Suo posto è andato a un'altra persona.
posting-return-full = Non c'erano più posti o compiti per Lei.
