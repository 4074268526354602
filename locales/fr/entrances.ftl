### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants

entrance-invited = Vous pouvez participer à cette étude.
entrance-tasks = { $hits ->
    [one] Vous ferez { $hits } tâche.
   *[other] Vous ferez { $hits } tâches.
}
entrance-start = Commencer
entrance-continue = Reprendre
entrance-welcome-back = Vous avez déjà commencé cette étude. Reprenez là où vous en étiez.
entrance-signs-out = Une session est ouverte au nom de { $name }. Si vous commencez ici, cette session se ferme dans ce navigateur.
entrance-come-back = Avez-vous déjà visité cette page ?
entrance-return-code = Code de reprise
entrance-return-code-hint = Le code a 16 caractères. Vous l'avez vu quand vous avez commencé.
entrance-return = Reprendre avec ce code
entrance-new-return-code = Notez votre code de reprise
entrance-return-code-label = Avec ce code, vous pouvez reprendre plus tard, même sur un autre appareil
entrance-return-code-advice = Notez-le ou copiez-le maintenant. Si vous le perdez, vous ne pourrez que recommencer depuis le début.
entrance-decline = Je n'accepte pas
entrance-decline-means = Vous quittez l'étude. Seuls sont enregistrés votre refus et, si vous venez d'un service de recrutement, l'identifiant qu'il vous donne.
entrance-progress = { $done } sur { $all } tâches faites
entrance-nothing-left = Il n'y a plus de tâches pour vous dans cette étude.
entrance-finish = Terminer l'étude

## How taking part ended

ending-finished = Vous avez terminé cette étude. Merci !
ending-no-consent = Vous ne participez pas à cette étude.
ending-screened-out = Vous ne remplissez pas une condition de cette étude. Vous ne pouvez donc pas continuer.
ending-failed-checks = Trop de réponses aux contrôles de qualité étaient fausses. Vous ne pouvez donc pas continuer.
ending-timed-out = Votre place était réservée pour un temps limité et n'est plus disponible.
ending-full = Cette étude n'a plus de places ou de tâches pour le moment.
ending-code = Code de fin
ending-enter-code = Saisissez ce code sur la page d'où vous venez.
ending-return = Continuer vers la dernière étape
ending-return-to = Retourner sur { $provider }
ending-close-page = Vous pouvez fermer cette page.

## To researchers

nav-entrances = Liens d'accès
entrances-lead = Avec ces liens, des personnes sans compte ici participent, depuis des services comme Prolific ou depuis n'importe où.
entrances-none = Il n'y a pas encore de liens d'accès.
entrances-add = Créer un lien d'accès
entrances-anonymous-lead = Toute personne qui a le lien peut participer, sans compte. Chaque participant reçoit un code pour reprendre plus tard.
entrances-provider = Service
entrances-provider-other = Autre service
entrances-anonymous = Anonyme
entrances-label = Nom
entrances-label-hint = Seule votre équipe le voit, par exemple « Prolific, français ».
entrances-places = Places
entrances-places-hint = Combien de personnes peuvent participer. Laissez vide pour ne pas fixer de limite.
entrances-submissions = HIT par participant
entrances-submissions-hint = Un participant a terminé après ce nombre de HIT. Laissez vide pour tous les HIT disponibles.
entrances-hold = Durée de réservation d'une place (minutes)
entrances-hold-hint = Après ce temps sans activité, la place est libre pour quelqu'un d'autre.
entrances-provider-study = Identifiant de l'étude dans le service
entrances-provider-study-hint = Seuls les liens de cette étude sont acceptés. Laissez vide pour accepter ceux de toutes les études.
entrances-signed = Accepter seulement les liens signés par Prolific
entrances-signed-hint = Personne ne peut alors participer avec un identifiant inventé. Prolific doit activer les liens sécurisés pour votre espace de travail ; sans eux, personne ne peut participer.
entrances-parameters = Paramètres du lien
entrances-parameters-lead = Les noms sous lesquels le service ajoute ses identifiants au lien.
entrances-parameter-person = Identifiant du participant
entrances-parameter-session = Identifiant de l'envoi
entrances-parameter-study = Identifiant de l'étude
entrances-address = Adresse de retour
entrances-address-hint = Où vont les participants à la fin. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } et { "{" }study{ "}" } sont remplacés par leurs valeurs.
entrances-codes = Codes de fin
entrances-codes-lead-anonymous = Les participants voient ce code à la fin.
entrances-codes-lead = Saisissez les mêmes codes dans le service. Pour chaque code, choisissez-y ce qu'il advient de l'envoi.
entrances-own-codes = Donner un code personnel à chaque participant qui termine
entrances-create = Créer le lien
entrances-save = Enregistrer les modifications
entrances-saved = Le lien d'accès est enregistré.
entrances-link = Lien
entrances-back = Retour au lien d'accès
entrances-link-lead-anonymous = Envoyez ce lien aux personnes que vous voulez inviter.
entrances-link-lead = Copiez ce lien tel quel dans le service.
entrances-taken = Places prises
entrances-taken-of = { $taken } sur { $places }
entrances-came = Arrivées
entrances-working = En cours
entrances-finished = Terminé
entrances-screened-out = Conditions non remplies
entrances-open = Ouvert
entrances-closed = Fermé aux nouveaux participants
entrances-close = Fermer aux nouveaux participants
entrances-close-hint = Les personnes qui ont commencé peuvent continuer.
entrances-settings = Réglages du lien
entrances-participants = Participants
entrances-arrived = Arrivée
entrances-nobody = Personne n'est encore arrivé par ce lien.
entrances-download = Télécharger les participants (CSV)
entrances-download-lead = Le fichier contient les identifiants du service et les codes. Chaque téléchargement est enregistré dans le journal d'audit.
entrances-active = Dernière activité
entrances-submitted = Envoyés
entrances-state = État
entrances-state-working = En cours
entrances-state-away = Place libérée
ending-name-finished = Terminé
ending-name-no-consent = Sans consentement ou abandon
ending-name-screened-out = Conditions non remplies
ending-name-failed-checks = Échec aux contrôles de qualité
ending-name-timed-out = Temps écoulé
ending-name-full = Plus de place ni de tâche
entrances-more = Plus de participants

## People whom researchers invite by a link of their own

entrances-panel = Personnes que vous invitez
entrances-panel-lead = Vous saisissez une liste de personnes. Chacune reçoit un lien personnel, envoyé par ce serveur ou par vous.
invitees-title = Personnes invitées
invitees-lead = Chaque personne a un lien personnel. Elle peut l'utiliser de nouveau pour reprendre sur n'importe quel appareil.
invitees-listed = Sur la liste
invitees-add = Ajouter des personnes
invitees-field = Personnes, une par ligne
invitees-hint = Pour chaque personne, une adresse électronique, un nom ou identifiant, ou les deux, ainsi que le code d'une langue de l'étude si vous la connaissez, séparés par des virgules (par exemple : ana@example.org, P17, it). Les autres participants ne voient ni les noms ni les identifiants.
invitees-add-button = Ajouter à la liste
invitees-added = { $n ->
    [0] Personne n'a été ajouté.
    [one] { $n } personne a été ajoutée.
   *[other] { $n } personnes ont été ajoutées.
}
invitees-known = { $n ->
    [one] { $n } personne était déjà sur la liste.
   *[other] { $n } personnes étaient déjà sur la liste.
}
# $n is how many people get an e-mail
invitees-invite = Envoyer les invitations ({ $n })
# $n is how many people get an e-mail
invitees-remind = Envoyer les rappels ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = Les rappels sont envoyés aux personnes qui ont été invitées il y a au moins un jour et n'ont pas terminé. Personne ne reçoit plus de { $most } invitations et rappels en tout.
invitees-left-out = { $n ->
    [one] { $n } personne ne reçoit pas de message pour l'instant, car toutes les places dans sa langue sont prises : { $languages }.
   *[other] { $n } personnes ne reçoivent pas de message pour l'instant, car toutes les places dans leur langue sont prises : { $languages }.
}
invitees-sent = { $n ->
    [0] Personne ne peut recevoir de message pour le moment.
    [one] { $n } message sera envoyé.
   *[other] { $n } messages seront envoyés.
}
invitees-download = Télécharger les liens (CSV)
invitees-download-lead = Quiconque possède un lien participe au nom de la personne pour laquelle il a été créé : ne l'envoyez donc qu'à cette personne. Chaque téléchargement est enregistré dans le journal d'audit.
invitees-none = Il n'y a encore personne sur la liste.
invitees-name = Nom ou identifiant
invitees-more = Autres personnes
invitees-new = Sans invitation
invitees-invited = Invitation envoyée
invitees-failed = Message non distribué
invitees-stopped = Ne souhaite pas de messages
invitees-remove = Retirer
# To those who do not see the table
invitees-remove-one = Retirer { $name }
invitees-removed = « { $name } » ne figure plus sur la liste.
