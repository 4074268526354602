### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = Personen
admin-people-lead = Alle Personen mit einem Konto auf diesem Server, die neuesten zuerst.
admin-administrator = Administrator/in
admin-suspended = gesperrt
admin-erased = gelöscht
admin-grant-rights = Administratorrechte vergeben
admin-grant-means = { $name } kann dann alle Studien, alle Konten und die Servereinstellungen sehen und ändern.
admin-remove-rights = Administratorrechte entziehen
admin-suspend = Sperren
admin-suspend-means = { $name } wird sofort abgemeldet und kann sich nicht anmelden und keine Zugriffstoken verwenden, bis Sie den Zugang wiederherstellen.
admin-restore = Zugang wiederherstellen
admin-erase = Löschen
admin-older-accounts = Ältere Konten

## The server's audit log

admin-audit-log = Audit-Log
admin-audit-log-lead = Konten, Rechte und Token dieses Servers. Jede Studie hat ein eigenes Audit-Log.
admin-no-entries = Es gibt noch keine Einträge.
admin-entries = Einträge des Audit-Logs
admin-actor = Handelnde Person
admin-action = Aktion
admin-object = Objekt
admin-operator-or-rule = Serverbetrieb oder automatische Regel
admin-person-hint = Der genaue Name oder die E-Mail-Adresse
admin-older-entries = Ältere Einträge

## Erasing a person

admin-erase-person = Person löschen
admin-all-people = Alle Personen
admin-cannot-undo = Das kann nicht rückgängig gemacht werden
admin-erase-account = Das Konto und alles, was die Person identifiziert, werden aus der Datenbank gelöscht. In Backups bleiben diese Daten, bis die Backups gelöscht werden.
admin-cannot-erase = Diese Person kann nicht gelöscht werden
admin-not-yet-paid = Noch nicht bezahlt
admin-still-owed = Dieser Person wurden { $amounts } noch nicht ausgezahlt. Zahlen Sie das zuerst aus: Nach der Löschung weiß der Server nicht mehr, wem das Geld zusteht.
admin-what-is-erased = Was gelöscht wird
admin-what-is-kept = Was erhalten bleibt
admin-kept-lead = Das bleibt unter dem Pseudonym erhalten, ohne Namen und E-Mail-Adresse.
admin-data = Daten
admin-if-kept = Wenn Antworten behalten werden
admin-if-removed = Wenn Antworten entfernt werden
admin-only-log-entries = Nur die Konto-ID und die Einträge des Audit-Logs bleiben erhalten.
admin-log-entries = Einträge des Audit-Logs, ohne Namen und Adressen
admin-count-of = { $kind }: { $n }
admin-pseudonym-in = { $pseudonym } in { $study }
admin-confirm = Bestätigung
admin-answers = Antworten
admin-keep-answers = Antworten behalten
admin-keep-answers-hint = Sie bleiben unter dem Pseudonym in den Ergebnissen.
admin-remove-answers = Antworten entfernen
admin-remove-answers-hint = Sie werden aus allen Ergebnissen und Exporten entfernt, und die Texte, die die Person geschrieben hat, werden gelöscht.
admin-type-to-confirm = E-Mail-Adresse oder Pseudonym der Person eingeben
admin-erase-this-person = Diese Person löschen

## Receipts of erasures

admin-erasures = Löschungen
admin-erasures-lead = Löschprotokolle für personenbezogene Daten, ohne Namen.
admin-no-erasures = Es wurde noch keine Person gelöscht.
admin-older-erasures = Ältere Löschungen
admin-receipt-title = Löschprotokoll
admin-receipt-lead = Das Löschprotokoll enthält keine Namen. Bewahren Sie es als Nachweis auf, was wann gelöscht wurde.
admin-receipt = Löschprotokoll
admin-account = Konto
admin-cause = Ausgelöst durch
admin-cause-administrator = eine Person mit Administratorrechten ({ $id })
admin-cause-retention = die Aufbewahrungsfrist einer Studie
admin-cause-operator = die Befehlszeile
admin-receipt-erased = Gelöscht
admin-receipt-kept = Unter dem Pseudonym erhalten
admin-answers-kept = behalten
admin-answers-removed = entfernt

## Requests for erasure

admin-asked-erasure = Löschung beantragt
admin-erasure-requests = Löschanträge
admin-requested = Beantragt
