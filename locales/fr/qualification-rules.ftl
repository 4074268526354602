### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = Qualification
gates-lead = Règles des étapes qui qualifient les participants : vérification du pays, test de qualification, phase pilote et relecture en langue maternelle.

## Whether a step has a rule in this language

gates-set = règle définie
gates-set-version = règle définie, version { $n }
gates-not-set = pas encore de règle

## Location check

gates-location = Vérification du pays (QC1)
gates-location-lead = Les participants déclarent leur pays. Si un proxy de confiance ou le fichier des pays indique un autre pays, un responsable décide.
gates-countries = Pays autorisés
gates-countries-hint = Noms ou codes à deux lettres séparés par des virgules, par exemple { $example }. Laissez vide pour autoriser tous les pays.
gates-add-country = Ajouter un pays
gates-add-country-hint = Il est ajouté aux pays ci-dessus lorsque vous enregistrez.
gates-save-location = Enregistrer la vérification du pays
gates-location-saved = La vérification du pays est enregistrée ({ $language }).

## Qualification test

gates-test = Test de qualification (QC2)
gates-test-lead = Les participants répondent à des questions sur des textes dont vous connaissez les réponses. Ils ne voient jamais les réponses attendues.
gates-test-not-saved = Pas encore enregistré
gates-test-not-saved-hint = Les questions ci-dessous ont changé. Adaptez les réponses attendues, puis enregistrez le test.
gates-start-from = Partir de
gates-questions-from = Questions
gates-questions-from-hint = Elles remplacent les questions ci-dessous. Rien n'est conservé avant l'enregistrement du test.
gates-take-questions = Utiliser ces questions
gates-questions-of = Les questions de la tâche « { $title } »
gates-questions-formality = Registre de -3 à 3
gates-questions-none = Aucune question : écrivez les vôtres
gates-questions-hint = Il faut répondre à toutes les questions. Un test ne peut demander ni texte ni commentaire.
gates-tolerance-of = Tolérance pour « { $question } »
gates-tolerance-scale = Écart admis avec la réponse attendue, en points.
gates-tolerance-slider = Écart admis avec la réponse attendue, en unités du curseur.
gates-tolerance-spans = Pourcentage de caractères surlignés pouvant différer ; 40 signifie un recouvrement d'au moins 60 %.
gates-items = Textes et réponses attendues
gates-items-hint = Un en-tête et une ligne par texte, séparés par des virgules, des points-virgules ou des tabulations. Colonnes : { $columns }
expected-title = Comment écrire les réponses attendues
expected-scale = Échelle ou curseur : un nombre comme 2, ou un intervalle comme 1..3.
expected-choice = Choix : la clé de l'option. Plusieurs options à choisir ensemble : spelling|case.
expected-pairwise = Comparaison par paires : le nom de la meilleure sortie, ou « tie ». Les sorties d'un test s'appellent A, B, etc.
expected-ranking = Classement : la meilleure sortie d'abord, par exemple A > B > C.
expected-spans = Surlignages : le texte avec ses surlignages, par exemple [formal]Sie[/formal] kommen.
expected-several = Plusieurs réponses correctes : séparez-les par un point-virgule, par exemple 1; 2. Les surlignages n'en admettent qu'une.
gates-pass-mark = Seuil de réussite (points sur 100)
gates-attempts = Nombre maximal de tentatives
gates-wait = Attente entre les tentatives (minutes)
gates-instructions = Consignes
gates-save-test = Enregistrer le test
gates-test-saved = Le test de qualification est enregistré ({ $language }).

## Native-speaker review

gates-review = Relecture en langue maternelle (QC3)
gates-review-lead = Après la phase pilote, le participant attend que ses textes soient lus et qu'une décision soit prise.
gates-pilot-hits = HIT pilotes avant la relecture
gates-save-review = Enregistrer la règle de relecture
gates-review-saved = La règle de relecture est enregistrée ({ $language }).
