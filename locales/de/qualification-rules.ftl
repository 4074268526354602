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
gates-countries-hint = Codes aus zwei Buchstaben, durch Kommas getrennt, zum Beispiel FR, CA. Leer lassen, um alle Länder zuzulassen.
gates-save-location = Standortprüfung speichern
gates-location-saved = Die Standortprüfung für { $language } ist gespeichert.

## Qualification test

gates-test = Qualifikationstest (QC2)
gates-test-lead = Crowdworker bewerten Sätze von -3 (sehr informell) bis 3 (sehr formell). Die richtigen Antworten sehen sie nie.
gates-sentences = Sätze
gates-sentences-hint = Einer pro Zeile: richtige Antwort | Satz | Erklärung für das Team. Beispiel: -2 | kommste jetzt oder was | gesprochene Form
gates-tolerance = Toleranz (Punkte Abstand zur richtigen Antwort)
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
