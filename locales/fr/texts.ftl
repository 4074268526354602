### The lists of sources and outputs: search, state, what uses a text.
texts-search = Mots du texte ou de son identifiant
# Button: shows the texts that match the filter
texts-show = Afficher les textes
# State of a text: in no HIT and no gold item
texts-state-unused = Non utilisé
# State of a text: in a HIT or a gold item
texts-state-used = Utilisé
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Retiré
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HIT
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } envoi
   *[other] { $n } envois
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } autre colonne
   *[other] { $n } autres colonnes
}
# Heading of the list of outputs
texts-of-outputs = Textes des sorties
texts-next = Page suivante
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Chercher dans la suite des textes
texts-no-match = Aucun texte ne correspond à ce filtre.
# Arguments: $n
texts-none-so-far = Aucun des { $n } textes examinés jusqu'ici ne correspond. D'autres textes suivent.
