### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Copier
part-contents = Sommaire
part-download-figure = Télécharger en SVG
part-download-png = Télécharger en PNG
part-figure-failed = La figure n'a pas pu être tracée ({ $error }). Ses nombres sont dans le tableau.
part-data-table = Données sous forme de tableau
part-how-computed = { $label } : comment est-ce calculé ?
part-progress = { $done } sur { $of } ({ $percent } %)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = Affiché une seule fois
part-shown-once-text = Copiez ce texte maintenant. Il n'est pas enregistré et ne peut pas être affiché de nouveau. Si vous le perdez, révoquez-le et créez-en un nouveau.

## The first start of a server

part-setup-title = Configuration du serveur
part-setup-lead = Créez le compte d'administration, qui peut créer des études, inviter des personnes et lire le journal d'audit. Ce lien ne fonctionne qu'une fois.
part-setup-create = Créer le compte d'administration

opens-in-new-tab = (s'ouvre dans un nouvel onglet)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question } : { $option }
