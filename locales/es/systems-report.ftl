### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = En qué medida difieren entre sí las salidas de los sistemas y cómo se relacionan dos medidas.
systems-none = Los sistemas aparecen aquí cuando tienen salidas: importadas, creadas por un sistema integrado o escritas por participantes.

## Lexical difference (LeD)

systems-led-title = Diferencia léxica
systems-led-caption = { $language }: la proporción de tokens (palabras y signos de puntuación) que las salidas de dos sistemas para el mismo texto fuente no tienen en común.
systems-furthest = { $a } y { $b } son los que más difieren.
systems-led-table = LeD en { $language }, con el número de textos fuente comunes
systems-itself = mismo sistema
systems-no-common-source = n/d: ningún texto fuente común

## Plots of one measure against another

systems-trade-off = Relación de compromiso entre medidas
systems-trade-off-lead = Cada punto es un sistema. El gráfico muestra lo que un sistema gana en una medida y pierde en otra.
systems-horizontal = Eje horizontal
systems-vertical = Eje vertical
systems-draw = Dibujar gráfico
systems-plot-caption = { $n ->
    [one] { $language }: { $up } frente a { $across }, { $n } sistema.
   *[other] { $language }: { $up } frente a { $across }, { $n } sistemas.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } es el más alto en ambos ejes.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $first } es el más alto en { $up }; { $second }, en { $across }.
systems-not-measured = n/d: sin medir
systems-rated = { $question } (valoraciones humanas)
systems-ranked = { $question } (valoraciones humanas, puesto medio)
