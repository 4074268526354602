### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Versements
payments-payouts-lead = Un versement réunit tous les montants approuvés. Payez-les avec ses fichiers, puis confirmez que l'argent est arrivé.
payments-own-unpaid = Le montant approuvé qui vous revient ({ $amount }) n'est pas inclus.
payments-pay-out = Faire un versement de { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } seront marqués comme émis, et les fichiers qui vous servent à payer seront créés. Le serveur lui-même n'envoie pas d'argent, sauf par un compte Prolific ou CloudResearch Connect relié : il y approuve les soumissions et paie le reste sous forme de primes.
payments-confirm-payout = Faire le versement
payments-nothing-to-pay = Aucun montant approuvé n'attend d'être payé.
payments-paid-entries = { $n ->
    [one] { $n } écriture du registre est maintenant payée.
   *[other] { $n } écritures du registre sont maintenant payées.
}
# Column head: number of ledger entries in a payout
payments-entries = Écritures
payments-amount = Montant
# Column head: who made the payout
pay-outs-by = Fait par

## The page of a payout

# Arguments: $at
pay-outs-title = Versement du { $at }
pay-outs-lead = Payez avec les fichiers ci-dessous, puis confirmez ce qui est arrivé. Ce qui a été retourné passe dans le versement suivant.
pay-outs-confirm = Confirmer le paiement
pay-outs-confirm-sepa = Confirmer les virements
pay-outs-confirm-paypal = Confirmer les paiements PayPal
pay-outs-confirm-at = Confirmer ce qui a été payé chez { $provider }
# Arguments: $amount
pay-outs-confirm-means = { $amount } seront marqués comme payés, et les participants en seront informés. Cette action est irréversible.
pay-outs-held-means = On ne sait pas si certains de ces montants ont été émis. Consultez le compte avant de les confirmer ou de les marquer comme retournés. Ils ne seront pas émis de nouveau automatiquement.
pay-outs-files = Fichiers
pay-outs-files-lead = Chaque personne figure dans un seul des fichiers de paiement : celui de la banque s'il y a un IBAN, sinon celui de PayPal. Ils contiennent ce qui est émis et non confirmé. N'envoyez un fichier qu'une fois. Chaque téléchargement est inscrit au journal d'audit.
pay-outs-files-plain-lead = La liste désigne les participants par leur pseudonyme et, s'ils viennent d'un service, par leur identifiant dans ce service. Pour payer par virement ou par PayPal, activez la demande de coordonnées bancaires (Réglages).
pay-outs-list = Liste (CSV)
pay-outs-sepa = Virements (SEPA, pain.001 XML)
pay-outs-paypal = Paiements PayPal (CSV)
pay-outs-accounts = Comptes, pour payer à la main (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = Sans compte, donc absents des fichiers : { $workers }.
pay-outs-next-payout = Les reporter au prochain versement
pay-outs-next-payout-means = Leurs montants sont de nouveau approuvés. Demandez d'abord leurs données à ces personnes : un versement contient les données connues au moment où il est créé.
# Stored in the audit log as the reason
pay-outs-next-payout-why = Dans aucun fichier de paiement.
pay-outs-unlisted = Absents de la liste de { $provider }
pay-outs-unlisted-prolific = Quand ce versement a été créé, aucune soumission de ces personnes ne figurait dans la liste de Prolific ; rien ne leur a donc été envoyé là-bas : { $workers }. Cherchez-les chez Prolific. Si elles ont envoyé leur travail, choisissez « { $later } » pour chacune d'elles : le versement suivant les paiera là-bas. Si vous y payez vous-même quelqu'un, choisissez « { $paid } ».
pay-outs-unlisted-connect = Quand ce versement a été créé, aucune soumission de ces personnes ne figurait dans la liste de Connect ; rien ne leur a donc été envoyé là-bas : { $workers }. Cherchez-les chez Connect. Si elles ont envoyé leur travail, choisissez « { $later } » pour chacune d'elles : le versement suivant les paiera là-bas. Si vous y payez vous-même quelqu'un, choisissez « { $paid } ».
# Instead of a link to the bank file
pay-outs-payer-first = Pour le fichier destiné à la banque, veuillez indiquer le compte à débiter.
pay-outs-payer = Compte à débiter, pour le fichier de la banque
pay-outs-bic = BIC de la banque
pay-outs-bic-hint = Huit ou onze lettres et chiffres. La plupart des banques n'en ont pas besoin.
pay-outs-save-payer = Enregistrer le compte
pay-outs-payer-saved = Le compte est enregistré.
pay-outs-workers = Participants de ce versement
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = Identifiant dans le service
pay-outs-was-paid = A été payé
pay-outs-came-back = A été retourné
pay-outs-came-back-means = Le montant sera de nouveau approuvé et passera dans le versement suivant.
pay-outs-came-back-why = Pourquoi il a été retourné
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = Reporter au versement suivant
pay-outs-move-why = Motif du report
pay-outs-returned = { $n ->
    [one] { $n } écriture du registre est de nouveau approuvée.
   *[other] { $n } écritures du registre sont de nouveau approuvées.
}
pay-outs-all = Tous les versements

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Par Prolific
pay-outs-through-prolific-lead = Les participants venus de Prolific y sont payés : leur soumission est approuvée, et ce qui leur est dû en plus de la rémunération est envoyé comme prime. Cela se fait en arrière-plan, et chaque prime n'est envoyée qu'une fois.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Payés : { $paid } sur { $all }
pay-outs-retry = Réessayer chez Prolific
pay-outs-retry-means = Tout ce que Prolific a refusé dans ce versement est envoyé de nouveau.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] Le paiement de { $n } participant est envoyé de nouveau.
   *[other] Les paiements de { $n } participants sont envoyés de nouveau.
}
# Arguments: $amount
pay-outs-reward-there = Rémunération chez Prolific : { $amount }
# Arguments: $amount
pay-outs-bonus-there = Prime chez Prolific : { $amount }
pay-outs-waits-there = En attente de Prolific
pay-outs-is-being-sent = En cours d'envoi
pay-outs-is-accepted = Accepté par Prolific
pay-outs-may-be-paid = Peut-être payé
pay-outs-not-paid = Non payé
pay-outs-was-rejected = La soumission a été refusée chez Prolific.
pay-outs-other-sum = Prolific a payé une autre somme que la rémunération. Payez-y le reste à la main, puis choisissez « A été payé ».
pay-outs-other-currency = Le compte Prolific est dans une autre devise. Payez à la main, puis choisissez « A été payé ».
pay-outs-was-refused = Prolific refuse le paiement. Y a-t-il assez d'argent dans l'espace de travail ?
pay-outs-unknown-there = Prolific ne connaît pas la soumission.
pay-outs-disagrees = Prolific a compris un autre montant, donc rien n'a été payé.
pay-outs-was-erased = Les données personnelles de ce participant ont été effacées.
pay-outs-several-there = Ce participant a remis plusieurs soumissions chez Prolific. Approuvez-les là-bas, payez le reste à la main, puis choisissez « A été payé ».
pay-outs-was-disconnected = L'étude a été déconnectée de Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Où va votre argent
payee-lead = Cette étude paie par virement ou par PayPal. Ses responsables ne voient ces données que dans les fichiers de paiement. Vous pouvez les modifier ou les effacer à tout moment ; un paiement déjà en cours suit les données précédentes.
payee-name = Nom du titulaire du compte
payee-iban = IBAN
payee-iban-hint = Pour les comptes de la zone de paiement en euros (SEPA). Les espaces n'ont pas d'importance.
payee-paypal = Adresse électronique PayPal
payee-paypal-hint = L'un des deux suffit. Avec les deux, une étude qui paie en euros utilise le compte bancaire, les autres utilisent PayPal.
payee-save = Enregistrer les coordonnées
payee-saved = Vos coordonnées sont enregistrées.
