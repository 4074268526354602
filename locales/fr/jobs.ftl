### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Traitements
jobs-lead = Travail en arrière-plan, comme le calcul des scores et l'entraînement de modèles. Il continue quand vous quittez cette page.
jobs-empty = Il n'y a pas de traitements à afficher. Ils apparaissent ici à l'envoi de réécritures ou à l'import de sorties.
jobs-show = Afficher les traitements
jobs-earlier = Traitements plus anciens

## The table of jobs

jobs-job = Traitement
jobs-attempts = Tentatives
jobs-ended = Fin
jobs-next-attempt = Prochaine tentative :
jobs-retry = Relancer le traitement
jobs-cancel = Annuler le traitement

## The states of a job

jobs-state-queued = en file d'attente
jobs-state-running = en cours
jobs-state-cancelling = annulation en cours
jobs-state-done = terminé
jobs-state-failed = échoué
jobs-state-cancelled = annulé

## The kinds of jobs

jobs-kind-score-texts = Calculer les scores des nouvelles sorties
jobs-kind-score-study = Calculer les scores de toutes les sorties qui n'en ont pas
jobs-kind-score-neural = Calculer des scores avec des modèles neuronaux
jobs-kind-train = Entraîner un modèle
jobs-kind-feed = Transmettre des textes à la tâche suivante
jobs-kind-store-export = Écrire un export dans le stockage objet

## Scoring of all outputs without a score

jobs-missing = Scores manquants
jobs-missing-lead = Les scores des nouvelles sorties sont calculés automatiquement. À utiliser après une mise à jour de Concord ou des abréviations. Les scores existants sont conservés.
jobs-score-missing = Calculer les scores manquants

## Confirmations after a button

jobs-told-scoring = Les scores de toutes les sorties qui n'en ont pas sont en cours de calcul. Vous pouvez quitter cette page.
jobs-told-queued = Le traitement est de nouveau en file d'attente.
jobs-told-cancelled = Le traitement a été annulé. Ses résultats partiels sont conservés.

## Job workers: processes of the server that run jobs

processes-title = Processus de traitement
processes-lead = Processus de ce serveur qui exécutent les traitements de toutes les études. Si l'un ne répond plus, un autre reprend son traitement.
processes-n-running = { $n ->
    [one] { $n } processus de traitement est actif.
   *[other] { $n } processus de traitement sont actifs.
}
processes-none-neural = Il n'y a pas de processus de traitement avec modèles neuronaux.
processes-with-neural = Les modèles neuronaux s'exécutent sur : { $names }.
processes-none = Aucun processus de traitement n'est actif
processes-none-for-neural = Aucun processus de traitement avec modèles neuronaux n'est actif
# The same for an administrator of the server
processes-start-administrator = Les traitements attendent qu'un processus de traitement soit actif. Démarrez-en un sur le serveur avec cette commande :
processes-start = Les traitements attendent qu'un processus de traitement soit actif. L'administration de ce serveur peut en démarrer un avec cette commande :
processes-start-in-server = La commande « concord serve » exécute aussi des traitements avec ce réglage :
# The same for an administrator of the server
processes-start-neural-administrator = L'entraînement et le calcul de scores neuronaux attendent un processus de traitement compilé avec les modèles neuronaux. Démarrez-en un depuis le dossier des sources, avec les réglages du serveur pour la base de données, le dossier des données et celui des modèles :
processes-start-neural = L'entraînement et le calcul de scores neuronaux attendent un processus de traitement compilé avec les modèles neuronaux. L'administration de ce serveur peut en démarrer un depuis le dossier des sources, avec les réglages du serveur pour la base de données, le dossier des données et celui des modèles :
processes-job-worker = Processus de traitement
processes-program = Programme
processes-neural-models = Modèles neuronaux
processes-started = Démarrage
processes-last-seen = Dernier signal

## Models of the study

models-title = Modèles
models-lead = Modèles qui calculent les scores des textes de cette étude, et entraînement de nouveaux modèles sur ses notes et ses réécritures.
models-of-study = Modèles de cette étude
models-of-study-lead = Un modèle est identifié par son contenu. Un fichier du même nom au contenu différent est refusé.
models-empty = Cette étude n'a pas encore de modèles. Choisissez-en un dans les réglages, ou entraînez-en un ci-dessous.
models-choose = Choisir des modèles dans les réglages
models-kind = Type
models-model = Modèle

## The kinds of models

models-kind-style = Modèle de style
models-kind-naturalness = Modèle de naturel
models-kind-language = Modèle de langue
models-kind-dictionary = Dictionnaire orthographique
models-kind-vectors = Vecteurs de mots
models-kind-encoder = Encodeur
models-kind-neural-style = Modèle de style neuronal
models-kind-neural-language = Modèle de langue neuronal
models-kind-rating = Modèle de notation

## Signatures of scores

models-signatures = Signatures des métriques
models-signatures-lead = Une signature identifie la façon dont un score a été calculé. Ne comparez que des scores de même signature.
models-signatures-empty = Les signatures apparaissent ici après le calcul des scores.
models-signature = Signature

## The form for training a model

models-train-title = Entraîner un modèle
models-train-lead = Environ un dixième des données est réservé au test. Un modèle de notation est testé sur des participants et des textes qu'il n'a pas vus. Les autres types sont testés sur des sources qu'ils n'ont pas vues.
models-train-rating = Modèle de notation : un encodeur qui apprend des notes humaines
models-train-neural-style = Modèle de style neuronal : apprend à distinguer les sources des réécritures humaines
models-train-neural-language = Modèle de langue neuronal : apprend des réécritures humaines
models-task = Tâche avec notes
models-task-hint = Un modèle de notation apprend des notes de cette tâche. Les autres types l'ignorent.
models-encoder-hint = Un modèle de notation part de cet encodeur de la famille BERT du dossier des modèles. Les autres types l'ignorent.
models-name-hint = Le nom du nouveau dossier dans le dossier des modèles, par exemple formality-1.
models-epochs = Époques
models-epochs-hint = Le nombre de passages sur l'ensemble des exemples d'entraînement.
models-use-after-training = Utiliser le modèle après l'entraînement
models-use-after-training-hint = À la fin de l'entraînement, l'étude utilise le modèle et calcule les scores de ses textes avec lui.
models-train = Entraîner le modèle
models-told-queued = L'entraînement est en file d'attente. Vous pouvez quitter cette page.

## Trainings

models-trainings = Entraînements
models-trainings-lead = Le plus récent vient en premier. Vous pouvez annuler ou relancer un entraînement sur la page « Traitements ».
models-trainings-empty = Les entraînements apparaissent ici quand vous en avez lancé un ci-dessous.
models-trained = entraîné
models-waits-for-turn = Cet entraînement attend un processus de traitement avec modèles neuronaux, qui termine d'abord ses traitements précédents.
models-waits-for-worker = Cet entraînement attend un processus de traitement avec modèles neuronaux. Aucun n'est actif. La section « Processus de traitement » explique comment en démarrer un.
models-examples = Exemples d'entraînement : { $n } (SHA-256 { $digest }). Exemples réservés au test : { $tested }.
models-options = Époques : { $epochs }. Graine : { $seed }.
models-starts-from = Encodeur : { $encoder }.
models-download-ratings = Télécharger les notes actuelles (CSV)

## The result of a training

models-result-rating = ρ de Spearman de l'époque retenue sur les notes réservées au test : { $value }.
models-result-accuracy = Exactitude sur les sources réservées au test : { $value }.
models-result-perplexity = Perplexité sur les réécritures réservées au test : { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Perte d'entraînement et validation de { $name }
models-epoch = Époque
models-loss = Perte
models-rmse-held-out = Erreur (RMSE) sur les notes réservées au test
models-accuracy-held-out = Exactitude sur les sources réservées au test
models-perplexity-held-out = Perplexité sur les réécritures réservées au test
models-rmse = Erreur (RMSE)
models-accuracy = Exactitude
models-perplexity = Perplexité
