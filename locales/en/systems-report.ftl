### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = How much the outputs of systems differ from each other, and how two measures relate.
systems-none = Systems appear here when they have outputs: imported, created by a built-in system, or written by workers.

## Lexical difference (LeD)

systems-led-title = Lexical difference
systems-led-caption = { $language }: the share of tokens (words and punctuation marks) that the outputs of two systems for the same source do not have in common.
# Arguments: $a, $b
systems-furthest = { $a } and { $b } differ most.
systems-led-table = LeD in { $language }, with the number of common sources
# In the cell of a system with itself
systems-itself = same system
systems-no-common-source = n/a: no common source

## Plots of one measure against another

systems-trade-off = Trade-offs between measures
systems-trade-off-lead = Each point is a system. The plot shows what a system gains on one measure and loses on another.
systems-horizontal = Horizontal axis
systems-vertical = Vertical axis
# Button: draws the chosen plot
systems-draw = Draw plot
# Arguments: $language, $up, $across, $n
systems-plot-caption = { $n ->
    [one] { $language }: { $up } against { $across }, { $n } system.
   *[other] { $language }: { $up } against { $across }, { $n } systems.
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } is highest on both axes.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $first } is highest on { $up }, { $second } on { $across }.
systems-not-measured = n/a: not measured
# Name of a measure: the mean of people's ratings on a question
systems-rated = { $question } (human ratings)
# Name of a measure: the mean rank that people gave on a question
systems-ranked = { $question } (human ratings, mean rank)
