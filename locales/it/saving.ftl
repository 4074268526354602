### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Ciò che aveva dato qui è di nuovo presente.
minus-and-digit = − e una cifra
no-such-point = Qui non c'è { $point }
time-left = ancora { $span }
time-is-up = tempo scaduto
soon-goes = Presto questo andrà a qualcun altro, a meno che Lei non continui. Ciò che ha dato è salvato.
has-ended = La prenotazione è finita. Continui, o invii ciò che ha: viene conservato e pagato.
offline = Senza rete: conservato su questo dispositivo
offline-submitted = Senza rete: conservato su questo dispositivo, e inviato appena torna la rete
signed-out = La sessione è finita. Ciò che dà è conservato su questo dispositivo, e inviato quando accede.
saving = Salvataggio …
saved-at = Salvato alle { $at }
saved = Salvato
trying-again = Non ancora salvato: conservato su questo dispositivo, nuovo tentativo
newer-is-kept = modificato anche in un'altra finestra; si tiene la versione più recente, da qui
some-from-elsewhere = { $n ->
    [one] { $n } risposta modificata in un'altra finestra è ora mostrata qui
   *[other] { $n } risposte modificate in un'altra finestra sono ora mostrate qui
}
places = posti { $list }
give-back-sure = Restituire? Il posto va a qualcun altro, e per questo non si paga nulla.
submitting = Invio …
submitted = Inviato
not-submitted = Non ancora inviato
kept-look-again = Lo ricontrolli prima dell'invio.
kept-changed = È stato modificato nello stesso momento in un'altra finestra.
kept-sending = Ciò che questo dispositivo ha conservato è in corso di invio …
kept-saved = Ciò che questo dispositivo aveva conservato è stato salvato alle { $at }.
kept-submitted = Ciò che questo dispositivo aveva conservato è inviato. Grazie.
kept-offline = Conservato su questo dispositivo; inviato appena il server è raggiungibile.
kept-signed-out = Conservato su questo dispositivo; inviato quando avrà fatto l'accesso.
kept-open = Conservato su questo dispositivo, non ancora inviato. { $reason }
kept-over = Ciò che questo dispositivo aveva conservato non si può inviare. { $reason }
go-on = Continua
show-it-here = Mostra qui
sign-in = Accedi
open-it = Apri
