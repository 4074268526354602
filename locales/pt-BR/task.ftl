### The page of a hit: its head, its questions, its foot.

my-work = Meu trabalho
n-of = { $place } de { $of }
number = Nº { $n }
texts-answered = Textos respondidos
each = { $money } cada
hourly = cerca de { $money }/h até agora
reserved = reserva de { $minutes } min
instructions = Instruções
instructions-first = Instruções: leia primeiro
close = Fechar
text-of = Texto { $place } de { $of }
text-number = Texto { $place }
output-with-changes = Saída, com as mudanças marcadas
by-a-person = Escrito por uma pessoa
examples = Exemplos
only-if = Somente se a resposta a "{ $question }" for: { $answers }.
cannot-judge = Não consigo avaliar isso
why-not = Por quê? Se você der um motivo, sua resposta acima será ignorada.
all-that-apply = Escolha todas as opções que se aplicam.
other = Outro
no-difference = Nenhuma diferença
place-of-text = Posição do texto { $n }
may-share = 1 é o melhor. Dois textos podem ficar na mesma posição.
may-not-share = 1 é o melhor. Cada texto tem uma posição própria.
drag = Arraste um cartão, ou escolha-o e pressione um número ou as setas para cima e para baixo.
drag-to-share = Arraste um cartão, ou escolha-o e pressione um número ou as setas para cima e para baixo; solte-o sobre outro para que os dois fiquem na mesma posição.
move-up = Mover para cima
move-down = Mover para baixo
characters = { $n } caracteres, no máximo { $most }
characters-too-many = { $over ->
    [one] { $over } caractere a mais
   *[other] { $over } caracteres a mais
} ({ $n }, no máximo { $most })
show-changes = Mostrar o que mudou
hide-changes = Esconder o que mudou
labels = Rótulos
remove = Remover
write-marks = Escreva [{ $sign }] antes das palavras e [/{ $sign }] depois delas.
write-only-marks = Escreva [{ $sign }] antes das palavras e [/{ $sign }] depois delas, e não mude mais nada.
select-words = Selecione palavras, ou ponha o cursor em uma palavra, e escolha um rótulo. Escolha o mesmo rótulo de novo para removê-lo.
select-own-words = Depois de escrever o texto, selecione palavras e escolha o rótulo delas.
nothing-to-highlight = Nada para destacar
written-before = Escrito antes
this-text = Este texto
likeness = { $percent }% parecido com este texto
still-here = Ainda estou aqui
draft-saved = Rascunho salvo.
sign-in-and-go-on = Entrar e continuar
save-draft = Salvar rascunho
back = Voltar
next = Avançar
submit = Enviar
keys = Teclas
give-back = { $n ->
    [one] Devolver este texto
   *[other] Devolver estes { $n } textos
}
give-back-sure = { $n ->
    [one] Este texto passará para outra pessoa, e você não receberá por ele.
   *[other] Estes textos passarão para outra pessoa, e você não receberá por eles.
} O que você escreveu aqui será apagado. O trabalho já enviado não muda, e você pode continuar a tarefa.
submit-this = Enviar?
about-to-submit = O que você está prestes a enviar
not-yet = Ainda não
key-range = 0 a 9
key-digits = escolher esse ponto da escala ou essa resposta; em um ranking, pôr o cartão escolhido nessa posição
key-sides = de dois textos, escolher o primeiro, o segundo ou nenhum; 1, 2 e 0 fazem o mesmo
key-minus = - e depois um número
key-negative = escolher um ponto negativo
key-arrows = mover-se na escala; em um ranking, mover o cartão escolhido
key-slider = mover o controle em um passo, em um décimo ou até as extremidades
key-enter = próximo texto; no último, enviar. Em um campo de texto: Ctrl + Enter
key-before = texto anterior
key-instructions = instruções
key-list = esta lista
time-was-up = Seu tempo reservado acabou
place-may-go = { $n ->
    [one] Agora outra pessoa pode receber este texto.
   *[other] Agora outra pessoa pode receber estes textos.
} Você ainda pode terminar e enviar: o que você enviar fica salvo e é pago como qualquer outro trabalho.
task-has-closed = Este é o seu último texto desta tarefa
task-has-closed-means = A tarefa foi fechada para você. Você ainda pode terminar e enviar este texto, e ele é pago como qualquer outro trabalho.
look-again = Por favor, reveja isso
submit-anyway = Enviar mesmo assim
given-back = { $n ->
    [one] Você devolveu este texto
   *[other] Você devolveu estes { $n } textos
}
given-back-means = { $n ->
    [one] Agora outra pessoa pode fazê-lo. Você não recebe por ele.
   *[other] Agora outra pessoa pode fazê-los. Você não recebe por eles.
}
submitted-late = Enviado como envio extra
submitted-late-means = { $n ->
    [one] Seu tempo reservado tinha acabado e outra pessoa já enviou este texto.
   *[other] Seu tempo reservado tinha acabado e outra pessoa já enviou estes textos.
} Seu trabalho fica salvo e é pago como qualquer outro trabalho. Ele não faz parte dos resultados.
submitted-thanks = Enviado. Agradecemos a sua participação.
submitted-and-earned = Enviado, +{ $reward }. Agradecemos a sua participação.
submitted-means = Suas respostas estão salvas. Elas são pagas depois de aprovadas. Você não pode mais alterá-las.
stored-answers = Suas respostas salvas
work-is-rejected = Este trabalho foi recusado
next-one = Próximo
as-expected = Sua resposta é a esperada. Este texto era para praticar; ele é pago como os outros.
not-as-expected = Sua resposta não é a esperada. Este texto era para praticar; ele é pago como os outros.
expected = Esperado:
you-answered = Sua resposta:
wrong-with-this = Há algo errado com este texto ou com a tarefa
tell-the-study = Escreva para os responsáveis pelo estudo
why-rejection-is-wrong = Por que você acha que a recusa está errada?
they-answer-here = A resposta aparece aqui e na sua página do estudo.
save-draft-before = Antes, salve seu rascunho.
send = Enviar mensagem
you = Você
the-study = O estudo
my-messages = Suas mensagens
the-text = O texto
your-number = Seu número, de { $low } a { $high }
no-number-yet = Nenhum número ainda
clear-number = Limpar
comment-optional = Comentário (opcional)
