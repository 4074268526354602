### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = Personnes
admin-people-lead = Toutes les personnes qui ont un compte sur ce serveur, les plus récentes d'abord.
admin-administrator = administration
admin-suspended = accès suspendu
admin-erased = effacé
admin-grant-rights = Donner les droits d'administration
admin-grant-means = { $name } pourra voir et modifier toutes les études, tous les comptes et les réglages du serveur.
admin-remove-rights = Retirer les droits d'administration
admin-suspend = Suspendre
admin-suspend-means = La session de { $name } sera fermée immédiatement. Cette personne ne pourra plus se connecter ni utiliser ses jetons d'accès jusqu'à ce que vous rétablissiez l'accès.
admin-restore = Rétablir l'accès
admin-erase = Effacer
admin-older-accounts = Comptes plus anciens

## The server's audit log

admin-audit-log = Journal d'audit
admin-audit-log-lead = Comptes, droits et jetons de ce serveur. Chaque étude a son propre journal d'audit.
admin-no-entries = Il n'y a pas encore d'entrées.
admin-entries = Entrées du journal d'audit
admin-actor = Acteur
admin-action = Action
admin-object = Objet
admin-operator-or-rule = opérateur ou règle automatique
admin-person-hint = Le nom exact ou l'adresse e-mail
admin-older-entries = Entrées plus anciennes

## Erasing a person

admin-erase-person = Effacer une personne
admin-all-people = Toutes les personnes
admin-cannot-undo = Cette action est irréversible
admin-erase-account = Le compte et tout ce qui identifie la personne sont effacés de la base de données. Les sauvegardes conservent ces données jusqu'à leur suppression.
admin-cannot-erase = Cette personne ne peut pas être effacée
admin-not-yet-paid = Pas encore payé
admin-still-owed = Cette personne n'a pas encore reçu { $amounts }. Payez d'abord : après l'effacement, le serveur ne sait plus qui payer.
admin-what-is-erased = Ce qui est effacé
admin-what-is-kept = Ce qui est conservé
admin-kept-lead = Ces données sont conservées sous le pseudonyme, sans nom ni adresse électronique.
admin-data = Données
admin-if-kept = Si les réponses sont conservées
admin-if-removed = Si les réponses sont retirées
admin-only-log-entries = Seuls l'identifiant du compte et les entrées du journal d'audit sont conservés.
admin-log-entries = Entrées du journal d'audit, sans noms ni adresses
admin-count-of = { $kind } : { $n }
admin-pseudonym-in = { $pseudonym } dans { $study }
admin-confirm = Confirmation
admin-answers = Réponses
admin-keep-answers = Conserver les réponses
admin-keep-answers-hint = Elles restent dans les résultats sous le pseudonyme.
admin-remove-answers = Retirer les réponses
admin-remove-answers-hint = Elles sont retirées de tous les résultats et exports, et les textes écrits par la personne sont supprimés.
admin-type-to-confirm = Saisissez l'adresse électronique ou le pseudonyme de la personne
admin-erase-this-person = Effacer cette personne

## Receipts of erasures

admin-erasures = Effacements
admin-erasures-lead = Attestations d'effacement de données personnelles, sans noms.
admin-no-erasures = Aucune personne n'a encore été effacée.
admin-older-erasures = Effacements plus anciens
admin-receipt-title = Attestation d'effacement
admin-receipt-lead = L'attestation ne contient aucun nom. Conservez-la comme preuve de ce qui a été effacé, et quand.
admin-receipt = Attestation
admin-account = Compte
admin-cause = Déclencheur
admin-cause-administrator = une personne de l'administration ({ $id })
admin-cause-retention = la durée de conservation d'une étude
admin-cause-operator = la ligne de commande
admin-receipt-erased = Effacé
admin-receipt-kept = Conservé sous le pseudonyme
admin-answers-kept = conservées
admin-answers-removed = retirées

## The user's own account

## Requests for erasure

admin-asked-erasure = effacement demandé
admin-erasure-requests = Demandes d'effacement
admin-requested = Demande
