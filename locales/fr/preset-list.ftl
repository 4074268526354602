### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = Général

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = Les participants réécrivent chaque source dans un autre style.
preset-about-xformal-formality = À quel point un texte est formel, de −3 à 3. Repères : Lahiri (2015), comme dans XFORMAL.
preset-about-xformal-fluency = À quel point un texte est fluide, de 1 à 5. Repères : Heilman et al. (2014), comme dans XFORMAL ; « Other » (1) est explicité.
preset-about-xformal-meaning = Si une source et sa réécriture ont le même sens, de 1 à 6. Repères : Agirre et al. (2016), comme dans XFORMAL.
preset-about-xformal-ranking = Classer plusieurs réécritures d'une source, montrées avec la source et une réécriture humaine.
preset-about-xformal-quality = Si une réécriture est excellente, acceptable ou mauvaise. Repères : XFORMAL, annexe H.
preset-about-xformal-edit-types = Ce qui a changé dans une réécriture : treize types de modification, et un champ pour d'autres.

## Mir et al. 2019

preset-about-mir-intensity-absolute = À quel point un texte est formel, de 1 à 5. Repères : les nôtres ; l'article n'en donne pas.
preset-about-mir-intensity-relative = À quel point deux styles diffèrent, de 1 à 5. Repères : 1 et 5 viennent de l'article, les autres sont les nôtres.
preset-about-mir-content-unmasked = Ce qui reste du contenu, de 1 à 5. Repères : les nôtres ; l'article n'en donne pas.
preset-about-mir-content-masked = La même question, avec les mots de style masqués dans les deux textes. Repères : les nôtres ; l'article n'en donne pas.
preset-about-mir-naturalness-absolute = À quel point un texte est naturel, de 1 à 5. Repères : les nôtres ; l'article n'en donne pas.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Lequel de deux textes est le plus naturel ; les participants doivent en choisir un. Les sorties de COPY sont les textes originaux.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Si un texte est formel ou informel ; les participants doivent choisir.
preset-about-pang-similarity = À quel point deux sens se ressemblent, de 1 à 4, avec des exemples. Repères : ceux de l'article, le 2 abrégé.
preset-about-pang-fluency = À quel point un texte est fluide, de 1 à 4, avec des exemples. Repères : ceux de l'article, le 2 abrégé.
preset-about-pang-ab-style = Laquelle de deux réécritures a le meilleur style, ou aucune des deux.
preset-about-pang-ab-semantics = Laquelle de deux réécritures conserve mieux le sens, ou aucune des deux.
preset-about-pang-ab-fluency = Laquelle de deux réécritures est la plus fluide, ou aucune des deux.
preset-about-pang-preference = Laquelle de deux réécritures est la meilleure dans l'ensemble ; les participants doivent choisir.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Traduire de façon formelle, à partir de zéro, et surligner les mots qui portent le registre.
preset-about-cocoa-second-level = Rendre informelle une traduction formelle, et surligner les mots qui portent le registre.
preset-about-cocoa-gender-variant = Modifier une traduction pour l'autre genre.
preset-about-cocoa-tag = Surligner les mots d'un texte qui portent le registre.
preset-about-cocoa-formality-label = Si un texte est formel, informel, neutre ou autre.
preset-about-cocoa-quality = La qualité d'une traduction, de 1 à 6. Repères : 1 et 6 viennent de l'article, les autres sont les nôtres.
preset-about-cocoa-matches-level = Si un texte a le registre demandé, oui ou non.

## General

preset-about-pilot = Quelques réécritures, relues en langue maternelle avant que le participant puisse continuer.
preset-about-comparison = Laquelle de deux réécritures est la meilleure pour le style, pour le sens et pour la fluidité, ou aucune des deux.
preset-about-blank = Une source et une question avec deux réponses. Vous écrivez tout le reste.
preset-from-scratch = Créée de zéro
