### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = Informe um título em pelo menos um idioma.
lease-out-of-range = Escolha um tempo limite de inatividade de 1 minuto a 10.080 minutos (7 dias).
task-needs-question = Acrescente pelo menos uma pergunta.
diff-needs-pair = Para mostrar as diferenças são necessários um texto de origem e uma só saída (assunto “pair”).
hidden-words-cannot-be-marked = Não é possível destacar palavras ocultas. Mostre os textos sem alteração (exibição “plain”) ou remova as perguntas do tipo “spans”.
pilot-text-cannot-be-skipped = Todo texto-piloto precisa ser escrito, porque uma pessoa o revisa. Não permita pular a pergunta.
rewriting-shows-plain = Um texto a ser reescrito precisa ser mostrado sem alteração (exibição “plain”).
lexicon-one-word = “{ $word }” não é uma só palavra. Escreva uma palavra por linha.
lexicon-parts = “{ $word }” não ficaria oculto, porque os textos são divididos em palavras e sinais de pontuação. Escreva as partes em linhas separadas.
lexicon-is-empty = A tarefa oculta palavras, mas a lista de palavras deste idioma está vazia ({ $language }). Acrescente palavras no editor de tarefas, uma por linha. O comando “concord style lexicon” lista as palavras mais típicas de um modelo de estilo.
known-one-item = Os itens-ouro precisam se parecer com todos os outros, por isso cada HIT precisa ter um só item. Defina 1 item por HIT ou desative os itens-ouro.
known-is-no-gate = Os itens-ouro aparecem durante o trabalho, por isso “known” não pode ser uma etapa de qualificação. Remova-o das etapas.
known-not-in-pilot = Um piloto não pode ter itens-ouro, porque uma pessoa lê os textos.
system-needs-text = Somente uma tarefa em que se escrevem textos (tipo de pergunta “text”) pode indicar um sistema. Deixe vazio o nome do sistema.
system-name = O nome de um sistema precisa ter de 1 a { $most } caracteres, sem espaços no início ou no fim.
system-is-reserved = “{ $name }” é o nome de um sistema integrado. Escolha outro nome, ou deixe vazio para reunir os textos como “human”.
preset-is-fixed = Esta tarefa foi criada a partir da predefinição “{ $preset }”, que não pode ser trocada. Acrescente outra tarefa para usar outra predefinição.
task-was-changed = Outra pessoa alterou esta tarefa depois que você a abriu. O que você digitou ainda está no formulário. Salve de novo para substituir as alterações dessa pessoa, ou abra a tarefa de novo para vê-las.
definition-too-large = A definição de uma tarefa pode ter no máximo { $mebibytes } MiB. Use menos textos ou textos mais curtos.
definition-unreadable = Isso não é uma definição de tarefa. { $details }
nothing-to-publish = Nada mudou desde a última versão, por isso não há o que publicar.
just-published = Outra pessoa acabou de publicar este rascunho. Recarregue a página.
draft-exists = Esta tarefa já tem um rascunho. Edite esse rascunho.
rewrites-per-hit = Um HIT em que se escrevem textos pode ter no máximo { $most } itens, para que possa ser terminado a tempo.
of-question = Pergunta “{ $key }”: { $reason }
key-is-used-twice = Duas perguntas têm a chave “{ $key }”. Dê a cada pergunta uma chave própria.
not-a-key = “{ $key }” não pode ser uma chave. Use de 1 a 40 letras minúsculas (a a z), algarismos ou sublinhados (_).
skip-is-not-needed = Uma resposta do tipo “{ $kind }” pode ficar vazia, por isso não é preciso poder pulá-la.
own-spans-need-text = Ela pede destaques em um texto escrito pelo participante. Coloque antes dela uma pergunta do tipo “text”.
own-spans-twice = Outra pergunta já pede destaques no texto de “{ $written }”. Mantenha só uma das duas perguntas.
own-spans-no-condition = Ela é respondida junto com “{ $written }”, por isso não pode ter condição nem ser pulada. Remova as duas configurações.
condition-without-question = A condição se refere a “{ $other }”, que não é uma pergunta anterior. Escolha uma pergunta que venha antes desta.
condition-on-other-type = Uma condição pode se referir a uma escala, a uma escolha ou a um controle deslizante com no máximo { $most } números, mas não a “{ $other }”. Escolha outra pergunta.
condition-never-met = “{ $answer }” não é uma resposta possível a “{ $other }”. Corrija a condição.
condition-is-empty = A condição não indica nenhuma resposta a “{ $other }”. Indique pelo menos uma resposta ou remova a condição.
choice-needs-one-text = Ela se refere a um só texto, mas a tarefa mostra vários. Escolha outro tipo de pergunta ou mostre um só texto.
options-out-of-range = Ela oferece { $n ->
    [one] { $n } resposta
   *[other] { $n } respostas
}. Ofereça de { $low } a { $high }.
option-is-reserved = A chave “{ $key }” é reservada para respostas livres. Escolha outra chave.
option-is-twice = Ela oferece duas vezes a resposta “{ $key }”. Remova uma delas.
option-without-label = A resposta “{ $key }” não tem rótulo. Escreva um.
pairwise-needs-two = Ela compara duas saídas, por isso a tarefa precisa mostrar duas saídas (assunto “sides” ou “two”).
ranking-needs-several = Ela ordena saídas, por isso a tarefa precisa mostrar várias saídas (assunto “outputs”).
rating-of-two = A tarefa mostra duas saídas para comparar. Use o tipo de pergunta “pairwise” em vez de “{ $kind }”.
scale-points-order = Uma escala precisa ter pelo menos dois pontos, em ordem crescente.
scale-needs-label = Nenhum ponto tem rótulo. Diga o que significa pelo menos um dos pontos.
slider-step = O passo precisa ser maior que 0.
slider-ends = O maior número precisa ser maior que o menor.
slider-steps = O intervalo de { $low } a { $high } não pode ser dividido em passos de { $step }. Mude um desses números.
slider-numbers = O controle deslizante tem { $n } números diferentes. O máximo é { $most }. Escolha um passo maior.
anchors-order = Coloque as âncoras em ordem crescente.
anchor-off-slider = A âncora { $at } não é um número do controle deslizante. Mude-a para um dos passos.
anchors-at-ends = O controle deslizante precisa ter âncoras com rótulo nas duas pontas, { $low } e { $high }.
question-needs-source = Ela usa o texto de origem, mas a tarefa não o mostra (assunto “source” ou “pair”).
question-needs-output = Ela usa uma saída, mas a tarefa não mostra exatamente uma saída (assunto “output” ou “pair”).
prefill-own-answer = Um texto não pode começar com a resposta do próprio participante. Use “source” ou “output”.
prefill-is-required = Um texto que já vem preenchido precisa ser obrigatório. Caso contrário, um texto sem alteração contaria como resposta.
example-is-empty = Um dos exemplos está vazio. Escreva um texto ou remova o exemplo.
example-is-pair = “{ $first }” com “{ $second }” é um exemplo de dois textos, mas a pergunta se refere a um só. Use um só texto, ou mostre pares (assunto “pair” ou “outputs”).
example-off-scale = “{ $typed }” é um exemplo para { $value }, que não é um ponto da escala.

text-of-title = Título
text-of-instructions = Instruções
text-of-question = Pergunta “{ $question }”
# Arguments: $question, $at
text-of-label = Pergunta “{ $question }”, rótulo de { $at }
# Arguments: $question, $at
text-of-examples = Pergunta “{ $question }”, exemplos de { $at }
# Arguments: $name, $language
text-is-missing = { $name }: falta o texto neste idioma ({ $language }). Escreva-o ou exclua esse texto em todos os idiomas.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }): o texto foi escrito para os pontos anteriores da escala. Edite-o, exclua-o ou confirme que ele ainda serve.
# Arguments: $name, $language, $first
text-is-outdated = { $name }: o texto neste idioma ({ $language }) ainda é o da predefinição, mas o do primeiro idioma ({ $first }) foi alterado. Edite-o ou confirme que ele ainda serve.
text-is-copied = { $name } ({ $language }): a predefinição não tem texto neste idioma, por isso este é o texto em inglês. Traduza-o ou confirme que ele serve.
text-was-added = { $name } ({ $language }): o texto foi copiado da predefinição quando o idioma foi adicionado. Edite-o ou confirme que ele serve.
text-is-placeholder = { $name } ({ $language }): toda tarefa nova começa com este texto. Escreva o seu ou confirme que ele serve.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] Há mais { $n } texto para verificar. O editor de tarefas mostra qual é.
   *[other] Há mais { $n } textos para verificar. O editor de tarefas mostra quais são.
}
# Arguments: $n, $most
scale-too-long = A escala tem { $n } pontos. O máximo é { $most }. Para mais números, use o tipo de pergunta “Controle deslizante”.
feed-no-such-place = A tarefa { $task } não existe. A primeira tarefa de um estudo tem o número 1.
feed-several-outputs = Uma tarefa que compara várias saídas não pode receber os textos de outra tarefa. Mostre um texto de origem, uma saída ou um par (assunto “source”, “output” ou “pair”).
feed-one-item = Uma tarefa que recebe os textos de outra tarefa tem um só item por HIT. Defina 1 item por HIT, ou faça os textos virem de lotes.
feed-memory-needs-source = Os textos anteriores são encontrados pelo texto de origem, por isso a tarefa precisa mostrá-lo (assunto “source” ou “pair”).
feed-circle = As tarefas { $way } recebem os textos umas das outras em círculo. Escolha outra tarefa.
feed-no-task = O estudo não tem uma tarefa { $task }. Escolha uma das tarefas { $list }.
feed-no-other-task = O estudo não tem uma tarefa { $task } e ainda não tem outras tarefas.
feed-nothing-written = Na tarefa { $task }, os participantes não escrevem textos (ela não tem pergunta do tipo “text”). Escolha outra tarefa.
feed-from-pilot = A tarefa { $task } reúne textos-piloto, que são revisados, mas não repassados. Escolha outra tarefa.
feed-nothing-marked = Na tarefa { $task }, os participantes não destacam palavras nos próprios textos (ela não tem pergunta do tipo “spans” sobre “answer”). Desative essa opção ou escolha outra tarefa.
task-asks-nothing-a-test-can = Esta tarefa não tem perguntas que um teste possa fazer. Escolha outra tarefa ou escreva as perguntas.
test-cannot-ask = “{ $question }” pede um texto, que um teste não pode verificar. Escolha outro tipo.
key-is-a-column = “{ $key }” já é uma coluna dos textos de um teste. Escolha outra chave.
outputs-of-test-item = Saídas necessárias: de { $least } a { $most }. Este item tem { $n }.
test-size = Um teste deve ter de 1 a { $most } textos.
gate-is-set-in-task = Os itens-ouro são configurados na tarefa.
gate-without-rule = O piloto não tem configurações próprias. Defina o número de textos-piloto na revisão em língua materna.
not-an-amount = Escreva um valor em dinheiro como { $example } ({ $currency }).
amount-too-high = O valor máximo é { $most }.
# Arguments: $most
column-to-show = Escreva o nome de uma coluna, com no máximo { $most } caracteres.
# Arguments: $name
column-is-shown-twice = A coluna “{ $name }” é mostrada duas vezes. Remova uma delas.
# The name of a text of a task
# Arguments: $at
text-of-column = Rótulo da coluna “{ $at }”

not-a-picture = Este arquivo não é uma imagem PNG, JPEG, WebP ou GIF. Salve a imagem em um desses formatos e envie-a de novo. Arquivos SVG não são aceitos.
# Arguments: $n, $most
picture-too-large = A imagem tem { $n } KiB. O máximo é { $most } KiB. Reduza-a e envie-a de novo.
too-many-pictures = Um estudo pode ter no máximo { $most } imagens. Exclua uma que não é usada.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Instruções ({ $language }): { $reason }
picture-is-unknown = Este estudo não tem uma imagem “{ $name }”. Envie-a na página “Imagens” ou corrija o nome.
picture-needs-description = A imagem “{ $name }” não tem descrição. Descreva-a para quem não pode vê-la: ![descrição]({ $name })
# Arguments: $task, $versions
picture-is-in-task = A tarefa “{ $task }” mostra esta imagem (versão { $versions }), que por isso não pode ser excluída. Versões publicadas conservam suas imagens.
picture-is-in-test = O teste de qualificação ({ $language }) mostra esta imagem, que por isso não pode ser excluída. Retire-a antes das instruções do teste.
# Arguments: $name, $most
picture-name = “{ $name }” não pode ser o nome de uma imagem. Use de 1 a { $most } letras (a a z), algarismos, hifens, sublinhados e pontos.
picture-is-twice = Duas imagens têm o nome “{ $name }”. Dê a cada imagem um nome próprio.
picture-is-another = O estudo já tem outra imagem com o nome “{ $name }”. Dê outro nome à nova imagem.
