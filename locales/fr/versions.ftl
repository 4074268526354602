### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = version { $number }
versions-pooled = versions { $numbers } (formulation corrigée)
versions-heading = Versions affichées
versions-separate = Les réponses de versions différentes sont analysées séparément. Les versions qui ne diffèrent que par la formulation sont regroupées.
# Arguments: $task, $versions
versions-shown = { $task } : { $versions }
# Arguments: $versions, $answers
versions-other = Afficher { $versions } ({ $answers })
versions-answers = réponses : { $n }
versions-compare = Comparer les versions
versions-preferred = { $better } meilleur que { $other } (part)
versions-compare-end = Masquer la comparaison
versions-side-by-side = Versions de « { $task } » côte à côte
versions-publish-title = Publier par-dessus la version { $number }
versions-publish-lead = La version { $number } est active. Votre choix détermine ce que les participants voient maintenant et comment les réponses sont analysées.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = Ce brouillon est
versions-publish-wording = Fautes de frappe seulement : la formulation est corrigée
versions-publish-wording-hint = Les HIT ouverts montrent le texte corrigé. Les HIT en cours restent tels quels. Les statistiques regroupent les deux versions et le disent.
versions-publish-version = Une nouvelle version
versions-publish-version-hint = Les HIT existants gardent la version { $number } et les nouveaux lots utilisent celle-ci. Les statistiques sont séparées et les versions sont comparables.
versions-publish-not-wording = « Fautes de frappe seulement » est impossible, car autre chose que la formulation a changé : { $field }.
versions-publish-next = Le brouillon est enregistré. Choisissez ci-dessous comment le publier.
versions-corrected = La formulation corrigée est publiée. Les participants qui ouvrent un HIT à partir de maintenant la voient.
versions-as-reported = Comme dans le rapport
versions-corrects = corrige la formulation de la version { $number }
