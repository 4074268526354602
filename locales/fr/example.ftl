### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Réécritures formelles en quatre langues (exemple)
example-title-cocoa = Deux registres, marqués (exemple)
example-title-mir = Style, contenu et naturel (exemple)
example-title-pang = Sorties comparées par paires (exemple)

example-about-xformal = Cette étude porte sur la manière dont on réécrit une phrase informelle dans un style formel, et sur la manière dont on évalue de tels textes.
example-about-cocoa = Cette étude porte sur la manière dont un texte peut être écrit dans un registre formel ou informel, et sur les mots qui font la différence.
example-about-mir = Cette étude porte sur la manière dont on évalue des phrases réécrites : leur style, leur contenu et leur naturel.
example-about-pang = Cette étude porte sur celle de deux phrases réécrites que l'on préfère : pour son style, son sens et sa fluidité.
example-task-xformal = réécrire de courtes phrases ou les évaluer, dans votre navigateur.
example-task-cocoa = écrire de courts textes en version formelle et informelle, marquer les mots qui font la différence, ou évaluer de tels textes, dans votre navigateur.
example-task-mir = évaluer de courts textes ou en comparer deux, dans votre navigateur.
example-task-pang = comparer de courts textes par paires ou les évaluer un par un, dans votre navigateur.

example-consent =
    { $about }

    - **Ce que vous ferez** : { $task }
    - **Rémunération** : le montant de chaque tâche est affiché avant que vous ne l'acceptiez. Le travail approuvé vous est payé, et vous voyez à tout moment ce que vous avez gagné.
    - **Données conservées** : votre nom et votre adresse électronique, le pays que vous déclarez et celui de votre connexion, vos réponses, vos messages et le temps passé. Les résultats sont publiés sous pseudonyme.
    - **Vos droits** : vous pouvez télécharger vos données depuis la page de votre compte. Vous pouvez demander à l'équipe de recherche d'effacer votre compte et vos données personnelles ; les paiements sont conservés sous le pseudonyme.

    Certaines phrases sont informelles et peuvent contenir des mots grossiers.
