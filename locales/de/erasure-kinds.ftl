### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Entwürfe
erasure-rejection-reasons = Gründe für Ablehnungen
erasure-messages = Nachrichten
erasure-conversations = Konversationen
erasure-countries = Angegebene und erkannte Länder
erasure-decision-reasons = Gründe für Entscheidungen
erasure-provider-ids = IDs bei Rekrutierungsdiensten und Rückkehrcodes
erasure-reviewer-notes = Notizen der Prüfenden
erasure-typing = Zählwerte zum Tippen und Einfügen
erasure-sightings = Codes von Geräten und Netzwerken
erasure-looks = Notizen zu angesehener Arbeit
erasure-stored-results = Gespeicherte Kopien berechneter Ergebnisse
erasure-log-details = Einzelheiten im Audit-Log

## Erased if the answers are removed

erasure-texts = Geschriebene Texte
erasure-free-text = Freitextantworten
erasure-skip-reasons = Gründe für das Überspringen einer Frage
erasure-scores = Scores der geschriebenen Texte
erasure-gold-comparisons = Vergleiche mit erwarteten Antworten von Gold-Items
erasure-test-answers = Antworten im Qualifikationstest

## Erased with the account

erasure-account = Name, E-Mail-Adresse und Passwort
erasure-sessions = Sitzungen
erasure-browsers = Bekannte Browser
erasure-codes = Anmeldecodes
erasure-identities = Identitäten beim Anmeldedienst
erasure-tokens = API-Token
erasure-connections = Verbindungen zu Rekrutierungsdiensten
erasure-mail = E-Mails
erasure-invitations = Einladungen
erasure-mail-links = Links in E-Mails
erasure-messages-to-workers = Nachrichten an Crowdworker
erasure-upload-pieces = Teile hochgeladener Dateien
erasure-uploads = Hochgeladene Dateien
erasure-roles = Rollen in Studien

## Kept under the pseudonym

erasure-submissions = Einreichungen
erasure-answers = Antworten
erasure-answers-without-text = Antworten, ohne ihre Texte und aus allen Ergebnissen ausgeschlossen
erasure-payments = Zahlungsbuchungen
erasure-decisions = Qualifikationsentscheidungen
erasure-bonus-reasons = Gründe für Boni
erasure-payee = Bankverbindungen und PayPal-Adressen
