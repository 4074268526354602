### The way in: terms, place, test; and why a task is closed.

read-before = Por favor, leia isso antes de começar. Você pode deixar o estudo a qualquer momento.
have-agreed = Você concordou
on-day = Em
agree = Li isso e aceito participar.
agree-and-go-on = Aceitar e continuar
terms-unwritten = Você escreve e avalia textos curtos para pesquisa. As suas respostas são salvas sob um pseudônimo e podem ser publicadas com ele. O seu nome e o seu e-mail não.
where-are-you = Onde você está?
please-choose = Escolha
country-now = O país em que você está agora
country-hint = Vale uma só resposta. Ela é comparada com o país de onde vem a sua conexão, quando é conhecido; se os dois diferem, uma pessoa examina.
answer = Responder
may-go-on = Você pode continuar
person-will-look = Uma pessoa vai examinar isso
not-open-to-you = Este estudo não está aberto a você
back-to-study = Voltar ao estudo
rule-all-countries = A regra: este estudo aceita pessoas de todos os países.
rule-countries = A regra: na sua língua, este estudo aceita pessoas que estão em um destes países: { $names }.
to-consent = Ao consentimento
to-country = À pergunta sobre o seu país
to-test = Ao teste
to-tasks = Às minhas tarefas
questions-to = Dúvidas? Escreva para { $contact }.
passed = Aprovado
not-passed = Não aprovado
test-result = Resultado do teste
points-of = { $points } de 100 pontos; eram necessários { $needed }. Tentativa { $attempt }.
tasks-are-open = As tarefas depois do teste estão abertas para você agora.
attempts-left = Tentativas restantes: { $left }. A próxima se abre em
no-attempt-left = Não resta nenhuma tentativa, por isso as tarefas depois do teste ficam fechadas para você. Obrigado por tentar.
test-of = Teste: formalidade em { $language }
test-closed = O teste não está aberto para você agora
latest-gave = A sua última tentativa deu { $points } de 100 pontos.
another-attempt = Outra tentativa
still-left = Tentativas restantes: { $left }.
test-about = { $n ->
    [one] { $n } frase
   *[other] { $n } frases
}, cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Uma resposta está certa se fica a no máximo { $tolerance } da dos especialistas. Você precisa de { $needed } de 100 pontos. Tentativas ao todo: { $attempts }.
hand-in = Entregar o teste
sentence-without-answer = Esta frase ainda não tem resposta.

## The test itself, unless a study has instructions of its own

test-instructions =
    Você lerá oito frases. Indique se cada uma lhe parece informal ou formal, de **-3** (muito informal) a **3** (muito formal).

    Não é preciso acertar o valor exato: aceita-se uma diferença de um ponto. Confie no seu conhecimento da língua e avalie a forma, não o assunto.
test-question = Quão formal é esta frase?
test-point-minus-3 = Muito informal
test-point-minus-2 = Informal
test-point-minus-1 = Um pouco informal
test-point-0 = Neutro
test-point-1 = Um pouco formal
test-point-2 = Formal
test-point-3 = Muito formal
