### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = «{ $typed }» no es un número entero. Use solo dígitos, por ejemplo 25.
not-a-day = «{ $typed }» no es un día. Escriba año, mes y día, por ejemplo 2026-11-30.
number-out-of-range = Escriba un número entero de { $low } a { $high }, no { $value }.
limit-out-of-range = Escriba un número entero de { $low } a { $high }, o deje el campo vacío para que no haya límite.
not-one-of = «{ $word }» no es posible aquí. Use uno de estos valores: { $list }.
most-characters = Use como máximo { $most } caracteres.
characters-from-to = Use de { $low } a { $high } caracteres.
contains-nul = El texto contiene un carácter NUL, que no se puede guardar. Quítelo e inténtelo de nuevo.
text-too-large = El texto tiene { $n } bytes. Como máximo son posibles { $most }. Acorte el texto.
too-many-entries = La lista tiene { $n ->
    [one] { $n } entrada
   *[other] { $n } entradas
}. Como máximo son posibles { $most }.
not-a-country = «{ $code }» no es un código de país. Use dos letras, por ejemplo FR.
countries-not-understood = «{ $words }» no se conoce como país. Escriba nombres de países en su idioma o en inglés, o códigos de dos letras como FR.
languages-not-understood = «{ $words }» no es un idioma conocido aquí. Escriba el nombre de un idioma, por ejemplo alemán, o su código, por ejemplo de.
# Arguments: $words, $names
languages-not-understood-near = «{ $words }» no es un idioma conocido aquí. ¿Quería decir { $names }?
not-a-language = «{ $tag }» no es un código de idioma. Use un código como fr, pt-BR o zh-Hant.
of-item = Elemento { $n }: { $reason }
of-line = Línea { $line }: { $reason }
of-file = { $file }: { $reason }
