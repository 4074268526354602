### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = Was in einer Umformulierung geändert wurde
preset-xformal-edit-types-instructions =
    Vergleichen Sie die Umformulierung mit dem Original, und kreuzen Sie **jede** Art von Änderung an, die Sie sehen. Zu einem Wort können mehrere gehören.

    - **Groß- und Kleinschreibung**: *berlin* > *Berlin*, *NIEMALS* > *Niemals*.
    - **Zeichensetzung**: hinzugefügt, entfernt oder ersetzt.
    - **Paraphrase**: Etwas ist mit anderen Worten gesagt.
    - **Füllwörter entfernt**: *halt*, *also*, *weißt du*.
    - **Auslassungen ergänzt**: Ein ausgelassenes Wort steht jetzt da: *Paul gesehen?* > *Hast du Paul gesehen?*
    - **Kontext hinzugefügt**: etwas, das das Original nur andeutet.
    - **Zusammenziehungen**: *hab's* > *habe es*.
    - **Rechtschreibung**: Ein falsch geschriebenes Wort ist berichtigt.
    - **Abkürzungen und Chat-Schreibweise**: *vllt* > *vielleicht*.
    - **Umgangssprache und Redewendungen**: *Kohle* > *Geld*.
    - **Höflichkeit**: *bitte*, *könnten Sie*, eine höfliche Anrede.
    - **Sätze geteilt**: Aus einem Satz sind mehrere geworden.
    - **Relativpronomen**: *der Film, wo ich gesehen habe* > *der Film, den ich gesehen habe*.

    Was hier fehlt, schreiben Sie in das Feld **Sonstiges**. Wenn nichts geändert wurde, kreuzen Sie nur **Nichts wurde geändert** an.
preset-xformal-edit-types-edit-types-prompt = Was wurde geändert?
preset-xformal-edit-types-edit-types-option-capitalization = Groß- und Kleinschreibung
preset-xformal-edit-types-edit-types-option-punctuation = Zeichensetzung
preset-xformal-edit-types-edit-types-option-paraphrase = Paraphrase
preset-xformal-edit-types-edit-types-option-delete-fillers = Füllwörter entfernt
preset-xformal-edit-types-edit-types-option-completion = Auslassungen ergänzt
preset-xformal-edit-types-edit-types-option-add-context = Kontext hinzugefügt
preset-xformal-edit-types-edit-types-option-contractions = Zusammenziehungen
preset-xformal-edit-types-edit-types-option-spelling = Rechtschreibung
preset-xformal-edit-types-edit-types-option-normalization = Abkürzungen und Chat-Schreibweise
preset-xformal-edit-types-edit-types-option-slang-idioms = Umgangssprache und Redewendungen
preset-xformal-edit-types-edit-types-option-politeness = Höflichkeit
preset-xformal-edit-types-edit-types-option-split-sentences = Sätze geteilt
preset-xformal-edit-types-edit-types-option-relativizers = Relativpronomen
preset-xformal-edit-types-edit-types-option-unchanged = Nichts wurde geändert

## xformal/fluency

preset-xformal-fluency-title = Sprachfluss bewerten
preset-xformal-fluency-instructions =
    Lesen Sie den Text, und geben Sie an, ob er sich wie natürliches, richtiges Deutsch liest, von **1** bis **5**.

    - **5 Perfekt**: Er liest sich flüssig und enthält keine Fehler.
    - **4 Verständlich**: Es gibt einige Fehler oder ungeschickte Wendungen, aber der Sinn ist klar.
    - **3 Einigermaßen verständlich**: Man versteht einen Teil, oder man muss den Text noch einmal lesen.
    - **2 Unverständlich**: Die Wörter sind deutsch, aber zusammen ergeben sie keinen Sinn.
    - **1 Nicht zu beurteilen**: Der Text ist leer oder in einer anderen Sprache.

    Ein informeller Text kann vollkommen flüssig sein.
preset-xformal-fluency-fluency-prompt = Wie flüssig liest sich dieser Text?
preset-xformal-fluency-fluency-point-1 = Nicht zu beurteilen
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Unverständlich
preset-xformal-fluency-fluency-point-2-example-1 = Das Fenster unter geht der Dienstag.
preset-xformal-fluency-fluency-point-3 = Einigermaßen verständlich
preset-xformal-fluency-fluency-point-3-example-1 = Er hat gesagt der Zug was gestern war er kommt nicht.
preset-xformal-fluency-fluency-point-4 = Verständlich
preset-xformal-fluency-fluency-point-4-example-1 = ich weis nich wo er die schlüssel hingetan hatt
preset-xformal-fluency-fluency-point-5 = Perfekt
preset-xformal-fluency-fluency-point-5-example-1 = Ich weiß nicht, wo er die Schlüssel hingelegt hat.

## xformal/formality

preset-xformal-formality-title = Bewerten, wie formell ein Text ist
preset-xformal-formality-instructions =
    Lesen Sie den Text, und geben Sie an, wie formell er ist, von **-3** bis **3**.

    - Beurteilen Sie, wie etwas gesagt wird: Wortwahl, Wendungen, Höflichkeit, Abkürzungen, Zeichensetzung.
    - Achten Sie nicht auf das Thema und nicht darauf, ob Sie der Aussage zustimmen.
    - Ein Satz kann einen Fehler enthalten und trotzdem formell sein; er kann ohne Fehler und trotzdem informell sein.
preset-xformal-formality-formality-prompt = Wie formell ist dieser Text?
preset-xformal-formality-formality-point-minus-3 = Sehr informell
preset-xformal-formality-formality-point-minus-3-example-1 = boah wo is mein handy ich pack das nich lol
preset-xformal-formality-formality-point-minus-2 = Informell
preset-xformal-formality-formality-point-minus-2-example-1 = Hast du mal auf die Uhr geguckt oder was
preset-xformal-formality-formality-point-minus-1 = Eher informell
preset-xformal-formality-formality-point-minus-1-example-1 = Wirklich schade, dass du nicht mitkommen kannst.
preset-xformal-formality-formality-point-0 = Neutral
preset-xformal-formality-formality-point-0-example-1 = Das Geschäft schließt um sechs Uhr.
preset-xformal-formality-formality-point-1 = Eher formell
preset-xformal-formality-formality-point-1-example-1 = Besucher können ihre Garderobe am Eingang abgeben.
preset-xformal-formality-formality-point-2 = Formell
preset-xformal-formality-formality-point-2-example-1 = Wir bitten Sie höflich, uns Ihre Teilnahme zu bestätigen.
preset-xformal-formality-formality-point-3 = Sehr formell
preset-xformal-formality-formality-point-3-example-1 = Wir versichern Sie unserer vorzüglichen Hochachtung.

## xformal/meaning

preset-xformal-meaning-title = Bewerten, wie gut die Bedeutung erhalten ist
preset-xformal-meaning-instructions =
    Vergleichen Sie die beiden Texte, und geben Sie an, ob sie dasselbe bedeuten, von **1** bis **6**.

    - Achten Sie nicht auf Stil oder Fehler, außer wenn sie das Verstehen verhindern.
    - Was hinzugefügt, weggelassen oder verändert wurde, senkt die Bewertung.
    - Ein formeller und ein informeller Text können völlig gleichbedeutend sein.
preset-xformal-meaning-meaning-prompt = Bedeuten die beiden Texte dasselbe?
preset-xformal-meaning-meaning-point-1 = Völlig verschieden
preset-xformal-meaning-meaning-point-1-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-1-example-1-output = Ich möchte heute Abend lieber zu Hause essen.
preset-xformal-meaning-meaning-point-2 = Nicht gleichbedeutend, aber gleiches Thema
preset-xformal-meaning-meaning-point-2-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-2-example-1-output = Der Bus ist günstiger als das Auto.
preset-xformal-meaning-meaning-point-3 = Nicht gleichbedeutend, aber einige gemeinsame Einzelheiten
preset-xformal-meaning-meaning-point-3-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-3-example-1-output = Meine Schwester hat letzte Woche ein Auto gekauft.
preset-xformal-meaning-meaning-point-4 = Ungefähr gleichbedeutend
preset-xformal-meaning-meaning-point-4-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-4-example-1-output = Meine Schwester hat ihr Auto verkauft und nutzt öffentliche Verkehrsmittel.
preset-xformal-meaning-meaning-point-5 = Weitgehend gleichbedeutend
preset-xformal-meaning-meaning-point-5-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-5-example-1-output = Meine Schwester hat vor Kurzem ihr Auto verkauft und fährt nun mit dem Bus.
preset-xformal-meaning-meaning-point-6 = Völlig gleichbedeutend
preset-xformal-meaning-meaning-point-6-example-1-source = meine schwester hat letzte woche ihr auto verkauft, jetzt fährt sie mit dem bus
preset-xformal-meaning-meaning-point-6-example-1-output = Letzte Woche hat meine Schwester ihr Auto verkauft; sie fährt nun mit dem Bus.

## xformal/quality

preset-xformal-quality-title = Qualität einer Umformulierung bewerten
preset-xformal-quality-instructions =
    Vergleichen Sie die Umformulierung mit dem Original, und beurteilen Sie sie als Ganzes.

    - **Ausgezeichnet**: Sie ist formell, liest sich gut und sagt, was das Original sagt.
    - **Akzeptabel**: Sie hat kleine Schwächen in Stil, Sprache oder Bedeutung, die sich schnell korrigieren lassen.
    - **Schlecht**: Sie ist kaum formeller, schwer zu verstehen oder sagt etwas anderes.
preset-xformal-quality-quality-prompt = Wie gut ist diese Umformulierung?
preset-xformal-quality-quality-option-excellent = Ausgezeichnet
preset-xformal-quality-quality-option-acceptable = Akzeptabel
preset-xformal-quality-quality-option-poor = Schlecht

## xformal/ranking

preset-xformal-ranking-title = Umformulierungen in eine Rangfolge bringen
preset-xformal-ranking-instructions =
    Sie sehen einen informellen Satz, eine von einer Person geschriebene Umformulierung und dann mehrere Umformulierungen zum Vergleichen. Ordnen Sie diese von der **besten** (Platz 1) bis zur **schlechtesten**.

    - Am besten ist die **formellste** von denen, die sich gut lesen und die Bedeutung bewahren.
    - Ein Text, der die Bedeutung ändert oder nicht zu verstehen ist, kommt nach den anderen, auch wenn er formell ist.
    - Zwei gleich gute Texte können denselben Platz haben.

    Die Umformulierung der Person dient nur zum Vergleich und bekommt keinen Platz. Die Texte erscheinen in zufälliger Reihenfolge.
preset-xformal-ranking-ranking-prompt = Ordnen Sie diese Umformulierungen von der besten bis zur schlechtesten.

## xformal/rewrite

preset-xformal-rewrite-title = In einem formellen Stil umformulieren
preset-xformal-rewrite-instructions =
    Lesen Sie den informellen Satz, und schreiben Sie dann einen **formellen** deutschen Satz, der **dasselbe** sagt.

    - Behandeln Sie jeden Satz für sich.
    - Verwenden Sie nur, was im Satz steht: Fügen Sie nichts hinzu, und lassen Sie nichts weg.
    - Es reicht nicht, Zeichensetzung, Großschreibung oder Abkürzungen zu berichtigen: Ändern Sie auch die informellen Wörter und Wendungen.
    - Schreiben Sie wie an jemanden, den Sie nicht kennen und den Sie respektieren.

    Informeller Satz: *mein bruder checkt null von computern, voll das chaos.....*

    - **Gut**: „Mein Bruder versteht nichts von Computern, was äußerst bedauerlich ist.“ Der Stil ist formell, und die Bedeutung ist erhalten.
    - **Nicht so**: „Mein Bruder checkt null von Computern. Voll das Chaos.“ Nur Rechtschreibung und Zeichensetzung sind anders: Der Satz ist noch informell.
    - **Nicht so**: „Mein Bruder ist nicht intelligent und hat seinen Computer verkauft.“ Der Stil ist formell, aber die Bedeutung hat sich geändert.
preset-xformal-rewrite-rewrite-prompt = Schreiben Sie diesen Satz in einem formellen Stil.
