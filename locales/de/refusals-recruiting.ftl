### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Geben Sie das API-Token so ein, wie Prolific es anzeigt, ohne Leerzeichen.
prolific-workspace = Geben Sie die Workspace-ID ein: 24 Ziffern und Buchstaben von a bis f.
prolific-refuses-token = Prolific akzeptiert dieses API-Token nicht, oder es gilt nicht für diesen Workspace. Erstellen Sie bei Prolific ein neues Token und geben Sie es hier ein.
prolific-has-no-workspace = Prolific kennt diesen Workspace nicht, oder Ihr Konto hat keinen Zugang dazu. Prüfen Sie die Workspace-ID.
prolific-has-no-study = Prolific kennt eine Studien-ID Ihrer Teilnahmelinks nicht. Vergleichen Sie „Studien-ID beim Dienst“ in deren Einstellungen mit Prolific.
prolific-unreachable = Prolific ist nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.
prolific-unreadable = Prolific hat eine Antwort geschickt, die Concord nicht versteht. Versuchen Sie es später noch einmal.
prolific-too-many-requests = Prolific hat zu viele Anfragen erhalten. Versuchen Sie es in einigen Minuten noch einmal.
prolific-wrong-key = Das gespeicherte API-Token wurde mit einem anderen Schlüssel verschlüsselt. Verbinden Sie die Studie neu, oder stellen Sie die Servereinstellung secrets_key wieder her.
prolific-no-key = Dieser Server kann keine API-Token speichern. Bitten Sie die Betreiber, secrets_key einzustellen.
prolific-is-being-asked = Prolific wird in diesem Moment abgefragt. Laden Sie diese Seite in einigen Sekunden neu.
prolific-list-has-changed = Die Liste hat sich inzwischen geändert. Sehen Sie sie noch einmal durch, und genehmigen Sie dann.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = Die Einreichung hat bei Prolific den Status „{ $status }“. Diese Entscheidung ist dort nicht möglich.
prolific-may-have-done-it = Prolific hat nicht geantwortet. Deshalb ist unklar, ob die Entscheidung ausgeführt wurde. Fragen Sie Prolific noch einmal ab und sehen Sie sich die Einreichung an, bevor Sie es wiederholen.
prolific-refuses = Prolific lehnt das ab. Die Einreichung kann sich inzwischen geändert haben: Fragen Sie Prolific ab und sehen Sie sich die Einreichung noch einmal an.
choose-category = Bitte wählen Sie einen Grund.
prolific-may-still-pay = Prolific kann diesen Bonus noch zahlen: Das kann eine Weile dauern. Sehen Sie eine Stunde nach dem Senden noch einmal nach.
prolific-not-listed-yet = Prolific hat die Einreichungen dieser Studie noch nicht aufgelistet. Warten Sie eine Minute, oder fragen Sie Prolific auf der Seite „Prolific“ ab, und erstellen Sie dann die Auszahlung.
prolific-is-not-connected = Diese Studie ist nicht mit Prolific verbunden. Verbinden Sie sie zuerst.
prolific-has-it-already = Zu diesem Teilnahmelink gibt es bei Prolific schon eine Studie. Laden Sie die Seite neu.
prolific-needs-live-study = Zurzeit kann niemand teilnehmen. Aktivieren Sie zuerst diese Studie, und öffnen Sie den Teilnahmelink für neue Teilnehmende.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = Die Studie hat bei Prolific den Status „{ $status }“. Das ist dort nicht möglich.
prolific-may-have-changed-study = Prolific hat nicht geantwortet. Deshalb ist unklar, ob das ausgeführt wurde. Sehen Sie sich die Studie bei Prolific an, bevor Sie es noch einmal versuchen.
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific lehnt das ab: { $reason }
# $currency is a code such as GBP
prolific-pays-in = Der Workspace bei Prolific zahlt in { $currency }. Geben Sie den Betrag in dieser Währung ein.
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific hat dafür keinen Filter: { $names }. Entfernen Sie das Häkchen, und setzen Sie bei Prolific einen Filter, bevor Sie veröffentlichen.
# $low and $high are amounts of money
amount-from-to = Geben Sie einen Betrag von { $low } bis { $high } ein.
# $low and $high are numbers
number-from-to = Geben Sie eine ganze Zahl von { $low } bis { $high } ein.
choose-device = Wählen Sie mindestens ein Gerät.
prolific-has-no-project = Der Workspace hat bei Prolific kein Projekt. Erstellen Sie dort zuerst eines.
prolific-study-has-changed = Die Studie bei Prolific ist nicht die, die auf der Seite angezeigt wurde, oder sie kostet inzwischen einen anderen Betrag. Sehen Sie sie sich noch einmal an.
prolific-link-is-used = Über diesen Teilnahmelink sind schon Personen gekommen. Erstellen Sie für die neue Studie einen anderen Link.
prolific-needs-address = Dieser Server kennt seine eigene Adresse nicht. Bitten Sie die Betreiber, public_url einzustellen.
prolific-screening-below-reward = Geben Sie für das Screening einen Betrag ein, der über null und unter der Vergütung liegt.
entrance-has-changed = Dieser Teilnahmelink hat sich inzwischen geändert. Laden Sie die Seite neu und geben Sie Ihre Änderungen noch einmal ein.

# Recruiting through CloudResearch Connect
connect-key = Geben Sie den API-Schlüssel so ein, wie Connect ihn anzeigt, ohne Leerzeichen.
connect-has-no-workspaces = Connect hat keine Workspaces. Lassen Sie dieses Feld leer.
connect-refuses-key = Connect akzeptiert diesen API-Schlüssel nicht. Prüfen Sie ihn, oder bitten Sie Connect um einen neuen und geben Sie ihn hier ein.
connect-has-no-project = Connect kennt eine Projekt-ID Ihrer Teilnahmelinks nicht. Vergleichen Sie „Studien-ID beim Dienst“ in deren Einstellungen mit der Adresse des Projekts bei Connect.
connect-unreachable = Connect ist nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.
connect-unreadable = Connect hat eine Antwort geschickt, die Concord nicht versteht. Versuchen Sie es später noch einmal.
connect-too-many-requests = Connect hat zu viele Anfragen erhalten. Versuchen Sie es in einigen Minuten noch einmal.
connect-wrong-key = Der gespeicherte API-Schlüssel wurde mit einem anderen Geheimnis dieses Servers verschlüsselt. Verbinden Sie die Studie neu, oder stellen Sie die Servereinstellung secrets_key wieder her.
connect-no-key = Dieser Server kann keine API-Schlüssel speichern. Bitten Sie die Betreiber, secrets_key einzustellen.
connect-is-being-asked = Connect wird in diesem Moment abgefragt. Laden Sie diese Seite in einigen Sekunden neu.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = Die Einreichung hat bei Connect den Status „{ $status }“. Diese Entscheidung ist dort nicht möglich.
connect-may-have-done-it = Connect hat nicht geantwortet. Deshalb ist unklar, ob die Entscheidung ausgeführt wurde. Fragen Sie Connect noch einmal ab und sehen Sie sich die Einreichung an, bevor Sie es wiederholen.
connect-refuses = Connect lehnt das ab. Vielleicht wurde inzwischen über die Einreichung entschieden: Fragen Sie Connect ab und sehen Sie sich die Einreichung noch einmal an.
connect-may-still-pay = Connect kann diesen Bonus noch zahlen: Das kann eine Weile dauern. Sehen Sie eine Stunde nach dem Senden noch einmal nach.
connect-not-listed-yet = Connect hat die Einreichungen dieser Studie noch nicht aufgelistet. Warten Sie eine Minute, oder fragen Sie Connect auf der Seite „Connect“ ab, und erstellen Sie dann die Auszahlung.
connect-is-not-connected = Diese Studie ist noch nicht mit CloudResearch Connect verbunden. Geben Sie zuerst auf der Seite „Connect“ den API-Schlüssel ein.
approval-has-no-message = Dieser Dienst sendet mit einer Genehmigung keine Nachricht. Lassen Sie die Nachricht leer.
rejection-has-no-category = Dieser Dienst hat keine Liste von Gründen. Lassen Sie den Grund weg, und schreiben Sie eine Nachricht.
