### The lists of sources and outputs: search, state, what uses a text.
texts-search = Parole nel testo o nel suo ID
# Button: shows the texts that match the filter
texts-show = Mostra i testi
# State of a text: in no HIT and no gold item
texts-state-unused = Non usato
# State of a text: in a HIT or a gold item
texts-state-used = In uso
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Ritirato
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HIT
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } invio
   *[other] { $n } invii
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } altra colonna
   *[other] { $n } altre colonne
}
# Heading of the list of outputs
texts-of-outputs = Testi degli output
texts-next = Pagina successiva
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Cerca in altri testi
texts-no-match = Nessun testo corrisponde a questo filtro.
# Arguments: $n
texts-none-so-far = Nessuno dei { $n } testi esaminati finora corrisponde. Ci sono altri testi.

## Corrections and withdrawals

texts-edit = Modifica il testo
texts-save = Salva il testo
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = Gli output di COPY e RULE-BASED vengono ricreati. Gli altri non cambiano.
# Button and heading: takes a text out of use
texts-withdraw = Ritira il testo
texts-withdraw-lead = I partecipanti non ricevono più questo testo e le statistiche tralasciano le risposte che lo riguardano. Le risposte restano salvate e pagate.
texts-withdraw-hint = Almeno dieci caratteri. Lo leggono i membri dello studio; i partecipanti no.
# Button: takes a withdrawal back
texts-restore = Ripristina il testo
# Arguments: $date
texts-withdrawn-since = Ritirato il { $date }
# Arguments: $date
texts-withdrawn-with-source = Ritirato con il testo di partenza il { $date }
texts-was-edited = Il testo è stato modificato.
texts-was-withdrawn = Il testo è stato ritirato.
texts-was-restored = Il testo è di nuovo in uso.
