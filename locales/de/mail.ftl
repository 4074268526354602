### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Bestätigen Sie Ihre E-Mail-Adresse
# Argument: the address of this server
mail-confirm-text = Jemand, vermutlich Sie, hat diese E-Mail-Adresse für ein Konto auf { $site } angegeben. Um zu bestätigen, dass die Adresse Ihnen gehört, öffnen Sie diese Seite:
mail-confirm-days = Der Link gilt 7 Tage.
mail-confirm-ignore = Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.
mail-reset-subject = Wählen Sie ein neues Passwort
# Argument: the address of this server
mail-reset-text = Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto auf { $site } angefordert. Um eines zu wählen, öffnen Sie diese Seite:
mail-reset-hour = Der Link funktioniert einmal und gilt eine Stunde.
mail-reset-ignore = Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort wurde nicht geändert.
# Argument: the title of the study
mail-pilot-subject = Ihre Pilottexte in „{ $study }“ wurden geprüft
# Argument: the title of the study
mail-pilot-passed = Ihre Pilottexte in „{ $study }“ wurden geprüft. Sie haben bestanden. Ihre Aufgaben finden Sie auf dieser Seite:
# Argument: the title of the study
mail-pilot-failed = Ihre Pilottexte in „{ $study }“ wurden geprüft. Sie haben nicht bestanden. Die Gründe finden Sie auf dieser Seite:
# Argument: an amount with its currency
mail-paid-subject = Sie haben { $amount } erhalten
# Arguments: $amount, $study
mail-paid-text = Sie haben { $amount } für Ihre Arbeit in „{ $study }“ erhalten. Alle Ihre Zahlungen finden Sie auf dieser Seite:
mail-paid-participant = Sie haben { $amount } für Ihre Arbeit in „{ $study }“ erhalten. Hier ist Ihre Seite in der Studie:
# Argument: the title of the study
mail-invited-subject = Einladung: „{ $study }“
# Argument: the title of the study
mail-reminded-subject = Erinnerung: „{ $study }“
# Argument: the title of the study
mail-invited-text = Sie sind eingeladen, an der Studie „{ $study }“ teilzunehmen. Auf dieser Seite steht, was Sie tun werden und was Sie dafür erhalten:
# Argument: the title of the study
mail-reminded-text = Sie wurden eingeladen, an der Studie „{ $study }“ teilzunehmen, und haben sie noch nicht abgeschlossen. Auf dieser Seite können Sie beginnen oder weitermachen:
mail-invited-link = Dieser Link ist nur für Sie. Leiten Sie ihn nicht weiter. Damit können Sie auch später und auf jedem Gerät weitermachen.
# Argument: whom to ask
mail-invited-contact = Fragen zur Studie: { $contact }
mail-invited-stop = Um keine E-Mails zu dieser Studie mehr zu erhalten, öffnen Sie diese Seite:
mail-unsubscribe = Um keine E-Mails zu Ihrer Arbeit mehr zu erhalten, öffnen Sie diese Seite:
