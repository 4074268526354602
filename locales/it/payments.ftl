### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Pagamenti
payments-lead = Approvi gli invii, controlli il compenso orario dei partecipanti, assegni bonus ed effettui le liquidazioni.

## Amounts at the top of the page

payments-median-hourly = Compenso orario mediano
payments-hourly-target = Obiettivo: { $amount } all'ora
payments-hourly-method = Il compenso orario di un partecipante è l'importo approvato o in attesa di approvazione, diviso per il tempo attivo. Il numero è la mediana su tutti i partecipanti con almeno un minuto di tempo attivo.
payments-no-hourly-yet = Nessun partecipante ha ancora un minuto di tempo attivo.
payments-total-cost = Costo totale dello studio
payments-total-cost-base = Tutti gli invii finora, e tutti quelli di cui gli HIT hanno ancora bisogno
payments-approved-unsent = Approvato, non ancora in una liquidazione
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Disposto, non confermato
# Amount of which nobody knows whether it was sent
payments-held = Da verificare a mano
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Impegnato finora
# Below the amount that is promised
payments-budget-of = Budget: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = Budget impegnato: { $percent }%, cioè { $promised } su { $budget }. Nuovi HIT vengono assegnati solo finché il resto basta.
# Arguments: $promised, $budget
payments-budget-used = Il budget è esaurito: sono impegnati { $promised } su { $budget }. I partecipanti non ricevono nuovi HIT. Ciò che hanno iniziato viene ancora accettato e pagato.
payments-change-budget = Modifica il budget
# Arguments: $median, $floor
payments-below-floor = Il compenso orario mediano è di { $median }. Prolific chiede almeno { $floor }.
payments-lift-by-bonus = Aumenta con bonus

## Submissions that wait for approval

payments-nothing-waits = Nessun invio è in attesa di approvazione. I nuovi invii compaiono qui finché non sono approvati: a mano, oppure automaticamente dopo il tempo stabilito nelle impostazioni.
# Column head above check boxes
payments-select = Selezione
# Arguments: $worker, $at
payments-select-submission = Seleziona l'invio di { $worker } del { $at }
# In place of the check box: the reader made this submission and cannot decide about it
payments-your-own = Suo
# Column head: whether the submission counts in statistics
payments-in-statistics = Nelle statistiche
# The submission counts in statistics
payments-counted = Conteggiato
payments-extra = Invio aggiuntivo (pagato, non conteggiato)
payments-gold = Item gold (pagato, non conteggiato)
payments-excluded = Partecipante escluso dalle statistiche (pagato, non conteggiato)
payments-rejection-reason = Motivo del rifiuto
payments-rejection-hint = Il partecipante legge questo motivo. Scriva almeno dieci caratteri. Le risposte vengono conservate.
payments-rejected-still-count = Le risposte rifiutate contano ancora nelle statistiche. Per escludere un partecipante, usi «Escludi dalle statistiche» nella sua pagina.
payments-approve-selected = Approva gli invii selezionati
payments-approve-all = Approva tutti gli invii in attesa
payments-reject-selected = Respingi gli invii selezionati
payments-approved-n = { $n ->
    [one] { $n } invio è stato approvato.
   *[other] { $n } invii sono stati approvati.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } Suo invio è ancora in attesa. Deve decidere un'altra persona.
   *[other] { $n } Suoi invii sono ancora in attesa. Deve decidere un'altra persona.
}
payments-show = Mostra gli invii
payments-next-page = Pagina successiva
payments-no-match = Nessun invio corrisponde a questo filtro.
payments-approve-matching = Approva tutti gli invii in attesa che corrispondono al filtro
payments-approve-all-means = { $n ->
    [one] Sarà approvato { $n } invio: { $amount } in totale. L'operazione non si può annullare.
   *[other] Saranno approvati { $n } invii: { $amount } in totale. L'operazione non si può annullare.
}
payments-select-all = Seleziona tutto in questa pagina
payments-at-once = Una decisione riguarda al massimo { $n } invii. Se non si può decidere su uno di essi, non si decide su nessuno.
payments-answers = Risposte
payments-show-answers = Mostra le risposte
payments-answers-of = Risposte di { $worker }
payments-answers-removed = Queste risposte sono state rimosse su richiesta del partecipante.
payments-decided-before = { $n ->
    [one] Su { $n } invio selezionato era già stato deciso: non è stato modificato.
   *[other] Su { $n } invii selezionati era già stato deciso: non sono stati modificati.
}
payments-more-waiting = Altri invii sono in attesa. Approvi di nuovo per continuare.
payments-rejected-n = { $n ->
    [one] { $n } invio è stato respinto.
   *[other] { $n } invii sono stati respinti.
}

## Hourly rates of workers

payments-active-time = Tempo attivo
payments-active-time-lead = Il tempo attivo è misurato nel browser. Una pausa conta al massimo un minuto.
payments-no-workers-yet = I partecipanti compaiono qui con il loro primo invio.
payments-workers-caption = Compenso orario dei partecipanti
payments-median-time = Tempo mediano per HIT
# Column head: amount that waits for approval, with the currency
payments-waiting-in = In attesa ({ $currency })
payments-approved-in = Approvato ({ $currency })
payments-paid-in = Pagato ({ $currency })
payments-hourly-in = All'ora ({ $currency })
# Column head: whether the hourly rate reaches the target
payments-target = Obiettivo
payments-target-reached = raggiunto
payments-target-missed = sotto l'obiettivo

## Durations

payments-seconds = { $seconds } s
# Arguments: $minutes, $seconds
payments-minutes = { $minutes } min { $seconds } s
# Arguments: $hours, $minutes
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Registro contabile
payments-ledger-empty = I movimenti compaiono qui quando gli invii vengono approvati.
# Column head: reward, bonus or correction
payments-type = Tipo
payments-reward = compenso
payments-bonus = bonus
payments-correction = correzione
payments-is-paid = pagato
payments-is-sent = disposto
# Nobody knows whether it was sent
payments-is-held = da verificare
# Arguments: $shown, $n
payments-newest = La tabella mostra i { $shown } movimenti più recenti su { $n }. Il file da scaricare li contiene tutti.

## Rejected submissions in statistics

rejected-are-left-out-here = Le risposte rifiutate non contano nelle statistiche, come dicono le impostazioni di questo studio. I rapporti ne indicano il numero.
rejected-left-out = No (rifiutato)
