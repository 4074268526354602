### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = “{ $typed }” is not a whole number. Use digits only, for example 25.
not-a-day = “{ $typed }” is not a day. Write year, month and day, for example 2026-11-30.
# Arguments: $low, $high, $value
number-out-of-range = Enter a whole number from { $low } to { $high }, not { $value }.
# Arguments: $low, $high
limit-out-of-range = Enter a whole number from { $low } to { $high }, or leave the field empty for no limit.
# Arguments: $word, $list
not-one-of = “{ $word }” is not possible here. Use one of: { $list }.
most-characters = Use at most { $most } characters.
# Arguments: $low, $high
characters-from-to = Use { $low } to { $high } characters.
contains-nul = The text contains a NUL character, which cannot be stored. Remove it and try again.
# Arguments: $n, $most
text-too-large = The text has { $n } bytes. At most { $most } bytes are possible. Shorten the text.
# Arguments: $n, $most
too-many-entries = The list has { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}. At most { $most } are possible.
not-a-country = “{ $code }” is not a country code. Use two letters, for example FR.
countries-not-understood = “{ $words }” is not known as a country. Write names of countries in your language or in English, or two-letter codes such as FR.
languages-not-understood = “{ $words }” is not a language that is known here. Write the name of a language, such as German, or its code, such as de.
# Arguments: $words, $names
languages-not-understood-near = “{ $words }” is not a language that is known here. Did you mean { $names }?
not-a-language = “{ $tag }” is not a language code. Use a code such as fr, pt-BR or zh-Hant.
# Arguments: $n, $reason
of-item = Item { $n }: { $reason }
# Arguments: $line, $reason
of-line = Line { $line }: { $reason }
# Arguments: $file, $reason
of-file = { $file }: { $reason }
