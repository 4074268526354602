### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualification
gates-lead = Règles des étapes qui qualifient les participants : vérification du pays, test de qualification, phase pilote et relecture par un locuteur natif.

## Whether a step has a rule in this language

gates-set = règle définie
gates-set-version = règle définie, version { $n }
gates-not-set = pas encore de règle

## Location check

gates-location = Vérification du pays (QC1)
gates-location-lead = Les participants déclarent leur pays. Si un proxy de confiance ou le fichier des pays indique un autre pays, un responsable décide.
gates-countries = Pays autorisés
gates-countries-hint = Codes à deux lettres séparés par des virgules, par exemple FR, CA. Laissez vide pour autoriser tous les pays.
gates-save-location = Enregistrer la vérification du pays
gates-location-saved = La vérification du pays est enregistrée ({ $language }).

## Qualification test

gates-test = Test de qualification (QC2)
gates-test-lead = Les participants notent des phrases de -3 (très informel) à 3 (très formel). Ils ne voient jamais les réponses correctes.
gates-sentences = Phrases
gates-sentences-hint = Une par ligne : réponse correcte | phrase | explication pour les collègues. Exemple : -2 | tu viens ou quoi | forme orale
gates-tolerance = Tolérance (écart en points avec la réponse correcte)
gates-pass-mark = Seuil de réussite (points sur 100)
gates-attempts = Nombre maximal de tentatives
gates-wait = Attente entre les tentatives (minutes)
gates-instructions = Consignes
gates-save-test = Enregistrer le test
gates-test-saved = Le test de qualification est enregistré ({ $language }).

## Native-speaker review

gates-review = Relecture par un locuteur natif (QC3)
gates-review-lead = Après la phase pilote, le participant attend qu'un relecteur ait lu ses textes et décidé.
gates-pilot-hits = HIT pilotes avant la relecture
gates-save-review = Enregistrer la règle de relecture
gates-review-saved = La règle de relecture est enregistrée ({ $language }).
