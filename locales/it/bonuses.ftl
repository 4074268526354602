### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Bonus
bonuses-page-lead = Una regola calcola quanto manca a ogni partecipante per arrivare a un compenso orario. Lei esamina l'elenco, lo modifica dove ha informazioni migliori e lo approva. I bonus entrano così nella prossima liquidazione.

## The rule

bonuses-rule = Regola
bonuses-rule-lead = Contano solo gli invii approvati. Quanto i partecipanti hanno già guadagnato in questo studio, compresi i bonus precedenti, viene sottratto.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Parti dall'obiettivo di compenso orario
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Parti da XFORMAL: una sola volta, a più di 10 all'ora
# Arguments: $currency
bonuses-target = Compenso orario da raggiungere ({ $currency })
bonuses-target-hint = Chi guadagna meno riceve la differenza.
bonuses-time = Tempo che conta
bonuses-time-hint = Una pausa conta al massimo un minuto.
bonuses-time-own = Il tempo attivo del partecipante
bonuses-time-median = Il tempo mediano di tutti i partecipanti, per ogni HIT
bonuses-most-medians = Tempo massimo di un HIT, in multipli della mediana
bonuses-most-medians-hint = Con 3, il tempo di un HIT conta fino a tre volte la mediana del suo compito. Lasci vuoto per nessun limite.
# Arguments: $currency
bonuses-round-up-to = Arrotonda per eccesso a un multiplo di ({ $currency })
# Arguments: $currency
bonuses-least = Bonus minimo ({ $currency })
bonuses-least-hint = I bonus più piccoli non vengono pagati. Lasci vuoto per pagarli tutti.
# Arguments: $currency
bonuses-most = Bonus massimo per partecipante ({ $currency })
bonuses-most-hint = Lasci vuoto per nessun limite.
bonuses-once = I partecipanti che hanno già avuto un bonus in questo studio non ne ricevono un altro
bonuses-compute = Calcola i bonus

## The bonuses that the rule has computed

bonuses-round = Bonus da approvare
bonuses-none-yet = I bonus compaiono qui dopo che li ha calcolati. Prima della Sua approvazione non è promesso nulla a nessuno.
bonuses-nobody = Secondo questa regola, nessun partecipante riceve un bonus: nessuno con invii approvati guadagna meno, oppure chi guadagna meno ha già avuto il suo bonus.
bonuses-computed-at = Calcolati il
# Column head
bonuses-counted-time = Tempo che conta
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Guadagnato prima
# Column head: the bonus that the rule computes
bonuses-computed = Secondo la regola
bonuses-change = Modifica
# Arguments: $worker
bonuses-change-of = Modifica il bonus di { $worker }
bonuses-save-change = Salva il bonus
bonuses-reason = Motivo
bonuses-reason-hint = Il partecipante lo legge.
bonuses-approve = Approva i bonus
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } partecipante riceve un bonus: { $amount }. L'operazione non si può annullare.
   *[other] { $n } partecipanti ricevono un bonus: { $amount } in totale. L'operazione non si può annullare.
}
bonuses-approved-n = { $n ->
    [one] Il bonus di { $n } partecipante è approvato. Entra nella prossima liquidazione.
   *[other] I bonus di { $n } partecipanti sono approvati. Entrano nella prossima liquidazione.
}
# Arguments: $amount
bonuses-own = La lista contiene il Suo bonus di { $amount }. Quando approva, resta fuori: deve ricalcolarlo un'altra persona.

## A bonus by hand

bonuses-by-hand = Bonus assegnato a mano
bonuses-by-hand-lead = È approvato subito ed entra nella prossima liquidazione.
bonuses-worker-hint = Lo pseudonimo, per esempio W017.
# Arguments: $currency
bonuses-amount = Bonus ({ $currency })
bonuses-give = Assegna il bonus
# Arguments: $amount, $worker
bonuses-given = { $worker } riceve un bonus di { $amount }.

## On the page of the worker

bonuses-yours = I Suoi bonus
bonuses-by-rule = Per aumentare il Suo compenso orario
