### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = Otras importaciones cambiaban este estudio continuamente, por lo que no se ha importado nada. Inténtelo más tarde.
import-is-under-way = Se está importando un archivo en este estudio, o se está creando un lote. Inténtelo de nuevo en un minuto.
import-was-abandoned = La importación no avanzó durante un minuto y se detuvo. No se ha importado nada. Importe el archivo de nuevo.
system-of-another-kind = El nombre «{ $name }» pertenece a un sistema de otro tipo. Elija otro nombre.
rows-stop-import = No se ha importado nada, porque { $n ->
    [one] { $n } fila no se puede usar.
   *[other] { $n } filas no se pueden usar.
} Corrija el archivo o elija omitir estas filas.
file-is-incomplete-or-large = El archivo no llegó completo. Puede que sea más grande de lo que acepta este servidor.
choose-full-file = El archivo está vacío. Elija otro archivo.
file-is-utf = El archivo está en UTF-16. Guárdelo como UTF-8 y súbalo de nuevo.
file-without-objects = Ninguna línea del archivo tiene un objeto JSON. Escriba un objeto por línea, por ejemplo {"{"}"text": "…"{"}"}.
file-of-too-many-systems = El archivo tiene más de { $most } sistemas. Divídalo en varios archivos.
file-of-too-many-rows = El archivo tiene más de { $most } filas. Divídalo en varios archivos.
file-is-too-large-in-memory = Junto con los nombres de sus columnas, las filas ocupan más de { $mebibytes } MiB. Divida el archivo o elimine algunas columnas.
column-names-too-long = Los nombres de las demás columnas ocupan { $n } bytes en cada fila. Como máximo son posibles { $most }. Acorte los nombres o elimine algunas columnas.
header-is-unclosed = Hay unas comillas en la primera línea que no se cierran. Ciérrelas, o escríbalas dos veces si forman parte de un nombre.
header-unreadable = No se puede leer la primera línea. Debe nombrar las columnas.
too-many-columns = La primera línea nombra { $n } columnas. Como máximo son posibles { $most }. Elimine algunas columnas.
column-name-length = El nombre de la columna { $n } debe tener de 1 a { $most } caracteres. La primera línea debe nombrar las columnas.
column-is-twice = La primera línea nombra dos veces la columna «{ $name }». Dé a cada columna su propio nombre.
objects-of-too-many-names = Los objetos tienen más de { $most } nombres de campo distintos, que es el límite. Elimine algunos.
no-such-column = El archivo no tiene la columna «{ $column }». Sus columnas son: { $list }.
choose-text-column = Elija la columna con los textos.
choose-source-column = Elija la columna que nombra el texto fuente de cada salida.
choose-system-column = Elija la columna que nombra el sistema, o escriba un solo sistema para todas las filas.
choose-text-language = Elija el idioma de los textos, o la columna que lo nombra.
cell-too-large = «{ $name }» tiene más de { $most } bytes. Acórtelo. Puede que falten unas comillas.
cell-of-characters = «{ $name }» tiene { $n } caracteres. Como máximo son posibles { $most }.
source-is-unknown = El estudio no tiene el texto fuente «{ $id }». Importe primero el texto fuente.
system-is-unknown = El estudio no tiene el sistema «{ $name }». Compare con otro sistema o con ninguno.
source-in-languages = Varios idiomas tienen un texto fuente «{ $id }». Añada una columna con el idioma.
header-is-odd = La primera línea no se puede usar, y debe nombrar las columnas. { $details }
column-name-encoding = No se puede leer el nombre de la columna { $n }. Guarde el archivo como UTF-8 y súbalo de nuevo.
list-unreadable = No se puede leer la lista. { $details }
row-is-ragged = La fila tiene { $found ->
    [one] { $found } celda
   *[other] { $found } celdas
}, pero el encabezado tiene { $columns }. Puede que falten unas comillas.
cell-not-utf = «{ $name }» no está en UTF-8: el byte { $byte } es erróneo. Guarde el archivo como UTF-8.
line-not-utf = La línea no está en UTF-8: el byte { $byte } es erróneo. Guarde el archivo como UTF-8.
row-too-large = La fila tiene más de { $most } bytes. Puede que falten unas comillas.
row-is-unclosed = Hay unas comillas en esta fila que no se cierran, por lo que el resto del archivo pertenece a esta fila. Ciérrelas, o escríbalas dos veces si forman parte de un texto.
line-too-large = La línea tiene más de { $most } bytes. Escriba un objeto JSON por línea.
line-not-json = La línea no es JSON (columna { $column }). Escriba un objeto por línea, por ejemplo {"{"}"text": "…"{"}"}.
line-not-object = La línea es JSON, pero no un objeto. Escriba un objeto por línea, por ejemplo {"{"}"text": "…"{"}"}.
name-is-twice = El objeto tiene dos veces el nombre «{ $name }».
object-of-too-many-names = El objeto tiene { $n } nombres. Como máximo son posibles { $most }.
object-name-too-long = Un nombre del objeto tiene más de { $most } caracteres. Acórtelo.
name-holds-nul = Un nombre del objeto contiene un carácter NUL. Quítelo.
cell-holds-nul = «{ $name }» contiene un carácter NUL. Quítelo.
language-code-too-long = El código de idioma tiene { $n } caracteres. Como máximo son posibles { $most }.
not-in-study = El estudio no trabaja en «{ $tag }», solo en { $list }.
other-columns-too-large = Las demás columnas ocupan { $n } bytes con sus nombres. Como máximo son posibles { $most }. Acorte o elimine algunas.
cell-is-empty = «{ $name }» está vacío.
cell-of-lines = «{ $name }» tiene { $n } caracteres. Como máximo son posibles { $most }. El texto tiene varias líneas: puede que falten unas comillas.
cell-is-not-text = «{ $name }» no es un texto.
cell-is-not-json = «{ $name }» no es JSON: { $details }.
source-exists = Ya hay un texto fuente «{ $id }» en { $language }.
id-is-above = El ID «{ $id }» ya está en la línea { $line }.
output-exists = Ya hay una salida de «{ $system }» para «{ $source }».
name-of-another-kind = Un sistema del tipo «{ $kind }» no puede llamarse «{ $name }».
file-ends-early = El archivo no se puede leer más allá de esta línea. { $details }
name-is-reserved = El nombre «{ $name }» está reservado para las salidas que crea Concord. Dé otro nombre al sistema.
text-is-in-hit = Este texto ya está en un HIT, así que no se puede editar. Retírelo en su lugar.
text-is-in-gold-item = Un ítem gold muestra este texto, así que no se puede editar. Retire antes el ítem gold o retire el texto.
text-is-by-worker = Este texto lo escribió un participante. Corríjalo en la página de reescrituras.
text-is-by-rule = Un sistema integrado crea este texto a partir de su texto fuente. Edite el texto fuente.
text-is-withdrawn = Este texto está retirado. Recupérelo primero.
text-is-not-withdrawn = Este texto no está retirado por sí mismo. Si su texto fuente está retirado, recupérelo.
text-is-empty = El texto está vacío. Escriba un texto o retírelo.
# Arguments: $least
withdrawal-needs-reason = Escriba por qué se retira este texto, con al menos { $least } caracteres.
no-such-import = Este no es el estudio de una importación de respuestas que se interrumpió, o su archivo era otro.
