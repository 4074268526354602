### The door: joining by a link, making an account, signing in.

invited-as-worker = La invitiamo a lavorare in questo studio. Scrive e giudica brevi testi, e questo lavoro è pagato.
account-here = Ha già un account qui?
sign-in-and-return = Acceda e torni a questa pagina
your-name = Il Suo nome
email-address = Indirizzo e-mail
email-hint = Serve per accedere. Chi partecipa a uno studio non lo vede.
password = Parola d'accesso
password-hint = Almeno 10 caratteri; alcune parole senza legame vanno bene.
language-you-work-in = La lingua in cui lavora
language-hint = Scelga quella che parla e scrive meglio. Non si può cambiare in seguito.
join-as = Partecipa come { $name }
make-account-and-join = Crea un account e partecipa
back-at-text = Poi ritrova il Suo testo
kept-is-sent = Ciò che aveva dato e che questo dispositivo ha conservato viene inviato appena accede.
how-accounts-are-made = Si crea un account seguendo un link d'invito. Chi gestisce questo sito può darLe una nuova parola d'accesso.
main-menu = Menu principale
skip-to-content = Vai al contenuto
account-and-password = Account e parola d'accesso
sign-out = Esci
colours = Colori
light = Chiaro
dark = Scuro
like-system = Come il sistema
