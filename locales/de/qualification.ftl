### The way in: terms, place, test; and why a task is closed.

read-before = Bitte lesen Sie das, bevor Sie beginnen. Sie können Ihre Teilnahme jederzeit beenden.
have-agreed = Sie haben zugestimmt
agree = Ich habe das gelesen und bin mit der Teilnahme einverstanden.
agree-and-go-on = Zustimmen und weiter
terms-unwritten = Sie schreiben und beurteilen kurze Texte für die Forschung. Ihre Antworten werden unter einem Pseudonym gespeichert und können unter diesem Pseudonym veröffentlicht werden. Ihr Name und Ihre E-Mail-Adresse werden nicht veröffentlicht.
consent-counts-typing = Während Sie einen Text schreiben, zählt die Seite die Buchstaben, die Sie tippen und einfügen, und vergleicht die Pausen zwischen den Buchstaben. Das hilft zu erkennen, ob ein Mensch den Text geschrieben hat.
consent-compares-devices = Die Studie prüft, ob mehrere Teilnehmende dasselbe Gerät oder Netzwerk verwenden. Dafür bewahrt Ihr Browser bis zu 180 Tage lang eine Zufallszahl in einem Cookie auf. Die Zahl und Ihre Netzwerkadresse werden als Codes gespeichert, die nur innerhalb dieser Studie verglichen werden, bis Ihre personenbezogenen Daten gelöscht werden.
where-are-you = Wo sind Sie?
please-choose = Bitte wählen
country-now = Das Land, in dem Sie gerade sind
country-compared = Ihre Antwort wird mit dem Land Ihrer Internetverbindung verglichen, wenn es bekannt ist. Sind die Länder verschieden, prüft das eine Person.
answer = Antworten
confirm-country = Sie haben gewählt: { $country }. Sind Sie gerade dort?
confirm-country-means = Mit dieser Antwort können Sie vielleicht nicht teilnehmen. Prüfen Sie sie, bevor Sie sie senden.
confirm-country-yes = Ja, ich bin dort
confirm-country-change = Anderes Land wählen
correct-country = Ich habe das falsche Land gewählt
correct-country-means = Sie können Ihre Antwort einmal korrigieren. Danach sieht sich das eine Person an.
correct-country-send = Korrektur senden
may-go-on = Sie können weitermachen
person-will-look = Eine Person sieht sich das an
not-open-to-you = Sie können an dieser Studie nicht teilnehmen
back-to-study = Zurück zur Studie
rule-all-countries = Die Regel: An dieser Studie können Personen aus allen Ländern teilnehmen.
rule-countries = Die Regel: An dieser Studie können Personen teilnehmen, die in einem dieser Länder sind: { $names }.
open-to-countries = Sie können teilnehmen, wenn Sie in einem dieser Länder sind: { $names }.
to-consent = Zur Einwilligungserklärung
to-country = Zur Frage nach Ihrem Land
to-test = Zum Test
to-tasks = Zu meinen Aufgaben
questions-to = Fragen? Schreiben Sie an { $contact }.
passed = Bestanden
not-passed = Nicht bestanden
test-result = Testergebnis
points-of = { $points } von 100 Punkten; nötig waren { $needed }. Versuch { $attempt }.
no-attempt-left = Sie haben keinen Versuch mehr. Die Aufgaben, für die dieser Test nötig ist, bleiben deshalb für Sie geschlossen. Danke für Ihre Mühe.
test-of = Test: formell oder informell ({ $language })
test-closed = Sie können den Test gerade nicht machen
latest-gave = Bei Ihrem letzten Versuch haben Sie { $points } von 100 Punkten erreicht.
another-attempt = Neuer Versuch
still-left = Verbleibende Versuche: { $left }.
test-about = { $n ->
    [one] { $n } Satz
   *[other] { $n } Sätze
}, etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}. Eine Antwort ist richtig, wenn sie von der Antwort der Fachleute um höchstens { $tolerance ->
    [one] { $tolerance } Punkt
   *[other] { $tolerance } Punkte
} abweicht. Sie brauchen { $needed } von 100 Punkten. Versuche insgesamt: { $attempts }.
test-in = Qualifikationstest ({ $language })
test-about-texts = { $n ->
    [one] { $n } Text
   *[other] { $n } Texte
}, etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}. Sie brauchen { $needed } von 100 Punkten. Versuche insgesamt: { $attempts }.
hand-in = Test einreichen

## The test itself, unless a study has instructions of its own

test-instructions =
    Sie lesen acht Sätze. Geben Sie an, wie informell oder formell jeder Satz ist, von **-3** (sehr informell) bis **3** (sehr formell).

    Sie müssen nicht den genauen Wert finden. Vertrauen Sie Ihrem Sprachgefühl, und beurteilen Sie die Form, nicht das Thema.
test-question = Wie formell ist dieser Satz?
test-point-minus-3 = Sehr informell
test-point-minus-2 = Informell
test-point-minus-1 = Eher informell
test-point-0 = Neutral
test-point-1 = Eher formell
test-point-2 = Formell
test-point-3 = Sehr formell
agreed-on = Sie haben am { $date } zugestimmt.
attempts-are-left = Verbleibende Versuche: { $left }.
