### The page of a study's batches: HITs that are created for a published task.

batches-lead = Un lot crée des HIT pour une tâche publiée. La graine enregistrée détermine l'échantillon et l'ordre.
batches-none = Cette étude n'a pas encore de lots. Un lot demande une tâche publiée.

## The table of batches

batches-stopped = arrêté
batches-complete = complet
batches-open = ouvert
# Label of a batch that grows while workers work: gold items
batches-of-gold = Items gold
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = Textes de la tâche { $n }, au fur et à mesure
batches-stop = Arrêter le lot
batches-reopen = Rouvrir le lot

## The form for a new batch

batches-new = Nouveau lot
batches-new-lead = Voyez d'abord un aperçu du nombre de HIT et du coût. Rien n'est créé avant votre confirmation.
batches-publish-first = Publiez d'abord une tâche. Un lot utilise la version publiée d'une tâche.
batches-task-of-sources = { $title } (sources)
batches-task-of-outputs = { $title } (sorties)
batches-systems = Systèmes à évaluer
batches-systems-hint = Seulement pour les tâches qui montrent des sorties. Classements et comparaisons demandent au moins deux systèmes.
batches-human = Réécritures humaines
batches-no-outputs = pas encore de sorties
batches-all-human = Utiliser toutes les réécritures humaines de chaque source
batches-all-human-hint = Sinon, la graine en choisit une par source. Les tâches qui comparent ou classent des sorties en utilisent toujours une seule.
batches-spread = Évaluer une sortie par source, de chaque système à tour de rôle
batches-spread-hint = Demande moins de participants. Sinon, il en faut systèmes × jugements : un participant reçoit chaque source une fois par tâche.
batches-sample = Nombre de sources
batches-sample-hint = Laissez vide pour utiliser toutes les sources. Sinon, ce nombre est tiré au sort.
batches-label-hint = Un nom qui aide votre équipe à reconnaître le lot.
batches-seed-hint = Laissez vide pour une nouvelle graine. La même graine et les mêmes réglages redonnent le même lot.
batches-preview = Afficher un aperçu du lot

## The preview of a batch

batches-per-hit = { $n } par HIT
batches-least-workers = Nombre minimal de participants
batches-least-workers-base = Un participant ne reçoit chaque source qu'une fois par tâche.
batches-most-cost = Coût maximal
batches-most-cost-base = Si tous les envois sont approuvés
batches-left-out = { $n ->
    [one] { $n } source n'est pas incluse, car les systèmes choisis ont trop peu de sorties pour elle.
   *[other] { $n } sources ne sont pas incluses, car les systèmes choisis ont trop peu de sorties pour elles.
}
batches-create = { $n ->
    [one] Créer { $n } HIT
   *[other] Créer { $n } HIT
}

## After a form

batches-is-created = Le lot a été créé.
batches-is-stopped = Le lot est arrêté. Les HIT en cours peuvent encore être envoyés ; ils comptent et sont payés.
batches-is-open = Le lot est de nouveau ouvert.

## The hourly rate that the reward of a planned batch means

batches-hourly = Rémunération horaire
# Arguments: $time, $n
batches-hourly-measured = au temps médian de { $time } par HIT ({ $n } envois de cette tâche)
# Arguments: $time, $n
batches-hourly-piloted = au temps médian de { $time } pour autant de textes pilotes ({ $n } envois de la phase pilote)
batches-hourly-expected = au temps prévu de { $time } par HIT, indiqué dans la tâche
batches-hourly-unknown = Il n'y a pas encore d'envoi. Indiquez dans la tâche le temps prévu par HIT pour voir la rémunération horaire.
batches-hourly-low = La rémunération horaire est inférieure à { $floor }, le minimum accepté par Prolific. Augmentez la rémunération ou raccourcissez les HIT.
