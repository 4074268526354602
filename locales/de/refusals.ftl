### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Gerade melden sich viele Personen an. Bitte warten Sie einige Sekunden, und versuchen Sie es noch einmal.
give-name = Bitte geben Sie einen Namen mit höchstens 100 Zeichen ein.
give-email = Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.
email-is-known = Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich damit an.
cannot-join = Mit dieser E-Mail-Adresse und diesem Passwort konnten Sie nicht beitreten. Wenn Sie hier ein Konto haben, verwenden Sie dessen Passwort. Wenn nicht, fragen Sie die Person, die Ihnen den Link gesendet hat: Vielleicht sind von Ihrer Verbindung aus keine neuen Konten mehr möglich.
password-too-short = Ihr Passwort braucht mindestens { $least } Zeichen. Gut sind ein paar Wörter, die nichts miteinander zu tun haben.
password-too-long = Ihr Passwort kann höchstens { $most } Zeichen haben.
password-is-email = Ihr Passwort darf nicht Ihre E-Mail-Adresse sein.
password-does-not-fit = Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen. Prüfen Sie beides, und versuchen Sie es noch einmal.
choose-language = Bitte wählen Sie eine der Sprachen dieser Studie.
study-is-closed = Diese Studie ist geschlossen. Niemand kann mehr dazukommen.
link-has-expired = Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.
link-is-used-up = Dieser Link kann nicht mehr verwendet werden. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.
must-agree = Sie können nur teilnehmen, wenn Sie zustimmen. Kreuzen Sie das Kästchen an, wenn Sie zustimmen, oder beenden Sie Ihre Teilnahme.
open-to-all = Offen für alle Länder.
open-in-and-said = Offen für Personen in: { $names }. Sie haben angegeben: { $said }.
connection-says = Sie haben { $said } angegeben, Ihre Verbindung kommt aus: { $seen }. Eine Person sieht sich das an.
choose-country = Bitte wählen Sie aus der Liste das Land, in dem Sie sind.
country-is-answered = Sie haben diese Frage schon beantwortet. Wenn die Antwort falsch war, korrigieren Sie sie auf dieser Seite.
contact-can-tell = In dieser Studie gibt es gerade keine Arbeit. Die Kontaktperson der Studie kann Ihnen sagen, wann es weitergeht.
consent-before = Bitte lesen Sie zuerst die Einwilligungserklärung, und stimmen Sie ihr zu.
test-by-country = Der Test ist offen für Personen in den Ländern dieser Studie. { $message }
country-is-looked-at = Ihre Antwort zu Ihrem Land wird noch geprüft. Wenn sie angenommen ist, können Sie den Test machen.
country-before = Bitte beantworten Sie zuerst die Frage nach Ihrem Land. Dann können Sie den Test machen.
test-was-changed = Der Test hat sich geändert, seit Sie ihn geöffnet haben. Laden Sie die Seite neu. Sie verlieren keinen Versuch.
test-is-empty = Der Test hat noch keine Sätze. Bitte kommen Sie später wieder.
test-is-passed = Sie haben den Test bestanden. Auf dieser Seite gibt es nichts mehr zu tun.
person-decided-test = Eine Person hat über Ihren Test entschieden: { $message }
attempts-used = Mögliche Versuche beim Test in dieser Studie: { $n }. Sie haben alle aufgebraucht.
test-opens-at = Zwischen zwei Versuchen ist eine Pause nötig: { $pause }. Der nächste Versuch ist ab { $at } möglich.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
pause-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
pause-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
message-passed = Bestanden mit { $points } von 100 Punkten; nötig waren { $needed }.
message-again = { $points } von 100 Punkten; nötig sind { $needed }. Verbleibende Versuche: { $left }; der nächste ist ab { $at } möglich.
message-over = { $points } von 100 Punkten; nötig waren { $needed }. Sie haben keinen Versuch mehr.
known-found = Von { $n ->
    [one] { $n } Text mit
   *[other] { $n } Texten mit
} bekannter Antwort haben Sie { $right } wie erwartet beantwortet.
known-warn = Bitte lesen Sie die Anleitung noch einmal, bevor Sie weitermachen.
known-pause = Ihre Arbeit ist unterbrochen, bis eine Person sie sich angesehen hat. Was Sie gemacht haben, bleibt erhalten und wird wie jede andere Arbeit bezahlt.
known-exclude = In dieser Studie gibt es für Sie keine Arbeit mehr. Was Sie gemacht haben, bleibt erhalten und wird wie jede andere Arbeit bezahlt.
known-found-and-next = { $found } { $next }
pilot-is-in = Alle Pilottexte sind eingegangen.
pilot-will-be-read = Eine Person mit dieser Muttersprache liest Ihre Pilottexte. Die Antwort finden Sie hier.
not-open = In dieser Studie gibt es gerade keine Arbeit.
consent-first = Bitte lesen Sie zuerst die Einwilligungserklärung, und stimmen Sie ihr zu.
closed-location = Diese Aufgabe ist nur für Personen in bestimmten Ländern. Bitte beantworten Sie zuerst die Frage nach Ihrem Land.
closed-test = Diese Aufgabe öffnet sich, wenn Sie den Sprachtest bestanden haben. Bitte machen Sie zuerst den Test.
closed-known = Ihre Arbeit in dieser Studie ist unterbrochen oder beendet, wegen Ihrer Antworten bei Qualitätskontrollen. Auf Ihrer Arbeitsseite steht mehr dazu.
closed-pilot = Diese Aufgabe öffnet sich nach den Pilottexten. Bitte schreiben Sie zuerst die Pilottexte.
closed-review = Diese Aufgabe öffnet sich, wenn eine Person mit dieser Muttersprache Ihre Pilottexte gelesen hat. Die Antwort finden Sie auf Ihrer Arbeitsseite.
not-passed-location = Diese Aufgabe ist nur für Personen in bestimmten Ländern. Wegen der Antwort zu Ihrem Land ist sie für Sie nicht offen.
not-passed-test = Diese Aufgabe ist nur für Personen, die den Sprachtest bestanden haben. Auf der Seite des Tests steht, ob Sie ihn noch einmal versuchen können.
not-passed-review = Diese Aufgabe ist nur für Personen, deren Pilottexte angenommen wurden. Ihre wurden nicht angenommen; auf Ihrer Arbeitsseite steht, warum.
rejection-can-be-contested = Für diese Arbeit werden Sie nicht bezahlt. Wenn Sie das für falsch halten, schreiben Sie unten, warum: Ihre Nachricht geht an die Verantwortlichen der Studie.
rejection-contested = Sie haben der Ablehnung am { $at } widersprochen. Ihre Nachricht steht unten und ist an die Verantwortlichen der Studie gegangen. Deren Antwort erscheint unten und auf Ihrer Seite der Studie.
pilot-done = Sie haben alle Pilottexte geschrieben.
nothing-open = Hier gibt es gerade keine Arbeit für Sie.
had-every-text = Hier gibt es gerade nichts für Sie: Sie hatten schon alle offenen Texte. Andere Personen arbeiten noch; wenn sie einen Text zurückgeben, erscheint er hier.
all-handed-out = Alle Texte dieser Aufgabe sind fertig oder bei einer anderen Person. Wenn jemand einen Text zurückgibt, erscheint er hier.
data-erased-after = Ihre personenbezogenen Daten in dieser Studie werden { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} nach dem Schließen der Studie gelöscht.
answers-cannot-be-removed = Antworten können jetzt nicht mehr aus dieser Studie entfernt werden. Sie können Ihre Teilnahme trotzdem beenden; Ihre Antworten bleiben dann in den Ergebnissen.
have-left = Sie haben Ihre Teilnahme an dieser Studie beendet. Fertige Arbeit wird noch geprüft und, wenn sie genehmigt wird, bezahlt.
twice = Diese Frage wurde für einen Text zweimal beantwortet.
too-many-answers = Es gibt mehr Antworten, als diese Aufgabe Fragen hat. Laden Sie die Seite neu, und versuchen Sie es noch einmal.
answers-too-large = Zusammen haben Ihre Antworten mehr als { $most } Bytes. Bitte kürzen Sie sie.
not-of-this-work = Diese Antwort gehört zu einem Text, der nicht Teil dieser Arbeit ist.
no-such-question = Diese Aufgabe hat keine Frage „{ $key }“.
own-marks = Markierungen in Ihrem eigenen Text gehören in diesen Text. Schreiben Sie sie dort um die Wörter, und senden Sie sie nicht als eigene Antwort.
of-text = Text { $place } von { $of }: { $reason }
answer-or-say-why = Beantworten Sie die Frage, oder geben Sie an, warum Sie es nicht können. Beides zusammen ist nicht möglich.
names-no-output = Nur eine Antwort auf eine Rangfolge oder auf eine Skala für mehrere Texte kann einen Output nennen.
no-answer = Diese Frage hat noch keine Antwort.
text-without-answer = Dieser Text hat noch keine Antwort.
rate-every-text = Bitte bewerten Sie jeden Text.
place-every-text = Bitte geben Sie jedem Text einen Platz.
place-is-shared = Zwei Texte haben denselben Platz. Geben Sie jedem Text einen anderen Platz.
choose-number = Wählen Sie eine Zahl von { $low } bis { $high }.
choose-on-slider = Wählen Sie eine Zahl von { $low } bis { $high } in Schritten von { $step }.
no-decimal = „{ $typed }“ kann nicht als Zahl verwendet werden. Schreiben Sie nur Ziffern und ein Komma, zum Beispiel 1250,5, mit höchstens { $places } Stellen nach dem Komma.
place-is = Ein Platz ist eine Zahl von 1 bis { $high }.
too-long = Dieser Text hat { $length } Zeichen. Er kann höchstens { $most } haben. Bitte kürzen Sie ihn.
write-here = Schreiben Sie hier einen Text.
mark-words = Markieren Sie Wörter im Text.
choose-shown = Wählen Sie eine der Antworten, die Sie sehen.
choose-text-or-neither = Wählen Sie einen der beiden Texte oder keinen.
choose-text = Wählen Sie einen der beiden Texte.
comment-too-long = Ein Kommentar kann höchstens { $most } Zeichen haben.
must-be-answered = Bitte beantworten Sie diese Frage.
say-why = Schreiben Sie in ein paar Worten, warum Sie das nicht beurteilen können.
reason-too-long = Der Grund kann höchstens { $most } Zeichen haben.
text-was-changed = Sie haben den Text selbst geändert, aber Sie können nur Markierungen hinzufügen. Kopieren Sie den Text von oben, und markieren Sie ihn noch einmal.
mark-stands-twice = { $open } steht zweimal vor { $close }. Schreiben Sie nach jedem ein { $close }.
mark-has-no-start = { $close } kommt ohne { $open } davor. Schreiben Sie beide um die Wörter.
mark-has-no-end = { $open } kommt ohne { $close } danach. Schreiben Sie beide um die Wörter.
mark-is-empty = Zwischen { $open } und { $close } stehen keine Wörter. Schreiben Sie beide um Wörter.
not-shown = „{ $key }“ ist keine der Antworten, die Sie sehen.
chosen-twice = Dieselbe Antwort ist zweimal gewählt. Wählen Sie jede Antwort nur einmal.
choose-one = Wählen Sie nur eine Antwort.
say-what-it-is = Schreiben Sie in Ihren eigenen Worten, was es ist.
own-words-too-long = Eine Antwort in Ihren eigenen Worten kann höchstens { $most } Zeichen haben.
nothing-marked = Es ist nichts markiert. Wenn es in diesem Text nichts zu markieren gibt, reichen Sie ihn trotzdem ein.
no-text-yet = Es gibt noch keinen Text. Bitte schreiben Sie den Satz in Ihren eigenen Worten.
unchanged = Ihr Text ist derselbe wie das Original. Bitte formulieren Sie ihn um, oder reichen Sie ihn trotzdem ein, wenn sich nichts ändern muss.
only-tidied = Nur Zeichensetzung, Groß- und Kleinschreibung oder Abkürzungen sind anders. Eine formelle Umformulierung ändert meistens auch Wörter.
unedited = Sie haben diesen Text nicht geändert. Bitte bearbeiten Sie ihn, oder reichen Sie ihn trotzdem ein, wenn sich nichts ändern muss.
rewritten = Sie haben mehr als ein Drittel der Wörter geändert. Bitte ändern Sie nur, was sich ändern muss.
alike = Zwei Ihrer Texte zu diesem Satz sind gleich. Bitte schreiben Sie sie verschieden.
repeated = Sie haben denselben Text für einen anderen Satz geschrieben. Bitte prüfen Sie, ob er hierher gehört.
copied = Eine andere Person hat genau das geschrieben. Bitte prüfen Sie, ob es Ihre eigenen Worte sind.
other-window = Dieser Text wurde inzwischen in einem anderen Fenster geändert. Laden Sie die Seite neu, um die neuere Version zu sehen.
saved-elsewhere = In einem anderen Fenster oder auf einem anderen Gerät wurde inzwischen eine andere Antwort gespeichert. Prüfen Sie die Antwort auf dieser Seite, oder reichen Sie sie trotzdem ein.
text-saved-elsewhere = In einem anderen Fenster oder auf einem anderen Gerät wurde inzwischen dieser Text gespeichert: „{ $saved }“. Prüfen Sie den Text auf dieser Seite, oder reichen Sie ihn trotzdem ein.
already-submitted = Sie haben das schon eingereicht. Ihre Antworten sind gespeichert. Bitte machen Sie mit der nächsten Aufgabe weiter.
already-given-back = Sie haben diese Arbeit zurückgegeben. Machen Sie auf Ihrer Arbeitsseite weiter.
other-work = Diese Einreichung gehört zu einer anderen Aufgabe. Laden Sie die Seite neu, und reichen Sie noch einmal ein.
server-unreachable = Der Server war nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.
form-unreadable = Das Formular konnte nicht gelesen werden. Laden Sie die Seite neu, und versuchen Sie es noch einmal.
field-missing = Dieses Feld ist erforderlich, wurde aber nicht gesendet. Laden Sie die Seite neu, und versuchen Sie es noch einmal.
many-long-texts = Gerade werden viele lange Texte gesendet. Bitte senden Sie Ihren in einigen Sekunden noch einmal.
many-files = Der Server bearbeitet schon so viele Dateien und Batches, wie er gleichzeitig kann. Versuchen Sie es in einigen Sekunden noch einmal.
many-reports = Gerade werden viele Berichte berechnet. Versuchen Sie es in einigen Sekunden noch einmal.
report-is-being-computed = Dieser Bericht wird gerade berechnet. Versuchen Sie es in einigen Sekunden noch einmal.
many-downloads = { $most ->
    [one] Es läuft schon { $most } Download
   *[other] Es laufen schon { $most } Downloads
}; mehr sind nicht gleichzeitig möglich. Bitte versuchen Sie es noch einmal, wenn ein Download fertig ist.
many-large-files = Gerade werden mehrere große Dateien gesendet. Bitte senden Sie Ihre in einer Minute noch einmal.
must-confirm-leaving = Kreuzen Sie das Kästchen an, um zu bestätigen, dass Sie Ihre Teilnahme beenden möchten.
please-sign-in = Bitte melden Sie sich zuerst an.
nothing-here = Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.
too-many = Zu viele Versuche. Bitte warten Sie { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}, und versuchen Sie es noch einmal.
server-is-busy = Der Server ist ausgelastet. Alles, was gespeichert war, ist noch da. Bitte versuchen Sie es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-large = Das ist größer als { $mebibytes } MiB; mehr kann nicht auf einmal gesendet werden.
body-too-large = Das ist größer als { $kibibytes } KiB; mehr kann hier nicht gesendet werden. Bitte senden Sie einen kürzeren Text oder eine kleinere Datei.
our-fault = Auf unserer Seite ist etwas schiefgegangen. Alles, was gespeichert war, ist noch da. Wenn es wieder passiert, melden Sie bitte die Nummer { $trace }.
country-corrected = Sie haben Ihre Antwort korrigiert: { $country }. Eine Person sieht sich das an.
no-correction-left = Ihre Antwort kann nicht mehr korrigiert werden. Schreiben Sie an die Kontaktperson der Studie.
next-attempt-opens = Der nächste Versuch ist ab { $at } möglich.
same-country = Dieses Land haben Sie bereits angegeben. Wählen Sie ein anderes.
