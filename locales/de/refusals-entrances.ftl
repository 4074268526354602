### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Verwenden Sie 1 bis { $most } Zeichen: die Zeichen - _ . : @ + ~ sowie Buchstaben (a–z) und Ziffern.
entrance-parameter = Geben Sie den Namen des Parameters ein, der die Person identifiziert: Buchstaben (a–z), Ziffern, Bindestriche, Unterstriche oder Punkte, höchstens { $most } Zeichen.
entrance-parameters-differ = Verwenden Sie für jeden Parameter einen anderen Namen. Die Namen „language“ und „back“ verwendet diese Seite schon.
entrance-address = Geben Sie eine Adresse ein, die mit https:// beginnt und höchstens { $most } Zeichen hat. Sie kann { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } und { "{" }study{ "}" } enthalten.
entrance-code = Ein Abschlusscode besteht aus höchstens { $most } Buchstaben (a–z), Ziffern, Bindestrichen oder Unterstrichen.
entrance-needs-provider = Dieser Link funktioniert nur von der Seite des Rekrutierungsdienstes aus. Öffnen Sie die Studie dort.
entrance-of-other-study = Dieser Link gehört zu einer anderen Studie beim Rekrutierungsdienst. Öffnen Sie die Studie dort noch einmal.
signed-link-is-forged = Dieser Link stammt nicht vom Rekrutierungsdienst. Öffnen Sie die Studie dort.
signed-link-has-expired = Dieser Link ist zu alt. Öffnen Sie die Studie auf der Seite des Rekrutierungsdienstes noch einmal.
signed-link-is-not-valid-yet = Die Uhren dieses Servers und des Rekrutierungsdienstes gehen unterschiedlich, deshalb lässt sich dieser Link nicht prüfen. Versuchen Sie es in einigen Minuten noch einmal.
signed-link-is-of-somebody-else = Dieser Link wurde für eine andere Person oder eine andere Studie erstellt. Öffnen Sie die Studie auf der Seite des Rekrutierungsdienstes noch einmal.
signed-link-cannot-be-checked = Der Rekrutierungsdienst ist nicht erreichbar, deshalb lässt sich dieser Link nicht prüfen. Versuchen Sie es in einer Minute noch einmal.
signed-link-was-used = Dieser Link wurde schon verwendet. Öffnen Sie die Studie auf der Seite des Rekrutierungsdienstes noch einmal.
entrance-is-full = In dieser Studie gibt es zurzeit keine Plätze oder Aufgaben mehr.
entrance-is-over = Ihr Platz in dieser Studie ist nicht mehr verfügbar.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = Dieser Link ist unvollständig oder nicht mehr gültig. Öffnen Sie den Link aus Ihrer Einladung noch einmal.
invitees-missing = Geben Sie mindestens eine Person ein, eine pro Zeile.
# Arguments: $n, $most
invitees-too-many = Eine Liste kann höchstens { $most } Personen enthalten. Mit diesen wären es { $n }.
# Arguments: $line, $given
invitee-address = Zeile { $line }: „{ $given }“ ist keine E-Mail-Adresse.
# Arguments: $line, $most
invitee-name-length = Zeile { $line }: Ein Name oder eine ID darf höchstens { $most } Zeichen haben.
# Argument: the number of a line
invitee-two-addresses = Zeile { $line }: Hier stehen zwei E-Mail-Adressen. Geben Sie nur eine Person pro Zeile ein.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Zeile { $line }: „{ $first }“ und „{ $second }“ werden beide als Name oder ID gelesen. Lassen Sie nur eines davon stehen, oder geben Sie die Sprache mit einem dieser Codes an: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Zeile { $line }: „{ $given }“ steht auch in Zeile { $earlier }.
# Arguments: $line, $given
invitee-listed = Zeile { $line }: „{ $given }“ steht schon auf der Liste, mit einem anderen Namen oder einer anderen Adresse.
# Arguments: $line, $given, $label
invitee-elsewhere = Zeile { $line }: „{ $given }“ steht auf der Liste eines anderen Teilnahmelinks: „{ $label }“.
invitee-has-come = Diese Person hat schon begonnen und bleibt auf der Liste.
invitees-not-live = Sie können Einladungen senden, wenn die Studie aktiv und dieser Link offen ist.
sends-no-mail = Dieser Server sendet keine E-Mails. Laden Sie die Links herunter, und senden Sie sie selbst.
return-code-unknown = Wir kennen diesen Rückkehrcode nicht. Prüfen Sie jedes Zeichen, oder beginnen Sie eine neue Teilnahme.
not-finished-yet = Sie haben diese Studie noch nicht abgeschlossen. Ihre Seite zeigt den nächsten Schritt.
taking-part-has-ended = Ihre Teilnahme an dieser Studie ist beendet.
needs-account = Wer ohne Konto teilnimmt, kann keine weitere Rolle haben. Legen Sie zuerst ein Konto an.
# A file with the results of a batch of Mechanical Turk
results-too-large = Die Datei ist größer als { $most } MiB. Laden Sie die Ergebnisse von weniger HITs auf einmal herunter.
# The reason is in English
results-unusable = Diese Datei lässt sich nicht als Ergebnisse von Mechanical Turk lesen. { $why }
