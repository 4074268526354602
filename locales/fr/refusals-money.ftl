### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = Cette étude n'a pas de budget pour d'autres tâches en ce moment. Ce que vous avez envoyé compte toujours pour votre rémunération.
# Arguments: $amount, $left
beyond-budget = { $amount } dépassent les { $left } qui restent du budget de cette étude. Augmentez le budget dans les réglages, ou accordez moins.
bonuses-are-old = Ces primes ne sont plus à jour : quelqu'un a gagné quelque chose depuis, ou une autre personne a calculé de nouvelles primes. Calculez-les de nouveau.
bonuses-are-approved = Ces primes sont déjà approuvées. Rien n'a été approuvé deux fois.
bonuses-were-changed = Quelqu'un a modifié une prime depuis que vous avez ouvert cette page. Revoyez la liste avant de l'approuver.
bonus-id-is-used = Cette page a déjà servi à accorder une autre prime. Rouvrez-la pour en accorder une de plus.
no-bonus-to-approve = Aucun participant de cette liste ne reçoit de prime.
# Arguments: $worker
no-such-worker = Il n'y a pas de participant { $worker } ici. Indiquez le pseudonyme, par exemple W017.
give-holder = Veuillez indiquer le nom du titulaire du compte.
holder-in-latin = Veuillez écrire le nom du titulaire en lettres latines, comme sur votre carte bancaire.
give-account-or-paypal = Veuillez indiquer un IBAN ou une adresse PayPal.
give-payer = Veuillez d'abord indiquer le compte à débiter : sur la page du versement, sous « Fichiers ».
iban-format = Ceci n'est pas un IBAN. Un IBAN commence par deux lettres et deux chiffres, par exemple DE89 3704 0044 0532 0130 00.
iban-check-digits = Un chiffre de cet IBAN est faux. Veuillez comparer l'IBAN avec votre carte bancaire ou votre relevé de compte.
# Arguments: $country
iban-country = Les numéros de compte de ce pays ({ $country }) ont une autre forme. Veuillez comparer l'IBAN avec votre carte bancaire ou votre relevé de compte.
# Arguments: $country
iban-not-sepa = Les comptes de ce pays ({ $country }) ne peuvent pas recevoir de virement SEPA. Veuillez utiliser une adresse PayPal.
not-a-bic = Un BIC a huit ou onze lettres et chiffres, par exemple COBADEFFXXX.
nobody-for-this-file = Ce fichier ne permet de payer personne dans ce versement : les participants n'ont pas donné les coordonnées nécessaires, ou tout est confirmé.
# Arguments: $reason
file-cannot-be-written = Le fichier ne peut pas être créé. { $reason }
