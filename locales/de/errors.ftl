### Refusals that are told the same everywhere.

send-again = Erneut senden
# Label of a field that shows a long text again that was refused
text-to-correct = Ihr Text, zum Korrigieren
sign-in-then-send = Sie wurden abgemeldet, deshalb wurde das nicht gespeichert. Melden Sie sich in einem neuen Tab an, kehren Sie zu dieser Seite zurück und wählen Sie „Erneut senden“. Schließen Sie diese Seite nicht.
sign-in-new-tab = Anmelden (neuer Tab)
to-start = Zu meiner Startseite
title-sign-in = Anmelden
title-forbidden = Nicht erlaubt
title-not-found = Nicht gefunden
title-invalid = Bitte prüfen
title-conflict = Derzeit nicht möglich
go-to-field = Zu „{ $label }“
title-too-large = Zu groß
title-too-many = Zu viele Versuche
title-busy = Ausgelastet
title-internal = Fehler auf unserer Seite
