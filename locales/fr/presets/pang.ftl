### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Comparer la fluidité de deux réécritures
preset-pang-ab-fluency-instructions =
    Lisez l'original et les deux réécritures **A** et **B**.

    - Ne jugez que la **fluidité** : celle qui se lit le mieux et a le moins de fautes est la meilleure, quoi qu'elle dise.
    - Si vous ne voyez pas de différence, dites-le. Les côtés sont tirés au sort.
preset-pang-ab-fluency-fluency-prompt = Laquelle se lit le mieux ?

## pang/ab-semantics

preset-pang-ab-semantics-title = Comparer le sens de deux réécritures
preset-pang-ab-semantics-instructions =
    Lisez l'original et les deux réécritures **A** et **B**.

    - Ne jugez que le **sens** : celle qui dit le plus exactement ce que dit l'original est la meilleure, quel que soit son style.
    - Si vous ne voyez pas de différence, dites-le. Les côtés sont tirés au sort.
preset-pang-ab-semantics-semantics-prompt = Laquelle est la plus proche du sens de l'original ?

## pang/ab-style

preset-pang-ab-style-title = Comparer le style de deux réécritures
preset-pang-ab-style-instructions =
    Lisez l'original et les deux réécritures **A** et **B**.

    - Ne jugez que le **style** : celle qui est la plus formelle est la meilleure, même si elle dit autre chose ou se lit mal.
    - Si vous ne voyez pas de différence, dites-le. Les côtés sont tirés au sort.
preset-pang-ab-style-style-prompt = Laquelle est la plus formelle ?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Évaluer la fluidité, de 1 à 4
preset-pang-fluency-1-4-instructions =
    Lisez le texte et dites à quel point il est fluide, de **1** à **4**. Un texte informel peut être parfaitement fluide.

    Lisez les exemples de chaque point avant de commencer.
preset-pang-fluency-1-4-fluency-prompt = À quel point ce texte est-il fluide ?
preset-pang-fluency-1-4-fluency-point-1 = Extrêmement mauvais
preset-pang-fluency-1-4-fluency-point-1-example-1 = Gentillesse tant tant été.
preset-pang-fluency-1-4-fluency-point-1-example-2 = de minute en chaque en
preset-pang-fluency-1-4-fluency-point-1-example-3 = Mais la était propre la.
preset-pang-fluency-1-4-fluency-point-1-example-4 = anna demande demande demande
preset-pang-fluency-1-4-fluency-point-1-example-5 = Musique il la la avant.
preset-pang-fluency-1-4-fluency-point-2 = Médiocre, à retravailler
preset-pang-fluency-1-4-fluency-point-2-example-1 = On m'avait traité jamais gentillesse autant de.
preset-pang-fluency-1-4-fluency-point-2-example-2 = on chaque minute adoré de
preset-pang-fluency-1-4-fluency-point-2-example-3 = Chambre petite propre mais.
preset-pang-fluency-1-4-fluency-point-2-example-4 = demande anna savoir elle tout
preset-pang-fluency-1-4-fluency-point-2-example-5 = Il avant la musique partir commence.
preset-pang-fluency-1-4-fluency-point-3 = Bon
preset-pang-fluency-1-4-fluency-point-3-example-1 = On ne m'avait jamais traité avec autant de gentil.
preset-pang-fluency-1-4-fluency-point-3-example-2 = on a adoré chaque minutes
preset-pang-fluency-1-4-fluency-point-3-example-3 = La chambre était petit mais propre.
preset-pang-fluency-1-4-fluency-point-3-example-4 = demande à anna, elle est sachant tout
preset-pang-fluency-1-4-fluency-point-3-example-5 = Il est parti avant que la musique a commencé.
preset-pang-fluency-1-4-fluency-point-4 = Très bon
preset-pang-fluency-1-4-fluency-point-4-example-1 = On ne m'avait jamais traité avec autant de gentillesse.
preset-pang-fluency-1-4-fluency-point-4-example-2 = on a adoré chaque minute
preset-pang-fluency-1-4-fluency-point-4-example-3 = La chambre était petite mais propre.
preset-pang-fluency-1-4-fluency-point-4-example-4 = demande anna, elle sait tout
preset-pang-fluency-1-4-fluency-point-4-example-5 = Il est parti avant que la musique commence.

## pang/preference

preset-pang-preference-title = Choisir la meilleure réécriture
preset-pang-preference-instructions =
    Lisez l'original et les deux réécritures **A** et **B**, et choisissez la meilleure dans l'ensemble : formelle, fidèle au sens et agréable à lire.

    Il faut en choisir une, même si la différence est petite. Les côtés sont tirés au sort.
preset-pang-preference-preference-prompt = Quelle réécriture est la meilleure ?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Évaluer la ressemblance de sens, de 1 à 4
preset-pang-similarity-1-4-instructions =
    Comparez les deux textes et dites à quel point leurs **sens** sont proches, de **1** à **4**. Le style peut différer : c'est voulu.

    Lisez les exemples de chaque point avant de commencer.
preset-pang-similarity-1-4-similarity-prompt = À quel point les sens sont-ils proches ?
preset-pang-similarity-1-4-similarity-point-1 = Extrêmement mauvais
preset-pang-similarity-1-4-similarity-point-1-example-1-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-1-example-1-output = La pizza est exécrable ici.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-1-example-2-output = Le musée est fermé le lundi.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-1-example-3-output = Je tiens à vous remercier.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-1-example-4-output = Le est la de.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-1-example-5-output = Où peut-on trouver une pharmacie ?
preset-pang-similarity-1-4-similarity-point-2 = Médiocre, à retravailler
preset-pang-similarity-1-4-similarity-point-2-example-1-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-2-example-1-output = La pizza est excellente ici.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-2-example-2-output = Le restaurant est toujours bondé.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-2-example-3-output = La pizza est convenable ici.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-2-example-4-output = La cuisine est bonne, mais le service est lent.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-2-example-5-output = Il vaut mieux ne pas venir ici quand on est pressé.
preset-pang-similarity-1-4-similarity-point-3 = Bon
preset-pang-similarity-1-4-similarity-point-3-example-1-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-3-example-1-output = La pizza est excellente ici, mais il y a parfois du monde.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-3-example-2-output = On mange très bien ici, mais c'est toujours plein.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-3-example-3-output = La pizza est bonne, mais le restaurant est toujours complet.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-3-example-4-output = La pizza est excellente ici et il y a toujours foule.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-3-example-5-output = Leur pizza est excellente, même s'il faut attendre.
preset-pang-similarity-1-4-similarity-point-4 = Très bon
preset-pang-similarity-1-4-similarity-point-4-example-1-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-4-example-1-output = La pizza servie ici est excellente, bien que le restaurant soit toujours plein.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-4-example-2-output = La pizza est remarquable ici, mais il y a toujours foule.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-4-example-3-output = On mange ici une excellente pizza, mais l'établissement est constamment bondé.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-4-example-4-output = La pizza y est délicieuse ; le restaurant, en revanche, ne désemplit jamais.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = la pizza ici est trop bonne mais c'est toujours blindé
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Quoique toujours bondé, ce restaurant sert une excellente pizza.

## pang/style-binary

preset-pang-style-binary-title = Formel ou informel : choisissez
preset-pang-style-binary-instructions =
    Lisez le texte et choisissez son style. Vous devez en choisir un, même si vous hésitez.

    - Jugez la manière de dire, non le sujet.

    Exemples :

    - **Formel** : *Nous vous saurions gré de répondre avant vendredi.* · *Les résultats ne correspondent pas à nos attentes.* · *Veuillez trouver ci-joint les documents.* · *Il est regrettable qu'il n'ait pu venir.* · *Puis-je vous demander de fermer la porte ?*
    - **Informel** : *tu me redis d'ici vendredi ok* · *c'est carrément pas ce qu'on pensait* · *jt'ai envoyé les trucs !!* · *dommage il a pas pu venir :(* · *ferme la porte steuplé*
preset-pang-style-binary-style-prompt = Quel style ce texte a-t-il ?
preset-pang-style-binary-style-option-formal = Formel
preset-pang-style-binary-style-option-informal = Informel
