### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Confirmez votre adresse électronique
# Argument: the address of this server
mail-confirm-text = Quelqu'un, probablement vous, a indiqué cette adresse électronique pour un compte sur { $site }. Pour confirmer que cette adresse est la vôtre, ouvrez cette page :
mail-confirm-days = Le lien fonctionne pendant 7 jours.
mail-confirm-ignore = Si ce n'était pas vous, ignorez ce message.
mail-reset-subject = Choisissez un nouveau mot de passe
# Argument: the address of this server
mail-reset-text = Quelqu'un, probablement vous, a demandé un nouveau mot de passe pour votre compte sur { $site }. Pour en choisir un, ouvrez cette page :
mail-reset-hour = Le lien fonctionne une seule fois, pendant une heure.
mail-reset-ignore = Si ce n'était pas vous, ignorez ce message. Votre mot de passe n'a pas été changé.
# Argument: the title of the study
mail-pilot-subject = Vos textes pilotes dans « { $study } » ont été relus
# Argument: the title of the study
mail-pilot-passed = Un relecteur a lu vos textes pilotes dans « { $study } ». Vous avez réussi. Vos tâches sont sur cette page :
# Argument: the title of the study
mail-pilot-failed = Un relecteur a lu vos textes pilotes dans « { $study } ». Vous n'avez pas réussi. Les raisons sont sur cette page :
# Argument: an amount with its currency
mail-paid-subject = Paiement de { $amount }
# Arguments: $amount, $study
mail-paid-text = Vous avez reçu { $amount } pour votre travail dans « { $study } ». Tous vos paiements sont sur cette page :
mail-paid-participant = Vous avez reçu { $amount } pour votre travail dans « { $study } ». Voici votre page dans l'étude :
# Argument: the title of the study
mail-invited-subject = Invitation : « { $study } »
# Argument: the title of the study
mail-reminded-subject = Rappel : « { $study } »
# Argument: the title of the study
mail-invited-text = Nous vous invitons à participer à l'étude « { $study } ». Cette page explique ce que vous ferez et ce que vous recevrez en échange :
# Argument: the title of the study
mail-reminded-text = Vous avez reçu une invitation à participer à l'étude « { $study } », que vous n'avez pas encore terminée. Commencez ou reprenez sur cette page :
mail-invited-link = Ce lien est pour vous seulement : ne le transférez pas. Vous pouvez l'utiliser de nouveau pour reprendre sur n'importe quel appareil.
# Argument: whom to ask
mail-invited-contact = Questions sur l'étude : { $contact }
mail-invited-stop = Pour ne plus recevoir de messages sur cette étude, ouvrez cette page :
mail-unsubscribe = Pour ne plus recevoir de messages sur votre travail, ouvrez cette page :
