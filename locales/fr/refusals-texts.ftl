### Refusals of files with texts: the file, its columns, its rows; and of outputs.

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
choose-source-column = Choisissez la colonne qui nomme la source de chaque sortie.
choose-system-column = Choisissez la colonne qui nomme le système, ou indiquez un système pour toutes les lignes.
choose-text-language = Choisissez la langue des textes, ou la colonne qui la nomme.
cell-too-large = « { $name } » dépasse { $most } octets. Raccourcissez le texte. Il manque peut-être un guillemet.
cell-of-characters = « { $name } » a { $n } caractères. Le maximum est de { $most }.
source-is-unknown = L'étude n'a pas de source « { $id } ». Importez d'abord la source.
system-is-unknown = L'étude n'a pas de système « { $name } ». Comparez avec un autre système, ou avec aucun.
source-in-languages = Plusieurs langues ont une source « { $id } ». Ajoutez une colonne avec la langue.
header-is-odd = La première ligne est inutilisable ; elle doit nommer les colonnes. { $details }
column-name-encoding = Le nom de la colonne { $n } est illisible. Enregistrez le fichier en UTF-8 et envoyez-le de nouveau.
list-unreadable = La liste est illisible. { $details }
row-is-ragged = La ligne a { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
}, mais l'en-tête en a { $columns }. Il manque peut-être un guillemet.
cell-not-utf = « { $name } » n'est pas en UTF-8 : l'octet { $byte } est incorrect. Enregistrez le fichier en UTF-8.
line-not-utf = La ligne n'est pas en UTF-8 : l'octet { $byte } est incorrect. Enregistrez le fichier en UTF-8.
row-too-large = La ligne dépasse { $most } octets. Il manque peut-être un guillemet.
row-is-unclosed = Un guillemet de cette ligne n'est jamais fermé, si bien que le reste du fichier fait partie de cette ligne. Fermez-le, ou écrivez-le deux fois s'il fait partie d'un texte.
line-too-large = La ligne dépasse { $most } octets. Écrivez un objet JSON par ligne.
line-not-json = La ligne n'est pas du JSON (colonne { $column }). Écrivez un objet par ligne, par exemple {"{"}"text": "…"{"}"}.
line-not-object = La ligne est du JSON, mais pas un objet. Écrivez un objet par ligne, par exemple {"{"}"text": "…"{"}"}.
name-is-twice = L'objet a deux fois le nom « { $name } ».
object-of-too-many-names = L'objet a { $n } noms. Le maximum est de { $most }.
object-name-too-long = Un nom de l'objet dépasse { $most } caractères. Raccourcissez-le.
name-holds-nul = Un nom de l'objet contient un caractère NUL. Supprimez-le.
cell-holds-nul = « { $name } » contient un caractère NUL. Supprimez-le.
language-code-too-long = Le code de langue a { $n } caractères. Le maximum est de { $most }.
not-in-study = L'étude ne porte pas sur « { $tag } », seulement sur { $list }.
other-columns-too-large = Les autres colonnes prennent { $n } octets avec leurs noms. Le maximum est de { $most }. Raccourcissez-en ou supprimez-en.
cell-is-empty = « { $name } » est vide.
cell-of-lines = « { $name } » a { $n } caractères. Le maximum est de { $most }. Le texte a plusieurs lignes : il manque peut-être un guillemet.
cell-is-not-text = « { $name } » n'est pas un texte.
cell-is-not-json = « { $name } » n'est pas du JSON : { $details }.
source-exists = Il y a déjà une source « { $id } » dans la langue { $language }.
id-is-above = L'identifiant « { $id } » figure déjà à la ligne { $line }.
output-exists = Il y a déjà une sortie de « { $system } » pour « { $source } ».
name-of-another-kind = Un système du type « { $kind } » ne peut pas porter le nom « { $name } ».
file-ends-early = Le fichier est illisible au-delà de cette ligne. { $details }
name-is-reserved = Le nom « { $name } » est réservé aux sorties produites par Concord. Donnez un autre nom au système.
text-is-in-hit = Ce texte est déjà dans un HIT et ne peut plus être modifié. Retirez-le.
text-is-in-gold-item = Un item gold affiche ce texte, qui ne peut donc pas être modifié. Retirez d'abord l'item gold, ou retirez le texte.
text-is-by-worker = Un participant a écrit ce texte. Corrigez-le sur la page des réécritures.
text-is-by-rule = Un système intégré crée ce texte à partir de sa source. Modifiez plutôt la source.
text-is-withdrawn = Ce texte est retiré. Rétablissez-le d'abord.
text-is-not-withdrawn = Ce texte n'est pas lui-même retiré. Si sa source est retirée, rétablissez la source.
text-is-empty = Le texte est vide. Écrivez un texte, ou retirez-le.
# Arguments: $least
withdrawal-needs-reason = Écrivez pourquoi ce texte est retiré, en au moins { $least } caractères.
no-such-import = Ce n'est pas l'étude d'une importation de réponses interrompue, ou son fichier était un autre.
