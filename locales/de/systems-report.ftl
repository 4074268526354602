### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = Wie stark sich die Outputs der Systeme voneinander unterscheiden und wie zwei Maße zusammenhängen.
systems-none = Systeme erscheinen hier, wenn sie Outputs haben: importiert, von einem eingebauten System erstellt oder von Crowdworkern geschrieben.

## Lexical difference (LeD)

systems-led-title = Lexikalische Differenz
systems-led-caption = { $language }: der Anteil der Tokens (Wörter und Satzzeichen), die die Outputs zweier Systeme zum selben Ausgangstext nicht gemeinsam haben.
systems-furthest = { $a } und { $b } unterscheiden sich am stärksten.
systems-led-table = LeD ({ $language }), mit der Anzahl gemeinsamer Ausgangstexte
systems-itself = dasselbe System
systems-no-common-source = n. v.: kein gemeinsamer Ausgangstext

## Plots of one measure against another

systems-trade-off = Trade-offs zwischen Maßen
systems-trade-off-lead = Jeder Punkt ist ein System. Das Diagramm zeigt, was ein System bei einem Maß gewinnt und bei einem anderen verliert.
systems-horizontal = Horizontale Achse
systems-vertical = Vertikale Achse
systems-draw = Diagramm zeichnen
systems-plot-caption = { $n ->
    [one] { $language }: { $up } gegen { $across }, { $n } System.
   *[other] { $language }: { $up } gegen { $across }, { $n } Systeme.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } liegt auf beiden Achsen am höchsten.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $first } liegt bei { $up } am höchsten, { $second } bei { $across }.
systems-not-measured = n. v.: nicht gemessen
systems-rated = { $question } (menschliche Bewertungen)
systems-ranked = { $question } (menschliche Bewertungen, mittlerer Rang)
