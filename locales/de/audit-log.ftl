### The audit log of a study: who did what, with the state before and after.

audit-title = Audit-Log
audit-lead = Alle Änderungen in dieser Studie: wer was geändert hat, mit dem Stand davor und danach.
audit-empty = Es gibt noch keine Einträge.
audit-earlier = Ältere Einträge

## The table of entries

audit-actor = Wer
audit-action = Aktion
audit-object = Objekt
audit-change = Änderung
audit-details = Einzelheiten
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = Einträge anzeigen
audit-no-match = Kein Eintrag entspricht diesem Filter.
audit-day = Tag (UTC)
audit-worker-hint = Die Nummer eines Crowdworkers, zum Beispiel W017
audit-object-study = diese Studie
audit-nothing = nichts
audit-rule = Automatische Regel
# In the column of the object: a person, who is not named
audit-object-person = Person
# In the column of the object
audit-object-link = Einladungslink
audit-repeated = { $action } ({ $n }-mal)

## The actions: what happened

audit-approve-assignment = Einreichung genehmigt
audit-reject-assignment = Einreichung abgelehnt
audit-submit-assignment = HIT eingereicht
audit-give-back-assignment = HIT zurückgegeben
audit-expire-assignment = HIT abgelaufen
audit-raise-assignment = Nachricht eines Crowdworkers
audit-reply-assignment = Nachricht beantwortet
audit-close-thread = Konversation geschlossen
audit-open-thread = Konversation wieder geöffnet
audit-pay-out-payment = Auszahlung erstellt
audit-confirm-payment = Auszahlung als bezahlt bestätigt
audit-retry-payment = Abgelehnte Zahlungen noch einmal gesendet
# Money that did not arrive
audit-return-payment = Zahlung zurückgekommen
audit-return-payment-to-one = Zahlung an eine Person zurückgekommen
audit-download-payment = Auszahlungsdatei heruntergeladen
audit-edit-payer = Auftraggeberkonto geändert
# The bank or PayPal details of the person themselves
audit-edit-payee = Eigene Bankverbindung oder PayPal-Adresse geändert
audit-remove-payee = Eigene Bankverbindung oder PayPal-Adresse entfernt
audit-compute-bonuses = Boni berechnet
audit-approve-bonuses = Boni genehmigt
audit-change-bonus = Bonus geändert
audit-give-bonus = Bonus vergeben
audit-invite-role = Einladungslink erstellt
audit-withdraw-join-link = Einladungslink widerrufen
audit-join-worker = Crowdworker beigetreten
audit-join-researcher = Forscher/in beigetreten
audit-join-reviewer = Prüfer/in beigetreten
audit-join-manager = Studienleitung beigetreten
audit-add-member = Teammitglied hinzugefügt
audit-remove-member = Teammitglied entfernt
audit-add-group-role = Rolle an eine Gruppe vergeben
audit-remove-group-role = Rolle einer Gruppe entzogen
audit-consent-worker = Einwilligung erteilt
audit-withdraw-worker = Teilnahme beendet
audit-leave-out-worker = Crowdworker aus der Statistik ausgeschlossen
audit-look-worker = Arbeit eines Crowdworkers als angesehen markiert
audit-look-again-worker = Arbeit eines Crowdworkers zum erneuten Ansehen vorgemerkt
audit-take-in-worker = Crowdworker wieder in die Statistik einbezogen
audit-erase-worker = Personenbezogene Daten gelöscht
audit-qualify-worker = Über Qualifikation entschieden
audit-take-back-worker = Entscheidung der muttersprachlichen Prüfung zurückgenommen
audit-refuse-gate = Qualifikationsversuch verweigert
audit-refuse-task = HIT verweigert
audit-set-gate = Qualifikationsregel festgelegt
audit-remove-gate = Qualifikationsregel entfernt
audit-add-known-task = Gold-Items hinzugefügt
audit-retire-known-task = Gold-Item stillgelegt
audit-add-task = Aufgabe hinzugefügt
audit-copy-task = Aufgabe kopiert
audit-edit-task = Aufgabe bearbeitet
audit-publish-task = Aufgabe veröffentlicht
audit-redraft-task = Neuer Entwurf einer Aufgabe erstellt
audit-add-entrance = Teilnahmelink erstellt
audit-edit-entrance = Teilnahmelink geändert
audit-download-entrance = Teilnehmende eines Teilnahmelinks heruntergeladen
audit-read-results-entrance = Ergebnisse von Mechanical Turk verglichen
audit-add-invitees = Personen zu einem Teilnahmelink hinzugefügt
audit-remove-invitee = Person von einem Teilnahmelink entfernt
audit-mail-invitees = Einladungen oder Erinnerungen gesendet
audit-erase-invitees = Daten eingeladener Personen gelöscht
audit-download-invitees = Persönliche Links heruntergeladen
audit-connect-prolific = Studie mit Prolific verbunden
audit-disconnect-prolific = Studie von Prolific getrennt
audit-approve-prolific = Einreichung bei Prolific genehmigt
audit-reject-prolific = Einreichung bei Prolific abgelehnt
audit-ask-return-prolific = Bei Prolific um Rückgabe einer Einreichung gebeten
audit-create-posting = Studie bei Prolific angelegt
audit-publish-posting = Studie bei Prolific veröffentlicht
audit-pause-posting = Studie bei Prolific pausiert
audit-start-posting = Studie bei Prolific fortgesetzt
audit-stop-posting = Studie bei Prolific beendet
audit-delete-posting = Entwurf bei Prolific gelöscht
audit-extend-posting = Plätze bei Prolific hinzugefügt
audit-create-group = Teilnehmergruppe bei Prolific angelegt
audit-turn-on-group = Teilnehmergruppe wird wieder aktualisiert
audit-turn-off-group = Teilnehmergruppe wird nicht mehr aktualisiert
audit-add-picture = Bild hochgeladen
audit-remove-picture = Bild gelöscht
audit-make-batch = Batch erstellt
audit-stop-batch = Batch gestoppt
audit-open-batch = Batch wieder geöffnet
audit-grade-answer = Pilot-Umformulierung geprüft
audit-adjudicate-item = Item adjudiziert
audit-decide-output = Umformulierung nachbearbeitet
audit-know-word = Wort zu den bekannten Wörtern hinzugefügt
audit-run-system = Eingebautes System ausgeführt
audit-import-sources = Ausgangstexte importiert
audit-import-outputs = Outputs importiert
audit-create-study = Studie angelegt
audit-import-study = Studie importiert
audit-edit-study = Einstellungen der Studie bearbeitet
audit-move-study = Status der Studie geändert
audit-export-study = Daten exportiert
audit-score-job = Fehlende Scores angefordert
audit-retry-job = Job wiederholt
audit-cancel-job = Job abgebrochen
audit-train-training = Training gestartet
audit-name-model-training = Trainiertes Modell in die Einstellungen übernommen
audit-question-country = Land vor dem Absenden hinterfragt
audit-edit-source = Ausgangstext bearbeitet
audit-edit-output = Output bearbeitet
audit-withdraw-source = Ausgangstext zurückgezogen
audit-withdraw-output = Output zurückgezogen
audit-restore-source = Ausgangstext wieder verwendet
audit-restore-output = Output wieder verwendet
