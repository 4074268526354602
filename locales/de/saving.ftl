### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Ihre früheren Antworten sind wiederhergestellt.
minus-and-digit = − und eine Ziffer
no-such-point = Die Skala hat keinen Punkt { $point }
time-left = noch { $span }
time-is-up = Zeit abgelaufen
soon-goes = { $n ->
    [one] Wenn Sie nicht weitermachen, bekommt bald eine andere Person diesen Text.
   *[other] Wenn Sie nicht weitermachen, bekommt bald eine andere Person diese Texte.
} Ihre bisherigen Antworten sind gespeichert.
has-ended = Ihre reservierte Zeit ist abgelaufen. Sie können trotzdem weitermachen und einreichen: Ihre Antworten bleiben erhalten und werden wie jede andere Arbeit bezahlt.
offline = Offline: auf diesem Gerät gespeichert
offline-submitted = Offline: auf diesem Gerät gespeichert; wird eingereicht, sobald die Verbindung wieder da ist
signed-out = Sie sind abgemeldet. Ihre Antworten sind auf diesem Gerät gespeichert und werden gesendet, wenn Sie sich anmelden.
saving = Wird gespeichert …
saved-at = Gespeichert um { $at }
saved = Gespeichert
trying-again = Noch nicht auf dem Server: auf diesem Gerät gespeichert, neuer Versuch läuft
newer-is-kept = auch in einem anderen Fenster geändert; die neuere Version aus diesem Fenster bleibt erhalten
some-from-elsewhere = { $n ->
    [one] { $n } Antwort, die in einem anderen Fenster geändert wurde, steht jetzt hier
   *[other] { $n } Antworten, die in einem anderen Fenster geändert wurden, stehen jetzt hier
}
places = Plätze { $list }
submitting = Wird eingereicht …
submitted = Eingereicht
not-submitted = Noch nicht eingereicht
kept-look-again = Bitte prüfen Sie Ihre Antworten, bevor sie eingereicht werden.
kept-changed = Ihre Antworten wurden gleichzeitig in einem anderen Fenster geändert.
kept-sending = Die auf diesem Gerät gespeicherten Antworten werden gesendet …
kept-saved = Die auf diesem Gerät gespeicherten Antworten wurden um { $at } gesendet.
kept-submitted = Die auf diesem Gerät gespeicherten Antworten sind eingereicht. Vielen Dank.
kept-offline = Auf diesem Gerät gespeichert; wird gesendet, sobald der Server erreichbar ist.
kept-signed-out = Auf diesem Gerät gespeichert; wird gesendet, sobald Sie angemeldet sind.
kept-open = Auf diesem Gerät gespeichert, noch nicht gesendet. { $reason }
kept-over = Die auf diesem Gerät gespeicherten Antworten können nicht gesendet werden. { $reason }
go-on = Weiter
show-it-here = Hier anzeigen
sign-in = Anmelden
open-it = Öffnen
sent-and-earned = Voriger Text gesendet, +{ $reward }
sent-as-extra = Voriger Text als zusätzliche Einreichung gesendet, +{ $reward }
sent-before = Dieser Text wurde schon aus einem anderen Fenster gesendet. Er zählt einmal.
