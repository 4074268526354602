### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Évaluer ce qui reste du contenu, sans les mots de style
preset-mir-content-masked-instructions =
    Comparez les deux textes et dites quelle part du **contenu** du premier se trouve dans le second, de **1** à **5**.

    - Ne tenez pas compte du style : un texte formel et un texte informel peuvent avoir le même contenu.
    - Ce qui a été ajouté, perdu ou modifié fait baisser la note.

    Les mots qui portent le style sont masqués dans les deux textes : **[…]** remplace chacun d'eux. Jugez d'après les mots que vous voyez, sans deviner les autres.

    Exemples, pour *[…] chien est […] […] tu l'as eu […]* :

    - *[…] chien est […]. Où l'avez-vous […] ?* : **5**.
    - *[…] chien est […].* : **3**, la question a disparu.
    - *[…] acheter un chat.* : **1**.
preset-mir-content-masked-content-prompt = Quelle part du contenu est conservée ?
preset-mir-content-masked-content-point-1 = Rien
preset-mir-content-masked-content-point-2 = Peu
preset-mir-content-masked-content-point-3 = À peu près la moitié
preset-mir-content-masked-content-point-4 = La plus grande partie
preset-mir-content-masked-content-point-5 = Tout

## mir/content-unmasked

preset-mir-content-unmasked-title = Évaluer ce qui reste du contenu
preset-mir-content-unmasked-instructions =
    Comparez les deux textes et dites quelle part du **contenu** du premier se trouve dans le second, de **1** à **5**.

    - Ne tenez pas compte du style : un texte formel et un texte informel peuvent avoir le même contenu.
    - Ce qui a été ajouté, perdu ou modifié fait baisser la note.

    Exemples, pour *il est trop mignon ton chien tu l'as eu où* :

    - *Votre chien est adorable. Où l'avez-vous trouvé ?* : **5**.
    - *Votre chien est adorable.* : **3**, la question a disparu.
    - *Je voudrais acheter un chat.* : **1**.
preset-mir-content-unmasked-content-prompt = Quelle part du contenu est conservée ?
preset-mir-content-unmasked-content-point-1 = Rien
preset-mir-content-unmasked-content-point-2 = Peu
preset-mir-content-unmasked-content-point-3 = À peu près la moitié
preset-mir-content-unmasked-content-point-4 = La plus grande partie
preset-mir-content-unmasked-content-point-5 = Tout

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Évaluer à quel point un texte est formel, de 1 à 5
preset-mir-intensity-absolute-instructions =
    Lisez le texte et dites à quel point il a le style **formel**, de **1** à **5**.

    - Jugez la manière de dire : mots, tournures, politesse, abréviations, ponctuation.
    - Ne tenez compte ni du sujet, ni du fait que le texte ait un sens ou non.

    Exemples :

    - *jvais être en retard mdr* : **1**, rien n'y est formel.
    - *Je serai en retard, désolé.* : **3**, ni formel ni informel.
    - *J'ai le regret de vous informer que j'arriverai avec du retard.* : **5**, formel d'un bout à l'autre.
preset-mir-intensity-absolute-intensity-prompt = À quel point ce texte est-il formel ?
preset-mir-intensity-absolute-intensity-point-1 = Pas du tout
preset-mir-intensity-absolute-intensity-point-2 = Un peu
preset-mir-intensity-absolute-intensity-point-3 = Moyennement
preset-mir-intensity-absolute-intensity-point-4 = En grande partie
preset-mir-intensity-absolute-intensity-point-5 = Tout à fait

## mir/intensity-relative

preset-mir-intensity-relative-title = Évaluer la différence entre deux styles
preset-mir-intensity-relative-instructions =
    Lisez les deux textes et dites à quel point leurs **styles** sont différents, de **1** à **5**.

    - Comparez leur caractère formel ou informel, non ce qu'ils disent : deux textes qui parlent de choses différentes peuvent avoir le même style.
    - Peu importe lequel des deux est le plus formel.

    Exemples :

    - *jvais être en retard mdr* et *jpeux pas à 20h haha* : **1**, deux textes écrits comme des SMS.
    - *jvais être en retard mdr* et *Je serai en retard, désolé.* : **3**.
    - *jvais être en retard mdr* et *J'ai le regret de vous informer que j'arriverai avec du retard.* : **5**.
preset-mir-intensity-relative-difference-prompt = À quel point les styles des deux textes sont-ils différents ?
preset-mir-intensity-relative-difference-point-1 = Identiques
preset-mir-intensity-relative-difference-point-2 = Légèrement différents
preset-mir-intensity-relative-difference-point-3 = Moyennement différents
preset-mir-intensity-relative-difference-point-4 = Très différents
preset-mir-intensity-relative-difference-point-5 = Complètement différents

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Évaluer le naturel d'un texte
preset-mir-naturalness-absolute-instructions =
    Lisez le texte et dites, de **1** à **5**, à quel point il est probable qu'une personne dont c'est la langue maternelle l'ait écrit.

    - Jugez comment il se lit, non ce qu'il dit ni s'il est formel.
    - Une personne peut faire une faute ; un texte sans faute peut être une phrase que personne n'écrirait.

    Exemples :

    - *on était la hier et c super* : **4**, négligé, mais quelqu'un peut écrire ainsi.
    - *L'était endroit super de nous allant super.* : **1**, personne n'écrirait cela.
preset-mir-naturalness-absolute-naturalness-prompt = À quel point ce texte est-il naturel ?
preset-mir-naturalness-absolute-naturalness-point-1 = Pas du tout
preset-mir-naturalness-absolute-naturalness-point-2 = À peine
preset-mir-naturalness-absolute-naturalness-point-3 = Moyennement
preset-mir-naturalness-absolute-naturalness-point-4 = En grande partie
preset-mir-naturalness-absolute-naturalness-point-5 = Tout à fait

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Quel texte est le plus naturel
preset-mir-naturalness-relative-instructions =
    Lisez les deux textes et choisissez celui qu'une personne dont c'est la langue maternelle aurait le plus probablement écrit.

    - Jugez comment il se lit, non ce qu'il dit ni s'il est formel.
    - Il faut en choisir un, même si la différence est petite. Les côtés sont tirés au sort.
preset-mir-naturalness-relative-naturalness-prompt = Quel texte est le plus naturel ?
