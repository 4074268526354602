### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualifikation
gates-lead = Regeln für die Schritte, mit denen sich Crowdworker für Aufgaben qualifizieren: Standortprüfung, Qualifikationstest, Pilotphase und muttersprachliche Prüfung.

## Whether a step has a rule in this language

gates-set = eingerichtet
gates-set-version = eingerichtet, Version { $n }
gates-not-set = noch nicht eingerichtet

## Location check

gates-location = Standortprüfung (QC1)
gates-location-lead = Crowdworker geben ihr Land an. Wenn ein vertrauenswürdiger Proxy oder die Länderdatei ein anderes Land zeigt, entscheidet die Studienleitung.
gates-countries = Zugelassene Länder
gates-countries-hint = Namen oder Codes aus zwei Buchstaben, durch Kommas getrennt, zum Beispiel { $example }. Leer lassen, um alle Länder zuzulassen.
gates-add-country = Land hinzufügen
gates-add-country-hint = Es kommt beim Speichern zu den Ländern oben hinzu.
gates-save-location = Standortprüfung speichern
gates-location-saved = Die Standortprüfung für { $language } ist gespeichert.

## Qualification test

gates-test = Qualifikationstest (QC2)
gates-test-lead = Crowdworker beantworten Fragen zu Texten; die richtigen Antworten sind Ihnen bekannt. Die erwarteten Antworten sehen sie nie.
gates-test-not-saved = Noch nicht gespeichert
gates-test-not-saved-hint = Die Fragen unten haben sich geändert. Passen Sie die erwarteten Antworten an und speichern Sie den Test.
gates-start-from = Ausgangspunkt
gates-questions-from = Fragen
gates-questions-from-hint = Sie ersetzen die Fragen unten. Nichts wird gespeichert, bevor Sie den Test speichern.
gates-take-questions = Diese Fragen verwenden
gates-questions-of = Die Fragen der Aufgabe „{ $title }“
gates-questions-formality = Formalitätsgrad von -3 bis 3
gates-questions-none = Keine Fragen: eigene schreiben
gates-questions-hint = Jede Frage muss beantwortet werden. Ein Test kann nicht nach einem Text oder Kommentar fragen.
gates-tolerance-of = Toleranz für „{ $question }“
gates-tolerance-scale = Punkte, um die eine richtige Antwort von der erwarteten abweichen darf.
gates-tolerance-slider = Einheiten des Schiebereglers, um die eine richtige Antwort von der erwarteten abweichen darf.
gates-tolerance-spans = Prozent der markierten Zeichen, die abweichen dürfen; 40 heißt mindestens 60 % Überlappung.
gates-items = Texte und erwartete Antworten
gates-items-hint = Eine Kopfzeile und eine Zeile je Text, getrennt durch Kommas, Semikolons oder Tabs. Spalten: { $columns }
expected-title = So schreiben Sie erwartete Antworten
expected-scale = Skala oder Schieberegler: eine Zahl wie 2 oder ein Bereich wie 1..3.
expected-choice = Auswahl: der Schlüssel der Option. Mehrere Optionen, die alle gewählt sein müssen: spelling|case.
expected-pairwise = Paarvergleich: der Name des besseren Outputs oder „tie“. Die Outputs eines Tests heißen A, B und so weiter.
expected-ranking = Rangfolge: der beste Output zuerst, zum Beispiel A > B > C.
expected-spans = Spans: der Text mit Markierungen, zum Beispiel [formal]Sie[/formal] kommen.
expected-several = Mehrere richtige Antworten: durch Semikolon trennen, zum Beispiel 1; 2. Bei Spans ist nur eine möglich.
gates-pass-mark = Bestehensgrenze (Punkte von 100)
gates-attempts = Höchstzahl der Versuche
gates-wait = Wartezeit zwischen Versuchen (Minuten)
gates-instructions = Anleitung
gates-save-test = Test speichern
gates-test-saved = Der Qualifikationstest für { $language } ist gespeichert.

## Native-speaker review

gates-review = Muttersprachliche Prüfung (QC3)
gates-review-lead = Nach der Pilotphase warten Crowdworker, bis ihre Texte geprüft sind und eine Entscheidung vorliegt.
gates-pilot-hits = Pilot-HITs vor der Prüfung
gates-save-review = Prüfungsregel speichern
gates-review-saved = Die Prüfungsregel für { $language } ist gespeichert.
