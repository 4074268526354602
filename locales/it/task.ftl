### The page of a hit: its head, its questions, its foot.

my-work = Il mio lavoro
# Arguments: $place, $of
n-of = { $place } di { $of }
number = N. { $n }
texts-answered = Testi svolti
each = { $money } ciascuno
hourly = circa { $money }/h finora
reserved = riservato per { $minutes } min
instructions = Istruzioni
instructions-first = Istruzioni: da leggere prima
close = Chiudi
# Arguments: $place, $of
text-of = Testo { $place } di { $of }
text-number = Testo { $place }
output-with-changes = Output, con le modifiche evidenziate
by-a-person = Scritto da una persona
examples = Esempi
# Arguments: $question, $answers
only-if = Solo se la risposta a «{ $question }» è: { $answers }.
cannot-judge = Non posso giudicarlo
why-not = Perché? Se indica un motivo, la Sua risposta qui sopra non conta.
all-that-apply = Scelga tutte le risposte adatte.
other = Altro
no-difference = Nessuna differenza
place-of-text = Posto del testo { $n }
may-share = 1 è il migliore. Due testi possono avere lo stesso posto.
may-not-share = 1 è il migliore. Ogni testo ha un posto suo.
drag = Trascini una scheda, oppure la scelga e prema una cifra o le frecce su e giù.
drag-to-share = Trascini una scheda, oppure la scelga e prema una cifra o le frecce su e giù; la lasci su un'altra per condividerne il posto.
move-up = Sposta su
move-down = Sposta giù
# Arguments: $n, $most
characters = { $n } caratteri su un massimo di { $most }
characters-too-many = { $over ->
    [one] { $over } carattere di troppo
   *[other] { $over } caratteri di troppo
} ({ $n } su un massimo di { $most })
show-changes = Mostra le modifiche
hide-changes = Nascondi le modifiche
labels = Etichette
remove = Togli
write-marks = Scriva [{ $sign }] prima delle parole e [/{ $sign }] dopo.
write-only-marks = Scriva [{ $sign }] prima delle parole e [/{ $sign }] dopo, e non cambi nient'altro.
select-words = Selezioni delle parole, o metta il cursore in una parola, e scelga un'etichetta. Scelga di nuovo la stessa etichetta per toglierla.
select-own-words = Quando il testo è scritto, selezioni delle parole e scelga la loro etichetta.
nothing-to-highlight = Niente da evidenziare
written-before = Scritto in precedenza
this-text = Questo testo
likeness = somiglianza con questo testo: { $percent }%
still-here = Sono ancora qui
draft-saved = Bozza salvata.
sign-in-and-go-on = Accedi e continua
save-draft = Salva la bozza
back = Indietro
next = Avanti
submit = Invia
keys = Tasti
give-back = { $n ->
    [one] Restituisci questo testo
   *[other] Restituisci questi { $n } testi
}
give-back-sure = { $n ->
    [one] Questo testo sarà assegnato a un'altra persona e non Le sarà pagato.
   *[other] Questi testi saranno assegnati a un'altra persona e non Le saranno pagati.
} Ciò che ha scritto qui sarà eliminato. Il lavoro già inviato non cambia, e può continuare con il compito.
submit-this = Inviare?
about-to-submit = Ciò che sta per inviare
not-yet = Non ancora
key-range = da 0 a 9
key-digits = scegliere quel punto della scala o quella risposta; in una classifica, mettere la scheda scelta a quel posto
key-sides = di due testi, scegliere il primo, il secondo o nessuno; 1, 2 e 0 fanno lo stesso
key-minus = - poi una cifra
key-negative = scegliere un punto negativo
key-arrows = muoversi sulla scala; in una classifica, spostare la scheda scelta
key-slider = spostare il cursore di un passo, di un decimo o fino alle estremità
key-enter = testo seguente; all'ultimo, inviare. In un campo di testo: Ctrl + Invio
key-before = il testo precedente
key-instructions = le istruzioni
key-list = questo elenco
time-was-up = Il tempo riservato è scaduto
place-may-go = { $n ->
    [one] Ora questo testo può essere assegnato a un'altra persona.
   *[other] Ora questi testi possono essere assegnati a un'altra persona.
} Può ancora finire e inviare: ciò che invia viene conservato, e pagato come ogni altro lavoro.
task-has-closed = Questo è il Suo ultimo testo di questo compito
task-has-closed-means = Il compito è stato chiuso per Lei. Può ancora finire e inviare questo testo, e viene pagato come ogni altro lavoro.
look-again = Per favore, ricontrolli
submit-anyway = Invia comunque
given-back = { $n ->
    [one] Ha restituito questo testo
   *[other] Ha restituito questi { $n } testi
}
given-back-means = { $n ->
    [one] Ora può farlo un'altra persona. Non Le viene pagato.
   *[other] Ora può farli un'altra persona. Non Le vengono pagati.
}
submitted-late = Ricevuto come invio aggiuntivo
submitted-late-means = { $n ->
    [one] Il tempo riservato era scaduto e un'altra persona ha già inviato questo testo.
   *[other] Il tempo riservato era scaduto e un'altra persona ha già inviato questi testi.
} Il Suo lavoro viene conservato, e pagato come ogni altro lavoro. Non fa parte dei risultati.
submitted-thanks = Inviato. Grazie.
submitted-and-earned = Inviato, +{ $reward }. Grazie.
submitted-means = Le Sue risposte sono salvate. Vengono pagate dopo l'approvazione. Non può più modificarle.
stored-answers = Le Sue risposte salvate
work-is-rejected = Questo lavoro è stato respinto
next-one = Il prossimo
as-expected = La Sua risposta è quella prevista. Era un esercizio; viene pagato come il resto.
not-as-expected = La Sua risposta non è quella prevista. Era un esercizio; viene pagato come il resto.
expected = Risposta prevista:
you-answered = La Sua risposta:
wrong-with-this = C'è qualcosa che non va in questo testo o nel compito
tell-the-study = Scriva ai responsabili dello studio
why-rejection-is-wrong = Perché pensa che il rifiuto sia sbagliato?
they-answer-here = La risposta arriva qui e sulla Sua pagina dello studio.
save-draft-before = Prima salvi la bozza.
send = Invia il messaggio
you = Lei
the-study = Lo studio
my-messages = I Suoi messaggi
the-text = Il testo
# Arguments: $low, $high
your-number = Il Suo numero, da { $low } a { $high }
no-number-yet = Ancora nessun numero
clear-number = Cancella
comment-optional = Commento (facoltativo)
