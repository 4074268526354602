### Refusals that are told the same everywhere.

send-again = Enviar de novo
# Label of a field that shows a long text again that was refused
text-to-correct = Seu texto, para corrigir
sign-in-then-send = Sua sessão terminou e isso não foi salvo. Entre em uma nova aba, depois volte a esta página e escolha Enviar de novo. Não feche esta página.
sign-in-new-tab = Entrar (nova aba)
to-start = Ir para a minha página inicial
title-sign-in = Entre para continuar
title-forbidden = Não permitido
title-not-found = Não encontrado
title-invalid = Verifique isso, por favor
title-conflict = Não é possível agora
go-to-field = Ir para “{ $label }”
title-too-large = Grande demais
title-too-many = Tentativas demais
title-busy = Ocupado
title-internal = Erro nosso
