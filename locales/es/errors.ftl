### Refusals that are told the same everywhere.

send-again = Enviar de nuevo
# Label of a field that shows a long text again that was refused
text-to-correct = Su texto, para corregirlo
sign-in-then-send = Su sesión se ha cerrado, por lo que esto no se guardó. Inicie sesión en una pestaña nueva, vuelva a esta página y seleccione «Enviar de nuevo». No cierre esta página.
sign-in-new-tab = Iniciar sesión (pestaña nueva)
to-start = Ir a mi página de inicio
title-sign-in = Iniciar sesión
title-forbidden = No permitido
title-not-found = No se ha encontrado
title-invalid = Revise esto
title-conflict = No es posible ahora
go-to-field = Ir a «{ $label }»
title-too-large = Demasiado grande
title-too-many = Demasiados intentos
title-busy = Servidor ocupado
title-internal = Error nuestro
