designer-steps = Étapes de l'éditeur de tâche
designer-step-content = Contenu
designer-step-questions = Questions
designer-step-instructions = Consignes et langues
designer-step-quality = Qualité
designer-step-pay = Rémunération
designer-step-check = Vérifier et publier
designer-lead-content = Ce que montre un item et d'où viennent ses textes.
designer-lead-questions = Ce que les participants répondent sur chaque item.
designer-lead-instructions = Tout ce que lisent les participants, une langue à la fois.
designer-lead-quality = Qui peut travailler, combien de fois chaque item est jugé, et les items gold.
designer-lead-pay = La quantité de travail d'un HIT et sa rémunération.
designer-lead-check = Ce qui manque encore avant que les participants puissent commencer.
designer-n-problems = { $n } à vérifier
designer-ready = Tous les textes sont complets et confirmés. Vous pouvez publier la tâche.
designer-live = Cette version est publiée. Les changements enregistrés deviennent un brouillon, que vous pouvez publier à son tour.
designer-next = Suivant : { $step }
designer-back = Précédent : { $step }
designer-only-open = Afficher seulement les textes manquants ou à vérifier
designer-preview = Ce que voient les participants
designer-preview-show = Afficher l'aperçu
designer-preview-save = Enregistrer le brouillon et afficher l'aperçu
designer-preview-language = Langue de l'aperçu
designer-scratch = Partir de zéro
designer-presets = Ou partir d'un modèle
designer-markdown = Markdown : **gras**, *italique*, ## titre, - liste, [lien](https://…).
designer-formatting = Mise en forme
designer-bold = Gras
designer-italic = Italique
designer-heading = Titre
designer-list = Liste
designer-link = Lien
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Image
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Image : ![description](nom.png).
# A link, and the name of a list of pictures
designer-pictures = Images de cette étude
