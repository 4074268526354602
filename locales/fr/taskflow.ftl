### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = Autres liens d'accès
spread-hint = Indiquez des places ici si Prolific doit répartir les participants entre plusieurs liens (Taskflow). Tous les espaces de travail ne le permettent pas.
spread-same = Tous les liens ont la même rémunération et les mêmes codes de fin.
spread-languages = Prolific ne tient pas compte des langues pour choisir le lien : une personne peut recevoir un lien dans une langue qu'elle ne parle pas. Une étude par langue évite cela.
# $label is the name of an entry link
spread-places-by = Places par le lien « { $label } »
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Places par le lien « { $label } » ({ $language })
spread-own-hint = Nombre de participants qui arrivent par ce lien.
spread-only-language = Uniquement les personnes dont la langue maternelle est celle d'un des liens
spread-links = Liens d'accès
spread-lead = Prolific répartit les participants entre ces liens.
# Column head: the name of an entry link
spread-link = Lien d'accès
# Column head: how many participants Prolific has sent to the link
spread-allocated = Envoyés par Prolific
# $links is a list of names of entry links
spread-not = Prolific envoie tous les participants de cette étude vers une seule adresse. Ces liens d'accès indiquent l'étude : { $links }
# $links is a list of names of entry links
spread-gone = Ces liens d'accès indiquent aussi cette étude ; elle en sera également retirée : { $links }
spread-extend-hint = Ces nombres ne peuvent qu'augmenter. Prolific réserve le coût des nouvelles places sur votre solde.
