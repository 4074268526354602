### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = Quanto differiscono tra loro gli output dei sistemi, e quale relazione c'è tra due misure.
systems-none = I sistemi compaiono qui quando hanno output: importati, creati da un sistema integrato o scritti dai partecipanti.

## Lexical difference (LeD)

systems-led-title = Differenza lessicale
systems-led-caption = { $language }: la quota di token (parole e segni di punteggiatura) che gli output di due sistemi per lo stesso testo di partenza non hanno in comune.
# Arguments: $a, $b
systems-furthest = { $a } e { $b } differiscono di più.
systems-led-table = LeD ({ $language }), con il numero di testi di partenza in comune
# In the cell of a system with itself
systems-itself = stesso sistema
systems-no-common-source = n.d.: nessun testo di partenza in comune

## Plots of one measure against another

systems-trade-off = Compromessi tra misure
systems-trade-off-lead = Ogni punto è un sistema. Il grafico mostra quanto un sistema guadagna su una misura e perde su un'altra.
systems-horizontal = Asse orizzontale
systems-vertical = Asse verticale
# Button: draws the chosen plot
systems-draw = Disegna il grafico
# Arguments: $language, $up, $across, $n
systems-plot-caption = { $n ->
    [one] { $language }: { $up } rispetto a { $across }, { $n } sistema.
   *[other] { $language }: { $up } rispetto a { $across }, { $n } sistemi.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } è il più alto su entrambi gli assi.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $first } è il più alto per { $up }, { $second } per { $across }.
systems-not-measured = n.d.: non misurato
# Name of a measure: the mean of people's ratings on a question
systems-rated = { $question } (valutazioni umane)
# Name of a measure: the mean rank that people gave on a question
systems-ranked = { $question } (valutazioni umane, rango medio)
