//! The way in: terms, place, test; and why a task is closed.

super::say! {
    read_before {
        "Please read this before you begin. You can leave the study at any time."
        "Veuillez lire ceci avant de commencer. Vous pouvez quitter l'étude à tout moment."
        "Per favore, legga questo prima di cominciare. Può lasciare lo studio in qualsiasi momento."
        "Por favor, leia isto antes de começar. Você pode deixar o estudo a qualquer momento."
    }
    have_agreed { "You have agreed" "Vous avez accepté" "Ha dato il consenso" "Você concordou" }
    on_day { "On" "Le" "Il" "Em" }
    agree {
        "I have read this and agree to take part."
        "J'ai lu ceci et j'accepte de participer."
        "Ho letto e accetto di partecipare."
        "Li isto e aceito participar."
    }
    agree_and_go_on { "Agree and go on" "Accepter et continuer" "Accetta e continua" "Aceitar e continuar" }
    terms_unwritten {
        "You write and judge short texts for research. Your answers are stored under a pseudonym and may be published with it. Your name and your e-mail address are not."
        "Vous écrivez et jugez de courts textes pour la recherche. Vos réponses sont enregistrées sous un pseudonyme et peuvent être publiées avec lui. Votre nom et votre adresse électronique ne le sont pas."
        "Lei scrive e giudica brevi testi per la ricerca. Le Sue risposte sono salvate sotto uno pseudonimo e possono essere pubblicate con esso. Il Suo nome e il Suo indirizzo e-mail no."
        "Você escreve e avalia textos curtos para pesquisa. As suas respostas são guardadas sob um pseudônimo e podem ser publicadas com ele. O seu nome e o seu e-mail não."
    }
    must_agree {
        "Nothing opens without your consent. Tick the box if you agree, or leave the study."
        "Rien ne s'ouvre sans votre accord. Cochez la case si vous acceptez, ou quittez l'étude."
        "Nulla si apre senza il Suo consenso. Spunti la casella se accetta, oppure lasci lo studio."
        "Nada se abre sem o seu consentimento. Marque a caixa se você concorda, ou deixe o estudo."
    }
    where_are_you { "Where are you?" "Où êtes-vous ?" "Dove si trova?" "Onde você está?" }
    please_choose { "Please choose" "Veuillez choisir" "Scelga" "Escolha" }
    country_now { "The country you are in now" "Le pays où vous êtes en ce moment" "Il Paese in cui si trova ora" "O país em que você está agora" }
    country_hint {
        "One answer counts. It is compared with the country your connection comes from, where that is known; if the two differ, a person looks at it."
        "Une seule réponse compte. Elle est comparée au pays d'où vient votre connexion, s'il est connu ; si les deux diffèrent, une personne l'examine."
        "Conta una sola risposta. È confrontata con il Paese da cui viene la connessione, se è noto; se i due sono diversi, la esamina una persona."
        "Vale uma só resposta. Ela é comparada com o país de onde vem a sua conexão, quando é conhecido; se os dois diferem, uma pessoa examina."
    }
    answer { "Answer" "Répondre" "Rispondi" "Responder" }
    may_go_on { "You can go on" "Vous pouvez continuer" "Può continuare" "Você pode continuar" }
    person_will_look { "A person will look at this" "Une personne va l'examiner" "Lo esaminerà una persona" "Uma pessoa vai examinar isto" }
    not_open_to_you { "This study is not open to you" "Cette étude ne vous est pas ouverte" "Questo studio non è aperto a Lei" "Este estudo não está aberto a você" }
    back_to_study { "Back to the study" "Retour à l'étude" "Torna allo studio" "Voltar ao estudo" }
    rule_all_countries {
        "The rule: this study takes workers from all countries."
        "La règle : cette étude accepte des personnes de tous les pays."
        "La regola: questo studio accetta persone di tutti i Paesi."
        "A regra: este estudo aceita pessoas de todos os países."
    }
    rule_countries(names) {
        "The rule: in your language this study takes workers who are in one of these countries: {names}."
        "La règle : dans votre langue, cette étude accepte les personnes qui sont dans l'un de ces pays : {names}."
        "La regola: nella Sua lingua questo studio accetta persone che si trovano in uno di questi Paesi: {names}."
        "A regra: na sua língua, este estudo aceita pessoas que estão em um destes países: {names}."
    }
    open_to_all { "Open to all countries." "Ouvert à tous les pays." "Aperto a tutti i Paesi." "Aberto a todos os países." }
    open_in_and_said(names, said) {
        "Open to workers in: {names}. You said: {said}."
        "Ouvert aux personnes qui sont dans ces pays : {names}. Vous avez dit : {said}."
        "Aperto a chi si trova in: {names}. Lei ha detto: {said}."
        "Aberto a pessoas que estão em: {names}. Você disse: {said}."
    }
    connection_says(said, seen) {
        "You said {said}, your connection says {seen}. A person will look at it."
        "Vous avez dit {said}, votre connexion dit {seen}. Une personne va l'examiner."
        "Lei ha detto {said}, la Sua connessione dice {seen}. Lo esaminerà una persona."
        "Você disse {said}, a sua conexão diz {seen}. Uma pessoa vai examinar isto."
    }
    choose_country {
        "Please choose the country you are in from the list."
        "Veuillez choisir dans la liste le pays où vous êtes."
        "Scelga dall'elenco il Paese in cui si trova."
        "Escolha na lista o país em que você está."
    }
    answered_country {
        "You have answered this question; one answer counts. If it was a mistake, write to the contact of the study."
        "Vous avez répondu à cette question ; une seule réponse compte. Si c'était une erreur, écrivez à la personne de contact de l'étude."
        "Ha già risposto a questa domanda; conta una sola risposta. Se era un errore, scriva alla persona di contatto dello studio."
        "Você já respondeu a esta pergunta; vale uma só resposta. Se foi um engano, escreva à pessoa de contato do estudo."
    }
    to_consent { "To the consent" "Vers l'accord" "Al consenso" "Ao consentimento" }
    to_country { "To the question about your country" "Vers la question sur votre pays" "Alla domanda sul Suo Paese" "À pergunta sobre o seu país" }
    to_test { "To the test" "Vers le test" "Al test" "Ao teste" }
    to_tasks { "To my tasks" "Vers mes tâches" "Ai miei compiti" "Às minhas tarefas" }
    questions_to(contact) { "Questions? Write to {contact}." "Des questions ? Écrivez à {contact}." "Domande? Scriva a {contact}." "Dúvidas? Escreva para {contact}." }
    passed { "Passed" "Réussi" "Superato" "Aprovado" }
    not_passed { "Not passed" "Non réussi" "Non superato" "Não aprovado" }
    test_result { "Result of the test" "Résultat du test" "Esito del test" "Resultado do teste" }
    points_of(points, needed, attempt) {
        "{points} of 100 points; {needed} were needed. Attempt {attempt}."
        "{points} points sur 100 ; il en fallait {needed}. Essai {attempt}."
        "{points} punti su 100; ne servivano {needed}. Tentativo {attempt}."
        "{points} de 100 pontos; eram necessários {needed}. Tentativa {attempt}."
    }
    tasks_are_open {
        "The tasks behind the test are open to you now."
        "Les tâches après le test vous sont ouvertes maintenant."
        "I compiti dopo il test sono ora aperti per Lei."
        "As tarefas depois do teste estão abertas para você agora."
    }
    attempts_left(left) { "Attempts left: {left}. The next one opens at" "Essais restants : {left}. Le prochain s'ouvre le" "Tentativi rimasti: {left}. Il prossimo si apre il" "Tentativas restantes: {left}. A próxima se abre em" }
    no_attempt_left {
        "No attempt is left, so the tasks behind the test stay closed to you. Thank you for trying."
        "Il ne reste aucun essai : les tâches après le test vous restent fermées. Merci d'avoir essayé."
        "Non restano tentativi, perciò i compiti dopo il test restano chiusi per Lei. Grazie per averci provato."
        "Não resta nenhuma tentativa, por isso as tarefas depois do teste ficam fechadas para você. Obrigado por tentar."
    }
    test_of(language) { "Test: formality in {language}" "Test : niveau de langue en {language}" "Test: formalità in {language}" "Teste: formalidade em {language}" }
    test_closed { "The test is not open to you now" "Le test ne vous est pas ouvert en ce moment" "Il test non è aperto per Lei ora" "O teste não está aberto para você agora" }
    latest_gave(points) { "Your latest attempt gave {points} of 100 points." "Votre dernier essai a donné {points} points sur 100." "Il Suo ultimo tentativo ha dato {points} punti su 100." "A sua última tentativa deu {points} de 100 pontos." }
    another_attempt { "Another attempt" "Nouvel essai" "Un altro tentativo" "Outra tentativa" }
    still_left(left) { "Attempts left: {left}." "Essais restants : {left}." "Tentativi rimasti: {left}." "Tentativas restantes: {left}." }
    test_about(n, minutes, tolerance, needed, attempts) {
        "{n} sentences, about {minutes} minutes. An answer within {tolerance} of what experts said is right. You need {needed} of 100 points. Attempts in all: {attempts}."
        "{n} phrases, environ {minutes} minutes. Une réponse est juste si elle est à {tolerance} au plus de celle des experts. Il vous faut {needed} points sur 100. Essais en tout : {attempts}."
        "{n} frasi, circa {minutes} minuti. Una risposta è giusta se dista al massimo {tolerance} da quella degli esperti. Servono {needed} punti su 100. Tentativi in tutto: {attempts}."
        "{n} frases, cerca de {minutes} minutos. Uma resposta está certa se fica a no máximo {tolerance} da dos especialistas. Você precisa de {needed} de 100 pontos. Tentativas ao todo: {attempts}."
    }
    hand_in { "Hand in the test" "Remettre le test" "Consegna il test" "Entregar o teste" }
    sentence_without_answer { "This sentence has no answer yet." "Cette phrase n'a pas encore de réponse." "Questa frase non ha ancora una risposta." "Esta frase ainda não tem resposta." }
    contact_can_tell {
        "This study is not open for work now. Its contact can tell you when it will be."
        "Cette étude n'est pas ouverte en ce moment. Sa personne de contact peut vous dire quand elle le sera."
        "Questo studio non è aperto ora. La persona di contatto può dirLe quando lo sarà."
        "Este estudo não está aberto agora. A pessoa de contato pode dizer quando estará."
    }
    consent_before {
        "Please read and accept the consent first: nothing else opens before it."
        "Veuillez d'abord lire et accepter les conditions : rien d'autre ne s'ouvre avant."
        "Prima legga e accetti il consenso: nient'altro si apre prima."
        "Leia e aceite antes o consentimento: nada mais se abre antes dele."
    }
    test_by_country(message) {
        "The test is open to workers in the countries of this study. {message}"
        "Le test est ouvert aux personnes des pays de cette étude. {message}"
        "Il test è aperto a chi si trova nei Paesi di questo studio. {message}"
        "O teste está aberto a pessoas nos países deste estudo. {message}"
    }
    country_is_looked_at {
        "A person still looks at your answer about your country. The test opens when they agree."
        "Une personne examine encore votre réponse sur votre pays. Le test s'ouvre quand elle donne son accord."
        "Una persona sta ancora esaminando la Sua risposta sul Paese. Il test si apre quando dà il suo assenso."
        "Uma pessoa ainda está examinando a sua resposta sobre o país. O teste se abre quando ela concordar."
    }
    country_before {
        "Please answer the question about your country first: the test opens after it."
        "Veuillez d'abord répondre à la question sur votre pays : le test s'ouvre ensuite."
        "Prima risponda alla domanda sul Suo Paese: il test si apre dopo."
        "Responda antes à pergunta sobre o seu país: o teste se abre depois."
    }
    test_was_changed {
        "The test has been changed since you opened it. Reload the page; no attempt is used up."
        "Le test a été modifié depuis que vous l'avez ouvert. Rechargez la page ; aucun essai n'est perdu."
        "Il test è stato modificato da quando l'ha aperto. Ricarichi la pagina; nessun tentativo è andato perso."
        "O teste foi alterado desde que você o abriu. Recarregue a página; nenhuma tentativa foi gasta."
    }
    test_is_empty {
        "The test has no sentences yet. Please come back later."
        "Le test n'a pas encore de phrases. Revenez plus tard."
        "Il test non ha ancora frasi. Torni più tardi."
        "O teste ainda não tem frases. Volte mais tarde."
    }
    test_is_passed {
        "You have passed the test. There is nothing more to do on this page."
        "Vous avez réussi le test. Il n'y a plus rien à faire sur cette page."
        "Ha superato il test. Su questa pagina non c'è altro da fare."
        "Você passou no teste. Não há mais nada a fazer nesta página."
    }
    person_decided_test(message) { "A person has decided about your test: {message}" "Une personne a décidé de votre test : {message}" "Una persona ha deciso sul Suo test: {message}" "Uma pessoa decidiu sobre o seu teste: {message}" }
    attempts_used(n) {
        "Attempts at the test in this study: {n}. You have used them all."
        "Essais au test dans cette étude : {n}. Vous les avez tous utilisés."
        "Tentativi per il test in questo studio: {n}. Li ha usati tutti."
        "Tentativas no teste deste estudo: {n}. Você usou todas."
    }
    test_opens_at(pause, at) {
        "Between two attempts there is a pause of {pause}. The next one opens at {at} UTC."
        "Entre deux essais, il y a une pause de {pause}. Le prochain s'ouvre le {at} UTC."
        "Fra due tentativi c'è una pausa di {pause}. Il prossimo si apre il {at} UTC."
        "Entre duas tentativas há uma pausa de {pause}. A próxima se abre em {at} UTC."
    }
    message_passed(points, needed) {
        "Passed with {points} of 100 points; {needed} were needed."
        "Réussi avec {points} points sur 100 ; il en fallait {needed}."
        "Superato con {points} punti su 100; ne servivano {needed}."
        "Aprovado com {points} de 100 pontos; eram necessários {needed}."
    }
    message_again(points, needed, left, at) {
        "{points} of 100 points; {needed} are needed. Attempts left: {left}; the next one opens at {at} UTC."
        "{points} points sur 100 ; il en faut {needed}. Essais restants : {left} ; le prochain s'ouvre le {at} UTC."
        "{points} punti su 100; ne servono {needed}. Tentativi rimasti: {left}; il prossimo si apre il {at} UTC."
        "{points} de 100 pontos; são necessários {needed}. Tentativas restantes: {left}; a próxima se abre em {at} UTC."
    }
    message_over(points, needed) {
        "{points} of 100 points; {needed} were needed. No attempt is left."
        "{points} points sur 100 ; il en fallait {needed}. Il ne reste aucun essai."
        "{points} punti su 100; ne servivano {needed}. Non restano tentativi."
        "{points} de 100 pontos; eram necessários {needed}. Não resta nenhuma tentativa."
    }
    known_found(n, right) {
        "Of {n} texts with a known answer, you answered {right} as expected."
        "Sur {n} textes dont la réponse est connue, vous avez répondu comme attendu à {right}."
        "Su {n} testi con una risposta nota, ha risposto come atteso a {right}."
        "De {n} textos com resposta conhecida, você respondeu a {right} como esperado."
    }
    known_warn {
        "Please read the instructions again before you go on."
        "Veuillez relire les consignes avant de continuer."
        "Per favore, rilegga le istruzioni prima di continuare."
        "Por favor, releia as instruções antes de continuar."
    }
    known_pause {
        "Your work is paused until a person has looked at it. What you did is kept and paid."
        "Votre travail est suspendu jusqu'à ce qu'une personne l'ait examiné. Ce que vous avez fait est conservé et payé."
        "Il Suo lavoro è sospeso finché una persona non l'avrà esaminato. Ciò che ha fatto viene conservato e pagato."
        "O seu trabalho está em pausa até que uma pessoa o examine. O que você fez é guardado e pago."
    }
    known_exclude {
        "There is no more work for you in this study. What you did is kept and paid."
        "Il n'y a plus de travail pour vous dans cette étude. Ce que vous avez fait est conservé et payé."
        "In questo studio non c'è più lavoro per Lei. Ciò che ha fatto viene conservato e pagato."
        "Não há mais trabalho para você neste estudo. O que você fez é guardado e pago."
    }
    not_open { "This study is not open for work now." "Cette étude n'est pas ouverte en ce moment." "Questo studio non è aperto ora." "Este estudo não está aberto agora." }
    consent_first { "Please read and accept the consent first." "Veuillez d'abord lire et accepter les conditions." "Prima legga e accetti il consenso." "Leia e aceite antes o consentimento." }
    closed_location {
        "This task is for workers in certain countries. Please answer the question about your country first."
        "Cette tâche est réservée à certains pays. Veuillez d'abord répondre à la question sur votre pays."
        "Questo compito è per chi si trova in certi Paesi. Prima risponda alla domanda sul Suo Paese."
        "Esta tarefa é para pessoas em certos países. Responda antes à pergunta sobre o seu país."
    }
    closed_test {
        "This task needs the language test. Please pass the test first."
        "Cette tâche demande le test de langue. Veuillez d'abord réussir le test."
        "Questo compito richiede il test di lingua. Prima superi il test."
        "Esta tarefa exige o teste de língua. Passe antes no teste."
    }
    closed_known {
        "Your work in this study is paused or has ended, because of texts with a known answer. Your work page says more."
        "Votre travail dans cette étude est suspendu ou terminé, à cause de textes dont la réponse est connue. Votre page de travail en dit plus."
        "Il Suo lavoro in questo studio è sospeso o finito, a causa di testi con una risposta nota. La Sua pagina di lavoro dice di più."
        "O seu trabalho neste estudo está em pausa ou terminou, por causa de textos com resposta conhecida. A sua página de trabalho diz mais."
    }
    closed_pilot {
        "This task opens after the trial texts. Please do those first."
        "Cette tâche s'ouvre après les textes d'essai. Veuillez d'abord les faire."
        "Questo compito si apre dopo i testi di prova. Prima svolga quelli."
        "Esta tarefa se abre depois dos textos de teste. Faça antes esses."
    }
    closed_review {
        "This task opens when a native speaker has read your trial texts. You will find the answer on your work page."
        "Cette tâche s'ouvre quand une personne de langue maternelle a lu vos textes d'essai. Vous trouverez la réponse sur votre page de travail."
        "Questo compito si apre quando una persona di madrelingua ha letto i Suoi testi di prova. Troverà la risposta sulla Sua pagina di lavoro."
        "Esta tarefa se abre quando um falante nativo tiver lido os seus textos de teste. Você encontrará a resposta na sua página de trabalho."
    }
    pilot_done { "You have written all trial texts." "Vous avez écrit tous les textes d'essai." "Ha scritto tutti i testi di prova." "Você escreveu todos os textos de teste." }
    nothing_open { "Nothing is open for you here now." "Rien ne vous est ouvert ici en ce moment." "Qui non c'è nulla di aperto per Lei ora." "Não há nada aberto para você aqui agora." }
    had_every_text {
        "There is nothing here for you now: you have had every text that is open. Others are still at work; if one gives a text back, it appears here."
        "Il n'y a rien pour vous ici en ce moment : vous avez eu tous les textes ouverts. D'autres travaillent encore ; si l'un d'eux rend un texte, il apparaît ici."
        "Qui non c'è nulla per Lei ora: ha avuto tutti i testi aperti. Altri lavorano ancora; se qualcuno restituisce un testo, compare qui."
        "Não há nada para você aqui agora: você já teve todos os textos abertos. Outros ainda trabalham; se alguém devolver um texto, ele aparece aqui."
    }
    all_handed_out {
        "Everything in this task is handed out or done. If somebody gives a text back, it appears here."
        "Tout dans cette tâche est distribué ou terminé. Si quelqu'un rend un texte, il apparaît ici."
        "In questo compito tutto è assegnato o finito. Se qualcuno restituisce un testo, compare qui."
        "Tudo nesta tarefa está distribuído ou feito. Se alguém devolver um texto, ele aparece aqui."
    }
}
