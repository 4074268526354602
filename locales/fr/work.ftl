### A worker's own pages: what to do now, the way there, what is earned.

now = Maintenant
on-the-way = Étapes avant les tâches
earned = Gagné
all-tasks = Toutes les tâches de cette étude
every-payment = Tous les envois et paiements
waiting-for-approval = En attente d'approbation
approved = Approuvé
paid = Payé
hour-came-to = Votre rémunération horaire
about-money = environ { $money }
not-open-earned = Cette étude n'est pas ouverte en ce moment. Ce que vous avez gagné vous reste acquis.
nothing-open-now = Aucune tâche ne vous est ouverte en ce moment ({ $language }). Les nouvelles tâches apparaissent sur votre page de cette étude dès leur ouverture.
test-stays-valid = Votre test réussi reste valable jusqu'à la fin de l'étude. Vous n'avez pas à le repasser.
have-begun = Vous avez commencé : { $title }.
draft-is-kept = Ce que vous aviez écrit est toujours là.
continue-it = Reprendre
first-read = Lisez d'abord de quoi traite cette étude et ce qu'il advient de vos données.
read-terms = Lire le formulaire de consentement
say-country = Indiquez le pays où vous êtes : cette étude n'est ouverte qu'à certains pays. Cela prend moins d'une minute.
say-where-you-live = Indiquer où vous êtes
short-test = Un court test ({ $language }) : vous répondez à des questions sur quelques textes. Il n'est pas payé.
test-without-work = Aucune tâche d'évaluation n'est ouverte en ce moment. Si vous réussissez le test, vous n'aurez pas à le repasser : les nouvelles tâches apparaissent sur cette page dès leur ouverture.
take-test = Passer le test
start = Commencer
n-texts = { $n ->
    [one] { $n } texte
   *[other] { $n } textes
}
about-seconds = { $n ->
    [one] environ { $n } seconde
   *[other] environ { $n } secondes
}
about-minutes = { $n ->
    [one] environ { $n } minute
   *[other] environ { $n } minutes
}
about-an-hour = environ { $money } par heure
n-available = { $n ->
    [one] { $n } disponible maintenant
   *[other] { $n } disponibles maintenant
}
many-available = au moins { $n } disponibles maintenant
tasks = Tâches
you-are = { $language } · vous êtes { $name } dans cette étude
stored-and-counts = Vos réponses sont enregistrées. Elles sont payées après approbation.
questions-about = Questions sur cette étude : { $contact }
tasks-appear = Les tâches apparaissent ici dès que l'étude les publie.
begun = commencée
open = ouverte
closed = fermée
n-submitted = { $n ->
    [one] { $n } envoyé
   *[other] { $n } envoyés
}
terms = Formulaire de consentement
accepted = Accepté
what-terms-say = De quoi traite l'étude, ce qui est payé et ce qu'il advient de vos données.
see-when-again = Voir quand vous pourrez réessayer
gate-location = Où vous êtes
gate-test = Test de qualification
gate-pilot = Textes pilotes
gate-review = Une personne dont c'est la langue maternelle lit vos textes pilotes
gate-known = Contrôles de qualité
about-location = L'étude n'est ouverte qu'à certains pays. Cela prend moins d'une minute.
about-test = Quelques textes courts, sans rémunération. Les tâches d'évaluation sont réservées aux personnes qui ont réussi ce test.
about-pilot = Quelques réécritures, payées comme le reste, pour qu'une personne dont c'est la langue maternelle voie comment vous écrivez.
about-review = Vous lirez ici ce que cette personne a pensé de vos textes et pourquoi.
pilot-read-so-far = Textes lus jusqu'ici : { $read } sur { $n }.
usual-wait-minutes = { $n ->
    [one] Cela prend d'habitude environ { $n } minute.
   *[other] Cela prend d'habitude environ { $n } minutes.
}
usual-wait-hours = { $n ->
    [one] Cela prend d'habitude environ { $n } heure.
   *[other] Cela prend d'habitude environ { $n } heures.
}
usual-wait-days = { $n ->
    [one] Cela prend d'habitude environ { $n } jour.
   *[other] Cela prend d'habitude environ { $n } jours.
}
decision-appears = La décision apparaîtra sur cette page.
pilot-passed = Vos textes pilotes ont été acceptés
pilot-not-accepted = Vos textes pilotes n'ont pas été acceptés
decision-about-trial = Lire la décision sur vos textes pilotes
n-replies = { $n ->
    [one] L'étude a répondu à votre message
   *[other] L'étude a répondu à { $n } de vos messages
}
about-known = Certains textes servent de contrôle de qualité : leur réponse est déjà connue.
step-done = Fait
confirmed = Confirmé
step-next = À faire
step-waiting = En attente
step-closed = Fermé
step-later = Plus tard
session = Votre session
session-ended = Votre session avait pris fin ; rien n'a donc été enregistré. Le formulaire est de nouveau ici, tel que vous l'aviez rempli : veuillez l'envoyer encore une fois.
in-no-study = Vous ne participez encore à aucune étude. Ouvrez le lien d'invitation que vous avez reçu : l'étude apparaîtra ici.
my-pay = Mes gains
what-was-paid = Ce que vous avez envoyé, ce qui a été approuvé et ce qui a été payé.
submissions-appear = Ce que vous envoyez apparaît ici, avec son état et sa rémunération.
your-submissions = Vos envois
when-submitted = Envoyé
task = Tâche
state = État
pay = Rémunération
time-worked = Temps de travail
is-approved = approuvé
is-rejected = refusé
is-contested = contesté
is-late = envoi supplémentaire, sera payé
is-waiting = en attente
is-copied = Copié
copy-table = Copier le tableau
actions = Actions
contest-this = Contester
contest-and-replies = Votre message et les réponses
n-rejected = { $n ->
    [one] { $n } envoi a été refusé. Lisez pourquoi, et contestez si vous n'êtes pas d'accord.
   *[other] { $n } envois ont été refusés. Lisez pourquoi, et contestez si vous n'êtes pas d'accord.
}
