### Rifiuti di campi, elenchi, tabelle e file: gli stessi ovunque.

not-a-whole-number = «{ $typed }» non è un numero intero. Usi solo cifre, per esempio 25.
not-a-day = «{ $typed }» non è un giorno. Scriva anno, mese e giorno, per esempio 2026-11-30.
number-out-of-range = Indichi un numero intero da { $low } a { $high }, non { $value }.
limit-out-of-range = Indichi un numero intero da { $low } a { $high }, oppure lasci il campo vuoto per non porre un limite.
not-one-of = «{ $word }» qui non è possibile. Valori possibili: { $list }.
most-characters = Usi al massimo { $most } caratteri.
characters-from-to = Usi da { $low } a { $high } caratteri.
contains-nul = Il testo contiene un carattere NUL, che non può essere salvato. Lo rimuova e riprovi.
text-too-large = Il testo ha { $n } byte. Il massimo è { $most } byte. Accorci il testo.
too-many-entries = L'elenco contiene { $n ->
    [one] { $n } voce
   *[other] { $n } voci
}. Il massimo è { $most }.
not-a-country = «{ $code }» non è un codice di Paese. Usi due lettere, per esempio FR.
countries-not-understood = «{ $words }» non è conosciuto come Paese. Scriva nomi di Paesi nella Sua lingua o in inglese, oppure codici di due lettere come FR.
languages-not-understood = «{ $words }» non è una lingua conosciuta qui. Scriva il nome di una lingua, per esempio tedesco, o il suo codice, per esempio de.
# Arguments: $words, $names
languages-not-understood-near = «{ $words }» non è una lingua conosciuta qui. Intendeva { $names }?
not-a-language = «{ $tag }» non è un codice di lingua. Usi un codice come fr, pt-BR o zh-Hant.
of-item = Elemento { $n }: { $reason }
of-line = Riga { $line }: { $reason }
of-file = { $file }: { $reason }
