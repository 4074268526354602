### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = „{ $typed }“ ist keine ganze Zahl. Verwenden Sie nur Ziffern, zum Beispiel 25.
not-a-day = „{ $typed }“ ist kein Datum. Schreiben Sie Jahr, Monat und Tag, zum Beispiel 2026-11-30.
number-out-of-range = Geben Sie eine ganze Zahl von { $low } bis { $high } ein, nicht { $value }.
limit-out-of-range = Geben Sie eine ganze Zahl von { $low } bis { $high } ein, oder lassen Sie das Feld leer, wenn es keine Grenze geben soll.
not-one-of = „{ $word }“ ist hier nicht möglich. Möglich sind: { $list }.
most-characters = Verwenden Sie höchstens { $most } Zeichen.
characters-from-to = Verwenden Sie { $low } bis { $high } Zeichen.
contains-nul = Der Text enthält ein NUL-Zeichen, das nicht gespeichert werden kann. Entfernen Sie es, und versuchen Sie es noch einmal.
text-too-large = Der Text hat { $n } Bytes. Möglich sind höchstens { $most } Bytes. Kürzen Sie den Text.
too-many-entries = Die Liste hat { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}. Möglich sind höchstens { $most }.
not-a-country = „{ $code }“ ist kein Ländercode. Verwenden Sie zwei Buchstaben, zum Beispiel FR.
countries-not-understood = „{ $words }“ ist nicht als Land bekannt. Geben Sie Ländernamen in Ihrer Sprache oder auf Englisch an oder Codes aus zwei Buchstaben wie FR.
languages-not-understood = „{ $words }“ ist keine hier bekannte Sprache. Geben Sie den Namen einer Sprache an, zum Beispiel Deutsch, oder ihren Code, zum Beispiel de.
# Arguments: $words, $names
languages-not-understood-near = „{ $words }“ ist keine hier bekannte Sprache. Meinten Sie { $names }?
not-a-language = „{ $tag }“ ist kein Sprachcode. Verwenden Sie einen Code wie fr, pt-BR oder zh-Hant.
of-item = Element { $n }: { $reason }
of-line = Zeile { $line }: { $reason }
of-file = { $file }: { $reason }
