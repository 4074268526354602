### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Beaucoup de personnes se connectent en ce moment. Veuillez attendre quelques secondes et réessayer.
give-name = Veuillez indiquer un nom de 100 caractères au maximum.
give-email = Veuillez indiquer une adresse électronique, par exemple nom@example.org.
email-is-known = Un compte avec cette adresse électronique existe déjà. Veuillez vous connecter avec ce compte.
cannot-join = Cette adresse électronique et ce mot de passe ne permettent pas de participer. Si vous avez un compte ici, utilisez son mot de passe. Sinon, écrivez à la personne qui vous a envoyé le lien : il n'accepte peut-être plus de nouveaux comptes depuis votre connexion.
password-too-short = Votre mot de passe doit avoir au moins { $least } caractères. Quelques mots sans rapport entre eux conviennent bien.
password-too-long = Votre mot de passe peut avoir { $most } caractères au maximum.
password-is-email = Votre mot de passe doit être différent de votre adresse électronique.
password-does-not-fit = Cette adresse électronique et ce mot de passe ne correspondent pas. Vérifiez les deux et réessayez.
choose-language = Veuillez choisir l'une des langues de cette étude.
study-is-closed = Cette étude est clôturée. On ne peut plus y participer.
link-has-expired = Ce lien n'est plus valable. Demandez-en un nouveau à la personne qui vous l'a envoyé.
link-is-used-up = Ce lien ne peut plus être utilisé. Demandez-en un nouveau à la personne qui vous l'a envoyé.
must-agree = Vous ne pouvez participer que si vous êtes d'accord. Cochez la case si vous êtes d'accord, ou quittez l'étude.
open-to-all = Étude ouverte à tous les pays.
open-in-and-said = Étude ouverte aux personnes qui se trouvent dans ces pays : { $names }. Vous avez indiqué : { $said }.
connection-says = Vous avez indiqué { $said }, mais votre connexion indique { $seen }. Une personne va vérifier.
choose-country = Veuillez choisir dans la liste le pays où vous êtes.
contact-can-tell = Cette étude n'est pas ouverte en ce moment. Sa personne de contact peut vous dire quand elle le sera.
consent-before = Veuillez d'abord lire et accepter le formulaire de consentement.
test-by-country = Le test est ouvert aux personnes qui se trouvent dans les pays de cette étude. { $message }
country-is-looked-at = Une personne vérifie encore votre réponse sur votre pays. Vous pourrez passer le test quand elle l'aura acceptée.
country-before = Veuillez d'abord répondre à la question sur votre pays. Vous pourrez ensuite passer le test.
test-was-changed = Le test a changé depuis que vous l'avez ouvert. Rechargez la page. Vous ne perdez pas de tentative.
test-is-empty = Le test n'a pas encore de phrases. Revenez plus tard.
test-is-passed = Vous avez réussi le test. Il n'y a plus rien à faire sur cette page.
person-decided-test = Une personne a pris une décision sur votre test : { $message }
attempts-used = Nombre de tentatives permises dans cette étude : { $n }. Vous les avez toutes utilisées.
test-opens-at = Entre deux tentatives, il y a une pause de { $pause }. La prochaine s'ouvre le { $at }.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
pause-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
pause-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
message-passed = Réussi avec un score de { $points } sur 100 ; il fallait { $needed }.
message-again = Score : { $points } sur 100 ; il faut { $needed }. Tentatives restantes : { $left } ; la prochaine s'ouvre le { $at }.
message-over = Score : { $points } sur 100 ; il fallait { $needed }. Il ne reste aucune tentative.
known-found = Sur { $n ->
    [one] { $n } texte
   *[other] { $n } textes
} dont la réponse est connue, vous avez répondu comme attendu à { $right }.
known-warn = Veuillez relire les consignes avant de continuer.
known-pause = Votre travail est suspendu jusqu'à ce qu'une personne l'ait examiné. Ce que vous avez fait est conservé, et payé comme tout autre travail.
known-exclude = Il n'y a plus de travail pour vous dans cette étude. Ce que vous avez fait est conservé, et payé comme tout autre travail.
known-found-and-next = { $found } { $next }
pilot-is-in = Tous les textes pilotes sont envoyés.
pilot-will-be-read = Une personne dont c'est la langue maternelle lira vos textes pilotes. Vous trouverez la réponse ici.
not-open = Cette étude n'est pas ouverte en ce moment.
consent-first = Veuillez d'abord lire et accepter le formulaire de consentement.
closed-location = Cette tâche est réservée aux personnes qui se trouvent dans certains pays. Veuillez d'abord répondre à la question sur votre pays.
closed-test = Cette tâche s'ouvre quand vous avez réussi le test de langue. Passez d'abord le test.
closed-known = Votre travail dans cette étude est suspendu ou terminé, à cause de vos réponses aux contrôles de qualité. Votre page de travail en dit plus.
closed-pilot = Cette tâche s'ouvre après les textes pilotes. Veuillez d'abord les faire.
closed-review = Cette tâche s'ouvrira quand une personne dont c'est la langue maternelle aura lu vos textes pilotes. Vous trouverez la réponse sur votre page de travail.
not-passed-location = Cette tâche est réservée aux personnes qui se trouvent dans certains pays. D'après la réponse sur votre pays, elle ne vous est pas ouverte.
not-passed-test = Cette tâche est réservée aux personnes qui ont réussi le test de langue. La page du test indique si vous pouvez le repasser.
not-passed-review = Cette tâche est réservée aux personnes dont les textes pilotes ont été acceptés. Les vôtres ne l'ont pas été ; votre page de travail dit pourquoi.
rejection-can-be-contested = Ce travail ne vous est pas payé. Si vous pensez que c'est une erreur, expliquez ci-dessous pourquoi : votre message est envoyé aux responsables de l'étude.
rejection-contested = Vous avez contesté ce refus le { $at }. Votre message, affiché ci-dessous, a été envoyé aux responsables de l'étude. Leur réponse apparaîtra ci-dessous et sur votre page de l'étude.
pilot-done = Vous avez écrit tous les textes pilotes.
nothing-open = Il n'y a pas de travail pour vous ici en ce moment.
had-every-text = Il n'y a rien pour vous ici en ce moment : vous avez eu tous les textes ouverts. D'autres personnes travaillent encore ; si l'une d'elles abandonne un texte, il apparaîtra ici.
all-handed-out = Tous les textes de cette tâche sont terminés ou confiés à quelqu'un. Si une personne abandonne un texte, il apparaîtra ici.
data-erased-after = Vos données personnelles dans cette étude sont effacées { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après la clôture de l'étude.
answers-cannot-be-removed = Les réponses ne peuvent pas être retirées de cette étude en ce moment. Vous pouvez tout de même la quitter ; vos réponses restent alors dans les résultats.
have-left = Vous avez quitté cette étude. Le travail terminé sera tout de même vérifié, et payé s'il est approuvé.
twice = Cette question a reçu deux réponses pour un même texte.
too-many-answers = Il y a plus de réponses que de questions dans cette tâche. Rechargez la page et réessayez.
answers-too-large = Ensemble, vos réponses dépassent { $most } octets. Veuillez les raccourcir.
not-of-this-work = Cette réponse porte sur un texte qui ne fait pas partie de ce travail.
no-such-question = Cette tâche n'a pas de question « { $key } ».
own-marks = Les surlignages de votre propre texte font partie de ce texte. Écrivez-les autour des mots, et ne les envoyez pas comme une réponse à part.
of-text = Texte { $place } sur { $of } : { $reason }
answer-or-say-why = Répondez à la question, ou dites pourquoi vous ne le pouvez pas. Ne faites pas les deux.
names-no-output = Seul un classement, ou une échelle pour plusieurs textes, peut nommer le texte dont il s'agit.
no-answer = Cette question n'a pas encore de réponse.
text-without-answer = Ce texte n'a pas encore de réponse.
rate-every-text = Veuillez évaluer chaque texte.
place-every-text = Veuillez donner une place à chaque texte.
place-is-shared = Deux textes ont la même place. Donnez à chaque texte une place différente.
choose-number = Choisissez un nombre de { $low } à { $high }.
choose-on-slider = Choisissez un nombre de { $low } à { $high }, par pas de { $step }.
no-decimal = « { $typed } » n'est pas un nombre utilisable. Écrivez seulement des chiffres et une virgule décimale, par exemple 1250,5, avec { $places } chiffres au maximum après la virgule.
place-is = Une place est un nombre de 1 à { $high }.
too-long = Ce texte a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
}. Le maximum est de { $most }. Veuillez le raccourcir.
write-here = Écrivez un texte ici.
mark-words = Surlignez des mots du texte.
choose-shown = Choisissez l'une des réponses proposées.
choose-text-or-neither = Choisissez l'un des deux textes, ou aucun.
choose-text = Choisissez l'un des deux textes.
comment-too-long = Un commentaire peut avoir { $most } caractères au maximum.
must-be-answered = Veuillez répondre à cette question.
say-why = Dites en quelques mots pourquoi vous ne pouvez pas en juger.
reason-too-long = La raison peut avoir { $most } caractères au maximum.
text-was-changed = Vous avez modifié le texte lui-même, mais vous pouvez seulement ajouter des surlignages. Recopiez le texte ci-dessus et surlignez-le de nouveau.
mark-stands-twice = { $open } figure deux fois avant { $close }. Écrivez { $close } après chacun.
mark-has-no-start = { $close } n'est pas précédé de { $open }. Écrivez les deux autour des mots.
mark-has-no-end = { $open } n'est pas suivi de { $close }. Écrivez les deux autour des mots.
mark-is-empty = Il n'y a pas de mots entre { $open } et { $close }. Écrivez-les autour de mots.
not-shown = « { $key } » n'est pas l'une des réponses proposées.
chosen-twice = La même réponse est choisie deux fois. Choisissez chaque réponse une seule fois.
choose-one = Choisissez une seule réponse.
say-what-it-is = Dites avec vos propres mots ce que c'est.
own-words-too-long = Une réponse avec vos propres mots peut avoir { $most } caractères au maximum.
nothing-marked = Rien n'est surligné. S'il n'y a rien à surligner dans ce texte, envoyez-le quand même.
no-text-yet = Il n'y a pas encore de texte. Veuillez écrire la phrase avec vos propres mots.
unchanged = Votre texte est identique à l'original. Veuillez le réécrire, ou envoyez-le quand même si rien ne doit changer.
only-tidied = Seules la ponctuation, les majuscules ou les abréviations ont changé. Une réécriture formelle change d'ordinaire aussi des mots.
unedited = Vous n'avez pas modifié ce texte. Veuillez le modifier, ou envoyez-le quand même si rien ne doit changer.
rewritten = Vous avez changé plus d'un tiers des mots. Veuillez ne changer que ce qui doit l'être.
alike = Deux de vos textes pour cette phrase sont identiques. Veuillez les écrire différemment.
repeated = Vous avez écrit le même texte pour une autre phrase. Veuillez vérifier qu'il est à sa place ici.
copied = Quelqu'un d'autre a écrit exactement ceci. Veuillez vérifier que ce sont bien vos propres mots.
other-window = Ce texte a été modifié entre-temps dans une autre fenêtre. Rechargez la page pour voir la version la plus récente.
saved-elsewhere = Une autre réponse a été enregistrée entre-temps dans une autre fenêtre ou sur un autre appareil. Vérifiez la vôtre, ou envoyez-la quand même.
text-saved-elsewhere = Ce texte a été enregistré entre-temps dans une autre fenêtre ou sur un autre appareil : « { $saved } ». Vérifiez le vôtre, ou envoyez-le quand même.
already-submitted = Vous avez déjà envoyé ceci. Vos réponses sont enregistrées. Veuillez passer au suivant.
already-given-back = Vous avez abandonné ce travail. Continuez sur votre page de travail.
other-work = Cet envoi appartient à une autre tâche. Rechargez la page et envoyez de nouveau.
server-unreachable = Le serveur n'a pas pu être joint. Vérifiez la connexion et réessayez.
form-unreadable = Le formulaire n'a pas pu être lu. Rechargez la page et réessayez.
field-missing = Ce champ est obligatoire et n'a pas été envoyé. Rechargez la page et réessayez.
many-long-texts = Beaucoup de longs textes sont envoyés en ce moment. Veuillez renvoyer le vôtre dans quelques secondes.
many-files = Le serveur traite déjà autant de fichiers et de lots qu'il le peut en même temps. Réessayez dans quelques secondes.
many-reports = Beaucoup de rapports sont en cours de calcul en ce moment. Réessayez dans quelques secondes.
report-is-being-computed = Ce rapport est en cours de calcul. Réessayez dans quelques secondes.
many-downloads = { $most ->
    [one] { $most } téléchargement est déjà en cours
   *[other] { $most } téléchargements sont déjà en cours
}, ce qui est le maximum. Veuillez réessayer quand l'un d'eux sera terminé.
many-large-files = Plusieurs gros fichiers sont envoyés en ce moment. Veuillez renvoyer le vôtre dans une minute.
must-confirm-leaving = Cochez la case pour confirmer que vous voulez quitter l'étude.
please-sign-in = Veuillez d'abord vous connecter.
nothing-here = Cette page n'existe pas, ou vous n'y avez pas accès.
too-many = Trop de tentatives. Veuillez attendre { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayer.
server-is-busy = Le serveur est surchargé. Rien de ce qui était enregistré n'est perdu. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-large = Ceci dépasse { $mebibytes } Mio, le maximum que l'on puisse envoyer en une fois.
body-too-large = Ceci dépasse { $kibibytes } Kio, le maximum que l'on puisse envoyer ici. Veuillez envoyer un texte plus court ou un fichier plus petit.
our-fault = Quelque chose s'est mal passé de notre côté. Rien de ce qui était enregistré n'est perdu. Si cela se reproduit, signalez le numéro { $trace }.
country-corrected = Vous avez corrigé votre réponse. Nouveau pays : { $country }. Une personne va l'examiner.
no-correction-left = Votre réponse ne peut plus être corrigée. Écrivez à la personne de contact de l'étude.
next-attempt-opens = La prochaine tentative sera possible le { $at }.
same-country = C'est le pays que vous aviez déjà indiqué. Choisissez-en un autre.
country-is-answered = Vous avez déjà répondu à cette question. Si la réponse était fausse, corrigez-la sur cette page.
