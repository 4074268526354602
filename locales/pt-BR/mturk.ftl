### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = Abra o estudo, participe e depois digite aqui o código de conclusão que você receber no fim.
mturk-open-study = Abrir o estudo em uma nova aba
mturk-go-on = Continuar o estudo em uma nova aba
mturk-preview = Esta é uma prévia. Para participar, aceite o HIT.
mturk-back-here = Quando terminar, volte a esta página e clique no botão.
mturk-have-finished = Já terminei
mturk-hand-in = Enviar
mturk-hand-in-lead = Clique no botão para enviar este HIT ao Mechanical Turk.
mturk-return-hit = Por favor, devolva este HIT no Mechanical Turk.
mturk-other-hit = Você já participou deste estudo com outro HIT. Por favor, devolva este.
mturk-go-back = Volte à aba do Mechanical Turk e envie o HIT lá.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = Pagamento pelo seu trabalho em “{ $study }”

# The page of the entry link
mturk-lead = Os participantes abrem o estudo a partir de um HIT. O Mechanical Turk paga a remuneração do HIT, e você paga o restante como bônus.
mturk-files = Criar os HITs
mturk-files-lead = No Mechanical Turk, crie um projeto a partir do modelo “Other”, substitua o layout dele por este e defina 9 “assignments” por HIT. Depois, publique um lote com o arquivo CSV.
mturk-layout = Layout do HIT
mturk-layout-file = Baixar layout (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] Baixar lote (CSV, { $n } HIT)
   *[other] Baixar lote (CSV, { $n } HITs)
}
mturk-hits-means = O lote tem um HIT para cada 9 vagas deste link, porque o Mechanical Turk cobra uma taxa maior por HITs com 10 ou mais “assignments”. Quem aceita um segundo HIT recebe o pedido de devolvê-lo.
mturk-question-file = Baixar pergunta (XML)
mturk-question-means = Para criar HITs com um programa: uma ExternalQuestion que mostra uma página deste servidor no iframe do Mechanical Turk.
mturk-question-needs-https = Para criar HITs com um programa, este servidor precisa de um endereço público que comece com https:// (configuração public_url).
mturk-results = Resultados de um lote
mturk-results-lead = Baixe os resultados do lote no Mechanical Turk e escolha o arquivo aqui. O Concord o compara com a lista de participantes e indica nele o que deve ser aprovado. Nada do arquivo é salvo.
mturk-results-file = Resultados (CSV)
# Arguments: $most
mturk-results-hint = No máximo { $most } MiB.
mturk-results-read = Comparar

# The page that compares the results
mturk-batch-title = Resultados do lote
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] Os dados do Mechanical Turk e deste estudo coincidem para todas as pessoas do arquivo.
    [one] { $n } linha precisa ser conferida.
   *[other] { $n } linhas precisam ser conferidas.
}
mturk-batch-once = Esta página é mostrada uma só vez. Baixe os arquivos antes de sair dela.
mturk-decisions = Decisões
# Arguments: $approved, $rejected
mturk-decisions-lead = O arquivo tem todas as colunas dos resultados. Envios aprovados: { $approved }. Envios recusados: { $rejected }. As outras linhas ficam para você decidir. Envie o arquivo ao Mechanical Turk sem abri-lo antes em uma planilha.
mturk-decisions-file = Baixar decisões (CSV)
mturk-bonuses = Bônus
mturk-bonuses-lead = O que há a pagar em uma rodada de pagamento além da remuneração dos HITs. O Mechanical Turk não lê este arquivo: pague cada linha lá, na página do participante, e depois confirme a rodada de pagamento.
mturk-bonuses-none = Não há rodada de pagamento pendente para os participantes deste arquivo. Primeiro, faça uma rodada de pagamento e depois compare os resultados de novo.
mturk-bonuses-currency = O Mechanical Turk só paga em USD, e este estudo paga em outra moeda.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = Rodada de pagamento de { $date }: { $bonuses ->
    [one] { $bonuses } bônus, { $total }
   *[other] { $bonuses } bônus, { $total }
}
# Arguments: $workers
mturk-bonus-left-out = Ficaram de fora: { $workers }. Essas pessoas não estão no arquivo, o envio delas ainda não tem decisão ou elas vieram por mais de um link de acesso. Não confirme ainda o pagamento delas.
mturk-bonus-file = Baixar bônus (CSV)
mturk-worker = ID do participante
mturk-there = Mechanical Turk
mturk-not-in-file = Nenhuma linha
mturk-compare-rows = Participantes

# What was found, and what to do
mturk-never-came = Nunca chegou aqui
mturk-never-came-advice = Enviado sem participar aqui, ou os dados desta pessoa foram apagados. Pergunte a ela antes de recusar o envio.
mturk-not-finished = Não concluído aqui
mturk-not-finished-advice = Enviado, mas não concluído aqui. Veja o trabalho antes de decidir.
mturk-other-code = Código diferente
mturk-other-code-advice = O código no arquivo não é o que este estudo deu. Veja o trabalho antes de decidir.
mturk-second-hit = Segundo HIT
# Arguments: $assignment
mturk-second-hit-advice = Esta pessoa participou uma só vez, com o envio { $assignment }. Pague só um dos dois.
mturk-undecided = Sem decisão aqui
mturk-undecided-advice = Parte do trabalho desta pessoa não foi aprovada nem recusada. Decida em “Pagamentos” e depois compare os resultados de novo.
mturk-to-reject = Todo o trabalho recusado aqui
mturk-to-reject-advice = O arquivo recusa este envio, com os seus motivos. Confira a recusa antes de enviar o arquivo.
mturk-not-listed = Não está neste arquivo
mturk-not-listed-advice = Terminou aqui. O participante está nos resultados de outro lote ou não enviou o HIT.
mturk-to-approve = Será aprovado
mturk-marked = Já marcado no arquivo
mturk-decided = Decidido no Mechanical Turk
