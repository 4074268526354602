### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = Nouvelle étude
new-study-lead = Vous recevez les rôles « Chercheur » et « Responsable » dans l'étude. Les participants ne peuvent pas commencer avant que vous ne la lanciez.
new-study-title-hint = L'équipe et les participants voient ce titre.
new-study-languages-how = Noms ou codes séparés par des virgules, par exemple allemand, it, pt-BR. Vous pourrez ajouter des langues plus tard.
new-study-create = Créer l'étude

## Settings of a study

settings-title = Réglages
settings-lead = Réglages qui s'appliquent à toute l'étude.
settings-general = Général
settings-languages-how = Noms ou codes séparés par des virgules. Une langue avec des textes ou des participants ne peut pas être retirée.
settings-currency-hint = Trois lettres, par exemple EUR, USD ou BRL. Elle ne peut plus changer une fois que des participants ont gagné de l'argent.
settings-approve-after = Heures avant l'approbation automatique d'un envoi
settings-approve-after-hint = Indiquez 0 pour n'approuver les envois qu'à la main.
settings-target-rate = Rémunération horaire visée ({ $currency })
settings-target-rate-hint = Cet objectif est affiché à côté des rémunérations horaires réelles des participants.
# Arguments: $currency
settings-budget = Budget ({ $currency })
settings-budget-hint = Quand les rémunérations et les primes l'atteignent ensemble, les participants ne reçoivent plus de nouveaux HIT. Les frais des services ne sont pas compris. Laissez vide pour ne pas fixer de limite.
settings-payee = Coordonnées bancaires ou PayPal
settings-payee-hint = Les responsables ne les voient que dans les fichiers qui leur servent à payer. Le formulaire de consentement devrait l'indiquer.
settings-payee-no = Elles ne sont pas demandées aux participants
settings-payee-yes = Les participants les indiquent sur la page de leur rémunération
settings-typing = Frappe et collage
settings-typing-hint = Pour les textes que les participants écrivent : le nombre de lettres tapées et collées, et la régularité des pauses. Le formulaire de consentement l'indique alors. Seuls les participants qui acceptent ce formulaire sont concernés.
settings-typing-no = Non comptés
settings-typing-yes = Comptés
settings-compare = Appareils et réseaux
settings-compare-hint = Trouve les participants qui utilisent le même appareil ou le même réseau. Seuls des codes calculés à partir de ceux-ci sont enregistrés. Le formulaire de consentement l'indique alors. Seuls sont comparés les participants qui acceptent ce formulaire.
settings-compare-no = Non comparés
settings-compare-yes = Comparés
settings-contact = Contact pour les participants
settings-contact-hint = Une adresse électronique ou l'adresse d'une page web.
settings-withdrawal = Réponses des participants qui quittent l'étude
settings-withdrawal-hint = Le formulaire de consentement l'indique automatiquement, dans la langue du participant.
settings-withdrawal-keep = Les réponses sont conservées
settings-withdrawal-choose = Les participants choisissent si leurs réponses sont conservées ou retirées
settings-withdrawal-until-closing = Les participants peuvent choisir jusqu'à la clôture de l'étude
settings-retention = Jours entre la clôture et l'effacement des données personnelles des participants
settings-retention-hint = Indiquez 0 pour conserver les données. Réponses et paiements sont conservés sous le pseudonyme.
settings-save = Enregistrer les réglages
settings-saved = Les réglages sont enregistrés.

## The state of the study has changed

settings-study-is-draft = L'étude est maintenant un brouillon.
settings-study-is-live = L'étude est maintenant en cours.
settings-study-is-closed = L'étude est maintenant clôturée.

## Settings of one language of the study

settings-by-language = Réglages par langue
settings-consent = Formulaire de consentement ({ $language })
settings-consent-hint = Markdown accepté. Les participants le voient en premier et doivent l'accepter pour commencer.
settings-built-in-consent = Lire le formulaire par défaut, que les participants voient tant que ce champ est vide
settings-public-title = Titre pour les participants ({ $language })
settings-public-title-hint = Si ce champ est vide, les participants lisent « { $title } ».
settings-public-description = Description pour les participants ({ $language })
settings-public-description-hint = Deux ou trois phrases, affichées sur la page du lien d'invitation.
settings-save-public-texts = Enregistrer les textes pour les participants
settings-public-texts-saved = Les textes pour les participants sont enregistrés ({ $language }).
settings-abbreviations = Abréviations pour RULE-BASED ({ $language })
settings-abbreviations-hint = Une par ligne : abréviation, tabulation ou =, forme développée. Une liste vide rétablit la liste intégrée.
settings-save-abbreviations = Enregistrer les abréviations
settings-abbreviations-saved = Les abréviations sont enregistrées ({ $language }).

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Le style, le naturel, la log-probabilité, la Word Mover's Distance et l'orthographe ({ $language }) demandent des modèles. Placez leurs fichiers dans le dossier des modèles de ce serveur (réglage « models »). Vous pouvez ensuite les choisir ici.
settings-no-model-files = Le style, le naturel, la log-probabilité, la Word Mover's Distance et l'orthographe ({ $language }) demandent des modèles. L'administration de ce serveur place leurs fichiers dans le dossier des modèles du serveur (réglage « models »). Vous pouvez ensuite les choisir ici.
settings-model-in-language = { $model } ({ $language })
settings-model-style = Modèle de style
settings-model-style-hint = Entraîné avec concord style train : textes du style visé contre autres textes. Calcule aussi les scores de style des réécritures.
settings-model-naturalness = Modèle de naturel
settings-model-naturalness-hint = Entraîné avec concord style train : textes humains contre sorties de systèmes.
settings-model-same-files = Cette liste montre les modèles de style et de naturel : leurs fichiers se ressemblent.
settings-model-language = Modèle de langue
settings-model-language-hint = Entraîné avec concord lm train ou un autre outil : un fichier ARPA.
settings-model-vectors = Vecteurs de mots
settings-model-vectors-hint = GloVe, word2vec ou fastText. Les distances de textes masqués demandent aussi un modèle de style fondé sur les mots.
settings-model-dictionary = Dictionnaire orthographique
settings-model-dictionary-hint = Hunspell : choisissez le fichier .dic ; son fichier .aff doit être dans le même dossier. Propose des corrections de réécritures.
settings-model-encoder = Encodeur
settings-model-encoder-hint = Un dossier avec un modèle de la famille BERT, tel que le publient les plateformes de modèles.
settings-model-neural-style = Modèle de style neuronal
settings-model-neural-style-hint = Un dossier créé par concord train textcnn.
settings-model-neural-language = Modèle de langue neuronal
settings-model-neural-language-hint = Un dossier créé par concord train lm (scores par mot) ou un modèle de la famille GPT-2 d'une plateforme de modèles (scores par token).
settings-model-rating = Modèle de notation
settings-model-rating-hint = Un dossier créé par concord train regression, entraîné sur des notes humaines.
settings-model-is-neural = Demande un processus de traitement (concord work) compilé avec les modèles neuronaux.
settings-model-metrics = Métriques : { $titles }.
settings-save-models = Enregistrer les modèles
settings-models-saved = Les modèles sont enregistrés ({ $language }). Un traitement va calculer les scores des textes avec eux.

## Team

team-title = Équipe et invitations
team-lead = Les chercheurs, les relecteurs et les responsables forment l'équipe. Les participants arrivent par un lien d'invitation.
team-members = Membres de l'équipe
team-member-since = Membre depuis
team-email-hint = La personne doit déjà avoir un compte sur ce serveur.
team-add-member = Ajouter un membre
team-remove-role = Retirer le rôle
team-role-researcher = Chercheur
team-role-reviewer = Relecteur
team-role-manager = Responsable
team-role-worker = Participant

## Invitation links

team-links = Liens d'invitation
team-links-lead = Toute personne qui a un lien d'invitation reçoit son rôle. Un lien n'est affiché qu'une fois. Si vous le perdez, révoquez-le et créez-en un nouveau.
team-no-links = Il n'y a pas encore de liens d'invitation. Créez-en un ci-dessous et envoyez-le aux personnes que vous voulez inviter.
team-worker-language = Langue des participants
team-worker-chooses = Choisie par le participant
team-days = Durée de validité (jours)
team-days-hint = Laissez vide pour un lien qui n'expire pas.
team-uses = Nombre maximal d'utilisations
team-uses-hint = Laissez vide pour ne pas fixer de limite.
team-address-limit = Comptes par adresse réseau
team-address-limit-hint = Laissez vide pour ne pas fixer de limite. Une classe ou un bureau peut partager une adresse.
team-create-link = Créer un lien d'invitation
team-revoke-link = Révoquer le lien
team-language-open = langue choisie par le participant
team-uses-left = { $n ->
    [one] { $n } utilisation restante
   *[other] { $n } utilisations restantes
}
team-accounts-per-address = { $n ->
    [one] { $n } compte par adresse réseau
   *[other] { $n } comptes par adresse réseau
}
team-link-created = Créé le :
team-link-expires = Valable jusqu'au :
team-new-link = Votre nouveau lien d'invitation
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Réponses des envois refusés
rejected-answers-counted = comptent dans les statistiques : le refus ne concerne que le paiement
rejected-answers-left-out = ne comptent pas dans les statistiques
rejected-answers-hint = Décidez avant de voir les résultats, car exclure des réponses peut les changer. Les réécritures restent jusqu'à leur suppression.
