### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = Somente a administração pode criar estudos. Peça a ela que crie um e dê a você nele o papel “Pesquisador”.
study-languages = Escolha de 1 a { $most } idiomas, por exemplo fr, pt-BR ou zh-Hant.
language-is-in-use = Este idioma não pode ser removido, porque o estudo tem textos ou participantes nele: { $language }.
not-a-study-language = O estudo não inclui este idioma: { $language }. Ele inclui somente: { $list }. Acrescente o idioma antes nas configurações do estudo.
currency-is-fixed = A moeda não pode mais ser trocada depois que alguém ganhou dinheiro.
consent-form-changed = O termo de consentimento mudou desde que você o abriu. Leia-o de novo.
not-a-currency = Isso não é um código de moeda. Use um código ISO 4217, como EUR, USD ou BRL.
approval-hours = Informe um número de horas de 0 (aprovação somente manual) a 8.760 (um ano).
retention-days = Informe um número de dias de 0 (nunca apagar) a { $most } (dez anos).
study-needs-task = Publique pelo menos uma tarefa antes de colocar o estudo no ar.
study-state-changed = Outra pessoa acabou de mudar o estado do estudo. Recarregue a página.
study-was-changed-meanwhile = O estudo foi alterado depois que as alterações foram mostradas. Veja-as de novo. Nada foi alterado.
study-is-in-state = O estudo já está nesse estado. Recarregue a página.
study-has-no-step = Um rascunho pode ser colocado no ar, um estudo no ar pode ser encerrado, e um estudo encerrado pode ser reaberto. Nenhuma outra mudança de estado é possível.
abbreviation-is-odd = “{ $short }” ({ $language }) precisa ser uma só palavra com a forma por extenso. Cada uma pode ter de 1 a { $most } caracteres.
abbreviations-unreadable = Não foi possível ler a lista ({ $details }). Escreva uma abreviação por linha, por exemplo: asap = as soon as possible.
choose-task = Escolha uma tarefa.
task-is-not-published = Esta tarefa ainda não foi publicada. Publique-a e depois crie o lote.
study-just-changed = Outra pessoa acabou de alterar este estudo. Crie o lote de novo.
batch-too-large = Este lote teria { $n } HITs. O máximo é { $most }. Escolha uma amostra menor.
batch-of-too-many-items = Esses sistemas dariam mais de { $most } itens. Escolha menos sistemas.
batch-needs-two-systems = Esta tarefa compara saídas de sistemas diferentes. Escolha pelo menos dois sistemas.
batch-needs-system = Escolha os sistemas cujas saídas os participantes vão julgar.
batch-is-empty = Não há textos para esta tarefa neste idioma: { $language }. Importe antes textos de origem, e também saídas se a tarefa as mostra.
sample-out-of-range = { $n ->
    [one] Há { $n } texto de origem disponível
   *[other] Há { $n } textos de origem disponíveis
}. Informe um número inteiro de 1 a { $n }.
batch-is-being-made = Este lote ainda está sendo criado. Tente de novo em um minuto.
batch-was-abandoned = O lote não avançou durante um minuto; por isso, foi interrompido e está incompleto. Crie-o de novo.
batch-is-stopped = Este lote já está interrompido. Recarregue a página.
batch-is-open = Este lote já está aberto. Recarregue a página.
not-a-design = Isso não é a definição de um estudo ({ $details }).
not-a-manifest = Isso não é o manifesto de uma exportação ({ $details }).
not-a-list-of-known = Isso não é uma lista de itens-ouro ({ $details }).
restore-refused = { $file }: { $reason } Nada foi importado.
restore-parquet = Uma exportação em Parquet não pode ser importada. Exporte o estudo em CSV ou JSON Lines e importe esses arquivos.
file-unreadable = Não foi possível ler { $file } ({ $details }). Nada foi importado.
file-was-changed = { $file } não é o arquivo exportado: seu hash é diferente do que está em { $manifest }. Se você alterou o arquivo de propósito, apague { $manifest }.
file-is-there-twice = Existem { $one } e { $other }. Apague um dos dois.
rows-refused = Nada foi importado, porque { $file } tem linhas que não podem ser usadas:{ $rows }
systems-columns = Um arquivo de sistemas precisa ter as colunas “system” e “kind”.
no-such-task = A tarefa { $task } não existe.
of-task = Tarefa { $task }: { $reason }
