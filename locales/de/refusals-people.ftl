### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = Das können nur Personen mit der Rolle „Forscher/in“ in dieser Studie. Sie können sich diese Rolle unter „Team und Einladungen“ selbst geben.
# To somebody who manages the team of the study
only-reviewers = Das können nur Personen mit der Rolle „Prüfer/in“ in dieser Studie. Sie können sich diese Rolle unter „Team und Einladungen“ selbst geben.
role-does-not-allow = Ihre Rolle in dieser Studie erlaubt das nicht. Die Studienleitung kann Ihnen eine andere Rolle geben.
own-work = Das ist Ihre eigene Arbeit. Eine andere Person aus der Studienleitung oder dem Forschungsteam muss darüber entscheiden.
last-administrator = Das ist das letzte Administratorkonto. Geben Sie zuerst einer anderen Person Administratorrechte.
confirm-person = Das ist weder die E-Mail-Adresse noch ein Pseudonym der Person. Geben Sie zur Bestätigung eines davon ein.
workers-join-by-link = Crowdworker kommen über einen Einladungslink dazu; dort wählen sie ihre Sprache und stimmen der Teilnahme zu. Erstellen Sie einen Link für Crowdworker.
no-such-account = Kein Konto hat diese E-Mail-Adresse. Senden Sie der Person einen Einladungslink, mit dem sie ein Konto erstellen kann.
has-role-already = Diese Person hat diese Rolle in der Studie schon.
study-needs-manager = Eine Studie braucht mindestens eine Person in der Studienleitung. Geben Sie diese Rolle zuerst einer anderen Person.
no-administrator = Es gibt noch kein Administratorkonto. Erstellen Sie eines mit dem Befehl: concord user add EMAIL --name NAME --admin
own-administrator-rights = Sie können sich die Administratorrechte nicht selbst entziehen. Bitten Sie eine andere Person mit Administratorrechten darum.
own-account-suspended = Sie können Ihr eigenes Konto nicht sperren. Bitten Sie eine andere Person mit Administratorrechten darum.
no-account-with = Kein Konto hat die E-Mail-Adresse { $email }.
wrong-password = Das ist nicht Ihr aktuelles Passwort. Geben Sie das Passwort ein, mit dem Sie sich angemeldet haben.
token-needs-name = Geben Sie einen Namen mit 1 bis { $most } Zeichen ein, der sagt, welches Programm das Token verwendet.
code-is-needed = Dieses Konto verwendet Anmeldecodes. Senden Sie zusammen mit dem Passwort einen Code.
code-does-not-fit = Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den Code ein, den Ihre App jetzt anzeigt.
sign-in-step-is-over = Die Zeit für diesen Code ist abgelaufen. Melden Sie sich noch einmal mit Ihrem Passwort an.
codes-are-on = Anmeldecodes sind schon eingeschaltet.
codes-are-off = Dieses Konto verwendet keine Anmeldecodes.
turn-on-codes-first = Auf diesem Server brauchen Sie Anmeldecodes, um auszuzahlen, Daten herunterzuladen oder Personen zu verwalten. Schalten Sie sie unter „Ihr Konto“ ein, und versuchen Sie es dann noch einmal.
codes-need-a-key = Dieser Server kann Codes aus Apps zurzeit nicht prüfen. Verwenden Sie einen Wiederherstellungscode, oder bitten Sie die Betreiber, secrets_key zu kontrollieren.
sign-in-to-join = Dieses Konto verwendet Anmeldecodes. Melden Sie sich zuerst an, und öffnen Sie dann den Link noch einmal.
account-is-suspended = Ihr Konto ist gesperrt. Wenden Sie sich an die Betreiber dieses Servers.
service-does-not-admit = Sie haben sich mit { $service } angemeldet, haben aber keinen Zugang zu diesem Server. Wenden Sie sich an die Betreiber.
service-gives-no-address = { $service } nennt diesem Server keine bestätigte E-Mail-Adresse. Wenden Sie sich an die Betreiber dieses Servers.
service-cannot-be-used = Die Anmeldung mit { $service } funktioniert im Moment nicht. Versuchen Sie es in einer Minute noch einmal. Wenn es dann immer noch nicht funktioniert, informieren Sie die Betreiber dieses Servers.
service-attempt-is-over = Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Melden Sie sich noch einmal an.
service-was-left = Sie haben die Anmeldung mit { $service } nicht abgeschlossen. Melden Sie sich noch einmal an.
service-is-not-connected = Dieses Konto ist mit keinem Anmeldedienst verbunden.
give-group = Geben Sie den Namen einer Gruppe mit 1 bis { $most } Zeichen ein.
too-many-group-roles = Eine Studie kann höchstens { $most } Rollen an Gruppen vergeben. Entfernen Sie zuerst eine.
group-has-role-already = Diese Gruppe hat diese Rolle in der Studie schon.
