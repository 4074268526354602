### The door: joining by a link, making an account, signing in.

invited-as-worker = Sie sind eingeladen, an dieser Studie teilzunehmen. Sie schreiben und beurteilen kurze Texte und werden dafür bezahlt.
invited-as-reviewer = Sie sind eingeladen, in dieser Studie bei der Prüfung mitzuarbeiten. Sie beurteilen in Ihrer Muttersprache die Pilottexte der Teilnehmenden.
invited-as-researcher = Sie sind eingeladen, in dieser Studie im Forschungsteam mitzuarbeiten. Sie laden Texte hoch und entwerfen Aufgaben.
invited-as-manager = Sie sind eingeladen, in der Studienleitung mitzuarbeiten. Sie laden Personen ein, verfolgen den Fortschritt, bezahlen die Teilnehmenden und exportieren die Daten.
what-is-paid = Aufgaben und Bezahlung
more-offers = { $n ->
    [one] { $n } weitere Aufgabe
   *[other] { $n } weitere Aufgaben
}
texts-are-in = Sprache der Texte: { $language }
account-here = Haben Sie hier schon ein Konto?
sign-in-and-return = Anmelden und zu dieser Seite zurückkehren.
your-name = Ihr Name
email-address = E-Mail-Adresse
email-hint = Damit melden Sie sich an. Andere Teilnehmende der Studie sehen die Adresse nicht.
password = Passwort
password-hint = Mindestens 10 Zeichen; gut sind ein paar Wörter, die nichts miteinander zu tun haben.
language-you-work-in = Sprache, in der Sie arbeiten
language-hint = Wählen Sie die Sprache, die Sie am besten sprechen und schreiben. Sie können sie später nicht ändern.
join-as = Als { $name } teilnehmen
make-account-and-join = Konto erstellen und teilnehmen
back-at-text = Danach kommen Sie zu Ihrem Text zurück
kept-is-sent = Die auf diesem Gerät gespeicherten Antworten werden gesendet, sobald Sie sich angemeldet haben.
how-accounts-are-made = Für ein Konto brauchen Sie einen Einladungslink.
forgot-password-write = Wenn Sie Ihr Passwort vergessen haben, schreiben Sie an diese Adresse:
forgot-password-ask = Wenn Sie Ihr Passwort vergessen haben, fragen Sie die Person, die Ihnen den Einladungslink geschickt hat. Sie kann es zurücksetzen lassen.
main-menu = Hauptmenü
skip-to-content = Zum Inhalt springen
account-and-password = Konto und Passwort
documentation = Dokumentation
sign-out = Abmelden
colours = Farben
light = Hell
dark = Dunkel
like-system = Wie im System

## The page of the own account

account-title = Ihr Konto
account-language-lead = Alle Seiten erscheinen in dieser Sprache. Die Texte einer Aufgabe bleiben in ihrer eigenen Sprache.
account-save-name = Namen speichern
account-new-address = E-Mail-Adresse
account-current-password = Aktuelles Passwort
account-save-address = Adresse speichern
account-password-lead = Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-password-changed = Ihr Passwort wurde geändert. Sie sind auf allen anderen Geräten abgemeldet.
account-name-changed = Ihr Name wurde geändert.
account-address-changed = Ihre E-Mail-Adresse wurde geändert. Melden Sie sich das nächste Mal mit der neuen Adresse an.
account-devices = Geräte
account-devices-lead = Haben Sie ein Gerät verloren oder sich auf einem fremden Gerät angemeldet? Dann melden Sie sich überall ab.
account-sign-out-everywhere = Überall abmelden
account-revokes-tokens = Dabei werden auch Ihre API-Token widerrufen.
account-consents = Einwilligungserklärungen, denen Sie zugestimmt haben
account-erasure = Ihre Daten löschen
account-erasure-lead = Die Administration löscht Ihren Namen, Ihre Adresse und Ihr Konto. Ihre Antworten bleiben ohne Ihren Namen erhalten, außer wenn Sie sie entfernen lassen.
account-ask-for-erasure = Löschung beantragen
account-erasure-asked = Sie haben am { $date } die Löschung beantragt. Offene Zahlungen werden vorher noch erledigt.
account-take-back-erasure = Antrag zurückziehen
account-erasure-requested = Ihr Antrag wurde an die Administration gesendet.
account-erasure-taken-back = Ihr Antrag wurde zurückgezogen.
account-tokens = API-Token
account-tokens-lead = Mit einem Token kann ein Programm die REST-API in Ihrem Namen nutzen, bis das Token abläuft.
account-no-tokens = Sie haben keine Token.
account-token-for = Zweck des Tokens
account-token-days = Gültig für (Tage)
account-create-token = Token erstellen
account-new-token = Ihr neues Token
account-rest = REST-API-Referenz
account-purpose = Zweck
account-last-used = Zuletzt verwendet
account-expires = Läuft ab
account-revoke = Widerrufen

## E-mails: their links, and what people choose

forgot-password-link = Passwort vergessen?
forgot-password-title = Passwort vergessen
forgot-password-lead = Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.
forgot-password-send = Link senden
# The same answer whether or not an account has the address
forgot-password-sent = Wenn ein Konto diese E-Mail-Adresse hat, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal und gilt eine Stunde.
# Link on the page of a link that does not work any more
forgot-password-again = Neuen Link anfordern
reset-password-title = Wählen Sie ein neues Passwort
# Argument: an e-mail address
reset-password-lead = Für das Konto mit der E-Mail-Adresse { $email }. Sie werden auf allen anderen Geräten abgemeldet.
confirm-address-title = Bestätigen Sie Ihre E-Mail-Adresse
# Argument: an e-mail address
confirm-address-lead = Bestätigen Sie, dass { $email } Ihre E-Mail-Adresse ist.
confirm-address = Adresse bestätigen
# Argument: a date
confirm-address-done = Bestätigt am { $date }.
account-address-not-confirmed = Diese Adresse ist noch nicht bestätigt.
account-send-confirmation = Bestätigungslink senden
account-confirmation-sent = Eine E-Mail mit einem Link ist an Ihre Adresse unterwegs.
account-mail = E-Mails zu Ihrer Arbeit
account-mail-lead = Sie erhalten eine E-Mail, wenn Ihre Pilottexte geprüft wurden und wenn Sie bezahlt wurden.
account-mail-is-off = Diese E-Mails sind ausgeschaltet.
account-stop-mail = Diese E-Mails abbestellen
account-start-mail = Diese E-Mails erhalten
# Argument: an e-mail address
unsubscribe-lead = Keine E-Mails zu Pilottexten und Zahlungen mehr an { $email } senden. E-Mails zu Ihrem Passwort werden weiterhin gesendet.
unsubscribe-invited-title = E-Mails zu einer Studie
# Argument: the e-mail address
unsubscribe-invited-lead = Keine E-Mails zu dieser Studie mehr an { $email } senden.
unsubscribe-invited-done = Sie erhalten keine E-Mails zu dieser Studie mehr.
unsubscribe-done = Sie erhalten keine E-Mails zu Ihrer Arbeit mehr. In Ihrem Konto können Sie sie wieder einschalten.
