### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Envois comptés, rythme et fin estimée de chaque tâche dans chaque langue.
progress-empty = Il n'y a pas encore de HIT. L'avancement apparaît ici après la création du premier lot.

## The table of tasks and languages

progress-tasks-and-languages = Avancement par tâche et par langue
progress-counted = Comptés
progress-target = Objectif
progress-in-progress = En cours
progress-per-hour = Par heure
progress-completion = Fin estimée
progress-complete = terminé
progress-no-recent-work = pas d'envois récents
progress-pilot = pas d'objectif : pour les nouveaux participants
progress-median-time = Temps médian
progress-extra = Envois supplémentaires
progress-expired = Expirés
progress-returned = Abandonnés

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HIT par nombre d'envois comptés
progress-details = HIT en détail
progress-details-caption = HIT de chaque tâche et langue

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } réécriture a été retirée au post-traitement.
   *[other] { $n } réécritures ont été retirées au post-traitement.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } réécriture a été corrigée au post-traitement.
   *[other] { $n } réécritures ont été corrigées au post-traitement.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } réécriture est exclue, car la personne qui l'a écrite est exclue des statistiques.
   *[other] { $n } réécritures sont exclues, car les personnes qui les ont écrites sont exclues des statistiques.
}
