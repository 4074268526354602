### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = Solo la administración puede crear estudios. Pídale que cree uno y le asigne en él el rol «Investigador».
study-languages = Elija de 1 a { $most } idiomas, por ejemplo fr, pt-BR o zh-Hant.
language-is-in-use = El idioma { $language } no se puede quitar, porque el estudio tiene textos o participantes en él.
not-a-study-language = El estudio no incluye el idioma { $language }, solo { $list }. Añádalo primero en la configuración del estudio.
currency-is-fixed = La moneda no se puede cambiar después de que se haya ganado dinero.
consent-form-changed = El formulario de consentimiento ha cambiado desde que lo abrió. Léalo de nuevo, por favor.
not-a-currency = Esto no es un código de moneda. Use un código de ISO 4217, como EUR, USD o BRL.
approval-hours = Escriba un número de horas de 0 (aprobar solo a mano) a 8760 (un año).
retention-days = Escriba un número de días de 0 (no borrar nunca) a { $most } (diez años).
study-needs-task = Publique al menos una tarea antes de activar el estudio.
study-state-changed = Otra persona acaba de cambiar el estado del estudio. Recargue la página.
study-was-changed-meanwhile = El estudio ha cambiado desde que se mostraron los cambios. Revíselos de nuevo. No se ha cambiado nada.
study-is-in-state = El estudio ya tiene este estado. Recargue la página.
study-has-no-step = Un borrador se puede activar, un estudio activo se puede cerrar y un estudio cerrado se puede activar de nuevo. No es posible ningún otro cambio de estado.
abbreviation-is-odd = «{ $short }» ({ $language }) debe ser una sola palabra con una expansión. Cada una puede tener de 1 a { $most } caracteres.
abbreviations-unreadable = No se ha podido leer la lista ({ $details }). Escriba una abreviatura por línea, por ejemplo: xq = porque.
choose-task = Elija una tarea.
task-is-not-published = Esta tarea todavía no está publicada. Publíquela y después cree el lote.
study-just-changed = Otra persona acaba de cambiar este estudio. Cree el lote de nuevo.
batch-too-large = Este lote tendría { $n } HIT. Como máximo son posibles { $most }. Elija una muestra más pequeña.
batch-of-too-many-items = Estos sistemas darían más de { $most } ítems. Elija menos sistemas.
batch-needs-two-systems = Esta tarea compara salidas de distintos sistemas. Elija al menos dos sistemas.
batch-needs-system = Elija los sistemas cuyas salidas valorarán los participantes.
batch-is-empty = No hay textos en el idioma { $language } para esta tarea. Importe primero textos fuente, y también salidas si la tarea muestra salidas.
sample-out-of-range = Hay { $n ->
    [one] { $n } texto fuente
   *[other] { $n } textos fuente
} para extraer la muestra. Escriba un número entero de 1 a { $n }.
batch-is-being-made = Este lote todavía se está creando. Inténtelo de nuevo en un minuto.
batch-was-abandoned = El lote no avanzó durante un minuto, por lo que se detuvo y está incompleto. Créelo de nuevo.
batch-is-stopped = Este lote ya está detenido. Recargue la página.
batch-is-open = Este lote ya está abierto. Recargue la página.
not-a-design = Esto no es el diseño de un estudio ({ $details }).
not-a-manifest = Esto no es el manifiesto de una exportación ({ $details }).
not-a-list-of-known = Esto no es una lista de ítems gold ({ $details }).
restore-refused = { $file }: { $reason } No se ha importado nada.
restore-parquet = Una exportación en Parquet no se puede importar. Exporte el estudio en CSV o JSON Lines e importe esos archivos.
file-unreadable = No se ha podido leer { $file } ({ $details }). No se ha importado nada.
file-was-changed = { $file } no es el archivo que se exportó: su hash es distinto del que figura en { $manifest }. Si cambió el archivo a propósito, elimine { $manifest }.
file-is-there-twice = Existen { $one } y { $other }. Elimine uno de los dos.
rows-refused = No se ha importado nada, porque { $file } tiene filas que no se pueden usar:{ $rows }
systems-columns = Un archivo de sistemas necesita las columnas «system» y «kind».
no-such-task = No hay ninguna tarea { $task }.
of-task = Tarea { $task }: { $reason }
