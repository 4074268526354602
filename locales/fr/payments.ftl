### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = Paiements
payments-lead = Approuvez les envois, contrôlez les rémunérations horaires des participants, accordez des primes et faites les versements.

## Amounts at the top of the page

payments-median-hourly = Rémunération horaire médiane
payments-hourly-target = Objectif : { $amount } par heure
payments-hourly-method = La rémunération horaire d'un participant est le montant approuvé ou en attente d'approbation, divisé par le temps actif. Le chiffre est la médiane sur tous les participants qui ont au moins une minute de temps actif.
payments-no-hourly-yet = Aucun participant n'a encore une minute de temps actif.
payments-total-cost = Coût total de l'étude
payments-total-cost-base = Tous les envois jusqu'ici, et tous les envois qui manquent encore aux HIT
payments-approved-unsent = Approuvé, pas encore dans un versement
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = Émis, non confirmé
# Amount of which nobody knows whether it was sent
payments-held = À vérifier par une personne
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = Engagé jusqu'ici
# Below the amount that is promised
payments-budget-of = Budget : { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = { $percent } % du budget sont engagés : { $promised } sur { $budget }. De nouveaux HIT ne sont distribués que tant que le reste suffit.
# Arguments: $promised, $budget
payments-budget-used = Le budget est épuisé : { $promised } sont engagés sur { $budget }. Les participants ne reçoivent plus de nouveaux HIT. Ce qu'ils ont commencé est encore accepté et payé.
payments-change-budget = Modifier le budget
# Arguments: $median, $floor
payments-below-floor = La rémunération horaire médiane est de { $median }. Prolific demande au moins { $floor }.
payments-lift-by-bonus = La relever par des primes

## Submissions that wait for approval

payments-nothing-waits = Aucun envoi n'attend d'approbation. Les nouveaux envois apparaissent ici jusqu'à leur approbation : à la main, ou automatiquement après le délai fixé dans les réglages.
payments-select = Sélection
payments-select-submission = Sélectionner l'envoi de { $worker } du { $at }
payments-your-own = le vôtre
payments-in-statistics = Dans les statistiques
payments-counted = Compté
payments-extra = Envoi supplémentaire (payé, non compté)
payments-gold = Item gold (payé, non compté)
payments-excluded = Participant exclu des statistiques (payé, non compté)
payments-rejection-reason = Raison du refus
payments-rejection-hint = Le participant lit cette raison. Écrivez au moins dix caractères. Les réponses sont conservées.
payments-rejected-still-count = Les réponses des envois refusés comptent toujours dans les statistiques. Pour exclure un participant, utilisez « Exclure des statistiques » sur sa page.
payments-approve-selected = Approuver les envois sélectionnés
payments-approve-all = Approuver tous les envois en attente
payments-reject-selected = Refuser les envois sélectionnés
payments-approved-n = { $n ->
    [one] { $n } envoi a été approuvé.
   *[other] { $n } envois ont été approuvés.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] { $n } de vos propres envois est encore en attente. Une autre personne doit prendre la décision.
   *[other] { $n } de vos propres envois sont encore en attente. Une autre personne doit prendre la décision.
}
payments-show = Afficher les envois
payments-next-page = Page suivante
payments-no-match = Aucun envoi ne correspond à ce filtre.
payments-approve-matching = Approuver tous les envois en attente qui correspondent au filtre
payments-approve-all-means = { $n ->
    [one] { $n } envoi sera approuvé : { $amount } au total. Cette action est irréversible.
   *[other] { $n } envois seront approuvés : { $amount } au total. Cette action est irréversible.
}
payments-select-all = Tout sélectionner sur cette page
payments-at-once = Une décision porte sur { $n } envois au maximum. Si l'un d'eux ne peut pas être décidé, aucun ne l'est.
payments-answers = Réponses
payments-show-answers = Afficher les réponses
payments-answers-of = Réponses de { $worker }
payments-answers-removed = Le participant a fait supprimer ces réponses.
payments-decided-before = { $n ->
    [one] { $n } envoi sélectionné était déjà décidé et n'a pas été modifié.
   *[other] { $n } envois sélectionnés étaient déjà décidés et n'ont pas été modifiés.
}
payments-more-waiting = D'autres envois sont en attente. Approuvez à nouveau pour continuer.
payments-rejected-n = { $n ->
    [one] { $n } envoi a été refusé.
   *[other] { $n } envois ont été refusés.
}

## Hourly rates of workers

payments-active-time = Temps actif
payments-active-time-lead = Le temps actif est mesuré dans le navigateur. Une pause compte pour une minute au maximum.
payments-no-workers-yet = Les participants apparaissent ici dès leur premier envoi.
payments-workers-caption = Rémunérations horaires des participants
payments-median-time = Temps médian par HIT
payments-waiting-in = En attente ({ $currency })
payments-approved-in = Approuvé ({ $currency })
payments-paid-in = Payé ({ $currency })
payments-hourly-in = Par heure ({ $currency })
payments-target = Objectif
payments-target-reached = atteint
payments-target-missed = en dessous

## Durations

payments-seconds = { $seconds } s
payments-minutes = { $minutes } min { $seconds } s
payments-hours = { $hours } h { $minutes } min

## The ledger: one entry per reward, bonus or correction

payments-ledger = Registre des paiements
payments-ledger-empty = Des écritures apparaissent ici quand des envois sont approuvés.
payments-type = Type
payments-reward = rémunération
payments-bonus = prime
payments-correction = correction
payments-is-paid = payé
payments-is-sent = émis
# Nobody knows whether it was sent
payments-is-held = à vérifier
payments-newest = Le tableau montre les { $shown } écritures les plus récentes sur { $n }. Le téléchargement contient toutes les écritures.

## Rejected submissions in statistics

rejected-are-left-out-here = Les réponses des envois refusés ne comptent pas dans les statistiques, selon les paramètres de cette étude. Les rapports en indiquent le nombre.
rejected-left-out = Non (refusé)
