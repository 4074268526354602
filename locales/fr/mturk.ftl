### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Ouvrez l'étude et participez-y, puis saisissez ici le code de fin que vous recevrez.
mturk-open-study = Ouvrir l'étude dans un nouvel onglet
mturk-go-on = Reprendre l'étude dans un nouvel onglet
mturk-preview = Ceci est un aperçu. Pour participer, acceptez le HIT.
mturk-back-here = Quand vous avez terminé, revenez sur cette page et appuyez sur le bouton.
mturk-have-finished = J'ai terminé
mturk-hand-in = Envoyer
mturk-hand-in-lead = Appuyez sur le bouton pour envoyer ce HIT à Mechanical Turk.
mturk-return-hit = Veuillez abandonner ce HIT sur Mechanical Turk.
mturk-other-hit = Vous avez déjà participé à cette étude avec un autre HIT. Veuillez abandonner celui-ci.
mturk-go-back = Retournez dans l'onglet de Mechanical Turk et envoyez-y le HIT.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Rémunération de votre travail dans « { $study } »

# The page of the entry link
mturk-lead = Les participants ouvrent l'étude depuis un HIT. Mechanical Turk paie la rémunération du HIT, et vous payez le reste sous forme de prime.
mturk-files = Créer les HIT
mturk-files-lead = Sur Mechanical Turk, créez un projet à partir du modèle « Other », remplacez sa mise en page par celle-ci et indiquez 9 « assignments » par HIT. Publiez ensuite un lot avec le fichier CSV.
mturk-layout = Mise en page du HIT
mturk-layout-file = Télécharger la mise en page (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Télécharger le lot (CSV, { $n } HIT)
   *[other] Télécharger le lot (CSV, { $n } HIT)
}
mturk-hits-means = Le lot contient un HIT par tranche de 9 places de ce lien, car Mechanical Turk prélève des frais plus élevés pour les HIT de 10 « assignments » ou plus. Une personne qui accepte un deuxième HIT est invitée à l'abandonner.
mturk-question-file = Télécharger la question (XML)
mturk-question-means = Pour créer des HIT par programme : une ExternalQuestion qui affiche une page de ce serveur dans l'iframe de Mechanical Turk.
mturk-question-needs-https = Pour créer des HIT par programme, donnez à ce serveur une adresse publique qui commence par https:// (réglage public_url).
mturk-results = Résultats d'un lot
mturk-results-lead = Téléchargez les résultats du lot depuis Mechanical Turk, puis choisissez le fichier ici. Concord le compare avec la liste des participants et y inscrit ce qu'il faut approuver. Rien de ce fichier n'est conservé.
mturk-results-file = Résultats (CSV)
# Arguments: $most
mturk-results-hint = { $most } Mio au maximum.
mturk-results-read = Comparer

# The page that compares the results
mturk-batch-title = Résultats du lot
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] Les données de Mechanical Turk et de cette étude concordent pour toutes les personnes du fichier.
    [one] { $n } ligne est à examiner.
   *[other] { $n } lignes sont à examiner.
}
mturk-batch-once = Cette page ne s'affiche qu'une fois. Téléchargez les fichiers avant de la quitter.
mturk-decisions = Décisions
# Arguments: $approved, $rejected
mturk-decisions-lead = Le fichier contient toutes les colonnes des résultats. Envois approuvés : { $approved }. Envois refusés : { $rejected }. Pour les autres lignes, la décision vous revient. Envoyez le fichier à Mechanical Turk sans l'ouvrir auparavant dans un tableur.
mturk-decisions-file = Télécharger les décisions (CSV)
mturk-bonuses = Primes
mturk-bonuses-lead = Ce qui est dû dans un versement en plus de la rémunération des HIT. Mechanical Turk ne lit pas ce fichier : payez chaque ligne là-bas, sur la page du participant, puis confirmez le versement.
mturk-bonuses-none = Aucun versement n'est en attente pour les participants de ce fichier. Faites d'abord un versement, puis comparez de nouveau les résultats.
mturk-bonuses-currency = Mechanical Turk ne paie qu'en USD, et cette étude paie dans une autre devise.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Versement du { $date } : { $bonuses ->
    [one] { $bonuses } prime, { $total }
   *[other] { $bonuses } primes, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Non inclus : { $workers }. Ces personnes sont absentes du fichier, leur envoi attend une décision, ou elles sont venues par plusieurs liens d'accès. Ne confirmez pas encore leur paiement.
mturk-bonus-file = Télécharger les primes (CSV)
mturk-worker = Identifiant du participant
mturk-there = Mechanical Turk
mturk-not-in-file = Aucune ligne
mturk-compare-rows = Participants

# What was found, and what to do
mturk-never-came = Jamais venu ici
mturk-never-came-advice = Envoyé sans avoir participé ici, ou les données de cette personne ont été effacées. Interrogez-la avant de refuser.
mturk-not-finished = Non terminé ici
mturk-not-finished-advice = Envoyé, mais non terminé ici. Examinez le travail avant de décider.
mturk-other-code = Code différent
mturk-other-code-advice = Le code du fichier n'est pas celui que cette étude a donné. Examinez le travail avant de décider.
mturk-second-hit = Deuxième HIT
# Arguments: $assignment
mturk-second-hit-advice = Cette personne a participé une seule fois, avec l'envoi { $assignment }. Ne payez que l'un des deux.
mturk-undecided = Sans décision ici
mturk-undecided-advice = Une partie du travail de cette personne n'est ni approuvée ni refusée. Décidez sous « Paiements », puis comparez de nouveau les résultats.
mturk-to-reject = Travail entièrement refusé ici
mturk-to-reject-advice = Le fichier refuse cet envoi, avec vos raisons. Vérifiez ce refus avant d'envoyer le fichier à Mechanical Turk.
mturk-not-listed = Absent de ce fichier
mturk-not-listed-advice = Terminé ici. Le participant figure dans les résultats d'un autre lot, ou n'a pas envoyé son HIT.
mturk-to-approve = Sera approuvé
mturk-marked = Déjà marqué dans le fichier
mturk-decided = Décidé sur Mechanical Turk
