### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = “{ $typed }” não é um número inteiro. Use somente algarismos, por exemplo 25.
not-a-day = “{ $typed }” não é um dia. Escreva ano, mês e dia, por exemplo 2026-11-30.
number-out-of-range = Informe um número inteiro de { $low } a { $high }, e não { $value }.
limit-out-of-range = Informe um número inteiro de { $low } a { $high }, ou deixe o campo vazio para não haver limite.
not-one-of = “{ $word }” não é possível aqui. Valores possíveis: { $list }.
most-characters = Use no máximo { $most } caracteres.
characters-from-to = Use de { $low } a { $high } caracteres.
contains-nul = O texto contém um caractere NUL, que não pode ser salvo. Remova-o e tente de novo.
text-too-large = O texto tem { $n } bytes. O máximo é de { $most } bytes. Encurte o texto.
too-many-entries = A lista tem { $n ->
    [one] { $n } item
   *[other] { $n } itens
}. O máximo é { $most }.
not-a-country = “{ $code }” não é um código de país. Use duas letras, por exemplo FR.
countries-not-understood = “{ $words }” não é conhecido como país. Escreva nomes de países no seu idioma ou em inglês, ou códigos de duas letras como FR.
languages-not-understood = “{ $words }” não é um idioma conhecido aqui. Escreva o nome de um idioma, por exemplo alemão, ou seu código, por exemplo de.
# Arguments: $words, $names
languages-not-understood-near = “{ $words }” não é um idioma conhecido aqui. Você quis dizer { $names }?
not-a-language = “{ $tag }” não é um código de idioma. Use um código como fr, pt-BR ou zh-Hant.
of-item = Item { $n }: { $reason }
of-line = Linha { $line }: { $reason }
of-file = { $file }: { $reason }
