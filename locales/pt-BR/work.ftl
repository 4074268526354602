### A worker's own pages: what to do now, the way there, what is earned.

now = Agora
on-the-way = Etapas antes das tarefas
earned = Ganhos
all-tasks = Todas as tarefas deste estudo
every-payment = Todos os envios e pagamentos
waiting-for-approval = Aguardando aprovação
approved = Aprovado
paid = Pago
hour-came-to = Seu ganho por hora
about-money = cerca de { $money }
not-open-earned = Este estudo não está aberto agora. O que você ganhou continua seu.
nothing-open-now = Nenhuma tarefa está aberta para você agora ({ $language }). Novas tarefas aparecem na sua página deste estudo assim que forem abertas.
test-stays-valid = Seu teste aprovado vale até o fim do estudo. Você não precisa fazê-lo de novo.
have-begun = Você começou: { $title }.
draft-is-kept = O que você escreveu ainda está lá.
continue-it = Continuar
first-read = Primeiro, leia do que trata este estudo e o que acontece com os seus dados.
read-terms = Ler o termo de consentimento
say-country = Diga em que país você está: este estudo está aberto só a alguns países. Leva menos de um minuto.
say-where-you-live = Dizer onde você está
short-test = Um teste curto ({ $language }): você responde a perguntas sobre alguns textos. Ele não é pago.
test-without-work = No momento, nenhuma tarefa de avaliação está aberta. Se passar no teste, você não precisará fazê-lo de novo: novas tarefas aparecem nesta página assim que forem abertas.
take-test = Fazer o teste
start = Começar
n-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}
about-seconds = { $n ->
    [one] cerca de { $n } segundo
   *[other] cerca de { $n } segundos
}
about-minutes = { $n ->
    [one] cerca de { $n } minuto
   *[other] cerca de { $n } minutos
}
about-an-hour = cerca de { $money } por hora
n-available = { $n ->
    [one] { $n } disponível agora
   *[other] { $n } disponíveis agora
}
many-available = { $n } ou mais disponíveis agora
tasks = Tarefas
you-are = { $language } · você é { $name } neste estudo
stored-and-counts = Suas respostas estão salvas. Elas são pagas depois de aprovadas.
questions-about = Dúvidas sobre este estudo: { $contact }
tasks-appear = As tarefas aparecem aqui assim que o estudo as publicar.
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
gate-test = Teste de qualificação
gate-pilot = Textos-piloto
gate-review = Uma pessoa com essa língua materna lê seus textos-piloto
gate-known = Controles de qualidade
about-location = O estudo está aberto só a alguns países. Leva menos de um minuto.
about-test = Alguns textos curtos, sem pagamento. As tarefas de avaliação são para quem passou neste teste.
about-pilot = Algumas reescritas, pagas como as outras, para que uma pessoa com essa língua materna veja como você escreve.
about-review = Aqui você lerá o que essa pessoa achou dos seus textos e por quê.
pilot-read-so-far = Lidos até agora: { $read } de { $n }.
usual-wait-minutes = { $n ->
    [one] Em geral, leva cerca de { $n } minuto.
   *[other] Em geral, leva cerca de { $n } minutos.
}
usual-wait-hours = { $n ->
    [one] Em geral, leva cerca de { $n } hora.
   *[other] Em geral, leva cerca de { $n } horas.
}
usual-wait-days = { $n ->
    [one] Em geral, leva cerca de { $n } dia.
   *[other] Em geral, leva cerca de { $n } dias.
}
decision-appears = A decisão aparece nesta página.
pilot-passed = Seus textos-piloto foram aceitos
pilot-not-accepted = Seus textos-piloto não foram aceitos
decision-about-trial = Ler a decisão sobre seus textos-piloto
n-replies = { $n ->
    [one] O estudo respondeu à sua mensagem
   *[other] O estudo respondeu a { $n } das suas mensagens
}
about-known = Alguns textos são controles de qualidade: a resposta já é conhecida.
step-done = Concluída
confirmed = Confirmado
step-next = Próxima
step-waiting = Aguardando
step-closed = Fechada
step-later = Mais tarde
session = Sua sessão
session-ended = Sua sessão tinha terminado, por isso nada foi salvo. O formulário está aqui de novo como você o preencheu: envie-o mais uma vez, por favor.
in-no-study = Você ainda não participa de nenhum estudo. Abra o link de convite que recebeu: o estudo aparecerá aqui.
my-pay = Meu pagamento
what-was-paid = O que você enviou, se foi aprovado e o que foi pago.
submissions-appear = O que você envia aparece aqui, com o estado e o pagamento.
your-submissions = Seus envios
when-submitted = Enviado em
task = Tarefa
state = Estado
pay = Pagamento
time-worked = Tempo de trabalho
is-approved = aprovado
is-rejected = recusado
is-contested = contestado
is-late = envio extra, será pago
is-waiting = aguardando
is-copied = Copiada
copy-table = Copiar a tabela
actions = Ações
contest-this = Contestar
contest-and-replies = Sua mensagem e as respostas
n-rejected = { $n ->
    [one] { $n } envio foi recusado. Leia por quê e conteste se não concordar.
   *[other] { $n } envios foram recusados. Leia por quê e conteste se não concordar.
}
