### Refusals of lists of gold items.

list-too-large = La liste dépasse { $mebibytes } Mio. Divisez-la en plusieurs listes.
list-of-too-many-lines = La liste a plus de { $most } lignes. Divisez-la en plusieurs listes.
list-is-empty = La liste n'a qu'une première ligne. Ajoutez au moins un item en dessous.
column-is-unknown = « { $name } » n'est pas une colonne de cette liste. Colonnes possibles : { $list }.
id-column-is-missing = La liste doit avoir une colonne « id » avec l'identifiant de chaque source.
known-is-twice = « { $id } » est déjà un item gold de cette tâche. Supprimez cette ligne.
systems-of-item = Cette tâche montre { $expected ->
    [one] { $expected } sortie
   *[other] { $expected } sorties
}, mais « systems » en nomme { $n }. Séparez les noms par |.
system-is-named-twice = « systems » nomme deux fois « { $name } ». Nommez-le une seule fois.
output-is-missing = Le système « { $system } » n'a pas de sortie pour « { $id } ». Choisissez un autre système.
outputs-are-several = Le système « { $system } » a plusieurs sorties pour « { $id } » ; il ne peut donc pas servir ici. Choisissez un autre système.
no-known-answer = Cette ligne n'a pas de réponse attendue. Indiquez la réponse à au moins une question.
whole-number-from-to = « { $typed } » n'est pas un nombre entier de { $low } à { $high }.
known-is-no-answer = « { $answer } » n'est pas une réponse possible à « { $question } ».
known-takes-one = « { $question } » n'accepte qu'une seule réponse.
known-needs-order = « { $question } » demande un ordre des systèmes, par exemple A > B.
known-of-other-text = Le texte surligné pour « { $question } » diffère du texte affiché. Copiez le texte affiché et surlignez-le.
known-is-a-text = « { $question } » demande un texte ; les items gold ne peuvent donc pas avoir de réponse attendue à cette question.
known-of-each-output = « { $question } » demande une valeur pour chaque sortie, par exemple A=2|B=-1.
known-without-value = Le système « { $system } » n'a pas de valeur possible pour « { $question } ».
