//! Leaving a study, and what becomes of a worker's data.

super::say! {
    may_leave_answers_stay {
        "You can leave this study at any time on your page, without giving a reason. Finished work is still paid. Your answers stay in the study under a pseudonym."
        "Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail terminé est tout de même payé. Vos réponses restent dans l'étude sous un pseudonyme."
        "Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro finito viene comunque pagato. Le Sue risposte restano nello studio sotto uno pseudonimo."
        "Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho terminado será pago mesmo assim. Suas respostas ficam no estudo sob um pseudônimo."
    }
    may_leave_and_choose {
        "You can leave this study at any time on your page, without giving a reason. Finished work is still paid. When you leave, you choose whether your answers stay in the results under a pseudonym or are removed from them."
        "Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail terminé est tout de même payé. En partant, vous choisissez si vos réponses restent dans les résultats sous un pseudonyme ou en sont retirées."
        "Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro finito viene comunque pagato. Quando lascia lo studio, sceglie se le Sue risposte restano nei risultati sotto uno pseudonimo o ne vengono tolte."
        "Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho terminado será pago mesmo assim. Ao sair, você escolhe se suas respostas ficam nos resultados sob um pseudônimo ou são retiradas deles."
    }
    may_leave_and_choose_until_closing {
        "You can leave this study at any time on your page, without giving a reason. Finished work is still paid. Until the study is closed, you can choose to have your answers removed from the results; after that they stay under a pseudonym."
        "Vous pouvez quitter cette étude à tout moment depuis votre page, sans vous justifier. Le travail terminé est tout de même payé. Tant que l'étude n'est pas close, vous pouvez faire retirer vos réponses des résultats ; ensuite, elles y restent sous un pseudonyme."
        "Può lasciare questo studio in ogni momento dalla Sua pagina, senza dare spiegazioni. Il lavoro finito viene comunque pagato. Finché lo studio non è chiuso, può far togliere le Sue risposte dai risultati; dopo restano sotto uno pseudonimo."
        "Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho terminado será pago mesmo assim. Até o encerramento do estudo, você pode pedir que suas respostas sejam retiradas dos resultados; depois, elas ficam sob um pseudônimo."
    }
    data_erased_after(days) {
        "Your personal data in this study is erased this many days after the study closes: {days}."
        "Vos données personnelles dans cette étude sont effacées après sa clôture, au bout de ce nombre de jours : {days}."
        "I Suoi dati personali in questo studio vengono cancellati dopo la sua chiusura, trascorso questo numero di giorni: {days}."
        "Seus dados pessoais neste estudo são apagados depois do encerramento, passado este número de dias: {days}."
    }
    leave_study { "Leave this study" "Quitter cette étude" "Lasciare questo studio" "Sair deste estudo" }
    leave_lead {
        "Please read this before you leave."
        "Veuillez lire ceci avant de partir."
        "Legga questo prima di lasciare lo studio."
        "Leia isto antes de sair."
    }
    leave_no_more_tasks {
        "You will get no more tasks. Tasks that you have started are given to other people, and what you wrote in them is deleted."
        "Vous ne recevrez plus de tâches. Celles que vous avez commencées sont confiées à d'autres personnes, et ce que vous y aviez écrit est supprimé."
        "Non riceverà più compiti. Quelli che ha iniziato vengono assegnati ad altre persone, e ciò che vi ha scritto viene cancellato."
        "Você não receberá mais tarefas. As que você começou serão passadas a outras pessoas, e o que você escreveu nelas será apagado."
    }
    leave_work_is_paid {
        "Work that you have submitted is still checked and paid."
        "Le travail que vous avez envoyé sera tout de même vérifié et payé."
        "Il lavoro che ha inviato viene comunque controllato e pagato."
        "O trabalho que você enviou será verificado e pago mesmo assim."
    }
    leave_is_final {
        "You cannot undo this. If you want to come back, write to the study's contact person."
        "Vous ne pouvez pas revenir sur ce choix. Si vous voulez revenir, écrivez à la personne de contact de l'étude."
        "Non si può annullare. Se vuole tornare, scriva alla persona di riferimento dello studio."
        "Não é possível desfazer. Se quiser voltar, escreva para a pessoa de contato do estudo."
    }
    leave_account_stays {
        "Your account is kept. To have your account and personal data erased as well, write to the study's contact person."
        "Votre compte est conservé. Pour faire effacer aussi votre compte et vos données personnelles, écrivez à la personne de contact de l'étude."
        "Il Suo account viene conservato. Per far cancellare anche l'account e i dati personali, scriva alla persona di riferimento dello studio."
        "Sua conta é mantida. Para que sua conta e seus dados pessoais também sejam apagados, escreva para a pessoa de contato do estudo."
    }
    your_answers { "Your answers" "Vos réponses" "Le Sue risposte" "Suas respostas" }
    keep_answers { "Keep my answers" "Conserver mes réponses" "Conservare le mie risposte" "Manter minhas respostas" }
    keep_answers_means {
        "They stay in the results under a pseudonym, without your name."
        "Elles restent dans les résultats sous un pseudonyme, sans votre nom."
        "Restano nei risultati sotto uno pseudonimo, senza il Suo nome."
        "Elas ficam nos resultados sob um pseudônimo, sem o seu nome."
    }
    remove_answers {
        "Remove my answers from the results"
        "Retirer mes réponses des résultats"
        "Togliere le mie risposte dai risultati"
        "Retirar minhas respostas dos resultados"
    }
    remove_answers_means {
        "They will not be in any statistics or later exports. Results that are already published do not change."
        "Elles ne figureront dans aucune statistique ni dans aucun export ultérieur. Les résultats déjà publiés ne changent pas."
        "Non compariranno in nessuna statistica né in alcuna esportazione successiva. I risultati già pubblicati non cambiano."
        "Elas não aparecerão em nenhuma estatística nem em exportações posteriores. Os resultados já publicados não mudam."
    }
    answers_stay {
        "Your answers stay in the results under a pseudonym. They cannot be removed from this study now."
        "Vos réponses restent dans les résultats sous un pseudonyme. Elles ne peuvent pas être retirées de cette étude actuellement."
        "Le Sue risposte restano nei risultati sotto uno pseudonimo. Ora non si possono togliere da questo studio."
        "Suas respostas ficam nos resultados sob um pseudônimo. Agora não é possível retirá-las deste estudo."
    }
    confirm_leaving {
        "Yes, I want to leave this study"
        "Oui, je veux quitter cette étude"
        "Sì, voglio lasciare questo studio"
        "Sim, quero sair deste estudo"
    }
    must_confirm_leaving {
        "Tick the box to confirm that you want to leave."
        "Cochez la case pour confirmer que vous voulez partir."
        "Spunti la casella per confermare che vuole lasciare lo studio."
        "Marque a caixa para confirmar que quer sair."
    }
    answers_cannot_be_removed {
        "Answers cannot be removed from this study now. You can still leave; your answers then stay in the results."
        "Les réponses ne peuvent pas être retirées de cette étude actuellement. Vous pouvez tout de même partir ; vos réponses restent alors dans les résultats."
        "Ora le risposte non si possono togliere da questo studio. Può comunque lasciarlo; in tal caso le Sue risposte restano nei risultati."
        "Agora não é possível retirar as respostas deste estudo. Você ainda pode sair; nesse caso, suas respostas ficam nos resultados."
    }
    have_left {
        "You have left this study. Finished work is still checked and paid."
        "Vous avez quitté cette étude. Le travail terminé sera tout de même vérifié et payé."
        "Ha lasciato questo studio. Il lavoro finito viene comunque controllato e pagato."
        "Você saiu deste estudo. O trabalho terminado será verificado e pago mesmo assim."
    }
    have_left_title { "You have left this study" "Vous avez quitté cette étude" "Ha lasciato questo studio" "Você saiu deste estudo" }
    left_and_kept(day) {
        "You left on {day}. Your answers stay in the results under a pseudonym."
        "Vous êtes parti(e) le {day}. Vos réponses restent dans les résultats sous un pseudonyme."
        "Ha lasciato lo studio il {day}. Le Sue risposte restano nei risultati sotto uno pseudonimo."
        "Você saiu em {day}. Suas respostas ficam nos resultados sob um pseudônimo."
    }
    left_and_removed(day) {
        "You left on {day}. Your answers have been removed from the results."
        "Vous êtes parti(e) le {day}. Vos réponses ont été retirées des résultats."
        "Ha lasciato lo studio il {day}. Le Sue risposte sono state tolte dai risultati."
        "Você saiu em {day}. Suas respostas foram retiradas dos resultados."
    }
    confirm_removing {
        "Yes, remove my answers from the results"
        "Oui, retirer mes réponses des résultats"
        "Sì, togliere le mie risposte dai risultati"
        "Sim, retirar minhas respostas dos resultados"
    }
    my_data { "Your data" "Vos données" "I Suoi dati" "Seus dados" }
    my_data_lead {
        "Everything that this server stores about you, in one file (JSON)."
        "Tout ce que ce serveur conserve sur vous, dans un seul fichier (JSON)."
        "Tutto ciò che questo server conserva su di Lei, in un unico file (JSON)."
        "Tudo o que este servidor armazena sobre você, em um único arquivo (JSON)."
    }
    download_my_data { "Download your data" "Télécharger vos données" "Scarica i Suoi dati" "Baixar seus dados" }
}
