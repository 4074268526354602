### The lists of sources and outputs: search, state, what uses a text.
texts-search = Wörter im Text oder in seiner ID
# Button: shows the texts that match the filter
texts-show = Texte anzeigen
# State of a text: in no HIT and no gold item
texts-state-unused = Nicht verwendet
# State of a text: in a HIT or a gold item
texts-state-used = Verwendet
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Zurückgezogen
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HITs
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } Einreichung
   *[other] { $n } Einreichungen
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } weitere Spalte
   *[other] { $n } weitere Spalten
}
# Heading of the list of outputs
texts-of-outputs = Texte der Outputs
texts-next = Nächste Seite
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Weitere Texte durchsuchen
texts-no-match = Kein Text entspricht diesem Filter.
# Arguments: $n
texts-none-so-far = Keiner der { $n } bisher durchsuchten Texte passt. Weitere Texte folgen.

## Corrections and withdrawals

texts-edit = Text bearbeiten
texts-save = Text speichern
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = Die Outputs von COPY und RULE-BASED werden neu erstellt. Andere Outputs ändern sich nicht.
# Button and heading: takes a text out of use
texts-withdraw = Text zurückziehen
texts-withdraw-lead = Crowdworker bekommen diesen Text nicht mehr, und die Statistik lässt die Antworten dazu aus. Die Antworten bleiben gespeichert und werden bezahlt.
texts-withdraw-hint = Mindestens zehn Zeichen. Mitglieder der Studie lesen ihn, Crowdworker nicht.
# Button: takes a withdrawal back
texts-restore = Text wieder verwenden
# Arguments: $date
texts-withdrawn-since = Zurückgezogen am { $date }
# Arguments: $date
texts-withdrawn-with-source = Zusammen mit dem Ausgangstext zurückgezogen am { $date }
texts-was-edited = Der Text wurde geändert.
texts-was-withdrawn = Der Text wurde zurückgezogen.
texts-was-restored = Der Text wird wieder verwendet.
