### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = À quel point les sorties des systèmes diffèrent entre elles, et comment deux mesures sont liées.
systems-none = Les systèmes apparaissent ici quand ils ont des sorties : importées, créées par un système intégré ou écrites par des participants.

## Lexical difference (LeD)

systems-led-title = Différence lexicale
systems-led-caption = { $language } : la part des tokens (mots et signes de ponctuation) que les sorties de deux systèmes pour la même source n'ont pas en commun.
systems-furthest = { $a } et { $b } diffèrent le plus.
systems-led-table = LeD ({ $language }), avec le nombre de sources communes
systems-itself = même système
systems-no-common-source = n. d. : aucune source commune

## Plots of one measure against another

systems-trade-off = Compromis entre mesures
systems-trade-off-lead = Chaque point est un système. Le graphique montre ce qu'un système gagne sur une mesure et perd sur une autre.
systems-horizontal = Axe horizontal
systems-vertical = Axe vertical
systems-draw = Tracer le graphique
systems-plot-caption = { $n ->
    [one] { $language } : { $up } en fonction de { $across }, { $n } système.
   *[other] { $language } : { $up } en fonction de { $across }, { $n } systèmes.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language } : { $system } est le plus haut sur les deux axes.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language } : { $first } est le plus haut pour { $up }, { $second } pour { $across }.
systems-not-measured = n. d. : non mesuré
systems-rated = { $question } (notes humaines)
systems-ranked = { $question } (classements humains, rang moyen)
