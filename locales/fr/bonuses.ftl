### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = Primes
bonuses-page-lead = Une règle calcule ce qui manque à chaque participant pour atteindre une rémunération horaire. Vous examinez la liste, vous la corrigez si vous en savez plus, et vous l'approuvez. Les primes font alors partie du prochain versement.

## The rule

bonuses-rule = Règle
bonuses-rule-lead = Seuls les envois approuvés comptent. Ce que les participants ont déjà gagné dans cette étude, primes comprises, est déduit.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = Partir de la rémunération horaire visée
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = Partir de XFORMAL : une seule fois, à plus de 10 par heure
# Arguments: $currency
bonuses-target = Relever à cette rémunération horaire ({ $currency })
bonuses-target-hint = Les participants qui gagnent moins reçoivent la différence.
bonuses-time = Temps pris en compte
bonuses-time-hint = Une pause compte pour une minute au maximum.
bonuses-time-own = Le temps actif du participant
bonuses-time-median = Le temps médian de tous les participants, pour chaque HIT
bonuses-most-medians = Temps maximal d'un HIT, en nombre de médianes
bonuses-most-medians-hint = Avec 3, le temps d'un HIT compte jusqu'à trois fois la médiane de sa tâche. Laissez vide pour ne pas fixer de limite.
# Arguments: $currency
bonuses-round-up-to = Arrondir vers le haut à un multiple de ({ $currency })
# Arguments: $currency
bonuses-least = Prime minimale ({ $currency })
bonuses-least-hint = Les primes plus petites ne sont pas payées. Laissez vide pour les payer toutes.
# Arguments: $currency
bonuses-most = Prime maximale d'un participant ({ $currency })
bonuses-most-hint = Laissez vide pour ne pas fixer de limite.
bonuses-once = Les participants qui ont déjà eu une prime dans cette étude n'en reçoivent pas d'autre
bonuses-compute = Calculer les primes

## The bonuses that the rule has computed

bonuses-round = Primes à approuver
bonuses-none-yet = Les primes apparaissent ici quand vous les avez calculées. Rien n'est promis à personne avant votre approbation.
bonuses-nobody = Selon cette règle, personne ne reçoit de prime : aucun participant avec des envois approuvés ne gagne moins, ou ceux qui gagnent moins ont déjà eu leur prime.
bonuses-computed-at = Calculées le
# Column head
bonuses-counted-time = Temps pris en compte
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = Gagné avant
# Column head: the bonus that the rule computes
bonuses-computed = Selon la règle
bonuses-change = Modifier
# Arguments: $worker
bonuses-change-of = Modifier la prime de { $worker }
bonuses-save-change = Enregistrer la prime
bonuses-reason = Raison
bonuses-reason-hint = Le participant la lit.
bonuses-approve = Approuver les primes
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } participant reçoit une prime : { $amount }. Cette action est irréversible.
   *[other] { $n } participants reçoivent une prime : { $amount } au total. Cette action est irréversible.
}
bonuses-approved-n = { $n ->
    [one] La prime de { $n } participant est approuvée. Elle fait partie du prochain versement.
   *[other] Les primes de { $n } participants sont approuvées. Elles font partie du prochain versement.
}
# Arguments: $amount
bonuses-own = La liste contient votre propre prime de { $amount }. Elle est laissée de côté quand vous approuvez ; une autre personne doit la recalculer.

## A bonus by hand

bonuses-by-hand = Prime accordée à la main
bonuses-by-hand-lead = Elle est approuvée immédiatement et fait partie du prochain versement.
bonuses-worker-hint = Le pseudonyme, par exemple W017.
# Arguments: $currency
bonuses-amount = Prime ({ $currency })
bonuses-give = Accorder la prime
# Arguments: $amount, $worker
bonuses-given = { $worker } reçoit une prime de { $amount }.

## On the page of the worker

bonuses-yours = Vos primes
bonuses-by-rule = Pour relever votre rémunération horaire
