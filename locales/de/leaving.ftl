### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = Sie können Ihre Teilnahme jederzeit auf Ihrer Seite beenden, ohne einen Grund zu nennen. Arbeit, die Sie eingereicht haben, wird noch geprüft und, wenn sie genehmigt wird, bezahlt. Ihre Antworten bleiben unter einem Pseudonym in der Studie.
may-leave-and-choose = Sie können Ihre Teilnahme jederzeit auf Ihrer Seite beenden, ohne einen Grund zu nennen. Arbeit, die Sie eingereicht haben, wird noch geprüft und, wenn sie genehmigt wird, bezahlt. Wenn Sie Ihre Teilnahme beenden, wählen Sie, ob Ihre Antworten unter einem Pseudonym in den Ergebnissen bleiben oder daraus entfernt werden.
may-leave-and-choose-until-closing = Sie können Ihre Teilnahme jederzeit auf Ihrer Seite beenden, ohne einen Grund zu nennen. Arbeit, die Sie eingereicht haben, wird noch geprüft und, wenn sie genehmigt wird, bezahlt. Bis die Studie geschlossen wird, können Sie Ihre Antworten aus den Ergebnissen entfernen lassen; danach bleiben sie unter einem Pseudonym erhalten.
leave-study = Teilnahme beenden
leave-lead = Bitte lesen Sie das, bevor Sie Ihre Teilnahme beenden.
leave-no-more-tasks = Sie bekommen keine Aufgaben mehr. Aufgaben, die Sie begonnen haben, bekommen andere Personen, und was Sie darin geschrieben haben, wird gelöscht.
leave-work-is-paid = Arbeit, die Sie eingereicht haben, wird noch geprüft und, wenn sie genehmigt wird, bezahlt.
leave-is-final = Sie können das nicht rückgängig machen. Wenn Sie später wieder teilnehmen möchten, schreiben Sie an die Kontaktperson der Studie.
leave-account-stays = Ihr Konto bleibt bestehen. Wenn auch Ihr Konto und Ihre personenbezogenen Daten gelöscht werden sollen, beantragen Sie das auf der Seite Ihres Kontos.
your-answers = Ihre Antworten
keep-answers = Meine Antworten in den Ergebnissen lassen
keep-answers-means = Ihre Antworten bleiben unter einem Pseudonym, ohne Ihren Namen, in den Ergebnissen.
remove-answers = Meine Antworten aus den Ergebnissen entfernen
remove-answers-means = Ihre Antworten kommen in keiner Statistik und in keinem späteren Export mehr vor. Schon veröffentlichte Ergebnisse ändern sich nicht.
answers-stay = Ihre Antworten bleiben unter einem Pseudonym in den Ergebnissen. Die Antworten können jetzt nicht mehr aus dieser Studie entfernt werden.
confirm-leaving = Ja, ich möchte meine Teilnahme beenden
have-left-title = Sie haben Ihre Teilnahme beendet
left-and-kept = Sie haben Ihre Teilnahme am { $day } beendet. Ihre Antworten bleiben unter einem Pseudonym in den Ergebnissen.
left-and-removed = Sie haben Ihre Teilnahme am { $day } beendet. Ihre Antworten wurden aus den Ergebnissen entfernt.
confirm-removing = Ja, meine Antworten aus den Ergebnissen entfernen
my-data = Ihre Daten
my-data-lead = Laden Sie alles herunter, was dieser Server über Sie speichert.
my-data-file = Sie erhalten eine einzige Datei, die Programme lesen können. Auch ein Texteditor öffnet sie.
download-my-data = Ihre Daten herunterladen
