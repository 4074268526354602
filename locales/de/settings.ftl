### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = Neue Studie
new-study-lead = Sie bekommen in der Studie die Rollen „Forscher/in“ und „Studienleitung“. Crowdworker können erst beginnen, wenn Sie die Studie aktivieren.
new-study-title-hint = Das Team und die Crowdworker sehen diesen Titel.
new-study-languages-how = Namen oder Codes, durch Kommas getrennt, zum Beispiel Deutsch, it, pt-BR. Sie können später weitere Sprachen hinzufügen.
new-study-create = Studie anlegen

## Settings of a study

settings-title = Einstellungen
settings-lead = Einstellungen, die für die ganze Studie gelten.
settings-general = Allgemein
settings-languages-how = Namen oder Codes, durch Kommas getrennt. Eine Sprache mit Texten oder Crowdworkern kann nicht entfernt werden.
settings-currency-hint = Drei Buchstaben, zum Beispiel EUR, USD oder BRL. Sie kann nicht mehr geändert werden, wenn Crowdworker Geld verdient haben.
settings-approve-after = Stunden bis zur automatischen Genehmigung einer Einreichung
settings-approve-after-hint = Geben Sie 0 ein, um Einreichungen nur von Hand zu genehmigen.
settings-target-rate = Angestrebter Stundensatz ({ $currency })
settings-target-rate-hint = Das Ziel wird neben den tatsächlichen Stundensätzen der Crowdworker angezeigt.
# Arguments: $currency
settings-budget = Budget ({ $currency })
settings-budget-hint = Wenn Vergütungen und Boni zusammen das Budget erreichen, bekommen Crowdworker keine neuen HITs. Gebühren von Diensten zählen nicht mit. Leer lassen, wenn es keine Grenze geben soll.
settings-payee = Bankverbindung oder PayPal-Adresse
settings-payee-hint = Die Studienleitung sieht sie nur in den Dateien, mit denen sie bezahlt. Die Einwilligungserklärung sollte darauf hinweisen.
settings-payee-no = Crowdworker werden nicht danach gefragt
settings-payee-yes = Crowdworker geben sie auf der Seite mit ihrer Bezahlung an
settings-typing = Tippen und Einfügen
settings-typing-hint = Für Texte, die Crowdworker schreiben: wie viele Buchstaben getippt und eingefügt wurden und wie gleichmäßig die Pausen waren. Die Einwilligungserklärung weist dann darauf hin. Gezählt wird nur bei denen, die dieser Erklärung zustimmen.
settings-typing-no = Wird nicht gezählt
settings-typing-yes = Wird gezählt
settings-compare = Geräte und Netzwerke
settings-compare-hint = Findet Crowdworker, die dasselbe Gerät oder Netzwerk verwenden. Gespeichert werden nur daraus berechnete Codes. Die Einwilligungserklärung weist dann darauf hin. Verglichen werden nur die, die dieser Erklärung zustimmen.
settings-compare-no = Werden nicht verglichen
settings-compare-yes = Werden verglichen
settings-contact = Kontakt für Crowdworker
settings-contact-hint = Eine E-Mail-Adresse oder die Adresse einer Webseite.
settings-withdrawal = Antworten von Crowdworkern, die ihre Teilnahme beenden
settings-withdrawal-hint = Die Einwilligungserklärung gibt das automatisch an, in der Sprache der Crowdworker.
settings-withdrawal-keep = Antworten bleiben erhalten
settings-withdrawal-choose = Crowdworker wählen, ob ihre Antworten erhalten bleiben oder entfernt werden
settings-withdrawal-until-closing = Crowdworker können wählen, bis die Studie geschlossen wird
settings-retention = Tage nach dem Schließen bis zur Löschung der personenbezogenen Daten der Crowdworker
settings-retention-hint = Geben Sie 0 ein, um die Daten zu behalten. Antworten und Zahlungen bleiben unter dem Pseudonym erhalten.
settings-save = Einstellungen speichern
settings-saved = Die Einstellungen sind gespeichert.

## The state of the study has changed

settings-study-is-draft = Die Studie ist jetzt ein Entwurf.
settings-study-is-live = Die Studie ist jetzt aktiv.
settings-study-is-closed = Die Studie ist jetzt geschlossen.

## Settings of one language of the study

settings-by-language = Einstellungen nach Sprache
settings-consent = Einwilligungserklärung ({ $language })
settings-consent-hint = Markdown. Crowdworker sehen sie zuerst und können ohne Zustimmung nicht beginnen.
settings-built-in-consent = Vorgegebene Einwilligungserklärung lesen, die Crowdworker sehen, solange dieses Feld leer ist
settings-public-title = Titel für Crowdworker ({ $language })
settings-public-title-hint = Wenn das Feld leer ist, lesen Crowdworker „{ $title }“.
settings-public-description = Beschreibung für Crowdworker ({ $language })
settings-public-description-hint = Zwei oder drei Sätze. Sie stehen auf der Seite des Einladungslinks.
settings-save-public-texts = Texte für Crowdworker speichern
settings-public-texts-saved = Die Texte für Crowdworker sind gespeichert. Sprache: { $language }.
settings-abbreviations = Abkürzungen für RULE-BASED ({ $language })
settings-abbreviations-hint = Eine pro Zeile: Abkürzung, Tab oder =, Langform. Eine leere Liste stellt die eingebaute Liste wieder her.
settings-save-abbreviations = Abkürzungen speichern
settings-abbreviations-saved = Die Abkürzungen für { $language } sind gespeichert.

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Stil, Natürlichkeit, Log-Wahrscheinlichkeit, Word Mover's Distance und Rechtschreibung brauchen Modelle für { $language }. Legen Sie die Dateien in den Modellordner dieses Servers (Einstellung „models“). Danach können Sie sie hier auswählen.
settings-no-model-files = Stil, Natürlichkeit, Log-Wahrscheinlichkeit, Word Mover's Distance und Rechtschreibung brauchen Modelle für { $language }. Die Administration dieses Servers legt die Dateien in den Modellordner des Servers (Einstellung „models“). Danach können Sie sie hier auswählen.
settings-model-in-language = { $model } ({ $language })
settings-model-style = Stilmodell
settings-model-style-hint = Mit concord style train trainiert: Texte im Zielstil gegen andere Texte. Berechnet auch die Stil-Scores der Umformulierungen.
settings-model-naturalness = Natürlichkeitsmodell
settings-model-naturalness-hint = Mit concord style train trainiert: Texte von Menschen gegen Outputs von Systemen.
settings-model-same-files = Diese Liste zeigt Stil- und Natürlichkeitsmodelle: Ihre Dateien sehen gleich aus.
settings-model-language = Sprachmodell
settings-model-language-hint = Mit concord lm train oder einem anderen Werkzeug trainiert: eine ARPA-Datei.
settings-model-vectors = Wortvektoren
settings-model-vectors-hint = GloVe, word2vec oder fastText. Für Distanzen maskierter Texte ist auch ein wortbasiertes Stilmodell nötig.
settings-model-dictionary = Rechtschreibwörterbuch
settings-model-dictionary-hint = Hunspell: Wählen Sie die .dic-Datei; ihre .aff-Datei muss im selben Ordner liegen. Schlägt Korrekturen für Umformulierungen vor.
settings-model-encoder = Encoder
settings-model-encoder-hint = Ein Ordner mit einem Modell der BERT-Familie, wie Model Hubs es veröffentlichen.
settings-model-neural-style = Neuronales Stilmodell
settings-model-neural-style-hint = Ein Ordner, den concord train textcnn geschrieben hat.
settings-model-neural-language = Neuronales Sprachmodell
settings-model-neural-language-hint = Ein Ordner, den concord train lm geschrieben hat (bewertet Wörter), oder ein Modell der GPT-2-Familie von einem Model Hub (bewertet Tokens).
settings-model-rating = Bewertungsmodell
settings-model-rating-hint = Ein Ordner, den concord train regression geschrieben hat, mit menschlichen Bewertungen trainiert.
settings-model-is-neural = Braucht einen Job-Worker (concord work), der mit neuronalen Modellen gebaut wurde.
settings-model-metrics = Metriken: { $titles }.
settings-save-models = Modelle speichern
settings-models-saved = Die Modelle für { $language } sind gespeichert. Ein Job berechnet damit die Scores der Texte.

## Team

team-title = Team und Einladungen
team-lead = Forschende, Prüfende und die Studienleitung sind Teammitglieder. Crowdworker kommen über einen Einladungslink dazu.
team-members = Teammitglieder
team-member-since = Mitglied seit
team-email-hint = Die Person muss schon ein Konto auf diesem Server haben.
team-add-member = Mitglied hinzufügen
team-remove-role = Rolle entziehen
team-role-researcher = Forscher/in
team-role-reviewer = Prüfer/in
team-role-manager = Studienleitung
team-role-worker = Crowdworker

## Invitation links

team-links = Einladungslinks
team-links-lead = Wer einen Einladungslink hat, bekommt die zugehörige Rolle. Ein Link wird nur einmal angezeigt. Wenn Sie ihn verlieren, widerrufen Sie ihn und erstellen Sie einen neuen.
team-no-links = Es gibt noch keine Einladungslinks. Erstellen Sie unten einen, und senden Sie ihn an die Personen, die Sie einladen möchten.
team-worker-language = Sprache der Crowdworker
team-worker-chooses = Von den Crowdworkern gewählt
team-days = Gültig für (Tage)
team-days-hint = Leer lassen für einen Link, der nicht abläuft.
team-uses = Höchstzahl der Verwendungen
team-uses-hint = Leer lassen, wenn es keine Grenze geben soll.
team-address-limit = Konten pro Netzwerkadresse
team-address-limit-hint = Leer lassen, wenn es keine Grenze geben soll. Ein Kurs oder ein Büro hat oft eine gemeinsame Adresse.
team-create-link = Einladungslink erstellen
team-revoke-link = Link widerrufen
team-language-open = Sprache von den Crowdworkern gewählt
team-uses-left = { $n ->
    [one] noch { $n } Verwendung
   *[other] noch { $n } Verwendungen
}
team-accounts-per-address = { $n ->
    [one] { $n } Konto pro Netzwerkadresse
   *[other] { $n } Konten pro Netzwerkadresse
}
team-link-created = Erstellt:
team-link-expires = Gültig bis:
team-new-link = Ihr neuer Einladungslink
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Antworten abgelehnter Einreichungen
rejected-answers-counted = zählen in der Statistik: Ablehnen betrifft nur die Bezahlung
rejected-answers-left-out = zählen nicht in der Statistik
rejected-answers-hint = Entscheiden Sie, bevor Sie Ergebnisse sehen, denn das Weglassen kann sie verändern. Umformulierungen bleiben, bis sie entfernt werden.
