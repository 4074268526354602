### The way in: terms, place, test; and why a task is closed.

read-before = Veuillez lire ceci avant de commencer. Vous pouvez quitter l'étude à tout moment.
have-agreed = Vous avez accepté
agree = J'ai lu ceci et j'accepte de participer.
agree-and-go-on = Accepter et continuer
terms-unwritten = Vous écrivez et évaluez de courts textes pour la recherche. Vos réponses sont enregistrées sous un pseudonyme et peuvent être publiées sous ce pseudonyme. Votre nom et votre adresse électronique ne sont pas publiés.
consent-counts-typing = Pendant que vous écrivez un texte, la page compte les lettres que vous tapez et collez, et compare les pauses entre les lettres. Cela aide à voir si le texte a été écrit par une personne.
consent-compares-devices = L'étude vérifie si plusieurs participants utilisent le même appareil ou le même réseau. Pour cela, votre navigateur conserve un nombre aléatoire dans un cookie pendant 180 jours au plus. Ce nombre et votre adresse réseau sont enregistrés sous forme de codes comparés uniquement au sein de cette étude, jusqu'à l'effacement de vos données personnelles.
where-are-you = Où êtes-vous ?
please-choose = Veuillez choisir
country-now = Le pays où vous êtes en ce moment
answer = Répondre
confirm-country = Vous avez choisi ce pays : { $country }. Y êtes-vous en ce moment ?
confirm-country-means = Avec cette réponse, vous ne pourrez peut-être pas participer. Vérifiez-la avant de l'envoyer.
confirm-country-yes = Oui, j'y suis
confirm-country-change = Choisir un autre pays
correct-country = J'ai choisi le mauvais pays
correct-country-means = Vous pouvez corriger votre réponse une seule fois. Une personne l'examine ensuite.
correct-country-send = Envoyer la correction
may-go-on = Vous pouvez continuer
person-will-look = Une personne va examiner votre réponse
not-open-to-you = Vous ne pouvez pas participer à cette étude
back-to-study = Retour à l'étude
rule-all-countries = La règle : cette étude accepte des personnes de tous les pays.
rule-countries = La règle : cette étude accepte les personnes qui sont dans l'un de ces pays : { $names }.
open-to-countries = Vous pouvez participer si vous êtes dans l'un de ces pays : { $names }.
to-consent = Aller au formulaire de consentement
to-country = Aller à la question sur votre pays
to-test = Aller au test
to-tasks = Aller à mes tâches
questions-to = Des questions ? Écrivez à { $contact }.
passed = Réussi
not-passed = Non réussi
test-result = Résultat du test
points-of = { $points } sur 100 ; il fallait { $needed }. Tentative { $attempt }.
no-attempt-left = Il ne vous reste aucune tentative : les tâches qui demandent ce test vous restent fermées. Merci d'avoir participé.
test-of = Test : registre formel ou informel ({ $language })
test-closed = Le test ne vous est pas ouvert en ce moment
latest-gave = Score de votre dernière tentative : { $points } sur 100.
another-attempt = Nouvelle tentative
still-left = Tentatives restantes : { $left }.
test-about = { $n ->
    [one] { $n } phrase
   *[other] { $n } phrases
}, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Une réponse est juste si elle s'écarte de celle des spécialistes de { $tolerance ->
    [one] { $tolerance } point
   *[other] { $tolerance } points
} au plus. Il vous faut { $needed } points sur 100. Nombre total de tentatives : { $attempts }.
test-in = Test de qualification ({ $language })
test-about-texts = { $n ->
    [one] { $n } texte
   *[other] { $n } textes
}, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Il faut { $needed } points sur 100. Tentatives en tout : { $attempts }.
hand-in = Envoyer le test

## The test itself, unless a study has instructions of its own

test-instructions =
    Vous allez lire huit phrases. Indiquez à quel point chacune vous paraît informelle ou formelle, de **-3** (très informelle) à **3** (très formelle).

    Il n'est pas nécessaire de trouver la valeur exacte. Fiez-vous à votre sens de la langue et jugez la forme, non le sujet.
test-question = À quel point cette phrase est-elle formelle ?
test-point-minus-3 = Très informel
test-point-minus-2 = Informel
test-point-minus-1 = Plutôt informel
test-point-0 = Neutre
test-point-1 = Plutôt formel
test-point-2 = Formel
test-point-3 = Très formel
agreed-on = Vous avez donné votre accord le { $date }.
attempts-are-left = Tentatives restantes : { $left }.
country-compared = Votre réponse est comparée au pays de votre connexion, s'il est connu. En cas de différence, une personne vérifie.
