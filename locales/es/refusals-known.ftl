### Refusals of lists of gold items.

list-too-large = La lista ocupa más de { $mebibytes } MiB. Divídala en varias listas.
list-of-too-many-lines = La lista tiene más de { $most } líneas. Divídala en varias listas.
list-is-empty = La lista solo tiene una primera línea. Añada debajo al menos un ítem.
column-is-unknown = «{ $name }» no es una columna de esta lista. Columnas posibles: { $list }.
id-column-is-missing = La lista necesita una columna «id» con el ID de cada texto fuente.
known-is-twice = «{ $id }» ya es un ítem gold de esta tarea. Elimine esta línea.
systems-of-item = Esta tarea muestra { $expected ->
    [one] { $expected } salida
   *[other] { $expected } salidas
}, pero «systems» nombra { $n }. Separe los nombres con |.
system-is-named-twice = «systems» nombra «{ $name }» dos veces. Nómbrelo una sola vez.
output-is-missing = El sistema «{ $system }» no tiene ninguna salida para «{ $id }». Elija otro sistema.
outputs-are-several = El sistema «{ $system }» tiene varias salidas para «{ $id }», por lo que no se puede usar aquí. Elija otro sistema.
no-known-answer = Esta línea no tiene ninguna respuesta esperada. Escriba la respuesta al menos a una pregunta.
whole-number-from-to = «{ $typed }» no es un número entero de { $low } a { $high }.
known-is-no-answer = «{ $answer }» no es una respuesta posible a «{ $question }».
known-takes-one = «{ $question }» admite una sola respuesta.
known-needs-order = «{ $question }» necesita un orden de los sistemas, por ejemplo A > B.
known-of-other-text = El texto resaltado para «{ $question }» es distinto del texto que se muestra. Copie el texto que se muestra y resáltelo.
known-is-a-text = «{ $question }» pide un texto, por lo que los ítems gold no pueden tener una respuesta esperada a esta pregunta.
known-of-each-output = «{ $question }» necesita un valor para cada salida, por ejemplo A=2|B=-1.
known-without-value = El sistema «{ $system }» no tiene ningún valor posible para «{ $question }».
