### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Item gold
gold-lead = Gli item con risposta nota mostrano quanto accuratamente i partecipanti giudicano e se leggono i testi.
gold-to-task = Torna al compito

## The rule

gold-off = Questo compito non usa item gold. Li attivi nell'editor del compito, poi aggiunga qui gli item.
gold-every = I partecipanti svolgono prima gli item di esercitazione. Poi, in media, un HIT su { $every } è un item gold o un controllo dell'attenzione.
# Arguments: $least, $after
gold-rule-warn = Un partecipante che risponde ad almeno { $after } item e dà la risposta prevista in meno di { $least } casi su 100 riceve un avviso.
# Arguments: $least, $after
gold-rule-pause = Un partecipante che risponde ad almeno { $after } item e dà la risposta prevista in meno di { $least } casi su 100 viene messo in pausa finché un responsabile non decide.
# Arguments: $least, $after
gold-rule-exclude = Un partecipante che risponde ad almeno { $after } item e dà la risposta prevista in meno di { $least } casi su 100 non riceve più HIT in questo studio.

## Workers

gold-workers-lead = I partecipanti con la percentuale più bassa vengono per primi. Gli item di esercitazione non contano. Tutti gli invii vengono conservati e pagati.
gold-workers-none = I partecipanti compaiono qui quando hanno risposto a un item gold.
gold-workers-table = Partecipanti e loro risposte agli item gold
# Column head: number of answers.
gold-answered = Risposte
# Column head: number of answers that were as expected.
gold-as-expected = Come previsto
# Column head: percentage of answers that were as expected.
gold-percent = Come previsto (%)
# Column head: whether the worker still passes this qualification.
gold-qualification = Qualificazione
# Column head: whether the worker's answers are included in statistics.
gold-statistics = Statistiche
# The worker's answers are included in statistics.
gold-included = incluse
# The worker's answers are excluded from statistics.
gold-excluded = escluse

## Items

gold-none = Questo compito non ha item gold.
# Column head: gold item, attention check or training item.
gold-type = Tipo
gold-expected = Risposta prevista
gold-kind-gold = Item gold
gold-kind-attention = Controllo dell'attenzione
gold-kind-training = Item di esercitazione
gold-retire = Ritira l'item
gold-retired = Ritirato il { $date }

## The form that adds items

gold-add = Aggiungi item gold
# Label of a field for pasted rows and columns
gold-table = Tabella
gold-table-hint = Incolli un'intestazione e una riga per item, con virgole, punti e virgola o tabulazioni come separatori.
gold-columns = Colonne: { $list }.
gold-columns-title = Colonne della tabella
gold-columns-required = Sono obbligatorie la colonna «id» (l'ID del testo di partenza) e la risposta prevista ad almeno una domanda.
gold-columns-systems = Per i compiti che mostrano output è obbligatoria anche «systems»: i nomi dei sistemi, separati da |.
gold-columns-language = «language» è obbligatoria se testi di partenza in più lingue hanno lo stesso ID.
gold-columns-kind = «kind» è gold, attention o training. Se è vuota, l'item è un item gold.
gold-columns-answer = Se una scala o un cursore valuta più output, indichi ogni sistema con il suo valore, per esempio A=2|B=-1.
gold-columns-tolerance = «tolerance» è la differenza massima accettata: in punti per scale e cursori, in percentuale per gli span.
gold-columns-explanation = «explanation» viene mostrata al partecipante dopo un item di esercitazione.
gold-stay-out = I testi di partenza degli item gold non vengono usati nei lotti creati da ora in poi.
gold-n-added = { $n ->
    [one] { $n } item è stato aggiunto.
   *[other] { $n } item sono stati aggiunti.
}
