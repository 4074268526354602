### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Use de 1 a { $most } caracteres: los signos - _ . : @ + ~ además de letras (de la a a la z, sin tildes ni ñ) y dígitos.
entrance-parameter = Escriba el nombre del parámetro que identifica al participante: letras (de la a a la z, sin tildes ni ñ), dígitos, guiones, guiones bajos o puntos, como máximo { $most } caracteres.
entrance-parameters-differ = Use un nombre distinto para cada parámetro. Esta página ya usa los nombres «language» y «back».
entrance-address = Escriba una dirección que empiece por https:// y tenga como máximo { $most } caracteres. Puede contener { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } y { "{" }study{ "}" }.
entrance-code = Un código de finalización tiene letras (de la a a la z, sin tildes ni ñ), dígitos, guiones o guiones bajos, { $most } como máximo.
entrance-needs-provider = Este enlace solo funciona desde la página del servicio de reclutamiento. Abra el estudio allí.
entrance-of-other-study = Este enlace es de otro estudio del servicio de reclutamiento. Abra de nuevo el estudio allí.
signed-link-is-forged = Este enlace no lo ha creado el servicio de reclutamiento. Abra el estudio allí.
signed-link-has-expired = Este enlace es demasiado antiguo. Abra de nuevo el estudio en la página del servicio de reclutamiento.
signed-link-is-not-valid-yet = Los relojes de este servidor y del servicio de reclutamiento no coinciden, así que el enlace no se puede comprobar. Inténtelo de nuevo en unos minutos.
signed-link-is-of-somebody-else = Este enlace se creó para otra persona u otro estudio. Abra de nuevo el estudio en la página del servicio de reclutamiento.
signed-link-cannot-be-checked = No se puede acceder al servicio de reclutamiento, así que el enlace no se puede comprobar. Inténtelo de nuevo en un minuto.
signed-link-was-used = Este enlace ya se ha usado. Abra de nuevo el estudio en la página del servicio de reclutamiento.
entrance-is-full = Este estudio no tiene más plazas ni tareas por el momento.
entrance-is-over = Su plaza en este estudio ya no está disponible.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = Este enlace está incompleto o ya no es válido. Abra de nuevo el enlace de su invitación.
invitees-missing = Indique al menos una persona, una por línea.
# Arguments: $n, $most
invitees-too-many = Una lista puede tener como máximo { $most } personas. Con estas tendría { $n }.
# Arguments: $line, $given
invitee-address = Línea { $line }: «{ $given }» no es un correo electrónico.
# Arguments: $line, $most
invitee-name-length = Línea { $line }: un nombre o ID puede tener como máximo { $most } caracteres.
# Argument: the number of a line
invitee-two-addresses = Línea { $line }: hay dos correos electrónicos. Indique una sola persona por línea.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Línea { $line }: tanto «{ $first }» como «{ $second }» se leen como nombre o ID. Deje solo uno de los dos o indique el idioma con uno de estos códigos: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Línea { $line }: «{ $given }» también está en la línea { $earlier }.
# Arguments: $line, $given
invitee-listed = Línea { $line }: «{ $given }» ya está en la lista, con otro nombre u otra dirección.
# Arguments: $line, $given, $label
invitee-elsewhere = Línea { $line }: «{ $given }» está en la lista de otro enlace de acceso: «{ $label }».
invitee-has-come = Esta persona ya ha empezado y sigue en la lista.
invitees-not-live = Puede enviar invitaciones cuando el estudio esté activo y este enlace esté abierto.
sends-no-mail = Este servidor no envía correos electrónicos. Descargue los enlaces y envíelos por su cuenta.
return-code-unknown = No conocemos este código para continuar. Revise cada carácter o empiece una nueva participación.
not-finished-yet = Todavía no ha terminado este estudio. Su página muestra el siguiente paso.
taking-part-has-ended = Su participación en este estudio ha terminado.
needs-account = Quien participa sin cuenta no puede tener otro rol. Cree primero una cuenta.
# A file with the results of a batch of Mechanical Turk
results-too-large = El archivo ocupa más de { $most } MiB. Descargue los resultados de menos HIT a la vez.
# The reason is in English
results-unusable = Este archivo no se puede leer como resultados de Mechanical Turk. { $why }
