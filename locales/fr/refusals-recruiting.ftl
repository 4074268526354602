### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Saisissez le jeton d'API tel que Prolific l'affiche, sans espaces.
prolific-workspace = Saisissez l'identifiant de l'espace de travail : 24 chiffres et lettres de a à f.
prolific-refuses-token = Prolific n'accepte pas ce jeton d'API, ou le jeton ne donne pas accès à cet espace de travail. Créez un nouveau jeton chez Prolific et saisissez-le ici.
prolific-has-no-workspace = Prolific ne connaît pas cet espace de travail, ou votre compte n'y a pas accès. Vérifiez l'identifiant.
prolific-has-no-study = Prolific ne connaît pas un identifiant d'étude de vos liens d'accès. Comparez « Identifiant de l'étude dans le service » de leurs paramètres avec Prolific.
prolific-unreachable = Prolific est injoignable. Réessayez dans quelques minutes.
prolific-unreadable = Prolific a envoyé une réponse que Concord ne comprend pas. Réessayez plus tard.
prolific-too-many-requests = Prolific a reçu trop de requêtes. Réessayez dans quelques minutes.
prolific-wrong-key = Le jeton enregistré a été chiffré avec une autre clé. Reliez l'étude de nouveau, ou rétablissez le paramètre secrets_key du serveur.
prolific-no-key = Ce serveur ne peut pas enregistrer de jetons d'API. Demandez aux personnes qui le gèrent de définir secrets_key.
prolific-is-being-asked = Prolific est en train d'être interrogé. Rechargez cette page dans quelques secondes.
prolific-list-has-changed = La liste a changé entre-temps. Regardez-la de nouveau, puis approuvez.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = Chez Prolific, la soumission est dans l'état « { $status } ». Cette décision n'y est pas possible.
prolific-may-have-done-it = Prolific n'a pas répondu : on ne sait pas si cela a été fait. Interrogez Prolific de nouveau et examinez la soumission avant de recommencer.
prolific-refuses = Prolific refuse cette action. La soumission a peut-être changé entre-temps : interrogez Prolific et examinez-la de nouveau.
choose-category = Choisissez une raison.
prolific-may-still-pay = Prolific peut encore payer cette prime : cela peut prendre du temps. Vérifiez de nouveau une heure après l'envoi.
prolific-not-listed-yet = Prolific n'a pas encore listé les soumissions de cette étude. Attendez une minute ou interrogez Prolific sur sa page, puis faites le versement.
prolific-is-not-connected = Cette étude n'est pas reliée à Prolific. Reliez-la d'abord.
prolific-has-it-already = Ce lien d'accès a déjà une étude chez Prolific. Rechargez la page.
prolific-needs-live-study = Personne ne peut participer pour le moment. Lancez d'abord cette étude et ouvrez le lien d'accès aux nouveaux participants.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = Chez Prolific, l'étude est dans l'état « { $status } ». Cette action n'y est pas possible.
prolific-may-have-changed-study = Prolific n'a pas répondu : on ne sait pas si cela a été fait. Examinez l'étude chez Prolific avant de réessayer.
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific refuse cette action : { $reason }
# $currency is a code such as GBP
prolific-pays-in = L'espace de travail chez Prolific paie en { $currency }. Indiquez le montant dans cette devise.
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific n'a pas de filtre pour ceci : { $names }. Décochez la case et définissez un filtre chez Prolific avant de publier.
# $low and $high are amounts of money
amount-from-to = Indiquez un montant de { $low } à { $high }.
# $low and $high are numbers
number-from-to = Indiquez un nombre entier de { $low } à { $high }.
choose-device = Choisissez au moins un appareil.
prolific-has-no-project = L'espace de travail n'a pas de projet chez Prolific. Créez-en d'abord un là-bas.
prolific-study-has-changed = L'étude chez Prolific n'est pas celle que la page affichait, ou son coût a changé. Examinez-la de nouveau.
prolific-link-is-used = Des personnes sont déjà arrivées par ce lien d'accès. Créez un autre lien pour la nouvelle étude.
prolific-needs-address = Ce serveur ne connaît pas sa propre adresse. Demandez aux personnes qui le gèrent de définir public_url.
prolific-screening-below-reward = Pour la présélection, indiquez un montant supérieur à zéro et inférieur à la rémunération.
entrance-has-changed = Ce lien d'accès a changé entre-temps. Rechargez la page et saisissez de nouveau vos modifications.

# Recruiting through CloudResearch Connect
connect-key = Saisissez la clé d'API telle que Connect l'affiche, sans espaces.
connect-has-no-workspaces = Connect n'a pas d'espaces de travail. Laissez ce champ vide.
connect-refuses-key = Connect n'accepte pas cette clé d'API. Vérifiez-la, ou demandez une nouvelle clé à Connect et saisissez-la ici.
connect-has-no-project = Connect ne connaît pas un identifiant de projet de vos liens d'accès. Comparez « Identifiant de l'étude dans le service » de leurs paramètres avec l'adresse du projet chez Connect.
connect-unreachable = Connect est injoignable. Réessayez dans quelques minutes.
connect-unreadable = Connect a envoyé une réponse que Concord ne comprend pas. Réessayez plus tard.
connect-too-many-requests = Connect a reçu trop de requêtes. Réessayez dans quelques minutes.
connect-wrong-key = La clé d'API enregistrée a été chiffrée avec un autre secret de ce serveur. Reliez l'étude de nouveau, ou rétablissez le paramètre secrets_key du serveur.
connect-no-key = Ce serveur ne peut pas enregistrer de clés d'API. Demandez aux personnes qui le gèrent de définir secrets_key.
connect-is-being-asked = Connect est en train d'être interrogé. Rechargez cette page dans quelques secondes.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = Chez Connect, la soumission est dans l'état « { $status } ». Cette décision n'y est pas possible.
connect-may-have-done-it = Connect n'a pas répondu : on ne sait pas si cela a été fait. Interrogez Connect de nouveau et examinez la soumission avant de recommencer.
connect-refuses = Connect refuse cette action. Une décision a peut-être été prise entre-temps : interrogez Connect et examinez la soumission de nouveau.
connect-may-still-pay = Connect peut encore payer cette prime : cela peut prendre du temps. Vérifiez de nouveau une heure après l'envoi.
connect-not-listed-yet = Connect n'a pas encore listé les soumissions de cette étude. Attendez une minute ou interrogez Connect sur sa page, puis faites le versement.
connect-is-not-connected = Cette étude n'est pas encore reliée à CloudResearch Connect. Saisissez d'abord la clé d'API sur la page « Connect ».
approval-has-no-message = Ce service n'envoie pas de message avec une approbation. Laissez le message vide.
rejection-has-no-category = Ce service n'a pas de liste de raisons. N'indiquez pas de raison et écrivez un message.
