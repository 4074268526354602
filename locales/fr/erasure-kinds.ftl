### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Brouillons
erasure-rejection-reasons = Motifs de refus
erasure-messages = Messages
erasure-conversations = Conversations
erasure-countries = Pays déclarés et détectés
erasure-decision-reasons = Motifs de décisions
erasure-provider-ids = Identifiants dans les services de recrutement et codes de reprise
erasure-reviewer-notes = Notes des relecteurs
erasure-typing = Décomptes de frappe et de collage
erasure-sightings = Codes d'appareils et de réseaux
erasure-looks = Notes sur le travail examiné
erasure-stored-results = Copies enregistrées de résultats calculés
erasure-log-details = Détails du journal d'audit

## Erased if the answers are removed

erasure-texts = Textes écrits par la personne
erasure-free-text = Réponses en texte libre
erasure-skip-reasons = Raisons de ne pas répondre à une question
erasure-scores = Scores des textes écrits par la personne
erasure-gold-comparisons = Comparaisons avec les réponses attendues des items gold
erasure-test-answers = Réponses au test de qualification

## Erased with the account

erasure-account = Nom, adresse électronique et mot de passe
erasure-sessions = Sessions
erasure-browsers = Navigateurs connus
erasure-codes = Codes de connexion
erasure-identities = Identités auprès du service de connexion
erasure-tokens = Jetons d'API
erasure-connections = Liens avec des services de recrutement
erasure-mail = Messages électroniques
erasure-invitations = Invitations
erasure-mail-links = Liens dans les messages électroniques
erasure-messages-to-workers = Messages aux participants
erasure-upload-pieces = Fragments de fichiers envoyés
erasure-uploads = Fichiers envoyés
erasure-roles = Rôles dans des études

## Kept under the pseudonym

erasure-submissions = Envois
erasure-answers = Réponses
erasure-answers-without-text = Réponses, sans leurs textes et exclues de tous les résultats
erasure-payments = Écritures de paiement
erasure-decisions = Décisions de qualification
erasure-bonus-reasons = Raisons des primes
erasure-payee = Coordonnées bancaires et PayPal
