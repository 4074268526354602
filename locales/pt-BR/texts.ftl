### The lists of sources and outputs: search, state, what uses a text.
texts-search = Palavras no texto ou no ID
# Button: shows the texts that match the filter
texts-show = Mostrar textos
# State of a text: in no HIT and no gold item
texts-state-unused = Não usado
# State of a text: in a HIT or a gold item
texts-state-used = Em uso
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = Retirado
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HITs
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } envio
   *[other] { $n } envios
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } outra coluna
   *[other] { $n } outras colunas
}
# Heading of the list of outputs
texts-of-outputs = Textos das saídas
texts-next = Próxima página
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = Pesquisar em mais textos
texts-no-match = Nenhum texto corresponde a este filtro.
# Arguments: $n
texts-none-so-far = Nenhum dos { $n } textos pesquisados até agora corresponde. Há mais textos.

## Corrections and withdrawals

texts-edit = Editar texto
texts-save = Salvar texto
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = As saídas de COPY e RULE-BASED são criadas de novo. As outras não mudam.
# Button and heading: takes a text out of use
texts-withdraw = Retirar texto
texts-withdraw-lead = Os participantes não recebem mais este texto, e as estatísticas deixam de fora as respostas sobre ele. As respostas continuam salvas e pagas.
texts-withdraw-hint = Pelo menos dez caracteres. Os membros do estudo o leem; os participantes, não.
# Button: takes a withdrawal back
texts-restore = Restaurar texto
# Arguments: $date
texts-withdrawn-since = Retirado em { $date }
# Arguments: $date
texts-withdrawn-with-source = Retirado com o texto de origem em { $date }
texts-was-edited = O texto foi alterado.
texts-was-withdrawn = O texto foi retirado.
texts-was-restored = O texto está em uso novamente.
