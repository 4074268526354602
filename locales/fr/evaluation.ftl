### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = Évaluation
evaluation-lead = Métriques automatiques et évaluation humaine des sorties de chaque système et des réécritures.
evaluation-empty = Les scores humains apparaissent ici une fois que des textes ont été notés ou classés.
evaluation-human-csv = Évaluation humaine (CSV)
evaluation-human-json = Évaluation humaine (JSON)
evaluation-human-latex = Évaluation humaine (LaTeX)
evaluation-metrics-csv = Métriques automatiques (CSV)
evaluation-metrics-json = Métriques automatiques (JSON)
evaluation-metrics-latex = Métriques automatiques (LaTeX)
evaluation-baseline = Système de référence
evaluation-compare = Comparer les systèmes

## Human evaluation

evaluation-human = Évaluation humaine · { $language }
evaluation-human-caption = Évaluation humaine des systèmes ({ $language })
evaluation-mean-rank = { $question } (rang moyen, 1 est le meilleur)
evaluation-share = { $question } (part)
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } texte
   *[other] { $n } textes
}
evaluation-n-judgements = { $n ->
    [one] { $n } jugement
   *[other] { $n } jugements
}
# In place of a p-value: there is none
evaluation-no-p = p : n. d.
evaluation-how-scores = Le score d'un texte est la moyenne de ses jugements. Le score d'un système est la moyenne sur ses textes ; chaque texte a donc le même poids.
evaluation-how-intervals = Les intervalles viennent d'un bootstrap par percentiles sur les textes, avec 1 000 réplications et la graine de l'étude.
evaluation-how-blind = Les participants ont vu les textes dans un ordre aléatoire et sans les noms des systèmes.
evaluation-star-note = Une étoile marque une différence avec { $baseline } à p < 0,05 selon un test de randomisation sur les textes communs aux deux : exact jusqu'à 16 textes, 10 000 tirages au-delà. Avec moins de 6 textes, il n'y a pas d'étoile.

evaluation-highest = { $system } a la moyenne la plus élevée
evaluation-highest-share = { $system } a la part la plus élevée
evaluation-not-tested = { $finding } (trop peu de textes pour un test)
evaluation-highest-like = { $system } a la moyenne la plus élevée, sans dépasser significativement { $systems }
evaluation-highest-share-like = { $system } a la part la plus élevée, sans dépasser significativement { $systems }
evaluation-best-rank = { $system } a le meilleur rang moyen
evaluation-best-rank-like = { $system } a le meilleur rang moyen, sans différence significative avec { $systems }
evaluation-finding = { $measure } · { $language } : { $finding }
evaluation-letters = Moyennes avec intervalles à 95 %. Les systèmes qui partagent une lettre ne diffèrent pas significativement : tests de randomisation pour chaque paire de systèmes (tests t au-delà de 2 000 textes), avec la correction de Holm, p < 0,05.
evaluation-untested = Figures sans lettres : trop peu de textes ont été jugés pour comparer tous les systèmes deux à deux avec une correction.
evaluation-too-little = Données insuffisantes : { $tables }. Avec moins de deux textes évalués, la moyenne d'un système n'a pas d'intervalle et n'est pas un résultat.
evaluation-too-little-pairs = Données insuffisantes : { $pairs }. Une préférence sur moins de deux textes n'est pas un résultat.
evaluation-as-table = Afficher sous forme de tableau
evaluation-shares = Part de chaque réponse par système
evaluation-independent = Deux systèmes sont comparés texte par texte s'ils ont en commun au moins 6 textes et la moitié de ceux du système qui en a le moins. Sinon, ils sont comparés comme des échantillons indépendants par le test t de Welch, sur les textes que seul l'un des deux possède, s'il y en a au moins 20 pour chacun.
evaluation-pairs = Tests entre systèmes
evaluation-pairs-caption = Tests entre systèmes : { $question } · { $language }
evaluation-comparison = Comparaison
evaluation-p-corrected = p (Holm)
evaluation-paired = Texte par texte
evaluation-independent-samples = Échantillons indépendants

## Preferences between two outputs

evaluation-preferences = Préférences · { $question } · { $language }
evaluation-preferences-caption = Préférences selon { $question } ({ $language })
evaluation-a-better = A meilleur (%)
evaluation-neither = Aucune différence (%)
evaluation-b-better = B meilleur (%)
evaluation-preferences-note = Les pourcentages sont des parts de jugements. La valeur p vient d'un test des signes sur les textes : le système que plus de participants ont préféré remporte le texte. Les textes sans gagnant sont exclus.
evaluation-win-rate-note = Le taux de victoire est la part des jugements d'un texte qui préfèrent un système, en moyenne sur les textes ; aucune différence compte pour moitié.
evaluation-over = { $better } devant { $other }
evaluation-preferred = { $better } est préféré à { $other }
evaluation-none-preferred = aucun système n'est clairement préféré

## Automatic metrics

evaluation-automatic = Métriques automatiques · { $language }
evaluation-automatic-caption = Métriques automatiques ({ $language })
evaluation-scored = Avec scores
evaluation-signatures = Signatures des métriques
evaluation-missing = Métriques indisponibles
evaluation-against-rewrites = Par comparaison avec les réécritures de la même source : { $metrics }. Une réécriture est comparée aux réécritures d'autres participants.
evaluation-together = Calcul sur l'ensemble des sorties d'un système : { $metrics }.
evaluation-means = Toutes les autres valeurs sont des moyennes sur les textes.
evaluation-self-bleu = Self-BLEU compare une sortie à sa source ; COPY obtient donc 100.
evaluation-no-value = n. d. : aucune source n'a de réécriture pour la comparaison, ou aucun score n'a encore été calculé.
evaluation-star-note-metrics = Une étoile marque une différence avec { $baseline } à p < 0,05 selon un test de randomisation sur les sources dont chacun des deux a une sortie : exact jusqu'à 16 sources, 1 000 tirages au-delà. Avec moins de 6 sources, il n'y a pas d'étoile.
evaluation-more-metrics = D'autres métriques, comme le style, la log-probabilité et la Word Mover's Distance, apparaissent quand les réglages de l'étude nomment des modèles pour une langue.
evaluation-model-metrics = Métriques calculées avec des modèles
