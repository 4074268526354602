### Refusals that are told the same everywhere.

send-again = Renvoyer
# Label of a field that shows a long text again that was refused
text-to-correct = Votre texte, à corriger
sign-in-then-send = Votre session a pris fin ; rien n'a donc été enregistré. Connectez-vous dans un nouvel onglet, puis revenez à cette page et choisissez Renvoyer. Ne fermez pas cette page.
sign-in-new-tab = Se connecter (nouvel onglet)
to-start = Aller à ma page d'accueil
title-sign-in = Connexion nécessaire
title-forbidden = Non autorisé
title-not-found = Introuvable
title-invalid = Veuillez vérifier ceci
title-conflict = Impossible pour le moment
go-to-field = Aller à « { $label } »
title-too-large = Trop volumineux
title-too-many = Trop de tentatives
title-busy = Serveur occupé
title-internal = Une erreur de notre part
