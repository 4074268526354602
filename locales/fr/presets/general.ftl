### Presets that follow no paper.

## comparison

preset-comparison-title = Comparer deux reformulations
preset-comparison-instructions =
    Lisez l'original et les deux reformulations **A** et **B**. Répondez à chacune des trois questions pour elle-même : un texte peut l'emporter sur un point et non sur un autre.

    - **Style** : laquelle est la plus soutenue ?
    - **Sens** : laquelle dit le plus exactement ce que dit l'original ?
    - **Langue** : laquelle se lit le mieux et a le moins de fautes ?

    Si vous ne voyez pas de différence, dites-le. Les côtés sont tirés au sort.
preset-comparison-style-prompt = Laquelle est la plus soutenue ?
preset-comparison-semantics-prompt = Laquelle est la plus proche du sens de l'original ?
preset-comparison-fluency-prompt = Laquelle se lit le mieux ?

## pilot

preset-pilot-title = Essai : réécrire en style formel
preset-pilot-instructions =
    Voici un premier petit lot de phrases. Réécrivez-les **dans un style formel, sans en changer le sens**, avec le même soin que pour la suite.

    Une personne de langue maternelle française lira vos phrases et décidera si vous pouvez continuer. Vous lirez ses raisons. Sont refusées les réécritures qui changent trop peu la phrase et celles qui en modifient le sens. Cet essai est payé.

    Phrase familière : *trop cool ton appart, j'veux le même !!*

    - **Bien** : « Votre appartement est très agréable ; j'aimerais avoir le même. » Le style est formel et rien n'est ajouté.
    - **À éviter** : « Trop cool ton appart, je veux le même ! » Les mots familiers sont restés.
    - **À éviter** : « Votre maison est vaste, et je souhaite l'acheter. » Ce n'est plus ce que dit la phrase.
preset-pilot-rewrite-prompt = Écrivez cette phrase en style formel.
