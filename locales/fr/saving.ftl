### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Vos réponses précédentes ont été rétablies.
minus-and-digit = − et un chiffre
no-such-point = L'échelle n'a pas de { $point }
time-left = encore { $span }
time-is-up = temps écoulé
soon-goes = { $n ->
    [one] Si vous ne continuez pas, une autre personne recevra bientôt ce texte.
   *[other] Si vous ne continuez pas, une autre personne recevra bientôt ces textes.
} Vos réponses jusqu'ici sont enregistrées.
has-ended = Votre temps réservé est écoulé. Vous pouvez encore continuer et envoyer : vos réponses sont conservées, et payées comme tout autre travail.
offline = Hors ligne : conservé sur cet appareil
offline-submitted = Hors ligne : conservé sur cet appareil, et envoyé dès que la connexion est rétablie
signed-out = Votre session a pris fin. Vos réponses sont conservées sur cet appareil et seront envoyées quand vous vous connecterez.
saving = Enregistrement …
saved-at = Enregistré à { $at }
saved = Enregistré
trying-again = Pas encore enregistré sur le serveur : conservé sur cet appareil, nouvelle tentative en cours
newer-is-kept = modifié aussi dans une autre fenêtre ; la version la plus récente, celle de cette fenêtre, est conservée
some-from-elsewhere = { $n ->
    [one] { $n } réponse modifiée dans une autre fenêtre s'affiche maintenant ici
   *[other] { $n } réponses modifiées dans une autre fenêtre s'affichent maintenant ici
}
places = places : { $list }
submitting = Envoi …
submitted = Envoyé
not-submitted = Pas encore envoyé
kept-look-again = Veuillez vérifier vos réponses avant l'envoi.
kept-changed = Vos réponses ont été modifiées en même temps dans une autre fenêtre.
kept-sending = Les réponses conservées sur cet appareil sont en cours d'envoi …
kept-saved = Les réponses conservées sur cet appareil ont été envoyées à { $at }.
kept-submitted = Les réponses conservées sur cet appareil ont bien été envoyées. Merci.
kept-offline = Conservé sur cet appareil ; envoyé dès que le serveur est joignable.
kept-signed-out = Conservé sur cet appareil ; envoyé dès votre connexion.
kept-open = Conservé sur cet appareil, pas encore envoyé. { $reason }
kept-over = Les réponses conservées sur cet appareil ne peuvent pas être envoyées. { $reason }
go-on = Continuer
show-it-here = L'afficher ici
sign-in = Se connecter
open-it = L'ouvrir
sent-and-earned = Texte précédent envoyé, +{ $reward }
sent-as-extra = Texte précédent : envoi supplémentaire, +{ $reward }
sent-before = Ce texte a déjà été envoyé depuis une autre fenêtre. Il compte une seule fois.
