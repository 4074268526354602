### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Comparar a fluência de duas reescritas
preset-pang-ab-fluency-instructions =
    Leia o original e as duas reescritas **A** e **B**.

    - Avalie apenas a **fluência**: é melhor a que flui melhor e tem menos erros, diga o que disser.
    - Se não vê diferença, diga isso. A ordem dos lados é aleatória.
preset-pang-ab-fluency-fluency-prompt = Qual flui melhor?

## pang/ab-semantics

preset-pang-ab-semantics-title = Comparar o sentido de duas reescritas
preset-pang-ab-semantics-instructions =
    Leia o original e as duas reescritas **A** e **B**.

    - Avalie apenas o **sentido**: é melhor a que diz mais exatamente o que o original diz, seja qual for o estilo.
    - Se não vê diferença, diga isso. A ordem dos lados é aleatória.
preset-pang-ab-semantics-semantics-prompt = Qual está mais próxima do sentido do original?

## pang/ab-style

preset-pang-ab-style-title = Comparar o estilo de duas reescritas
preset-pang-ab-style-instructions =
    Leia o original e as duas reescritas **A** e **B**.

    - Avalie apenas o **estilo**: é melhor a mais formal, mesmo que diga outra coisa ou não flua bem.
    - Se não vê diferença, diga isso. A ordem dos lados é aleatória.
preset-pang-ab-style-style-prompt = Qual é mais formal?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Avaliar a fluência, de 1 a 4
preset-pang-fluency-1-4-instructions =
    Leia o texto e avalie a sua fluência, de **1** a **4**. Um texto informal pode ser perfeitamente fluente.

    Leia os exemplos de cada ponto antes de começar.
preset-pang-fluency-1-4-fluency-prompt = Como é a fluência deste texto?
preset-pang-fluency-1-4-fluency-point-1 = Péssima
preset-pang-fluency-1-4-fluency-point-1-example-1 = Gentileza sido tanto tanto.
preset-pang-fluency-1-4-fluency-point-1-example-2 = de minuto em cada em
preset-pang-fluency-1-4-fluency-point-1-example-3 = Mas o era limpo o.
preset-pang-fluency-1-4-fluency-point-1-example-4 = ana chama chama chama
preset-pang-fluency-1-4-fluency-point-1-example-5 = Música ele a a antes.
preset-pang-fluency-1-4-fluency-point-2 = Ruim, precisa melhorar
preset-pang-fluency-1-4-fluency-point-2-example-1 = Eu nunca tratado gentileza tanta tinha de.
preset-pang-fluency-1-4-fluency-point-2-example-2 = a gente cada minuto adorar de
preset-pang-fluency-1-4-fluency-point-2-example-3 = Quarto pequeno limpo mas.
preset-pang-fluency-1-4-fluency-point-2-example-4 = chama ana saber ela tudo
preset-pang-fluency-1-4-fluency-point-2-example-5 = Ele antes a música ir começa.
preset-pang-fluency-1-4-fluency-point-3 = Boa
preset-pang-fluency-1-4-fluency-point-3-example-1 = Eu nunca tinha sido tratado com tanto gentileza.
preset-pang-fluency-1-4-fluency-point-3-example-2 = a gente adorou cada minutos
preset-pang-fluency-1-4-fluency-point-3-example-3 = O quarto era pequena, mas limpo.
preset-pang-fluency-1-4-fluency-point-3-example-4 = chama a ana, ela sabem tudo
preset-pang-fluency-1-4-fluency-point-3-example-5 = Ele foi embora antes que a música começou.
preset-pang-fluency-1-4-fluency-point-4 = Muito boa
preset-pang-fluency-1-4-fluency-point-4-example-1 = Eu nunca tinha sido tratado com tanta gentileza.
preset-pang-fluency-1-4-fluency-point-4-example-2 = a gente adorou cada minuto
preset-pang-fluency-1-4-fluency-point-4-example-3 = O quarto era pequeno, mas limpo.
preset-pang-fluency-1-4-fluency-point-4-example-4 = chama a ana, ela sabe tudo
preset-pang-fluency-1-4-fluency-point-4-example-5 = Ele foi embora antes de a música começar.

## pang/preference

preset-pang-preference-title = Escolher a melhor reescrita
preset-pang-preference-instructions =
    Leia o original e as duas reescritas **A** e **B**, e escolha a que é melhor no conjunto: a que é formal, mantém o sentido e flui bem.

    É preciso escolher uma, mesmo que a diferença seja pequena. A ordem dos lados é aleatória.
preset-pang-preference-preference-prompt = Qual reescrita é melhor?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Avaliar a semelhança de sentido, de 1 a 4
preset-pang-similarity-1-4-instructions =
    Compare os dois textos e avalie a semelhança dos seus **sentidos**, de **1** a **4**. O estilo pode ser diferente: isso é proposital.

    Leia os exemplos de cada ponto antes de começar.
preset-pang-similarity-1-4-similarity-prompt = Como é a semelhança de sentido?
preset-pang-similarity-1-4-similarity-point-1 = Péssima
preset-pang-similarity-1-4-similarity-point-1-example-1-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-1-example-1-output = A pizza daqui é péssima.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-1-example-2-output = O museu fecha às segundas-feiras.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-1-example-3-output = Gostaria de lhe agradecer.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-1-example-4-output = O é a de.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-1-example-5-output = Onde se pode encontrar uma farmácia?
preset-pang-similarity-1-4-similarity-point-2 = Ruim, precisa melhorar
preset-pang-similarity-1-4-similarity-point-2-example-1-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-2-example-1-output = A pizza daqui é excelente.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-2-example-2-output = O restaurante está sempre lotado.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-2-example-3-output = A pizza daqui é aceitável.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-2-example-4-output = A comida é boa, mas o atendimento é lento.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-2-example-5-output = Não convém vir aqui com pressa.
preset-pang-similarity-1-4-similarity-point-3 = Boa
preset-pang-similarity-1-4-similarity-point-3-example-1-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-3-example-1-output = A pizza daqui é excelente, mas às vezes há muita gente.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-3-example-2-output = A comida daqui é excelente, mas está sempre lotado.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-3-example-3-output = A pizza é boa, mas o restaurante está sempre cheio.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-3-example-4-output = A pizza daqui é excelente e está sempre lotado.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-3-example-5-output = A pizza deles é excelente, embora seja preciso esperar.
preset-pang-similarity-1-4-similarity-point-4 = Muito boa
preset-pang-similarity-1-4-similarity-point-4-example-1-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-4-example-1-output = A pizza servida aqui é excelente, embora o restaurante esteja sempre cheio.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-4-example-2-output = Aqui a pizza é extraordinária, mas há sempre muita gente.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-4-example-3-output = Come-se aqui uma ótima pizza, mas o lugar está constantemente lotado.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-4-example-4-output = A pizza é notável; o restaurante, porém, está sempre cheio.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = a pizza daqui é show mas vive lotado
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Apesar de estar sempre lotado, este restaurante serve uma pizza excelente.

## pang/style-binary

preset-pang-style-binary-title = Formal ou informal: escolha um
preset-pang-style-binary-instructions =
    Leia o texto e escolha o estilo que ele tem. É preciso escolher um, mesmo que você hesite.

    - Avalie o modo de dizer, não o assunto.

    Exemplos:

    - **Formal**: *Ficaríamos gratos por uma resposta até sexta-feira.* · *Os resultados não corresponderam ao que esperávamos.* · *Seguem anexos os documentos.* · *É lamentável que ele não tenha podido comparecer.* · *Poderia, por gentileza, fechar a porta?*
    - **Informal**: *me fala até sexta blz* · *nem era isso q a gente achava* · *mandei as coisas aí!!* · *pena q ele n pôde vir :(* · *fecha essa porta aí vai*
preset-pang-style-binary-style-prompt = Qual é o estilo deste texto?
preset-pang-style-binary-style-option-formal = Formal
preset-pang-style-binary-style-option-informal = Informal
