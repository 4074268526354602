### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Bozze
erasure-rejection-reasons = Motivi dei rifiuti
erasure-messages = Messaggi
erasure-conversations = Conversazioni
erasure-countries = Paesi dichiarati e rilevati
erasure-decision-reasons = Motivi delle decisioni
erasure-provider-ids = ID presso i servizi di reclutamento e codici per riprendere
erasure-reviewer-notes = Note dei revisori
erasure-typing = Conteggi di digitazione e testo incollato
erasure-sightings = Codici di dispositivi e reti
erasure-looks = Note sul lavoro esaminato
erasure-stored-results = Copie salvate di risultati calcolati
erasure-log-details = Dettagli del registro di audit

## Erased if the answers are removed

erasure-texts = Testi scritti dalla persona
erasure-free-text = Risposte a testo libero
erasure-skip-reasons = Motivi per cui una domanda è stata saltata
erasure-scores = Punteggi dei testi scritti dalla persona
erasure-gold-comparisons = Confronti con le risposte previste degli item gold
erasure-test-answers = Risposte al test di qualificazione

## Erased with the account

erasure-account = Nome, indirizzo e-mail e password
erasure-sessions = Sessioni
erasure-browsers = Browser noti
erasure-codes = Codici di accesso
erasure-identities = Identità presso il servizio di accesso
erasure-tokens = Token API
erasure-connections = Collegamenti a servizi di reclutamento
erasure-mail = E-mail
erasure-invitations = Inviti
erasure-mail-links = Link nelle e-mail
erasure-messages-to-workers = Messaggi ai partecipanti
erasure-upload-pieces = Parti di file caricati
erasure-uploads = File caricati
erasure-roles = Ruoli negli studi

## Kept under the pseudonym

erasure-submissions = Invii
erasure-answers = Risposte
erasure-answers-without-text = Risposte, senza i loro testi ed escluse da tutti i risultati
erasure-payments = Movimenti contabili
erasure-decisions = Decisioni di qualificazione
erasure-bonus-reasons = Motivi dei bonus
erasure-payee = Dati bancari e PayPal
