### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Ce groupe n'existe plus chez Prolific. Créez-le de nouveau.
prolific-refuses-group-members = Prolific refuse d'afficher ou de modifier ce groupe. Vérifiez si votre compte a le droit de modifier les groupes de cet espace de travail.
prolific-group-unreachable = Prolific n'a pas répondu au sujet de ce groupe. Concord réessaiera dans quelques minutes.
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific refuse ce groupe : { $reason }
prolific-may-have-group = Prolific n'a pas répondu : un groupe vide de ce nom y existe peut-être. Réessayez, et supprimez le groupe vide chez Prolific.
prolific-group-is-on = Quelqu'un d'autre vient de créer ce groupe. Rechargez la page, et supprimez le deuxième groupe, vide, chez Prolific.
# $most is a number
prolific-group-ids = Saisissez au maximum { $most } identifiants de groupe. Chacun se compose de 24 chiffres et lettres de a à f.
# $group is an ID
prolific-group-in-both = Vous avez choisi le groupe { $group } à la fois pour les personnes qui peuvent participer et pour celles qui ne le peuvent pas. Choisissez l'un des deux.
# $group is an ID
prolific-has-no-group = Prolific ne connaît pas le groupe { $group }, ou votre compte n'y a pas accès. Vérifiez l'identifiant.
prolific-groups-are-empty = Les groupes que vous avez choisis n'ont pas encore de membres : personne ne pourrait participer. Attendez qu'ils en aient, ou choisissez d'autres groupes.
# $language is the name of a language
entrance-language-is-full = Toutes les places pour { $language } sont prises.
# $places is a number
places-beyond-languages = Le lien d'accès n'a que { $places } places, toutes langues comprises. Ajoutez d'abord des places par langue dans ses paramètres.
places-per-language-need-choice = Seul un lien sur lequel les participants choisissent leur langue a des places par langue.
