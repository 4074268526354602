### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Agradecemos os seus textos-piloto. Você tem acesso à tarefa principal.
pilot-refused = Agradecemos os seus textos-piloto. Infelizmente, não podemos oferecer a você o restante desta tarefa.
pilot-noticed = O que notamos (número de textos):
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Como todo trabalho, seus textos-piloto são pagos se forem aprovados; esta decisão não muda isso. Se não concordar com ela, escreva para a pessoa de contato do estudo.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = quase nada mudou
noticed-meaning = o sentido mudou
noticed-informal = o texto continua informal
noticed-fluency = a frase não soa natural
noticed-language = o texto não está no idioma pedido
