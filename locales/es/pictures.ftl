### The pictures of a study, which its instructions show.

pictures-lead = Imágenes que muestran las instrucciones. Los miembros y los participantes de este estudio pueden verlas.
pictures-none = Este estudio aún no tiene imágenes. Suba una y pegue su línea en las instrucciones de una tarea.
# Heading of the form and its button
pictures-upload = Subir imagen
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP o GIF, como máximo { $most } MiB. Un estudio puede tener { $n } imágenes.
pictures-too-large = Este archivo ocupa más de { $most } MiB. Reduzca la imagen y elíjala de nuevo.
# Column head: the picture itself
pictures-picture = Imagen
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Línea para las instrucciones
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = descripción
pictures-size = Tamaño
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } píxeles
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = Usada en
pictures-unused = Sin usar
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] versión { $versions }
   *[other] versiones { $versions }
}
pictures-in-test = Prueba de cualificación ({ $language })
pictures-delete = Eliminar imagen
pictures-delete-means = La imagen «{ $name }» se eliminará. No se muestra en ningún sitio.
pictures-added = La imagen «{ $name }» se ha subido. Pegue su línea en las instrucciones.
pictures-deleted = La imagen «{ $name }» se ha eliminado.
