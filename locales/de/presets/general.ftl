### Presets that follow no paper.

## blank

preset-blank-title = Neue Aufgabe
preset-blank-instructions = Lesen Sie den Text und beantworten Sie die Frage.
preset-blank-answer-prompt = Ist dieser Text annehmbar?
preset-blank-answer-option-yes = Ja
preset-blank-answer-option-no = Nein

## comparison

preset-comparison-title = Zwei Umformulierungen vergleichen
preset-comparison-instructions =
    Lesen Sie das Original und die beiden Umformulierungen **A** und **B**. Beantworten Sie jede der drei Fragen für sich: Ein Text kann in einem Punkt besser und in einem anderen schlechter sein.

    - **Stil**: Welche ist formeller?
    - **Bedeutung**: Welche gibt genauer wieder, was das Original sagt?
    - **Sprachfluss**: Welche liest sich besser und hat weniger Fehler?

    Wenn Sie keinen Unterschied sehen, geben Sie das an. Die Seiten sind zufällig verteilt.
preset-comparison-style-prompt = Welche Umformulierung ist formeller?
preset-comparison-semantics-prompt = Welche Umformulierung ist näher an der Bedeutung des Originals?
preset-comparison-fluency-prompt = Welche Umformulierung liest sich besser?

## pilot

preset-pilot-title = Pilottexte: in einem formellen Stil umformulieren
preset-pilot-instructions =
    Das ist eine erste, kleine Gruppe von Sätzen. Formulieren Sie sie **in einem formellen Stil um, ohne ihre Bedeutung zu ändern**. Arbeiten Sie dabei so sorgfältig wie später.

    Eine Person mit dieser Muttersprache liest Ihre Sätze und entscheidet, ob Sie weitermachen können. Sie können die Gründe lesen. Umformulierungen, die zu wenig ändern oder die Bedeutung ändern, werden nicht angenommen. Wie jede Arbeit werden diese Pilottexte bezahlt, wenn sie genehmigt werden.

    Informeller Satz: *deine wohnung is sooo cool, so eine will ich auch!!*

    - **Gut**: „Ihre Wohnung ist sehr ansprechend; ich hätte auch gern eine solche.“ Der Stil ist formell, und nichts ist hinzugefügt.
    - **Nicht so**: „Deine Wohnung ist so cool, so eine will ich auch!“ Die informellen Wörter sind geblieben.
    - **Nicht so**: „Ihr Haus ist alt, und ich beabsichtige, es zu kaufen.“ Das sagt der Satz nicht mehr.
preset-pilot-rewrite-prompt = Schreiben Sie diesen Satz in einem formellen Stil.
