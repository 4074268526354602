### The pictures of a study, which its instructions show.

pictures-lead = Immagini mostrate nelle istruzioni. I membri e i partecipanti di questo studio possono vederle.
pictures-none = Questo studio non ha ancora immagini. Ne carichi una, poi incolli la sua riga nelle istruzioni di un compito.
# Heading of the form and its button
pictures-upload = Carica l'immagine
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP o GIF, al massimo { $most } MiB. Uno studio può avere { $n } immagini.
pictures-too-large = Questo file ha più di { $most } MiB. Riduca l'immagine e la scelga di nuovo.
# Column head: the picture itself
pictures-picture = Immagine
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Riga per le istruzioni
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = descrizione
pictures-size = Dimensioni
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } pixel
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = Usata in
pictures-unused = Non usata
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] versione { $versions }
   *[other] versioni { $versions }
}
pictures-in-test = Test di qualificazione ({ $language })
pictures-delete = Elimina l'immagine
pictures-delete-means = L'immagine «{ $name }» verrà eliminata. Non è mostrata da nessuna parte.
pictures-added = L'immagine «{ $name }» è stata caricata. Incolli la sua riga nelle istruzioni.
pictures-deleted = L'immagine «{ $name }» è stata eliminata.
