### The audit log of a study: who did what, with the state before and after.

audit-title = Journal d'audit
audit-lead = Toutes les modifications de cette étude : qui a modifié quoi, avec l'état avant et après.
audit-empty = Il n'y a pas encore d'entrées.
audit-earlier = Entrées plus anciennes

## The table of entries

audit-actor = Qui
audit-action = Action
audit-object = Objet
audit-change = Modification
audit-details = Détails
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field } : { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field } : { $value }
audit-show = Afficher les entrées
audit-no-match = Aucune entrée ne correspond à ce filtre.
audit-day = Jour (UTC)
audit-worker-hint = Le numéro d'un participant, par exemple W017
audit-object-study = cette étude
audit-nothing = rien
audit-rule = Règle automatique
# In the column of the object: a person, who is not named
audit-object-person = personne
# In the column of the object
audit-object-link = lien d'invitation
audit-repeated = { $n ->
    [one] { $action } ({ $n } fois)
   *[other] { $action } ({ $n } fois)
}

## The actions: what happened

audit-approve-assignment = Envoi approuvé
audit-reject-assignment = Envoi refusé
audit-submit-assignment = HIT envoyé
audit-give-back-assignment = HIT abandonné
audit-expire-assignment = HIT expiré
audit-raise-assignment = Message d'un participant
audit-reply-assignment = Réponse à un message
audit-close-thread = Conversation close
audit-open-thread = Conversation rouverte
audit-pay-out-payment = Versement fait
audit-confirm-payment = Versement confirmé comme payé
audit-retry-payment = Paiements refusés envoyés de nouveau
# Money that did not arrive
audit-return-payment = Paiement retourné
audit-return-payment-to-one = Paiement retourné (un seul participant)
audit-download-payment = Fichier d'un versement téléchargé
audit-edit-payer = Compte à débiter modifié
# The bank or PayPal details of the person themselves
audit-edit-payee = Coordonnées bancaires ou PayPal personnelles modifiées
audit-remove-payee = Coordonnées bancaires ou PayPal personnelles supprimées
audit-compute-bonuses = Primes calculées
audit-approve-bonuses = Primes approuvées
audit-change-bonus = Prime modifiée
audit-give-bonus = Prime accordée
audit-invite-role = Lien d'invitation créé
audit-withdraw-join-link = Lien d'invitation révoqué
audit-join-worker = Arrivée d'un participant
audit-join-researcher = Arrivée d'un chercheur
audit-join-reviewer = Arrivée d'un relecteur
audit-join-manager = Arrivée d'un responsable
audit-add-member = Membre de l'équipe ajouté
audit-remove-member = Membre de l'équipe retiré
audit-add-group-role = Rôle donné à un groupe
audit-remove-group-role = Rôle retiré à un groupe
audit-consent-worker = Consentement donné
audit-withdraw-worker = Départ d'un participant
audit-leave-out-worker = Participant exclu des statistiques
audit-look-worker = Travail d'un participant marqué comme examiné
audit-look-again-worker = Travail d'un participant à examiner de nouveau
audit-take-in-worker = Participant réintégré aux statistiques
audit-erase-worker = Données personnelles effacées
audit-qualify-worker = Décision de qualification prise
audit-take-back-worker = Décision de relecture en langue maternelle annulée
audit-refuse-gate = Tentative de qualification refusée
audit-refuse-task = HIT refusé à un participant
audit-set-gate = Règle de qualification définie
audit-remove-gate = Règle de qualification supprimée
audit-add-known-task = Items gold ajoutés
audit-retire-known-task = Item gold retiré
audit-add-task = Tâche ajoutée
audit-copy-task = Tâche copiée
audit-edit-task = Tâche modifiée
audit-publish-task = Tâche publiée
audit-redraft-task = Nouveau brouillon d'une tâche créé
audit-add-entrance = Lien d'accès créé
audit-edit-entrance = Lien d'accès modifié
audit-download-entrance = Liste des participants d'un lien d'accès téléchargée
audit-read-results-entrance = Résultats de Mechanical Turk comparés
audit-add-invitees = Personnes ajoutées à un lien d'accès
audit-remove-invitee = Personne retirée d'un lien d'accès
audit-mail-invitees = Invitations ou rappels envoyés
audit-erase-invitees = Données des personnes invitées effacées
audit-download-invitees = Liens personnels téléchargés
audit-connect-prolific = Étude reliée à Prolific
audit-disconnect-prolific = Lien de l'étude avec Prolific supprimé
audit-approve-prolific = Soumission approuvée chez Prolific
audit-reject-prolific = Soumission refusée chez Prolific
audit-ask-return-prolific = Retrait d'une soumission demandé chez Prolific
audit-create-posting = Étude créée chez Prolific
audit-publish-posting = Étude publiée chez Prolific
audit-pause-posting = Étude mise en pause chez Prolific
audit-start-posting = Étude reprise chez Prolific
audit-stop-posting = Étude terminée chez Prolific
audit-delete-posting = Brouillon supprimé chez Prolific
audit-extend-posting = Places ajoutées chez Prolific
audit-create-group = Groupe de participants créé chez Prolific
audit-turn-on-group = Mise à jour d'un groupe de participants reprise
audit-turn-off-group = Mise à jour d'un groupe de participants arrêtée
audit-add-picture = Image envoyée
audit-remove-picture = Image supprimée
audit-make-batch = Lot créé
audit-stop-batch = Lot arrêté
audit-open-batch = Lot rouvert
audit-grade-answer = Réécriture pilote relue
audit-adjudicate-item = Item arbitré
audit-decide-output = Réécriture post-traitée
audit-know-word = Mot ajouté aux mots connus
audit-run-system = Système intégré exécuté
audit-import-sources = Sources importées
audit-import-outputs = Sorties importées
audit-create-study = Étude créée
audit-import-study = Étude importée
audit-edit-study = Réglages de l'étude modifiés
audit-move-study = État de l'étude modifié
audit-export-study = Données exportées
audit-score-job = Scores manquants demandés
audit-retry-job = Traitement relancé
audit-cancel-job = Traitement annulé
audit-train-training = Entraînement lancé
audit-name-model-training = Modèle entraîné ajouté aux réglages
audit-question-country = Pays remis en question avant l'envoi
audit-edit-source = Source modifiée
audit-edit-output = Sortie modifiée
audit-withdraw-source = Source retirée
audit-withdraw-output = Sortie retirée
audit-restore-source = Source rétablie
audit-restore-output = Sortie rétablie
