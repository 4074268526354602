### Refusals that are told the same everywhere.

please-sign-in = Per favore, prima acceda.
nothing-here = A questo indirizzo non c'è nulla per Lei.
too-many = Troppi tentativi. Per favore, attenda { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} e riprovi.
server-is-busy = Il server è sovraccarico. Nulla di ciò che era salvato è andato perso. Per favore, riprovi tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
send-again = Invia di nuovo
too-large = Questo supera { $mebibytes } MiB, il massimo che si può inviare in una volta.
body-too-large = Questo supera { $kibibytes } KiB, il massimo che si può inviare qui. Per favore, lo accorci.
sign-in-then-send = La sessione è terminata, quindi questo non è stato salvato. Acceda in una nuova scheda, poi torni a questa pagina e scelga Invia di nuovo. Non chiuda questa pagina.
sign-in-new-tab = Accedi (nuova scheda)
our-fault = Qualcosa è andato storto da parte nostra. Nulla di ciò che era salvato è andato perso. Se succede ancora, comunichi il numero { $trace }.
to-start = Alla mia pagina iniziale
title-sign-in = Accesso necessario
title-forbidden = Non consentito
title-not-found = Non trovato
title-invalid = Per favore, controlli
title-conflict = Questo è cambiato
title-too-large = Troppo grande
title-too-many = Troppi tentativi
title-busy = Occupato
title-internal = Un errore nostro
