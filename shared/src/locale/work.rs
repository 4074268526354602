//! A worker's own pages: what to do now, the way there, what is earned.

super::say! {
    now { "Now" "Maintenant" "Ora" "Agora" }
    on_the_way { "On the way" "En chemin" "Il percorso" "No caminho" }
    earned { "Earned" "Gagné" "Guadagnato" "Ganho" }
    all_tasks { "All tasks of this study" "Toutes les tâches de cette étude" "Tutti i compiti di questo studio" "Todas as tarefas deste estudo" }
    every_payment { "Every submission and payment" "Tous les envois et paiements" "Tutti gli invii e i pagamenti" "Todos os envios e pagamentos" }
    waiting_for_approval { "Waiting for approval" "En attente d'approbation" "In attesa di approvazione" "À espera de aprovação" }
    approved { "Approved" "Approuvé" "Approvato" "Aprovados" }
    paid { "Paid" "Payé" "Pagato" "Pago" }
    hour_came_to { "An hour of work came to" "Une heure de travail a rapporté" "Un'ora di lavoro ha reso" "Uma hora de trabalho rendeu" }
    about_money(money) { "about {money}" "environ {money}" "circa {money}" "cerca de {money}" }
    not_open_earned {
        "This study is not open for work now. What you have earned stays yours."
        "Cette étude n'est pas ouverte en ce moment. Ce que vous avez gagné vous reste acquis."
        "Questo studio non è aperto ora. Ciò che ha guadagnato resta Suo."
        "Este estudo não está aberto agora. O que você ganhou continua seu."
    }
    nothing_open_now {
        "Nothing is open for you now. New work appears here as soon as there is some; what you did is counted below."
        "Rien ne vous est ouvert en ce moment. Du nouveau travail apparaît ici dès qu'il y en a ; ce que vous avez fait est compté ci-dessous."
        "Ora non c'è nulla di aperto per Lei. Un nuovo lavoro compare qui appena c'è; ciò che ha fatto è contato sotto."
        "Não há nada aberto para você agora. Um novo trabalho aparece aqui assim que houver; o que você fez está contado abaixo."
    }
    have_begun(title) {
        "You have begun: {title}. What you had written is still there."
        "Vous avez commencé : {title}. Ce que vous aviez écrit est toujours là."
        "Ha cominciato: {title}. Ciò che aveva scritto c'è ancora."
        "Você começou: {title}. O que tinha escrito ainda está lá."
    }
    continue_it { "Continue" "Reprendre" "Riprendi" "Continuar" }
    first_read {
        "First read what this study is about and what happens with your data."
        "Lisez d'abord de quoi traite cette étude et ce qu'il advient de vos données."
        "Prima legga di che cosa tratta questo studio e che cosa succede ai Suoi dati."
        "Leia antes do que trata este estudo e o que acontece com os seus dados."
    }
    read_terms { "Read the terms" "Lire les conditions" "Leggi le condizioni" "Ler as condições" }
    say_country {
        "Say where you live: this study is open to some countries only. Takes less than a minute."
        "Dites où vous vivez : cette étude n'est ouverte qu'à certains pays. Cela prend moins d'une minute."
        "Dica dove vive: questo studio è aperto solo ad alcuni Paesi. Richiede meno di un minuto."
        "Diga onde você mora: este estudo está aberto só a alguns países. Leva menos de um minuto."
    }
    say_where_you_live { "Say where you live" "Dire où vous vivez" "Dica dove vive" "Dizer onde você mora" }
    short_test(language) {
        "A short test in {language}: you say how formal a few sentences are."
        "Un court test en {language} : vous dites à quel point quelques phrases sont formelles."
        "Un breve test in {language}: dice quanto sono formali alcune frasi."
        "Um teste curto em {language}: você diz quão formais são algumas frases."
    }
    take_test { "Take the test" "Passer le test" "Fai il test" "Fazer o teste" }
    for_each(title, money) { "{title}. {money} for each one you submit." "{title}. {money} pour chaque envoi." "{title}. {money} per ogni invio." "{title}. {money} por envio." }
    start { "Start" "Commencer" "Inizia" "Começar" }
    tasks { "Tasks" "Tâches" "Compiti" "Tarefas" }
    you_are(language, name) { "{language} · you are {name} in this study" "{language} · vous êtes {name} dans cette étude" "{language} · Lei è {name} in questo studio" "{language} · você é {name} neste estudo" }
    stored_and_counts { "It is stored and counts towards what you earn." "C'est enregistré et compte dans ce que vous gagnez." "È salvato e conta per il Suo compenso." "Está guardado e conta para o que você ganha." }
    questions_about(contact) { "Questions about this study: {contact}" "Questions sur cette étude : {contact}" "Domande su questo studio: {contact}" "Dúvidas sobre este estudo: {contact}" }
    tasks_appear {
        "Tasks appear here as soon as the study publishes them."
        "Les tâches apparaissent ici dès que l'étude les publie."
        "I compiti compaiono qui appena lo studio li pubblica."
        "As tarefas aparecem aqui assim que o estudo as publica."
    }
    begun { "begun" "commencé" "cominciato" "começada" }
    open { "open" "ouvert" "aperto" "aberta" }
    closed { "closed" "fermé" "chiuso" "fechada" }
    n_submitted(n) { "{n} submitted" "{n} envoyés" "{n} inviati" "{n} enviados" }
    terms { "Terms" "Conditions" "Condizioni" "Condições" }
    accepted { "Accepted" "Acceptées" "Accettate" "Aceitas" }
    what_terms_say {
        "What the study is about, what is paid, and what happens with your data."
        "De quoi traite l'étude, ce qui est payé et ce qu'il advient de vos données."
        "Di che cosa tratta lo studio, che cosa si paga e che cosa succede ai Suoi dati."
        "Do que trata o estudo, o que é pago e o que acontece com os seus dados."
    }
    see_when_again { "See when you can try again" "Voir quand vous pourrez réessayer" "Veda quando può riprovare" "Ver quando você pode tentar de novo" }
    gate_location { "Where you live" "Où vous vivez" "Dove vive" "Onde você mora" }
    gate_test { "Test: how formal is a sentence?" "Test : une phrase est-elle formelle ?" "Test: quanto è formale una frase?" "Teste: quão formal é uma frase?" }
    gate_pilot { "Trial texts" "Textes d'essai" "Testi di prova" "Textos de teste" }
    gate_review { "A native speaker reads your trial texts" "Une personne de langue maternelle lit vos textes d'essai" "Una persona di madrelingua legge i Suoi testi di prova" "Um falante nativo lê os seus textos de teste" }
    gate_known { "How your answers compare" "Vos réponses comparées" "Le Sue risposte a confronto" "Como as suas respostas se comparam" }
    about_location {
        "The study is open to some countries only. Takes less than a minute."
        "L'étude n'est ouverte qu'à certains pays. Cela prend moins d'une minute."
        "Lo studio è aperto solo ad alcuni Paesi. Richiede meno di un minuto."
        "O estudo está aberto só a alguns países. Leva menos de um minuto."
    }
    about_test {
        "A few short sentences, about 4 minutes. It opens the rating tasks."
        "Quelques phrases courtes, environ 4 minutes. Il ouvre les tâches d'évaluation."
        "Alcune frasi brevi, circa 4 minuti. Apre i compiti di valutazione."
        "Algumas frases curtas, cerca de 4 minutos. Abre as tarefas de avaliação."
    }
    about_pilot {
        "A few rewrites, paid like the rest, so that a native speaker can see how you write."
        "Quelques réécritures, payées comme le reste, pour qu'une personne de langue maternelle voie comment vous écrivez."
        "Alcune riscritture, pagate come il resto, perché una persona di madrelingua veda come scrive."
        "Algumas reescritas, pagas como o resto, para que um falante nativo veja como você escreve."
    }
    about_review {
        "You will read here what they thought of your texts and why."
        "Vous lirez ici ce qu'elle a pensé de vos textes et pourquoi."
        "Qui leggerà che cosa ha pensato dei Suoi testi e perché."
        "Aqui você lerá o que ele achou dos seus textos e por quê."
    }
    about_known { "Some texts have a known answer." "Certains textes ont une réponse connue." "Alcuni testi hanno una risposta nota." "Alguns textos têm resposta conhecida." }
    step_done { "Done" "Fait" "Fatto" "Feito" }
    step_next { "Next" "À faire" "Da fare" "A fazer" }
    step_waiting { "Waiting" "En attente" "In attesa" "Em espera" }
    step_closed { "Closed" "Fermé" "Chiuso" "Fechado" }
    step_later { "Later" "Plus tard" "Più avanti" "Mais tarde" }
    session { "Your session" "Votre session" "La Sua sessione" "A sua sessão" }
    session_ended {
        "It had ended, so nothing was stored. What you had given is here again: please send it once more."
        "Elle était terminée, rien n'a donc été enregistré. Ce que vous aviez donné est de nouveau ici : veuillez l'envoyer encore une fois."
        "Era finita, quindi non è stato salvato nulla. Ciò che aveva dato è di nuovo qui: per favore, lo invii ancora una volta."
        "Ela tinha terminado, por isso nada foi guardado. O que você tinha dado está aqui de novo: por favor, envie mais uma vez."
    }
    in_no_study {
        "You do not work in any study yet. Open the join link you were sent: the study appears here then."
        "Vous ne travaillez encore dans aucune étude. Ouvrez le lien d'invitation que vous avez reçu : l'étude apparaîtra ici."
        "Non lavora ancora in nessuno studio. Apra il link d'invito che ha ricevuto: lo studio comparirà qui."
        "Você ainda não trabalha em nenhum estudo. Abra o link de convite que recebeu: o estudo aparecerá aqui."
    }
    my_pay { "My pay" "Ma rémunération" "Il mio compenso" "Meu pagamento" }
    what_was_paid {
        "What you have submitted, whether it was approved, and what was paid."
        "Ce que vous avez envoyé, si c'est approuvé, et ce qui a été payé."
        "Ciò che ha inviato, se è stato approvato e che cosa è stato pagato."
        "O que você enviou, se foi aprovado e o que foi pago."
    }
    submissions_appear {
        "What you submit appears here, with its state and its pay."
        "Ce que vous envoyez apparaît ici, avec son état et sa rémunération."
        "Ciò che invia compare qui, con il suo stato e il compenso."
        "O que você envia aparece aqui, com o seu estado e o pagamento."
    }
    your_submissions { "Your submissions, the latest first" "Vos envois, le plus récent d'abord" "I Suoi invii, il più recente per primo" "Os seus envios, o mais recente primeiro" }
    when_submitted { "Submitted" "Envoyé" "Inviato" "Enviado" }
    task { "Task" "Tâche" "Compito" "Tarefa" }
    state { "State" "État" "Stato" "Estado" }
    minutes { "Minutes" "Durée (min)" "Minuti" "Minutos" }
    pay { "Pay" "Rémunération" "Compenso" "Pagamento" }
    is_approved { "approved" "approuvé" "approvato" "aprovado" }
    is_rejected { "rejected" "refusé" "respinto" "recusado" }
    is_late { "late, waiting" "tardif, en attente" "in ritardo, in attesa" "atrasado, à espera" }
    is_waiting { "waiting" "en attente" "in attesa" "à espera" }
    is_copied { "Copied" "Copié" "Copiata" "Copiada" }
    copy_table { "Copy table" "Copier le tableau" "Copia la tabella" "Copiar a tabela" }
    actions { "Actions" "Que faire" "Azioni" "Ações" }
}
