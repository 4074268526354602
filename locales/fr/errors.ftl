### Refusals that are told the same everywhere.

please-sign-in = Veuillez d'abord vous connecter.
nothing-here = Il n'y a rien pour vous à cette adresse.
too-many = Trop de tentatives. Veuillez attendre { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayer.
server-is-busy = Le serveur est surchargé. Rien de ce qui était enregistré n'est perdu. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
send-again = Renvoyer
too-large = Ceci dépasse { $mebibytes } Mio, le maximum que l'on puisse envoyer en une fois.
body-too-large = Ceci dépasse { $kibibytes } Kio, le maximum que l'on puisse envoyer ici. Veuillez le raccourcir.
sign-in-then-send = Votre session a pris fin, donc ceci n'a pas été enregistré. Connectez-vous dans un nouvel onglet, puis revenez à cette page et choisissez Renvoyer. Ne fermez pas cette page.
sign-in-new-tab = Se connecter (nouvel onglet)
our-fault = Quelque chose s'est mal passé de notre côté. Rien de ce qui était enregistré n'est perdu. Si cela se reproduit, signalez le numéro { $trace }.
to-start = Aller à ma page d'accueil
title-sign-in = Connexion nécessaire
title-forbidden = Non autorisé
title-not-found = Introuvable
title-invalid = Veuillez vérifier ceci
title-conflict = Ceci a changé
title-too-large = Trop volumineux
title-too-many = Trop de tentatives
title-busy = Occupé
title-internal = Une erreur de notre part
