### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Le Sue risposte precedenti sono state ripristinate.
minus-and-digit = − e una cifra
no-such-point = La scala non ha { $point }
time-left = ancora { $span }
time-is-up = tempo scaduto
soon-goes = { $n ->
    [one] Se non continua, questo testo sarà presto assegnato a un'altra persona.
   *[other] Se non continua, questi testi saranno presto assegnati a un'altra persona.
} Le risposte date finora sono salvate.
has-ended = Il tempo riservato è scaduto. Può ancora continuare e inviare: le Sue risposte sono conservate, e pagate come ogni altro lavoro.
offline = Senza connessione: salvato su questo dispositivo
offline-submitted = Senza connessione: salvato su questo dispositivo e inviato appena torna la connessione
signed-out = La sessione è terminata. Le Sue risposte sono salvate su questo dispositivo e saranno inviate quando accederà.
saving = Salvataggio …
saved-at = Salvato alle { $at }
saved = Salvato
trying-again = Non ancora salvato sul server: salvato su questo dispositivo, nuovo tentativo in corso
newer-is-kept = modificato anche in un'altra finestra; resta la versione più recente, quella di questa finestra
some-from-elsewhere = { $n ->
    [one] { $n } risposta modificata in un'altra finestra è ora mostrata qui
   *[other] { $n } risposte modificate in un'altra finestra sono ora mostrate qui
}
places = posti { $list }
submitting = Invio in corso …
submitted = Inviato
not-submitted = Non ancora inviato
kept-look-again = Per favore, controlli le Sue risposte prima dell'invio.
kept-changed = Le Sue risposte sono state modificate nello stesso momento in un'altra finestra.
kept-sending = Invio in corso delle risposte salvate su questo dispositivo …
kept-saved = Le risposte salvate su questo dispositivo sono arrivate al server alle { $at }.
kept-submitted = Le risposte salvate su questo dispositivo sono state inviate. Grazie.
kept-offline = Salvato su questo dispositivo; sarà inviato appena il server è raggiungibile.
kept-signed-out = Salvato su questo dispositivo; sarà inviato quando avrà fatto l'accesso.
kept-open = Salvato su questo dispositivo, non ancora inviato. { $reason }
kept-over = Le risposte salvate su questo dispositivo non possono essere inviate. { $reason }
go-on = Continua
show-it-here = Mostra qui
sign-in = Accedi
open-it = Apri
sent-and-earned = Testo precedente inviato, +{ $reward }
sent-as-extra = Testo precedente ricevuto come invio aggiuntivo, +{ $reward }
sent-before = Questo testo è già stato inviato da un'altra finestra. Conta una volta sola.
