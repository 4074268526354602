### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Relecture en langue maternelle

## The studies in which a person reviews

review-page-studies-lead = Études dans lesquelles vous lisez les textes pilotes des personnes qui participent.
review-page-no-studies = Des études apparaissent ici quand la direction de l'étude vous a confié la relecture.
review-page-studies-caption = Études dont vous relisez les textes pilotes
review-page-workers-waiting = Personnes en attente

## The queue of workers

review-page-queue-lead = Les personnes qui ont envoyé leurs textes pilotes attendent ici une décision, l'attente la plus longue en premier.
review-page-empty = Personne n'attend de relecture. Les personnes apparaissent ici quand elles ont envoyé leurs textes pilotes.
review-page-show-queue = Afficher la file
review-page-review-first = Relire la première personne
review-page-queue-caption = Personnes en attente de relecture
review-page-worker = Personne
review-page-waiting-since = En attente depuis
review-page-graded-column = Évaluées
review-page-n-of = { $n } sur { $of }
review-page-n-graded = Évaluées : { $n } sur { $of }

## Decisions that the reviewer can still take back

review-page-recent = Vos décisions récentes
review-page-recent-lead = Vous pouvez annuler une décision pendant une heure, sur la page de la personne.
review-page-recent-earlier = Décisions précédentes de cette heure ({ $n })
review-page-decision = Décision
review-page-decided-at = Date de la décision
review-page-until = Annulable jusqu'au
review-page-passed = réussi
review-page-failed = échec

## One worker's pilot texts

review-page-lead = Comparez chaque réécriture à sa source et évaluez-la.
review-page-lead-reopened = Les évaluations précédentes sont conservées. Modifiez-les si besoin, puis décidez à nouveau.
review-page-lead-decided = Cette relecture est terminée. Vous pouvez encore lire les textes et vos évaluations.
review-page-skip = Aller à la première évaluation
review-page-skip-decision = Aller à la décision
review-page-no-texts = Cette personne n'a encore envoyé aucun texte pilote.
review-page-keys = Touches dans une réécriture : 1 excellente, 2 acceptable, 3 mauvaise. Entrée passe à la réécriture suivante.
review-page-source-n = Source { $n }
review-page-rewrite-n = Réécriture { $n }
review-page-show-changes = Montrer les changements
review-page-changes-legend = Les mots supprimés sont barrés. Les mots ajoutés sont soulignés.

## How much a rewrite differs from its source

review-page-unchanged = inchangée
review-page-only-normalised = seulement normalisée
review-page-words-deleted = { $n ->
    [one] { $n } mot supprimé
   *[other] { $n } mots supprimés
}
review-page-words-added = { $n ->
    [one] { $n } mot ajouté
   *[other] { $n } mots ajoutés
}

## The grade of a rewrite

review-page-grade-of = Évaluation de la réécriture { $n }
review-page-how-good = Quelle est la qualité de la réécriture ?
review-page-excellent = Excellente
review-page-acceptable = Acceptable
review-page-poor = Mauvaise
review-page-why-not-excellent = Pourquoi n'est-elle pas excellente ?
review-page-poor-needs-reason = Une mauvaise réécriture demande une raison ou une remarque.
review-page-reason-minimal = presque inchangée
review-page-reason-meaning = sens modifié
review-page-reason-informal = encore informelle
review-page-reason-fluency = pas naturelle
review-page-reason-language = mauvaise langue
review-page-reason-other = autre
review-page-note = Remarque pour les collègues
review-page-save-grade = Enregistrer les évaluations
review-page-your-grade = Votre évaluation :
review-page-saved-without-reason = Enregistré. Choisissez maintenant une raison ou écrivez une remarque.

## The decision about the worker

review-page-pass-open = Accepter la personne…
review-page-fail-open = Refuser la personne…
review-page-pass = Accepter la personne
review-page-fail = Refuser la personne
review-page-message-if-passed = Message en cas de réussite
review-page-message-if-failed = Message en cas d'échec
review-page-message-hint = La personne lit ce message aussitôt. Vous pouvez annuler la décision pendant une heure.
review-page-decided = Votre décision est enregistrée, et la personne peut la lire. Vous pouvez l'annuler pendant une heure.

## A decision that was made, and taking it back

review-page-is-passed = Réussi
review-page-is-failed = Échec
review-page-is-not-finished = Non terminé
review-page-not-finished = Cette personne n'a pas encore envoyé tous les textes pilotes.
review-page-message-is = La personne lit ce message :
review-page-decided-on = Décision du :
review-page-time-limit = Vous pouvez annuler cette décision jusqu'au :
review-page-you-can = Vous pouvez annuler cette décision.
review-page-manager-can = La direction de l'étude peut annuler cette décision.
review-page-take-back-heading = Décision de la relecture
review-page-take-back = Annuler la décision
review-page-take-back-means = La relecture est rouverte, et les tâches suivantes sont fermées jusqu'à la prochaine décision. Le travail envoyé est conservé, et payé s'il est approuvé.
review-page-taken-back = La décision a été annulée. La relecture est rouverte.
