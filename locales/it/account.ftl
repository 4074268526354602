### The door: joining by a link, making an account, signing in.

invited-as-worker = La invitiamo a partecipare a questo studio: scriverà e valuterà brevi testi, e questo lavoro è pagato.
account-here = Ha già un account qui?
sign-in-and-return = Acceda e torni a questa pagina
your-name = Il Suo nome
email-address = Indirizzo e-mail
email-hint = Serve per accedere. Chi partecipa a uno studio non lo vede.
password = Password
password-hint = Almeno 10 caratteri; vanno bene alcune parole senza legame tra loro.
language-you-work-in = La lingua in cui lavora
language-hint = Scelga quella che parla e scrive meglio. Non si può cambiare in seguito.
join-as = Partecipa come { $name }
make-account-and-join = Crea un account e partecipa
back-at-text = Poi tornerà al Suo testo
kept-is-sent = Le risposte conservate su questo dispositivo saranno inviate non appena avrà fatto l'accesso.
how-accounts-are-made = Con un link d'invito può creare un account. L'amministratore di questo server può darLe una nuova password.
main-menu = Menu principale
skip-to-content = Vai al contenuto
account-and-password = Account e password
sign-out = Esci
colours = Colori
light = Chiaro
dark = Scuro
like-system = Come il sistema
