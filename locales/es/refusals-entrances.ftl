### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Use de 1 a { $most } caracteres: los signos - _ . : @ + ~ además de letras (de la a a la z, sin tildes ni ñ) y dígitos.
entrance-parameter = Escriba el nombre del parámetro que identifica al participante: letras (de la a a la z, sin tildes ni ñ), dígitos, guiones, guiones bajos o puntos, como máximo { $most } caracteres.
entrance-parameters-differ = Use un nombre distinto para cada parámetro. Los nombres «language» y «back» ya están en uso.
entrance-address = Escriba una dirección que empiece por https:// y tenga como máximo { $most } caracteres. Puede contener { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } y { "{" }study{ "}" }.
entrance-code = Un código de finalización tiene letras (de la a a la z, sin tildes ni ñ), dígitos, guiones o guiones bajos, { $most } como máximo.
entrance-needs-provider = Este enlace solo funciona desde la página del servicio de reclutamiento. Abra el estudio allí.
entrance-of-other-study = Este enlace es de otro estudio del servicio de reclutamiento. Abra de nuevo el estudio allí.
entrance-is-full = Todas las plazas de este estudio están ocupadas.
entrance-is-over = Ya no puede participar en este estudio.
return-code-unknown = Este código no se conoce aquí. Revise cada carácter o empiece desde el principio.
not-finished-yet = Todavía le queda algo por hacer en este estudio. Su página muestra el siguiente paso.
taking-part-has-ended = Ha completado su parte en este estudio.
