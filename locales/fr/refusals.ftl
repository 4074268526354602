### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.
give-name = Veuillez donner un nom de 100 caractères au plus.
give-email = Veuillez donner une adresse électronique telle que nom@example.org.
email-is-known = Il existe déjà un compte avec cette adresse. Connectez-vous plutôt avec elle.
cannot-join = Cette adresse électronique et ce mot de passe ne permettent pas de participer. Si vous avez un compte ici, utilisez son mot de passe. Sinon, écrivez à la personne qui vous a envoyé le lien : il n'accepte peut-être plus de nouveaux comptes depuis votre connexion.
password-too-short = Un mot de passe a au moins { $least } caractères ; quelques mots sans rapport conviennent bien.
password-too-long = Un mot de passe a { $most } caractères au plus.
password-is-email = Le mot de passe ne doit pas être l'adresse électronique.
password-does-not-fit = Cette adresse électronique et ce mot de passe ne vont pas ensemble.
choose-language = Veuillez choisir l'une des langues de cette étude.
study-is-closed = Cette étude est terminée : personne ne peut plus y participer.
link-has-expired = Ce lien n'est plus valable. Demandez-en un nouveau à qui vous l'a envoyé.
link-is-used-up = Ce lien a servi autant de fois qu'il le peut. Demandez-en un nouveau à qui vous l'a envoyé.
must-agree = Rien ne s'ouvre sans votre accord. Cochez la case si vous acceptez, ou quittez l'étude.
open-to-all = Ouvert à tous les pays.
open-in-and-said = Ouvert aux personnes qui sont dans ces pays : { $names }. Vous avez dit : { $said }.
connection-says = Vous avez dit { $said }, votre connexion dit { $seen }. Une personne va l'examiner.
choose-country = Veuillez choisir dans la liste le pays où vous êtes.
answered-country = Vous avez répondu à cette question ; une seule réponse compte. Si c'était une erreur, écrivez à la personne de contact de l'étude.
contact-can-tell = Cette étude n'est pas ouverte en ce moment. Sa personne de contact peut vous dire quand elle le sera.
consent-before = Veuillez d'abord lire et accepter les conditions : rien d'autre ne s'ouvre avant.
test-by-country = Le test est ouvert aux personnes des pays de cette étude. { $message }
country-is-looked-at = Une personne examine encore votre réponse sur votre pays. Le test s'ouvre quand elle donne son accord.
country-before = Veuillez d'abord répondre à la question sur votre pays : le test s'ouvre ensuite.
test-was-changed = Le test a été modifié depuis que vous l'avez ouvert. Rechargez la page ; aucun essai n'est perdu.
test-is-empty = Le test n'a pas encore de phrases. Revenez plus tard.
test-is-passed = Vous avez réussi le test. Il n'y a plus rien à faire sur cette page.
person-decided-test = Une personne a décidé de votre test : { $message }
attempts-used = Essais au test dans cette étude : { $n }. Vous les avez tous utilisés.
test-opens-at = Entre deux essais, il y a une pause de { $pause }. Le prochain s'ouvre le { $at }.
message-passed = Réussi avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 100 ; il en fallait { $needed }.
message-again = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 100 ; il en faut { $needed }. Essais restants : { $left } ; le prochain s'ouvre le { $at }.
message-over = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 100 ; il en fallait { $needed }. Il ne reste aucun essai.
known-found = Sur { $n ->
    [one] { $n } texte
   *[other] { $n } textes
} dont la réponse est connue, vous avez répondu comme attendu à { $right }.
known-warn = Veuillez relire les consignes avant de continuer.
known-pause = Votre travail est suspendu jusqu'à ce qu'une personne l'ait examiné. Ce que vous avez fait est conservé et payé.
known-exclude = Il n'y a plus de travail pour vous dans cette étude. Ce que vous avez fait est conservé et payé.
# Arguments: $found, $next
known-found-and-next = { $found } { $next }
pilot-is-in = Tous les textes d'essai sont envoyés.
pilot-will-be-read = Une personne de langue maternelle lira vos textes d'essai. Vous trouverez la réponse ici.
not-open = Cette étude n'est pas ouverte en ce moment.
consent-first = Veuillez d'abord lire et accepter les conditions.
closed-location = Cette tâche est réservée à certains pays. Veuillez d'abord répondre à la question sur votre pays.
closed-test = Cette tâche demande le test de langue. Veuillez d'abord réussir le test.
closed-known = Votre travail dans cette étude est suspendu ou terminé, à cause de textes dont la réponse est connue. Votre page de travail en dit plus.
closed-pilot = Cette tâche s'ouvre après les textes d'essai. Veuillez d'abord les faire.
closed-review = Cette tâche s'ouvre quand une personne de langue maternelle a lu vos textes d'essai. Vous trouverez la réponse sur votre page de travail.
pilot-done = Vous avez écrit tous les textes d'essai.
nothing-open = Rien ne vous est ouvert ici en ce moment.
had-every-text = Il n'y a rien pour vous ici en ce moment : vous avez eu tous les textes ouverts. D'autres travaillent encore ; si l'un d'eux rend un texte, il apparaît ici.
all-handed-out = Tout dans cette tâche est distribué ou terminé. Si quelqu'un rend un texte, il apparaît ici.
data-erased-after = Vos données personnelles dans cette étude sont effacées { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après sa clôture.
answers-cannot-be-removed = Les réponses ne peuvent pas être retirées de cette étude actuellement. Vous pouvez tout de même partir ; vos réponses restent alors dans les résultats.
have-left = Vous avez quitté cette étude. Le travail terminé sera tout de même vérifié et payé.
twice = Cette question a deux réponses pour un même texte.
too-many-answers = Il y a plus de réponses que de questions dans cette tâche. Rechargez la page et réessayez.
answers-too-large = L'ensemble des réponses ne peut pas dépasser { $most } caractères. Veuillez les raccourcir.
not-of-this-work = Cette réponse porte sur un texte qui ne fait pas partie de ce travail.
no-such-question = Cette tâche n'a pas de question « { $key } ».
own-marks = Les marques dans votre propre texte s'écrivent dans ce texte, autour des mots : ce n'est pas une réponse à part.
of-text = Texte { $place } sur { $of } : { $reason }
answer-or-say-why = Répondez ou dites pourquoi vous ne le pouvez pas.
names-no-output = Seul un classement, ou une échelle pour plusieurs textes, nomme le texte dont il s'agit.
no-answer = Cette question n'a pas encore de réponse.
text-without-answer = Ce texte n'a pas encore de réponse.
rate-every-text = Évaluez chaque texte.
place-every-text = Donnez une place à chaque texte.
place-is-shared = Deux textes partagent une place. Donnez à chaque texte sa propre place.
choose-number = Choisissez un nombre de { $low } à { $high }.
choose-on-slider = Choisissez un nombre de { $low } à { $high }, par pas de { $step }.
no-decimal = « { $typed } » n'est pas un nombre à { $places } décimales au plus.
place-is = Une place est un nombre de 1 à { $high }.
too-long = Ce texte a { $length } caractères ; { $most } au plus sont acceptés.
write-here = Écrivez un texte ici.
mark-words = Marquez des mots du texte.
choose-shown = Choisissez l'une des réponses proposées.
choose-text-or-neither = Choisissez l'un des deux textes, ou aucun.
choose-text = Choisissez l'un des deux textes.
comment-too-long = Un commentaire a { $most } caractères au plus.
must-be-answered = Il faut répondre à cette question.
say-why = Dites en quelques mots pourquoi vous ne pouvez pas en juger.
reason-too-long = La raison a { $most } caractères au plus.
text-was-changed = Le texte lui-même a été modifié. Seules des marques peuvent être ajoutées : recopiez le texte ci-dessus et marquez-le de nouveau.
mark-stands-twice = { $open } figure deux fois avant que { $close } ne le ferme.
mark-has-no-start = { $close } n'a pas de { $open } avant lui.
mark-has-no-end = { $open } n'a pas de { $close } après lui.
mark-is-empty = Il n'y a rien entre { $open } et { $close }.
not-shown = « { $key } » n'est pas l'une des réponses proposées.
chosen-twice = Une réponse a été choisie deux fois.
choose-one = Choisissez une seule réponse.
say-what-it-is = Dites avec vos propres mots ce que c'est.
own-words-too-long = Une réponse avec vos propres mots a { $most } caractères au plus.
nothing-marked = Rien n'est marqué. S'il n'y a rien à marquer dans ce texte, envoyez-le quand même.
no-text-yet = Il n'y a pas encore de texte. Veuillez écrire la phrase avec vos propres mots.
unchanged = Votre texte est identique à l'original. Veuillez le réécrire, ou envoyez-le quand même si rien ne doit changer.
only-tidied = Seules la ponctuation, les majuscules ou les abréviations ont changé. Une réécriture formelle change d'ordinaire aussi des mots.
unedited = Vous n'avez pas modifié ce texte. Veuillez le modifier, ou envoyez-le quand même si rien ne doit changer.
rewritten = Vous avez changé plus d'un tiers des mots. Veuillez ne changer que ce qui doit l'être.
alike = Deux de vos textes pour cette phrase sont identiques. Veuillez les écrire différemment.
repeated = Vous avez écrit le même texte pour une autre phrase. Veuillez vérifier qu'il est à sa place ici.
copied = Quelqu'un d'autre a écrit exactement ceci. Veuillez vérifier que ce sont bien vos propres mots.
other-window = Ce texte a été modifié entre-temps dans une autre fenêtre. Rechargez la page pour voir la version la plus récente.
already-submitted = Vous avez déjà envoyé ceci. C'est enregistré ; passez au suivant.
already-given-back = Vous l'avez rendu. Prenez le suivant depuis votre page de travail.
other-work = Cet identifiant d'envoi appartient à un autre travail. Rechargez la page et envoyez de nouveau.
server-unreachable = Le serveur n'a pas pu être joint. Vérifiez la connexion et réessayez.
form-unreadable = Le formulaire n'a pas pu être lu. Rechargez la page et réessayez.
field-missing = Cette valeur est nécessaire et n'a pas été envoyée.
many-long-texts = Beaucoup de longs textes sont envoyés en ce moment. Veuillez renvoyer le vôtre.
