### The page of metric correlation with human ratings.

metrics-title = Corrélation des métriques avec les notes humaines
metrics-lead = À quel point chaque métrique automatique concorde avec les notes humaines des mêmes sorties.
metrics-none = Les corrélations apparaissent ici quand des sorties ont été notées par des personnes et ont des scores de métriques.
metrics-rank-lead = Le rang 1 est le meilleur : une métrique dont les valeurs élevées sont bonnes devrait avoir une corrélation négative.
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

## How is this computed?

metrics-method-scope = Les métriques calculées sur l'ensemble des sorties d'un système, comme la perplexité, sont sur la page « Évaluation ».
metrics-method-r = r est la corrélation de Pearson entre une métrique et la note humaine moyenne ; ρ est celle de Spearman, sur les sorties.
metrics-method-outputs = Sorties : les sorties de tous les systèmes sont regroupées, comme dans Mir et al. (2019). Le nombre après ± est la borne utilisée dans cet article, 1,96(1 − r²)/√n. L'intervalle à 95 % est celui de Fisher.
metrics-method-systems = Systèmes : r est la corrélation des moyennes des systèmes, avec l'intervalle à 95 % de Fisher. Il faut au moins quatre systèmes.
metrics-method-pooling = Le regroupement mêle deux questions : une métrique sépare-t-elle les bons systèmes des mauvais, et sépare-t-elle les bonnes sorties d'un système des mauvaises ? Avec moins de dix systèmes, la valeur pour les systèmes dit peu de chose.
