### The audit log of a study: who did what, with the state before and after.

audit-title = Registro di audit
audit-lead = Tutte le modifiche in questo studio: chi ha modificato che cosa, con lo stato prima e dopo.
audit-empty = Non ci sono ancora voci.
# A link to older entries
audit-earlier = Voci meno recenti

## The table of entries

# Column head: the person or the automatic rule that acted
audit-actor = Chi
# Column head: what was done
audit-action = Azione
# Column head: the object of the action, by its identifier
audit-object = Oggetto
# Column head: the state before and after
audit-change = Modifica
audit-details = Dettagli
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = Mostra le voci
audit-no-match = Nessuna voce corrisponde a questo filtro.
audit-day = Giorno (UTC)
audit-worker-hint = Il numero di un partecipante, per esempio W017
audit-object-study = questo studio
# The state before something was created, or after it was removed
audit-nothing = nulla
# In the column of the actor: no person acted
audit-rule = Regola automatica
# In the column of the object: a person, who is not named
audit-object-person = persona
# In the column of the object
audit-object-link = link d'invito
# Arguments: $action, $n
audit-repeated = { $n ->
    [one] { $action } ({ $n } volta)
   *[other] { $action } ({ $n } volte)
}

## The actions: what happened

audit-approve-assignment = Invio approvato
audit-reject-assignment = Invio respinto
audit-submit-assignment = HIT inviato
audit-give-back-assignment = HIT restituito
audit-expire-assignment = HIT scaduto
# A worker sent a question or a problem report
audit-raise-assignment = Messaggio da un partecipante
audit-reply-assignment = Risposta a un messaggio
audit-close-thread = Conversazione chiusa
audit-open-thread = Conversazione riaperta
audit-pay-out-payment = Liquidazione effettuata
audit-confirm-payment = Liquidazione confermata come pagata
audit-retry-payment = Pagamenti rifiutati inviati di nuovo
# Money that did not arrive
audit-return-payment = Pagamento tornato indietro
audit-return-payment-to-one = Pagamento tornato indietro (un solo partecipante)
audit-download-payment = File di una liquidazione scaricato
audit-edit-payer = Conto di addebito modificato
# The bank or PayPal details of the person themselves
audit-edit-payee = Propri dati bancari o PayPal modificati
audit-remove-payee = Propri dati bancari o PayPal rimossi
audit-compute-bonuses = Bonus calcolati
audit-approve-bonuses = Bonus approvati
audit-change-bonus = Bonus modificato
audit-give-bonus = Bonus assegnato
audit-invite-role = Link d'invito creato
audit-withdraw-join-link = Link d'invito revocato
audit-join-worker = Nuovo partecipante
audit-join-researcher = Nuovo ricercatore
audit-join-reviewer = Nuovo revisore
audit-join-manager = Nuovo responsabile
audit-add-member = Membro del team aggiunto
audit-remove-member = Membro del team rimosso
audit-add-group-role = Ruolo dato a un gruppo
audit-remove-group-role = Ruolo tolto a un gruppo
audit-consent-worker = Consenso dato
audit-withdraw-worker = Partecipante ritirato
audit-leave-out-worker = Partecipante escluso dalle statistiche
audit-look-worker = Lavoro di un partecipante segnato come esaminato
audit-look-again-worker = Lavoro di un partecipante da esaminare di nuovo
audit-take-in-worker = Partecipante incluso di nuovo nelle statistiche
audit-erase-worker = Dati personali cancellati
audit-qualify-worker = Decisione di qualificazione presa
audit-take-back-worker = Decisione della revisione madrelingua ritirata
# A worker could not take a qualification step, for example because no attempt was left
audit-refuse-gate = Tentativo di qualificazione rifiutato
# A worker could not take a HIT of a task
audit-refuse-task = HIT rifiutato a un partecipante
audit-set-gate = Regola di qualificazione impostata
audit-remove-gate = Regola di qualificazione rimossa
audit-add-known-task = Item gold aggiunti
audit-retire-known-task = Item gold ritirato
audit-add-task = Compito aggiunto
audit-copy-task = Compito duplicato
audit-edit-task = Compito modificato
audit-publish-task = Compito pubblicato
audit-redraft-task = Nuova bozza di un compito creata
audit-add-entrance = Link d'ingresso creato
audit-edit-entrance = Link d'ingresso modificato
audit-download-entrance = Elenco dei partecipanti di un link d'ingresso scaricato
audit-read-results-entrance = Risultati di Mechanical Turk confrontati
audit-add-invitees = Persone aggiunte a un link d'ingresso
audit-remove-invitee = Persona rimossa da un link d'ingresso
audit-mail-invitees = Inviti o promemoria inviati
audit-erase-invitees = Dati delle persone invitate cancellati
audit-download-invitees = Link personali scaricati
audit-connect-prolific = Studio collegato a Prolific
audit-disconnect-prolific = Studio scollegato da Prolific
audit-approve-prolific = Invio approvato su Prolific
audit-reject-prolific = Invio respinto su Prolific
audit-ask-return-prolific = Ritiro di un invio chiesto su Prolific
audit-create-posting = Studio creato su Prolific
audit-publish-posting = Studio pubblicato su Prolific
audit-pause-posting = Studio messo in pausa su Prolific
audit-start-posting = Studio ripreso su Prolific
audit-stop-posting = Studio terminato su Prolific
audit-delete-posting = Bozza eliminata da Prolific
audit-extend-posting = Posti aggiunti su Prolific
audit-create-group = Gruppo di partecipanti creato su Prolific
audit-turn-on-group = Aggiornamento di un gruppo di partecipanti ripreso
audit-turn-off-group = Aggiornamento di un gruppo di partecipanti interrotto
audit-add-picture = Immagine caricata
audit-remove-picture = Immagine eliminata
audit-make-batch = Lotto creato
audit-stop-batch = Lotto fermato
audit-open-batch = Lotto riaperto
audit-grade-answer = Riscrittura pilota valutata
audit-adjudicate-item = Disaccordo su un item risolto
# A rewrite was removed, kept or corrected
audit-decide-output = Riscrittura post-elaborata
# The word no longer counts as a spelling mistake
audit-know-word = Parola aggiunta alle parole note
audit-run-system = Sistema integrato eseguito
audit-import-sources = Testi di partenza importati
audit-import-outputs = Output importati
audit-create-study = Studio creato
audit-import-study = Studio importato
audit-edit-study = Impostazioni dello studio modificate
audit-move-study = Stato dello studio cambiato
audit-export-study = Dati esportati
audit-score-job = Calcolo dei punteggi mancanti richiesto
audit-retry-job = Job riprovato
audit-cancel-job = Job annullato
audit-train-training = Addestramento avviato
audit-name-model-training = Modello addestrato aggiunto alle impostazioni
audit-question-country = Paese messo in dubbio prima dell'invio
audit-edit-source = Testo di partenza modificato
audit-edit-output = Output modificato
audit-withdraw-source = Testo di partenza ritirato
audit-withdraw-output = Output ritirato
audit-restore-source = Testo di partenza ripristinato
audit-restore-output = Output ripristinato
