### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formell oder informell
preset-cocoa-formality-label-instructions =
    Lesen Sie den Text, und geben Sie an, in welchem Stil er die lesende Person anspricht. Beurteilen Sie die Anredeformen und die Verbformen, die dazugehören, nicht das Thema.

    - **Formell**: nur formelle Formen. **Informell**: nur informelle Formen.
    - **Neutral**: Nichts im Text zeigt einen Stil.
    - **Sonstiges**: Beides kommt vor, oder der Text ist nicht zu verstehen.
preset-cocoa-formality-label-label-prompt = In welchem Stil ist dieser Text?
preset-cocoa-formality-label-label-option-formal = Formell
preset-cocoa-formality-label-label-option-informal = Informell
preset-cocoa-formality-label-label-option-neutral = Neutral
preset-cocoa-formality-label-label-option-other = Sonstiges

## cocoa/gender-variant

preset-cocoa-gender-variant-title = Dieselbe Übersetzung für das andere Geschlecht
preset-cocoa-gender-variant-instructions =
    Sie sehen einen Ausgangstext und seine Übersetzung. Schreiben Sie die Übersetzung so, dass sie eine Person **des anderen Geschlechts** anspricht oder von ihr handelt. Gehen Sie dabei von der vorhandenen Übersetzung aus.

    - Ändern Sie **nur** die Wörter, die das Geschlecht zeigen, und was mit ihnen übereinstimmen muss.
    - Wenn nichts im Text das Geschlecht zeigt, reichen Sie ihn unverändert ein.
    - Wenn Sie den Text nicht verstehen, geben Sie das an, statt zu raten.

    Beispiel: *Er ist der neue Lehrer meines Sohnes.* > *Sie ist die neue Lehrerin meines Sohnes.*
preset-cocoa-gender-variant-gender-variant-prompt = Bearbeiten Sie die Übersetzung so, dass sie vom anderen Geschlecht handelt.

## cocoa/matches-level

preset-cocoa-matches-level-title = Ist der Text so formell wie verlangt?
preset-cocoa-matches-level-instructions =
    Lesen Sie den Text, und geben Sie an, ob er die lesende Person **formell** anspricht, wie es verlangt war.

    - **Ja**: Jede Form, die die Anrede zeigt, ist formell.
    - **Nein**: Eine davon ist informell, oder es gibt keine.

    Beurteilen Sie die Anredeformen und die Verbformen, die dazugehören, nicht das Thema.
preset-cocoa-matches-level-matches-prompt = Wird die lesende Person formell angesprochen?
preset-cocoa-matches-level-matches-option-yes = Ja
preset-cocoa-matches-level-matches-option-no = Nein

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Qualität einer Übersetzung bewerten, von 1 bis 6
preset-cocoa-quality-1-6-instructions =
    Vergleichen Sie die Übersetzung mit ihrem Ausgangstext, und bewerten Sie sie von **1** (schlecht) bis **6** (perfekt).

    - Beurteilen Sie, ob sie dasselbe sagt wie der Ausgangstext, ob sie richtig ist und sich gut liest.
    - Die Anrede wird an anderer Stelle bewertet: Eine formelle und eine informelle Übersetzung können beide perfekt sein.

    Zur Orientierung:

    - **6**: nichts zu ändern. **5**: ein kleiner Fehler. **4**: einige kleine Fehler, die Bedeutung ist vollständig.
    - **3**: Ein Teil der Bedeutung fehlt oder ist falsch. **2**: Das meiste fehlt oder ist falsch. **1**: Es ist keine Übersetzung des Ausgangstexts.
preset-cocoa-quality-1-6-quality-prompt = Wie gut ist diese Übersetzung?
preset-cocoa-quality-1-6-quality-point-1 = Schlecht
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = Die Bushaltestelle ist neben der Schule.
preset-cocoa-quality-1-6-quality-point-2 = Schwach
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = Ich habe den Bus vergessen und kam nach Hause.
preset-cocoa-quality-1-6-quality-point-3 = Mittelmäßig
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = Ich habe meinen Schirm zu Hause vergessen und wurde im Bus nass.
preset-cocoa-quality-1-6-quality-point-4 = Gut
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = Ich habe mein Schirm in den Bus vergessen und war sehr nass, wie ich zu Hause kam.
preset-cocoa-quality-1-6-quality-point-5 = Sehr gut
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause ankam.
preset-cocoa-quality-1-6-quality-point-6 = Perfekt
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.

## cocoa/second-level

preset-cocoa-second-level-title = Dieselbe Übersetzung, informell
preset-cocoa-second-level-instructions =
    Sie sehen einen Ausgangstext und seine **formelle** Übersetzung. Die Wörter, die sie formell machen, sind markiert. Schreiben Sie die Übersetzung **informell**, so wie Sie mit Freunden sprechen. Gehen Sie dabei von der vorhandenen Übersetzung aus. Markieren Sie danach jedes Wort und jeden Ausdruck, der zeigt, dass der Text informell ist.

    - Ändern Sie **nur** die Wörter, die zeigen, wie formell der Text ist: Anredeformen, die Verbformen, die dazugehören, Grußformeln, Titel.
    - Alles andere bleibt, wie es ist, auch wenn Sie es anders gesagt hätten.
    - Markieren Sie ein Wort nur, wenn es auch ohne Zusammenhang informell ist. Der Ton allein reicht nicht.
    - Wenn Sie den Text nicht verstehen oder mit seinen Markierungen nicht einverstanden sind, geben Sie das an, statt zu raten.

    Beispiel: **Könnten Sie** hereinkommen? > **Kannst du** hereinkommen?
preset-cocoa-second-level-second-level-prompt = Bearbeiten Sie die Übersetzung so, dass sie informell ist.
preset-cocoa-second-level-marks-prompt = Welche Wörter zeigen, wie formell der Text ist?
preset-cocoa-second-level-marks-label-f = Zeigt informellen Stil

## cocoa/tag

preset-cocoa-tag-title = Wörter markieren, die zeigen, wie formell ein Text ist
preset-cocoa-tag-instructions =
    Lesen Sie den Text, und markieren Sie **jedes Wort und jeden Ausdruck, der zeigt, wie die lesende Person angesprochen wird**, mit dem passenden Label.

    - Markieren Sie die Form selbst: das Pronomen, die Verbform, die dazugehört, die Grußformel oder den Titel. Lassen Sie aus, was dazwischen steht.
    - Markieren Sie ein Wort nur, wenn es auch ohne Zusammenhang formell oder informell ist. Der Ton allein reicht nicht.
    - Wenn nichts im Text formell oder informell ist, wählen Sie „Nichts zu markieren“.

    Beispiele:

    - Formell: **Entschuldigen Sie**, **könnten Sie** mir sagen, wo der Bahnhof ist?
    - Informell: **hey** **weißt du** wo der Bahnhof ist
preset-cocoa-tag-formality-prompt = Welche Wörter zeigen, wie formell der Text ist?
preset-cocoa-tag-formality-label-formal = Formell
preset-cocoa-tag-formality-label-informal = Informell

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Formell übersetzen und markieren, was formell ist
preset-cocoa-translate-and-tag-instructions =
    Übersetzen Sie den Text **ganz neu** in einem **formellen** Stil: so, wie Sie mit einer fremden Person sprechen, die älter ist als Sie. Markieren Sie danach jedes Wort und jeden Ausdruck Ihrer Übersetzung, der zeigt, dass sie formell ist.

    - Markieren Sie die Form selbst: das Pronomen, die Verbform, die dazugehört, die Grußformel oder den Titel. Lassen Sie aus, was dazwischen steht.
    - Markieren Sie ein Wort nur, wenn es auch ohne Zusammenhang formell ist. Der Ton allein reicht nicht.
    - Bauen Sie solche Wörter nicht künstlich ein: Wenn eine formelle Übersetzung keine braucht, wählen Sie „Nichts zu markieren“.
    - Wenn Sie den Text nicht verstehen oder man ihn nicht formell ausdrücken kann, geben Sie das an, statt zu raten.

    Beispiel: *Can you come in?* > **Könnten Sie** hereinkommen?
preset-cocoa-translate-and-tag-translation-prompt = Ihre formelle Übersetzung
preset-cocoa-translate-and-tag-marks-prompt = Welche Wörter zeigen, wie formell der Text ist?
preset-cocoa-translate-and-tag-marks-label-f = Zeigt formellen Stil
