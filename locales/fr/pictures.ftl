### The pictures of a study, which its instructions show.

pictures-lead = Les images que les consignes affichent. Les membres et les participants de cette étude peuvent les voir.
pictures-none = Cette étude n'a pas encore d'images. Envoyez-en une, puis collez sa ligne dans les consignes d'une tâche.
# Heading of the form and its button
pictures-upload = Envoyer l'image
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP ou GIF, { $most } Mio au maximum. Une étude peut avoir { $n } images.
pictures-too-large = Ce fichier fait plus de { $most } Mio. Réduisez l'image et choisissez-la de nouveau.
# Column head: the picture itself
pictures-picture = Image
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Ligne pour les consignes
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = description
pictures-size = Taille
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } pixels
pictures-kibibytes = { $n } Kio
# Column head: tasks and tests that show the picture
pictures-used = Utilisée dans
pictures-unused = Non utilisée
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] version { $versions }
   *[other] versions { $versions }
}
pictures-in-test = Test de qualification ({ $language })
pictures-delete = Supprimer l'image
pictures-delete-means = L'image « { $name } » sera supprimée. Rien ne l'affiche.
pictures-added = L'image « { $name } » a été envoyée. Collez sa ligne dans les consignes.
pictures-deleted = L'image « { $name } » a été supprimée.
