### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = Un brouillon est modifiable. La publication le fige, et les modifications suivantes créent une nouvelle version.
design-no-tasks = Cette étude n'a pas encore de tâches. Ajoutez ci-dessous une tâche à partir d'un modèle.
design-position = Position
design-versions = Versions
design-item-shows = Chaque item montre
design-judgements-per-item = Jugements par item
design-items-per-hit = Items par HIT
design-qualification = Qualification
design-same-title = Même titre que la tâche { $place }
design-new-task = Nouvelle tâche
design-new-task-lead = Partez d'un modèle de tâche. C'est une tâche complète, dont vous pouvez modifier chaque élément.
design-n-presets = { $n ->
    [one] { $n } modèle de tâche
   *[other] { $n } modèles de tâche
}
design-add-task = Ajouter la tâche

## What an item shows

design-shows-source = Une source
design-shows-output = Une sortie
design-shows-pair = Une source et une sortie
design-shows-outputs = Une source et plusieurs sorties
design-shows-sides = Une source et deux sorties côte à côte
design-shows-two = Deux sorties côte à côte

## The steps of the qualification

design-gate-location = Vérification du pays
design-gate-test = Test de qualification
design-gate-pilot = Phase pilote
design-gate-review = Relecture en langue maternelle
design-gate-known = Items gold

## The head of the designer

design-lead = Tâche { $place }, modèle : { $preset }, version { $version }
design-lead-scratch = Tâche { $place }, créée de zéro, version { $version }
design-publish = Publier la tâche
design-duplicate = Dupliquer la tâche
design-gold-items = Items gold
design-try = Essayer comme participant
design-preview-width = Largeur de l'aperçu
design-width-desktop = Ordinateur
design-width-phone = Téléphone

## The form

design-title-in = Titre ({ $language })
design-instructions-in = Consignes et exemples ({ $language })
design-content = Contenu
design-display = Affichage du texte
design-display-plain = Sans modification
design-display-masked = Mots d'une liste remplacés par […]
design-display-stripped = Mots d'une liste supprimés
design-display-diff = Différences avec la source mises en évidence
design-display-hint = Si les participants écrivent, les textes doivent être sans modification. Les différences demandent une source et une sortie.
design-hidden-words = Mots masqués
design-words-to-hide = Mots à masquer ({ $language })
design-words-to-hide-hint = Un mot par ligne, sans distinction de casse. Le texte après une tabulation est ignoré, comme dans la sortie de « concord style lexicon ».
design-timeout = Délai d'inactivité (minutes)
design-reward-per-submission = Rémunération par envoi ({ $currency })
design-expected-time = Temps prévu par HIT (secondes)
design-expected-time-hint = Les participants le voient avant de commencer, ainsi que la rémunération horaire qui en résulte.
design-steps-before = Étapes de qualification avant cette tâche
design-save-draft = Enregistrer le brouillon

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Textes à vérifier avant la publication
design-texts-lead = Chaque texte doit exister dans toutes les langues de l'étude. Modifiez, supprimez ou confirmez les autres textes de cette liste.
design-text-missing = Manquant
design-text-old-scale = Écrit pour les points précédents de l'échelle
design-text-outdated = Encore le texte du modèle de tâche, alors que celui de la première langue a été modifié
design-text-copied = Le modèle de tâche n'a pas de texte dans cette langue : ceci est le texte anglais
design-text-added = Repris du modèle de tâche quand la langue a été ajoutée
design-text-placeholder = Texte provisoire : écrivez le vôtre
design-text-confirm = Ce texte convient toujours
design-texts-confirm-all = Tous les textes indiqués conviennent toujours ({ $language })
design-texts-edit = Modifier les textes ({ $language })

## Texts from another task, and the system of written texts

design-origin = Origine des textes et système des sorties
design-texts-from = Prendre les textes de
design-task-choice = { $place }. { $title }
design-task-number = Tâche { $place }
design-no-other-task = Cette étude n'a aucune autre tâche qui recueille des textes. Les tâches pilotes ne peuvent pas servir ici.
design-feed-hint = Chaque texte devient automatiquement un HIT. Cette tâche demande un seul item par HIT et montre au plus une sortie.
design-pass-on = Quand transmettre les textes
design-pass-on-approved = Après l'approbation pour paiement
design-pass-on-submitted = Après l'envoi, si l'envoi compte
design-only-with-spans = Ne transmettre que les textes avec des surlignages
design-memory = Mémoire de traduction : similarité minimale en pour cent
design-memory-hint = Montre des textes antérieurs pour des sources semblables : de 30 à 100, ou vide. La tâche doit montrer la source.
design-system = Nom de système pour les textes écrits dans cette tâche
design-system-hint = Par exemple « formal ». Vide signifie « human ». Seulement pour les tâches où les participants écrivent des textes.

## Gold items

design-gold-on = Mêler des items gold aux HIT
design-gold-every = HIT par item gold, en moyenne
design-gold-least = Pourcentage minimal d'items gold avec la réponse attendue
design-gold-after = Nombre d'items gold auxquels répondre avant le contrôle
design-gold-below = Si le pourcentage est inférieur
design-gold-warn = Avertir le participant
design-gold-pause = Suspendre le participant jusqu'à la décision d'un responsable
design-gold-exclude = Ne plus donner de HIT au participant dans cette étude

## The definition and the versions

design-definition = Définition
design-definition-lead = La tâche complète, dans toutes les langues, en un seul fichier : à archiver, comparer ou réutiliser.
design-show-definition = Afficher la définition en JSON
design-json-schema = JSON Schema des définitions de tâches
design-json-or-toml = JSON ou TOML.
design-save-definition = Enregistrer la définition comme brouillon
design-versions-of-task = Versions de cette tâche
design-published = Publication
design-changes = Modifications
design-no-changes = Aucune modification
design-lines-changed = { $n ->
    [one] { $n } ligne modifiée depuis la version { $version }
   *[other] { $n } lignes modifiées depuis la version { $version }
}

## A trial: the task as a worker sees it

design-designer = Éditeur de tâche
design-trial-of = Aperçu : { $title }
design-trial = Aperçu
design-trial-note = Voici le HIT tel qu'un participant le voit. Rien n'est enregistré ni payé.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = Un texte de l'étude apparaît ici.
design-back-to-designer = Retour à l'éditeur
design-answers = Réponses qui seraient enregistrées
design-answers-caption = Réponses telles qu'elles figurent dans l'export
design-spans = Surlignages
design-could-insist = Un participant verrait ces avertissements et pourrait quand même envoyer
design-could-not-submit = Un participant ne pourrait pas envoyer ces réponses

## Messages after a form

design-draft-saved = Le brouillon est enregistré.
design-task-published = La tâche est publiée. Les nouveaux lots utilisent cette version.
design-task-duplicated = La tâche est dupliquée. Vous modifiez maintenant la copie.

## Columns of the imported file that workers see next to a text

design-columns = Colonnes affichées avec le texte
# Arguments: $n
design-columns-lead = Les participants voient jusqu'à { $n } colonnes du fichier importé sous le texte, par exemple son contexte. Videz le nom pour retirer une colonne.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Colonnes de la première source : { $list }
# Arguments: $n
design-column-number = Colonne { $n }
design-column-name = Nom dans le fichier
design-column-unknown = Aucune colonne de ce nom n'a été trouvée dans les textes ; les participants ne verraient rien.
# Arguments: $language
design-column-label = Libellé pour les participants ({ $language })
design-column-label-hint = Sans libellé, les participants lisent le nom de la colonne.
# A number: the order of the columns
design-column-place = Position
design-column-collapsed = Repliée jusqu'à ce que le participant l'ouvre
