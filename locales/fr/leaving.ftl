### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail que vous avez envoyé sera tout de même vérifié, et payé s'il est approuvé. Vos réponses restent dans l'étude sous un pseudonyme.
may-leave-and-choose = Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail que vous avez envoyé sera tout de même vérifié, et payé s'il est approuvé. En partant, vous choisissez si vos réponses restent dans les résultats sous un pseudonyme ou en sont retirées.
may-leave-and-choose-until-closing = Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail que vous avez envoyé sera tout de même vérifié, et payé s'il est approuvé. Tant que l'étude n'est pas clôturée, vous pouvez faire retirer vos réponses des résultats ; ensuite, elles y restent sous un pseudonyme.
leave-study = Quitter cette étude
leave-lead = Veuillez lire ceci avant de partir.
leave-no-more-tasks = Vous ne recevrez plus de tâches. Celles que vous avez commencées sont confiées à d'autres personnes, et ce que vous y aviez écrit est supprimé.
leave-work-is-paid = Le travail que vous avez envoyé sera tout de même vérifié, et payé s'il est approuvé.
leave-is-final = Ce choix est définitif. Si vous voulez revenir, écrivez à la personne de contact de l'étude.
leave-account-stays = Votre compte est conservé. Pour faire effacer aussi votre compte et vos données personnelles, demandez-le sur la page de votre compte.
your-answers = Vos réponses
keep-answers = Conserver mes réponses
keep-answers-means = Elles restent dans les résultats sous un pseudonyme, sans votre nom.
remove-answers = Retirer mes réponses des résultats
remove-answers-means = Elles ne figureront dans aucune statistique ni dans aucun export ultérieur. Les résultats déjà publiés ne changent pas.
answers-stay = Vos réponses restent dans les résultats sous un pseudonyme. Elles ne peuvent pas être retirées de cette étude en ce moment.
confirm-leaving = Oui, je veux quitter cette étude
have-left-title = Vous avez quitté cette étude
left-and-kept = Vous avez quitté l'étude le { $day }. Vos réponses restent dans les résultats sous un pseudonyme.
left-and-removed = Vous avez quitté l'étude le { $day }. Vos réponses ont été retirées des résultats.
confirm-removing = Oui, retirer mes réponses des résultats
my-data = Vos données
my-data-lead = Téléchargez tout ce que ce serveur conserve sur vous.
my-data-file = Vous recevez un seul fichier, lisible par des programmes. Un éditeur de texte l'ouvre aussi.
download-my-data = Télécharger vos données
