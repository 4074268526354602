### Refusals of models, of their training, and of background jobs.

training-kind = Choisissez un modèle de notation, un modèle de style neuronal ou un modèle de langue neuronal.
training-needs-task = Choisissez la tâche dont les notes serviront à entraîner le modèle.
training-needs-encoder-folder = Choisissez le dossier d'un encodeur de départ. S'il n'y en a pas, il faut d'abord en ajouter un au dossier des modèles du serveur.
training-takes-no-task = Seul un modèle de notation utilise une tâche et un encodeur. Laissez les deux vides.
training-is-under-way = Un autre entraînement du nom de { $name } est en cours. Annulez-le d'abord, ou lancez un entraînement sous un autre nom.
training-failed = { $name } n'a pas pu être entraîné : { $details }.
training-was-cancelled = L'entraînement a été annulé.
encoder-was-changed = L'encodeur { $file } a changé depuis la demande d'entraînement. Remettez les anciens fichiers et relancez le traitement, ou lancez un autre entraînement.
no-ratings-yet = Il n'y a pas encore de notes pour des textes dans cette langue. Recueillez-en avec une tâche qui utilise une échelle ou un curseur.
ratings-of-one-worker = Toutes les notes viennent d'un seul participant. Le modèle a besoin de notes d'au moins deux textes par au moins deux participants, car il est testé sur des participants dont il n'a pas vu les notes.
no-rewrites-yet = Il n'y a pas encore de réécritures faites par des personnes dans cette langue. Recueillez-en d'abord.
rewrites-of-one-source = Toutes les réécritures viennent d'une seule source. Le modèle a besoin de réécritures d'au moins deux sources, car il est testé sur des réécritures qu'il n'a pas vues.
unknown-job = Cette version de Concord ne connaît pas les traitements du type « { $kind } ». Mettez à jour tous les serveurs et tous les processus de traitement, puis réessayez.
no-such-source = L'étude n'a pas de source { $source }.
models-folder-is-missing = Ce serveur n'a pas de dossier de modèles. Son administration peut en définir un avec le réglage « models ».
model-name = « { $file } » ne peut pas être le nom d'un modèle. Utilisez seulement des lettres (a à z), des chiffres, des points, des traits d'union et des tirets bas, et 200 caractères au maximum.
model-needs-digest = { $file } doit être accompagné de son empreinte SHA-256 de 64 chiffres hexadécimaux.
model-name-is-taken = Le dossier des modèles contient déjà { $name }, ou un entraînement est en train de le créer. Choisissez un autre nom.
model-is-unusable = { $file } ne peut pas être utilisé : { $details }.
model-is-not-there = { $file } n'est pas dans le dossier des modèles de ce serveur. Ajoutez-y le modèle ou choisissez-en un autre dans les réglages. Attendu : { $kind }.
model-was-changed = { $file } a changé depuis que l'étude l'a choisi. Remettez l'ancien contenu, ou enregistrez de nouveau les réglages pour utiliser le nouveau.
model-is-not = { $file } ne peut pas être lu comme modèle ({ $details }). Attendu : { $kind }.
model-is-another-kind = { $file } est un modèle d'un autre type. Attendu : { $kind }.
kind-style = un modèle de style (concord style train)
kind-naturalness = un modèle de style qui distingue les textes de personnes de ceux de systèmes (concord style train)
kind-language = un modèle de langue dans un fichier ARPA (concord lm train)
kind-dictionary = un dictionnaire Hunspell (un fichier .dic avec son fichier .aff)
kind-vectors = des vecteurs de mots (GloVe, word2vec ou fastText)
kind-encoder = le dossier d'un encodeur de la famille BERT (config.json, tokenizer.json et model.safetensors)
kind-neural-style = le dossier d'un modèle de style neuronal (concord train textcnn)
kind-neural-language = le dossier d'un modèle de langue neuronal (concord train lm, ou un modèle de la famille GPT-2 avec config.json, tokenizer.json et model.safetensors)
kind-rating = le dossier d'un modèle de notation (concord train regression)
is-being-scored = Le calcul des scores de tous les textes de cette étude est déjà en cours. Attendez la fin de ce traitement.
job-cannot-be-retried = Seul un traitement qui a échoué ou a été annulé peut être relancé. Rechargez la page.
job-has-ended = Ce traitement est déjà terminé ; il ne peut plus être annulé. Rechargez la page.
job-holder-vanished = Le processus qui s'en chargeait, ou sa machine, s'est arrêté.
job-took-too-long = Le traitement n'était pas terminé après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
