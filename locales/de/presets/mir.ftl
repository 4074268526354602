### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Bewerten, wie viel vom Inhalt erhalten ist, ohne Stilwörter
preset-mir-content-masked-instructions =
    Vergleichen Sie die beiden Texte, und geben Sie an, wie viel vom **Inhalt** des ersten im zweiten steht, von **1** bis **5**.

    - Achten Sie nicht auf den Stil: Ein formeller und ein informeller Text können denselben Inhalt haben.
    - Was hinzugefügt, weggelassen oder verändert wurde, senkt die Bewertung.

    In beiden Texten sind die Stilwörter verborgen: **[…]** steht für jedes davon. Urteilen Sie nach den Wörtern, die Sie sehen, und raten Sie die anderen nicht.

    Beispiele, für *[…] hund […] ja […] […] woher hast […] den*:

    - *[…] Hund ist […]. Woher haben […] ihn?* : **5**.
    - *[…] Hund ist […].* : **3**, die Frage fehlt.
    - *[…] möchte […] eine Katze kaufen.* : **1**.
preset-mir-content-masked-content-prompt = Wie viel vom Inhalt ist erhalten geblieben?
preset-mir-content-masked-content-point-1 = Nichts
preset-mir-content-masked-content-point-2 = Wenig
preset-mir-content-masked-content-point-3 = Etwa die Hälfte
preset-mir-content-masked-content-point-4 = Das meiste
preset-mir-content-masked-content-point-5 = Alles

## mir/content-unmasked

preset-mir-content-unmasked-title = Bewerten, wie viel vom Inhalt erhalten ist
preset-mir-content-unmasked-instructions =
    Vergleichen Sie die beiden Texte, und geben Sie an, wie viel vom **Inhalt** des ersten im zweiten steht, von **1** bis **5**.

    - Achten Sie nicht auf den Stil: Ein formeller und ein informeller Text können denselben Inhalt haben.
    - Was hinzugefügt, weggelassen oder verändert wurde, senkt die Bewertung.

    Beispiele, für *dein hund is ja soo süß woher hast du den*:

    - *Ihr Hund ist entzückend. Woher haben Sie ihn?* : **5**.
    - *Ihr Hund ist entzückend.* : **3**, die Frage fehlt.
    - *Ich möchte gern eine Katze kaufen.* : **1**.
preset-mir-content-unmasked-content-prompt = Wie viel vom Inhalt ist erhalten geblieben?
preset-mir-content-unmasked-content-point-1 = Nichts
preset-mir-content-unmasked-content-point-2 = Wenig
preset-mir-content-unmasked-content-point-3 = Etwa die Hälfte
preset-mir-content-unmasked-content-point-4 = Das meiste
preset-mir-content-unmasked-content-point-5 = Alles

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Bewerten, wie formell ein Text ist, von 1 bis 5
preset-mir-intensity-absolute-instructions =
    Lesen Sie den Text, und geben Sie an, wie stark er den **formellen** Stil hat, von **1** bis **5**.

    - Beurteilen Sie, wie etwas gesagt wird: Wörter, Wendungen, Höflichkeit, Abkürzungen, Zeichensetzung.
    - Achten Sie nicht auf das Thema und nicht darauf, ob der Text Sinn ergibt.

    Beispiele:

    - *komm bissl später lol* : **1**, nichts daran ist formell.
    - *Ich komme etwas später, tut mir leid.* : **3**, weder das eine noch das andere.
    - *Ich bedaure, Ihnen mitteilen zu müssen, dass ich mich verspäten werde.* : **5**, durchgehend formell.
preset-mir-intensity-absolute-intensity-prompt = Wie formell ist dieser Text?
preset-mir-intensity-absolute-intensity-point-1 = Gar nicht
preset-mir-intensity-absolute-intensity-point-2 = Ein wenig
preset-mir-intensity-absolute-intensity-point-3 = Einigermaßen
preset-mir-intensity-absolute-intensity-point-4 = Überwiegend
preset-mir-intensity-absolute-intensity-point-5 = Völlig

## mir/intensity-relative

preset-mir-intensity-relative-title = Bewerten, wie verschieden zwei Stile sind
preset-mir-intensity-relative-instructions =
    Lesen Sie beide Texte, und geben Sie an, wie verschieden ihre **Stile** sind, von **1** bis **5**.

    - Vergleichen Sie, wie formell oder informell die Texte sind, nicht, was sie sagen: Zwei Texte über verschiedene Dinge können denselben Stil haben.
    - Es ist egal, welcher der beiden formeller ist.

    Beispiele:

    - *komm bissl später lol* und *schaffs um 8 nich haha* : **1**, beides ist Chat-Sprache.
    - *komm bissl später lol* und *Ich komme etwas später, tut mir leid.* : **3**.
    - *komm bissl später lol* und *Ich bedaure, Ihnen mitteilen zu müssen, dass ich mich verspäten werde.* : **5**.
preset-mir-intensity-relative-difference-prompt = Wie verschieden sind die Stile der beiden Texte?
preset-mir-intensity-relative-difference-point-1 = Identisch
preset-mir-intensity-relative-difference-point-2 = Leicht verschieden
preset-mir-intensity-relative-difference-point-3 = Mäßig verschieden
preset-mir-intensity-relative-difference-point-4 = Sehr verschieden
preset-mir-intensity-relative-difference-point-5 = Völlig verschieden

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Bewerten, wie natürlich ein Text ist
preset-mir-naturalness-absolute-instructions =
    Lesen Sie den Text, und geben Sie an, wie wahrscheinlich es ist, dass ihn eine Person geschrieben hat, die mit der Sprache aufgewachsen ist, von **1** bis **5**.

    - Beurteilen Sie, wie der Text klingt, nicht, was er sagt oder wie formell er ist.
    - Eine Person kann einen Fehler machen; und auch ein Text ohne Fehler kann etwas sein, das niemand schreiben würde.

    Beispiele:

    - *wir wahren gestern da und es ist echt super* : **4**, nachlässig, aber so kann jemand schreiben.
    - *Der war Ort toll von wir gehend toll.* : **1**, so schreibt niemand.
preset-mir-naturalness-absolute-naturalness-prompt = Wie natürlich ist dieser Text?
preset-mir-naturalness-absolute-naturalness-point-1 = Gar nicht
preset-mir-naturalness-absolute-naturalness-point-2 = Kaum
preset-mir-naturalness-absolute-naturalness-point-3 = Einigermaßen
preset-mir-naturalness-absolute-naturalness-point-4 = Überwiegend
preset-mir-naturalness-absolute-naturalness-point-5 = Völlig

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Welcher Text ist natürlicher?
preset-mir-naturalness-relative-instructions =
    Lesen Sie beide Texte, und wählen Sie den, den eher eine Person mit dieser Muttersprache geschrieben hat.

    - Beurteilen Sie, wie der Text klingt, nicht, was er sagt oder wie formell er ist.
    - Sie müssen einen wählen, auch wenn der Unterschied klein ist. Die Seiten sind zufällig verteilt.
preset-mir-naturalness-relative-naturalness-prompt = Welcher Text ist natürlicher?
