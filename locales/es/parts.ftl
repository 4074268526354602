### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Copiar
part-contents = Contenido
part-download-figure = Descargar SVG
part-download-png = Descargar PNG
part-figure-failed = No se ha podido dibujar la figura ({ $error }). Sus números están en la tabla.
part-data-table = Datos en tabla
part-how-computed = { $label }: ¿cómo se calcula?
part-progress = { $done } de { $of } ({ $percent } %)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = Esto se muestra una sola vez
part-shown-once-text = Cópielo ahora. No se guarda y no se puede volver a mostrar. Si lo pierde, revóquelo y cree uno nuevo.

## The first start of a server

part-setup-title = Configuración inicial del servidor
part-setup-lead = Cree la cuenta de administración, que puede crear estudios, invitar a personas y leer el registro de auditoría. Este enlace funciona una sola vez.
part-setup-create = Crear cuenta de administración

opens-in-new-tab = (se abre en una pestaña nueva)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
