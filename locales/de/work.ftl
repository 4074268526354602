### A worker's own pages: what to do now, the way there, what is earned.

now = Jetzt
on-the-way = Schritte bis zu den Aufgaben
earned = Verdient
all-tasks = Alle Aufgaben dieser Studie
every-payment = Alle Einreichungen und Zahlungen
waiting-for-approval = Noch nicht genehmigt
approved = Genehmigt
paid = Bezahlt
hour-came-to = Ihr Stundenverdienst
about-money = etwa { $money }
not-open-earned = In dieser Studie gibt es gerade keine Arbeit. Was Sie verdient haben, gehört weiterhin Ihnen.
nothing-open-now = Gerade ist keine Aufgabe für Sie offen ({ $language }). Neue Aufgaben erscheinen auf Ihrer Seite dieser Studie, sobald sie offen sind.
test-stays-valid = Ihr bestandener Test gilt bis zum Ende der Studie. Sie müssen ihn nicht noch einmal machen.
have-begun = Sie haben begonnen: { $title }.
draft-is-kept = Was Sie geschrieben haben, ist noch da.
continue-it = Weitermachen
first-read = Lesen Sie zuerst, worum es in dieser Studie geht und was mit Ihren Daten geschieht.
read-terms = Einwilligungserklärung lesen
say-country = Geben Sie an, in welchem Land Sie sind: Diese Studie ist nur für einige Länder offen. Das dauert weniger als eine Minute.
say-where-you-live = Land angeben
short-test = Ein kurzer Test ({ $language }): Sie beantworten Fragen zu einigen Texten. Er wird nicht bezahlt.
test-without-work = Gerade ist keine Bewertungsaufgabe offen. Wenn Sie den Test bestehen, müssen Sie ihn nicht noch einmal machen: Neue Aufgaben erscheinen auf dieser Seite, sobald sie offen sind.
take-test = Test machen
start = Beginnen
n-texts = { $n ->
    [one] { $n } Text
   *[other] { $n } Texte
}
about-seconds = { $n ->
    [one] etwa { $n } Sekunde
   *[other] etwa { $n } Sekunden
}
about-minutes = { $n ->
    [one] etwa { $n } Minute
   *[other] etwa { $n } Minuten
}
about-an-hour = etwa { $money } pro Stunde
n-available = { $n } jetzt verfügbar
many-available = { $n } oder mehr jetzt verfügbar
tasks = Aufgaben
you-are = { $language } · in dieser Studie sind Sie { $name }
stored-and-counts = Ihre Antworten sind gespeichert und werden nach der Genehmigung bezahlt.
questions-about = Fragen zu dieser Studie: { $contact }
tasks-appear = Aufgaben erscheinen hier, sobald die Studie sie veröffentlicht.
begun = begonnen
open = offen
closed = geschlossen
n-submitted = { $n } eingereicht
terms = Einwilligungserklärung
accepted = Zugestimmt
what-terms-say = Worum es in der Studie geht, was bezahlt wird und was mit Ihren Daten geschieht.
see-when-again = Ansehen, wann Sie es wieder versuchen können
gate-location = Ihr Standort
gate-test = Qualifikationstest
gate-pilot = Pilottexte
gate-review = Eine Person mit dieser Muttersprache liest Ihre Pilottexte
gate-known = Qualitätskontrollen
about-location = Die Studie ist nur für einige Länder offen. Das dauert weniger als eine Minute.
about-test = Einige kurze Texte, unbezahlt. Bewertungsaufgaben sind nur für Personen, die diesen Test bestanden haben.
about-pilot = Einige Umformulierungen, bezahlt wie alles andere. So kann eine Person mit dieser Muttersprache sehen, wie Sie schreiben.
about-review = Hier lesen Sie dann, wie Ihre Texte beurteilt wurden und warum.
pilot-read-so-far = Bisher gelesen: { $read } von { $n }.
usual-wait-minutes = { $n ->
    [one] Das dauert meistens etwa { $n } Minute.
   *[other] Das dauert meistens etwa { $n } Minuten.
}
usual-wait-hours = { $n ->
    [one] Das dauert meistens etwa { $n } Stunde.
   *[other] Das dauert meistens etwa { $n } Stunden.
}
usual-wait-days = { $n ->
    [one] Das dauert meistens etwa { $n } Tag.
   *[other] Das dauert meistens etwa { $n } Tage.
}
decision-appears = Die Entscheidung erscheint auf dieser Seite.
pilot-passed = Ihre Pilottexte wurden angenommen
pilot-not-accepted = Ihre Pilottexte wurden nicht angenommen
decision-about-trial = Die Entscheidung über Ihre Pilottexte lesen
n-replies = { $n ->
    [one] Die Studie hat auf Ihre Nachricht geantwortet
   *[other] Die Studie hat auf { $n } Ihrer Nachrichten geantwortet
}
about-known = Einige Texte dienen der Qualitätskontrolle: Die richtigen Antworten sind schon bekannt.
step-done = Erledigt
confirmed = Bestätigt
step-next = Als Nächstes
step-waiting = Wartet
step-closed = Geschlossen
step-later = Später
session = Ihre Sitzung
session-ended = Ihre Sitzung war abgelaufen, deshalb wurde nichts gespeichert. Das Formular ist wieder da, so wie Sie es ausgefüllt haben: Bitte senden Sie es noch einmal.
in-no-study = Sie nehmen noch an keiner Studie teil. Öffnen Sie den Einladungslink, den Sie bekommen haben: Dann erscheint die Studie hier.
my-pay = Mein Verdienst
what-was-paid = Was Sie eingereicht haben, ob es genehmigt wurde und was bezahlt wurde.
submissions-appear = Was Sie einreichen, erscheint hier mit Status und Bezahlung.
your-submissions = Ihre Einreichungen
when-submitted = Eingereicht
task = Aufgabe
state = Status
pay = Bezahlung
time-worked = Arbeitszeit
is-approved = genehmigt
is-rejected = abgelehnt
is-contested = Widerspruch eingelegt
is-late = zusätzliche Einreichung, wird bezahlt
is-waiting = wartet
is-copied = Kopiert
copy-table = Tabelle kopieren
actions = Aktionen
contest-this = Widersprechen
contest-and-replies = Ihre Nachricht und die Antworten
n-rejected = { $n ->
    [one] { $n } Einreichung wurde abgelehnt. Lesen Sie den Grund, und widersprechen Sie, wenn Sie nicht einverstanden sind.
   *[other] { $n } Einreichungen wurden abgelehnt. Lesen Sie die Gründe, und widersprechen Sie, wenn Sie nicht einverstanden sind.
}
