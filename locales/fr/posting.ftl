### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Recruter sur Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = Une étude chez Prolific qui dirige les participants vers le lien d'accès « { $label } ».
posting-unconnected = Cette étude n'est pas encore reliée à un compte Prolific.
posting-name = Nom
posting-name-hint = Les participants le voient dans la liste des études de Prolific.
posting-description = Description
posting-description-hint = Ce que font les participants. Ils la lisent avant de se décider.
posting-places = Places
posting-minutes = Minutes
posting-minutes-hint = Le temps nécessaire à un participant. Prolific l'affiche avec la rémunération horaire.
# $currency is a code such as GBP
posting-reward = Rémunération ({ $currency })
posting-reward-hint = Ce que reçoit chaque participant. Prolific demande au moins 6 GBP ou 8 USD par heure.
# $workspace and $study are codes such as GBP
posting-other-currency = L'espace de travail chez Prolific paie en { $workspace }, et cette étude compte en { $study }. Les versements par Prolific exigent la même devise : modifiez-la dans les paramètres de cette étude.
posting-devices = Appareils
posting-desktop = Ordinateur
posting-tablet = Tablette
posting-mobile = Téléphone
posting-people = Qui peut participer
# $countries is a list of countries
posting-only-countries = Pays de résidence : uniquement { $countries }
# $language is the name of a language
posting-only-language = Langue maternelle : uniquement { $language }
posting-filters-hint = Vous pouvez définir d'autres filtres chez Prolific avant de publier.
posting-approve = Approuver aussitôt les participants qui terminent
posting-approve-hint = Sinon, vous décidez de chaque soumission. Après 21 jours, Prolific approuve celles pour lesquelles vous n'avez rien décidé.
# $currency is a code such as GBP
posting-screening = Rémunération de la présélection ({ $currency })
posting-screening-hint = Pour les personnes qui échouent à la qualification, dans la limite du nombre de places ; ensuite, Prolific met l'étude en pause. Laissez vide pour leur demander de retirer leur soumission. Certains espaces de travail ne peuvent pas rémunérer la présélection.
posting-project = Projet
posting-project-hint = Le projet de votre espace de travail chez Prolific auquel appartient l'étude.
# $address is the address of an entry link
posting-link = Les participants sont dirigés vers { $address }
posting-create = Créer un brouillon chez Prolific
posting-create-hint = Un brouillon ne coûte rien et les participants ne le voient pas. Chaque façon de terminer reçoit un code de fin ; toutes les personnes qui vont au bout de l'étude reçoivent le même.
posting-created = Le brouillon est créé chez Prolific. Vérifiez-le, puis publiez-le.
posting-draft = Brouillon
posting-scheduled = Programmée
posting-publishing = Publication en cours
posting-active = Recrutement en cours
posting-paused = En pause
posting-awaiting-review = Terminée, soumissions en attente d'une décision
posting-completed = Terminée
posting-hourly = Rémunération horaire
# $floor is an amount of money
posting-below-floor = Prolific demande au moins { $floor } par heure. Supprimez le brouillon et recréez-le avec une rémunération plus élevée ou une durée plus courte.
posting-cost = Coût
posting-rewards = Rémunérations
posting-fees = Frais de Prolific
posting-tax = Taxe sur les frais
posting-total = Total
# $available and $total are amounts of money
posting-too-little = Le solde de { $available } ne suffit pas pour cette étude, qui coûte { $total }. Approvisionnez d'abord votre compte chez Prolific.
posting-open = Voir chez Prolific
posting-pending = L'opération est en cours chez Prolific. Rechargez cette page dans une minute.
posting-publish = Publier
# $total is an amount of money
posting-publish-means = Les participants peuvent arriver aussitôt. Prolific réserve { $total } sur votre solde.
posting-publish-means-unknown = Les participants peuvent arriver aussitôt. Prolific réserve le coût sur votre solde.
posting-pause = Mettre en pause
posting-pause-means = Plus aucun nouveau participant ne peut commencer. Les personnes qui ont commencé peuvent terminer.
posting-start = Reprendre
posting-start-means = De nouveaux participants peuvent de nouveau commencer.
posting-stop = Terminer
posting-stop-means = Plus aucun nouveau participant ne peut commencer. Les personnes qui ont commencé peuvent terminer. Si vous ajoutez des places plus tard, le recrutement reprend.
posting-delete = Supprimer le brouillon
posting-delete-means = Le brouillon est supprimé chez Prolific. Le lien d'accès est conservé.
# $study is an ID
posting-gone = L'étude { $study } n'existe plus chez Prolific, ou ce compte n'y a pas accès.
posting-forget = La retirer du lien d'accès
posting-extend = Ajouter des places
posting-extend-label = Nombre total de places
# $places is a number
posting-extend-hint = Actuellement : { $places }. Ce nombre ne peut qu'augmenter. Prolific réserve le coût des nouvelles places sur votre solde.
posting-published = L'étude est publiée chez Prolific.
posting-is-paused = L'étude est en pause chez Prolific.
posting-resumed = L'étude a repris chez Prolific.
posting-ended = L'étude est terminée chez Prolific.
posting-deleted = Le brouillon est supprimé chez Prolific.
posting-extended = Les places sont ajoutées chez Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = Vous n'avez pas accepté le formulaire de consentement.
posting-return-screened-out = Vous ne remplissez pas les conditions de cette étude.
posting-return-timed-out = Votre inactivité a duré trop longtemps, et votre place a été donnée à quelqu'un d'autre.
posting-return-full = Il ne restait plus de place ou de tâche pour vous.
