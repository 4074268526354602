### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Vielen Dank für Ihre Pilottexte. Sie sind für die eigentliche Aufgabe zugelassen.
pilot-refused = Vielen Dank für Ihre Pilottexte. Leider können wir Sie für die eigentliche Aufgabe nicht zulassen.
pilot-noticed = Was uns aufgefallen ist (Anzahl der Texte):
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Wie jede Arbeit werden Ihre Pilottexte bezahlt, wenn sie genehmigt werden; diese Entscheidung ändert daran nichts. Wenn Sie mit ihr nicht einverstanden sind, schreiben Sie an die Kontaktperson der Studie.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = es wurde kaum etwas geändert
noticed-meaning = die Bedeutung hat sich geändert
noticed-informal = der Text ist noch informell
noticed-fluency = der Satz klingt nicht natürlich
noticed-language = der Text ist nicht in der verlangten Sprache
