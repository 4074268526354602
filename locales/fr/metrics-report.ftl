### The page of metric correlation with human ratings.

metrics-title = Corrélation des métriques avec les notes humaines
metrics-lead = À quel point chaque métrique automatique concorde avec les notes humaines des mêmes sorties.
metrics-none = Les corrélations apparaissent ici quand des sorties ont été notées par des personnes et ont des scores de métriques.
metrics-rank-lead = Le rang 1 est le meilleur : une métrique dont les valeurs élevées sont bonnes devrait avoir une corrélation négative.
metrics-lower-better = { $name } (plus bas est meilleur)
metrics-higher-better = { $name } (plus haut est meilleur)
metrics-table = Corrélation des métriques avec { $question } ({ $language })

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Sorties : r
metrics-outputs-rho = Sorties : ρ
metrics-outputs-n = Sorties : n
metrics-systems-r = Systèmes : r, intervalle à 95 %
metrics-systems-n = Systèmes : n

## In place of a value: why there is none

metrics-no-interval = n. d. : il faut au moins quatre sorties, et r doit être compris entre −1 et 1
metrics-no-variance = n. d. : l'une des deux variables ne varie pas
metrics-few-outputs = { $n ->
    [one] n. d. : il y a { $n } sortie, il en faut au moins { $need }
   *[other] n. d. : il y a { $n } sorties, il en faut au moins { $need }
}
metrics-too-few-systems = { $n ->
    [one] n. d. : il y a { $n } système, il en faut au moins { $need }
   *[other] n. d. : il y a { $n } systèmes, il en faut au moins { $need }
}
metrics-undefined = n. d. : { $reason }
metrics-warning = { $n ->
    [one] Seulement { $n } système : un système de plus pourrait beaucoup changer cette valeur.
   *[other] Seulement { $n } systèmes : un système de plus pourrait beaucoup changer cette valeur.
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = Corrélation des métriques avec les notes humaines ({ $language })
metrics-grid-strongest = { $language } : la corrélation la plus forte est celle de { $metric } avec { $question } (r = { $r })
metrics-grid-few = { $language } : moins de 10 sorties, trop peu pour conclure
metrics-grid-hint = Chaque case est le r de Pearson entre une métrique et la note humaine moyenne, sur les sorties. Ouvrez une case pour voir ses sorties.
metrics-grid-few-mark = Un point d'interrogation indique moins de 10 sorties : une sortie de plus pourrait beaucoup changer la valeur.
metrics-few-texts = { $n ->
    [one] Seulement { $n } sortie : une sortie de plus pourrait beaucoup changer cette valeur.
   *[other] Seulement { $n } sorties : une sortie de plus pourrait beaucoup changer cette valeur.
}

## The outputs behind one cell

metrics-rises-with-rating = { $metric } est plus élevé pour les sorties mieux notées : { $question } ({ $language })
metrics-falls-with-rating = { $metric } est plus bas pour les sorties mieux notées : { $question } ({ $language })
metrics-rises-with-rank = { $metric } est plus élevé pour les sorties moins bien classées : { $question } ({ $language })
metrics-falls-with-rank = { $metric } est plus élevé pour les sorties mieux classées : { $question } ({ $language })
metrics-rises-with-share = { $metric } est plus élevé pour les sorties pour lesquelles plus de personnes ont choisi { $question } ({ $language })
metrics-falls-with-share = { $metric } est plus bas pour les sorties pour lesquelles plus de personnes ont choisi { $question } ({ $language })
metrics-relation-none = { $metric } ne montre pas de relation claire avec { $question } ({ $language })
metrics-relation-few = { $metric } et { $question } ({ $language }) : ces sorties ne permettent pas de conclure
metrics-points-facts = n = { $n }, r = { $r }, intervalle à 95 % { $interval }, ρ = { $rho }.
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Chaque marque est une sortie. Une marque plus grande représente plusieurs sorties au même endroit.
metrics-axis-range = { $name } ({ $low } à { $high })
metrics-axis-rating = Note humaine moyenne, { $question }
metrics-points-n = Notes
metrics-points-table = { $metric } et note humaine moyenne de chaque sortie : { $question } ({ $language })
metrics-points-first = Les { $most } sorties les mieux notées, sur { $n }. Le fichier CSV les contient toutes.
metrics-points-csv = Télécharger ces sorties (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Comparaison des métriques
metrics-best-lead = Une métrique est-elle moins corrélée aux notes que la plus forte ? Le signe de la corrélation ne compte pas.
metrics-best-clear = { $metric } a la corrélation la plus forte (r = { $r }) ; toutes les autres métriques en diffèrent significativement.
metrics-best-alike = { $n ->
    [one] { $metric } a la corrélation la plus forte (r = { $r }) ; { $n } autre métrique n'en diffère pas significativement.
   *[other] { $metric } a la corrélation la plus forte (r = { $r }) ; { $n } autres métriques n'en diffèrent pas significativement.
}
metrics-best-alone = { $metric } a la corrélation la plus forte (r = { $r }) ; il n'y a pas d'autre métrique à lui comparer.
metrics-best-few = Aucune métrique ne peut être dite la plus forte : chacune n'a pas de corrélation ou a moins de 10 sorties.
metrics-best-column = Par rapport à { $metric }
metrics-best-column-none = Comparaison
metrics-best-is = corrélation la plus forte
metrics-best-differs = diffère ({ $p })
metrics-best-no-difference = pas de différence significative ({ $p })
metrics-best-not-compared = pas de comparaison : moins de 10 sorties
metrics-no-interval-few = aucun : moins de 10 sorties
metrics-same-values = pas de comparaison : ses valeurs augmentent exactement comme celles de la métrique la plus forte

## How is this computed?

metrics-method-scope = Les métriques calculées sur l'ensemble des sorties d'un système, comme la perplexité, sont sur la page « Évaluation ».
metrics-method-r = r est la corrélation de Pearson entre une métrique et la note humaine moyenne ; ρ est celle de Spearman, sur les sorties.
metrics-method-outputs = Sorties : les sorties de tous les systèmes sont regroupées, comme dans Mir et al. (2019). Le nombre après ± est la borne utilisée dans cet article, 1,96(1 − r²)/√n. L'intervalle à 95 % est celui de Fisher.
metrics-method-systems = Systèmes : r est la corrélation des moyennes des systèmes, avec l'intervalle à 95 % de Fisher. Il faut au moins quatre systèmes.
metrics-method-pooling = Le regroupement mêle deux questions : une métrique sépare-t-elle les bons systèmes des mauvais, et sépare-t-elle les bonnes sorties d'un système des mauvaises ? Avec moins de dix systèmes, la valeur pour les systèmes dit peu de chose.
metrics-method-difference = Différences : test de Williams pour deux corrélations avec les mêmes notes (Williams 1959, Steiger 1980), sur les sorties qui ont un score pour les deux métriques. Le signe d'une métrique dont la corrélation est négative est d'abord inversé. La correction de Holm porte sur toutes les comparaisons d'un tableau ; une différence avec p < 0,05 est significative.
metrics-method-few = Avec moins de 10 sorties, il n'y a ni intervalle ni test ; avec moins de 10 systèmes, pas d'intervalle. Les fichiers contiennent tous les nombres.
