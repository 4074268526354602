codes-title = Anmeldecodes
codes-lead = Nach dem Passwort fragt Concord nach einem Code aus einer App auf Ihrem Telefon. Wer nur Ihr Passwort kennt, kann sich nicht anmelden.
codes-impossible = Dieser Server kann die Geheimnisse für Anmeldecodes nicht speichern. Bitten Sie die Betreiber, secrets_key einzustellen.
codes-set-up = Anmeldecodes einrichten
# Argument: $date
codes-on-since = Anmeldecodes sind seit { $date } eingeschaltet.
# Argument: $n
codes-recovery-left = Übrige Wiederherstellungscodes: { $n }
codes-code = Code
# Hint at the field for the code
codes-code-hint = Die sechs Ziffern, die Ihre App jetzt anzeigt, oder ein Wiederherstellungscode
codes-turn-off = Anmeldecodes ausschalten
codes-setup-lead = Scannen Sie den QR-Code mit einer Authenticator-App auf Ihrem Telefon. Geben Sie dann den Code ein, den die App anzeigt.
# Text of a QR code
codes-scan = QR-Code mit dem Geheimnis darunter
# Label of a field with the secret, to copy
codes-type = Geheimnis, falls Sie nicht scannen können
codes-first-code = Code aus der App
codes-turn-on = Anmeldecodes einschalten
codes-recovery-title = Wiederherstellungscodes
codes-recovery-advice = Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Bewahren Sie sie so auf, dass Sie sie ohne das Telefon finden, zum Beispiel auf Papier.
codes-enter-title = Anmeldecode eingeben
codes-enter-lead = Öffnen Sie Ihre Authenticator-App, und geben Sie den Code ein, den sie für Concord anzeigt.
# After the password
codes-lost = Wenn Sie weder die App noch die Wiederherstellungscodes haben, wenden Sie sich an die Betreiber dieses Servers.
codes-are-turned-off = Anmeldecodes sind ausgeschaltet.
