### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = Ce qui a changé dans une réécriture
preset-xformal-edit-types-instructions =
    Comparez la réécriture à l'original et cochez **chaque** type de changement que vous voyez. Plusieurs peuvent toucher un même mot.

    - **Majuscules** : *paris* > *Paris*, *JAMAIS* > *Jamais*.
    - **Ponctuation** : ajoutée, retirée ou remplacée.
    - **Paraphrase** : la même chose, dite autrement.
    - **Mots de remplissage retirés** : *ben*, *genre*, *quoi*.
    - **Élément rétabli** : un mot omis est rétabli : *Vu Paul ?* > *As-tu vu Paul ?*
    - **Contexte ajouté** : ce que l'original laissait entendre.
    - **Contractions** : *t'as* > *tu as*.
    - **Orthographe** : une faute est corrigée.
    - **Abréviations et écriture SMS** : *slt* > *salut*.
    - **Argot et tournures familières** : *fauché* > *à court d'argent*.
    - **Politesse** : *s'il vous plaît*, *pourriez-vous*, le vouvoiement.
    - **Phrases séparées** : une phrase en est devenue plusieurs.
    - **Pronoms relatifs** : *le film que je parle* > *le film dont je parle*.

    Si un changement manque ici, écrivez-le à côté de **Autre**. Si rien n'a été changé, cochez seulement **Rien n'a été changé**.
preset-xformal-edit-types-edit-types-prompt = Qu'est-ce qui a changé ?
preset-xformal-edit-types-edit-types-option-capitalization = Majuscules
preset-xformal-edit-types-edit-types-option-punctuation = Ponctuation
preset-xformal-edit-types-edit-types-option-paraphrase = Paraphrase
preset-xformal-edit-types-edit-types-option-delete-fillers = Mots de remplissage retirés
preset-xformal-edit-types-edit-types-option-completion = Élément rétabli
preset-xformal-edit-types-edit-types-option-add-context = Contexte ajouté
preset-xformal-edit-types-edit-types-option-contractions = Contractions
preset-xformal-edit-types-edit-types-option-spelling = Orthographe
preset-xformal-edit-types-edit-types-option-normalization = Abréviations et écriture SMS
preset-xformal-edit-types-edit-types-option-slang-idioms = Argot et tournures familières
preset-xformal-edit-types-edit-types-option-politeness = Politesse
preset-xformal-edit-types-edit-types-option-split-sentences = Phrases séparées
preset-xformal-edit-types-edit-types-option-relativizers = Pronoms relatifs
preset-xformal-edit-types-edit-types-option-unchanged = Rien n'a été changé

## xformal/fluency

preset-xformal-fluency-title = Évaluer la fluidité
preset-xformal-fluency-instructions =
    Lisez le texte et dites s'il se lit comme du français naturel et correct, de **1** à **5**.

    - **5 Parfait** : on le lit sans hésiter et sans relever de faute.
    - **4 Compréhensible** : quelques fautes ou maladresses, mais le sens est clair.
    - **3 Partiellement compréhensible** : on comprend une partie, ou l'on doit relire.
    - **2 Incompréhensible** : les mots sont français, mais le tout n'a pas de sens.
    - **1 Impossible à juger** : le texte est vide ou dans une autre langue.

    Un texte informel peut être parfaitement fluide.
preset-xformal-fluency-fluency-prompt = À quel point ce texte est-il fluide ?
preset-xformal-fluency-fluency-point-1 = Impossible à juger
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Incompréhensible
preset-xformal-fluency-fluency-point-2-example-1 = La fenêtre va le mardi dessous.
preset-xformal-fluency-fluency-point-3 = Partiellement compréhensible
preset-xformal-fluency-fluency-point-3-example-1 = Il a dit le train que c'était hier il vient pas là.
preset-xformal-fluency-fluency-point-4 = Compréhensible
preset-xformal-fluency-fluency-point-4-example-1 = je sait pas ou il a mit les clés
preset-xformal-fluency-fluency-point-5 = Parfait
preset-xformal-fluency-fluency-point-5-example-1 = Je ne sais pas où il a mis les clés.

## xformal/formality

preset-xformal-formality-title = Évaluer le caractère formel
preset-xformal-formality-instructions =
    Lisez le texte et dites à quel point il est formel, de **-3** à **3**.

    - Jugez la manière de dire : choix des mots, tournures, politesse, abréviations, ponctuation.
    - Ne tenez pas compte du sujet, ni de votre accord avec ce qui est dit.
    - Une phrase peut contenir une faute et être formelle ; elle peut être sans faute et être informelle.
preset-xformal-formality-formality-prompt = À quel point ce texte est-il formel ?
preset-xformal-formality-formality-point-minus-3 = Très informel
preset-xformal-formality-formality-point-minus-3-example-1 = mdr g perdu mon tel jsuis deg
preset-xformal-formality-formality-point-minus-2 = Informel
preset-xformal-formality-formality-point-minus-2-example-1 = T'as vu l'heure ou quoi
preset-xformal-formality-formality-point-minus-1 = Plutôt informel
preset-xformal-formality-formality-point-minus-1-example-1 = C'est vraiment dommage que tu ne viennes pas avec nous.
preset-xformal-formality-formality-point-0 = Neutre
preset-xformal-formality-formality-point-0-example-1 = Le magasin ferme à 18 heures.
preset-xformal-formality-formality-point-1 = Plutôt formel
preset-xformal-formality-formality-point-1-example-1 = Les visiteurs peuvent laisser leur manteau à l'entrée.
preset-xformal-formality-formality-point-2 = Formel
preset-xformal-formality-formality-point-2-example-1 = Nous vous prions de bien vouloir confirmer votre présence.
preset-xformal-formality-formality-point-3 = Très formel
preset-xformal-formality-formality-point-3-example-1 = Veuillez agréer l'expression de mes salutations distinguées.

## xformal/meaning

preset-xformal-meaning-title = Évaluer la conservation du sens
preset-xformal-meaning-instructions =
    Comparez les deux textes et dites s'ils veulent dire la même chose, de **1** à **6**.

    - Ne tenez compte ni du style ni des fautes, sauf si elles empêchent de comprendre.
    - Une information ajoutée, perdue ou modifiée fait baisser la note.
    - Un texte formel et un texte informel peuvent être complètement équivalents.
preset-xformal-meaning-meaning-prompt = Les deux textes ont-ils le même sens ?
preset-xformal-meaning-meaning-point-1 = Complètement différents
preset-xformal-meaning-meaning-point-1-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-1-example-1-output = Je préfère dîner à la maison ce soir.
preset-xformal-meaning-meaning-point-2 = Non équivalents, mais sur le même sujet
preset-xformal-meaning-meaning-point-2-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-2-example-1-output = Le bus coûte moins cher que la voiture.
preset-xformal-meaning-meaning-point-3 = Non équivalents, mais avec quelques détails communs
preset-xformal-meaning-meaning-point-3-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-3-example-1-output = Ma sœur a acheté une voiture la semaine dernière.
preset-xformal-meaning-meaning-point-4 = Approximativement équivalents
preset-xformal-meaning-meaning-point-4-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-4-example-1-output = Ma sœur a vendu sa voiture et utilise les transports en commun.
preset-xformal-meaning-meaning-point-5 = Presque entièrement équivalents
preset-xformal-meaning-meaning-point-5-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-5-example-1-output = Ma sœur a récemment vendu sa voiture et prend désormais le bus.
preset-xformal-meaning-meaning-point-6 = Complètement équivalents
preset-xformal-meaning-meaning-point-6-example-1-source = ma sœur a vendu sa voiture la semaine dernière, elle prend le bus maintenant
preset-xformal-meaning-meaning-point-6-example-1-output = La semaine dernière, ma sœur a vendu sa voiture ; elle prend désormais le bus.

## xformal/quality

preset-xformal-quality-title = Évaluer la qualité d'une réécriture
preset-xformal-quality-instructions =
    Comparez la réécriture à l'original et jugez-la dans son ensemble.

    - **Excellente** : elle est formelle, se lit bien et dit ce que dit l'original.
    - **Acceptable** : elle a de petites faiblesses de style, de langue ou de sens, faciles à corriger.
    - **Mauvaise** : elle est à peine plus formelle, difficile à comprendre, ou dit autre chose.
preset-xformal-quality-quality-prompt = Quelle est la qualité de cette réécriture ?
preset-xformal-quality-quality-option-excellent = Excellente
preset-xformal-quality-quality-option-acceptable = Acceptable
preset-xformal-quality-quality-option-poor = Mauvaise

## xformal/ranking

preset-xformal-ranking-title = Classer des réécritures
preset-xformal-ranking-instructions =
    Vous verrez une phrase informelle, une réécriture faite par une personne, puis plusieurs réécritures à comparer. Classez ces dernières de la **meilleure** (rang 1) à la **moins bonne**.

    - La meilleure est la plus **formelle** parmi celles qui se lisent bien et gardent le sens.
    - Un texte qui change le sens ou que l'on ne comprend pas vient après les autres, même s'il est formel.
    - Deux textes de même valeur peuvent avoir le même rang.

    La réécriture humaine sert de point de comparaison ; elle n'est pas à classer. L'ordre d'affichage est tiré au sort.
preset-xformal-ranking-ranking-prompt = Classez ces réécritures, de la meilleure à la moins bonne.

## xformal/rewrite

preset-xformal-rewrite-title = Réécrire dans un style formel
preset-xformal-rewrite-instructions =
    Lisez la phrase informelle, puis écrivez une phrase française **formelle** qui dit **la même chose**.

    - Traitez chaque phrase séparément.
    - Servez-vous uniquement de ce qui est dans la phrase : n'ajoutez et ne retirez aucune information.
    - Corriger la ponctuation, les majuscules ou les abréviations ne suffit pas : changez aussi les mots et les tournures informels.
    - Écrivez comme à une personne que vous ne connaissez pas et que vous respectez.

    Phrase informelle : *ma sœur elle capte rien à l'informatique, c'est la cata.....*

    - **Bien** : « Ma sœur ne comprend rien à l'informatique, ce qui est fort regrettable. » Le style est formel et le sens est conservé.
    - **À éviter** : « Ma sœur, elle capte rien à l'informatique, c'est la cata. » Seules la ponctuation et la majuscule ont changé : la phrase reste informelle.
    - **À éviter** : « Ma sœur est peu intelligente et a vendu son ordinateur. » Le style est formel, mais le sens a changé.
preset-xformal-rewrite-rewrite-prompt = Écrivez cette phrase dans un style formel.
