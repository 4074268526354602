### The page of a hit: its head, its questions, its foot.

my-work = Mon travail
n-of = { $place } sur { $of }
number = N° { $n }
texts-answered = Textes traités
each = { $money } par envoi
hourly = environ { $money }/h jusqu'ici
reserved = réservé pendant { $minutes } min
instructions = Consignes
instructions-first = Consignes : à lire d'abord
close = Fermer
text-of = Texte { $place } sur { $of }
text-number = Texte { $place }
output-with-changes = Sortie, avec les changements marqués
by-a-person = Écrit par une personne
examples = Exemples
only-if = Seulement si la réponse à « { $question } » est : { $answers }.
cannot-judge = Je ne peux pas en juger
why-not = Pourquoi ? Si vous donnez une raison, votre réponse ci-dessus ne compte pas.
all-that-apply = Choisissez toutes les réponses qui conviennent.
other = Autre
no-difference = Aucune différence
place-of-text = Place du texte { $n }
may-share = La place 1 est la meilleure. Deux textes peuvent avoir la même place.
may-not-share = La place 1 est la meilleure. Chaque texte a une place différente.
drag = Faites glisser une carte, ou choisissez-la et appuyez sur un chiffre ou sur les flèches haut et bas.
drag-to-share = Faites glisser une carte, ou choisissez-la et appuyez sur un chiffre ou sur les flèches haut et bas ; posez-la sur une autre pour partager sa place.
move-up = Monter
move-down = Descendre
characters = Caractères : { $n } sur { $most } au plus
characters-too-many = { $over ->
    [one] { $over } caractère de trop
   *[other] { $over } caractères de trop
} ({ $n } sur { $most } au plus)
show-changes = Afficher les modifications
hide-changes = Masquer les modifications
labels = Étiquettes
remove = Retirer
write-marks = Écrivez [{ $sign }] avant les mots et [/{ $sign }] après.
write-only-marks = Écrivez [{ $sign }] avant les mots et [/{ $sign }] après, et ne changez rien d'autre.
select-words = Sélectionnez des mots, ou placez le curseur dans un mot, et choisissez une étiquette. Choisissez de nouveau la même étiquette pour la retirer.
select-own-words = Une fois le texte écrit, sélectionnez des mots et choisissez leur étiquette.
nothing-to-highlight = Rien à surligner
written-before = Écrit auparavant
this-text = Ce texte
likeness = { $percent } % de ressemblance avec ce texte
still-here = Je suis toujours là
draft-saved = Brouillon enregistré.
sign-in-and-go-on = Se connecter et continuer
save-draft = Enregistrer le brouillon
back = Précédent
next = Suivant
submit = Envoyer
keys = Touches
give-back = { $n ->
    [one] Abandonner ce texte
   *[other] Abandonner ces { $n } textes
}
give-back-sure = { $n ->
    [one] Ce texte sera confié à une autre personne et ne vous sera pas payé.
   *[other] Ces textes seront confiés à une autre personne et ne vous seront pas payés.
} Ce que vous avez saisi ici sera supprimé. Cela ne change rien au travail déjà envoyé, et vous pouvez continuer la tâche.
submit-this = Envoyer ceci ?
about-to-submit = Ce que vous allez envoyer
not-yet = Pas encore
key-range = De 0 à 9
key-digits = choisir ce point de l'échelle ou cette réponse ; dans un classement, mettre la carte choisie à cette place
key-sides = entre deux textes, choisir le premier, le second ou aucun ; 1, 2 et 0 font de même
key-minus = - puis un chiffre
key-negative = choisir un point négatif
key-arrows = se déplacer sur l'échelle ; dans un classement, déplacer la carte choisie
key-slider = déplacer le curseur d'un pas, d'un dixième ou jusqu'à ses extrémités
key-enter = texte suivant ; au dernier, envoyer. Dans un champ de texte : Ctrl + Entrée
key-before = le texte précédent
key-instructions = les consignes
key-list = cette liste
time-was-up = Votre temps réservé est écoulé
place-may-go = { $n ->
    [one] Une autre personne peut maintenant recevoir ce texte.
   *[other] Une autre personne peut maintenant recevoir ces textes.
} Vous pouvez encore terminer et envoyer : ce que vous envoyez est conservé, et payé comme tout autre travail.
look-again = Veuillez revoir ceci
submit-anyway = Envoyer quand même
given-back = { $n ->
    [one] Vous avez abandonné ce texte
   *[other] Vous avez abandonné ces { $n } textes
}
given-back-means = { $n ->
    [one] Une autre personne peut maintenant s'en charger. Il ne vous est pas payé.
   *[other] Une autre personne peut maintenant s'en charger. Ils ne vous sont pas payés.
}
submitted-late = Envoi supplémentaire reçu
submitted-late-means = { $n ->
    [one] Votre temps réservé était écoulé et une autre personne a déjà envoyé ce texte.
   *[other] Votre temps réservé était écoulé et une autre personne a déjà envoyé ces textes.
} Votre travail est conservé, et payé comme tout autre travail. Il ne fait pas partie des résultats.
submitted-thanks = Envoyé. Merci.
submitted-and-earned = Envoyé, +{ $reward }. Merci.
submitted-means = Vos réponses sont enregistrées. Elles sont payées après approbation. Vous ne pouvez plus les modifier.
stored-answers = Vos réponses enregistrées
work-is-rejected = Ce travail a été refusé
next-one = Tâche suivante
as-expected = C'est la réponse attendue. C'était un exercice ; il est payé comme le reste.
not-as-expected = Ce n'est pas la réponse attendue. C'était un exercice ; il est payé comme le reste.
expected = Réponse attendue :
you-answered = Votre réponse :
wrong-with-this = Quelque chose ne va pas dans ce texte ou dans la tâche
tell-the-study = Écrivez aux responsables de l'étude
why-rejection-is-wrong = Pourquoi pensez-vous que ce refus n'est pas justifié ?
they-answer-here = On vous répond ici et sur votre page de l'étude.
save-draft-before = Enregistrez d'abord votre brouillon.
send = Envoyer le message
you = Vous
the-study = L'étude
my-messages = Vos messages
the-text = Le texte
your-number = Votre nombre, de { $low } à { $high }
no-number-yet = Pas encore de nombre
clear-number = Effacer
comment-optional = Commentaire (facultatif)
task-has-closed = C'est votre dernier texte de cette tâche
task-has-closed-means = Cette tâche ne vous est plus ouverte. Vous pouvez encore terminer et envoyer ce texte, et il sera payé comme tout autre travail.
