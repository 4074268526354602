### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Recrutar no Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = Um estudo no Prolific que leva os participantes ao link de acesso “{ $label }”.
posting-unconnected = Este estudo ainda não está conectado a uma conta do Prolific.
posting-name = Nome
posting-name-hint = Os participantes o veem na lista de estudos do Prolific.
posting-description = Descrição
posting-description-hint = O que os participantes fazem. Eles leem a descrição antes de decidir.
posting-places = Vagas
posting-minutes = Minutos
posting-minutes-hint = O tempo de que um participante precisa. O Prolific o mostra junto com a remuneração por hora.
# $currency is a code such as GBP
posting-reward = Remuneração ({ $currency })
posting-reward-hint = O que cada participante recebe. O Prolific pede pelo menos 6 GBP ou 8 USD por hora.
# $workspace and $study are codes such as GBP
posting-other-currency = O espaço de trabalho no Prolific paga em { $workspace }, e este estudo conta em { $study }. Pagamentos pelo Prolific exigem a mesma moeda: altere-a nas configurações deste estudo.
posting-devices = Dispositivos
posting-desktop = Computador
posting-tablet = Tablet
posting-mobile = Celular
posting-people = Quem pode participar
# $countries is a list of countries
posting-only-countries = Só pessoas que moram em: { $countries }
# $language is the name of a language
posting-only-language = Só pessoas com esta língua materna: { $language }
posting-filters-hint = Você pode definir outros filtros no Prolific antes de publicar.
posting-approve = Aprovar imediatamente os participantes que concluírem
posting-approve-hint = Caso contrário, você decide sobre cada envio. Depois de 21 dias, o Prolific aprova os envios sobre os quais você não decidiu.
# $currency is a code such as GBP
posting-screening = Remuneração pela triagem ({ $currency })
posting-screening-hint = Para quem não passar na qualificação, no máximo tantas vezes quantas forem as vagas; depois disso, o Prolific pausa o estudo. Deixe vazio para pedir a devolução do envio. Alguns espaços de trabalho não podem pagar pela triagem.
posting-project = Projeto
posting-project-hint = O projeto do seu espaço de trabalho no Prolific ao qual o estudo pertence.
# $address is the address of an entry link
posting-link = Os participantes são levados a { $address }
posting-create = Criar rascunho no Prolific
posting-create-hint = Um rascunho não custa nada, e os participantes não o veem. Cada forma de terminar recebe um código de conclusão; todos os que concluem recebem o mesmo.
posting-created = O rascunho foi criado no Prolific. Confira-o e depois publique-o.
posting-draft = Rascunho
posting-scheduled = Agendado
posting-publishing = Sendo publicado
posting-active = Recrutando
posting-paused = Pausado
posting-awaiting-review = Encerrado, com envios aguardando decisão
posting-completed = Encerrado
posting-hourly = Remuneração por hora
# $floor is an amount of money
posting-below-floor = O Prolific pede pelo menos { $floor } por hora. Exclua o rascunho e crie-o de novo com uma remuneração maior ou um tempo menor.
posting-cost = Custo
posting-rewards = Remunerações
posting-fees = Taxas do Prolific
posting-tax = Imposto sobre as taxas
posting-total = Total
# $available and $total are amounts of money
posting-too-little = O saldo de { $available } não é suficiente para este estudo, que custa { $total }. Primeiro, adicione saldo no Prolific.
posting-open = Abrir no Prolific
posting-pending = O Prolific está processando o pedido. Recarregue a página em um minuto.
posting-publish = Publicar
# $total is an amount of money
posting-publish-means = Os participantes podem chegar imediatamente. O Prolific reserva { $total } do seu saldo.
posting-publish-means-unknown = Os participantes podem chegar imediatamente. O Prolific reserva o custo do seu saldo.
posting-pause = Pausar
posting-pause-means = Nenhum novo participante pode começar. Quem já começou pode concluir.
posting-start = Retomar
posting-start-means = Novos participantes podem começar de novo.
posting-stop = Encerrar
posting-stop-means = Nenhum novo participante pode começar. Quem já começou pode concluir. Se você adicionar vagas mais tarde, o recrutamento recomeça.
posting-delete = Excluir rascunho
posting-delete-means = O rascunho é excluído no Prolific. O link de acesso continua.
# $study is an ID
posting-gone = O estudo { $study } não existe mais no Prolific, ou esta conta não pode vê-lo.
posting-forget = Remover do link de acesso
posting-extend = Adicionar vagas
posting-extend-label = Total de vagas
# $places is a number
posting-extend-hint = No momento: { $places }. O número só pode aumentar. O Prolific reserva o custo das novas vagas do seu saldo.
posting-published = O estudo foi publicado no Prolific.
posting-is-paused = O estudo foi pausado no Prolific.
posting-resumed = O estudo foi retomado no Prolific.
posting-ended = O estudo foi encerrado no Prolific.
posting-deleted = O rascunho foi excluído no Prolific.
posting-extended = As vagas foram adicionadas no Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = Você não aceitou o termo de consentimento.
posting-return-screened-out = Você não atende aos requisitos deste estudo.
posting-return-timed-out = Você ficou tempo demais sem atividade, e sua vaga foi para outra pessoa.
posting-return-full = Não havia mais vaga ou tarefa para você.
