### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Verificação de localização
workers-gate-test = Teste de qualificação
workers-gate-pilot = Piloto
workers-gate-review = Revisão em língua materna
workers-gate-known = Itens-ouro
workers-passed = aprovado
workers-failed = reprovado
workers-waiting = aguardando
workers-not-yet = ainda não

## The list

workers-lead = Os participantes deste estudo, com sua qualificação e seus envios. Os nomes ficam ocultos.
workers-none = Os participantes aparecem aqui quando entram com um link de convite.
workers-consent = Consentimento
workers-submitted = Enviados
workers-counted = Contabilizados
workers-rejected = Recusados
workers-median-seconds = Tempo mediano por HIT (s)
workers-withdrawn = saiu do estudo
workers-more = Mais participantes

## Location checks that a manager has to decide

workers-disagreements = Verificações de localização aguardando decisão
workers-disagreements-lead = O país que estes participantes declararam é diferente do país da conexão deles.
workers-waiting-since = Aguardando desde:
workers-first-answer = Primeira resposta
workers-declared-country = País declarado
workers-proxy-country = País no cabeçalho do proxy
workers-address-country = País do endereço de rede
workers-unknown-country = desconhecido

## One worker

worker-title = Participante { $pseudonym }
worker-lead = { $language } · Enviados: { $submitted } · Contabilizados: { $counted } · Recusados: { $rejected }
worker-all = Todos os participantes
worker-qualification = Qualificação
worker-qualification-lead = Você pode mudar uma decisão. A decisão anterior continua registrada, e o participante lê o seu motivo.
worker-decide = Tomar uma decisão
worker-reason = Motivo (o participante o lê)
worker-pass = Aprovar
worker-fail = Reprovar
worker-left-removed = Este participante saiu do estudo em { $date } e teve suas respostas removidas dos resultados.
worker-left-kept = Este participante saiu do estudo em { $date }. Suas respostas são mantidas nos resultados.
worker-erased = Seus dados pessoais foram apagados em { $date }.

## Excluding a worker from the statistics

worker-statistics = Estatísticas
worker-statistics-lead = Todo o trabalho é mantido e pago, mesmo que seja excluído das estatísticas.
worker-included = Todas as estatísticas incluem as respostas deste participante.
worker-excluded = As respostas deste participante estão excluídas de todas as estatísticas desde { $date }. Cada relatório informa quantas respostas são excluídas.
worker-exclude = Excluir das estatísticas
worker-exclude-reason = Motivo da exclusão
worker-exclude-hint = Pelo menos dez caracteres. Os membros do estudo e quem lê o relatório o veem; o participante, não.
worker-include = Incluir de novo

## The decisions about a worker

worker-decisions = Decisões
worker-decisions-caption = Decisões, da mais recente à mais antiga
worker-no-decisions = As decisões aparecem aqui quando o participante tiver respondido à pergunta sobre o país.
worker-step = Etapa
worker-decision = Decisão
worker-decided-by = Decidida por
worker-rule = Regra
worker-message = Mensagem ao participante
worker-superseded = substituída
worker-by-rule = regra automática

## The funnel

funnel-title = Funil de qualificação
funnel-lead = O número de participantes que restam depois de cada etapa. Uma etapa conta somente quem foi aprovado em todas as etapas anteriores.
funnel-none = Os números aparecem aqui quando o primeiro participante tiver entrado com um link de convite.
funnel-caption = Participantes que restam depois de cada etapa
funnel-joined = Entraram no estudo
funnel-consented = Aceitaram o termo
funnel-location = Verificação de localização (QC1)
funnel-test = Teste de qualificação (QC2)
funnel-pilot = Piloto
funnel-review = Revisão em língua materna (QC3)
funnel-all-languages = Todos os idiomas
funnel-waiting = (aguardando: { $waiting })
funnel-failed = (reprovados: { $failed })
funnel-waiting-and-failed = (aguardando: { $waiting }, reprovados: { $failed })

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Qualidade do trabalho
quality-lead = Concordância com os outros, itens-ouro, ritmo, itens pulados e pagamento de cada participante.
quality-none = Os participantes aparecem aqui quando enviam algo.
# Button: shows the workers for the selected task and language
quality-show = Mostrar participantes
quality-caption = Participantes e a qualidade do trabalho deles
quality-answers = Respostas
# Column heads
quality-gold = Itens-ouro corretos (%)
quality-seconds = Segundos por HIT
quality-skipped = Itens pulados (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × a mediana
# Arguments: $part, $n
quality-of = { $part } de { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = Não concorda com ninguém (perguntas)
# The state of a worker whom nothing keeps from working
quality-active = ativo
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Excluir
quality-exclude-one = Excluir { $worker } das estatísticas
quality-excluded-since = desde { $date }
# Argument: $seconds
quality-median = A mediana de todos os participantes é de { $seconds } segundos por HIT.
quality-method = A correlação é a de Spearman, com a média dos outros: a média de todas as perguntas com pelo menos 10 itens em comum, ponderada por esses itens. As respostas iguais se referem a todos os pares com a resposta de outro participante ao mesmo item. O ritmo é a mediana do tempo ativo por HIT; ele é comparado com a mediana de todos os participantes na mesma tarefa e no mesmo idioma. Um item é pulado se uma de suas perguntas tem um motivo em vez de uma resposta. O pagamento por hora é o que foi aprovado ou aguarda decisão, pelo tempo ativo.
quality-look = Para examinar
quality-look-lead = Examine o trabalho antes de decidir: nenhum envio é recusado e nenhum participante é excluído automaticamente.
quality-look-none = Não há nenhum trabalho para examinar.
quality-look-method = Um participante aparece aqui se o acaso explica um destes resultados em menos de 1 em cada 1.000 casos: menos itens-ouro corretos do que os outros (pelo menos 4 vistos), nenhuma concordância com os outros em uma pergunta ou sempre a mesma resposta a uma pergunta (nestes dois últimos casos, pelo menos 10 itens em comum). Também aparece se seu tempo mediano por HIT é menor que um terço da mediana de todos os participantes (pelo menos 5 HITs) ou se seus textos têm as mesmas palavras que os de outro participante em pelo menos 3 textos de origem e em pelo menos metade dos textos de origem em comum entre os dois. Textos com menos de 4 palavras, textos não alterados e textos que muitos participantes escreveram não contam. A mesma resposta só conta se, em pelo menos um quinto dos itens, menos da metade dos outros a deu. Os textos de tarefas em que só se edita um texto não são comparados.
quality-look-watched-method = Se o estudo conta a digitação, um participante aparece se, em pelo menos 3 dos seus textos de pelo menos 20 caracteres e em pelo menos um quinto deles, pelo menos metade foi copiada de outro lugar e colada ou pelo menos 9 de cada 10 pausas entre as letras foram tão longas quanto a anterior. O que é colado da página ou do próprio texto não conta. Se o estudo compara dispositivos, aparecem os participantes com o mesmo dispositivo, e os da mesma rede se ela tiver no máximo 5 participantes.
quality-looked = Examinados
quality-looked-mark = Marcar { $worker } como examinado
quality-looked-means = O participante sai desta lista até que apareça outra coisa incomum. Os participantes não veem a sua nota.
quality-looked-note = O que você encontrou (opcional)
quality-looked-by = { $name } examinou este trabalho em { $date }.
quality-looked-on = Alguém examinou este trabalho em { $date }.
quality-looked-again = Remover a marca de { $worker }
quality-looked-all = Todo o trabalho com algo incomum já foi examinado.
quality-by-task = Trabalho por tarefa e idioma
quality-by-question = Concordância com os outros por pergunta
