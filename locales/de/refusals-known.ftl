### Refusals of lists of gold items.

list-too-large = Die Liste ist größer als { $mebibytes } MiB. Teilen Sie sie in mehrere Listen auf.
list-of-too-many-lines = Die Liste hat mehr als { $most } Zeilen. Teilen Sie sie in mehrere Listen auf.
list-is-empty = Die Liste hat nur eine erste Zeile. Fügen Sie darunter mindestens ein Item hinzu.
column-is-unknown = „{ $name }“ ist keine Spalte dieser Liste. Mögliche Spalten: { $list }.
id-column-is-missing = Die Liste braucht eine Spalte „id“ mit der ID jedes Ausgangstexts.
known-is-twice = „{ $id }“ ist in dieser Aufgabe schon ein Gold-Item. Entfernen Sie diese Zeile.
systems-of-item = Diese Aufgabe zeigt { $expected ->
    [one] { $expected } Output
   *[other] { $expected } Outputs
}, aber „systems“ nennt { $n }. Trennen Sie die Namen mit |.
system-is-named-twice = „systems“ nennt „{ $name }“ zweimal. Nennen Sie es nur einmal.
output-is-missing = Das System „{ $system }“ hat keinen Output für „{ $id }“. Wählen Sie ein anderes System.
outputs-are-several = Das System „{ $system }“ hat mehrere Outputs für „{ $id }“ und kann deshalb hier nicht verwendet werden. Wählen Sie ein anderes System.
no-known-answer = Diese Zeile hat keine erwartete Antwort. Geben Sie die Antwort auf mindestens eine Frage ein.
whole-number-from-to = „{ $typed }“ ist keine ganze Zahl von { $low } bis { $high }.
known-is-no-answer = „{ $answer }“ ist keine mögliche Antwort auf „{ $question }“.
known-takes-one = Für „{ $question }“ ist nur eine Antwort möglich.
known-needs-order = Für „{ $question }“ ist eine Reihenfolge der Systeme nötig, zum Beispiel A > B.
known-of-other-text = Der markierte Text für „{ $question }“ unterscheidet sich vom gezeigten Text. Kopieren Sie den gezeigten Text, und markieren Sie ihn.
known-is-a-text = „{ $question }“ verlangt einen Text, deshalb können Gold-Items dafür keine erwartete Antwort haben.
known-of-each-output = Für „{ $question }“ ist ein Wert für jeden Output nötig, zum Beispiel A=2|B=-1.
known-without-value = Das System „{ $system }“ hat keinen möglichen Wert für „{ $question }“.
