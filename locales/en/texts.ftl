### The lists of sources and outputs: search, state, what uses a text.
texts-search = Words in the text or its ID
# Button: shows the texts that match the filter
texts-show = Show texts
# State of a text: in no HIT and no gold item
texts-state-unused = Not used
# State of a text: in a HIT or a gold item
texts-state-used = In use
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Withdrawn
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HITs
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } submission
   *[other] { $n } submissions
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } other column
   *[other] { $n } other columns
}
# Heading of the list of outputs
texts-of-outputs = Texts of the outputs
texts-next = Next page
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Search more texts
texts-no-match = No texts match this filter.
# Arguments: $n
texts-none-so-far = None of the { $n } texts searched so far matches. More texts follow.

## Corrections and withdrawals

texts-edit = Edit text
texts-save = Save text
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = The outputs of COPY and RULE-BASED are created again. Other outputs do not change.
# Button and heading: takes a text out of use
texts-withdraw = Withdraw text
texts-withdraw-lead = Workers no longer get this text, and statistics leave out the answers about it. The answers stay stored and paid.
texts-withdraw-hint = At least ten characters. Members of the study read it; workers do not.
# Button: takes a withdrawal back
texts-restore = Restore text
# Arguments: $date
texts-withdrawn-since = Withdrawn on { $date }
# Arguments: $date
texts-withdrawn-with-source = Withdrawn with its source on { $date }
texts-was-edited = The text was changed.
texts-was-withdrawn = The text was withdrawn.
texts-was-restored = The text is in use again.
