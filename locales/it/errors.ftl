### Refusals that are told the same everywhere.

send-again = Invia di nuovo
# Label of a field that shows a long text again that was refused
text-to-correct = Il suo testo, da correggere
sign-in-then-send = La sessione è terminata, quindi questo non è stato salvato. Acceda in una nuova scheda, poi torni a questa pagina e scelga Invia di nuovo. Non chiuda questa pagina.
sign-in-new-tab = Accedi (nuova scheda)
to-start = Alla mia pagina iniziale
title-sign-in = Accesso necessario
title-forbidden = Non consentito
title-not-found = Non trovato
title-invalid = Per favore, controlli
title-conflict = Al momento non è possibile
go-to-field = Vai a «{ $label }»
title-too-large = Troppo grande
title-too-many = Troppi tentativi
title-busy = Server occupato
title-internal = Un errore nostro
