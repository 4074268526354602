### Refus de fichiers de textes (le fichier, ses colonnes, ses lignes) et de textes produits.

imports-kept-changing = D'autres imports ont sans cesse modifié cette étude ; rien n'a été importé. Réessayez plus tard.
import-is-under-way = Un fichier est en cours d'import dans cette étude, ou un lot est en cours de création. Réessayez dans une minute.
import-was-abandoned = L'import n'a pas avancé pendant une minute et a été arrêté. Rien n'a été importé. Importez de nouveau le fichier.
system-of-another-kind = Le nom « { $name } » appartient à un système d'un autre type. Choisissez un autre nom.
rows-stop-import = Rien n'a été importé, car { $n ->
    [one] { $n } ligne est inutilisable
   *[other] { $n } lignes sont inutilisables
}. Corrigez le fichier, ou choisissez d'omettre ces lignes.
file-is-incomplete-or-large = Le fichier n'est pas arrivé en entier. Il dépasse peut-être la taille que ce serveur accepte.
choose-full-file = Le fichier est vide. Choisissez un autre fichier.
file-is-utf = Le fichier est en UTF-16. Enregistrez-le en UTF-8 et envoyez-le de nouveau.
file-without-objects = Aucune ligne du fichier ne contient d'objet JSON. Écrivez un objet par ligne, par exemple {"{"}"text": "…"{"}"}.
file-of-too-many-systems = Le fichier contient plus de { $most } systèmes. Divisez-le en plusieurs fichiers.
file-of-too-many-rows = Le fichier contient plus de { $most } lignes. Divisez-le en plusieurs fichiers.
file-is-too-large-in-memory = Avec les noms de leurs colonnes, les lignes occupent plus de { $mebibytes } Mio. Divisez le fichier ou supprimez des colonnes.
column-names-too-long = Les noms des autres colonnes occupent { $n } octets dans chaque ligne. Le maximum est de { $most }. Raccourcissez les noms ou supprimez des colonnes.
header-is-unclosed = Un guillemet de la première ligne n'est jamais fermé. Fermez-le, ou écrivez-le deux fois s'il fait partie d'un nom.
header-unreadable = La première ligne est illisible. Elle doit nommer les colonnes.
too-many-columns = La première ligne nomme { $n } colonnes. Le maximum est de { $most }. Supprimez des colonnes.
column-name-length = Le nom de la colonne { $n } doit avoir de 1 à { $most } caractères. La première ligne doit nommer les colonnes.
column-is-twice = La première ligne nomme deux fois la colonne « { $name } ». Donnez à chaque colonne son propre nom.
objects-of-too-many-names = Les objets ont plus de { $most } noms de champs différents, ce qui est la limite. Supprimez-en.
no-such-column = Le fichier n'a pas de colonne « { $column } ». Ses colonnes sont : { $list }.
choose-text-column = Choisissez la colonne qui contient les textes.
choose-source-column = Choisissez la colonne qui nomme la source de chaque texte produit.
choose-system-column = Choisissez la colonne qui nomme le système, ou indiquez un système pour toutes les lignes.
choose-text-language = Choisissez la langue des textes, ou la colonne qui la nomme.
cell-too-large = « { $name } » dépasse { $most } octets. Raccourcissez le texte. Il manque peut-être un guillemet.
cell-of-characters = « { $name } » a { $n } caractères. Le maximum est de { $most }.
source-is-unknown = L'étude n'a pas de source « { $id } ». Importez d'abord la source.
source-in-languages = Plusieurs langues ont une source « { $id } ». Ajoutez une colonne avec la langue.
header-is-odd = La première ligne est inutilisable ; elle doit nommer les colonnes. { $details }
column-name-encoding = Le nom de la colonne { $n } est illisible. Enregistrez le fichier en UTF-8 et envoyez-le de nouveau.
row-is-refused = La ligne est inutilisable. { $details }
list-unreadable = La liste est illisible. { $details }
