### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Suas respostas anteriores foram restauradas.
minus-and-digit = − e um dígito
no-such-point = Não há { $point } aqui
time-left = restam { $span }
time-is-up = tempo esgotado
soon-goes = Se você não continuar, esta tarefa irá em breve para outra pessoa. Suas respostas até agora estão salvas.
has-ended = Sua reserva terminou. Você ainda pode continuar e enviar: suas respostas são mantidas e pagas.
offline = Sem rede: salvo neste dispositivo
offline-submitted = Sem rede: salvo neste dispositivo, e enviado assim que a rede voltar
signed-out = Você saiu da sessão. Suas respostas estão salvas neste dispositivo e serão enviadas quando você entrar.
saving = Salvando …
saved-at = Salvo às { $at }
saved = Salvo
trying-again = Ainda não salvo: salvo neste dispositivo, tentando de novo
newer-is-kept = alterado também em outra janela; fica a versão mais nova, daqui
some-from-elsewhere = { $n ->
    [one] { $n } resposta alterada em outra janela aparece agora aqui
   *[other] { $n } respostas alteradas em outra janela aparecem agora aqui
}
places = lugares { $list }
give-back-sure = Devolver esta tarefa? Ela irá para outra pessoa, e você não será pago por ela.
submitting = Enviando …
submitted = Enviado
not-submitted = Ainda não enviado
kept-look-again = Verifique suas respostas antes do envio.
kept-changed = Suas respostas foram alteradas ao mesmo tempo em outra janela.
kept-sending = As respostas salvas neste dispositivo estão sendo enviadas …
kept-saved = As respostas salvas neste dispositivo foram enviadas às { $at }.
kept-submitted = As respostas salvas neste dispositivo foram entregues. Obrigado.
kept-offline = Salvo neste dispositivo; enviado assim que o servidor puder ser alcançado.
kept-signed-out = Salvo neste dispositivo; enviado quando você entrar.
kept-open = Salvo neste dispositivo, ainda não enviado. { $reason }
kept-over = As respostas salvas neste dispositivo não podem ser enviadas. { $reason }
go-on = Continuar
show-it-here = Mostrar aqui
sign-in = Entrar
open-it = Abrir
