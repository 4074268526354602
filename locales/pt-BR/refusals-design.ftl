### Recusas de definições de tarefas: a tarefa, suas perguntas, seu teste e as outras etapas de qualificação, a tarefa de onde vêm seus textos.

task-needs-title = Informe um título em pelo menos um idioma.
lease-out-of-range = Escolha um tempo de inatividade de 1 minuto a 10.080 minutos (7 dias).
task-needs-question = Acrescente pelo menos uma pergunta.
diff-needs-pair = Para mostrar as diferenças são necessários um texto de origem e um só texto produzido (assunto “pair”).
hidden-words-cannot-be-marked = Não é possível destacar palavras ocultas. Mostre os textos sem alteração (exibição “plain”) ou remova as perguntas com destaques.
pilot-text-cannot-be-skipped = Todo texto-piloto precisa ser escrito, porque uma pessoa o revisa. Não permita pular a pergunta.
rewriting-shows-plain = Um texto a ser reescrito precisa ser mostrado sem alteração (exibição “plain”).
lexicon-one-word = “{ $word }” não é uma só palavra. Escreva uma palavra por linha.
lexicon-parts = “{ $word }” não ficaria oculto, porque os textos são divididos em palavras e sinais de pontuação. Escreva as partes em linhas separadas.
lexicon-is-empty = A tarefa oculta palavras, mas a lista de palavras para este idioma ({ $language }) está vazia. Acrescente palavras no editor da tarefa, uma por linha. O comando “concord style lexicon” lista as palavras mais típicas de um modelo de estilo.
known-one-item = Os itens com resposta conhecida precisam se parecer com todos os outros, por isso cada HIT precisa ter um só item. Defina 1 item por HIT ou desative os itens com resposta conhecida.
known-is-no-gate = Os itens com resposta conhecida aparecem durante o trabalho, por isso “known” não pode ser uma etapa de qualificação. Remova-o das etapas.
known-not-in-pilot = Uma tarefa-piloto não pode ter itens com resposta conhecida, porque uma pessoa lê os textos.
system-needs-text = Somente uma tarefa em que se escrevem textos (tipo de pergunta “text”) pode indicar um sistema. Deixe vazio o nome do sistema.
system-name = O nome de um sistema precisa ter de 1 a { $most } caracteres, sem espaços no início ou no fim.
system-is-reserved = “{ $name }” é o nome de um sistema predefinido. Escolha outro nome, ou deixe vazio para reunir os textos como “human”.
preset-is-fixed = Esta tarefa foi criada a partir do modelo de tarefa “{ $preset }”, que não pode ser trocado. Acrescente outra tarefa para outro modelo.
task-was-changed = Outra pessoa alterou esta tarefa depois que você a abriu. O que você digitou ainda está no formulário. Salve de novo para substituir as alterações dessa pessoa, ou abra a tarefa de novo para vê-las.
definition-too-large = A definição de uma tarefa pode ter no máximo { $mebibytes } MiB. Use menos textos ou textos mais curtos.
definition-unreadable = Isso não é a definição de uma tarefa. { $details }
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
condition-without-question = A condição se refere a “{ $other }”, que não é uma pergunta anterior. Escolha uma pergunta que vem antes desta.
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
pairwise-needs-two = Ela compara dois textos produzidos, por isso a tarefa precisa mostrar dois (assunto “sides” ou “two”).
ranking-needs-several = Ela classifica textos produzidos, por isso a tarefa precisa mostrar vários (assunto “outputs”).
rating-of-two = A tarefa mostra dois textos produzidos para comparar. Use o tipo de pergunta “pairwise” em vez de “{ $kind }”.
scale-points-order = Uma escala precisa ter pelo menos dois pontos, do menor número ao maior.
scale-needs-label = Nenhum ponto tem rótulo. Diga o que significa pelo menos um dos pontos.
slider-step = O passo precisa ser maior que 0.
slider-ends = O maior número precisa ser maior que o menor.
slider-steps = O intervalo de { $low } a { $high } não pode ser dividido em passos de { $step }. Mude um destes números.
slider-numbers = O controle deslizante tem { $n ->
    [one] { $n } número diferente
   *[other] { $n } números diferentes
}. O máximo é { $most }. Escolha um passo maior.
anchors-order = Coloque as âncoras em ordem, do menor número ao maior.
anchor-off-slider = A âncora { $at } não é um número do controle deslizante. Mude-a para um dos passos.
anchors-at-ends = O controle deslizante precisa ter âncoras com rótulo nas duas pontas, { $low } e { $high }.
question-needs-source = Ela usa o texto de origem, mas a tarefa não o mostra (assunto “source” ou “pair”).
question-needs-output = Ela usa um texto produzido, mas a tarefa não mostra exatamente um (assunto “output” ou “pair”).
prefill-own-answer = Um texto não pode começar com a resposta do próprio participante. Use “source” ou “output”.
prefill-is-required = Um texto que já vem preenchido precisa ser obrigatório. Caso contrário, um texto sem alteração contaria como resposta.
example-is-empty = Um dos exemplos está vazio. Escreva um texto ou remova o exemplo.
example-is-pair = “{ $first }” com “{ $second }” é um exemplo de dois textos, mas a pergunta se refere a um só. Use um só texto, ou mostre pares (assunto “pair” ou “outputs”).
example-off-scale = “{ $typed }” é um exemplo para { $value }, que não é um ponto da escala.

feed-no-such-place = Não há uma tarefa { $task }. A primeira tarefa de um estudo tem o número 1.
feed-several-outputs = Uma tarefa que compara vários textos produzidos não pode receber os textos de outra tarefa. Mostre um texto de origem, um texto produzido ou um par (assunto “source”, “output” ou “pair”).
feed-one-item = Uma tarefa que recebe os textos de outra tarefa tem um só item por HIT. Defina 1 item por HIT, ou faça os textos virem de lotes.
feed-memory-needs-source = Os textos anteriores são encontrados pelo texto de origem, por isso a tarefa precisa mostrá-lo (assunto “source” ou “pair”).
feed-circle = As tarefas { $way } recebem os textos umas das outras em círculo. Escolha outra tarefa.
feed-no-task = O estudo não tem uma tarefa { $task }. Escolha uma das tarefas { $list }.
feed-no-other-task = O estudo não tem uma tarefa { $task } e ainda não tem outras tarefas.
feed-nothing-written = Na tarefa { $task } não se escrevem textos (ela não tem pergunta do tipo “text”). Escolha outra tarefa.
feed-from-pilot = A tarefa { $task } reúne textos-piloto, que são revisados, mas não passados adiante. Escolha outra tarefa.
feed-nothing-marked = Na tarefa { $task } ninguém destaca palavras nos próprios textos (ela não tem pergunta do tipo “spans” sobre “answer”). Desative essa opção ou escolha outra tarefa.

test-size = Um teste precisa ter de 1 a { $most } frases.
item-of-test = Escreva o número, a frase e o motivo, por exemplo: -2 | ya coming? | spoken form.
gate-is-set-in-task = Os itens com resposta conhecida são configurados na tarefa.
gate-without-rule = A fase piloto não tem configurações próprias. Defina o número de textos-piloto na revisão por um falante nativo.
