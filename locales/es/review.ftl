### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Gracias por sus textos piloto. Tiene acceso a la tarea principal.
pilot-refused = Gracias por sus textos piloto. Lamentablemente, no podemos ofrecerle el resto de esta tarea.
pilot-noticed = Lo que hemos observado (número de textos):
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Como todo el trabajo, sus textos piloto se pagan si se aprueban; esta decisión no lo cambia. Si no está de acuerdo con ella, escriba a la persona de contacto del estudio.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = casi no se ha cambiado nada
noticed-meaning = el significado ha cambiado
noticed-informal = el texto sigue siendo informal
noticed-fluency = la oración no suena natural
noticed-language = el texto no está en el idioma pedido
