### The page of a hit: its head, its questions, its foot.

my-work = Meine Arbeit
n-of = { $place } von { $of }
number = Nr. { $n }
texts-answered = Bearbeitete Texte
each = je { $money }
hourly = bisher etwa { $money }/Std.
reserved = für { $minutes } Min. reserviert
instructions = Anleitung
instructions-first = Anleitung: bitte zuerst lesen
close = Schließen
text-of = Text { $place } von { $of }
text-number = Text { $place }
output-with-changes = Output mit markierten Änderungen
by-a-person = Von einer Person geschrieben
examples = Beispiele
only-if = Nur wenn die Antwort auf „{ $question }“ lautet: { $answers }.
cannot-judge = Das kann ich nicht beurteilen
why-not = Warum? Wenn Sie einen Grund angeben, zählt Ihre Antwort oben nicht.
all-that-apply = Wählen Sie alles aus, was zutrifft.
other = Sonstiges
no-difference = Kein Unterschied
place-of-text = Platz von Text { $n }
may-share = Platz 1 ist der beste. Zwei Texte können denselben Platz haben.
may-not-share = Platz 1 ist der beste. Jeder Text hat einen eigenen Platz.
drag = Ziehen Sie eine Karte, oder wählen Sie sie aus und drücken Sie eine Ziffer oder die Pfeiltasten nach oben und unten.
drag-to-share = Ziehen Sie eine Karte, oder wählen Sie sie aus und drücken Sie eine Ziffer oder die Pfeiltasten nach oben und unten. Legen Sie sie auf eine andere Karte, um deren Platz zu teilen.
move-up = Nach oben
move-down = Nach unten
characters = { $n } von höchstens { $most } Zeichen
characters-too-many = { $over ->
    [one] { $over } Zeichen zu viel
   *[other] { $over } Zeichen zu viel
} ({ $n } von höchstens { $most })
show-changes = Änderungen anzeigen
hide-changes = Änderungen ausblenden
labels = Labels
remove = Entfernen
write-marks = Schreiben Sie [{ $sign }] vor die Wörter und [/{ $sign }] dahinter.
write-only-marks = Schreiben Sie [{ $sign }] vor die Wörter und [/{ $sign }] dahinter, und ändern Sie sonst nichts.
select-words = Wählen Sie Wörter aus, oder setzen Sie den Cursor in ein Wort, und wählen Sie ein Label. Wählen Sie dasselbe Label noch einmal, um es zu entfernen.
select-own-words = Wenn der Text fertig ist, wählen Sie Wörter aus und dann ihr Label.
nothing-to-highlight = Nichts zu markieren
written-before = Früher geschrieben
this-text = Dieser Text
likeness = { $percent } % Ähnlichkeit mit diesem Text
still-here = Ich bin noch da
draft-saved = Entwurf gespeichert.
sign-in-and-go-on = Anmelden und weitermachen
save-draft = Entwurf speichern
back = Zurück
next = Weiter
submit = Einreichen
keys = Tasten
give-back = { $n ->
    [one] Diesen Text zurückgeben
   *[other] Diese { $n } Texte zurückgeben
}
give-back-sure = { $n ->
    [one] Eine andere Person bekommt diesen Text, und Sie werden dafür nicht bezahlt.
   *[other] Eine andere Person bekommt diese Texte, und Sie werden dafür nicht bezahlt.
} Was Sie hier eingegeben haben, wird gelöscht. Bereits eingereichte Arbeit ist davon nicht betroffen, und Sie können mit der Aufgabe weitermachen.
submit-this = Jetzt einreichen?
about-to-submit = Das reichen Sie jetzt ein
not-yet = Noch nicht
key-range = 0 bis 9
key-digits = diesen Punkt der Skala oder diese Antwort wählen; in einer Rangfolge: die gewählte Karte auf diesen Platz setzen
key-sides = von zwei Texten den ersten, den zweiten oder keinen wählen; 1, 2 und 0 tun dasselbe
key-minus = - und dann eine Ziffer
key-negative = einen negativen Punkt wählen
key-arrows = auf der Skala weitergehen; in einer Rangfolge: die gewählte Karte verschieben
key-slider = den Schieberegler um einen Schritt, um ein Zehntel oder an ein Ende bewegen
key-enter = nächster Text; beim letzten: einreichen. In einem Textfeld: Strg + Eingabe
key-before = vorheriger Text
key-instructions = Anleitung
key-list = diese Liste
time-was-up = Ihre reservierte Zeit ist abgelaufen
task-has-closed = Das ist Ihr letzter Text in dieser Aufgabe
task-has-closed-means = Die Aufgabe ist für Sie geschlossen. Diesen Text können Sie noch fertig machen und einreichen, und er wird wie jede andere Arbeit bezahlt.
place-may-go = { $n ->
    [one] Jetzt kann eine andere Person diesen Text bekommen.
   *[other] Jetzt kann eine andere Person diese Texte bekommen.
} Sie können trotzdem weitermachen und einreichen: Was Sie einreichen, bleibt erhalten und wird wie jede andere Arbeit bezahlt.
look-again = Bitte sehen Sie sich das noch einmal an
submit-anyway = Trotzdem einreichen
given-back = { $n ->
    [one] Sie haben diesen Text zurückgegeben
   *[other] Sie haben diese { $n } Texte zurückgegeben
}
given-back-means = { $n ->
    [one] Eine andere Person kann ihn jetzt bearbeiten. Sie werden nicht dafür bezahlt.
   *[other] Eine andere Person kann sie jetzt bearbeiten. Sie werden nicht dafür bezahlt.
}
submitted-late = Als zusätzliche Einreichung gesendet
submitted-late-means = { $n ->
    [one] Ihre reservierte Zeit war abgelaufen, und eine andere Person hat diesen Text schon eingereicht.
   *[other] Ihre reservierte Zeit war abgelaufen, und eine andere Person hat diese Texte schon eingereicht.
} Ihre Arbeit bleibt erhalten und wird wie jede andere Arbeit bezahlt. Sie gehört nicht zu den Ergebnissen.
submitted-thanks = Eingereicht. Vielen Dank.
submitted-and-earned = Eingereicht, +{ $reward }. Vielen Dank.
submitted-means = Ihre Antworten sind gespeichert und werden nach der Genehmigung bezahlt. Sie können sie nicht mehr ändern.
stored-answers = Ihre gespeicherten Antworten
work-is-rejected = Diese Arbeit wurde abgelehnt
next-one = Nächste Aufgabe
as-expected = Wie erwartet. Das war zur Übung; es wird wie alles andere bezahlt.
not-as-expected = Nicht wie erwartet. Das war zur Übung; es wird wie alles andere bezahlt.
expected = Erwartet:
you-answered = Ihre Antwort:
wrong-with-this = Mit diesem Text oder mit der Aufgabe stimmt etwas nicht
tell-the-study = Schreiben Sie es den Verantwortlichen der Studie
why-rejection-is-wrong = Warum halten Sie die Ablehnung für falsch?
they-answer-here = Die Antwort finden Sie hier und auf Ihrer Seite der Studie.
save-draft-before = Speichern Sie zuerst Ihren Entwurf.
send = Senden
you = Sie
the-study = Die Studie
my-messages = Ihre Nachrichten
the-text = Der Text
your-number = Ihre Zahl, von { $low } bis { $high }
no-number-yet = Noch keine Zahl
clear-number = Löschen
comment-optional = Kommentar (optional)
