### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = O que você tinha dado aqui está de volta.
minus-and-digit = − e um dígito
no-such-point = Não há { $point } aqui
time-left = restam { $span }
time-is-up = tempo esgotado
soon-goes = Em breve isto vai para outra pessoa, a menos que você continue. O que você deu está salvo.
has-ended = A reserva terminou. Continue, ou envie o que tem: será guardado e pago.
offline = Sem rede: guardado neste dispositivo
offline-submitted = Sem rede: guardado neste dispositivo, e enviado assim que a rede voltar
signed-out = Você saiu da sessão. O que você der fica guardado neste dispositivo e é enviado quando você entrar.
saving = Salvando …
saved-at = Salvo às { $at }
saved = Salvo
trying-again = Ainda não salvo: guardado neste dispositivo, tentando de novo
newer-is-kept = alterado também em outra janela; fica a versão mais nova, daqui
some-from-elsewhere = { $n ->
    [one] { $n } resposta alterada em outra janela aparece agora aqui
   *[other] { $n } respostas alteradas em outra janela aparecem agora aqui
}
places = lugares { $list }
give-back-sure = Devolver isto? O lugar vai para outra pessoa, e nada é pago por isto.
submitting = Enviando …
submitted = Enviado
not-submitted = Ainda não enviado
kept-look-again = Reveja antes de enviar.
kept-changed = Foi alterado ao mesmo tempo em outra janela.
kept-sending = O que este dispositivo guardou está sendo enviado …
kept-saved = O que este dispositivo tinha guardado foi salvo às { $at }.
kept-submitted = O que este dispositivo tinha guardado foi enviado. Obrigado.
kept-offline = Guardado neste dispositivo; enviado assim que o servidor puder ser alcançado.
kept-signed-out = Guardado neste dispositivo; enviado quando você entrar.
kept-open = Guardado neste dispositivo, ainda não enviado. { $reason }
kept-over = O que este dispositivo tinha guardado não pode ser enviado. { $reason }
go-on = Continuar
show-it-here = Mostrar aqui
sign-in = Entrar
open-it = Abrir
