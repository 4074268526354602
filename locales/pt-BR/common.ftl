### Words that many pages of researchers share: columns of tables, buttons, states.

done-title = Pronto
save = Salvar
delete = Excluir
add = Acrescentar
edit = Editar
change = Alterar
cancel = Cancelar
yes = Sim
no = Não
none = Nenhum
all = Todos
optional = opcional
not-available = n/d
name = Nome
label = Rótulo
title = Título
description = Descrição
language-column = Idioma
languages = Idiomas
version = Versão
when = Quando
created = Criado em
author = Autor
note = Observação
reason = Motivo
error = Erro
text = Texto
texts = Textos
source-text = Texto de origem
sources = Textos de origem
output = Saída
outputs = Saídas
system = Sistema
systems = Sistemas
worker = Participante
workers = Participantes
person = Pessoa
role = Papel
question = Pergunta
item = Item
items = Itens
batch = Lote
batches = Lotes
hits = HITs
submission = Envio
submissions = Envios
judgements = Julgamentos
rewrites = Reescritas
seed = Semente
study = Estudo
studies = Estudos
metric = Métrica
statistic = Estatística
value = Valor
interval-95 = Intervalo de 95%
method = Método
how-computed = Como isso é calculado?
share = Proporção
count = Quantidade
mean = Média
median = Mediana
total = Total
cost = Custo
reward = Remuneração
currency = Moeda
file = Arquivo
download = Baixar
progress = Progresso
example = Exemplo
preview = Prévia
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = rascunho
state-live = no ar
state-closed = encerrado

## The state of a version of a task

version-draft = rascunho
# Workers get this version
version-live = ativa
# A newer version has replaced it, or the study is closed
version-closed = encerrada
