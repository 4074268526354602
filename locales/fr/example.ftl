### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Réécritures formelles en quatre langues (exemple)
example-title-cocoa = Deux registres, marqués (exemple)
example-title-mir = Style, contenu et naturel (exemple)
example-title-pang = Sorties comparées par paires (exemple)

example-consent =
    Cette étude porte sur la manière dont on réécrit une phrase informelle dans un style formel, et sur la manière dont on évalue de tels textes.

    - **Ce que vous ferez** : réécrire de courtes phrases ou les évaluer, dans votre navigateur.
    - **Rémunération** : le montant de chaque tâche est affiché avant que vous ne l'acceptiez. Le travail approuvé vous est payé, et vous voyez à tout moment ce que vous avez gagné.
    - **Données conservées** : votre nom et votre adresse électronique, le pays que vous déclarez et celui de votre connexion, vos réponses, vos messages et le temps passé. Les résultats sont publiés sous pseudonyme.
    - **Vos droits** : vous pouvez télécharger vos données depuis la page de votre compte. Vous pouvez demander à l'équipe de recherche d'effacer votre compte et vos données personnelles ; les paiements sont conservés sous le pseudonyme.

    Certaines phrases sont informelles et peuvent contenir des mots grossiers.
