codes-title = Anmeldecodes
codes-lead = Mit Anmeldecodes geben Sie nach Ihrem Passwort einen Code aus einer App auf Ihrem Smartphone ein. Mit Ihrem Passwort allein kann sich niemand anmelden.
codes-impossible = Dieser Server ist nicht für Anmeldecodes eingerichtet. Bitten Sie die Betreiber, secrets_key einzustellen.
codes-set-up = Anmeldecodes einrichten
# Argument: $date
codes-on-since = Anmeldecodes sind seit { $date } eingeschaltet.
# Argument: $n
codes-recovery-left = Verbleibende Wiederherstellungscodes: { $n }
codes-code = Code
# Hint at the field for the code
codes-code-hint = Die sechs Ziffern, die Ihre App jetzt anzeigt, oder ein Wiederherstellungscode
codes-turn-off = Anmeldecodes ausschalten
codes-new-recovery = Neue Wiederherstellungscodes erstellen
codes-setup-lead = Scannen Sie den QR-Code mit einer Authenticator-App auf Ihrem Smartphone. Geben Sie dann den Code ein, den die App anzeigt.
# Text of a QR code
codes-scan = QR-Code mit dem unten angezeigten Einrichtungsschlüssel
# Label of a field with the secret, to copy
codes-type = Einrichtungsschlüssel, falls Sie den QR-Code nicht scannen können
codes-first-code = Code aus der App
codes-turn-on = Anmeldecodes einschalten
codes-recovery-title = Wiederherstellungscodes
codes-recovery-advice = Wenn Sie Ihr Smartphone verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Bewahren Sie die Codes so auf, dass Sie sie auch ohne Smartphone finden, zum Beispiel auf Papier.
codes-enter-title = Geben Sie Ihren Anmeldecode ein
codes-enter-lead = Öffnen Sie Ihre Authenticator-App, und geben Sie den Code ein, den sie für Concord anzeigt.
codes-sign-in-again = Noch einmal mit dem Passwort anmelden
# After the password
codes-lost = Wenn Sie weder die App noch die Wiederherstellungscodes mehr haben, wenden Sie sich an die Betreiber dieses Servers.
codes-are-turned-off = Anmeldecodes sind ausgeschaltet.
codes-are-asked-for = Auf diesem Server sind Anmeldecodes nötig, um auszuzahlen, Daten herunterzuladen oder Personen zu verwalten. Schalten Sie sie ein, bevor Sie etwas davon tun.
codes-stay-asked-for = Auf diesem Server brauchen Sie Anmeldecodes, um auszuzahlen, Daten herunterzuladen oder Personen zu verwalten. Wenn Sie sie ausschalten, können Sie das erst wieder tun, wenn Sie sie erneut einschalten.
