### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Muitas pessoas estão entrando neste momento. Espere alguns segundos e tente de novo.
give-name = Informe um nome de no máximo 100 caracteres.
give-email = Informe um endereço de e-mail, por exemplo nome@example.org.
email-is-known = Já existe uma conta com este endereço de e-mail. Entre com essa conta.
cannot-join = Não foi possível participar com este endereço de e-mail e esta senha. Se você tem uma conta aqui, use a senha dela. Se não, fale com quem enviou o link: talvez ele não aceite mais contas novas da sua conexão.
password-too-short = Sua senha precisa ter pelo menos { $least } caracteres. Algumas palavras sem relação entre si servem bem.
password-too-long = Sua senha pode ter no máximo { $most } caracteres.
password-is-email = Sua senha precisa ser diferente do seu endereço de e-mail.
password-does-not-fit = Este endereço de e-mail e esta senha não correspondem. Verifique os dois e tente de novo.
choose-language = Escolha um dos idiomas deste estudo.
study-is-closed = Este estudo está encerrado. Ninguém mais pode participar.
link-has-expired = Este link expirou. Peça um novo à pessoa que o enviou.
link-is-used-up = Este link não pode mais ser usado. Peça um novo à pessoa que o enviou.
must-agree = Você só pode participar se concordar. Marque a caixa se você concorda, ou saia do estudo.
open-to-all = Estudo aberto a todos os países.
open-in-and-said = Estudo aberto a pessoas que estão em: { $names }. Você informou: { $said }.
connection-says = Você informou { $said }, mas a sua conexão indica { $seen }. Uma pessoa vai verificar.
choose-country = Escolha na lista o país em que você está.
country-is-answered = Você já respondeu a esta pergunta. Se a resposta estava errada, corrija-a nesta página.
contact-can-tell = Este estudo não está aberto agora. A pessoa de contato pode dizer quando estará.
consent-before = Primeiro, leia e aceite o termo de consentimento.
test-by-country = O teste está aberto a pessoas que estão nos países deste estudo. { $message }
country-is-looked-at = Uma pessoa ainda está verificando a sua resposta sobre o país. Você poderá fazer o teste quando ela a aceitar.
country-before = Primeiro, responda à pergunta sobre o seu país. Depois você poderá fazer o teste.
test-was-changed = O teste mudou desde que você o abriu. Recarregue a página. Você não perde nenhuma tentativa.
test-is-empty = O teste ainda não tem frases. Volte mais tarde.
test-is-passed = Você passou no teste. Não há mais nada a fazer nesta página.
person-decided-test = Uma pessoa tomou uma decisão sobre o seu teste: { $message }
attempts-used = Tentativas no teste deste estudo: { $n }. Você usou todas.
test-opens-at = Entre duas tentativas há uma pausa de { $pause }. A próxima abre em { $at }.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
pause-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
pause-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
message-passed = Aprovado com { $points } de 100 pontos; eram necessários { $needed }.
message-again = { $points } de 100 pontos; são necessários { $needed }. Tentativas restantes: { $left }; a próxima abre em { $at }.
message-over = { $points } de 100 pontos; eram necessários { $needed }. Não resta nenhuma tentativa.
known-found = De { $n ->
    [one] { $n } texto
   *[other] { $n } textos
} com resposta conhecida, você respondeu a { $right } da forma esperada.
known-warn = Por favor, releia as instruções antes de continuar.
known-pause = Seu trabalho está em pausa até que uma pessoa o examine. O que você fez fica salvo e é pago como qualquer outro trabalho.
known-exclude = Não há mais trabalho para você neste estudo. O que você fez fica salvo e é pago como qualquer outro trabalho.
known-found-and-next = { $found } { $next }
pilot-is-in = Todos os textos-piloto foram enviados.
pilot-will-be-read = Uma pessoa com essa língua materna lerá seus textos-piloto. Você encontrará a resposta aqui.
not-open = Este estudo não está aberto agora.
consent-first = Primeiro, leia e aceite o termo de consentimento.
closed-location = Esta tarefa é para pessoas que estão em certos países. Primeiro, responda à pergunta sobre o seu país.
closed-test = Esta tarefa exige o teste de idioma. Primeiro, seja aprovado no teste.
closed-known = Seu trabalho neste estudo está em pausa ou terminou, por causa das suas respostas aos controles de qualidade. Sua página de trabalho diz mais.
closed-pilot = Esta tarefa se abre depois dos textos-piloto. Faça primeiro esses textos.
closed-review = Esta tarefa se abrirá quando uma pessoa com essa língua materna tiver lido seus textos-piloto. Você encontrará a resposta na sua página de trabalho.
not-passed-location = Esta tarefa é só para pessoas que estão em certos países. Pela resposta sobre o seu país, ela não está aberta para você.
not-passed-test = Esta tarefa é só para quem foi aprovado no teste de idioma. A página do teste diz se você pode tentar de novo.
not-passed-review = Esta tarefa é só para quem teve os textos-piloto aceitos. Os seus não foram aceitos; sua página de trabalho diz por quê.
rejection-can-be-contested = Este trabalho não é pago. Se você acha que isso está errado, explique abaixo por quê: sua mensagem chega aos responsáveis pelo estudo.
rejection-contested = Você contestou esta recusa em { $at }. Sua mensagem, que está abaixo, chegou aos responsáveis pelo estudo. A resposta aparece abaixo e na sua página do estudo.
pilot-done = Você escreveu todos os textos-piloto.
nothing-open = No momento não há trabalho para você aqui.
had-every-text = Não há nada para você aqui agora: você já teve todos os textos abertos. Outras pessoas ainda estão trabalhando; se elas devolverem um texto, ele aparecerá aqui.
all-handed-out = Todos os textos desta tarefa estão prontos ou com outra pessoa. Se alguém devolver um texto, ele aparecerá aqui.
data-erased-after = Seus dados pessoais neste estudo são apagados { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} depois do encerramento.
answers-cannot-be-removed = Agora não é possível retirar as respostas deste estudo. Você ainda pode sair; nesse caso, suas respostas ficam nos resultados.
have-left = Você saiu deste estudo. O trabalho terminado será verificado mesmo assim e, se for aprovado, será pago.
twice = Esta pergunta foi respondida duas vezes para um texto.
too-many-answers = Há mais respostas do que perguntas nesta tarefa. Recarregue a página e tente de novo.
answers-too-large = Juntas, suas respostas passam de { $most } bytes. Encurte-as, por favor.
not-of-this-work = Esta resposta é sobre um texto que não faz parte deste trabalho.
no-such-question = Esta tarefa não tem a pergunta “{ $key }”.
own-marks = Os destaques no seu próprio texto fazem parte dele. Marque-os em volta das palavras e não os envie como uma resposta separada.
of-text = Texto { $place } de { $of }: { $reason }
answer-or-say-why = Responda à pergunta ou diga por que não pode. Não faça as duas coisas.
names-no-output = Somente a resposta a um ranking, ou a uma escala para vários textos, pode indicar uma saída.
no-answer = Esta pergunta ainda não tem resposta.
text-without-answer = Este texto ainda não tem resposta.
rate-every-text = Avalie cada texto, por favor.
place-every-text = Dê uma posição a cada texto, por favor.
place-is-shared = Dois textos estão na mesma posição. Dê a cada texto uma posição diferente.
choose-number = Escolha um número de { $low } a { $high }.
choose-on-slider = Escolha um número de { $low } a { $high }, em passos de { $step }.
no-decimal = “{ $typed }” não pode ser usado como número. Escreva somente algarismos e uma vírgula decimal, por exemplo 1250,5, com no máximo { $places } algarismos depois da vírgula.
place-is = Uma posição é um número de 1 a { $high }.
too-long = Este texto tem { $length ->
    [one] { $length } caractere
   *[other] { $length } caracteres
}. O máximo é { $most }. Encurte-o, por favor.
write-here = Escreva um texto aqui.
mark-words = Destaque palavras do texto.
choose-shown = Escolha uma das respostas mostradas.
choose-text-or-neither = Escolha um dos dois textos, ou nenhum.
choose-text = Escolha um dos dois textos.
comment-too-long = Um comentário pode ter no máximo { $most } caracteres.
must-be-answered = Responda a esta pergunta, por favor.
say-why = Diga em poucas palavras por que não consegue avaliar isso.
reason-too-long = O motivo pode ter no máximo { $most } caracteres.
text-was-changed = Você mudou o próprio texto, mas só pode acrescentar destaques. Copie o texto de cima e destaque-o de novo.
mark-stands-twice = { $open } aparece duas vezes antes de { $close }. Escreva { $close } depois de cada um.
mark-has-no-start = { $close } não tem { $open } antes. Escreva os dois em volta das palavras.
mark-has-no-end = { $open } não tem { $close } depois. Escreva os dois em volta das palavras.
mark-is-empty = Não há palavras entre { $open } e { $close }. Escreva-os em volta de palavras.
not-shown = “{ $key }” não é uma das respostas mostradas.
chosen-twice = A mesma resposta foi escolhida duas vezes. Escolha cada resposta só uma vez.
choose-one = Escolha uma só resposta.
say-what-it-is = Diga com as suas palavras o que é.
own-words-too-long = Uma resposta com as suas palavras pode ter no máximo { $most } caracteres.
nothing-marked = Nada está destacado. Se não há nada a destacar neste texto, envie-o mesmo assim.
no-text-yet = Ainda não há texto. Por favor, escreva a frase com as suas palavras.
unchanged = Seu texto é igual ao original. Por favor, reescreva-o, ou envie-o mesmo assim se nada precisa mudar.
only-tidied = Só mudaram a pontuação, as maiúsculas ou as abreviações. Uma reescrita formal costuma mudar também palavras.
unedited = Você não mudou este texto. Por favor, edite-o, ou envie-o mesmo assim se nada precisa mudar.
rewritten = Você mudou mais de um terço das palavras. Por favor, mude apenas o que precisa mudar.
alike = Dois dos seus textos para esta frase são iguais. Por favor, escreva-os de modo diferente.
repeated = Você escreveu o mesmo texto para outra frase. Por favor, verifique se ele pertence aqui.
copied = Outra pessoa escreveu exatamente isso. Por favor, verifique se são palavras suas.
other-window = Este texto foi alterado em outra janela nesse meio-tempo. Recarregue a página para ver a versão mais nova.
saved-elsewhere = Nesse meio-tempo, outra resposta foi salva em outra janela ou em outro dispositivo. Confira a sua ou envie-a mesmo assim.
text-saved-elsewhere = Nesse meio-tempo, este texto foi salvo em outra janela ou em outro dispositivo: “{ $saved }”. Confira o seu ou envie-o mesmo assim.
already-submitted = Você já enviou isso. Suas respostas estão salvas. Passe para o próximo.
already-given-back = Você devolveu este trabalho. Continue na sua página de trabalho.
other-work = Este envio pertence a outra tarefa. Recarregue a página e envie de novo.
server-unreachable = Não foi possível acessar o servidor. Verifique a conexão e tente de novo.
form-unreadable = Não foi possível ler o formulário. Recarregue a página e tente de novo.
field-missing = Este campo é obrigatório e não foi enviado. Recarregue a página e tente de novo.
many-long-texts = Muitos textos longos estão sendo enviados neste momento. Envie o seu de novo em alguns segundos.
many-files = O servidor já está processando o máximo de arquivos e lotes que consegue de uma vez. Tente de novo em alguns segundos.
many-reports = Muitos relatórios estão sendo calculados neste momento. Tente de novo em alguns segundos.
report-is-being-computed = Este relatório está sendo calculado. Tente de novo em alguns segundos.
many-downloads = { $most ->
    [one] Já há { $most } download em andamento
   *[other] Já há { $most } downloads em andamento
}, que é o máximo. Tente de novo quando um deles terminar.
many-large-files = Vários arquivos grandes estão sendo enviados neste momento. Envie o seu de novo em um minuto.
must-confirm-leaving = Marque a caixa para confirmar que você quer sair do estudo.
please-sign-in = Por favor, entre primeiro.
nothing-here = Esta página não existe, ou você não tem acesso a ela.
too-many = Tentativas demais. Por favor, espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.
server-is-busy = O servidor está sobrecarregado. Nada do que estava salvo se perdeu. Por favor, tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
too-large = Isso passa de { $mebibytes } MiB, o máximo que se pode enviar de uma vez.
body-too-large = Isso passa de { $kibibytes } KiB, o máximo que se pode enviar aqui. Por favor, envie um texto mais curto ou um arquivo menor.
our-fault = Algo deu errado do nosso lado. Nada do que estava salvo se perdeu. Se acontecer de novo, informe o número { $trace }.
country-corrected = Você corrigiu sua resposta para { $country }. Uma pessoa vai verificar.
no-correction-left = Sua resposta não pode mais ser corrigida. Escreva para a pessoa de contato do estudo.
next-attempt-opens = A próxima tentativa será liberada em { $at }.
same-country = Este é o país que você já informou. Escolha outro.
