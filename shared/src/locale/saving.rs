//! What the page of a hit says by itself: saving, the time left, what this device keeps.

super::say! {
    is_back { "What you had given here is back." "Ce que vous aviez donné ici est de retour." "Ciò che aveva dato qui è di nuovo presente." "O que você tinha dado aqui está de volta." }
    minus_and_digit { "− and a digit" "− et un chiffre" "− e una cifra" "− e um dígito" }
    no_such_point(point) { "There is no {point} here" "Il n'y a pas de {point} ici" "Qui non c'è {point}" "Não há {point} aqui" }
    time_left(span) { "{span} left" "encore {span}" "ancora {span}" "restam {span}" }
    time_is_up { "time is up" "temps écoulé" "tempo scaduto" "tempo esgotado" }
    soon_goes {
        "Soon this goes to somebody else, unless you go on. What you have given is saved."
        "Ceci ira bientôt à quelqu'un d'autre, à moins que vous ne continuiez. Ce que vous avez donné est enregistré."
        "Presto questo andrà a qualcun altro, a meno che Lei non continui. Ciò che ha dato è salvato."
        "Em breve isto vai para outra pessoa, a menos que você continue. O que você deu está salvo."
    }
    has_ended {
        "The reservation has ended. Go on, or submit what you have: it is kept and paid."
        "La réservation est terminée. Continuez, ou envoyez ce que vous avez : c'est conservé et payé."
        "La prenotazione è finita. Continui, o invii ciò che ha: viene conservato e pagato."
        "A reserva terminou. Continue, ou envie o que tem: será guardado e pago."
    }
    offline { "Offline: kept on this device" "Hors ligne : conservé sur cet appareil" "Senza rete: conservato su questo dispositivo" "Sem rede: guardado neste dispositivo" }
    offline_submitted {
        "Offline: kept on this device, and submitted as soon as the network is back"
        "Hors ligne : conservé sur cet appareil, et envoyé dès que le réseau est de retour"
        "Senza rete: conservato su questo dispositivo, e inviato appena torna la rete"
        "Sem rede: guardado neste dispositivo, e enviado assim que a rede voltar"
    }
    signed_out {
        "You are signed out. What you give is kept on this device, and sent when you sign in."
        "Vous êtes déconnecté. Ce que vous donnez est conservé sur cet appareil, et envoyé quand vous vous connectez."
        "La sessione è finita. Ciò che dà è conservato su questo dispositivo, e inviato quando accede."
        "Você saiu da sessão. O que você der fica guardado neste dispositivo e é enviado quando você entrar."
    }
    saving { "Saving …" "Enregistrement …" "Salvataggio …" "Salvando …" }
    saved_at(at) { "Saved {at}" "Enregistré à {at}" "Salvato alle {at}" "Salvo às {at}" }
    saved { "Saved" "Enregistré" "Salvato" "Salvo" }
    trying_again { "Not stored yet: kept on this device, trying again" "Pas encore enregistré : conservé sur cet appareil, nouvel essai en cours" "Non ancora salvato: conservato su questo dispositivo, nuovo tentativo" "Ainda não salvo: guardado neste dispositivo, tentando de novo" }
    newer_is_kept { "also changed in another window; the newer, from here, is kept" "modifié aussi dans une autre fenêtre ; la version plus récente, d'ici, est gardée" "modificato anche in un'altra finestra; si tiene la versione più recente, da qui" "alterado também em outra janela; fica a versão mais nova, daqui" }
    one_from_elsewhere { "1 answer changed in another window is shown here now" "1 réponse modifiée dans une autre fenêtre s'affiche maintenant ici" "1 risposta modificata in un'altra finestra è ora mostrata qui" "1 resposta alterada em outra janela aparece agora aqui" }
    some_from_elsewhere(n) { "{n} answers changed in another window are shown here now" "{n} réponses modifiées dans une autre fenêtre s'affichent maintenant ici" "{n} risposte modificate in un'altra finestra sono ora mostrate qui" "{n} respostas alteradas em outra janela aparecem agora aqui" }
    places(list) { "places {list}" "places : {list}" "posti {list}" "lugares {list}" }
    give_back_sure {
        "Give this back? Its place goes to somebody else, and nothing is paid for it."
        "Rendre ceci ? Sa place va à quelqu'un d'autre, et rien n'est payé pour cela."
        "Restituire? Il posto va a qualcun altro, e per questo non si paga nulla."
        "Devolver isto? O lugar vai para outra pessoa, e nada é pago por isto."
    }
    submitting { "Submitting …" "Envoi …" "Invio …" "Enviando …" }
    submitted { "Submitted" "Envoyé" "Inviato" "Enviado" }
    not_submitted { "Not submitted yet" "Pas encore envoyé" "Non ancora inviato" "Ainda não enviado" }
    kept_look_again { "Please look at it again before it is submitted." "Veuillez le revoir avant l'envoi." "Lo ricontrolli prima dell'invio." "Reveja antes de enviar." }
    kept_changed { "It was changed in another window at the same time." "Il a été modifié en même temps dans une autre fenêtre." "È stato modificato nello stesso momento in un'altra finestra." "Foi alterado ao mesmo tempo em outra janela." }
    kept_sending { "What this device kept is being sent …" "Ce que cet appareil a conservé est en cours d'envoi …" "Ciò che questo dispositivo ha conservato è in corso di invio …" "O que este dispositivo guardou está sendo enviado …" }
    kept_saved(at) { "What this device had kept was saved at {at}." "Ce que cet appareil avait conservé a été enregistré à {at}." "Ciò che questo dispositivo aveva conservato è stato salvato alle {at}." "O que este dispositivo tinha guardado foi salvo às {at}." }
    kept_submitted { "What this device had kept is submitted. Thank you." "Ce que cet appareil avait conservé est envoyé. Merci." "Ciò che questo dispositivo aveva conservato è inviato. Grazie." "O que este dispositivo tinha guardado foi enviado. Obrigado." }
    kept_offline { "Kept on this device; sent as soon as the server can be reached." "Conservé sur cet appareil ; envoyé dès que le serveur est joignable." "Conservato su questo dispositivo; inviato appena il server è raggiungibile." "Guardado neste dispositivo; enviado assim que o servidor puder ser alcançado." }
    kept_signed_out { "Kept on this device; sent once you have signed in." "Conservé sur cet appareil ; envoyé une fois que vous serez connecté." "Conservato su questo dispositivo; inviato quando avrà fatto l'accesso." "Guardado neste dispositivo; enviado quando você entrar." }
    kept_open(reason) { "Kept on this device, not sent yet. {reason}" "Conservé sur cet appareil, pas encore envoyé. {reason}" "Conservato su questo dispositivo, non ancora inviato. {reason}" "Guardado neste dispositivo, ainda não enviado. {reason}" }
    kept_over(reason) { "What this device had kept cannot be sent. {reason}" "Ce que cet appareil avait conservé ne peut être envoyé. {reason}" "Ciò che questo dispositivo aveva conservato non si può inviare. {reason}" "O que este dispositivo tinha guardado não pode ser enviado. {reason}" }
    go_on { "Go on" "Continuer" "Continua" "Continuar" }
    show_it_here { "Show it here" "L'afficher ici" "Mostra qui" "Mostrar aqui" }
    sign_in { "Sign in" "Se connecter" "Accedi" "Entrar" }
    open_it { "Open it" "L'ouvrir" "Apri" "Abrir" }
}
