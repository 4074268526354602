### The pictures of a study, which its instructions show.

pictures-lead = Pictures that instructions show. Members and workers of this study can see them.
pictures-none = This study has no pictures yet. Upload one, then paste its line into the instructions of a task.
# Heading of the form and its button
pictures-upload = Upload picture
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP or GIF, at most { $most } MiB. A study can have { $n } pictures.
# $most is a number of MiB
pictures-too-large = This file has more than { $most } MiB. Make the picture smaller and choose it again.
# Column head: the picture itself
pictures-picture = Picture
# Column head and label of a field: text to copy, which shows the picture
pictures-line = Line for the instructions
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = description
pictures-size = Size
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } pixels
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = Used in
pictures-unused = Not used
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] version { $versions }
   *[other] versions { $versions }
}
pictures-in-test = Qualification test ({ $language })
pictures-delete = Delete picture
pictures-delete-means = The picture “{ $name }” is deleted. Nothing shows it.
pictures-added = The picture “{ $name }” has been uploaded. Paste its line into the instructions.
pictures-deleted = The picture “{ $name }” has been deleted.
