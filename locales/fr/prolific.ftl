### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Reliez cette étude au compte Prolific qui recrute et paie ses participants.
prolific-connect = Relier à Prolific
prolific-replace = Utiliser un autre compte
prolific-token-label = Jeton d'API
prolific-token-hint = Créez-en un dans les paramètres de votre espace de travail Prolific. Concord le chiffre et ne l'affiche plus jamais.
prolific-workspace-label = Identifiant de l'espace de travail
prolific-workspace-hint = 24 lettres et chiffres, dans l'adresse de votre espace de travail chez Prolific.
prolific-account-title = Compte Prolific
prolific-account = Relié au compte { $account } depuis le { $date }.
prolific-in-workspace = Espace de travail : { $workspace }
prolific-told-at = Prolific signale immédiatement les changements à ce serveur. Son dernier message est arrivé le { $time }.
prolific-told = Prolific signale immédiatement les changements à ce serveur. Aucun message n'est encore arrivé.
prolific-told-soon = Les changements chez Prolific sont visibles ici en moins d'une minute. Concord va bientôt demander à Prolific de les signaler immédiatement à ce serveur.
prolific-told-elsewhere = Les changements chez Prolific sont visibles ici en moins d'une minute. Prolific les signale immédiatement à un autre serveur, car un espace de travail n'a qu'une adresse pour cela.
prolific-not-told = Les changements chez Prolific sont visibles ici en moins d'une minute. Concord n'a pas pu demander à Prolific de les signaler immédiatement à ce serveur.
prolific-told-needs-address = Les changements chez Prolific sont visibles ici en moins d'une minute. Pour les voir immédiatement, donnez à ce serveur une adresse publique qui commence par https:// (réglage public_url).
prolific-available = Solde disponible
prolific-total = Solde total
prolific-disconnect = Supprimer le lien
prolific-disconnect-means = Concord oublie le jeton d'API et la liste des soumissions. Rien ne change chez Prolific. Révoquez-y le jeton si vous n'en avez plus besoin.
prolific-connected = L'étude est reliée à Prolific.
prolific-disconnected = L'étude n'est plus reliée à Prolific.

prolific-submissions = Soumissions
prolific-asked = Prolific a été interrogé pour la dernière fois le { $date }. Concord l'interroge environ une fois par minute.
prolific-ask = Interroger Prolific maintenant
prolific-follows-none = Pour voir les soumissions ici, saisissez l'identifiant de l'étude Prolific dans les paramètres d'un lien d'accès.
prolific-no-submissions = Il n'y a pas encore de soumissions.
prolific-differences = { $n ->
    [one] { $n } participant demande votre attention.
   *[other] { $n } participants demandent votre attention.
}
prolific-first-rows = Seules les premières lignes sur { $all } sont affichées. L'interface REST les donne toutes.
prolific-participant = Identifiant du participant
prolific-here = Cette étude
prolific-finding = Que faire
prolific-code = Code : { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT envoyé
   *[other] { $hits } HIT envoyés
}
prolific-in-progress = En cours
prolific-no-submission = Aucune soumission chez Prolific
prolific-no-submission-advice = L'identifiant du lien est peut-être inventé, ou Prolific n'affiche pas encore la soumission. Ne payez pas avant qu'elle y figure.
prolific-not-finished = Non terminé ici
prolific-not-finished-advice = Soumis chez Prolific, non terminé ici. Examinez le travail avant de décider.
prolific-never-came = Jamais venu ici
prolific-never-came-advice = Soumis chez Prolific sans avoir commencé ici. Demandez au participant de retirer sa soumission.
prolific-other-code = Code différent
prolific-other-code-advice = Le code chez Prolific n'est pas celui que cette étude a donné. Examinez le travail avant de décider.
prolific-not-handed-in = Non soumis
prolific-not-handed-in-advice = Terminé ici, non soumis chez Prolific. Le participant n'a pas suivi le lien à la fin.
prolific-finished-anyway = Retourné, avec du travail ici
prolific-finished-anyway-advice = Retourné ou expiré chez Prolific, mais des HIT ont été envoyés ici. Si vous approuvez le travail, le prochain versement le paie par une prime chez Prolific.
prolific-still-at-work = Retiré, mais en cours
prolific-still-at-work-advice = Retiré ou expiré chez Prolific, encore en cours ici. Si vous approuvez le travail, le prochain versement le paie par une prime chez Prolific.
prolific-agree = Prêt pour une décision
prolific-agree-advice = Soumis avec le bon code. Approuvez la soumission ici, ou décidez du travail sous « Paiements » : un versement approuve aussi la soumission.
prolific-not-here = Pas encore venu
prolific-unclear = Prolific ne dit encore rien
prolific-decided = Décidé chez Prolific
prolific-gave-up = Retiré ou expiré

prolific-approve-ready = { $n ->
    [one] Approuver { $n } soumission prête
   *[other] Approuver { $n } soumissions prêtes
}
prolific-approve-ready-means = Ces participants ont terminé ici et saisi le bon code. Prolific paie à chacun la rémunération de l'étude correspondante. Cette action est irréversible.
prolific-approved-ready = { $n ->
    [one] Prolific approuve { $n } soumission.
   *[other] Prolific approuve { $n } soumissions.
}
prolific-decide = Décider
prolific-submission-title = Soumission de { $participant }
prolific-submission-lead = Ce que Prolific et cette étude savent du participant, et ce que vous pouvez décider chez Prolific.
prolific-all-submissions = Toutes les soumissions
prolific-nothing-to-decide = Aucune décision n'est possible pour cette soumission en ce moment.
prolific-done = Prolific l'a fait.
prolific-approve = Approuver
prolific-approve-means = Prolific paie au participant la rémunération de l'étude correspondante. Cette action est irréversible.
prolific-ask-return = Demander le retrait
prolific-ask-return-means = Prolific demande au participant de retirer sa soumission. Le participant n'est alors pas payé, mais cela ne joue pas contre lui. Il peut refuser.
prolific-return-reason = Raison
prolific-return-reason-hint = Le participant la lit. Au moins 10 caractères.
prolific-return-asked = Retrait demandé le { $date }
prolific-reject = Refuser
prolific-reject-means = Le participant n'est pas payé et lit votre message. Prolific ne le permet que dans les cas clairs : par exemple aucune réponse, ou, dans les études de cinq minutes et plus, deux contrôles d'attention échoués. En cas de doute, demandez au participant de retirer sa soumission.
prolific-reject-finished = Ce participant a terminé ici et saisi le bon code. Prolific annule les refus contraires à ses règles.
prolific-category = Raison
prolific-message = Message
prolific-message-hint = Le participant le lit. Au moins 100 caractères : dites exactement, avec courtoisie, ce qui n'allait pas.

prolific-failed-check = Contrôles d'attention échoués
prolific-failed-instructions = Consignes non suivies
prolific-low-effort = Peu d'effort
prolific-too-quickly = Trop rapide
prolific-too-slowly = Trop lent
prolific-no-data = Aucune réponse
prolific-no-code = Aucun code de fin
prolific-bad-code = Code de fin incorrect
prolific-malingering = Conditions prétendument remplies
prolific-incomplete-longitudinal = Partie manquante d'une étude plus longue
prolific-unsupported-device = Appareil inadapté
prolific-unlisted = Autre raison
