### The page where a person decides about items on which workers disagree.

adjudication-title = Risoluzione dei disaccordi
adjudication-lead = Item su cui i partecipanti non concordano. Le decisioni sono salvate a parte e non modificano né le risposte né l'accordo.

## Which items are shown

adjudication-all-tasks = Tutti i compiti
adjudication-all-questions = Tutte le domande
adjudication-all-languages = Tutte le lingue
# Label of a number: the least difference between the highest and the lowest answer
adjudication-points = Differenza minima (punti)
# Label of a choice: undecided, decided or all items
adjudication-decision = Decisione
adjudication-undecided = da decidere
adjudication-decided = decisi
adjudication-both = tutti
adjudication-show = Mostra item

## The questions with disagreements

adjudication-disagreements = Disaccordi
adjudication-questions = Domande con disaccordi
# Column head and label of a progress bar: how many items are decided
adjudication-decided-count = Decisi
adjudication-rule-scale = { $points ->
    [one] Su una scala c'è disaccordo se la risposta più bassa e la più alta differiscono di almeno { $points } punto.
   *[other] Su una scala c'è disaccordo se la risposta più bassa e la più alta differiscono di almeno { $points } punti.
}
adjudication-rule-slider = Su un cursore un punto è un decimo dell'intervallo.
adjudication-rule-other = Per le altre domande c'è disaccordo se nessuna risposta è stata data da più della metà dei partecipanti.
adjudication-rule-rankings = Le classifiche non sono incluse, perché non hanno un valore unico.
adjudication-empty = { $points ->
    [one] Gli item compaiono qui quando i partecipanti differiscono di almeno { $points } punto su una scala, o quando nessuna risposta a un'altra domanda ha la maggioranza.
   *[other] Gli item compaiono qui quando i partecipanti differiscono di almeno { $points } punti su una scala, o quando nessuna risposta a un'altra domanda ha la maggioranza.
}

## The items

adjudication-none = In questa selezione non ci sono disaccordi.
# Arguments: $decided, $n
adjudication-progress = Decisi: { $decided } di { $n }.
adjudication-no-more = Non ci sono altri item da mostrare.
adjudication-next-page = Pagina successiva
# Caption of a table. The question is given by its key, such as “formality”.
adjudication-answers = Risposte a { $question }
adjudication-answer = Risposta
adjudication-comments = Commenti
# Arguments: $person, $time
adjudication-by = Deciso da { $person }, { $time }
adjudication-note-hint = Il motivo della Sua decisione. Fa parte dell'esportazione.
adjudication-decide = Salva la decisione
adjudication-decide-again = Modifica la decisione
adjudication-saved = La decisione è stata salvata. Le risposte non sono cambiate.

## An answer in words

# A or B, the name of one of two outputs
adjudication-is-better = { $side } è migliore
adjudication-other-is-better = È migliore un altro testo
# What a worker wrote instead of choosing an answer
adjudication-own-words = «{ $words }»
adjudication-skipped = Non può giudicare: { $reason }
