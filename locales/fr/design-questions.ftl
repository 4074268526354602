### The questions in the task designer's form.

design-questions = Questions sur chaque item
design-question-add = Ajouter une question
design-question-number = Question { $n }
design-question-in = Question ({ $language })
design-question-key = Clé
design-question-key-hint = Le nom de la question dans les réponses et les exports. Utilisez a à z, 0 à 9 et _.
design-question-type = Type de question
design-question-required = Réponse obligatoire
design-question-skip = Proposer « Je ne peux pas en juger » et demander la raison
design-question-skip-hint = On peut passer la question en donnant une raison. Le travail est payé, et les statistiques excluent ces réponses.
design-question-remove = Supprimer la question

## Question types: the name, then the name with the answer that it collects

design-type-text = Texte
design-type-scale = Échelle
design-type-slider = Curseur
design-type-choice = Choix
design-type-ranking = Classement
design-type-pairwise = Comparaison par paires
design-type-spans = Surlignages
design-type-comment = Commentaire
design-type-text-collects = Texte : le participant écrit ou modifie un texte
design-type-scale-collects = Échelle : un point d'une échelle avec des libellés
design-type-slider-collects = Curseur : un nombre dans un intervalle
design-type-choice-collects = Choix : une ou plusieurs réponses d'une liste
design-type-ranking-collects = Classement : un rang pour chaque sortie
design-type-pairwise-collects = Comparaison par paires : la meilleure de deux sorties
design-type-spans-collects = Surlignages : des mots surlignés avec des étiquettes
design-type-comment-collects = Commentaire : remarques facultatives

## The settings of each type

design-prefill = Texte initial du champ
design-prefill-empty = Vide
design-prefill-hint = Les participants modifient le texte initial. Avec un texte initial, la réponse doit être obligatoire.
design-the-source = La source
design-the-output = La sortie affichée
design-max-chars = Longueur maximale en caractères
design-spans-of = Texte à surligner
design-spans-of-answer = La réponse à la question de type texte précédente
design-scale-points = Points de l'échelle
design-scale-points-hint = Un point par ligne, le plus bas d'abord : le nombre enregistré, puis le libellé.
design-scale-examples = Exemples pour l'échelle ({ $language })
design-scale-examples-hint = Un par ligne : le nombre du point, puis un texte, ou une source et une sortie séparées par « | ».
design-slider-min = Minimum
design-slider-max = Maximum
design-slider-step = Pas
design-slider-step-hint = La distance entre deux nombres, par exemple 1 ou 0,5. Au plus 6 décimales.
design-slider-anchors = Repères du curseur ({ $language })
design-slider-anchors-hint = Un repère par ligne, le plus bas d'abord : un nombre, puis le libellé. Il en faut un à chaque extrémité.
design-options = Réponses proposées ou étiquettes de surlignage
design-options-hint = Une par ligne : la clé enregistrée (a à z, 0 à 9 et _), puis le texte que lisent les participants.
design-options-many = Autoriser plusieurs réponses
design-options-other = Autoriser une réponse libre du participant
design-ties = Autoriser les ex æquo
design-type-needs-outputs = Ce type demande une tâche qui montre « { $shows } ». Choisissez-le à la première étape.

## The condition under which a question is asked

design-condition = Poser cette question
design-condition-always = Toujours
design-condition-depends = Selon « { $key } »
design-condition-answers = Seulement pour ces réponses
design-condition-none = Une condition demande une question précédente : une échelle, un choix ou un curseur de 101 nombres au maximum.
design-condition-hint = Valeurs enregistrées, séparées par des virgules. Réponses possibles : { $answers }.
