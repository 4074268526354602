### The pictures of a study, which its instructions show.

pictures-lead = Imagens que as instruções mostram. Membros e participantes deste estudo podem vê-las.
pictures-none = Este estudo ainda não tem imagens. Envie uma e cole a linha dela nas instruções de uma tarefa.
# Heading of the form and its button
pictures-upload = Enviar imagem
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP ou GIF, no máximo { $most } MiB. Um estudo pode ter { $n } imagens.
pictures-too-large = Este arquivo tem mais de { $most } MiB. Reduza a imagem e escolha-a de novo.
# Column head: the picture itself
pictures-picture = Imagem
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Linha para as instruções
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = descrição
pictures-size = Tamanho
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } pixels
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = Usada em
pictures-unused = Não usada
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] versão { $versions }
   *[other] versões { $versions }
}
pictures-in-test = Teste de qualificação ({ $language })
pictures-delete = Excluir imagem
pictures-delete-means = A imagem “{ $name }” será excluída. Ela não é mostrada em lugar nenhum.
pictures-added = A imagem “{ $name }” foi enviada. Cole a linha dela nas instruções.
pictures-deleted = A imagem “{ $name }” foi excluída.
