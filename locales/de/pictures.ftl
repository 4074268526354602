### The pictures of a study, which its instructions show.

pictures-lead = Bilder, die in Anleitungen gezeigt werden. Mitglieder und Crowdworker dieser Studie können sie sehen.
pictures-none = Diese Studie hat noch keine Bilder. Laden Sie eines hoch, und fügen Sie dann seine Zeile in die Anleitung einer Aufgabe ein.
# Heading of the form and its button
pictures-upload = Bild hochladen
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP oder GIF, höchstens { $most } MiB. Eine Studie kann { $n } Bilder haben.
pictures-too-large = Diese Datei ist größer als { $most } MiB. Verkleinern Sie das Bild, und wählen Sie es noch einmal aus.
# Column head: the picture itself
pictures-picture = Bild
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Zeile für die Anleitung
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = Beschreibung
pictures-size = Größe
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } Pixel
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = Verwendet in
pictures-unused = Nicht verwendet
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] Version { $versions }
   *[other] Versionen { $versions }
}
pictures-in-test = Qualifikationstest ({ $language })
pictures-delete = Bild löschen
pictures-delete-means = Das Bild „{ $name }“ wird gelöscht. Es wird nirgends verwendet.
pictures-added = Das Bild „{ $name }“ wurde hochgeladen. Fügen Sie seine Zeile in die Anleitung ein.
pictures-deleted = Das Bild „{ $name }“ wurde gelöscht.
