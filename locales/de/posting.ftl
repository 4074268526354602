### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Über Prolific rekrutieren
# $label is the name of an entry link, as the team calls it
posting-lead = Eine Studie bei Prolific, die Personen zum Teilnahmelink „{ $label }“ führt.
posting-unconnected = Diese Studie ist noch nicht mit einem Prolific-Konto verbunden.
posting-name = Name
posting-name-hint = Teilnehmende sehen ihn in der Studienliste von Prolific.
posting-description = Beschreibung
posting-description-hint = Was Teilnehmende tun. Sie lesen die Beschreibung, bevor sie sich entscheiden.
posting-places = Plätze
posting-minutes = Minuten
posting-minutes-hint = Wie lange eine Person braucht. Prolific zeigt die Dauer zusammen mit der Vergütung pro Stunde an.
# $currency is a code such as GBP
posting-reward = Vergütung ({ $currency })
posting-reward-hint = Was jede Person bekommt. Prolific verlangt mindestens 6 GBP oder 8 USD pro Stunde.
# $workspace and $study are codes such as GBP
posting-other-currency = Der Workspace bei Prolific zahlt in { $workspace }, und diese Studie rechnet in { $study }. Auszahlungen über Prolific brauchen dieselbe Währung: Ändern Sie sie in den Einstellungen dieser Studie.
posting-devices = Geräte
posting-desktop = Computer
posting-tablet = Tablet
posting-mobile = Smartphone
posting-people = Wer teilnehmen kann
# $countries is a list of countries
posting-only-countries = Nur Personen mit Wohnsitz in: { $countries }
# $language is the name of a language
posting-only-language = Nur Personen mit dieser Muttersprache: { $language }
posting-filters-hint = Weitere Filter können Sie bei Prolific setzen, bevor Sie veröffentlichen.
posting-approve = Einreichungen von Teilnehmenden, die abschließen, sofort genehmigen
posting-approve-hint = Sonst entscheiden Sie über jede Einreichung. Nach 21 Tagen genehmigt Prolific, worüber Sie nicht entschieden haben.
# $currency is a code such as GBP
posting-screening = Vergütung für das Screening ({ $currency })
posting-screening-hint = Für Personen, die die Qualifikation nicht bestehen, höchstens so oft, wie es Plätze gibt; danach pausiert Prolific die Studie. Leer lassen, um sie um Rückgabe der Einreichung zu bitten. Manche Workspaces können das Screening nicht vergüten.
posting-project = Projekt
posting-project-hint = Das Projekt Ihres Workspace bei Prolific, zu dem die Studie gehört.
# $address is the address of an entry link
posting-link = Teilnehmende werden zu { $address } geleitet
posting-create = Entwurf bei Prolific erstellen
posting-create-hint = Ein Entwurf kostet nichts, und Teilnehmende sehen ihn nicht. Für jeden Ausgang der Teilnahme gibt es einen Abschlusscode; alle, die abschließen, bekommen denselben.
posting-created = Der Entwurf wurde bei Prolific erstellt. Prüfen Sie ihn, und veröffentlichen Sie ihn dann.
posting-draft = Entwurf
posting-scheduled = Geplant
posting-publishing = Wird veröffentlicht
posting-active = Rekrutierung läuft
posting-paused = Pausiert
posting-awaiting-review = Beendet, Einreichungen warten auf eine Entscheidung
posting-completed = Beendet
posting-hourly = Vergütung pro Stunde
# $floor is an amount of money
posting-below-floor = Prolific verlangt mindestens { $floor } pro Stunde. Löschen Sie den Entwurf und erstellen Sie ihn neu, mit höherer Vergütung oder kürzerer Dauer.
posting-cost = Kosten
posting-rewards = Vergütungen
posting-fees = Gebühren von Prolific
posting-tax = Steuer auf die Gebühren
posting-total = Gesamt
# $available and $total are amounts of money
posting-too-little = Das Guthaben von { $available } reicht nicht für diese Studie, die { $total } kostet. Zahlen Sie zuerst bei Prolific Geld ein.
posting-open = Bei Prolific öffnen
posting-pending = Prolific arbeitet noch daran. Laden Sie diese Seite in einer Minute neu.
posting-publish = Veröffentlichen
# $total is an amount of money
posting-publish-means = Ab sofort können Teilnehmende kommen. Prolific reserviert { $total } von Ihrem Guthaben.
posting-publish-means-unknown = Ab sofort können Teilnehmende kommen. Prolific reserviert die Kosten von Ihrem Guthaben.
posting-pause = Pausieren
posting-pause-means = Niemand kann mehr neu beginnen. Wer schon begonnen hat, kann die Studie abschließen.
posting-start = Fortsetzen
posting-start-means = Neue Teilnehmende können wieder beginnen.
posting-stop = Beenden
posting-stop-means = Niemand kann mehr neu beginnen. Wer schon begonnen hat, kann die Studie abschließen. Wenn Sie später Plätze hinzufügen, beginnt die Rekrutierung wieder.
posting-delete = Entwurf löschen
posting-delete-means = Der Entwurf wird bei Prolific gelöscht. Der Teilnahmelink bleibt erhalten.
# $study is an ID
posting-gone = Die Studie { $study } gibt es bei Prolific nicht mehr, oder dieses Konto hat keinen Zugang dazu.
posting-forget = Vom Teilnahmelink entfernen
posting-extend = Plätze hinzufügen
posting-extend-label = Plätze insgesamt
# $places is a number
posting-extend-hint = Zurzeit { $places }. Die Zahl kann nur steigen. Prolific reserviert die Kosten der neuen Plätze von Ihrem Guthaben.
posting-published = Die Studie wurde bei Prolific veröffentlicht.
posting-is-paused = Die Studie wurde bei Prolific pausiert.
posting-resumed = Die Studie wurde bei Prolific fortgesetzt.
posting-ended = Die Studie wurde bei Prolific beendet.
posting-deleted = Der Entwurf wurde bei Prolific gelöscht.
posting-extended = Die Plätze wurden bei Prolific hinzugefügt.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = Sie haben der Einwilligungserklärung nicht zugestimmt.
posting-return-screened-out = Sie erfüllen die Voraussetzungen dieser Studie nicht.
posting-return-timed-out = Sie waren zu lange inaktiv. Deshalb hat eine andere Person Ihren Platz bekommen.
posting-return-full = Für Sie war kein Platz oder keine Aufgabe mehr frei.
