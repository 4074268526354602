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

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = Rapide : le temps médian par HIT représente { $percent } % de la médiane de tous les participants (HIT : { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = Items gold réussis : { $right } sur { $n } ; les autres en réussissent { $percent } %.
# Arguments: $n, $all
quality-looks-alone = N'est d'accord avec personne (questions : { $n } sur { $all }).
# Arguments: $n, $all
quality-looks-constant = Toujours la même réponse, contrairement aux autres (questions : { $n } sur { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = Mêmes textes que { $worker } pour { $n } sources communes sur { $all }.
quality-looks-device = Même appareil que { $workers }.
quality-looks-network = Même adresse réseau que { $workers }.
quality-looks-pasted = Au moins la moitié du texte a été copiée ailleurs, puis collée (textes : { $n } sur { $all }).
quality-looks-even = Les lettres sont arrivées à intervalles réguliers, comme si un programme les tapait (textes : { $n } sur { $all }).
