### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = Ce participant a fait retirer ses réponses des résultats.
quality-lacks-excluded = Exclu des statistiques.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = Moins de { $least } items communs : { $n }.
quality-lacks-order = Ces réponses n'ont pas d'ordre ou sont toujours les mêmes.
quality-lacks-pairs = Personne d'autre n'a répondu aux mêmes items.
quality-lacks-gold = Aucun item gold vu.
quality-lacks-time = Aucun temps enregistré.
quality-lacks-answers = Aucune réponse.
quality-lacks-minute = Moins d'une minute de travail.
