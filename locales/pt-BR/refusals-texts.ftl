### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = Outras importações não paravam de alterar este estudo, por isso nada foi importado. Tente de novo mais tarde.
import-is-under-way = Um arquivo está sendo importado para este estudo, ou um lote está sendo criado. Tente de novo em um minuto.
import-was-abandoned = A importação não avançou durante um minuto e foi interrompida. Nada foi importado. Importe o arquivo de novo.
system-of-another-kind = O nome “{ $name }” pertence a um sistema de outro tipo. Escolha outro nome.
rows-stop-import = Nada foi importado, porque { $n ->
    [one] { $n } linha não pode ser usada
   *[other] { $n } linhas não podem ser usadas
}. Corrija o arquivo, ou escolha deixar essas linhas de fora.
file-is-incomplete-or-large = O arquivo não chegou por inteiro. Talvez seja maior do que este servidor aceita.
choose-full-file = O arquivo está vazio. Escolha outro arquivo.
file-is-utf = O arquivo está em UTF-16. Salve-o em UTF-8 e envie-o de novo.
file-without-objects = Nenhuma linha do arquivo tem um objeto JSON. Escreva um objeto por linha, por exemplo {"{"}"text": "…"{"}"}.
file-of-too-many-systems = O arquivo tem mais de { $most } sistemas. Divida-o em vários arquivos.
file-of-too-many-rows = O arquivo tem mais de { $most } linhas. Divida-o em vários arquivos.
file-is-too-large-in-memory = Com os nomes das colunas, as linhas ocupam mais de { $mebibytes } MiB. Divida o arquivo ou remova algumas colunas.
column-names-too-long = Os nomes das outras colunas ocupam { $n } bytes em cada linha. O máximo é { $most }. Encurte os nomes ou remova algumas colunas.
header-is-unclosed = As aspas na primeira linha não são fechadas. Feche-as ou escreva-as duas vezes se fizerem parte de um nome.
header-unreadable = Não é possível ler a primeira linha. Ela precisa ter os nomes das colunas.
too-many-columns = A primeira linha indica { $n } colunas. O máximo é { $most }. Remova algumas colunas.
column-name-length = O nome da coluna { $n } precisa ter de 1 a { $most } caracteres. A primeira linha precisa ter os nomes das colunas.
column-is-twice = A primeira linha indica duas vezes a coluna “{ $name }”. Dê um nome próprio a cada coluna.
objects-of-too-many-names = Os objetos têm mais de { $most } nomes de campo diferentes, que é o limite. Remova alguns.
no-such-column = O arquivo não tem a coluna “{ $column }”. Suas colunas são: { $list }.
choose-text-column = Escolha a coluna com os textos.
choose-source-column = Escolha a coluna que indica o texto de origem de cada saída.
choose-system-column = Escolha a coluna que indica o sistema, ou informe um sistema para todas as linhas.
choose-text-language = Escolha o idioma dos textos, ou a coluna que o indica.
cell-too-large = “{ $name }” passa de { $most } bytes. Encurte o texto. Talvez faltem aspas.
cell-of-characters = “{ $name }” tem { $n } caracteres. O máximo é { $most }.
source-is-unknown = O estudo não tem um texto de origem “{ $id }”. Importe-o antes.
system-is-unknown = O estudo não tem um sistema “{ $name }”. Compare com outro sistema ou com nenhum.
source-in-languages = Vários idiomas têm um texto de origem “{ $id }”. Acrescente uma coluna com o idioma.
header-is-odd = A primeira linha não pode ser usada; ela precisa ter os nomes das colunas. { $details }
column-name-encoding = Não é possível ler o nome da coluna { $n }. Salve o arquivo em UTF-8 e envie-o de novo.
list-unreadable = Não é possível ler a lista. { $details }
row-is-ragged = A linha tem { $found ->
    [one] { $found } célula
   *[other] { $found } células
}, mas o cabeçalho tem { $columns }. Talvez faltem aspas.
cell-not-utf = “{ $name }” não está em UTF-8: o byte { $byte } está errado. Salve o arquivo em UTF-8.
line-not-utf = A linha não está em UTF-8: o byte { $byte } está errado. Salve o arquivo em UTF-8.
row-too-large = A linha passa de { $most } bytes. Talvez faltem aspas.
row-is-unclosed = As aspas abertas nesta linha nunca são fechadas, então o resto do arquivo faz parte dela. Feche-as, ou escreva-as duas vezes se fizerem parte de um texto.
line-too-large = A linha passa de { $most } bytes. Escreva um objeto JSON por linha.
line-not-json = A linha não é JSON (coluna { $column }). Escreva um objeto por linha, por exemplo {"{"}"text": "…"{"}"}.
line-not-object = A linha é JSON, mas não é um objeto. Escreva um objeto por linha, por exemplo {"{"}"text": "…"{"}"}.
name-is-twice = O objeto tem o nome “{ $name }” duas vezes.
object-of-too-many-names = O objeto tem { $n } nomes. O máximo é { $most }.
object-name-too-long = Um nome do objeto passa de { $most } caracteres. Encurte-o.
name-holds-nul = Um nome do objeto contém um caractere NUL. Remova-o.
cell-holds-nul = “{ $name }” contém um caractere NUL. Remova-o.
language-code-too-long = O código do idioma tem { $n } caracteres. O máximo é { $most }.
not-in-study = O estudo não usa o idioma “{ $tag }”, somente { $list }.
other-columns-too-large = As outras colunas, com seus nomes, ocupam { $n } bytes. O máximo é { $most }. Encurte ou remova algumas.
cell-is-empty = “{ $name }” está vazio.
cell-of-lines = “{ $name }” tem { $n } caracteres. O máximo é { $most }. O texto tem várias linhas: talvez faltem aspas.
cell-is-not-text = “{ $name }” não é um texto.
cell-is-not-json = “{ $name }” não é JSON: { $details }.
source-exists = Já existe um texto de origem “{ $id }” ({ $language }).
id-is-above = O ID “{ $id }” já está na linha { $line }.
output-exists = Já existe uma saída de “{ $system }” para “{ $source }”.
name-of-another-kind = Um sistema do tipo “{ $kind }” não pode ter o nome “{ $name }”.
file-ends-early = Não é possível ler o arquivo além desta linha. { $details }
name-is-reserved = O nome “{ $name }” é reservado para as saídas que o Concord produz. Dê outro nome ao sistema.
text-is-in-hit = Este texto já está em um HIT e não pode mais ser editado. Retire-o.
text-is-in-gold-item = Um item-ouro mostra este texto, que por isso não pode ser editado. Desative antes o item-ouro ou retire o texto.
text-is-by-worker = Um participante escreveu este texto. Corrija-o na página de reescritas.
text-is-by-rule = Um sistema integrado cria este texto a partir do texto de origem. Edite o texto de origem.
text-is-withdrawn = Este texto está retirado. Restaure-o primeiro.
text-is-not-withdrawn = Este texto não está retirado por si só. Se o texto de origem estiver retirado, restaure-o.
text-is-empty = O texto está vazio. Escreva um texto ou retire-o.
# Arguments: $least
withdrawal-needs-reason = Escreva por que este texto é retirado, com pelo menos { $least } caracteres.
no-such-import = Este não é o estudo de uma importação de respostas que foi interrompida, ou o arquivo era outro.
