### Refusals of lists of gold items.

list-too-large = A lista passa de { $mebibytes } MiB. Divida-a em várias listas.
list-of-too-many-lines = A lista tem mais de { $most } linhas. Divida-a em várias listas.
list-is-empty = A lista só tem a primeira linha. Acrescente pelo menos um item abaixo dela.
column-is-unknown = “{ $name }” não é uma coluna desta lista. Colunas possíveis: { $list }.
id-column-is-missing = A lista precisa de uma coluna “id” com o ID de cada texto de origem.
known-is-twice = “{ $id }” já é um item-ouro desta tarefa. Remova esta linha.
systems-of-item = Esta tarefa mostra { $expected ->
    [one] { $expected } saída
   *[other] { $expected } saídas
}, mas “systems” indica { $n }. Separe os nomes com |.
system-is-named-twice = “systems” indica “{ $name }” duas vezes. Indique esse nome uma só vez.
output-is-missing = O sistema “{ $system }” não tem uma saída para “{ $id }”. Escolha outro sistema.
outputs-are-several = O sistema “{ $system }” tem várias saídas para “{ $id }”, por isso não pode ser usado aqui. Escolha outro sistema.
no-known-answer = Esta linha não tem resposta esperada. Informe a resposta a pelo menos uma pergunta.
whole-number-from-to = “{ $typed }” não é um número inteiro de { $low } a { $high }.
known-is-no-answer = “{ $answer }” não é uma resposta possível a “{ $question }”.
known-takes-one = “{ $question }” aceita uma só resposta.
known-needs-order = “{ $question }” precisa de uma ordem dos sistemas, por exemplo A > B.
known-of-other-text = O texto destacado para “{ $question }” é diferente do texto mostrado. Copie o texto mostrado e destaque-o.
known-is-a-text = “{ $question }” pede um texto, por isso os itens-ouro não podem ter uma resposta esperada a essa pergunta.
known-of-each-output = “{ $question }” precisa de um valor para cada saída, por exemplo A=2|B=-1.
known-without-value = O sistema “{ $system }” não tem um valor possível para “{ $question }”.
