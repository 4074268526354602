### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Auszahlungen
payments-payouts-lead = Eine Auszahlung fasst alle genehmigten Beträge zusammen. Bezahlen Sie mit ihren Dateien, und bestätigen Sie danach, dass das Geld angekommen ist.
payments-own-unpaid = { $amount } des genehmigten Betrags gehören Ihnen selbst und sind nicht enthalten.
payments-pay-out = Auszahlung von { $amount } erstellen
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } werden als angewiesen vermerkt, und die Dateien, mit denen Sie bezahlen, werden erstellt. Der Server selbst überweist kein Geld, außer über ein verbundenes Konto bei Prolific oder CloudResearch Connect: Dort genehmigt er Einreichungen und zahlt den Rest als Bonus.
payments-confirm-payout = Auszahlung erstellen
payments-nothing-to-pay = Kein genehmigter Betrag wartet auf Auszahlung.
payments-paid-entries = { $n ->
    [one] { $n } Buchung ist jetzt bezahlt.
   *[other] { $n } Buchungen sind jetzt bezahlt.
}
# Column head: number of ledger entries in a payout
payments-entries = Buchungen
payments-amount = Betrag
# Column head: who made the payout
pay-outs-by = Erstellt von

## The page of a payout

# Arguments: $at
pay-outs-title = Auszahlung vom { $at }
pay-outs-lead = Bezahlen Sie mit den Dateien unten, und bestätigen Sie danach, was angekommen ist. Was zurückgekommen ist, kommt in die nächste Auszahlung.
pay-outs-confirm = Zahlung bestätigen
pay-outs-confirm-sepa = Überweisungen bestätigen
pay-outs-confirm-paypal = PayPal-Zahlungen bestätigen
pay-outs-confirm-at = Bestätigen, was bei { $provider } bezahlt wurde
# Arguments: $amount
pay-outs-confirm-means = { $amount } werden als bezahlt vermerkt, und die Crowdworker werden benachrichtigt. Das lässt sich nicht rückgängig machen.
pay-outs-held-means = Bei einigen dieser Beträge ist unklar, ob sie angewiesen wurden. Sehen Sie im Konto nach, bevor Sie sie bestätigen oder als zurückgekommen vermerken. Sie werden nicht automatisch noch einmal angewiesen.
pay-outs-files = Dateien
pay-outs-files-lead = Jede Person ist in genau einer der Dateien, mit denen Sie zahlen: in der Bankdatei, wenn es eine IBAN gibt, sonst in der PayPal-Datei. Sie enthalten, was angewiesen und nicht bestätigt ist. Laden Sie eine Datei nur einmal hoch. Jedes Herunterladen steht im Audit-Log.
pay-outs-files-plain-lead = Die Liste nennt Crowdworker mit ihrem Pseudonym und, wenn sie über einen Dienst gekommen sind, mit ihrer ID dort. Um per Überweisung oder PayPal zu bezahlen, lassen Sie die Studie nach der Bankverbindung fragen (Einstellungen).
pay-outs-list = Liste (CSV)
pay-outs-sepa = Überweisungen (SEPA, pain.001 XML)
pay-outs-paypal = PayPal-Zahlungen (CSV)
pay-outs-accounts = Konten, für Zahlungen von Hand (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = Ohne Konto und deshalb in keiner Datei: { $workers }.
pay-outs-next-payout = In die nächste Auszahlung übernehmen
pay-outs-next-payout-means = Ihre Beträge sind dann wieder genehmigt. Bitten Sie diese Personen vorher um ihre Angaben: Eine Auszahlung hat die Angaben, die es gibt, wenn sie angelegt wird.
# Stored in the audit log as the reason
pay-outs-next-payout-why = In keiner Zahlungsdatei.
pay-outs-unlisted = Bei { $provider } nicht aufgeführt
pay-outs-unlisted-prolific = Als diese Auszahlung angelegt wurde, hat Prolific von diesen Personen keine Einreichung aufgeführt. Deshalb wurde ihnen dort nichts gesendet: { $workers }. Suchen Sie sie bei Prolific. Wenn sie eingereicht haben, wählen Sie für jede von ihnen „{ $later }“: Die nächste Auszahlung bezahlt sie dort. Wenn Sie jemanden dort selbst bezahlen, wählen Sie „{ $paid }“.
pay-outs-unlisted-connect = Als diese Auszahlung angelegt wurde, hat Connect von diesen Personen keine Einreichung aufgeführt. Deshalb wurde ihnen dort nichts gesendet: { $workers }. Suchen Sie sie bei Connect. Wenn sie eingereicht haben, wählen Sie für jede von ihnen „{ $later }“: Die nächste Auszahlung bezahlt sie dort. Wenn Sie jemanden dort selbst bezahlen, wählen Sie „{ $paid }“.
# Instead of a link to the bank file
pay-outs-payer-first = Geben Sie für die Bankdatei bitte das Auftraggeberkonto ein.
pay-outs-payer = Auftraggeberkonto, für die Bankdatei
pay-outs-bic = BIC der Bank
pay-outs-bic-hint = Acht oder elf Buchstaben und Ziffern. Die meisten Banken brauchen ihn nicht.
pay-outs-save-payer = Konto speichern
pay-outs-payer-saved = Das Konto ist gespeichert.
pay-outs-workers = Crowdworker in dieser Auszahlung
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = ID beim Dienst
pay-outs-was-paid = Wurde bezahlt
pay-outs-came-back = Kam zurück
pay-outs-came-back-means = Der Betrag ist dann wieder genehmigt und kommt in die nächste Auszahlung.
pay-outs-came-back-why = Warum das Geld zurückkam
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = In die nächste Auszahlung verschieben
pay-outs-move-why = Grund für das Verschieben
pay-outs-returned = { $n ->
    [one] { $n } Buchung ist wieder genehmigt.
   *[other] { $n } Buchungen sind wieder genehmigt.
}
pay-outs-all = Alle Auszahlungen

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Über Prolific
pay-outs-through-prolific-lead = Crowdworker, die über Prolific gekommen sind, werden dort bezahlt: Die Einreichung wird genehmigt, und was der Person über die Vergütung hinaus zusteht, wird als Bonus gesendet. Das läuft im Hintergrund, und jeder Bonus wird nur einmal gesendet.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Bezahlt: { $paid } von { $all }
pay-outs-retry = Noch einmal bei Prolific versuchen
pay-outs-retry-means = Alles in dieser Auszahlung, was Prolific abgelehnt hat, wird noch einmal gesendet.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] Die Zahlung an { $n } Crowdworker wird noch einmal gesendet.
   *[other] Die Zahlungen an { $n } Crowdworker werden noch einmal gesendet.
}
# Arguments: $amount
pay-outs-reward-there = Vergütung bei Prolific: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Bonus bei Prolific: { $amount }
pay-outs-waits-there = Wartet auf Prolific
pay-outs-is-being-sent = Wird gesendet
pay-outs-is-accepted = Von Prolific angenommen
pay-outs-may-be-paid = Vielleicht bezahlt
pay-outs-not-paid = Nicht bezahlt
pay-outs-was-rejected = Die Einreichung wurde bei Prolific abgelehnt.
pay-outs-other-sum = Prolific hat einen anderen Betrag als die Vergütung bezahlt. Zahlen Sie den Rest dort von Hand, und wählen Sie dann „Wurde bezahlt“.
pay-outs-other-currency = Das Prolific-Konto hat eine andere Währung. Zahlen Sie von Hand, und wählen Sie dann „Wurde bezahlt“.
pay-outs-was-refused = Prolific lehnt die Zahlung ab. Ist genug Geld im Workspace?
pay-outs-unknown-there = Prolific kennt die Einreichung nicht.
pay-outs-disagrees = Prolific hat einen anderen Betrag verstanden, deshalb wurde nichts bezahlt.
pay-outs-was-erased = Die personenbezogenen Daten dieser Person wurden gelöscht.
pay-outs-several-there = Die Person hat bei Prolific mehrere Einreichungen abgegeben. Genehmigen Sie diese dort, zahlen Sie den Rest von Hand, und wählen Sie dann „Wurde bezahlt“.
pay-outs-was-disconnected = Die Studie wurde von Prolific getrennt.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Wohin Ihr Geld geht
payee-lead = Diese Studie zahlt per Überweisung oder PayPal. Die Studienleitung sieht diese Angaben nur in den Dateien, mit denen sie zahlt. Sie können die Angaben jederzeit ändern oder löschen; für eine Zahlung, die schon unterwegs ist, gelten die bisherigen Angaben.
payee-name = Name, auf den das Konto läuft
payee-iban = IBAN
payee-iban-hint = Für Konten im Euro-Zahlungsraum (SEPA). Leerzeichen spielen keine Rolle.
payee-paypal = E-Mail-Adresse bei PayPal
payee-paypal-hint = Eine der beiden Angaben genügt. Bei beiden zahlt eine Studie in Euro auf das Bankkonto, andere zahlen über PayPal.
payee-save = Angaben speichern
payee-saved = Ihre Angaben sind gespeichert.
