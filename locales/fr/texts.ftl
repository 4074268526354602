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

## Corrections and withdrawals

texts-edit = Modifier le texte
texts-save = Enregistrer le texte
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = Les sorties de COPY et RULE-BASED sont recréées. Les autres ne changent pas.
# Button and heading: takes a text out of use
texts-withdraw = Retirer le texte
texts-withdraw-lead = Les participants ne reçoivent plus ce texte, et les statistiques ignorent les réponses à son sujet. Les réponses restent enregistrées et payées.
texts-withdraw-hint = Au moins dix caractères. Les membres de l'étude la lisent ; les participants ne la voient pas.
# Button: takes a withdrawal back
texts-restore = Rétablir le texte
# Arguments: $date
texts-withdrawn-since = Retiré le { $date }
# Arguments: $date
texts-withdrawn-with-source = Retiré avec sa source le { $date }
texts-was-edited = Le texte a été modifié.
texts-was-withdrawn = Le texte a été retiré.
texts-was-restored = Le texte est de nouveau utilisé.
