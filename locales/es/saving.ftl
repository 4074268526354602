### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Se han recuperado sus respuestas anteriores.
minus-and-digit = − y un dígito
no-such-point = La escala no tiene el punto { $point }
time-left = Tiempo restante: { $span }
time-is-up = se acabó el tiempo
soon-goes = { $n ->
    [one] Si no continúa, otra persona recibirá pronto este texto.
   *[other] Si no continúa, otra persona recibirá pronto estos textos.
} Sus respuestas hasta ahora están guardadas.
has-ended = Se acabó su tiempo reservado. Aún puede continuar y enviar: sus respuestas se conservan y se pagan como cualquier otro trabajo.
offline = Sin conexión: guardado en este dispositivo
offline-submitted = Sin conexión: guardado en este dispositivo; se enviará en cuanto vuelva la red
signed-out = Su sesión está cerrada. Sus respuestas están guardadas en este dispositivo y se enviarán cuando inicie sesión.
saving = Guardando…
saved-at = Guardado a las { $at }
saved = Guardado
trying-again = Aún sin guardar en el servidor: se conserva en este dispositivo y se intenta de nuevo
newer-is-kept = también se cambió en otra ventana; se conserva la versión más reciente, la de esta ventana
some-from-elsewhere = { $n ->
    [one] ahora se muestra aquí { $n } respuesta cambiada en otra ventana
   *[other] ahora se muestran aquí { $n } respuestas cambiadas en otra ventana
}
places = puestos { $list }
submitting = Enviando…
submitted = Enviado
not-submitted = Aún sin enviar
kept-look-again = Revise sus respuestas antes de que se envíen.
kept-changed = Sus respuestas se cambiaron al mismo tiempo en otra ventana.
kept-sending = Enviando las respuestas guardadas en este dispositivo…
kept-saved = Las respuestas guardadas en este dispositivo se enviaron a las { $at }.
kept-submitted = Las respuestas guardadas en este dispositivo se han enviado. Gracias.
kept-offline = Guardado en este dispositivo; se enviará en cuanto se pueda conectar con el servidor.
kept-signed-out = Guardado en este dispositivo; se enviará cuando inicie sesión.
kept-open = Guardado en este dispositivo, aún sin enviar. { $reason }
kept-over = Las respuestas guardadas en este dispositivo no se pueden enviar. { $reason }
go-on = Continuar
show-it-here = Mostrar aquí
sign-in = Iniciar sesión
open-it = Abrir
sent-and-earned = Texto anterior enviado, +{ $reward }
sent-as-extra = Texto anterior enviado como envío adicional, +{ $reward }
sent-before = Este texto ya se envió desde otra ventana. Cuenta una sola vez.
