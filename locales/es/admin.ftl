### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = Personas
admin-people-lead = Todas las personas con una cuenta en este servidor, las más recientes primero.
admin-administrator = administración
admin-suspended = cuenta suspendida
admin-erased = datos borrados
admin-grant-rights = Conceder derechos de administración
admin-grant-means = { $name } podrá ver y modificar todos los estudios, todas las cuentas y los ajustes del servidor.
admin-remove-rights = Quitar derechos de administración
admin-suspend = Suspender
admin-suspend-means = La sesión de { $name } se cerrará de inmediato. Esta persona no podrá iniciar sesión ni usar sus tokens de acceso hasta que usted le restaure el acceso.
admin-restore = Restaurar acceso
admin-erase = Borrar
admin-older-accounts = Cuentas más antiguas

## The server's audit log

admin-audit-log = Registro de auditoría
admin-audit-log-lead = Cuentas, derechos y tokens de este servidor. Cada estudio tiene su propio registro de auditoría.
admin-no-entries = Todavía no hay entradas.
admin-entries = Entradas del registro de auditoría
admin-actor = Autor
admin-action = Acción
admin-object = Objeto
admin-operator-or-rule = operador o regla automática
admin-person-hint = El nombre exacto o la dirección de correo electrónico
admin-older-entries = Entradas más antiguas

## Erasing a person

admin-erase-person = Borrar a una persona
admin-all-people = Todas las personas
admin-cannot-undo = Esto no se puede deshacer
admin-erase-account = La cuenta y todo lo que identifica a la persona se borran de la base de datos. Las copias de seguridad conservan estos datos hasta que se eliminan.
admin-cannot-erase = No se puede borrar a esta persona
admin-not-yet-paid = Aún sin pagar
admin-still-owed = Esta persona todavía no ha cobrado { $amounts }. Páguele primero: después del borrado, el servidor ya no sabe a quién pagar.
admin-what-is-erased = Lo que se borra
admin-what-is-kept = Lo que se conserva
admin-kept-lead = Esto se conserva con el seudónimo, sin nombre ni correo electrónico.
admin-data = Datos
admin-if-kept = Si se conservan las respuestas
admin-if-removed = Si se eliminan las respuestas
admin-only-log-entries = Solo se conservan el ID de la cuenta y las entradas del registro de auditoría.
admin-log-entries = Entradas del registro de auditoría, sin nombres ni direcciones
admin-count-of = { $kind }: { $n }
admin-pseudonym-in = { $pseudonym } en { $study }
admin-confirm = Confirmación
admin-answers = Respuestas
admin-keep-answers = Conservar las respuestas
admin-keep-answers-hint = Permanecen en los resultados con el seudónimo.
admin-remove-answers = Eliminar las respuestas
admin-remove-answers-hint = Se eliminan de todos los resultados y exportaciones, y los textos que escribió la persona se eliminan.
admin-type-to-confirm = Escriba el correo electrónico o el seudónimo de la persona
admin-erase-this-person = Borrar a esta persona

## Receipts of erasures

admin-erasures = Borrados
admin-erasures-lead = Comprobantes de datos personales borrados, sin nombres.
admin-no-erasures = Todavía no se ha borrado a ninguna persona.
admin-older-erasures = Borrados más antiguos
admin-receipt-title = Comprobante de borrado
admin-receipt-lead = El comprobante no contiene nombres. Consérvelo como constancia de qué se borró y cuándo.
admin-receipt = Comprobante
admin-account = Cuenta
admin-cause = Origen del borrado
admin-cause-administrator = una persona de la administración ({ $id })
admin-cause-retention = el plazo de conservación de un estudio
admin-cause-operator = la línea de comandos
admin-receipt-erased = Borrado
admin-receipt-kept = Conservado con el seudónimo
admin-answers-kept = conservadas
admin-answers-removed = eliminadas

## The user's own account


## Requests for erasure

admin-asked-erasure = borrado solicitado
admin-erasure-requests = Solicitudes de borrado
admin-requested = Solicitado
