### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Revisão em língua materna

## The studies in which a person reviews

review-page-studies-lead = Estudos em que você lê os textos-piloto de quem participa.
review-page-no-studies = Os estudos aparecem aqui quando a gestão do estudo dá a você a tarefa de revisão.
review-page-studies-caption = Estudos em que você faz a revisão
review-page-workers-waiting = Pessoas aguardando

## The queue of workers

review-page-queue-lead = Aqui aguardam uma decisão as pessoas que enviaram seus textos-piloto; primeiro, quem espera há mais tempo.
review-page-empty = Ninguém aguarda revisão. As pessoas aparecem aqui quando tiverem enviado seus textos-piloto.
review-page-show-queue = Mostrar a fila
review-page-review-first = Revisar a primeira pessoa
review-page-queue-caption = Pessoas aguardando revisão
review-page-worker = Pessoa
review-page-waiting-since = Aguardando desde
review-page-graded-column = Com nota
review-page-n-of = { $n } de { $of }
review-page-n-graded = { $n } de { $of } com nota

## Decisions that the reviewer can still take back

review-page-recent = Suas decisões recentes
review-page-recent-lead = Você pode desfazer uma decisão durante uma hora. Para isso, abra a página da pessoa.
review-page-recent-earlier = Decisões anteriores desta hora ({ $n })
review-page-decision = Decisão
review-page-decided-at = Decidida em
review-page-until = Pode ser desfeita até
review-page-passed = aprovado
review-page-failed = reprovado

## One worker's pilot texts

review-page-lead = Compare cada reescrita com o texto de origem e dê uma nota.
review-page-lead-reopened = As notas dadas antes são mantidas. Altere-as se precisar e decida de novo.
review-page-lead-decided = Esta revisão já foi decidida. Você ainda pode ler os textos e suas notas.
review-page-skip = Pular para a primeira nota
review-page-skip-decision = Pular para a decisão
review-page-no-texts = Esta pessoa ainda não enviou nenhum texto-piloto.
review-page-keys = Teclas em uma reescrita: 1 excelente, 2 aceitável, 3 ruim. Enter passa à próxima reescrita.
review-page-source-n = Texto de origem { $n }
review-page-rewrite-n = Reescrita { $n }
review-page-show-changes = Mostrar mudanças
review-page-changes-legend = As palavras excluídas estão riscadas. As palavras acrescentadas estão sublinhadas.

## How much a rewrite differs from its source

review-page-unchanged = sem mudança
review-page-only-normalised = apenas normalizada
review-page-words-deleted = { $n ->
    [one] { $n } palavra excluída
   *[other] { $n } palavras excluídas
}
review-page-words-added = { $n ->
    [one] { $n } palavra acrescentada
   *[other] { $n } palavras acrescentadas
}

## The grade of a rewrite

review-page-grade-of = Nota da reescrita { $n }
review-page-how-good = Qual é a qualidade da reescrita?
review-page-excellent = Excelente
review-page-acceptable = Aceitável
review-page-poor = Ruim
review-page-why-not-excellent = Por que ela não é excelente?
review-page-poor-needs-reason = Uma reescrita ruim precisa de um motivo ou de uma observação.
review-page-reason-minimal = quase nada mudou
review-page-reason-meaning = sentido alterado
review-page-reason-informal = continua informal
review-page-reason-fluency = não soa natural
review-page-reason-language = idioma errado
review-page-reason-other = outro
review-page-note = Observação para colegas
review-page-save-grade = Salvar notas
review-page-your-grade = Sua nota:
review-page-saved-without-reason = Nota salva. Agora escolha um motivo ou escreva uma observação.

## The decision about the worker

review-page-pass-open = Aprovar a pessoa…
review-page-fail-open = Reprovar a pessoa…
review-page-pass = Aprovar a pessoa
review-page-fail = Reprovar a pessoa
review-page-message-if-passed = Mensagem em caso de aprovação
review-page-message-if-failed = Mensagem em caso de reprovação
review-page-message-hint = A pessoa lê esta mensagem na hora. Você pode desfazer a decisão durante uma hora.
review-page-decided = Sua decisão foi salva, e a pessoa pode lê-la. Você pode desfazê-la durante uma hora.

## A decision that was made, and taking it back

review-page-is-passed = Aprovado
review-page-is-failed = Reprovado
review-page-is-not-finished = Não terminado
review-page-not-finished = Esta pessoa ainda não enviou todos os textos-piloto.
review-page-message-is = A pessoa lê esta mensagem:
review-page-decided-on = Decidida em:
review-page-time-limit = Você pode desfazer esta decisão até:
review-page-you-can = Você pode desfazer esta decisão.
review-page-manager-can = A gestão do estudo pode desfazer esta decisão.
review-page-take-back-heading = Decisão da revisão
review-page-take-back = Desfazer decisão
review-page-take-back-means = A revisão é reaberta, e as tarefas posteriores ficam fechadas até a próxima decisão. O trabalho enviado é mantido, e pago se for aprovado.
review-page-taken-back = A decisão foi desfeita. A revisão está aberta de novo.
