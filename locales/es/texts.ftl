### The lists of sources and outputs: search, state, what uses a text.
texts-search = Palabras del texto o de su ID
# Button: shows the texts that match the filter
texts-show = Mostrar textos
# State of a text: in no HIT and no gold item
texts-state-unused = Sin usar
# State of a text: in a HIT or a gold item
texts-state-used = En uso
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Retirado
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HIT
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } envío
   *[other] { $n } envíos
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } columna más
   *[other] { $n } columnas más
}
# Heading of the list of outputs
texts-of-outputs = Textos de las salidas
texts-next = Página siguiente
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Buscar en más textos
texts-no-match = Ningún texto coincide con este filtro.
# Arguments: $n
texts-none-so-far = Ninguno de los { $n } textos examinados hasta ahora coincide. Hay más textos.

## Corrections and withdrawals

texts-edit = Editar texto
texts-save = Guardar texto
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = Las salidas de COPY y RULE-BASED se crean de nuevo. Las demás no cambian.
# Button and heading: takes a text out of use
texts-withdraw = Retirar texto
texts-withdraw-lead = Los participantes ya no reciben este texto, y las estadísticas omiten las respuestas sobre él. Las respuestas se conservan y se pagan.
texts-withdraw-hint = Al menos diez caracteres. Lo leen los miembros del estudio; los participantes, no.
# Button: takes a withdrawal back
texts-restore = Recuperar texto
# Arguments: $date
texts-withdrawn-since = Retirado el { $date }
# Arguments: $date
texts-withdrawn-with-source = Retirado con su texto fuente el { $date }
texts-was-edited = El texto se ha cambiado.
texts-was-withdrawn = El texto se ha retirado.
texts-was-restored = El texto se usa de nuevo.
