### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = Reliez cette étude au compte CloudResearch Connect qui paie ses participants.
connect-connect = Relier à CloudResearch
connect-key-label = Clé d'API
connect-key-hint = Demandez-la à CloudResearch. Concord la chiffre et ne l'affiche plus jamais.
connect-account-title = Compte CloudResearch Connect
# Arguments: $date
connect-account = Relié depuis le { $date }.
connect-seen-within = Les changements chez Connect sont visibles ici en moins d'une minute.
connect-disconnect-means = Concord oublie la clé d'API et la liste des soumissions. Rien ne change chez Connect.
connect-connected = L'étude est reliée à CloudResearch Connect.
connect-disconnected = L'étude n'est plus reliée à CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = Soumissions
connect-asked = Connect a été interrogé pour la dernière fois le { $date }. Concord l'interroge environ une fois par minute.
connect-ask = Interroger Connect maintenant
connect-follows-none = Pour voir les soumissions ici, saisissez l'identifiant du projet Connect dans les paramètres d'un lien d'accès.
connect-no-submissions = Il n'y a pas encore de soumissions.
connect-fourteen-days = Après 14 jours, Connect approuve les soumissions pour lesquelles personne n'a rien décidé. Une approbation est définitive. Un refus peut encore être transformé en approbation plus tard.

## What was found about a participant, each with what to do
connect-no-submission = Aucune soumission chez Connect
connect-no-submission-advice = L'identifiant du lien est peut-être inventé, ou Connect n'affiche pas encore la soumission. Ne payez pas avant qu'elle y figure.
connect-not-finished-advice = Soumis chez Connect, non terminé ici. Examinez le travail avant de décider ; après 14 jours, Connect approuve la soumission.
connect-never-came-advice = Soumis chez Connect sans avoir commencé ici. Écrivez au participant ou refusez la soumission ; après 14 jours, Connect l'approuve.
connect-other-code-advice = Le code chez Connect n'est pas celui que cette étude a donné. Examinez le travail avant de décider.
connect-not-handed-in-advice = Terminé ici, absent de la liste de Connect. Le participant n'a pas suivi le lien à la fin, ou l'identifiant du lien est inventé.
connect-agree-advice = Soumis chez Connect et terminé ici. Approuvez la soumission ici, ou décidez du travail sous « Paiements » : un versement approuve aussi la soumission.
connect-unclear = Connect ne dit encore rien
connect-decided = Décidé chez Connect
connect-gave-up = Place abandonnée

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] Approuver { $n } soumission prête
   *[other] Approuver { $n } soumissions prêtes
}
connect-approve-ready-means = Ces participants ont terminé ici et envoyé leur soumission chez Connect. Connect paie à chacun la rémunération du projet correspondant. Cette action est irréversible.
connect-approved-ready = { $n ->
    [one] Connect approuve { $n } soumission.
   *[other] Connect approuve { $n } soumissions.
}
# $participant is an ID
connect-submission-title = Soumission de { $participant }
connect-submission-lead = Ce que Connect et cette étude savent du participant, et ce que vous pouvez décider chez Connect.
connect-all-submissions = Toutes les soumissions
connect-nothing-to-decide = Aucune décision n'est possible pour cette soumission en ce moment.
connect-done = Connect l'a fait.
connect-approve-means = Connect paie au participant la rémunération du projet. Cette action est irréversible.
connect-thanks = Message (facultatif)
connect-thanks-hint = Le participant le lit.
connect-reject-means = Le participant n'est pas payé et lit votre message ; l'argent revient sur votre compte. Vous pourrez encore approuver la soumission plus tard.
connect-reject-finished = Ce participant a terminé ici et envoyé sa soumission chez Connect. Ne refusez qu'un travail contraire aux règles que le participant a lues.
connect-message-hint = Le participant le lit. Dites exactement, avec courtoisie, ce qui n'allait pas.

## Payments through Connect, on the page of a payout
connect-pays = Par Connect
connect-pays-lead = Les participants venus de Connect y sont payés : leur soumission est approuvée, et ce qui leur est dû en plus de la rémunération est envoyé comme prime. Cela se fait en arrière-plan, et chaque prime n'est envoyée qu'une fois.
connect-retry = Réessayer chez Connect
connect-retry-means = Tout ce que Connect a refusé dans ce versement est envoyé de nouveau.
# Arguments: $amount
connect-reward-there = Rémunération chez Connect : { $amount }
# Arguments: $amount
connect-bonus-there = Prime chez Connect : { $amount }
connect-waits-there = En attente de Connect
connect-is-accepted = Accepté par Connect
connect-was-rejected = La soumission a été refusée chez Connect.
connect-other-sum = Connect a payé une autre somme que la rémunération du projet. Payez-y le reste à la main, puis choisissez « A été payé ».
connect-other-currency = Connect paie en dollars américains, et cette étude compte dans une autre devise. Payez à la main, puis choisissez « A été payé ».
connect-was-refused = Connect refuse le paiement. Y a-t-il assez d'argent sur le compte ?
connect-unknown-there = Connect ne connaît pas la soumission.
connect-disagrees = Connect a compris un autre montant, donc rien n'a été payé.
connect-several-there = Ce participant a remis plusieurs soumissions chez Connect. Approuvez-les là-bas, payez le reste à la main, puis choisissez « A été payé ».
connect-was-disconnected = L'étude a été déconnectée de Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Décisions pour Connect
connect-decisions-lead = Sans clé d'API : un fichier qui indique, pour chaque participant, que faire chez Connect. Rien n'est envoyé à Connect.
connect-payment-label = Rémunération du projet, en USD
connect-payment-hint = Ce que Connect paie pour une soumission approuvée, par exemple 1,80. Cette somme est déduite de ce qui est dû au participant.
connect-decisions-show = Afficher les décisions
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = Approuver : { $approved }. Refuser : { $rejected }. À vous de décider : { $open }.
# Arguments: $amount
connect-decisions-bonuses = Primes dans le fichier : { $amount }
connect-decisions-download = Télécharger les décisions (CSV)
connect-decisions-act = Décidez chez Connect comme l'indique le fichier, et payez-y les primes qu'il contient. Confirmez ensuite le versement sous « Paiements », pour qu'aucun fichier suivant ne contienne la même prime.
connect-decisions-none = Personne n'est encore arrivé par ce lien.
connect-decisions-currency = Connect paie en dollars américains. Cette étude compte dans une autre devise, le fichier ne contient donc pas de primes.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = Ces personnes ne reçoivent pas de prime dans ce fichier, parce que leur soumission attend encore une décision, qu'elles sont venues par plusieurs liens d'accès ou qu'elles sont payées autrement : { $workers }.
# Argument: $button
connect-decisions-careful = Si des personnes sont citées ici, ne confirmez pas le versement entier : choisissez « { $button } » pour chaque personne que vous avez payée.
connect-decision = Décision
connect-decision-approve = Approuver
connect-decision-reject = Refuser
connect-decision-open = À vous de décider
connect-decision-in-progress = En cours ici.
connect-decision-undecided = Le travail de ce participant attend votre décision ici. Décidez d'abord, puis revenez.
connect-decision-not-finished = Participation arrêtée ici avant la fin. Consultez les règles du projet avant de décider.
connect-bonus = Prime

## Audit log
audit-connect-connect = Étude reliée à Connect
audit-disconnect-connect = Lien de l'étude avec Connect supprimé
audit-approve-connect = Soumission approuvée chez Connect
audit-reject-connect = Soumission refusée chez Connect
audit-download-decisions = Décisions pour Connect téléchargées
