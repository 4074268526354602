### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = Accord inter-annotateurs
agreement-lead = Accord entre les participants qui ont évalué les mêmes textes, pour chaque tâche, question et langue.
agreement-empty = L'accord apparaît ici dès que deux participants ont évalué le même texte.

## The matrix of tasks and languages

agreement-task-and-question = Tâche et question
agreement-matrix-caption = Coefficient principal avec son intervalle à 95 %. Sélectionnez une cellule pour voir toutes les statistiques.
agreement-band-reliable = 0,80 ou plus : fiable
agreement-band-tentative = de 0,67 à 0,80 : conclusions provisoires seulement
agreement-band-unreliable = moins de 0,67 : non fiable
agreement-bands-note = Les symboles suivent la convention de Krippendorff et n'apparaissent qu'avec son coefficient. Chaque ligne montre l'intervalle sur un axe de 0 à 1.

## One task and language

agreement-all-tables = Toutes les tâches et toutes les langues
agreement-all-statistics = Toutes les statistiques
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table } : { $coefficient } vaut { $value } (tous les coefficients avec intervalles à 95 %)
agreement-filter = Sélectionner les réponses
agreement-only-version = Version de la tâche
agreement-only-batch = Lot
agreement-without-worker = Sans le participant
agreement-from-day = Du (jour, UTC)
agreement-to-day = Au (jour, UTC)
agreement-apply = Afficher
agreement-batch-without-name = Lot sans nom
agreement-nothing-selected = Aucune réponse ne correspond à cette sélection. Modifiez ou effacez les filtres ci-dessus.
agreement-workers-lead = Accord de chaque participant avec les autres participants qui ont évalué les mêmes textes.
agreement-workers-caption = Accord de chaque participant avec les autres
agreement-shared-items = Items communs
agreement-equal = Réponses identiques (%)
agreement-with-others = Corrélation avec les autres
agreement-bias = Différence moyenne
agreement-with-nobody = N'est d'accord avec personne
agreement-workers-method = Les items communs sont ceux qu'un autre participant a aussi évalués. Les réponses identiques sont le pourcentage de paires, formées avec la réponse d'un autre participant au même item, dont les deux réponses sont les mêmes. La corrélation est celle de Spearman, avec la moyenne des autres. La différence moyenne est la moyenne du participant moins la moyenne des autres. Sont signalés les participants qui ont au moins 10 items communs et dont la corrélation est inférieure à 0,1 et si loin en dessous de celle du participant médian que le hasard explique l'écart dans moins d'un cas sur 1 000. Si les réponses n'ont pas d'ordre, on compare à la place le pourcentage moyen de réponses identiques par item, et la limite est le niveau du hasard plus un dixième de la distance entre ce niveau et 100 %. Un participant qui donne toujours la même réponse, alors que celles des autres varient, est traité comme si sa corrélation était de 0.
agreement-items = Items qui suscitent le plus de désaccord
agreement-items-lead = Au plus 20 items, en commençant par les plus grandes différences.
agreement-items-caption = Items qui suscitent le plus de désaccord
agreement-item-text = Texte
agreement-item-spread = Dispersion
agreement-item-answers = Réponses
agreement-adjudicate = Arbitrer ces désaccords

## The table of a question

agreement-caption = Accord sur { $question } ({ $language })
agreement-interpretation = Interprétation
agreement-based-on = Items : { $items }, jugements : { $judgements }
agreement-data = Items : { $items }. Participants : { $workers }. Jugements : { $judgements }. Paires de jugements du même item : { $pairs }. Part des combinaisons item–participant qui ont un jugement : { $coverage }.
agreement-extra = Les envois supplémentaires ne sont pas comptés.
agreement-skipped = { $n ->
    [one] Dans { $n } cas, un participant n'a pas pu juger et a donné une raison à la place.
   *[other] Dans { $n } cas, un participant n'a pas pu juger et a donné une raison à la place.
}
agreement-configuration = Configuration :
agreement-spread = Dispersion des tirages : de { $low } à { $high }
agreement-percent = Pourcentage d'accord
agreement-f1-spans = F1 des surlignages
agreement-named-after = { $symbol } de { $person }
agreement-variant-interval = par intervalles
agreement-variant-nominal = nominal
agreement-variant-ordinal = ordinal
agreement-variant-ratio = de rapport
agreement-variant-unitizing = par segments
agreement-variant-linear = linéaire
agreement-variant-quadratic = quadratique
agreement-variant-mean-of-pairs = moyenne des paires
agreement-variant-simulated = annotateurs simulés
agreement-variant-by-reml = par REML

## Groups of statistics

agreement-family-observed = Accord observé
agreement-family-corrected = Accord corrigé du hasard
agreement-family-variance = Parts de variance
agreement-family-simulated = Annotateurs simulés

## What a value means

agreement-reading-chance = L'accord n'est pas supérieur au hasard.
agreement-reading-equal = Deux participants qui ont évalué le même texte ont donné la même réponse dans { $percent } % des paires.
agreement-reading-spans = De ce qu'un participant surligne, un autre surligne { $percent } % avec la même étiquette.
agreement-reading-variance = { $percent } % de la variance se situe entre les textes. Le reste vient des différences entre participants.
agreement-reading-strictness = { $percent } % de la variance se situe entre les textes, une fois retirée la sévérité de chaque participant.
agreement-reading-concordance = Les classements des textes par les participants sont à { $percent } % du chemin entre l'absence d'accord et l'accord complet.
agreement-reading-simulated = L'accord d'un participant avec la moyenne des autres est à { $percent } % du chemin entre le hasard et l'accord complet.
agreement-reading-beyond = L'accord est à { $percent } % du chemin entre le hasard et l'accord complet.
agreement-reading-reliable = Selon la convention de Krippendorff, les données sont fiables à partir de 0,80.
agreement-reading-tentative = Selon la convention de Krippendorff, les valeurs entre 0,67 et 0,80 ne permettent que des conclusions provisoires.
agreement-reading-unreliable = Selon la convention de Krippendorff, les valeurs inférieures à 0,67 ne permettent aucune conclusion à partir de textes isolés.
agreement-reading-linear = Les jugements d'un participant sont comparés à la moyenne des autres.
agreement-reading-order = L'ordre des textes selon un participant est comparé à l'ordre selon la moyenne des autres.
agreement-reading-ranking = Le classement des sorties par un participant est comparé au classement moyen par les autres.
agreement-match-exact = Ils correspondent presque exactement.
agreement-match-well = Ils correspondent bien.
agreement-match-roughly = Ils correspondent approximativement.
agreement-match-weakly = Ils ne correspondent que faiblement.
agreement-match-none = Ils ne correspondent pas.

## Why a statistic has no value

agreement-undefined-no-ratings = Il n'y a pas de notes.
agreement-undefined-one-rater = Un seul participant a noté ces textes.
agreement-undefined-no-pairs = Aucun item n'a été noté deux fois.
agreement-undefined-one-category = Toutes les notes sont identiques ; l'accord ne peut donc pas être distingué du hasard.
agreement-undefined-no-variance = Les valeurs ne varient pas.
agreement-undefined-negative-variance = Une variance estimée est négative ; le rapport n'a donc pas de sens.
agreement-undefined-few-items = Il faut au moins { $need } items. Nombre d'items : { $n }.
agreement-undefined-few-observations = Il faut au moins { $need } observations. Nombre d'observations : { $n }.
agreement-undefined-incomplete = Tous les participants n'ont pas noté chaque item exactement une fois.
agreement-undefined-replicates = Un participant a noté un item plus d'une fois.
agreement-undefined-nothing-shared = Les deux participants n'ont aucun item en commun.
agreement-undefined-not-numeric = Les valeurs sont des étiquettes et non des nombres.
agreement-undefined-not-ordered = Les valeurs sont des étiquettes sans ordre.
agreement-undefined-negative = Une échelle de rapport n'a pas de valeurs inférieures à zéro.
agreement-undefined-disconnected = Les notes forment des groupes qui ne partagent ni item ni participant.
agreement-undefined-not-converged = L'estimation n'a pas convergé. Nombre d'itérations : { $n }.

## Notes on values

agreement-few-items = { $n ->
    [one] Seulement { $n } item a deux notes. L'intervalle peut contenir la vraie valeur dans moins de { $percent } % des cas.
   *[other] Seulement { $n } items ont deux notes. L'intervalle peut contenir la vraie valeur dans moins de { $percent } % des cas.
}
agreement-few-items-some = Items avec deux notes : { $n }. En dessous de { $enough }, certains intervalles peuvent contenir la vraie valeur dans moins de { $percent } % des cas : ceux des statistiques qui élèvent les distances au carré, d'une seule catégorie, ou calculés à partir d'une erreur type.
agreement-few-raters = { $n ->
    [one] Seulement { $n } participant : les intervalles des annotateurs simulés peuvent être trop courts.
   *[other] Seulement { $n } participants : les intervalles des annotateurs simulés peuvent être trop courts.
}
agreement-options-differ = Les versions de la tâche proposaient des réponses différentes. L'accord dû au hasard tient compte de toutes ces réponses pour chaque texte.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = Valeurs de comparaison : annotateurs inattentifs sur ces textes
agreement-careless-caption = Annotateurs inattentifs à la place de l'annotateur simulé, comparés à la moyenne des autres (200 tirages)
agreement-annotator = Annotateur
agreement-careless-random = N'importe quel point de l'échelle, tous équiprobables
agreement-careless-majority = Toujours le point le plus fréquent
agreement-careless-always = Toujours { $point }
agreement-careless-noise = La moyenne des autres, avec { $percent } % de réponses aléatoires

## How the statistics are computed

agreement-how-pairing = Les jugements sont appariés par item, jamais par position.
agreement-how-scale = Les échelles sont traitées comme ordinales : la distance entre deux points est le nombre de notes situées entre eux.
agreement-how-chance = Les valeurs corrigées du hasard valent 0 pour un accord au niveau du hasard et 1 pour un accord complet.
agreement-how-simulated = Un annotateur simulé est un participant tiré au sort pour chaque item et comparé à la moyenne des autres. La valeur est la médiane de 1 000 tirages. Pour κ, cette moyenne est arrondie au point le plus proche de l'échelle, et une moyenne à mi-chemin entre deux points au point pair.
agreement-how-spread = La dispersion des tirages est l'étendue qui contient 95 % des tirages. Ce n'est pas un intervalle de confiance : d'autres textes et d'autres participants donneraient d'autres valeurs.
agreement-how-intervals = Les intervalles couvrent cette variation. Ceux des annotateurs simulés viennent d'un bootstrap sur les textes et les participants. Ceux des coefficients viennent d'un bootstrap sur les textes (BCa, combiné au jackknife).
agreement-how-short = Avec moins de 20 textes ou une réponse très rare, les intervalles peuvent être trop courts.
agreement-how-two = Quand deux sorties sont comparées, l'accord dû au hasard est celui de participants qui ne distinguent pas les deux sorties d'un item.
agreement-guide = Ce que signifie chaque statistique et quand la rapporter
agreement-seed = Les intervalles et les tirages sont calculés avec la graine de l'étude ({ $seed }). Les mêmes données donnent les mêmes nombres sur cette page, dans tous les fichiers et en ligne de commande.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

agreement-left-out = Exclusions des statistiques : { $submissions } de { $workers }.
agreement-n-submissions = { $n ->
    [one] { $n } envoi
   *[other] { $n } envois
}
agreement-n-workers = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
agreement-one-withdrew = 1 participant a quitté l'étude et y a laissé ses réponses.
agreement-one-withdrew-removed = 1 participant a quitté l'étude et a fait retirer ses réponses.
agreement-withdrew = { $n } participants ont quitté l'étude ; nombre de ceux qui ont fait retirer leurs réponses : { $removed }.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] { $n } texte retiré
   *[other] { $n } textes retirés
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = Exclu des statistiques : { $answers } sur { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = Envois refusés exclus selon les paramètres de l'étude : { $n }.
agreement-how-tied-ranks = Pour les classements, les systèmes de même rang ou de même rang moyen sont ex æquo. Le τ-b de Kendall tient compte des ex æquo ; un item où tous les systèmes sont ex æquo n'a pas de valeur et est omis de ce tirage.
