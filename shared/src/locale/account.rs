//! The door: joining by a link, making an account, signing in.

super::say! {
    invited_as_worker {
        "You are invited to this study as a worker. You write and judge short texts and are paid for it."
        "On vous invite à travailler dans cette étude. Vous écrivez et jugez de courts textes, et ce travail est payé."
        "La invitiamo a lavorare in questo studio. Scrive e giudica brevi testi, e questo lavoro è pagato."
        "Você recebeu um convite para trabalhar neste estudo. Você escreve e avalia textos curtos e recebe por isso."
    }
    account_here { "You have an account here?" "Vous avez déjà un compte ici ?" "Ha già un account qui?" "Você já tem uma conta aqui?" }
    sign_in_and_return { "Sign in and come back to this page" "Connectez-vous et revenez à cette page" "Acceda e torni a questa pagina" "Entre e volte a esta página" }
    your_name { "Your name" "Votre nom" "Il Suo nome" "O seu nome" }
    email_address { "E-mail address" "Adresse électronique" "Indirizzo e-mail" "Endereço de e-mail" }
    email_hint {
        "You sign in with it. People who take part in a study do not see it."
        "Elle vous sert à vous connecter. Les participants à une étude ne la voient pas."
        "Serve per accedere. Chi partecipa a uno studio non lo vede."
        "Serve para entrar. Quem participa de um estudo não o vê."
    }
    password { "Password" "Mot de passe" "Parola d'accesso" "Senha" }
    password_hint {
        "At least 10 characters; a few unrelated words are good."
        "Au moins 10 caractères ; quelques mots sans rapport conviennent bien."
        "Almeno 10 caratteri; alcune parole senza legame vanno bene."
        "Pelo menos 10 caracteres; algumas palavras sem relação servem bem."
    }
    language_you_work_in { "The language you work in" "La langue dans laquelle vous travaillez" "La lingua in cui lavora" "O idioma em que você trabalha" }
    language_hint {
        "Choose the one you speak and write best. It cannot be changed later."
        "Choisissez celle que vous parlez et écrivez le mieux. On ne peut pas en changer ensuite."
        "Scelga quella che parla e scrive meglio. Non si può cambiare in seguito."
        "Escolha o que você fala e escreve melhor. Não dá para mudar depois."
    }
    join_as(name) { "Join as {name}" "Participer sous le nom de {name}" "Partecipa come {name}" "Participar como {name}" }
    make_account_and_join { "Make an account and join" "Créer un compte et participer" "Crea un account e partecipa" "Criar uma conta e participar" }
    back_at_text { "Then you are back at your text" "Vous retrouverez ensuite votre texte" "Poi ritrova il Suo testo" "Depois você volta ao seu texto" }
    kept_is_sent {
        "What you had given and this device has kept is sent as soon as you have signed in."
        "Ce que vous aviez donné et que cet appareil a gardé est envoyé dès votre connexion."
        "Ciò che aveva dato e che questo dispositivo ha conservato viene inviato appena accede."
        "O que você tinha dado e este dispositivo guardou é enviado assim que você entra."
    }
    many_sign_in {
        "Many people are signing in right now. Please try again in a few seconds."
        "Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes."
        "Molte persone stanno accedendo in questo momento. Riprovi tra qualche secondo."
        "Muitas pessoas estão entrando neste momento. Tente de novo em alguns segundos."
    }
    how_accounts_are_made {
        "Accounts are made by following a join link. Whoever runs this installation can give you a new password."
        "On crée un compte en suivant un lien d'invitation. Qui gère ce site peut vous donner un nouveau mot de passe."
        "Si crea un account seguendo un link d'invito. Chi gestisce questo sito può darLe una nuova parola d'accesso."
        "As contas são criadas seguindo um link de convite. Quem administra este site pode dar a você uma nova senha."
    }
    give_name {
        "Please give a name of at most 100 characters."
        "Veuillez donner un nom de 100 caractères au plus."
        "Indichi un nome di 100 caratteri al massimo."
        "Dê um nome de no máximo 100 caracteres."
    }
    give_email {
        "Please give an e-mail address such as name@example.org."
        "Veuillez donner une adresse électronique telle que nom@example.org."
        "Indichi un indirizzo e-mail come nome@example.org."
        "Dê um endereço de e-mail como nome@example.org."
    }
    email_is_known {
        "There is an account with this address already. Sign in with it instead."
        "Il existe déjà un compte avec cette adresse. Connectez-vous plutôt avec elle."
        "Esiste già un account con questo indirizzo. Acceda con quello."
        "Já existe uma conta com este endereço. Entre com ela."
    }
    cannot_join {
        "You could not join with this e-mail address and password. If you have an account here, use its password. If not, ask the person who sent you the link: it may not accept any more new accounts from your connection."
        "Cette adresse électronique et ce mot de passe ne permettent pas de participer. Si vous avez un compte ici, utilisez son mot de passe. Sinon, écrivez à la personne qui vous a envoyé le lien : il n'accepte peut-être plus de nouveaux comptes depuis votre connexion."
        "Con questo indirizzo e-mail e questa password non è possibile partecipare. Se ha un account qui, usi la sua password. Altrimenti chieda a chi Le ha mandato il link: forse non accetta più nuovi account dalla Sua connessione."
        "Não foi possível participar com este endereço de e-mail e esta senha. Se você tem uma conta aqui, use a senha dela. Se não, fale com quem enviou o link: talvez ele não aceite mais contas novas da sua conexão."
    }
    password_too_short(least) {
        "A password needs at least {least} characters; a few unrelated words are good."
        "Un mot de passe a au moins {least} caractères ; quelques mots sans rapport conviennent bien."
        "Una parola d'accesso ha almeno {least} caratteri; alcune parole senza legame vanno bene."
        "Uma senha tem pelo menos {least} caracteres; algumas palavras sem relação servem bem."
    }
    password_too_long(most) { "A password has at most {most} characters." "Un mot de passe a {most} caractères au plus." "Una parola d'accesso ha al massimo {most} caratteri." "Uma senha tem no máximo {most} caracteres." }
    password_is_email { "The password must not be the e-mail address." "Le mot de passe ne doit pas être l'adresse électronique." "La parola d'accesso non può essere l'indirizzo e-mail." "A senha não pode ser o endereço de e-mail." }
    password_does_not_fit {
        "This e-mail address and password do not fit together."
        "Cette adresse électronique et ce mot de passe ne vont pas ensemble."
        "Questo indirizzo e-mail e questa parola d'accesso non corrispondono."
        "Este endereço de e-mail e esta senha não combinam."
    }
    choose_language {
        "Please choose one of the languages of this study."
        "Veuillez choisir l'une des langues de cette étude."
        "Scelga una delle lingue di questo studio."
        "Escolha um dos idiomas deste estudo."
    }
    study_is_closed {
        "This study is closed: nobody can join it any more."
        "Cette étude est terminée : personne ne peut plus y participer."
        "Questo studio è chiuso: nessuno può più partecipare."
        "Este estudo está encerrado: ninguém mais pode participar."
    }
    link_has_expired {
        "This link has expired. Ask whoever sent it to you for a new one."
        "Ce lien n'est plus valable. Demandez-en un nouveau à qui vous l'a envoyé."
        "Questo link è scaduto. Ne chieda uno nuovo a chi gliel'ha mandato."
        "Este link expirou. Peça um novo a quem o enviou."
    }
    link_is_used_up {
        "This link has been used as often as it may be. Ask whoever sent it to you for a new one."
        "Ce lien a servi autant de fois qu'il le peut. Demandez-en un nouveau à qui vous l'a envoyé."
        "Questo link è stato usato tutte le volte possibili. Ne chieda uno nuovo a chi gliel'ha mandato."
        "Este link já foi usado todas as vezes permitidas. Peça um novo a quem o enviou."
    }
    main_menu { "Main" "Menu principal" "Menu principale" "Menu principal" }
    skip_to_content { "Skip to the content" "Aller au contenu" "Vai al contenuto" "Ir para o conteúdo" }
    account_and_password { "Account and password" "Compte et mot de passe" "Account e parola d'accesso" "Conta e senha" }
    sign_out { "Sign out" "Se déconnecter" "Esci" "Sair" }
    colours { "Colours" "Couleurs" "Colori" "Cores" }
    light { "Light" "Clair" "Chiaro" "Claro" }
    dark { "Dark" "Sombre" "Scuro" "Escuro" }
    like_system { "Like the system" "Comme le système" "Come il sistema" "Como o sistema" }
}
