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
gates-countries-hint = Nomi o codici di due lettere separati da virgole, per esempio { $example }. Lasci vuoto per ammettere tutti i Paesi.
gates-add-country = Aggiungi un Paese
gates-add-country-hint = Viene aggiunto ai Paesi qui sopra al momento del salvataggio.
gates-save-location = Salva il controllo del Paese
gates-location-saved = Il controllo del Paese è stato salvato ({ $language }).

## Qualification test

gates-test = Test di qualificazione (QC2)
gates-test-lead = I partecipanti rispondono a domande su testi di cui Lei conosce le risposte. Non vedono mai le risposte previste.
gates-test-not-saved = Non ancora salvato
gates-test-not-saved-hint = Le domande qui sotto sono cambiate. Adegui le risposte previste e poi salvi il test.
gates-start-from = Partire da
gates-questions-from = Domande
gates-questions-from-hint = Sostituiscono le domande qui sotto. Nulla viene salvato finché non salva il test.
gates-take-questions = Usa queste domande
gates-questions-of = Le domande del compito «{ $title }»
gates-questions-formality = Formalità da -3 a 3
gates-questions-none = Nessuna domanda: scriva le Sue
gates-questions-hint = Bisogna rispondere a ogni domanda. Un test non può chiedere un testo né un commento.
gates-tolerance-of = Tolleranza per «{ $question }»
gates-tolerance-scale = Differenza ammessa rispetto alla risposta prevista, in punti.
gates-tolerance-slider = Differenza ammessa rispetto alla risposta prevista, in unità del cursore.
gates-tolerance-spans = Percentuale di caratteri evidenziati che può differire; 40 significa una sovrapposizione di almeno il 60%.
gates-items = Testi e risposte previste
gates-items-hint = Un'intestazione e una riga per testo, con virgole, punti e virgola o tabulazioni come separatori. Colonne: { $columns }
expected-title = Come scrivere le risposte previste
expected-scale = Scala o cursore: un numero come 2, o un intervallo come 1..3.
expected-choice = Scelta: la chiave dell'opzione. Più opzioni da scegliere tutte: spelling|case.
expected-pairwise = Confronto a coppie: il nome dell'output migliore, o «tie». Gli output di un test si chiamano A, B e così via.
expected-ranking = Classifica: prima l'output migliore, per esempio A > B > C.
expected-spans = Span: il testo con le evidenziazioni, per esempio [formal]Sie[/formal] kommen.
expected-several = Più risposte corrette: le separi con un punto e virgola, per esempio 1; 2. Gli span ne ammettono una sola.
gates-pass-mark = Soglia di superamento (punti su 100)
gates-attempts = Numero massimo di tentativi
gates-wait = Attesa tra i tentativi (minuti)
gates-instructions = Istruzioni
gates-save-test = Salva il test
gates-test-saved = Il test di qualificazione è stato salvato ({ $language }).

## Native-speaker review

gates-review = Revisione madrelingua (QC3)
gates-review-lead = Dopo la fase pilota il partecipante attende finché i testi non sono stati letti e non è stata presa una decisione.
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = HIT pilota prima della revisione
gates-save-review = Salva la regola di revisione
gates-review-saved = La regola di revisione è stata salvata ({ $language }).
