### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = « { $typed } » n'est pas un nombre entier. Utilisez seulement des chiffres, par exemple 25.
not-a-day = « { $typed } » n'est pas un jour. Écrivez l'année, le mois et le jour, par exemple 2026-11-30.
number-out-of-range = Indiquez un nombre entier de { $low } à { $high }, et non { $value }.
limit-out-of-range = Indiquez un nombre entier de { $low } à { $high }, ou laissez le champ vide pour ne pas fixer de limite.
not-one-of = « { $word } » n'est pas possible ici. Valeurs possibles : { $list }.
most-characters = Utilisez { $most } caractères au maximum.
characters-from-to = Utilisez de { $low } à { $high } caractères.
contains-nul = Le texte contient un caractère NUL, qui ne peut pas être enregistré. Supprimez-le et réessayez.
text-too-large = Le texte fait { $n } octets. Le maximum est de { $most } octets. Raccourcissez le texte.
too-many-entries = La liste contient { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}. Le maximum est de { $most }.
not-a-country = « { $code } » n'est pas un code de pays. Utilisez deux lettres, par exemple FR.
countries-not-understood = « { $words } » n'est pas connu comme pays. Écrivez des noms de pays dans votre langue ou en anglais, ou des codes à deux lettres tels que FR.
languages-not-understood = « { $words } » n'est pas une langue connue ici. Écrivez le nom d'une langue, par exemple allemand, ou son code, par exemple de.
# Arguments: $words, $names
languages-not-understood-near = « { $words } » n'est pas une langue connue ici. Vouliez-vous dire { $names } ?
not-a-language = « { $tag } » n'est pas un code de langue. Utilisez un code tel que fr, pt-BR ou zh-Hant.
of-item = Élément { $n } : { $reason }
of-line = Ligne { $line } : { $reason }
of-file = { $file } : { $reason }
