### The page where a person decides about items on which workers disagree.

adjudication-title = Arbitrage
adjudication-lead = Items sur lesquels les participants sont en désaccord. Les décisions sont enregistrées à part et ne changent ni les réponses ni l'accord.

## Which items are shown

adjudication-all-tasks = Toutes les tâches
adjudication-all-questions = Toutes les questions
adjudication-all-languages = Toutes les langues
adjudication-points = Écart minimal (points)
adjudication-decision = Décision
adjudication-undecided = non arbitré
adjudication-decided = arbitré
adjudication-both = tous
adjudication-show = Afficher les items

## The questions with disagreements

adjudication-disagreements = Désaccords
adjudication-questions = Questions avec désaccords
adjudication-decided-count = Items arbitrés
adjudication-rule-scale = { $points ->
    [one] Sur une échelle, il y a désaccord si la réponse la plus basse et la plus haute diffèrent d'au moins { $points } point.
   *[other] Sur une échelle, il y a désaccord si la réponse la plus basse et la plus haute diffèrent d'au moins { $points } points.
}
adjudication-rule-slider = Sur un curseur, un point correspond à un dixième de l'étendue.
adjudication-rule-other = Pour les autres questions, il y a désaccord si aucune réponse n'a été donnée par plus de la moitié des participants.
adjudication-rule-rankings = Les classements ne sont pas pris en compte, car ils n'ont pas de valeur unique.
adjudication-empty = { $points ->
    [one] Des items apparaissent ici quand les participants diffèrent d'au moins { $points } point sur une échelle, ou quand aucune réponse à une autre question n'a la majorité.
   *[other] Des items apparaissent ici quand les participants diffèrent d'au moins { $points } points sur une échelle, ou quand aucune réponse à une autre question n'a la majorité.
}

## The items

adjudication-none = Il n'y a aucun désaccord dans cette sélection.
adjudication-progress = Items arbitrés : { $decided } sur { $n }.
adjudication-no-more = Il n'y a plus d'items à afficher.
adjudication-next-page = Page suivante
adjudication-answers = Réponses à { $question }
adjudication-answer = Réponse
adjudication-comments = Commentaires
adjudication-by = Décision de { $person }, { $time }
adjudication-note-hint = La raison de votre décision. Elle fait partie de l'export.
adjudication-decide = Enregistrer la décision
adjudication-decide-again = Modifier la décision
adjudication-saved = La décision est enregistrée. Les réponses n'ont pas changé.

## An answer in words

adjudication-is-better = { $side } est meilleur
adjudication-other-is-better = Un autre texte est meilleur
adjudication-own-words = « { $words } »
adjudication-skipped = Impossible d'en juger : { $reason }
