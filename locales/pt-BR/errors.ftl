### Refusals that are told the same everywhere.

please-sign-in = Por favor, entre primeiro.
nothing-here = Não há nada para você neste endereço.
too-many = Tentativas demais. Por favor, espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.
server-is-busy = O servidor está sobrecarregado. Nada do que estava salvo se perdeu. Por favor, tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
send-again = Enviar de novo
too-large = Isso passa de { $mebibytes } MiB, o máximo que se pode enviar de uma vez.
body-too-large = Isso passa de { $kibibytes } KiB, o máximo que se pode enviar aqui. Por favor, encurte o texto.
sign-in-then-send = A sessão terminou e isso não foi salvo. Entre em uma nova aba, depois volte a esta página e escolha Enviar de novo. Não feche esta página.
sign-in-new-tab = Entrar (nova aba)
our-fault = Algo deu errado do nosso lado. Nada do que estava salvo se perdeu. Se acontecer de novo, informe o número { $trace }.
to-start = Ir para a minha página inicial
title-sign-in = É preciso entrar
title-forbidden = Não permitido
title-not-found = Não encontrado
title-invalid = Por favor, verifique isso
title-conflict = Isso mudou
title-too-large = Grande demais
title-too-many = Tentativas demais
title-busy = Ocupado
title-internal = Erro nosso
