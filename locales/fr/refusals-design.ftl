### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = Indiquez un titre dans au moins une langue.
lease-out-of-range = Choisissez un délai d'inactivité de 1 minute à 10 080 minutes (7 jours).
task-needs-question = Ajoutez au moins une question.
diff-needs-pair = Pour montrer les différences, il faut une source et une seule sortie (sujet « pair »).
hidden-words-cannot-be-marked = On ne peut pas surligner des mots masqués. Affichez les textes tels quels (affichage « plain ») ou supprimez les questions de surlignage.
pilot-text-cannot-be-skipped = Chaque texte pilote doit être écrit, car une personne le relit. N'autorisez pas à passer cette question.
rewriting-shows-plain = Un texte à réécrire doit être affiché tel quel (affichage « plain »).
lexicon-one-word = « { $word } » n'est pas un seul mot. Écrivez un mot par ligne.
lexicon-parts = « { $word } » ne serait pas masqué, car les textes sont découpés en mots et en signes de ponctuation. Écrivez ses parties sur des lignes séparées.
lexicon-is-empty = La tâche masque des mots, mais la liste de mots pour cette langue ({ $language }) est vide. Ajoutez des mots dans l'éditeur de tâche, un par ligne. La commande « concord style lexicon » donne les mots les plus typiques d'un modèle de style.
known-one-item = Les items gold doivent ressembler à tous les autres items ; chaque HIT doit donc contenir un seul item. Fixez à 1 le nombre d'items par HIT ou désactivez les items gold.
known-is-no-gate = Les items gold apparaissent pendant le travail ; « known » ne peut donc pas être une étape de qualification. Retirez-le des étapes.
known-not-in-pilot = Une tâche pilote ne peut pas contenir d'items gold, car une personne relit ses textes.
system-needs-text = Seule une tâche où l'on écrit des textes (type de question « text ») peut nommer un système. Laissez vide le nom du système.
system-name = Le nom d'un système doit avoir de 1 à { $most } caractères, sans espace au début ni à la fin.
system-is-reserved = « { $name } » est le nom d'un système intégré. Choisissez un autre nom, ou laissez le champ vide pour réunir les textes sous « human ».
preset-is-fixed = Cette tâche a été créée à partir du modèle de tâche « { $preset } », qui ne peut pas être changé. Ajoutez une autre tâche pour un autre modèle.
task-was-changed = Quelqu'un d'autre a modifié cette tâche après que vous l'avez ouverte. Vos saisies sont encore dans le formulaire. Enregistrez de nouveau pour remplacer les modifications de cette personne, ou rouvrez la tâche pour les voir.
definition-too-large = Une définition de tâche peut faire { $mebibytes } Mio au maximum. Utilisez moins de textes ou des textes plus courts.
definition-unreadable = Ceci n'est pas une définition de tâche. { $details }
nothing-to-publish = Rien n'a changé depuis la dernière version : il n'y a rien à publier.
just-published = Quelqu'un d'autre vient de publier ce brouillon. Rechargez la page.
draft-exists = Cette tâche a déjà un brouillon. Modifiez ce brouillon.
rewrites-per-hit = Un HIT où l'on écrit des textes peut contenir { $most } items au maximum, pour qu'il puisse être terminé à temps.

of-question = Question « { $key } » : { $reason }
key-is-used-twice = Deux questions ont la clé « { $key } ». Donnez à chaque question sa propre clé.
not-a-key = « { $key } » ne peut pas être une clé. Utilisez de 1 à 40 lettres minuscules (a à z), chiffres ou tirets bas (_).
skip-is-not-needed = Une réponse de type « { $kind } » peut rester vide ; il n'est donc pas nécessaire de pouvoir passer la question.
own-spans-need-text = Elle demande des surlignages dans un texte écrit par le participant. Placez une question de type « text » avant elle.
own-spans-twice = Une autre question demande déjà des surlignages dans le texte de « { $written } ». Gardez une seule des deux questions.
own-spans-no-condition = On y répond en même temps qu'à « { $written } » ; elle ne peut donc ni avoir de condition ni être passée. Retirez ces deux réglages.
condition-without-question = La condition renvoie à « { $other } », qui n'est pas une question précédente. Choisissez une question placée avant celle-ci.
condition-on-other-type = Une condition peut renvoyer à une échelle, à un choix ou à un curseur de { $most } nombres au maximum, mais pas à « { $other } ». Choisissez une autre question.
condition-never-met = « { $answer } » n'est pas une réponse possible à « { $other } ». Corrigez la condition.
condition-is-empty = La condition ne nomme aucune réponse à « { $other } ». Nommez au moins une réponse ou supprimez la condition.
choice-needs-one-text = Elle porte sur un seul texte, mais la tâche en montre plusieurs. Choisissez un autre type de question ou montrez un seul texte.
options-out-of-range = Elle propose { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}. Le nombre doit être de { $low } à { $high }.
option-is-reserved = La clé « { $key } » est réservée aux réponses libres. Choisissez une autre clé.
option-is-twice = Elle propose deux fois la réponse « { $key } ». Supprimez l'une des deux.
option-without-label = La réponse « { $key } » n'a pas de libellé. Écrivez-en un.
pairwise-needs-two = Elle compare deux sorties ; la tâche doit donc en montrer deux (sujet « sides » ou « two »).
ranking-needs-several = Elle classe des sorties ; la tâche doit donc en montrer plusieurs (sujet « outputs »).
rating-of-two = La tâche montre deux sorties à comparer. Utilisez le type de question « pairwise » au lieu de « { $kind } ».
scale-points-order = Une échelle doit avoir au moins deux points, du plus petit nombre au plus grand.
scale-needs-label = Aucun point n'a de libellé. Dites ce que signifie au moins l'un des points.
slider-step = Le pas doit être supérieur à 0.
slider-ends = Le plus grand nombre doit être supérieur au plus petit.
slider-steps = L'intervalle de { $low } à { $high } ne peut pas être divisé en pas de { $step }. Changez l'un de ces nombres.
slider-numbers = Le curseur a { $n } nombres différents. Le maximum est de { $most }. Choisissez un pas plus grand.
anchors-order = Rangez les repères du plus petit nombre au plus grand.
anchor-off-slider = Le repère { $at } n'est pas un nombre du curseur. Placez-le sur l'un des pas.
anchors-at-ends = Le curseur doit avoir un repère avec un libellé à chaque extrémité, { $low } et { $high }.
question-needs-source = Elle utilise la source, mais la tâche n'en montre pas (sujet « source » ou « pair »).
question-needs-output = Elle utilise une sortie, mais la tâche n'en montre pas exactement une (sujet « output » ou « pair »).
prefill-own-answer = Un texte ne peut pas commencer par la réponse du participant lui-même. Utilisez « source » ou « output ».
prefill-is-required = Un texte déjà rempli au départ doit être obligatoire. Sinon, un texte inchangé compterait comme une réponse.
example-is-empty = Un des exemples est vide. Écrivez un texte ou supprimez l'exemple.
example-is-pair = « { $first } » avec « { $second } » est un exemple de deux textes, mais la question porte sur un seul. Utilisez un seul texte, ou montrez des paires (sujet « pair » ou « outputs »).
example-off-scale = « { $typed } » est un exemple pour { $value }, qui n'est pas un point de l'échelle.

text-of-title = Titre
text-of-instructions = Consignes
text-of-question = Question « { $question } »
# Arguments: $question, $at
text-of-label = Question « { $question } », libellé de { $at }
# Arguments: $question, $at
text-of-examples = Question « { $question } », exemples pour { $at }
# Arguments: $name, $language
text-is-missing = { $name } : le texte dans cette langue manque ({ $language }). Écrivez-le ou supprimez ce texte dans toutes les langues.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }) : ce texte a été écrit pour les points précédents de l'échelle. Modifiez-le, supprimez-le ou confirmez qu'il convient toujours.
# Arguments: $name, $language, $first
text-is-outdated = { $name } : le texte dans cette langue ({ $language }) est encore celui du modèle de tâche, mais celui de la première langue ({ $first }) a été modifié. Modifiez-le ou confirmez qu'il convient toujours.
text-is-copied = { $name } ({ $language }) : le modèle de tâche n'a pas de texte dans cette langue, ceci est donc le texte anglais. Traduisez-le ou confirmez qu'il convient.
text-was-added = { $name } ({ $language }) : le texte a été repris du modèle de tâche quand la langue a été ajoutée. Modifiez-le ou confirmez qu'il convient.
text-is-placeholder = { $name } ({ $language }) : toute nouvelle tâche commence avec ce texte. Écrivez le vôtre ou confirmez qu'il convient.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] { $n } autre texte est à vérifier. L'éditeur de tâche l'indique.
   *[other] { $n } autres textes sont à vérifier. L'éditeur de tâche les indique.
}
# Arguments: $n, $most
scale-too-long = L'échelle a { $n } points. Le maximum est de { $most }. Pour plus de nombres, utilisez le type de question « Curseur ».

feed-no-such-place = Il n'y a pas de tâche { $task }. La première tâche d'une étude porte le numéro 1.
feed-several-outputs = Une tâche qui compare plusieurs sorties ne peut pas recevoir ses textes d'une autre tâche. Montrez une source, une sortie ou une paire (sujet « source », « output » ou « pair »).
feed-one-item = Une tâche qui reçoit ses textes d'une autre tâche contient un seul item par HIT. Fixez à 1 le nombre d'items par HIT, ou faites venir ses textes de lots.
feed-memory-needs-source = Les textes antérieurs sont retrouvés par leur source ; la tâche doit donc en montrer une (sujet « source » ou « pair »).
feed-circle = Les tâches { $way } reçoivent leurs textes les unes des autres en boucle. Choisissez une autre tâche.
feed-no-task = L'étude n'a pas de tâche { $task }. Choisissez l'une des tâches { $list }.
feed-no-other-task = L'étude n'a pas de tâche { $task }, ni encore aucune autre tâche.
feed-nothing-written = Dans la tâche { $task }, on n'écrit pas de textes (elle n'a pas de question de type « text »). Choisissez une autre tâche.
feed-from-pilot = La tâche { $task } recueille des textes pilotes, qui sont relus mais pas transmis. Choisissez une autre tâche.
feed-nothing-marked = Dans la tâche { $task }, on ne surligne pas ses propres textes (elle n'a pas de question de type « spans » sur « answer »). Désactivez cette option ou choisissez une autre tâche.

task-asks-nothing-a-test-can = Cette tâche n'a aucune question qu'un test puisse poser. Choisissez une autre tâche ou écrivez les questions.
test-cannot-ask = « { $question } » demande un texte, qu'un test ne peut pas vérifier. Choisissez un autre type.
key-is-a-column = « { $key } » est déjà une colonne des textes d'un test. Choisissez une autre clé.
outputs-of-test-item = Sorties nécessaires : de { $least } à { $most }. Cet item en a { $n }.
test-size = Un test doit avoir de 1 à { $most } textes.
gate-is-set-in-task = Les items gold se règlent dans la tâche.
gate-without-rule = La phase pilote n'a pas de réglages propres. Fixez le nombre de textes pilotes dans la relecture en langue maternelle.
not-an-amount = Écrivez un montant, par exemple { $example } ({ $currency }).
amount-too-high = Le montant maximal est { $most }.
# Arguments: $most
column-to-show = Écrivez le nom d'une colonne, en { $most } caractères au plus.
# Arguments: $name
column-is-shown-twice = La colonne « { $name } » est affichée deux fois. Retirez l'une des deux.
# The name of a text of a task
# Arguments: $at
text-of-column = Libellé de la colonne « { $at } »

not-a-picture = Ce fichier n'est pas une image PNG, JPEG, WebP ou GIF. Enregistrez l'image dans l'un de ces formats et envoyez-la de nouveau. Les fichiers SVG ne sont pas acceptés.
# Arguments: $n, $most
picture-too-large = L'image fait { $n } Kio. Le maximum est de { $most } Kio. Réduisez-la et envoyez-la de nouveau.
too-many-pictures = Une étude peut avoir { $most } images au maximum. Supprimez-en une qui n'est pas utilisée.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Consignes ({ $language }) : { $reason }
picture-is-unknown = Cette étude n'a pas d'image « { $name } ». Envoyez-la sur la page « Images », ou corrigez son nom.
picture-needs-description = L'image « { $name } » n'a pas de description. Décrivez-la pour les personnes qui ne peuvent pas la voir : ![description]({ $name })
# Arguments: $task, $versions
picture-is-in-task = La tâche « { $task } » affiche cette image (version { $versions }), qui ne peut donc pas être supprimée. Les versions publiées gardent leurs images.
picture-is-in-test = Le test de qualification ({ $language }) affiche cette image, qui ne peut donc pas être supprimée. Retirez-la d'abord des consignes du test.
# Arguments: $name, $most
picture-name = « { $name } » ne peut pas être le nom d'une image. Utilisez de 1 à { $most } lettres (a à z), chiffres, traits d'union, tirets bas et points.
picture-is-twice = Deux images ont le nom « { $name } ». Donnez à chaque image son propre nom.
picture-is-another = L'étude a déjà une autre image nommée « { $name } ». Donnez un autre nom à la nouvelle image.
