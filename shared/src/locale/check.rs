//! Why an answer is not taken, and what is odd about one.

super::say! {
    twice { "This question was answered twice for one text." "Cette question a deux réponses pour un même texte." "A questa domanda si è risposto due volte per un testo." "Esta pergunta foi respondida duas vezes para um texto." }
    too_many_answers {
        "There are more answers than this task has questions. Reload the page and try again."
        "Il y a plus de réponses que de questions dans cette tâche. Rechargez la page et réessayez."
        "Ci sono più risposte che domande in questo compito. Ricarichi la pagina e riprovi."
        "Há mais respostas do que perguntas nesta tarefa. Recarregue a página e tente de novo."
    }
    answers_too_large(most) {
        "All answers together can have at most {most} characters. Please shorten them."
        "L'ensemble des réponses ne peut pas dépasser {most} caractères. Veuillez les raccourcir."
        "Tutte le risposte insieme possono avere al massimo {most} caratteri. Le accorci, per favore."
        "Todas as respostas juntas podem ter no máximo {most} caracteres. Encurte-as, por favor."
    }
    not_of_this_work {
        "This answer is about a text that is not part of this work."
        "Cette réponse porte sur un texte qui ne fait pas partie de ce travail."
        "Questa risposta riguarda un testo che non fa parte di questo lavoro."
        "Esta resposta é sobre um texto que não faz parte deste trabalho."
    }
    no_such_question(key) { "This task has no question \"{key}\"." "Cette tâche n'a pas de question « {key} »." "Questo compito non ha la domanda «{key}»." "Esta tarefa não tem a pergunta \"{key}\"." }
    own_marks {
        "Marks in a text of one's own are written into that text, around the words: they are no answer of their own."
        "Les marques dans votre propre texte s'écrivent dans ce texte, autour des mots : ce n'est pas une réponse à part."
        "I segni nel proprio testo si scrivono in quel testo, intorno alle parole: non sono una risposta a sé."
        "As marcas em um texto próprio são escritas nesse texto, em volta das palavras: não são uma resposta à parte."
    }
    of_text(place, of, reason) { "Text {place} of {of}: {reason}" "Texte {place} sur {of} : {reason}" "Testo {place} di {of}: {reason}" "Texto {place} de {of}: {reason}" }
    answer_or_say_why { "Either answer this or say why you cannot." "Répondez ou dites pourquoi vous ne le pouvez pas." "Risponda oppure dica perché non può." "Responda ou diga por que não pode." }
    names_no_output {
        "Only a ranking, or a scale for several texts, names the output it is about."
        "Seul un classement, ou une échelle pour plusieurs textes, nomme le texte dont il s'agit."
        "Solo una classifica, o una scala per più testi, nomina il testo di cui si tratta."
        "Somente uma classificação, ou uma escala para vários textos, nomeia o texto de que se trata."
    }
    no_answer { "This question has no answer yet." "Cette question n'a pas encore de réponse." "Questa domanda non ha ancora una risposta." "Esta pergunta ainda não tem resposta." }
    text_without_answer { "This text has no answer yet." "Ce texte n'a pas encore de réponse." "Questo testo non ha ancora una risposta." "Este texto ainda não tem resposta." }
    rate_every_text { "Rate every text." "Évaluez chaque texte." "Valuti ogni testo." "Avalie cada texto." }
    place_every_text { "Give every text a place." "Donnez une place à chaque texte." "Dia un posto a ogni testo." "Dê um lugar a cada texto." }
    place_is_shared {
        "Two texts share a place. Give each text a place of its own."
        "Deux textes partagent une place. Donnez à chaque texte sa propre place."
        "Due testi hanno lo stesso posto. Dia a ogni testo un posto suo."
        "Dois textos dividem um lugar. Dê a cada texto um lugar próprio."
    }
    choose_number(low, high) { "Choose a number from {low} to {high}." "Choisissez un nombre de {low} à {high}." "Scelga un numero da {low} a {high}." "Escolha um número de {low} a {high}." }
    place_is(high) { "A place is a number from 1 to {high}." "Une place est un nombre de 1 à {high}." "Un posto è un numero da 1 a {high}." "Um lugar é um número de 1 a {high}." }
    too_long(length, most) {
        "This text has {length} characters; at most {most} are taken."
        "Ce texte a {length} caractères ; {most} au plus sont acceptés."
        "Questo testo ha {length} caratteri; se ne accettano al massimo {most}."
        "Este texto tem {length} caracteres; são aceitos no máximo {most}."
    }
    write_here { "Write a text here." "Écrivez un texte ici." "Scriva un testo qui." "Escreva um texto aqui." }
    mark_words { "Mark words of the text." "Marquez des mots du texte." "Segni delle parole del testo." "Marque palavras do texto." }
    choose_shown { "Choose one of the answers shown." "Choisissez l'une des réponses proposées." "Scelga una delle risposte mostrate." "Escolha uma das respostas mostradas." }
    choose_text_or_neither { "Choose one of the two texts, or neither." "Choisissez l'un des deux textes, ou aucun." "Scelga uno dei due testi, o nessuno." "Escolha um dos dois textos, ou nenhum." }
    choose_text { "Choose one of the two texts." "Choisissez l'un des deux textes." "Scelga uno dei due testi." "Escolha um dos dois textos." }
    comment_too_long(most) { "A comment is a text of at most {most} characters." "Un commentaire a {most} caractères au plus." "Un commento ha al massimo {most} caratteri." "Um comentário tem no máximo {most} caracteres." }
    must_be_answered { "This question has to be answered." "Il faut répondre à cette question." "A questa domanda bisogna rispondere." "É preciso responder a esta pergunta." }
    say_why { "Say in a few words why you cannot judge this." "Dites en quelques mots pourquoi vous ne pouvez pas en juger." "Dica in poche parole perché non può giudicarlo." "Diga em poucas palavras por que não consegue avaliar isto." }
    reason_too_long(most) { "The reason has at most {most} characters." "La raison a {most} caractères au plus." "Il motivo ha al massimo {most} caratteri." "O motivo tem no máximo {most} caracteres." }
    text_was_changed {
        "The text itself was changed. Only marks may be added: please copy the text from above and mark it again."
        "Le texte lui-même a été modifié. Seules des marques peuvent être ajoutées : recopiez le texte ci-dessus et marquez-le de nouveau."
        "Il testo stesso è stato modificato. Si possono aggiungere solo segni: copi il testo da sopra e lo segni di nuovo."
        "O próprio texto foi alterado. Só podem ser acrescentadas marcas: copie o texto de cima e marque-o de novo."
    }
    mark_stands_twice(open, close) { "{open} stands twice before {close} closes it." "{open} figure deux fois avant que {close} ne le ferme." "{open} compare due volte prima che {close} lo chiuda." "{open} aparece duas vezes antes que {close} o feche." }
    mark_has_no_start(close, open) { "{close} has no {open} before it." "{close} n'a pas de {open} avant lui." "{close} non ha un {open} prima." "{close} não tem {open} antes." }
    mark_has_no_end(open, close) { "{open} has no {close} after it." "{open} n'a pas de {close} après lui." "{open} non ha un {close} dopo." "{open} não tem {close} depois." }
    mark_is_empty(open, close) { "There is nothing between {open} and {close}." "Il n'y a rien entre {open} et {close}." "Non c'è nulla fra {open} e {close}." "Não há nada entre {open} e {close}." }
    not_shown(key) { "\"{key}\" is not one of the answers shown." "« {key} » n'est pas l'une des réponses proposées." "«{key}» non è fra le risposte mostrate." "\"{key}\" não é uma das respostas mostradas." }
    chosen_twice { "An answer was chosen twice." "Une réponse a été choisie deux fois." "Una risposta è stata scelta due volte." "Uma resposta foi escolhida duas vezes." }
    choose_one { "Choose one answer only." "Choisissez une seule réponse." "Scelga una sola risposta." "Escolha uma só resposta." }
    say_what_it_is { "Say in your own words what it is." "Dites avec vos propres mots ce que c'est." "Dica con parole Sue che cos'è." "Diga com as suas palavras o que é." }
    own_words_too_long(most) {
        "An answer in your own words has at most {most} characters."
        "Une réponse avec vos propres mots a {most} caractères au plus."
        "Una risposta con parole Sue ha al massimo {most} caratteri."
        "Uma resposta com as suas palavras tem no máximo {most} caracteres."
    }
    nothing_marked {
        "Nothing is marked. If there is nothing to mark in this text, submit it anyway."
        "Rien n'est marqué. S'il n'y a rien à marquer dans ce texte, envoyez-le quand même."
        "Non c'è nulla di segnato. Se in questo testo non c'è nulla da segnare, lo invii comunque."
        "Nada está marcado. Se não há nada a marcar neste texto, envie mesmo assim."
    }
    no_text_yet {
        "There is no text yet. Please write the sentence in your own words."
        "Il n'y a pas encore de texte. Veuillez écrire la phrase avec vos propres mots."
        "Non c'è ancora un testo. Per favore, scriva la frase con parole Sue."
        "Ainda não há texto. Por favor, escreva a frase com as suas palavras."
    }
    unchanged {
        "Your text is the same as the original. Please rewrite it, or submit it anyway if nothing needs to change."
        "Votre texte est identique à l'original. Veuillez le réécrire, ou envoyez-le quand même si rien ne doit changer."
        "Il Suo testo è uguale all'originale. Per favore, lo riscriva, oppure lo invii comunque se non c'è nulla da cambiare."
        "O seu texto é igual ao original. Por favor, reescreva-o, ou envie mesmo assim se nada precisa mudar."
    }
    only_tidied {
        "Only punctuation, case or abbreviations changed. A formal rewrite usually changes words too."
        "Seules la ponctuation, les majuscules ou les abréviations ont changé. Une réécriture formelle change d'ordinaire aussi des mots."
        "Sono cambiate solo la punteggiatura, le maiuscole o le abbreviazioni. Una riscrittura formale di solito cambia anche delle parole."
        "Só mudaram a pontuação, as maiúsculas ou as abreviações. Uma reescrita formal costuma mudar também palavras."
    }
    unedited {
        "You have not changed this text. Please edit it, or submit it anyway if nothing needs to change."
        "Vous n'avez pas modifié ce texte. Veuillez le modifier, ou envoyez-le quand même si rien ne doit changer."
        "Non ha modificato questo testo. Per favore, lo modifichi, oppure lo invii comunque se non c'è nulla da cambiare."
        "Você não mudou este texto. Por favor, edite-o, ou envie mesmo assim se nada precisa mudar."
    }
    rewritten {
        "You have changed more than a third of the words. Please change only what has to change."
        "Vous avez changé plus d'un tiers des mots. Veuillez ne changer que ce qui doit l'être."
        "Ha cambiato più di un terzo delle parole. Per favore, cambi solo ciò che deve cambiare."
        "Você mudou mais de um terço das palavras. Por favor, mude apenas o que precisa mudar."
    }
    alike {
        "Two of your texts for this sentence are the same. Please write them differently."
        "Deux de vos textes pour cette phrase sont identiques. Veuillez les écrire différemment."
        "Due dei Suoi testi per questa frase sono uguali. Per favore, li scriva in modo diverso."
        "Dois dos seus textos para esta frase são iguais. Por favor, escreva-os de modo diferente."
    }
    repeated {
        "You have written the same text for another sentence. Please check that it belongs here."
        "Vous avez écrit le même texte pour une autre phrase. Veuillez vérifier qu'il est à sa place ici."
        "Ha scritto lo stesso testo per un'altra frase. Per favore, controlli che sia al suo posto qui."
        "Você escreveu o mesmo texto para outra frase. Por favor, verifique se ele pertence aqui."
    }
    copied {
        "Somebody else has written exactly this. Please check that it is your own wording."
        "Quelqu'un d'autre a écrit exactement ceci. Veuillez vérifier que ce sont bien vos propres mots."
        "Qualcun altro ha scritto esattamente questo. Per favore, controlli che siano parole Sue."
        "Outra pessoa escreveu exatamente isto. Por favor, verifique se são palavras suas."
    }
    other_window {
        "This text was changed in another window in the meantime. Reload the page to see the newer version."
        "Ce texte a été modifié entre-temps dans une autre fenêtre. Rechargez la page pour voir la version la plus récente."
        "Questo testo è stato modificato nel frattempo in un'altra finestra. Ricarichi la pagina per vedere la versione più recente."
        "Este texto foi alterado em outra janela nesse meio-tempo. Recarregue a página para ver a versão mais nova."
    }
    already_submitted {
        "You have already submitted this. It is stored; go on with the next one."
        "Vous avez déjà envoyé ceci. C'est enregistré ; passez au suivant."
        "Lo ha già inviato. È salvato; passi al prossimo."
        "Você já enviou isto. Está guardado; passe para o próximo."
    }
    already_given_back {
        "You have given this back. Take the next one from your work page."
        "Vous l'avez rendu. Prenez le suivant depuis votre page de travail."
        "Lo ha restituito. Prenda il prossimo dalla Sua pagina di lavoro."
        "Você devolveu isto. Pegue o próximo na sua página de trabalho."
    }
    other_work {
        "This submission id belongs to other work. Reload the page and submit again."
        "Cet identifiant d'envoi appartient à un autre travail. Rechargez la page et envoyez de nouveau."
        "Questo identificativo appartiene a un altro lavoro. Ricarichi la pagina e invii di nuovo."
        "Este identificador pertence a outro trabalho. Recarregue a página e envie de novo."
    }
}
