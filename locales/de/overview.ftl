### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Crowdsourcing-Studien für Annotation und menschliche Evaluation durchführen, von der Rekrutierung bis zu den fertigen Tabellen.
home-invited = Haben Sie einen Einladungslink bekommen? Öffnen Sie ihn: Er führt zu Ihrer Studie.
home-for-workers = Crowdworker
home-for-workers-text = Bewerten, vergleichen und umformulieren Sie kurze Texte am Handy oder am Computer. Bezahlung und Zeit sehen Sie, bevor Sie beginnen.
home-for-researchers = Forschende
home-for-researchers-text = Entwerfen Sie Aufgaben, rekrutieren und bezahlen Sie Crowdworker, messen Sie die Übereinstimmung mit Intervallen, und exportieren Sie Tabellen für ein Paper.

## The list of studies

studies-lead = Alle Studien, die Sie entwerfen, prüfen oder leiten.
studies-new = Neue Studie
# The same for an administrator of the server
studies-empty-administrator = Es gibt noch keine Studie. Legen Sie die erste an.
studies-empty = Eine Studie erscheint hier, wenn die Administration sie angelegt und Ihnen darin eine Rolle gegeben hat.
studies-your-role = Ihre Rolle
studies-managers = Studienleitung
studies-administrator = Administrator/in
studies-no-batch = noch keine HITs
studies-only-pilot = bisher nur die Pilotphase
studies-progress = { $counted } von { $target } ({ $percent } %)

## The overview of a study

overview-published-tasks = Veröffentlichte Aufgaben
overview-submissions = Gezählte Einreichungen
overview-of-target = von { $target }
overview-checklist = Checkliste zum Einrichten
overview-checklist-lead = Sie können die Studie ohne die optionalen Schritte aktivieren.
overview-open-page = { $page } öffnen
overview-progress = Fortschritt
overview-see-progress = Fortschritt jeder Aufgabe und Sprache
overview-n-counted = { $n ->
    [one] { $n } gezählte Einreichung
   *[other] { $n } gezählte Einreichungen
}
# How many tasks are complete, each language counted
overview-n-complete = Abgeschlossene Aufgaben (jede Sprache zählt einzeln): { $n }
overview-attention = Zu erledigen
overview-nothing = Es gibt nichts zu erledigen.
overview-n-submissions = { $n ->
    [one] { $n } Einreichung wartet auf Genehmigung.
   *[other] { $n } Einreichungen warten auf Genehmigung.
}
overview-n-held-payments = { $n ->
    [one] Bei { $n } Zahlung ist unklar, ob sie angewiesen wurde: bitte klären.
   *[other] Bei { $n } Zahlungen ist unklar, ob sie angewiesen wurden: bitte klären.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = { $n } % des Budgets sind zugesagt.
overview-n-messages = { $n ->
    [one] { $n } Nachricht von Crowdworkern ist nicht beantwortet.
   *[other] { $n } Nachrichten von Crowdworkern sind nicht beantwortet.
}
overview-n-reviews = { $n ->
    [one] { $n } Crowdworker wartet auf die muttersprachliche Prüfung.
   *[other] { $n } Crowdworker warten auf die muttersprachliche Prüfung.
}
overview-n-locations = { $n ->
    [one] Das Land von { $n } Crowdworker muss geprüft werden.
   *[other] Die Länder von { $n } Crowdworkern müssen geprüft werden.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } veröffentlichte Aufgabe hat noch keine HITs. Erstellen Sie einen Batch.
   *[other] { $n } veröffentlichte Aufgaben haben noch keine HITs. Erstellen Sie für jede einen Batch.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } Hintergrund-Job ist fehlgeschlagen.
   *[other] { $n } Hintergrund-Jobs sind fehlgeschlagen.
}
overview-results = Ergebnisse
overview-open-results = Ergebnisse öffnen
overview-results-lead = Aus allen gezählten Einreichungen berechnet. Jeder Bericht enthält Intervalle, die Methode und einen Download.
overview-state = Status
overview-go-live = Studie aktivieren
overview-go-live-lead = Crowdworker mit einem Einladungslink können sofort beginnen. Mindestens eine Aufgabe muss veröffentlicht sein.
overview-close = Studie schließen
overview-close-lead = In einer geschlossenen Studie bekommen Crowdworker keine HITs mehr. HITs in Bearbeitung können noch eingereicht werden.
overview-reopen = Studie wieder öffnen
overview-reopen-lead = Die Studie ist geschlossen. Wenn Sie sie wieder öffnen, bekommen Crowdworker die HITs, für die noch Einreichungen fehlen.
overview-not-ready = Die Studie kann noch nicht aktiviert werden. Es fehlt:
overview-live-without = Diese Schritte sind nicht erledigt. Sie können die Studie trotzdem aktivieren.

## Erasure of personal data

overview-personal-data = Personenbezogene Daten der Crowdworker
overview-erased-after = { $days ->
    [one] Die personenbezogenen Daten der Crowdworker werden { $days } Tag nach dem Schließen der Studie gelöscht.
   *[other] Die personenbezogenen Daten der Crowdworker werden { $days } Tage nach dem Schließen der Studie gelöscht.
}
overview-all-erased = { $n ->
    [one] Die Löschung war am { $date } fällig und ist für { $n } Crowdworker abgeschlossen.
   *[other] Die Löschung war am { $date } fällig und ist für alle { $n } Crowdworker abgeschlossen.
}
overview-erasing = Die Löschung beginnt am { $date }. Bisher gelöscht: { $erased } von { $n }.
overview-n-owed = { $n ->
    [one] { $n } Crowdworker ist noch nicht bezahlt oder wartet auf eine Entscheidung. Die Daten bleiben erhalten, bis das geklärt ist.
   *[other] { $n } Crowdworker sind noch nicht bezahlt oder warten auf eine Entscheidung. Die Daten bleiben erhalten, bis das geklärt ist.
}

## Steps of the setup checklist

setup-consent = Einwilligungserklärung schreiben
setup-public-texts = Titel und Beschreibung für Crowdworker schreiben
setup-sources = Ausgangstexte importieren
setup-qualification = Qualifikationsregeln festlegen
setup-task = Aufgabe hinzufügen und veröffentlichen
setup-batch = Batch mit HITs erstellen
setup-invite = Crowdworker mit einem Link einladen
setup-go-live = Studie aktivieren

## What follows if a study goes live without a step of the checklist

without-consent = Crowdworker sehen die vorgegebene Einwilligungserklärung in jeder Sprache ohne eigenen Text.
without-public-texts = Wo sie fehlen, sehen Crowdworker den Titel der Studie selbst und keine Beschreibung.
# Languages in which a text is missing
overview-missing-in = Fehlt in: { $languages }.
without-sources = Es gibt keine Texte zum Bearbeiten.
without-qualification = Alle, die einen Einladungslink haben, können arbeiten.
without-task = Crowdworker haben keine Aufgabe.
without-batch = Crowdworker können die Qualifikation durchlaufen, finden aber keine HITs.
without-invitation = Niemand kann der Studie als Crowdworker beitreten.
