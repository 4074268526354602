### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = Seule l'administration peut créer des études. Demandez-lui d'en créer une et de vous y donner le rôle « Chercheur ».
study-languages = Choisissez de 1 à { $most } langues, par exemple fr, pt-BR ou zh-Hant.
language-is-in-use = La langue { $language } ne peut pas être retirée, car l'étude contient des textes ou des participants dans cette langue.
not-a-study-language = L'étude ne comprend pas la langue { $language }, mais seulement : { $list }. Ajoutez-la d'abord dans les réglages de l'étude.
currency-is-fixed = La devise ne peut plus être changée une fois que de l'argent a été gagné.
consent-form-changed = Le formulaire de consentement a changé depuis que vous l'avez ouvert. Veuillez le relire.
not-a-currency = Ceci n'est pas un code de devise. Utilisez un code ISO 4217, par exemple EUR, USD ou BRL.
approval-hours = Indiquez un nombre d'heures de 0 (approbation manuelle seulement) à 8 760 (un an).
retention-days = Indiquez un nombre de jours de 0 (ne jamais effacer) à { $most } (dix ans).
study-needs-task = Publiez au moins une tâche avant de lancer l'étude.
study-state-changed = Quelqu'un d'autre vient de changer l'état de l'étude. Rechargez la page.
study-was-changed-meanwhile = L'étude a été modifiée depuis l'affichage des changements. Regardez-les de nouveau. Rien n'a été modifié.
study-is-in-state = L'étude est déjà dans cet état. Rechargez la page.
study-has-no-step = Une étude à l'état de brouillon peut être lancée, une étude en cours peut être clôturée, et une étude clôturée peut être rouverte. Aucun autre changement d'état n'est possible.
abbreviation-is-odd = « { $short } » ({ $language }) doit être un seul mot suivi de sa forme développée. Chacun peut avoir de 1 à { $most } caractères.
abbreviations-unreadable = La liste n'a pas pu être lue ({ $details }). Écrivez une abréviation par ligne, par exemple : asap = as soon as possible.
choose-task = Choisissez une tâche.
task-is-not-published = Cette tâche n'est pas encore publiée. Publiez-la, puis créez le lot.
study-just-changed = Quelqu'un d'autre vient de modifier cette étude. Créez de nouveau le lot.
batch-too-large = Ce lot aurait { $n } HIT. Le maximum est de { $most }. Choisissez un échantillon plus petit.
batch-of-too-many-items = Ces systèmes donneraient plus de { $most } items. Choisissez moins de systèmes.
batch-needs-two-systems = Cette tâche compare les sorties de différents systèmes. Choisissez au moins deux systèmes.
batch-needs-system = Choisissez les systèmes dont les sorties seront évaluées.
batch-is-empty = Il n'y a pas de textes dans la langue { $language } pour cette tâche. Importez d'abord des sources, et aussi des sorties si la tâche en montre.
sample-out-of-range = Il y a { $n ->
    [one] { $n } source disponible
   *[other] { $n } sources disponibles
}. Indiquez un nombre entier de 1 à { $n }.
batch-is-being-made = Ce lot est encore en cours de création. Réessayez dans une minute.
batch-was-abandoned = Le lot n'a pas avancé pendant une minute ; il a été arrêté et il est incomplet. Créez-le de nouveau.
batch-is-stopped = Ce lot est déjà arrêté. Rechargez la page.
batch-is-open = Ce lot est déjà ouvert. Rechargez la page.
not-a-design = Ceci n'est pas la définition d'une étude ({ $details }).
not-a-manifest = Ceci n'est pas le manifeste d'un export ({ $details }).
not-a-list-of-known = Ceci n'est pas une liste d'items gold ({ $details }).
restore-refused = { $file } : { $reason } Rien n'a été importé.
restore-parquet = Un export au format Parquet ne peut pas être importé. Exportez l'étude en CSV ou en JSON Lines, puis importez ces fichiers.
file-unreadable = { $file } n'a pas pu être lu ({ $details }). Rien n'a été importé.
file-was-changed = { $file } n'est pas le fichier exporté : son empreinte diffère de celle de { $manifest }. Si vous avez modifié ce fichier volontairement, supprimez { $manifest }.
file-is-there-twice = { $one } et { $other } sont tous deux présents. Supprimez l'un des deux.
rows-refused = Rien n'a été importé, car { $file } contient des lignes inutilisables :{ $rows }
systems-columns = Un fichier de systèmes doit avoir les colonnes « system » et « kind ».
no-such-task = Il n'y a pas de tâche { $task }.
of-task = Tâche { $task } : { $reason }
