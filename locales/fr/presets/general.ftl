### Presets that follow no paper.

## blank

preset-blank-title = Nouvelle tâche
preset-blank-instructions = Lisez le texte et répondez à la question.
preset-blank-answer-prompt = Ce texte est-il acceptable ?
preset-blank-answer-option-yes = Oui
preset-blank-answer-option-no = Non

## comparison

preset-comparison-title = Comparer deux réécritures
preset-comparison-instructions =
    Lisez l'original et les deux réécritures **A** et **B**. Répondez séparément à chacune des trois questions : un texte peut être meilleur sur un point et moins bon sur un autre.

    - **Style** : laquelle est la plus formelle ?
    - **Sens** : laquelle dit le plus exactement ce que dit l'original ?
    - **Fluidité** : laquelle se lit le mieux et a le moins de fautes ?

    Si vous ne voyez pas de différence, dites-le. Les côtés sont tirés au sort.
preset-comparison-style-prompt = Laquelle est la plus formelle ?
preset-comparison-semantics-prompt = Laquelle est la plus proche du sens de l'original ?
preset-comparison-fluency-prompt = Laquelle se lit le mieux ?

## pilot

preset-pilot-title = Phase pilote : réécrire dans un style formel
preset-pilot-instructions =
    Voici un premier petit lot de phrases. Réécrivez-les **dans un style formel, sans en changer le sens**, avec le même soin que pour la suite.

    Une personne de langue maternelle française lira vos phrases et décidera si vous pouvez continuer. Vous pourrez lire ses raisons. Les réécritures qui changent trop peu la phrase et celles qui en modifient le sens ne sont pas acceptées. Comme tout travail, cette phase pilote est payée si elle est approuvée.

    Phrase informelle : *trop cool ton appart, j'veux le même !!*

    - **Bien** : « Votre appartement est très agréable ; j'aimerais avoir le même. » Le style est formel et rien n'est ajouté.
    - **À éviter** : « Ton appart est trop cool, je veux le même ! » Les mots informels sont restés.
    - **À éviter** : « Votre immeuble est ancien, et je souhaite l'acheter. » Ce n'est plus ce que dit la phrase.
preset-pilot-rewrite-prompt = Écrivez cette phrase dans un style formel.
