### Rifiuti di elenchi di item gold.

list-too-large = L'elenco supera { $mebibytes } MiB. Lo divida in più elenchi.
list-of-too-many-lines = L'elenco ha più di { $most } righe. Lo divida in più elenchi.
list-is-empty = L'elenco ha solo la prima riga. Aggiunga sotto almeno un item.
column-is-unknown = «{ $name }» non è una colonna di questo elenco. Colonne possibili: { $list }.
id-column-is-missing = L'elenco deve avere una colonna «id» con l'ID di ogni testo di partenza.
known-is-twice = «{ $id }» è già un item gold di questo compito. Rimuova questa riga.
systems-of-item = Questo compito mostra { $expected } output, ma «systems» ne indica { $n }. Separi i nomi con |.
system-is-named-twice = «systems» indica due volte «{ $name }». Lo indichi una volta sola.
output-is-missing = Il sistema «{ $system }» non ha un output per «{ $id }». Scelga un altro sistema.
outputs-are-several = Il sistema «{ $system }» ha più output per «{ $id }», quindi qui non si può usare. Scelga un altro sistema.
no-known-answer = Questa riga non ha una risposta prevista. Indichi la risposta ad almeno una domanda.
whole-number-from-to = «{ $typed }» non è un numero intero da { $low } a { $high }.
known-is-no-answer = «{ $answer }» non è una risposta possibile a «{ $question }».
known-takes-one = «{ $question }» accetta una sola risposta.
known-needs-order = «{ $question }» richiede un ordine dei sistemi, per esempio A > B.
known-of-other-text = Il testo evidenziato per «{ $question }» è diverso dal testo mostrato. Copi il testo mostrato e lo evidenzi.
known-is-a-text = «{ $question }» chiede un testo, quindi gli item gold non possono avere una risposta prevista a questa domanda.
known-of-each-output = «{ $question }» richiede un valore per ogni output, per esempio A=2|B=-1.
known-without-value = Il sistema «{ $system }» non ha un valore possibile per «{ $question }».
