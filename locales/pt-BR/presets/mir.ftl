### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Avaliar quanto resta do conteúdo, sem as palavras de estilo
preset-mir-content-masked-instructions =
    Compare os dois textos e indique quanto do **conteúdo** do primeiro está no segundo, de **1** a **5**.

    - Não considere o estilo: um texto formal e um informal podem ter o mesmo conteúdo.
    - O que foi acrescentado, perdido ou alterado diminui a nota.

    As palavras que carregam o estilo estão escondidas nos dois textos: **[…]** está no lugar de cada uma. Avalie pelas palavras que vê, sem adivinhar as outras.

    Exemplos, para *[…] cachorro é […] […] cê achou […]*:

    - *[…] cachorro é […]. Onde você o […]?* : **5**.
    - *[…] cachorro é […].* : **3**, falta a pergunta.
    - *[…] comprar um gato.* : **1**.
preset-mir-content-masked-content-prompt = Quanto do conteúdo foi mantido?
preset-mir-content-masked-content-point-1 = Nada
preset-mir-content-masked-content-point-2 = Pouco
preset-mir-content-masked-content-point-3 = Cerca da metade
preset-mir-content-masked-content-point-4 = A maior parte
preset-mir-content-masked-content-point-5 = Tudo

## mir/content-unmasked

preset-mir-content-unmasked-title = Avaliar quanto resta do conteúdo
preset-mir-content-unmasked-instructions =
    Compare os dois textos e indique quanto do **conteúdo** do primeiro está no segundo, de **1** a **5**.

    - Não considere o estilo: um texto formal e um informal podem ter o mesmo conteúdo.
    - O que foi acrescentado, perdido ou alterado diminui a nota.

    Exemplos, para *seu cachorro é fofo demais onde cê achou*:

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

preset-mir-intensity-absolute-title = Avaliar quão formal é um texto, de 1 a 5
preset-mir-intensity-absolute-instructions =
    Leia o texto e indique o quanto ele tem o estilo **formal**, de **1** a **5**.

    - Avalie o modo de dizer: palavras, construções, cortesia, abreviações, pontuação.
    - Não considere o assunto, nem se o texto faz sentido.

    Exemplos:

    - *vo me atrasar kkk* : **1**, nada nele é formal.
    - *Vou me atrasar, desculpe.* : **3**, nem uma coisa nem outra.
    - *Lamento informar-lhe que chegarei com atraso.* : **5**, formal do começo ao fim.
preset-mir-intensity-absolute-intensity-prompt = Quão formal é este texto?
preset-mir-intensity-absolute-intensity-point-1 = Nem um pouco
preset-mir-intensity-absolute-intensity-point-2 = Um pouco
preset-mir-intensity-absolute-intensity-point-3 = Mais ou menos
preset-mir-intensity-absolute-intensity-point-4 = Em grande parte
preset-mir-intensity-absolute-intensity-point-5 = Completamente

## mir/intensity-relative

preset-mir-intensity-relative-title = Avaliar a diferença entre dois estilos
preset-mir-intensity-relative-instructions =
    Leia os dois textos e indique quão diferentes são os seus **estilos**, de **1** a **5**.

    - Compare o quanto são formais ou informais, não o que dizem: dois textos sobre coisas diferentes podem ter o mesmo estilo.
    - Não importa qual dos dois é o mais formal.

    Exemplos:

    - *vo me atrasar kkk* e *n consigo às 8 haha* : **1**, ambos de bate-papo.
    - *vo me atrasar kkk* e *Vou me atrasar, desculpe.* : **3**.
    - *vo me atrasar kkk* e *Lamento informar-lhe que chegarei com atraso.* : **5**.
preset-mir-intensity-relative-difference-prompt = Quão diferentes são os estilos dos dois textos?
preset-mir-intensity-relative-difference-point-1 = Idênticos
preset-mir-intensity-relative-difference-point-2 = Levemente diferentes
preset-mir-intensity-relative-difference-point-3 = Um tanto diferentes
preset-mir-intensity-relative-difference-point-4 = Muito diferentes
preset-mir-intensity-relative-difference-point-5 = Completamente diferentes

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Avaliar quão natural é um texto
preset-mir-naturalness-absolute-instructions =
    Leia o texto e indique quão provável é que uma pessoa que cresceu com a língua o tenha escrito, de **1** a **5**.

    - Avalie como ele se lê, não o que diz nem quão formal é.
    - Uma pessoa pode errar; um texto sem erros pode ser algo que ninguém escreveria.

    Exemplos:

    - *a gente tava la ontem e é otimo* : **4**, descuidado, mas alguém pode escrever assim.
    - *O foi lugar ótimo de nós indo ótimo.* : **1**, ninguém escreveria.
preset-mir-naturalness-absolute-naturalness-prompt = Quão natural é este texto?
preset-mir-naturalness-absolute-naturalness-point-1 = Nem um pouco
preset-mir-naturalness-absolute-naturalness-point-2 = Quase nada
preset-mir-naturalness-absolute-naturalness-point-3 = Mais ou menos
preset-mir-naturalness-absolute-naturalness-point-4 = Em grande parte
preset-mir-naturalness-absolute-naturalness-point-5 = Completamente

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Qual texto é mais natural
preset-mir-naturalness-relative-instructions =
    Leia os dois textos e escolha o que mais provavelmente foi escrito por alguém que tem o português como língua materna.

    - Avalie como ele se lê, não o que diz nem quão formal é.
    - É preciso escolher um, mesmo que a diferença seja pequena. Os lados são sorteados.
preset-mir-naturalness-relative-naturalness-prompt = Qual texto é mais natural?
