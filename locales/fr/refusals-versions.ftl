### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Indiquez les versions par la place de la tâche, un point et la version, séparées par des virgules, par exemple 2.1,3.4.
version-numbers-unreadable = Indiquez les versions par leurs numéros, séparés par des virgules, par exemple 2,3.
# Arguments: $task, $version
no-such-version = La tâche { $task } n'a pas de version publiée { $version }. Choisissez une autre version.
versions-are-not-pooled = Ces versions ne diffèrent pas seulement par la formulation : leurs réponses sont analysées séparément. Choisissez-en une.
no-version-to-correct = Aucune version de cette tâche n'est active : il n'y a pas de formulation à corriger. Publiez le brouillon comme nouvelle version.
not-only-wording = « { $field } » n'est pas de la formulation et a changé. Annulez ce changement pour ne corriger que la formulation, ou publiez le brouillon comme nouvelle version.
