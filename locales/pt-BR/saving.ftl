### What the page of a hit says by itself: saving, the time left, what this device keeps.

is-back = Suas respostas anteriores foram restauradas.
minus-and-digit = − e um número
no-such-point = A escala não tem { $point }
time-left = restam { $span }
time-is-up = tempo esgotado
soon-goes = { $n ->
    [one] Se você não continuar, outra pessoa logo receberá este texto.
   *[other] Se você não continuar, outra pessoa logo receberá estes textos.
} Suas respostas até agora estão salvas.
has-ended = Seu tempo reservado acabou. Você ainda pode continuar e enviar: suas respostas ficam salvas e são pagas como qualquer outro trabalho.
offline = Sem conexão: salvo neste dispositivo
offline-submitted = Sem conexão: salvo neste dispositivo; será enviado assim que a conexão voltar
signed-out = Sua sessão terminou. Suas respostas estão salvas neste dispositivo e serão enviadas quando você entrar.
saving = Salvando…
saved-at = Salvo às { $at }
saved = Salvo
trying-again = Ainda não chegou ao servidor: salvo neste dispositivo, tentando de novo
newer-is-kept = alterado também em outra janela; foi mantida a versão mais recente, a desta janela
some-from-elsewhere = { $n ->
    [one] { $n } resposta alterada em outra janela aparece agora aqui
   *[other] { $n } respostas alteradas em outra janela aparecem agora aqui
}
places = posições { $list }
submitting = Enviando…
submitted = Enviado
not-submitted = Ainda não enviado
kept-look-again = Verifique suas respostas antes do envio.
kept-changed = Suas respostas foram alteradas ao mesmo tempo em outra janela.
kept-sending = As respostas salvas neste dispositivo estão sendo enviadas…
kept-saved = As respostas salvas neste dispositivo foram enviadas às { $at }.
kept-submitted = As respostas salvas neste dispositivo foram enviadas. Agradecemos a sua participação.
kept-offline = Salvo neste dispositivo; será enviado assim que o servidor estiver acessível.
kept-signed-out = Salvo neste dispositivo; será enviado quando você entrar.
kept-open = Salvo neste dispositivo, ainda não enviado. { $reason }
kept-over = As respostas salvas neste dispositivo não podem ser enviadas. { $reason }
go-on = Continuar
show-it-here = Mostrar aqui
sign-in = Entrar
open-it = Abrir
sent-and-earned = Texto anterior enviado, +{ $reward }
sent-as-extra = Texto anterior enviado como envio extra, +{ $reward }
sent-before = Este texto já foi enviado de outra janela. Ele conta uma só vez.
