### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho que você já enviou será verificado mesmo assim e, se for aprovado, será pago. Suas respostas ficam no estudo sob um pseudônimo.
may-leave-and-choose = Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho que você já enviou será verificado mesmo assim e, se for aprovado, será pago. Ao sair, você escolhe se suas respostas ficam nos resultados sob um pseudônimo ou são retiradas deles.
may-leave-and-choose-until-closing = Você pode sair deste estudo a qualquer momento na sua página, sem dar explicações. O trabalho que você já enviou será verificado mesmo assim e, se for aprovado, será pago. Até o encerramento do estudo, você pode pedir que suas respostas sejam retiradas dos resultados; depois, elas ficam sob um pseudônimo.
leave-study = Sair deste estudo
leave-lead = Leia isso antes de sair.
leave-no-more-tasks = Você não receberá mais tarefas. As que você começou passarão para outras pessoas, e o que você escreveu nelas será apagado.
leave-work-is-paid = O trabalho que você já enviou será verificado mesmo assim e, se for aprovado, será pago.
leave-is-final = Essa escolha não pode ser desfeita. Se quiser voltar, escreva para a pessoa de contato do estudo.
leave-account-stays = Sua conta é mantida. Para que sua conta e seus dados pessoais também sejam apagados, peça isso na página da sua conta.
your-answers = Suas respostas
keep-answers = Manter minhas respostas
keep-answers-means = Elas ficam nos resultados sob um pseudônimo, sem o seu nome.
remove-answers = Retirar minhas respostas dos resultados
remove-answers-means = Elas não aparecerão em nenhuma estatística nem em exportações posteriores. Os resultados já publicados não mudam.
answers-stay = Suas respostas ficam nos resultados sob um pseudônimo. Agora não é possível retirá-las deste estudo.
confirm-leaving = Sim, quero sair deste estudo
have-left-title = Você saiu deste estudo
left-and-kept = Você saiu em { $day }. Suas respostas ficam nos resultados sob um pseudônimo.
left-and-removed = Você saiu em { $day }. Suas respostas foram retiradas dos resultados.
confirm-removing = Sim, retirar minhas respostas dos resultados
my-data = Seus dados
my-data-lead = Baixe tudo o que este servidor armazena sobre você.
my-data-file = Você recebe um único arquivo que programas podem ler. Um editor de texto também o abre.
download-my-data = Baixar seus dados
