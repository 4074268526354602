### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = Menez des études d'annotation par crowdsourcing et d'évaluation humaine, du recrutement aux tableaux finaux.
home-invited = Vous avez reçu un lien d'invitation ? Ouvrez-le : il mène à votre étude.
home-for-workers = Participants
home-for-workers-text = Évaluez, comparez et réécrivez de courts textes sur un téléphone ou un ordinateur. Vous voyez la rémunération et la durée avant de commencer.
home-for-researchers = Chercheurs
home-for-researchers-text = Concevez des tâches, recrutez et payez des participants, mesurez l'accord avec des intervalles et exportez des tableaux pour un article.

## The list of studies

studies-lead = Toutes les études que vous concevez, relisez ou gérez.
studies-new = Nouvelle étude
# The same for an administrator of the server
studies-empty-administrator = Il n'y a pas encore d'étude. Créez la première.
studies-empty = Une étude apparaît ici quand l'administration l'a créée et vous y a donné un rôle.
studies-your-role = Votre rôle
studies-managers = Responsables
studies-administrator = administration
studies-no-batch = pas encore de HIT
studies-only-pilot = seulement la phase pilote pour l'instant
studies-progress = { $counted } sur { $target } ({ $percent } %)

## The overview of a study

overview-published-tasks = Tâches publiées
overview-submissions = Envois comptés
overview-of-target = sur { $target }
overview-checklist = Étapes de préparation
overview-checklist-lead = Vous pouvez lancer l'étude sans les étapes facultatives.
overview-open-page = Ouvrir { $page }
overview-progress = Avancement
overview-see-progress = Avancement de chaque tâche et de chaque langue
overview-n-counted = { $n ->
    [one] { $n } envoi compté
   *[other] { $n } envois comptés
}
# How many tasks are complete, each language counted
overview-n-complete = Tâches terminées (chaque langue compte séparément) : { $n }
overview-attention = À traiter
overview-nothing = Rien ne vous attend.
overview-n-submissions = { $n ->
    [one] { $n } envoi attend votre approbation.
   *[other] { $n } envois attendent votre approbation.
}
overview-n-held-payments = { $n ->
    [one] On ne sait pas si { $n } paiement a été émis : à vérifier.
   *[other] On ne sait pas si { $n } paiements ont été émis : à vérifier.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = { $n } % du budget sont engagés.
overview-n-messages = { $n ->
    [one] { $n } message d'un participant est sans réponse.
   *[other] { $n } messages de participants sont sans réponse.
}
overview-n-reviews = { $n ->
    [one] { $n } participant attend une relecture en langue maternelle.
   *[other] { $n } participants attendent une relecture en langue maternelle.
}
overview-n-locations = { $n ->
    [one] Le pays de { $n } participant est à vérifier.
   *[other] Les pays de { $n } participants sont à vérifier.
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } tâche publiée n'a pas encore de HIT. Créez un lot.
   *[other] { $n } tâches publiées n'ont pas encore de HIT. Créez un lot pour chacune.
}
overview-n-failed-jobs = { $n ->
    [one] { $n } traitement en arrière-plan a échoué.
   *[other] { $n } traitements en arrière-plan ont échoué.
}
overview-results = Résultats
overview-open-results = Ouvrir les résultats
overview-results-lead = Calculés sur tous les envois comptés. Chaque rapport a des intervalles, sa méthode et un téléchargement.
overview-state = État
overview-go-live = Lancer l'étude
overview-go-live-lead = Les participants qui ont un lien d'invitation peuvent commencer aussitôt. Au moins une tâche doit être publiée.
overview-close = Clôturer l'étude
overview-close-lead = Dans une étude clôturée, les participants ne reçoivent plus de HIT. Les HIT en cours peuvent encore être envoyés.
overview-reopen = Rouvrir l'étude
overview-reopen-lead = L'étude est clôturée. Si vous la rouvrez, les participants reçoivent les HIT auxquels il manque des envois.
overview-not-ready = L'étude ne peut pas encore être lancée. Il manque :
overview-live-without = Ces étapes ne sont pas terminées. Vous pouvez lancer l'étude sans elles.

## Erasure of personal data

overview-personal-data = Données personnelles des participants
overview-erased-after = { $days ->
    [one] Les données personnelles des participants sont effacées { $days } jour après la clôture de l'étude.
   *[other] Les données personnelles des participants sont effacées { $days } jours après la clôture de l'étude.
}
overview-all-erased = { $n ->
    [one] L'effacement était prévu le { $date } et est terminé pour le { $n } participant.
   *[other] L'effacement était prévu le { $date } et est terminé pour les { $n } participants.
}
overview-erasing = L'effacement commence le { $date }. Effacés jusqu'ici : { $erased } sur { $n } participants.
overview-n-owed = { $n ->
    [one] { $n } participant n'a pas été payé ou attend une décision. Ses données sont conservées jusqu'au règlement.
   *[other] { $n } participants n'ont pas été payés ou attendent une décision. Leurs données sont conservées jusqu'au règlement.
}

## Steps of the setup checklist

setup-consent = Rédiger le formulaire de consentement
setup-public-texts = Rédiger le titre et la description pour les participants
setup-sources = Importer des sources
setup-qualification = Définir les règles de qualification
setup-task = Ajouter une tâche et la publier
setup-batch = Créer un lot de HIT
setup-invite = Inviter des participants par un lien
setup-go-live = Lancer l'étude

## What follows if a study goes live without a step of the checklist

without-consent = Les participants voient le formulaire de consentement par défaut dans chaque langue sans texte de votre part.
without-public-texts = S'ils manquent, les participants voient le titre de l'étude elle-même et aucune description.
# Languages in which a text is missing
overview-missing-in = Manque en : { $languages }.
without-sources = Il n'y a aucun texte à traiter.
without-qualification = Toute personne ayant un lien d'invitation peut travailler.
without-task = Les participants n'ont aucune tâche à faire.
without-batch = Les participants peuvent passer les étapes de qualification, mais ne trouvent aucun HIT.
without-invitation = Personne ne peut rejoindre l'étude comme participant.
