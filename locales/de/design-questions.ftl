### The questions in the task designer's form.

design-questions = Fragen zu jedem Item
design-question-add = Frage hinzufügen
design-question-number = Frage { $n }
design-question-in = Frage ({ $language })
design-question-key = Schlüssel
design-question-key-hint = Der Name der Frage in Antworten und Exporten. Verwenden Sie a bis z, 0 bis 9 und _.
design-question-type = Fragetyp
design-question-required = Antwort erforderlich
design-question-skip = „Das kann ich nicht beurteilen“ anbieten und nach dem Grund fragen
design-question-skip-hint = Die Frage kann mit einer Begründung übersprungen werden. Die Arbeit wird bezahlt; Statistiken lassen solche Antworten aus.
design-question-remove = Frage entfernen

## Question types: the name, then the name with the answer that it collects

design-type-text = Text
design-type-scale = Skala
design-type-slider = Schieberegler
design-type-choice = Auswahl
design-type-ranking = Rangfolge
design-type-pairwise = Paarvergleich
design-type-spans = Spans
design-type-comment = Kommentar
design-type-text-collects = Text: einen Text schreiben oder bearbeiten
design-type-scale-collects = Skala: ein Punkt einer Skala mit Beschriftungen
design-type-slider-collects = Schieberegler: eine Zahl aus einem Bereich
design-type-choice-collects = Auswahl: eine oder mehrere Antworten aus einer Liste
design-type-ranking-collects = Rangfolge: ein Rang für jeden Output
design-type-pairwise-collects = Paarvergleich: der bessere von zwei Outputs
design-type-spans-collects = Spans: markierte Wörter mit Labels
design-type-comment-collects = Kommentar: optionale Anmerkungen

## The settings of each type

design-prefill = Anfangstext des Feldes
design-prefill-empty = Leer
design-prefill-hint = Crowdworker bearbeiten den Anfangstext. Mit einem Anfangstext muss die Antwort erforderlich sein.
design-the-source = Der Ausgangstext
design-the-output = Der gezeigte Output
design-max-chars = Höchstlänge in Zeichen
design-spans-of = Zu markierender Text
design-spans-of-answer = Die Antwort auf die vorherige Textfrage
design-scale-points = Skalenpunkte
design-scale-points-hint = Ein Punkt pro Zeile, der niedrigste zuerst: die gespeicherte Zahl, dann die Beschriftung.
design-scale-examples = Skalenbeispiele ({ $language })
design-scale-examples-hint = Eines pro Zeile: die Zahl des Punktes, dann ein Text oder ein Ausgangstext und ein Output, getrennt durch „ | “.
design-slider-min = Minimum
design-slider-max = Maximum
design-slider-step = Schrittweite
design-slider-step-hint = Der Abstand zwischen zwei Zahlen, zum Beispiel 1 oder 0,5. Höchstens 6 Nachkommastellen.
design-slider-anchors = Anker des Schiebereglers ({ $language })
design-slider-anchors-hint = Ein Anker pro Zeile, der niedrigste zuerst: eine Zahl, dann die Beschriftung. Beide Enden brauchen einen Anker.
design-options = Antwortoptionen oder Span-Labels
design-options-hint = Eine pro Zeile: der gespeicherte Schlüssel (a bis z, 0 bis 9 und _), dann der Text, den Crowdworker lesen.
design-options-many = Mehrere Antworten erlauben
design-options-other = Antwort in eigenen Worten erlauben
design-ties = Gleichstände erlauben
design-type-needs-outputs = Dieser Typ braucht eine Aufgabe, die „{ $shows }“ zeigt. Wählen Sie das im ersten Schritt.

## The condition under which a question is asked

design-condition = Diese Frage stellen
design-condition-always = Immer
design-condition-depends = Abhängig von „{ $key }“
design-condition-answers = Nur bei diesen Antworten
design-condition-none = Für eine Bedingung ist eine frühere Frage nötig: eine Skala, eine Auswahl oder ein Schieberegler mit höchstens 101 Zahlen.
design-condition-hint = Gespeicherte Werte, durch Kommas getrennt. Mögliche Antworten: { $answers }.
