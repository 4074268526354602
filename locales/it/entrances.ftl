### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants

entrance-invited = Può partecipare a questo studio.
entrance-tasks = { $hits ->
    [one] Farà { $hits } compito.
   *[other] Farà { $hits } compiti.
}
entrance-start = Inizia
entrance-continue = Riprendi
entrance-welcome-back = Ha già iniziato questo studio. Riprenda da dove aveva interrotto.
entrance-signs-out = È aperta una sessione a nome di { $name }. Se inizia qui, questa sessione viene chiusa in questo browser.
entrance-come-back = Ha già visitato questa pagina?
entrance-return-code = Codice per riprendere
entrance-return-code-hint = Il codice ha 16 caratteri. Lo ha visto quando ha iniziato.
entrance-return = Riprendi con questo codice
entrance-new-return-code = Annoti il Suo codice per riprendere
entrance-return-code-label = Con questo codice può riprendere più tardi, anche su un altro dispositivo
entrance-return-code-advice = Lo annoti o lo copi adesso. Se lo perde, può solo ricominciare da capo.
entrance-decline = Non accetto
entrance-decline-means = Lascia lo studio. Vengono salvati solo il Suo rifiuto e, se proviene da un servizio di reclutamento, l'ID che questo Le assegna.
entrance-progress = { $done } di { $all } compiti fatti
entrance-nothing-left = In questo studio non ci sono più compiti per Lei.
entrance-finish = Termina lo studio

## How taking part ended

ending-finished = Ha completato questo studio. Grazie!
ending-no-consent = Non partecipa a questo studio.
ending-screened-out = Non soddisfa un requisito di questo studio, quindi non può continuare.
ending-failed-checks = Troppe risposte ai controlli di qualità erano sbagliate, quindi non può continuare.
ending-timed-out = Il Suo posto era riservato per un tempo limitato e non è più disponibile.
ending-full = Al momento questo studio non ha più posti o compiti.
ending-code = Codice di completamento
ending-enter-code = Inserisca questo codice nella pagina da cui proviene.
ending-return = Continua con l'ultimo passo
ending-return-to = Torna a { $provider }
ending-close-page = Può chiudere questa pagina.

## To researchers

nav-entrances = Link d'ingresso
entrances-lead = Con questi link partecipano persone senza un account qui, da servizi come Prolific o da qualsiasi altro luogo.
entrances-none = Non ci sono ancora link d'ingresso.
entrances-add = Crea un link d'ingresso
entrances-anonymous-lead = Chiunque abbia il link può partecipare, senza account. Ogni partecipante riceve un codice per riprendere più tardi.
entrances-provider = Servizio
entrances-provider-other = Altro servizio
entrances-anonymous = Anonimo
entrances-label = Nome
entrances-label-hint = Lo vede solo il Suo team, per esempio «Prolific, francese».
entrances-places = Posti
entrances-places-hint = Quante persone possono partecipare. Lasci vuoto per nessun limite.
entrances-submissions = HIT per partecipante
entrances-submissions-hint = Un partecipante ha finito dopo questo numero di HIT. Lasci vuoto per tutti gli HIT disponibili.
entrances-hold = Durata della prenotazione di un posto (minuti)
entrances-hold-hint = Dopo questo tempo senza attività, il posto è libero per qualcun altro.
entrances-provider-study = ID dello studio presso il servizio
entrances-provider-study-hint = Sono accettati solo i link di questo studio. Lasci vuoto per accettare quelli di qualsiasi studio.
entrances-signed = Accetta solo i link firmati da Prolific
entrances-signed-hint = Così nessuno può partecipare con un ID inventato. Prolific deve attivare i link sicuri per il Suo workspace; senza di essi nessuno può partecipare.
entrances-parameters = Parametri del link
entrances-parameters-lead = I nomi con cui il servizio aggiunge i suoi ID al link.
entrances-parameter-person = ID del partecipante
entrances-parameter-session = ID dell'invio
entrances-parameter-study = ID dello studio
entrances-address = Indirizzo di ritorno
entrances-address-hint = Dove vanno i partecipanti alla fine. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" } vengono sostituiti con i loro valori.
entrances-codes = Codici di completamento
entrances-codes-lead-anonymous = I partecipanti vedono questo codice alla fine.
entrances-codes-lead = Inserisca gli stessi codici presso il servizio. Per ogni codice, scelga lì che cosa succede all'invio.
entrances-own-codes = Assegna un codice personale a ogni partecipante che finisce
entrances-create = Crea link
entrances-save = Salva le modifiche
entrances-saved = Il link d'ingresso è stato salvato.
entrances-link = Link
entrances-back = Torna al link d'ingresso
entrances-link-lead-anonymous = Invii questo link alle persone che vuole invitare.
entrances-link-lead = Copi questo link nel servizio così com'è.
entrances-taken = Posti occupati
entrances-taken-of = { $taken } di { $places }
entrances-came = Arrivi
entrances-working = In corso
entrances-finished = Finito
entrances-screened-out = Requisiti non soddisfatti
entrances-open = Aperto
entrances-closed = Chiuso ai nuovi partecipanti
entrances-close = Chiudi ai nuovi partecipanti
entrances-close-hint = Chi ha iniziato può continuare.
entrances-settings = Impostazioni del link
entrances-participants = Partecipanti
entrances-arrived = Arrivo
entrances-nobody = Nessuno è ancora arrivato con questo link.
entrances-download = Scarica i partecipanti (CSV)
entrances-download-lead = Il file contiene gli ID del servizio e i codici. Ogni download viene annotato nel registro di audit.
entrances-active = Ultima attività
entrances-submitted = Inviati
entrances-state = Stato
entrances-state-working = In corso
entrances-state-away = Posto liberato
ending-name-finished = Finito
ending-name-no-consent = Nessun consenso o abbandono
ending-name-screened-out = Requisiti non soddisfatti
ending-name-failed-checks = Controlli di qualità non superati
ending-name-timed-out = Tempo scaduto
ending-name-full = Nessun posto o compito rimasto
entrances-more = Altri partecipanti

## People whom researchers invite by a link of their own

entrances-panel = Persone che Lei invita
entrances-panel-lead = Lei inserisce un elenco di persone. Ognuna riceve un link personale, inviato da questo server o da Lei.
invitees-title = Persone invitate
invitees-lead = Ogni persona ha un link personale. Può usarlo di nuovo per riprendere su qualsiasi dispositivo.
invitees-listed = In elenco
invitees-add = Aggiungi persone
invitees-field = Persone, una per riga
invitees-hint = Per ogni persona un indirizzo e-mail, un nome o ID, o entrambi, e il codice di una lingua dello studio, se la conosce, separati da virgole (per esempio: ana@example.org, P17, it). Gli altri partecipanti non vedono nomi e ID.
invitees-add-button = Aggiungi all'elenco
invitees-added = { $n ->
    [0] Non è stata aggiunta nessuna persona.
    [one] È stata aggiunta { $n } persona.
   *[other] Sono state aggiunte { $n } persone.
}
invitees-known = { $n ->
    [one] { $n } persona era già nell'elenco.
   *[other] { $n } persone erano già nell'elenco.
}
# $n is how many people get an e-mail
invitees-invite = Invia gli inviti ({ $n })
# $n is how many people get an e-mail
invitees-remind = Invia i promemoria ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = I promemoria vengono inviati alle persone invitate da almeno un giorno che non hanno finito. Nessuno riceve più di { $most } inviti e promemoria in tutto.
invitees-left-out = { $n ->
    [one] { $n } persona non riceve e-mail per ora, perché tutti i posti nella sua lingua sono occupati: { $languages }.
   *[other] { $n } persone non ricevono e-mail per ora, perché tutti i posti nella loro lingua sono occupati: { $languages }.
}
invitees-sent = { $n ->
    [0] Al momento nessuno può ricevere e-mail.
    [one] Verrà inviata { $n } e-mail.
   *[other] Verranno inviate { $n } e-mail.
}
invitees-download = Scarica i link (CSV)
invitees-download-lead = Chiunque abbia un link partecipa come la persona per cui è stato creato, quindi lo invii solo a quella persona. Ogni download viene annotato nel registro di audit.
invitees-none = Nell'elenco non c'è ancora nessuno.
invitees-name = Nome o ID
invitees-more = Altre persone
invitees-new = Senza invito
invitees-invited = Invito inviato
invitees-failed = E-mail non recapitata
invitees-stopped = Non desidera e-mail
invitees-remove = Rimuovi
# To those who do not see the table
invitees-remove-one = Rimuovi { $name }
invitees-removed = «{ $name }» non è più nell'elenco.
