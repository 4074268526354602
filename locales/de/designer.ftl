designer-steps = Schritte des Aufgaben-Designers
designer-step-content = Inhalt
designer-step-questions = Fragen
designer-step-instructions = Anleitung und Sprachen
designer-step-quality = Qualität
designer-step-pay = Bezahlung
designer-step-check = Prüfen und veröffentlichen
designer-lead-content = Was ein Item zeigt und woher seine Texte kommen.
designer-lead-questions = Was Crowdworker zu jedem Item beantworten.
designer-lead-instructions = Alles, was Crowdworker lesen, eine Sprache nach der anderen.
designer-lead-quality = Wer arbeiten darf, wie oft jedes Item beurteilt wird, und die Gold-Items.
designer-lead-pay = Wie viel Arbeit ein HIT enthält und wie er bezahlt wird.
designer-lead-check = Was noch fehlt, bevor Crowdworker beginnen können.
designer-n-problems = { $n } zu prüfen
designer-ready = Alle Texte sind vollständig und bestätigt. Sie können die Aufgabe veröffentlichen.
designer-live = Diese Version ist veröffentlicht. Gespeicherte Änderungen werden ein Entwurf, den Sie wieder veröffentlichen können.
designer-next = Weiter: { $step }
designer-back = Zurück: { $step }
designer-only-open = Nur Texte zeigen, die fehlen oder zu prüfen sind
designer-preview = Was Crowdworker sehen
designer-preview-show = Vorschau zeigen
designer-preview-save = Entwurf speichern und Vorschau zeigen
designer-preview-language = Sprache der Vorschau
designer-scratch = Ohne Vorlage beginnen
designer-presets = Oder mit einer Vorlage beginnen
designer-markdown = Markdown: **fett**, *kursiv*, ## Überschrift, - Liste, [Link](https://…).
designer-formatting = Formatierung
designer-bold = Fett
designer-italic = Kursiv
designer-heading = Überschrift
designer-list = Liste
designer-link = Link
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Bild
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Bild: ![Beschreibung](name.png).
# A link, and the name of a list of pictures
designer-pictures = Bilder dieser Studie
