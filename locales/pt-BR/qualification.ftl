### The way in: terms, place, test; and why a task is closed.

read-before = Por favor, leia isso antes de começar. Você pode sair do estudo a qualquer momento.
have-agreed = Você concordou
agreed-on = Você concordou em { $date }.
agree = Li e aceito participar.
agree-and-go-on = Aceitar e continuar
terms-unwritten = Você escreve e avalia textos curtos para pesquisa. Suas respostas são salvas sob um pseudônimo e podem ser publicadas sob esse pseudônimo. Seu nome e seu e-mail não são publicados.
consent-counts-typing = Enquanto você escreve um texto, a página conta as letras que você digita e cola, e compara as pausas entre uma letra e outra. Isso ajuda a ver se foi uma pessoa que escreveu o texto.
consent-compares-devices = O estudo verifica se vários participantes usam o mesmo dispositivo ou a mesma rede. Para isso, o seu navegador mantém um número aleatório em um cookie por até 180 dias. O número e o seu endereço de rede são salvos como códigos comparados apenas dentro deste estudo, até que os seus dados pessoais sejam apagados.
where-are-you = Onde você está?
please-choose = Escolha
country-now = O país em que você está agora
country-compared = Sua resposta é comparada com o país da sua conexão, se ele for conhecido. Se os dois forem diferentes, uma pessoa verifica.
answer = Responder
confirm-country = Você escolheu { $country }. Você está lá agora?
confirm-country-means = Com essa resposta, talvez você não possa participar. Verifique antes de enviar.
confirm-country-yes = Sim, estou lá
confirm-country-change = Escolher outro país
correct-country = Escolhi o país errado
correct-country-means = Você pode corrigir sua resposta uma vez. Depois, uma pessoa vai verificá-la.
correct-country-send = Enviar a correção
may-go-on = Você pode continuar
person-will-look = Uma pessoa vai verificar a sua resposta
not-open-to-you = Você não pode participar deste estudo
back-to-study = Voltar ao estudo
rule-all-countries = A regra: este estudo aceita pessoas de todos os países.
rule-countries = A regra: este estudo aceita pessoas que estão em um destes países: { $names }.
open-to-countries = Você pode participar se estiver em um destes países: { $names }.
to-consent = Ir para o termo de consentimento
to-country = Ir para a pergunta sobre o seu país
to-test = Ir para o teste
to-tasks = Ir para as minhas tarefas
questions-to = Dúvidas? Escreva para { $contact }.
passed = Aprovado
not-passed = Não aprovado
test-result = Resultado do teste
points-of = { $points } de 100 pontos; eram necessários { $needed }. Tentativa { $attempt }.
attempts-are-left = Tentativas restantes: { $left }.
no-attempt-left = Você não tem mais tentativas, por isso as tarefas que exigem este teste ficam fechadas para você. Agradecemos a sua participação.
test-of = Teste de formalidade ({ $language })
test-closed = O teste não está aberto para você agora
latest-gave = Você fez { $points } de 100 pontos na sua última tentativa.
another-attempt = Outra tentativa
still-left = Tentativas restantes: { $left }.
test-about = { $n ->
    [one] { $n } frase
   *[other] { $n } frases
}, cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Uma resposta está certa se a diferença para a de especialistas é de no máximo { $tolerance ->
    [one] { $tolerance } ponto
   *[other] { $tolerance } pontos
}. Você precisa de { $needed } de 100 pontos. Total de tentativas: { $attempts }.
test-in = Teste de qualificação ({ $language })
test-about-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}, cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Você precisa de { $needed } de 100 pontos. Tentativas no total: { $attempts }.
hand-in = Enviar o teste

## The test itself, unless a study has instructions of its own

test-instructions =
    Você lerá oito frases. Indique o grau de formalidade de cada uma, de **-3** (muito informal) a **3** (muito formal).

    Não é preciso acertar o valor exato. Confie no seu conhecimento da língua e avalie a forma, não o assunto.
test-question = Qual é o grau de formalidade desta frase?
test-point-minus-3 = Muito informal
test-point-minus-2 = Informal
test-point-minus-1 = Um tanto informal
test-point-0 = Neutra
test-point-1 = Um tanto formal
test-point-2 = Formal
test-point-3 = Muito formal
