### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formel ou informel
preset-cocoa-formality-label-instructions =
    Lisez le texte et dites dans quel registre il s'adresse à la personne qui lit. Jugez les formes d'adresse (tutoiement, vouvoiement) et les formes verbales qui vont avec, non le sujet.

    - **Formel** : uniquement des formes formelles. **Informel** : uniquement des formes informelles.
    - **Neutre** : rien n'indique un registre.
    - **Autre** : les deux s'y mêlent, ou le texte est incompréhensible.
preset-cocoa-formality-label-label-prompt = Dans quel registre est ce texte ?
preset-cocoa-formality-label-label-option-formal = Formel
preset-cocoa-formality-label-label-option-informal = Informel
preset-cocoa-formality-label-label-option-neutral = Neutre
preset-cocoa-formality-label-label-option-other = Autre

## cocoa/gender-variant

preset-cocoa-gender-variant-title = La même traduction pour l'autre genre
preset-cocoa-gender-variant-instructions =
    Vous voyez un texte source et sa traduction. Modifiez cette traduction pour qu'elle s'adresse à une personne de **l'autre genre** ou parle d'elle.

    - Ne changez **que** les mots qui montrent le genre et ce qui s'accorde avec eux.
    - Si rien dans le texte ne montre le genre, envoyez-le tel quel.
    - Si vous ne comprenez pas le texte, dites-le au lieu de deviner.

    Exemple : *Elle a dit qu'elle était sa sœur.* > *Il a dit qu'il était son frère.*
preset-cocoa-gender-variant-gender-variant-prompt = Modifiez la traduction pour qu'elle parle de l'autre genre.

## cocoa/matches-level

preset-cocoa-matches-level-title = Le texte a-t-il le registre demandé ?
preset-cocoa-matches-level-instructions =
    Lisez le texte et dites s'il s'adresse à la personne qui lit de façon **formelle**, comme cela était demandé.

    - **Oui** : toutes les formes qui montrent comment on s'adresse à la personne qui lit sont formelles.
    - **Non** : l'une d'elles est informelle, ou il n'y en a aucune.

    Jugez les formes d'adresse et les formes verbales qui vont avec, non le sujet.
preset-cocoa-matches-level-matches-prompt = Le texte s'adresse-t-il à la personne qui lit de façon formelle ?
preset-cocoa-matches-level-matches-option-yes = Oui
preset-cocoa-matches-level-matches-option-no = Non

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Évaluer la qualité d'une traduction, de 1 à 6
preset-cocoa-quality-1-6-instructions =
    Comparez la traduction avec son texte source et notez-la de **1** (mauvaise) à **6** (parfaite).

    - Jugez si elle dit ce que dit le texte source, si elle est correcte et se lit bien.
    - La façon de s'adresser à la personne qui lit est évaluée ailleurs : une traduction formelle et une traduction informelle peuvent toutes deux être parfaites.

    Repères :

    - **6** : rien à changer. **5** : un petit défaut. **4** : quelques petits défauts, le sens est entier.
    - **3** : une partie du sens est perdue ou fausse. **2** : presque tout l'est. **1** : ce n'est pas une traduction du texte source.
preset-cocoa-quality-1-6-quality-prompt = Quelle est la qualité de cette traduction ?
preset-cocoa-quality-1-6-quality-point-1 = Mauvaise
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = L'arrêt de bus est à côté de l'école.
preset-cocoa-quality-1-6-quality-point-2 = Faible
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = J'ai oublié le bus et je suis rentré.
preset-cocoa-quality-1-6-quality-point-3 = Moyenne
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = J'ai oublié mon parapluie chez moi et j'ai été mouillé dans le bus.
preset-cocoa-quality-1-6-quality-point-4 = Bonne
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = J'ai oublié ma parapluie dans le bus et j'étais très mouillé quand je suis venu à la maison.
preset-cocoa-quality-1-6-quality-point-5 = Très bonne
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = J'ai laissé mon parapluie sur le bus et je suis rentré trempé.
preset-cocoa-quality-1-6-quality-point-6 = Parfaite
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = J'ai oublié mon parapluie dans le bus et je suis rentré trempé.

## cocoa/second-level

preset-cocoa-second-level-title = La même traduction, informelle
preset-cocoa-second-level-instructions =
    Vous voyez un texte source et sa traduction **formelle**, où les mots qui la rendent formelle sont surlignés. Modifiez cette traduction pour qu'elle soit **informelle**, comme si vous parliez à un ami. Surlignez ensuite chaque mot ou groupe de mots qui porte le registre informel.

    - Ne changez **que** les mots qui portent le registre : formes d'adresse, formes verbales qui vont avec, salutations, titres de politesse.
    - Laissez tout le reste tel quel, même là où vous l'auriez dit autrement.
    - Ne surlignez un mot que s'il montre aussi le registre hors contexte. Le ton seul ne suffit pas.
    - Si vous ne comprenez pas le texte, ou n'êtes pas d'accord avec ses surlignages, dites-le au lieu de deviner.

    Exemple : **Pourriez-vous** entrer ? > **Tu peux** entrer ?
preset-cocoa-second-level-second-level-prompt = Modifiez la traduction pour qu'elle soit informelle.
preset-cocoa-second-level-marks-prompt = Quels mots portent le registre ?
preset-cocoa-second-level-marks-label-f = Porte le registre

## cocoa/tag

preset-cocoa-tag-title = Surligner les mots qui portent le registre
preset-cocoa-tag-instructions =
    Lisez le texte et surlignez **chaque mot ou groupe de mots qui montre comment on s'adresse à la personne qui lit**, avec son étiquette.

    - Surlignez la forme elle-même : le pronom, la forme verbale qui va avec, la salutation ou le titre de politesse. Laissez de côté ce qui se trouve entre ces mots.
    - Ne surlignez un mot que s'il montre aussi le registre hors contexte. Le ton seul ne suffit pas.
    - Si rien dans le texte ne montre un registre, choisissez « Rien à surligner ».

    Exemples :

    - Formel : **Pourriez-vous** me dire, **monsieur**, où se trouve la gare ?
    - Informel : **salut** **tu sais** où est la gare
preset-cocoa-tag-formality-prompt = Quels mots portent le registre ?
preset-cocoa-tag-formality-label-formal = Formel
preset-cocoa-tag-formality-label-informal = Informel

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Traduire de façon formelle et surligner ce qui rend le texte formel
preset-cocoa-translate-and-tag-instructions =
    Traduisez le texte **en partant de zéro**, de façon **formelle** : comme si vous parliez à une personne inconnue et plus âgée que vous. Surlignez ensuite chaque mot ou groupe de mots de votre traduction qui porte le registre formel.

    - Surlignez la forme elle-même : le pronom, la forme verbale qui va avec, la salutation ou le titre de politesse. Laissez de côté ce qui se trouve entre ces mots.
    - Ne surlignez un mot que s'il montre aussi le registre hors contexte. Le ton seul ne suffit pas.
    - N'ajoutez pas de tels mots à tout prix : si une traduction formelle n'en demande aucun, choisissez « Rien à surligner ».
    - Si vous ne comprenez pas le texte, ou s'il ne peut pas se dire de façon formelle, dites-le au lieu de deviner.

    Exemple : *Can you come in?* > **Pourriez-vous** entrer ?
preset-cocoa-translate-and-tag-translation-prompt = Votre traduction, formelle
preset-cocoa-translate-and-tag-marks-prompt = Quels mots portent le registre ?
preset-cocoa-translate-and-tag-marks-label-f = Porte le registre
