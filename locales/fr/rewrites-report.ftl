### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Réécritures humaines à côté de leurs sources, avec des indices pour le post-traitement.
rewrites-file-csv = Réécritures (CSV)
rewrites-analysis-csv = Analyse (CSV)
rewrites-analysis-json = Analyse (JSON)
rewrites-analysis-latex = Analyse (LaTeX)
rewrites-next-page = Page suivante

## Which rewrites are shown

rewrites-choice-used = Utilisées, avec analyse
rewrites-choice-spelling = Avec des mots mal orthographiés
rewrites-all-languages = Toutes les langues
rewrites-show = Afficher les réécritures
rewrites-used = Réécritures utilisées
rewrites-used-lead = Chaque réécriture telle qu'elle a été écrite, avec sa correction s'il y en a une.
rewrites-proposed = Retrait proposé
rewrites-proposed-lead = Ces réécritures ne changent rien, ou seulement la ponctuation, la casse, les espaces, les lettres répétées et les abréviations.
rewrites-proposed-note = Une réécriture retirée reste enregistrée, payée et exportée. Les nouveaux lots et les métriques ne l'utilisent pas. Un retrait peut être annulé.
rewrites-none-proposed = Aucun retrait n'est proposé. Des réécritures apparaissent ici si elles ne changent rien, ou seulement la ponctuation, la casse, les espaces, les lettres répétées et les abréviations.
rewrites-removed = Retirées
rewrites-removed-lead = Les réécritures retirées restent enregistrées, payées et exportées. Les nouveaux lots et les métriques ne les utilisent pas.
rewrites-none-removed = Aucune réécriture n'a été retirée.
rewrites-all = Toutes les réécritures
rewrites-all-lead = Chaque réécriture telle qu'elle a été écrite.
rewrites-appear-here = Les réécritures apparaissent ici quand les participants les envoient. Il n'y en a que dans les tâches où un texte est réécrit.

## The table of rewrites

rewrites-rewrite = Réécriture
rewrites-hints = Indices
rewrites-decision = Décision
rewrites-words-changed = Mots modifiés
rewrites-n-of-words = { $n } sur { $words }
rewrites-tag-unchanged = inchangée
rewrites-tag-normalised = seulement normalisée
rewrites-tag-corrected = corrigée
rewrites-tag-removed = retirée
rewrites-tag-removed-why = retirée : { $reason }
rewrites-tag-approved = approuvée
rewrites-tag-rejected = refusée
rewrites-tag-waiting = en attente
rewrites-tag-imported = importée

## Decisions about rewrites

rewrites-decide = Décider
rewrites-remove = Retirer la réécriture
rewrites-removal-reason = Raison du retrait
rewrites-use-again = Utiliser de nouveau la réécriture
rewrites-use-original = Utiliser le texte d'origine
rewrites-keep = Conserver la réécriture
rewrites-remove-all = { $n ->
    [one] Retirer la { $n } réécriture de cette page
   *[other] Retirer les { $n } réécritures de cette page
}
rewrites-remove-others = { $n ->
    [one] Retirer { $n } réécriture d'un autre participant
   *[other] Retirer { $n } réécritures d'autres participants
}
rewrites-own-stay = { $n ->
    [one] { $n } réécriture de cette page est de vous. Une autre personne doit en décider.
   *[other] { $n } réécritures de cette page sont de vous. Une autre personne doit en décider.
}
rewrites-told-removed = { $n ->
    [one] { $n } réécriture a été retirée. Vous pouvez annuler ce retrait.
   *[other] { $n } réécritures ont été retirées. Vous pouvez annuler ce retrait.
}
rewrites-told-kept = { $n ->
    [one] { $n } réécriture a été conservée telle qu'elle a été écrite. Vous pouvez annuler cette décision.
   *[other] { $n } réécritures ont été conservées telles qu'elles ont été écrites. Vous pouvez annuler cette décision.
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } réécriture a été corrigée. Vous pouvez annuler cette correction.
   *[other] { $n } réécritures ont été corrigées. Vous pouvez annuler cette correction.
}
rewrites-told-corrected = La réécriture a été corrigée. Son texte d'origine reste enregistré.
rewrites-told-known = « { $word } » a été ajouté aux mots connus de cette langue : { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = L'orthographe est vérifiée avec des dictionnaires Hunspell. Placez un fichier .dic et son fichier .aff dans le dossier des modèles de ce serveur. Indiquez ensuite le dictionnaire d'une langue dans les réglages.
rewrites-no-dictionary = L'orthographe est vérifiée avec des dictionnaires Hunspell. Demandez à l'administration de ce serveur de placer un fichier .dic et son fichier .aff dans le dossier des modèles. Indiquez ensuite le dictionnaire d'une langue dans les réglages.
rewrites-open-settings = Ouvrir les réglages
rewrites-unnamed-dictionaries = Les réglages n'indiquent pas de dictionnaire orthographique pour : { $languages }.
rewrites-misspelt = Mots mal orthographiés
rewrites-misspelt-lead = Mots absents du dictionnaire. Une correction remplace la réécriture dans les nouveaux lots et les métriques.
rewrites-misspelt-note = Les mots de la source, les mots avec des chiffres, les mots en majuscules, les adresses et les mots connus ne sont pas vérifiés. Le texte d'origine d'une réécriture corrigée reste enregistré.
rewrites-none-misspelt = Aucune réécriture vérifiée ne contient de mot absent du dictionnaire.
rewrites-original = Texte d'origine : { $text }
rewrites-card-own = { $place }. Votre propre réécriture
rewrites-card-by = { $place }. Réécriture de { $worker }
rewrites-card-imported = { $place }. Réécriture importée
rewrites-edit-text = Modifier le texte
rewrites-save-text = Enregistrer le texte
rewrites-no-suggestions = aucune suggestion
rewrites-spelling = Orthographe correcte
rewrites-correct-word = Corriger le mot
rewrites-other-spelling = Autre orthographe
rewrites-know-word = Ajouter aux mots connus

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Types de modification
rewrites-edits-lead = La part des réécritures qui présentent chaque type de modification. Une réécriture peut en présenter plusieurs.
rewrites-edits-released = Types de modification selon le code publié
rewrites-edits-method = Les types de modification sont définis comme dans l'article (XFORMAL, tableau 4). Le code publié avec l'article suit d'autres règles pour certains d'entre eux. Pour les majuscules, l'article compte les mots qui ont perdu leurs majuscules ; le code compte ceux qui ont gagné une majuscule.
rewrites-edit-type = Type de modification
rewrites-edit-capitalization = Majuscules
rewrites-edit-lowercase = Minuscules
rewrites-edit-punctuation = Ponctuation
rewrites-edit-spelling = Orthographe
rewrites-edit-normalization = Normalisation
rewrites-edit-split = Phrases séparées
rewrites-edit-paraphrase = Paraphrase
rewrites-edit-repetition = Répétition
rewrites-edit-unchanged = Inchangé
rewrites-percent = { $number } %

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Différence et diversité
rewrites-diversity-lead = À quel point les réécritures diffèrent de leurs sources, et à quel point les réécritures d'une même source se ressemblent.
rewrites-characters-changed = Caractères modifiés
rewrites-led-method = LeD (différence lexicale) est la part des tokens (mots et signes de ponctuation) qu'une source et sa réécriture n'ont pas en commun.
rewrites-self-bleu-method = self-BLEU compare chaque réécriture aux autres réécritures de sa source. Seules les sources avec au moins deux réécritures sont utilisées. La valeur est 100 si toutes les réécritures d'une source sont identiques ; une valeur plus élevée signifie moins de diversité.
rewrites-signature = Signature de self-BLEU :
rewrites-no-self-bleu = n. d. : aucune source n'a deux réécritures à comparer
rewrites-undefined = n. d. : { $reason }

## Analysis: edit distance

rewrites-distance = Distance d'édition
rewrites-distance-lead = Caractères ajoutés, supprimés ou remplacés pour passer d'une source à sa réécriture (distance de Levenshtein).
rewrites-distance-caption = { $n ->
    [one] { $language } : { $mean } caractères modifiés dans { $n } réécriture.
   *[other] { $language } : { $mean } caractères modifiés en moyenne dans { $n } réécritures.
}
rewrites-distance-table = Distance d'édition ({ $language })

## Analysis: style shift

rewrites-style-shift = Décalage de style
rewrites-style-lead = Un score de style supérieur à 0 indique le style des réécritures ; un score inférieur à 0, celui des sources.
rewrites-style-method-score = Le score de style d'un texte est le logarithme de la cote du style. Si les réglages indiquent un modèle de style pour la langue, la cote vient de ce modèle.
rewrites-style-method-classifier = Sinon, il s'agit de la cote d'être une réécriture, par régression logistique sur les mots. Les sources et leurs réécritures sont réparties en cinq parties. Le score de chaque partie vient d'un modèle entraîné sur les quatre autres, et la log-cote des textes d'entraînement est soustraite.
rewrites-style-method-shift = Le décalage est le score d'une réécriture moins celui de sa source, sous la forme moyenne ± écart type. Une étoile marque p < 0,05 dans un test t apparié entre les sources et les moyennes de leurs réécritures. Avec moins de 6 sources, il n'y a pas d'étoile.
rewrites-style-caption = { $language } : le décalage de style des sources aux réécritures est de { $shift }. Le score moyen est de { $rewrites } pour les réécritures et de { $sources } pour les sources.
rewrites-style-model = Modèle de style : { $model }.
rewrites-style-undefined = { $language } : il n'y a pas de score de style ({ $reason }).
rewrites-style-table = Scores de style ({ $language })
rewrites-style-score = Score de style
rewrites-shift-of-range = Décalage des réécritures de ces sources
rewrites-no-source = n. d. : aucune source
rewrites-range = de { $from } à { $to }
rewrites-range-below = moins de { $to }
rewrites-range-above = { $from } et plus
