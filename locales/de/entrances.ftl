### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants
entrance-invited = Sie können an dieser Studie teilnehmen.
entrance-tasks = { $hits ->
    [one] Sie bearbeiten { $hits } Aufgabe.
   *[other] Sie bearbeiten { $hits } Aufgaben.
}
entrance-start = Beginnen
entrance-continue = Weitermachen
entrance-welcome-back = Sie haben schon mit dieser Studie begonnen. Machen Sie dort weiter, wo Sie aufgehört haben.
entrance-signs-out = Sie sind als { $name } angemeldet. Wenn Sie hier beginnen, wird { $name } in diesem Browser abgemeldet.
entrance-come-back = Waren Sie schon einmal hier?
entrance-return-code = Rückkehrcode
entrance-return-code-hint = Der Code hat 16 Zeichen. Sie haben ihn am Anfang gesehen.
entrance-return = Mit diesem Code weitermachen
entrance-new-return-code = Notieren Sie Ihren Rückkehrcode
entrance-return-code-label = Mit diesem Code können Sie später weitermachen, auch auf einem anderen Gerät
entrance-return-code-advice = Notieren oder kopieren Sie ihn jetzt. Wenn Sie ihn verlieren, können Sie nur wieder ganz von vorn beginnen.
entrance-decline = Ich stimme nicht zu
entrance-decline-means = Ihre Teilnahme endet dann. Gespeichert werden nur Ihre Ablehnung und, falls Sie von einem Rekrutierungsdienst kommen, dessen ID für Sie.
entrance-progress = { $done } von { $all } Aufgaben erledigt
entrance-nothing-left = In dieser Studie gibt es keine Aufgaben mehr für Sie.
entrance-finish = Studie abschließen

## How taking part ended
ending-finished = Sie haben diese Studie abgeschlossen. Vielen Dank!
ending-no-consent = Sie nehmen an dieser Studie nicht teil.
ending-screened-out = Sie erfüllen eine Voraussetzung dieser Studie nicht. Deshalb können Sie nicht weitermachen.
ending-failed-checks = Bei den Qualitätskontrollen waren zu viele Antworten falsch. Deshalb können Sie nicht weitermachen.
ending-timed-out = Ihr Platz war nur für eine bestimmte Zeit reserviert und ist nicht mehr verfügbar.
ending-full = In dieser Studie gibt es zurzeit keine Plätze oder Aufgaben mehr.
ending-code = Abschlusscode
ending-enter-code = Geben Sie diesen Code auf der Seite ein, von der Sie gekommen sind.
ending-return = Weiter zum letzten Schritt
ending-return-to = Zurück zu { $provider }
ending-close-page = Sie können diese Seite schließen.

## To researchers
nav-entrances = Teilnahmelinks
entrances-lead = Mit diesen Links nehmen Personen ohne Konto auf diesem Server teil, über Dienste wie Prolific oder auf anderem Weg.
entrances-none = Es gibt noch keine Teilnahmelinks.
entrances-add = Teilnahmelink erstellen
entrances-anonymous-lead = Wer den Link hat, kann ohne Konto teilnehmen. Alle Teilnehmenden bekommen einen Code, mit dem sie zurückkehren können.
entrances-provider = Dienst
entrances-provider-other = Anderer Dienst
entrances-anonymous = Anonym
entrances-label = Name
entrances-label-hint = Nur Ihr Team sieht ihn, zum Beispiel „Prolific, Französisch“.
entrances-places = Plätze
entrances-places-hint = Wie viele Personen teilnehmen können. Leer lassen, wenn es keine Grenze geben soll.
entrances-submissions = HITs pro Person
entrances-submissions-hint = Danach ist die Teilnahme abgeschlossen. Leer lassen für alle verfügbaren HITs.
entrances-hold = Reservierung eines Platzes (Minuten)
entrances-hold-hint = Nach dieser Zeit ohne Aktivität wird der Platz für eine andere Person frei.
entrances-provider-study = Studien-ID beim Dienst
entrances-provider-study-hint = Nur Links dieser Studie werden angenommen. Leer lassen, um Links jeder Studie anzunehmen.
entrances-signed = Nur Links annehmen, die Prolific signiert hat
entrances-signed-hint = Dann kann niemand mit einer erfundenen Teilnehmer-ID teilnehmen. Prolific muss sichere Links für Ihren Workspace einschalten; ohne sie kann niemand teilnehmen.
entrances-parameters = Parameter des Links
entrances-parameters-lead = Die Namen, unter denen der Dienst seine IDs an den Link anhängt.
entrances-parameter-person = ID der Person
entrances-parameter-session = ID der Einreichung
entrances-parameter-study = ID der Studie
entrances-address = Rücksprungadresse
entrances-address-hint = Wohin Teilnehmende am Ende kommen. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } und { "{" }study{ "}" } werden ausgefüllt.
entrances-codes = Abschlusscodes
entrances-codes-lead-anonymous = Teilnehmende sehen diesen Code am Ende.
entrances-codes-lead = Geben Sie beim Dienst dieselben Codes ein. Wählen Sie dort für jeden Code, was mit der Einreichung geschieht.
entrances-own-codes = Allen, die die Studie abschließen, einen eigenen Code geben
entrances-create = Link erstellen
entrances-save = Änderungen speichern
entrances-saved = Der Teilnahmelink wurde gespeichert.
entrances-link = Link
entrances-back = Zurück zum Teilnahmelink
entrances-link-lead-anonymous = Senden Sie diesen Link an die Personen, die Sie einladen möchten.
entrances-link-lead = Tragen Sie diesen Link unverändert beim Dienst ein.
entrances-taken = Belegte Plätze
entrances-taken-of = { $taken } von { $places }
entrances-came = Angekommen
entrances-working = In Bearbeitung
entrances-finished = Abgeschlossen
entrances-screened-out = Ausgeschieden
entrances-open = Offen
entrances-closed = Für neue Teilnehmende geschlossen
entrances-close = Für neue Teilnehmende schließen
entrances-close-hint = Wer schon begonnen hat, kann weitermachen.
entrances-settings = Einstellungen des Links
entrances-participants = Teilnehmende
entrances-arrived = Ankunft
entrances-nobody = Über diesen Link ist noch niemand gekommen.
entrances-download = Teilnehmende herunterladen (CSV)
entrances-download-lead = Die Datei enthält die IDs des Dienstes und die Codes. Jeder Download wird im Audit-Log festgehalten.
entrances-active = Zuletzt aktiv
entrances-submitted = Eingereicht
entrances-state = Status
entrances-state-working = In Bearbeitung
entrances-state-away = Platz freigegeben
ending-name-finished = Abgeschlossen
ending-name-no-consent = Keine Einwilligung oder abgebrochen
ending-name-screened-out = Ausgeschieden
ending-name-failed-checks = Qualitätskontrollen nicht bestanden
ending-name-timed-out = Zeit abgelaufen
ending-name-full = Kein Platz oder keine Aufgabe frei
entrances-more = Weitere Teilnehmende

## People whom researchers invite by a link of their own
entrances-panel = Personen, die Sie einladen
entrances-panel-lead = Sie geben eine Liste von Personen ein. Jede bekommt einen persönlichen Link, den dieser Server oder Sie selbst senden.
invitees-title = Eingeladene Personen
invitees-lead = Jede Person hat einen persönlichen Link. Damit kann sie auch später und auf jedem Gerät weitermachen.
invitees-listed = Auf der Liste
invitees-add = Personen hinzufügen
invitees-field = Personen, eine pro Zeile
invitees-hint = Für jede Person eine E-Mail-Adresse, ein Name oder eine ID oder beides, dazu der Code einer Sprache der Studie, wenn Sie die Sprache kennen, durch Kommas getrennt (zum Beispiel: ana@example.org, P17, it). Andere Teilnehmende sehen Namen und IDs nicht.
invitees-add-button = Zur Liste hinzufügen
invitees-added = { $n ->
    [0] Es wurde niemand hinzugefügt.
    [one] { $n } Person wurde hinzugefügt.
   *[other] { $n } Personen wurden hinzugefügt.
}
invitees-known = { $n ->
    [one] { $n } Person stand schon auf der Liste.
   *[other] { $n } Personen standen schon auf der Liste.
}
# $n is how many people get an e-mail
invitees-invite = Einladungen senden ({ $n })
# $n is how many people get an e-mail
invitees-remind = Erinnerungen senden ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = Erinnerungen gehen an Personen, die vor mindestens einem Tag eingeladen wurden und noch nicht fertig sind. Niemand bekommt insgesamt mehr als { $most } Einladungen und Erinnerungen.
invitees-left-out = { $n ->
    [one] { $n } Person bekommt jetzt keine E-Mail, weil in ihrer Sprache alle Plätze vergeben sind: { $languages }.
   *[other] { $n } Personen bekommen jetzt keine E-Mail, weil in ihrer Sprache alle Plätze vergeben sind: { $languages }.
}
invitees-sent = { $n ->
    [0] Zurzeit kann niemand eine E-Mail bekommen.
    [one] { $n } E-Mail wird gesendet.
   *[other] { $n } E-Mails werden gesendet.
}
invitees-download = Links herunterladen (CSV)
invitees-download-lead = Wer einen Link hat, nimmt als die Person teil, für die er erstellt wurde. Senden Sie ihn deshalb nur an diese Person. Jeder Download wird im Audit-Log festgehalten.
invitees-none = Auf der Liste steht noch niemand.
invitees-name = Name oder ID
invitees-more = Weitere Personen
invitees-new = Nicht eingeladen
invitees-invited = Eingeladen
invitees-failed = E-Mail nicht zugestellt
invitees-stopped = Möchte keine E-Mails
invitees-remove = Entfernen
# To those who do not see the table
invitees-remove-one = { $name } entfernen
invitees-removed = „{ $name }“ wurde von der Liste entfernt.
