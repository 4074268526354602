### The questions in the task designer's form.

design-questions = Domande su ogni item
design-question-add = Aggiungi domanda
design-question-number = Domanda { $n }
# The text of a question; { $language } is its language.
design-question-in = Domanda ({ $language })
# The technical name of a question
design-question-key = Chiave
design-question-key-hint = Il nome della domanda nelle risposte e nelle esportazioni. Usi a–z, 0–9 e _.
design-question-type = Tipo di domanda
design-question-required = Risposta obbligatoria
design-question-skip = Proponi «Non posso giudicarlo» e chiedi il motivo
design-question-skip-hint = La domanda si può saltare indicando un motivo. Il lavoro viene pagato e le statistiche escludono queste risposte.
design-question-remove = Rimuovi domanda

## Question types: the name, then the name with the answer that it collects

design-type-text = Testo
design-type-scale = Scala
design-type-slider = Cursore
design-type-choice = Scelta
design-type-ranking = Classifica
design-type-pairwise = Confronto a coppie
design-type-spans = Span
design-type-comment = Commento
design-type-text-collects = Testo: il partecipante scrive o modifica un testo
design-type-scale-collects = Scala: un punto di una scala con etichette
design-type-slider-collects = Cursore: un numero di un intervallo
design-type-choice-collects = Scelta: una o più risposte di un elenco
design-type-ranking-collects = Classifica: un posto per ogni output
design-type-pairwise-collects = Confronto a coppie: il migliore di due output
design-type-spans-collects = Span: parole evidenziate con etichette
design-type-comment-collects = Commento: osservazioni facoltative

## The settings of each type

design-prefill = Testo iniziale del campo
design-prefill-empty = Vuoto
design-prefill-hint = I partecipanti modificano il testo iniziale. Con un testo iniziale la risposta deve essere obbligatoria.
design-the-source = Il testo di partenza
design-the-output = L'output mostrato
design-max-chars = Lunghezza massima in caratteri
design-spans-of = Testo da evidenziare
design-spans-of-answer = La risposta alla domanda di testo precedente
design-scale-points = Punti della scala
design-scale-points-hint = Un punto per riga, dal più basso: il numero salvato, poi l'etichetta.
design-scale-examples = Esempi per la scala ({ $language })
design-scale-examples-hint = Uno per riga: il numero del punto, poi un testo, oppure un testo di partenza e un output separati da « | ».
design-slider-min = Minimo
design-slider-max = Massimo
# The distance between two numbers of a slider
design-slider-step = Passo
design-slider-step-hint = La distanza tra due numeri, per esempio 1 o 0,5. Al massimo 6 decimali.
design-slider-anchors = Ancoraggi del cursore ({ $language })
design-slider-anchors-hint = Un ancoraggio per riga, dal più basso: un numero, poi l'etichetta. Le due estremità devono avere un ancoraggio.
design-options = Opzioni di risposta o etichette degli span
design-options-hint = Una per riga: la chiave salvata (a–z, 0–9 e _), poi il testo che i partecipanti leggono.
design-options-many = Permetti più risposte
design-options-other = Permetti una risposta con parole proprie
# Two outputs may have the same rank or be equally good
design-ties = Permetti i pari merito
design-type-needs-outputs = Questo tipo richiede un compito che mostra «{ $shows }». Lo scelga nel primo passaggio.

## The condition under which a question is asked

# Label of a choice: always, or depending on the answer to an earlier question
design-condition = Poni questa domanda
design-condition-always = Sempre
# { $key } is the key of an earlier question.
design-condition-depends = In base a «{ $key }»
design-condition-answers = Solo per queste risposte
design-condition-none = Una condizione richiede una domanda precedente: una scala, una scelta o un cursore con al massimo 101 numeri.
# { $answers } lists each earlier question with its answers, such as “label: formal, informal”.
design-condition-hint = Valori salvati, separati da virgole. Risposte possibili: { $answers }.
