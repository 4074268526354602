### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Avaliar quanto do conteúdo foi mantido, sem as palavras de estilo
preset-mir-content-masked-instructions =
    Compare os dois textos e indique quanto do **conteúdo** do primeiro está no segundo, de **1** a **5**.

    - Não considere o estilo: um texto formal e um informal podem ter o mesmo conteúdo.
    - O que foi acrescentado, perdido ou alterado diminui a nota.

    As palavras que indicam o estilo estão ocultas nos dois textos: **[…]** está no lugar de cada uma. Avalie pelas palavras que você vê e não adivinhe as outras.

    Exemplos, para *[…] cachorro é […] […] onde […] achou ele*:

    - *[…] cachorro é […]. Onde […] encontrou?* : **5**.
    - *[…] cachorro é […].* : **3**, falta a pergunta.
    - *[…] […] de comprar um gato.* : **1**.
preset-mir-content-masked-content-prompt = Quanto do conteúdo foi mantido?
preset-mir-content-masked-content-point-1 = Nada
preset-mir-content-masked-content-point-2 = Pouco
preset-mir-content-masked-content-point-3 = Cerca da metade
preset-mir-content-masked-content-point-4 = A maior parte
preset-mir-content-masked-content-point-5 = Tudo

## mir/content-unmasked

preset-mir-content-unmasked-title = Avaliar quanto do conteúdo foi mantido
preset-mir-content-unmasked-instructions =
    Compare os dois textos e indique quanto do **conteúdo** do primeiro está no segundo, de **1** a **5**.

    - Não considere o estilo: um texto formal e um informal podem ter o mesmo conteúdo.
    - O que foi acrescentado, perdido ou alterado diminui a nota.

    Exemplos, para *seu cachorro é mto fofo onde cê achou ele*:

    - *Seu cachorro é encantador. Onde o encontrou?* : **5**.
    - *Seu cachorro é encantador.* : **3**, falta a pergunta.
    - *Eu gostaria de comprar um gato.* : **1**.
preset-mir-content-unmasked-content-prompt = Quanto do conteúdo foi mantido?
preset-mir-content-unmasked-content-point-1 = Nada
preset-mir-content-unmasked-content-point-2 = Pouco
preset-mir-content-unmasked-content-point-3 = Cerca da metade
preset-mir-content-unmasked-content-point-4 = A maior parte
preset-mir-content-unmasked-content-point-5 = Tudo

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Avaliar o grau de formalidade de um texto, de 1 a 5
preset-mir-intensity-absolute-instructions =
    Leia o texto e indique até que ponto ele tem o estilo **formal**, de **1** a **5**.

    - Avalie o modo de dizer: palavras, construções, cortesia, abreviações, pontuação.
    - Não considere o assunto, nem se o texto faz sentido.

    Exemplos:

    - *vo me atrasar kkk* : **1**, nada nele é formal.
    - *Vou me atrasar, desculpe.* : **3**, nem uma coisa nem outra.
    - *Lamento informar-lhe que chegarei com atraso.* : **5**, formal do começo ao fim.
preset-mir-intensity-absolute-intensity-prompt = Até que ponto este texto é formal?
preset-mir-intensity-absolute-intensity-point-1 = Nem um pouco
preset-mir-intensity-absolute-intensity-point-2 = Um pouco
preset-mir-intensity-absolute-intensity-point-3 = Moderadamente
preset-mir-intensity-absolute-intensity-point-4 = Em grande parte
preset-mir-intensity-absolute-intensity-point-5 = Completamente

## mir/intensity-relative

preset-mir-intensity-relative-title = Avaliar a diferença entre dois estilos
preset-mir-intensity-relative-instructions =
    Leia os dois textos e indique até que ponto seus **estilos** são diferentes, de **1** a **5**.

    - Compare o grau de formalidade, não o que os textos dizem: dois textos sobre coisas diferentes podem ter o mesmo estilo.
    - Não importa qual dos dois é o mais formal.

    Exemplos:

    - *vo me atrasar kkk* e *n consigo às 8 haha* : **1**, ambos são de bate-papo.
    - *vo me atrasar kkk* e *Vou me atrasar, desculpe.* : **3**.
    - *vo me atrasar kkk* e *Lamento informar-lhe que chegarei com atraso.* : **5**.
preset-mir-intensity-relative-difference-prompt = Até que ponto os estilos dos dois textos são diferentes?
preset-mir-intensity-relative-difference-point-1 = Idênticos
preset-mir-intensity-relative-difference-point-2 = Levemente diferentes
preset-mir-intensity-relative-difference-point-3 = Moderadamente diferentes
preset-mir-intensity-relative-difference-point-4 = Muito diferentes
preset-mir-intensity-relative-difference-point-5 = Completamente diferentes

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Avaliar a naturalidade de um texto
preset-mir-naturalness-absolute-instructions =
    Leia o texto e indique qual é a probabilidade de ele ter sido escrito por uma pessoa que cresceu com a língua, de **1** a **5**.

    - Avalie como o texto soa, não o que diz nem o seu grau de formalidade.
    - Uma pessoa pode errar; um texto sem erros pode ser algo que ninguém escreveria.

    Exemplos:

    - *a gente tava la ontem e é otimo* : **4**, descuidado, mas alguém pode escrever assim.
    - *O foi lugar ótimo de nós indo ótimo.* : **1**, ninguém escreveria assim.
preset-mir-naturalness-absolute-naturalness-prompt = Até que ponto este texto é natural?
preset-mir-naturalness-absolute-naturalness-point-1 = Nem um pouco
preset-mir-naturalness-absolute-naturalness-point-2 = Quase nada
preset-mir-naturalness-absolute-naturalness-point-3 = Moderadamente
preset-mir-naturalness-absolute-naturalness-point-4 = Em grande parte
preset-mir-naturalness-absolute-naturalness-point-5 = Completamente

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Qual texto é mais natural
preset-mir-naturalness-relative-instructions =
    Leia os dois textos e escolha aquele que é mais provável ter sido escrito por uma pessoa com essa língua materna.

    - Avalie como os textos soam, não o que dizem nem o seu grau de formalidade.
    - É preciso escolher um, mesmo que a diferença seja pequena. A ordem dos lados é aleatória.
preset-mir-naturalness-relative-naturalness-prompt = Qual texto é mais natural?
