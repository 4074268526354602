### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Utilisez de 1 à { $most } caractères : les signes - _ . : @ + ~ ainsi que des lettres (a à z) et des chiffres.
entrance-parameter = Saisissez le nom du paramètre qui identifie le participant : lettres (a à z), chiffres, traits d'union, tirets bas ou points, { $most } caractères au maximum.
entrance-parameters-differ = Donnez un nom différent à chaque paramètre. Cette page utilise déjà les noms « language » et « back ».
entrance-address = Saisissez une adresse qui commence par https:// et compte { $most } caractères au maximum. Elle peut contenir { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } et { "{" }study{ "}" }.
entrance-code = Un code de fin contient des lettres (a à z), des chiffres, des traits d'union ou des tirets bas, { $most } au maximum.
entrance-needs-provider = Ce lien ne fonctionne que depuis la page du service de recrutement. Ouvrez l'étude là-bas.
entrance-of-other-study = Ce lien appartient à une autre étude du service de recrutement. Ouvrez de nouveau l'étude là-bas.
signed-link-is-forged = Ce lien n'a pas été créé par le service de recrutement. Ouvrez l'étude là-bas.
signed-link-has-expired = Ce lien est trop ancien. Ouvrez de nouveau l'étude sur la page du service de recrutement.
signed-link-is-not-valid-yet = Les horloges de ce serveur et du service de recrutement n'indiquent pas la même heure ; ce lien ne peut donc pas être vérifié. Réessayez dans quelques minutes.
signed-link-is-of-somebody-else = Ce lien a été créé pour une autre personne ou une autre étude. Ouvrez de nouveau l'étude sur la page du service de recrutement.
signed-link-cannot-be-checked = Le service de recrutement est injoignable ; ce lien ne peut donc pas être vérifié. Réessayez dans une minute.
signed-link-was-used = Ce lien a déjà été utilisé. Ouvrez de nouveau l'étude sur la page du service de recrutement.
entrance-is-full = Cette étude n'a plus de places ou de tâches pour le moment.
entrance-is-over = Votre place dans cette étude n'est plus disponible.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = Ce lien est incomplet ou n'est plus valable. Ouvrez de nouveau le lien de votre invitation.
invitees-missing = Saisissez au moins une personne, une par ligne.
# Arguments: $n, $most
invitees-too-many = Une liste compte { $most } personnes au maximum. Avec celles-ci, elle en compterait { $n }.
# Arguments: $line, $given
invitee-address = Ligne { $line } : « { $given } » n'est pas une adresse électronique.
# Arguments: $line, $most
invitee-name-length = Ligne { $line } : un nom ou identifiant compte { $most } caractères au maximum.
# Argument: the number of a line
invitee-two-addresses = Ligne { $line } : il y a deux adresses électroniques. Saisissez une seule personne par ligne.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Ligne { $line } : « { $first } » et « { $second } » sont tous deux lus comme un nom ou identifiant. Gardez-en un seul, ou indiquez la langue par l'un de ces codes : { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Ligne { $line } : « { $given } » figure aussi à la ligne { $earlier }.
# Arguments: $line, $given
invitee-listed = Ligne { $line } : « { $given } » est déjà sur la liste, avec un autre nom ou une autre adresse.
# Arguments: $line, $given, $label
invitee-elsewhere = Ligne { $line } : « { $given } » est sur la liste d'un autre lien d'accès, « { $label } ».
invitee-has-come = Cette personne a déjà commencé et reste sur la liste.
invitees-not-live = Vous pouvez envoyer des invitations quand l'étude est en cours et que ce lien est ouvert.
sends-no-mail = Ce serveur n'envoie pas de messages électroniques. Téléchargez les liens et envoyez-les vous-même.
return-code-unknown = Nous ne connaissons pas ce code de reprise. Vérifiez chaque caractère, ou commencez une nouvelle participation.
not-finished-yet = Vous n'avez pas encore terminé cette étude. Votre page montre l'étape suivante.
taking-part-has-ended = Votre participation à cette étude a pris fin.
needs-account = Une personne qui participe sans compte ne peut pas avoir d'autre rôle. Créez d'abord un compte.
# A file with the results of a batch of Mechanical Turk
results-too-large = Le fichier dépasse { $most } Mio. Téléchargez les résultats d'un plus petit nombre de HIT à la fois.
# The reason is in English
results-unusable = Ce fichier ne peut pas être lu comme des résultats de Mechanical Turk. { $why }
