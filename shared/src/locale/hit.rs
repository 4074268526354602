//! The page of a hit: its head, its questions, its foot.

super::say! {
    my_work { "My work" "Mon travail" "Il mio lavoro" "Meu trabalho" }
    n_of(place, of) { "{place} of {of}" "{place} sur {of}" "{place} di {of}" "{place} de {of}" }
    number(n) { "No. {n}" "N° {n}" "N. {n}" "Nº {n}" }
    texts_answered { "Texts answered" "Textes traités" "Testi svolti" "Textos respondidos" }
    each(money) { "{money} each" "{money} par envoi" "{money} ciascuno" "{money} cada" }
    hourly(money) { "about {money}/h so far" "environ {money}/h jusqu'ici" "circa {money}/h finora" "cerca de {money}/h até agora" }
    reserved(minutes) { "reserved for {minutes} min" "réservé pour {minutes} min" "riservato per {minutes} min" "reservado por {minutes} min" }
    instructions { "Instructions" "Consignes" "Istruzioni" "Instruções" }
    instructions_first {
        "Instructions: please read them before your first text"
        "Consignes : à lire avant votre premier texte"
        "Istruzioni: da leggere prima del primo testo"
        "Instruções: leia antes do seu primeiro texto"
    }
    close { "Close" "Fermer" "Chiudi" "Fechar" }
    text_of(place, of) { "Text {place} of {of}" "Texte {place} sur {of}" "Testo {place} di {of}" "Texto {place} de {of}" }
    text_number(place) { "Text {place}" "Texte {place}" "Testo {place}" "Texto {place}" }
    original { "Original" "Texte original" "Originale" "Texto original" }
    rewrite { "Rewrite" "Réécriture" "Riscrittura" "Reescrita" }
    rewrite_with_changes {
        "Rewrite, with what was added and dropped"
        "Réécriture, avec ce qui a été ajouté et supprimé"
        "Riscrittura, con ciò che è stato aggiunto e tolto"
        "Reescrita, com o que foi acrescentado e retirado"
    }
    by_a_person { "Written by a person" "Écrit par une personne" "Scritto da una persona" "Escrito por uma pessoa" }
    examples { "Examples" "Exemples" "Esempi" "Exemplos" }
    only_if(question, answers) {
        "Only if \"{question}\" is answered: {answers}."
        "Seulement si la réponse à « {question} » est : {answers}."
        "Solo se la risposta a «{question}» è: {answers}."
        "Somente se a resposta a \"{question}\" for: {answers}."
    }
    cannot_judge { "I cannot judge this" "Je ne peux pas en juger" "Non posso giudicarlo" "Não consigo avaliar isto" }
    why_not {
        "Why? With a reason here, an answer above does not count."
        "Pourquoi ? Si vous donnez une raison ici, une réponse ci-dessus ne compte pas."
        "Perché? Con un motivo qui, una risposta sopra non conta."
        "Por quê? Com um motivo aqui, uma resposta acima não conta."
    }
    all_that_apply { "Choose all that apply." "Choisissez tout ce qui convient." "Scelga tutto ciò che si applica." "Escolha tudo o que se aplica." }
    other { "Other" "Autre" "Altro" "Outro" }
    no_difference { "No difference" "Aucune différence" "Nessuna differenza" "Nenhuma diferença" }
    place_of_text(n) { "Place of text {n}" "Place du texte {n}" "Posto del testo {n}" "Lugar do texto {n}" }
    may_share {
        "1 is the best. Two texts may share a place."
        "1 est le meilleur. Deux textes peuvent partager une place."
        "1 è il migliore. Due testi possono avere lo stesso posto."
        "1 é o melhor. Dois textos podem dividir um lugar."
    }
    may_not_share {
        "1 is the best. Each text has a place of its own."
        "1 est le meilleur. Chaque texte a sa propre place."
        "1 è il migliore. Ogni testo ha un posto suo."
        "1 é o melhor. Cada texto tem um lugar próprio."
    }
    drag {
        "Drag a card, or choose it and press a digit or the up and down arrows."
        "Glissez une carte, ou choisissez-la et appuyez sur un chiffre ou sur les flèches haut et bas."
        "Trascini una scheda, oppure la scelga e prema una cifra o le frecce su e giù."
        "Arraste um cartão, ou escolha-o e aperte um dígito ou as setas para cima e para baixo."
    }
    drag_to_share {
        "Drag a card, or choose it and press a digit or the up and down arrows; drop it on another to share its place."
        "Glissez une carte, ou choisissez-la et appuyez sur un chiffre ou sur les flèches haut et bas ; posez-la sur une autre pour partager sa place."
        "Trascini una scheda, oppure la scelga e prema una cifra o le frecce su e giù; la lasci su un'altra per condividerne il posto."
        "Arraste um cartão, ou escolha-o e aperte um dígito ou as setas para cima e para baixo; solte-o sobre outro para dividir o lugar."
    }
    move_up { "Move up" "Monter" "Sposta su" "Mover para cima" }
    move_down { "Move down" "Descendre" "Sposta giù" "Mover para baixo" }
    characters(n, most) {
        "{n} of at most {most} characters"
        "{n} caractères sur {most} au plus"
        "{n} di al massimo {most} caratteri"
        "{n} de no máximo {most} caracteres"
    }
    show_changes { "Show what changed" "Montrer ce qui a changé" "Mostra che cosa è cambiato" "Mostrar o que mudou" }
    hide_changes { "Hide what changed" "Cacher ce qui a changé" "Nascondi che cosa è cambiato" "Esconder o que mudou" }
    labels { "Labels" "Étiquettes" "Etichette" "Rótulos" }
    remove { "Remove" "Retirer" "Togli" "Retirar" }
    write_marks(sign) {
        "Write [{sign}] before the words and [/{sign}] after them."
        "Écrivez [{sign}] avant les mots et [/{sign}] après."
        "Scriva [{sign}] prima delle parole e [/{sign}] dopo."
        "Escreva [{sign}] antes das palavras e [/{sign}] depois delas."
    }
    write_only_marks(sign) {
        "Write [{sign}] before the words and [/{sign}] after them, and change nothing else."
        "Écrivez [{sign}] avant les mots et [/{sign}] après, et ne changez rien d'autre."
        "Scriva [{sign}] prima delle parole e [/{sign}] dopo, e non cambi nient'altro."
        "Escreva [{sign}] antes das palavras e [/{sign}] depois delas, e não mude mais nada."
    }
    select_words {
        "Select words, or put the cursor into one, and choose a label; the same again takes it away."
        "Sélectionnez des mots, ou placez le curseur dans l'un d'eux, et choisissez une étiquette ; la même une seconde fois la retire."
        "Selezioni delle parole, o metta il cursore in una, e scelga un'etichetta; la stessa di nuovo la toglie."
        "Selecione palavras, ou ponha o cursor em uma, e escolha um rótulo; o mesmo de novo o retira."
    }
    select_own_words {
        "When the text is written, select words and choose their label."
        "Une fois le texte écrit, sélectionnez des mots et choisissez leur étiquette."
        "Scritto il testo, selezioni delle parole e scelga la loro etichetta."
        "Depois de escrever o texto, selecione palavras e escolha o rótulo delas."
    }
    written_before { "Written before" "Écrit auparavant" "Scritto in precedenza" "Escrito antes" }
    this_text { "This text" "Ce texte" "Questo testo" "Este texto" }
    likeness(percent) { "{percent} % like this text" "{percent} % de ressemblance" "simile al {percent} %" "{percent} % parecido com este texto" }
    still_here { "I am still here" "Je suis toujours là" "Sono ancora qui" "Ainda estou aqui" }
    draft_saved { "Draft saved." "Brouillon enregistré." "Bozza salvata." "Rascunho salvo." }
    sign_in_and_go_on { "Sign in and go on" "Se connecter et continuer" "Accedi e continua" "Entrar e continuar" }
    save_draft { "Save draft" "Enregistrer le brouillon" "Salva la bozza" "Salvar rascunho" }
    back { "Back" "Retour" "Indietro" "Voltar" }
    next { "Next" "Suivant" "Avanti" "Avançar" }
    submit { "Submit" "Envoyer" "Invia" "Enviar" }
    keys { "Keys" "Touches" "Tasti" "Teclas" }
    give_back { "Give this back" "Rendre ce texte" "Restituisci" "Devolver isto" }
    submit_this { "Submit this?" "Envoyer ceci ?" "Inviare?" "Enviar isto?" }
    about_to_submit { "What you are about to submit" "Ce que vous allez envoyer" "Ciò che sta per inviare" "O que você está prestes a enviar" }
    not_yet { "Not yet" "Pas encore" "Non ancora" "Ainda não" }
    key_range { "0 to 9" "0 à 9" "da 0 a 9" "0 a 9" }
    key_digits {
        "choose that point of the scale or that answer; in a ranking, put the chosen card at that place"
        "choisir ce point de l'échelle ou cette réponse ; dans un classement, mettre la carte choisie à cette place"
        "scegliere quel punto della scala o quella risposta; in una classifica, mettere la scheda scelta a quel posto"
        "escolher esse ponto da escala ou essa resposta; em uma classificação, pôr o cartão escolhido nesse lugar"
    }
    key_sides {
        "of two texts, choose the first, the second or neither; so do 1, 2 and 0"
        "de deux textes, choisir le premier, le second ou aucun ; de même 1, 2 et 0"
        "di due testi, scegliere il primo, il secondo o nessuno; così anche 1, 2 e 0"
        "de dois textos, escolher o primeiro, o segundo ou nenhum; também 1, 2 e 0"
    }
    key_minus { "- then a digit" "- puis un chiffre" "- poi una cifra" "- e depois um dígito" }
    key_negative { "choose a negative point" "choisir un point négatif" "scegliere un punto negativo" "escolher um ponto negativo" }
    key_arrows {
        "move along the scale; in a ranking, move the chosen card"
        "se déplacer sur l'échelle ; dans un classement, déplacer la carte choisie"
        "muoversi sulla scala; in una classifica, spostare la scheda scelta"
        "mover-se na escala; em uma classificação, mover o cartão escolhido"
    }
    key_enter {
        "next text; on the last one, submit. In a text field: Ctrl + Enter"
        "texte suivant ; au dernier, envoyer. Dans un champ de texte : Ctrl + Entrée"
        "testo seguente; all'ultimo, inviare. In un campo di testo: Ctrl + Invio"
        "próximo texto; no último, enviar. Em um campo de texto: Ctrl + Enter"
    }
    key_before { "the text before" "le texte précédent" "il testo precedente" "o texto anterior" }
    key_instructions { "instructions" "les consignes" "le istruzioni" "as instruções" }
    key_list { "this list" "cette liste" "questo elenco" "esta lista" }
    time_was_up { "The time for this was up" "Le temps prévu est écoulé" "Il tempo è scaduto" "O tempo para isto acabou" }
    place_may_go {
        "Your place may go to somebody else. You can still finish and submit: what you submit is kept and paid."
        "Votre place peut aller à quelqu'un d'autre. Vous pouvez encore terminer et envoyer : ce que vous envoyez est conservé et payé."
        "Il Suo posto può andare a qualcun altro. Può ancora finire e inviare: ciò che invia viene conservato e pagato."
        "O seu lugar pode ir para outra pessoa. Você ainda pode terminar e enviar: o que enviar será guardado e pago."
    }
    look_again { "Please look at this again" "Veuillez revoir ceci" "Per favore, ricontrolli" "Por favor, reveja isto" }
    submit_anyway { "Submit anyway" "Envoyer quand même" "Invia comunque" "Enviar mesmo assim" }
    given_back { "You have given this back" "Vous l'avez rendu" "Lo ha restituito" "Você devolveu isto" }
    given_back_means {
        "Its place is free for somebody else. Nothing is paid for it."
        "Sa place est libre pour quelqu'un d'autre. Rien n'est payé pour cela."
        "Il posto è libero per qualcun altro. Per questo non si paga nulla."
        "O lugar está livre para outra pessoa. Nada é pago por isto."
    }
    submitted_late { "Submitted, after the time was up" "Envoyé, une fois le temps écoulé" "Inviato, a tempo scaduto" "Enviado, depois que o tempo acabou" }
    submitted_late_means {
        "Your place had gone to somebody else. What you did is kept and paid, and does not enter the statistics."
        "Votre place était allée à quelqu'un d'autre. Ce que vous avez fait est conservé et payé, et n'entre pas dans les statistiques."
        "Il Suo posto era andato a qualcun altro. Ciò che ha fatto viene conservato e pagato, e non entra nelle statistiche."
        "O seu lugar tinha ido para outra pessoa. O que você fez é guardado e pago, e não entra nas estatísticas."
    }
    submitted_thanks { "Submitted. Thank you." "Envoyé. Merci." "Inviato. Grazie." "Enviado. Obrigado." }
    submitted_means {
        "It is stored and counts towards what you earn. It cannot be changed any more."
        "C'est enregistré et compte dans ce que vous gagnez. Cela ne peut plus être modifié."
        "È salvato e conta per il Suo compenso. Non si può più modificare."
        "Está guardado e conta para o que você ganha. Não pode mais ser alterado."
    }
    next_one { "Next one" "Le suivant" "Il prossimo" "Próximo" }
    as_expected {
        "As expected. This was to practise; it is paid like the rest."
        "Comme attendu. C'était pour s'exercer ; c'est payé comme le reste."
        "Come atteso. Era per esercitarsi; si paga come il resto."
        "Como esperado. Era para praticar; é pago como o resto."
    }
    not_as_expected {
        "Not as expected. This was to practise; it is paid like the rest."
        "Pas comme attendu. C'était pour s'exercer ; c'est payé comme le reste."
        "Non come atteso. Era per esercitarsi; si paga come il resto."
        "Não como esperado. Era para praticar; é pago como o resto."
    }
    expected { "Expected:" "Attendu :" "Atteso:" "Esperado:" }
    you_answered { "You answered:" "Votre réponse :" "La Sua risposta:" "Você respondeu:" }
    wrong_with_this {
        "Something is wrong with this text, or with the task"
        "Quelque chose ne va pas dans ce texte ou dans la tâche"
        "C'è qualcosa che non va in questo testo o nel compito"
        "Há algo errado com este texto ou com a tarefa"
    }
    tell_the_study { "Tell whoever runs the study" "Dites-le aux responsables de l'étude" "Lo dica a chi conduce lo studio" "Conte a quem conduz o estudo" }
    they_answer_here {
        "They answer here and on your page of the study. Save your draft first."
        "On vous répond ici et sur votre page de l'étude. Enregistrez d'abord votre brouillon."
        "La risposta arriva qui e sulla Sua pagina dello studio. Prima salvi la bozza."
        "A resposta aparece aqui e na sua página do estudo. Salve antes o seu rascunho."
    }
    send { "Send" "Transmettre" "Manda" "Mandar" }
    you { "You" "Vous" "Lei" "Você" }
    the_study { "The study" "L'étude" "Lo studio" "O estudo" }
    answers_to_you { "Answers to you" "Réponses à vos messages" "Risposte per Lei" "Respostas para você" }
    the_text { "The text" "Le texte" "Il testo" "O texto" }
}
