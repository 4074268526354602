### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualificazione
gates-lead = Regole per i passi che qualificano i partecipanti ai compiti: controllo del Paese, test di qualificazione, fase pilota e revisione madrelingua.

## Whether a step has a rule in this language

# Tag: the step has a rule
gates-set = configurato
gates-set-version = configurato, versione { $n }
gates-not-set = non ancora configurato

## Location check

gates-location = Controllo del Paese (QC1)
gates-location-lead = I partecipanti dichiarano il loro Paese. Se un proxy affidabile o il file dei Paesi indica un Paese diverso, decide un responsabile.
gates-countries = Paesi ammessi
gates-countries-hint = Codici di due lettere separati da virgole, per esempio FR, CA. Lasci vuoto per ammettere tutti i Paesi.
gates-save-location = Salva il controllo del Paese
gates-location-saved = Il controllo del Paese è stato salvato ({ $language }).

## Qualification test

gates-test = Test di qualificazione (QC2)
gates-test-lead = I partecipanti valutano frasi da -3 (molto informale) a 3 (molto formale). Non vedono mai le risposte corrette.
gates-sentences = Frasi
gates-sentences-hint = Una per riga: risposta corretta | frase | spiegazione per i colleghi. Esempio: -2 | allora vieni o no | forma del parlato
gates-tolerance = Tolleranza (punti dalla risposta corretta)
gates-pass-mark = Soglia di superamento (punti su 100)
gates-attempts = Numero massimo di tentativi
gates-wait = Attesa tra i tentativi (minuti)
gates-instructions = Istruzioni
gates-save-test = Salva il test
gates-test-saved = Il test di qualificazione è stato salvato ({ $language }).

## Native-speaker review

gates-review = Revisione madrelingua (QC3)
gates-review-lead = Dopo la fase pilota il partecipante attende finché un revisore non ha letto i testi e deciso.
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = HIT pilota prima della revisione
gates-save-review = Salva la regola di revisione
gates-review-saved = La regola di revisione è stata salvata ({ $language }).
