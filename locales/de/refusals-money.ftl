### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = Diese Studie hat im Moment kein Budget für weitere Arbeit. Was Sie gesendet haben, zählt weiterhin für Ihre Bezahlung.
# Arguments: $amount, $left
beyond-budget = { $amount } sind mehr als die { $left }, die vom Budget dieser Studie übrig sind. Erhöhen Sie das Budget in den Einstellungen, oder vergeben Sie weniger.
bonuses-are-old = Diese Boni sind nicht mehr aktuell: Seitdem hat jemand etwas verdient, oder eine andere Person hat neue Boni berechnet. Berechnen Sie sie noch einmal.
bonuses-are-approved = Diese Boni sind bereits genehmigt. Nichts wurde doppelt genehmigt.
bonuses-were-changed = Jemand hat einen Bonus geändert, seit Sie diese Seite geöffnet haben. Sehen Sie sich die Liste noch einmal an, bevor Sie sie genehmigen.
bonus-id-is-used = Über diese Seite wurde schon ein anderer Bonus vergeben. Öffnen Sie sie neu, um noch einen zu vergeben.
no-bonus-to-approve = Niemand in dieser Liste bekommt einen Bonus.
# Arguments: $worker
no-such-worker = { $worker } gibt es hier nicht. Geben Sie das Pseudonym ein, zum Beispiel W017.
give-holder = Bitte geben Sie den Namen ein, auf den das Konto läuft.
holder-in-latin = Bitte schreiben Sie den Namen in lateinischen Buchstaben, wie auf Ihrer Bankkarte.
give-account-or-paypal = Bitte geben Sie eine IBAN oder eine PayPal-Adresse ein.
give-payer = Bitte geben Sie zuerst das Auftraggeberkonto ein: auf der Seite der Auszahlung unter „Dateien“.
iban-format = Das ist keine IBAN. Eine IBAN beginnt mit zwei Buchstaben und zwei Ziffern, zum Beispiel DE89 3704 0044 0532 0130 00.
iban-check-digits = Eine Ziffer dieser IBAN ist falsch. Bitte vergleichen Sie die IBAN mit Ihrer Bankkarte oder Ihrem Kontoauszug.
# Arguments: $country
iban-country = Kontonummern aus diesem Land ({ $country }) sehen anders aus. Bitte vergleichen Sie die IBAN mit Ihrer Bankkarte oder Ihrem Kontoauszug.
# Arguments: $country
iban-not-sepa = Auf Konten in diesem Land ({ $country }) ist keine SEPA-Überweisung möglich. Bitte verwenden Sie eine PayPal-Adresse.
not-a-bic = Ein BIC hat acht oder elf Buchstaben und Ziffern, zum Beispiel COBADEFFXXX.
nobody-for-this-file = Mit dieser Datei kann in dieser Auszahlung niemand bezahlt werden: Die Crowdworker haben die Angaben dafür nicht gemacht, oder alles ist bestätigt.
# Arguments: $reason
file-cannot-be-written = Die Datei kann nicht erstellt werden. { $reason }
