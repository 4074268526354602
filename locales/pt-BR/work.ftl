### A worker's own pages: what to do now, the way there, what is earned.

now = Agora
on-the-way = Etapas antes das tarefas
earned = Ganho
all-tasks = Todas as tarefas deste estudo
every-payment = Todos os envios e pagamentos
waiting-for-approval = Aguardando aprovação
approved = Aprovado
paid = Pago
hour-came-to = Seu ganho por hora
about-money = cerca de { $money }
not-open-earned = Este estudo não está aberto agora. O que você ganhou continua seu.
nothing-open-now = Não há tarefas para você agora. As novas tarefas aparecem aqui assim que forem abertas. Seu trabalho terminado está contado abaixo.
have-begun = Você começou: { $title }. O que você escreveu ainda está lá.
continue-it = Continuar
first-read = Primeiro, leia do que trata este estudo e o que acontece com os seus dados.
read-terms = Ler o termo de consentimento
say-country = Diga em que país você está: este estudo está aberto só a alguns países. Leva menos de um minuto.
say-where-you-live = Dizer onde você está
short-test = Um teste curto em { $language }: você diz quão formais são algumas frases.
take-test = Fazer o teste
for-each = { $title }. { $money } por envio.
start = Começar
tasks = Tarefas
you-are = { $language } · você é { $name } neste estudo
stored-and-counts = Suas respostas estão salvas e contam para o que você ganha.
questions-about = Dúvidas sobre este estudo: { $contact }
tasks-appear = As tarefas aparecem aqui assim que o estudo as publica.
begun = iniciada
open = aberta
closed = fechada
n-submitted = { $n ->
    [one] { $n } enviado
   *[other] { $n } enviados
}
terms = Termo de consentimento
accepted = Aceito
what-terms-say = Do que trata o estudo, o que é pago e o que acontece com os seus dados.
see-when-again = Ver quando você pode tentar de novo
gate-location = Onde você está
gate-test = Teste: quão formal é uma frase?
gate-pilot = Textos-piloto
gate-review = Um falante nativo lê seus textos-piloto
gate-known = Controles de qualidade
about-location = O estudo está aberto só a alguns países. Leva menos de um minuto.
about-test = Algumas frases curtas, cerca de 4 minutos. Se você for aprovado, as tarefas de avaliação se abrem.
about-pilot = Algumas reescritas, pagas como o resto, para que um falante nativo veja como você escreve.
about-review = Aqui você lerá o que essa pessoa achou dos seus textos e por quê.
about-known = Alguns textos são controles de qualidade: a resposta já é conhecida.
step-done = Feito
step-next = A fazer
step-waiting = Aguardando
step-closed = Fechado
step-later = Mais tarde
session = Sua sessão
session-ended = Sua sessão tinha terminado, por isso nada foi salvo. O formulário está aqui de novo como você o preencheu: por favor, envie-o mais uma vez.
in-no-study = Você ainda não participa de nenhum estudo. Abra o link de convite que recebeu: o estudo aparecerá aqui.
my-pay = Meu pagamento
what-was-paid = O que você enviou, se foi aprovado e o que foi pago.
submissions-appear = O que você envia aparece aqui, com seu estado e pagamento.
your-submissions = Seus envios
when-submitted = Enviado
task = Tarefa
state = Estado
minutes = Minutos
pay = Pagamento
is-approved = aprovado
is-rejected = recusado
is-late = resposta extra, será paga
is-waiting = aguardando
is-copied = Copiada
copy-table = Copiar a tabela
actions = Ações
contest-this = Contestar
n-rejected = { $n ->
    [one] { $n } envio foi recusado. Leia por quê e conteste se não concordar.
   *[other] { $n } envios foram recusados. Leia por quê e conteste se não concordar.
}
