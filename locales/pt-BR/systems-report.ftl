### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = Quanto as saídas dos sistemas diferem entre si e como duas medidas se relacionam.
systems-none = Os sistemas aparecem aqui quando têm saídas: importadas, criadas por um sistema integrado ou escritas por participantes.

## Lexical difference (LeD)

systems-led-title = Diferença lexical
systems-led-caption = { $language }: a proporção de tokens (palavras e sinais de pontuação) que as saídas de dois sistemas para o mesmo texto de origem não têm em comum.
systems-furthest = { $a } e { $b } são os que mais diferem.
systems-led-table = LeD ({ $language }), com o número de textos de origem em comum
systems-itself = mesmo sistema
systems-no-common-source = n/d: nenhum texto de origem em comum

## Plots of one measure against another

systems-trade-off = Compromissos entre medidas
systems-trade-off-lead = Cada ponto é um sistema. O gráfico mostra o que um sistema ganha em uma medida e perde em outra.
systems-horizontal = Eixo horizontal
systems-vertical = Eixo vertical
systems-draw = Desenhar gráfico
systems-plot-caption = { $n ->
    [one] { $language }: { $up } em função de { $across }, { $n } sistema.
   *[other] { $language }: { $up } em função de { $across }, { $n } sistemas.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } é o mais alto nos dois eixos.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $first } é o mais alto em { $up }, { $second } em { $across }.
systems-not-measured = n/d: não medido
systems-rated = { $question } (avaliações humanas)
systems-ranked = { $question } (avaliações humanas, posição média)
