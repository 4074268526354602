### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Ce que vous aviez donné ici est de retour.
minus-and-digit = − et un chiffre
no-such-point = Il n'y a pas de { $point } ici
time-left = encore { $span }
time-is-up = temps écoulé
soon-goes = Ceci ira bientôt à quelqu'un d'autre, à moins que vous ne continuiez. Ce que vous avez donné est enregistré.
has-ended = La réservation est terminée. Continuez, ou envoyez ce que vous avez : c'est conservé et payé.
offline = Hors ligne : conservé sur cet appareil
offline-submitted = Hors ligne : conservé sur cet appareil, et envoyé dès que le réseau est de retour
signed-out = Vous êtes déconnecté. Ce que vous donnez est conservé sur cet appareil, et envoyé quand vous vous connectez.
saving = Enregistrement …
saved-at = Enregistré à { $at }
saved = Enregistré
trying-again = Pas encore enregistré : conservé sur cet appareil, nouvel essai en cours
newer-is-kept = modifié aussi dans une autre fenêtre ; la version plus récente, d'ici, est gardée
some-from-elsewhere = { $n ->
    [one] { $n } réponse modifiée dans une autre fenêtre s'affiche maintenant ici
   *[other] { $n } réponses modifiées dans une autre fenêtre s'affichent maintenant ici
}
places = places : { $list }
give-back-sure = Rendre ceci ? Sa place va à quelqu'un d'autre, et rien n'est payé pour cela.
submitting = Envoi …
submitted = Envoyé
not-submitted = Pas encore envoyé
kept-look-again = Veuillez le revoir avant l'envoi.
kept-changed = Il a été modifié en même temps dans une autre fenêtre.
kept-sending = Ce que cet appareil a conservé est en cours d'envoi …
kept-saved = Ce que cet appareil avait conservé a été enregistré à { $at }.
kept-submitted = Ce que cet appareil avait conservé est envoyé. Merci.
kept-offline = Conservé sur cet appareil ; envoyé dès que le serveur est joignable.
kept-signed-out = Conservé sur cet appareil ; envoyé une fois que vous serez connecté.
kept-open = Conservé sur cet appareil, pas encore envoyé. { $reason }
kept-over = Ce que cet appareil avait conservé ne peut être envoyé. { $reason }
go-on = Continuer
show-it-here = L'afficher ici
sign-in = Se connecter
open-it = L'ouvrir
