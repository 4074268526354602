### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = O que mudou em uma reescrita
preset-xformal-edit-types-instructions =
    Compare a reescrita com o original e marque **todos** os tipos de mudança que você vê. Vários podem valer para a mesma palavra.

    - **Maiúsculas**: *recife* > *Recife*, *NUNCA* > *Nunca*.
    - **Pontuação**: acrescentada, removida ou substituída.
    - **Paráfrase**: a mesma coisa, dita com outras palavras.
    - **Expletivos removidos**: *tipo*, *né*, *aí*.
    - **Palavras omitidas recolocadas**: aparece uma palavra que faltava: *Viu o Paulo?* > *Você viu o Paulo?*
    - **Contexto acrescentado**: algo que no original fica subentendido.
    - **Contrações**: *pra* > *para*, *tá* > *está*.
    - **Ortografia**: uma palavra com erro foi corrigida.
    - **Abreviações e escrita de chat**: *vc* > *você*.
    - **Gírias e expressões**: *duro* > *sem dinheiro*.
    - **Cortesia**: *por favor*, *poderia*, uma forma de tratamento respeitosa.
    - **Frases divididas**: uma frase virou várias.
    - **Pronomes relativos**: *o filme que eu falei* > *o filme de que falei*.

    Se algo não estiver nesta lista, escreva em **Outro**. Se nada foi alterado, marque apenas **Nada foi alterado**.
preset-xformal-edit-types-edit-types-prompt = O que mudou?
preset-xformal-edit-types-edit-types-option-capitalization = Maiúsculas
preset-xformal-edit-types-edit-types-option-punctuation = Pontuação
preset-xformal-edit-types-edit-types-option-paraphrase = Paráfrase
preset-xformal-edit-types-edit-types-option-delete-fillers = Expletivos removidos
preset-xformal-edit-types-edit-types-option-completion = Palavras omitidas recolocadas
preset-xformal-edit-types-edit-types-option-add-context = Contexto acrescentado
preset-xformal-edit-types-edit-types-option-contractions = Contrações
preset-xformal-edit-types-edit-types-option-spelling = Ortografia
preset-xformal-edit-types-edit-types-option-normalization = Abreviações e escrita de chat
preset-xformal-edit-types-edit-types-option-slang-idioms = Gírias e expressões
preset-xformal-edit-types-edit-types-option-politeness = Cortesia
preset-xformal-edit-types-edit-types-option-split-sentences = Frases divididas
preset-xformal-edit-types-edit-types-option-relativizers = Pronomes relativos
preset-xformal-edit-types-edit-types-option-unchanged = Nada foi alterado

## xformal/fluency

preset-xformal-fluency-title = Avaliar a fluência
preset-xformal-fluency-instructions =
    Leia o texto e indique se ele soa como português natural e correto, de **1** a **5**.

    - **5 Perfeito**: flui sem hesitação e sem erros.
    - **4 Compreensível**: há alguns erros ou trechos desajeitados, mas o sentido é claro.
    - **3 Parcialmente compreensível**: dá para entender uma parte, ou é preciso reler.
    - **2 Incompreensível**: as palavras são do português, mas o conjunto não faz sentido.
    - **1 Impossível de avaliar**: o texto está vazio ou em outra língua.

    Um texto informal pode ser perfeitamente fluente.
preset-xformal-fluency-fluency-prompt = Como é a fluência deste texto?
preset-xformal-fluency-fluency-point-1 = Impossível de avaliar
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Incompreensível
preset-xformal-fluency-fluency-point-2-example-1 = A janela vai a terça embaixo.
preset-xformal-fluency-fluency-point-3 = Parcialmente compreensível
preset-xformal-fluency-fluency-point-3-example-1 = Ele disse o trem que era ontem ele vem não lá.
preset-xformal-fluency-fluency-point-4 = Compreensível
preset-xformal-fluency-fluency-point-4-example-1 = eu não sabe aonde ele botou as chave
preset-xformal-fluency-fluency-point-5 = Perfeito
preset-xformal-fluency-fluency-point-5-example-1 = Não sei onde ele pôs as chaves.

## xformal/formality

preset-xformal-formality-title = Avaliar a formalidade
preset-xformal-formality-instructions =
    Leia o texto e indique o seu grau de formalidade, de **-3** a **3**.

    - Avalie o modo de dizer: escolha das palavras, construções, cortesia, abreviações, pontuação.
    - Não considere o assunto nem se você concorda com o que é dito.
    - Uma frase pode conter um erro e ser formal; pode não ter erro nenhum e ser informal.
preset-xformal-formality-formality-prompt = Qual é o grau de formalidade deste texto?
preset-xformal-formality-formality-point-minus-3 = Muito informal
preset-xformal-formality-formality-point-minus-3-example-1 = mano cadê meu cel kkk to ferrado
preset-xformal-formality-formality-point-minus-2 = Informal
preset-xformal-formality-formality-point-minus-2-example-1 = Cê viu que horas são, hein?
preset-xformal-formality-formality-point-minus-1 = Um tanto informal
preset-xformal-formality-formality-point-minus-1-example-1 = É uma pena mesmo você não poder ir com a gente.
preset-xformal-formality-formality-point-0 = Neutro
preset-xformal-formality-formality-point-0-example-1 = A loja fecha às seis da tarde.
preset-xformal-formality-formality-point-1 = Um tanto formal
preset-xformal-formality-formality-point-1-example-1 = Os visitantes poderão deixar seus casacos na entrada.
preset-xformal-formality-formality-point-2 = Formal
preset-xformal-formality-formality-point-2-example-1 = Pedimos a gentileza de confirmar a sua presença.
preset-xformal-formality-formality-point-3 = Muito formal
preset-xformal-formality-formality-point-3-example-1 = Aproveitamos para renovar os protestos de nossa mais elevada estima e consideração.

## xformal/meaning

preset-xformal-meaning-title = Avaliar se o sentido foi mantido
preset-xformal-meaning-instructions =
    Compare os dois textos e indique se eles querem dizer a mesma coisa, de **1** a **6**.

    - Não considere o estilo nem os erros, a menos que eles impeçam a compreensão.
    - Uma informação acrescentada, perdida ou alterada diminui a nota.
    - Um texto formal e um informal podem ser completamente equivalentes.
preset-xformal-meaning-meaning-prompt = Os dois textos têm o mesmo sentido?
preset-xformal-meaning-meaning-point-1 = Completamente diferentes
preset-xformal-meaning-meaning-point-1-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-1-example-1-output = Prefiro jantar em casa esta noite.
preset-xformal-meaning-meaning-point-2 = Não equivalentes, mas sobre o mesmo assunto
preset-xformal-meaning-meaning-point-2-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-2-example-1-output = O ônibus é mais barato do que o automóvel.
preset-xformal-meaning-meaning-point-3 = Não equivalentes, mas com alguns detalhes em comum
preset-xformal-meaning-meaning-point-3-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-3-example-1-output = Minha irmã comprou um automóvel na semana passada.
preset-xformal-meaning-meaning-point-4 = Aproximadamente equivalentes
preset-xformal-meaning-meaning-point-4-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-4-example-1-output = Minha irmã vendeu o automóvel e utiliza o transporte público.
preset-xformal-meaning-meaning-point-5 = Em grande parte equivalentes
preset-xformal-meaning-meaning-point-5-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-5-example-1-output = Minha irmã vendeu o automóvel recentemente e agora utiliza o ônibus.
preset-xformal-meaning-meaning-point-6 = Completamente equivalentes
preset-xformal-meaning-meaning-point-6-example-1-source = minha irmã vendeu o carro semana passada, agora ela pega ônibus
preset-xformal-meaning-meaning-point-6-example-1-output = Na semana passada, minha irmã vendeu o automóvel; agora ela utiliza o ônibus.

## xformal/quality

preset-xformal-quality-title = Avaliar a qualidade de uma reescrita
preset-xformal-quality-instructions =
    Compare a reescrita com o original e avalie-a como um todo.

    - **Excelente**: é formal, flui bem e diz o que o original diz.
    - **Aceitável**: tem pequenas falhas de estilo, de língua ou de sentido, que uma correção rápida resolveria.
    - **Ruim**: quase não é mais formal, é difícil de entender ou diz outra coisa.
preset-xformal-quality-quality-prompt = Qual é a qualidade desta reescrita?
preset-xformal-quality-quality-option-excellent = Excelente
preset-xformal-quality-quality-option-acceptable = Aceitável
preset-xformal-quality-quality-option-poor = Ruim

## xformal/ranking

preset-xformal-ranking-title = Ordenar reescritas
preset-xformal-ranking-instructions =
    Você verá uma frase informal, uma reescrita feita por uma pessoa e, depois, várias reescritas a comparar. Ordene-as da **melhor** (posição 1) à **pior**.

    - A melhor é a mais **formal** entre as que fluem bem e mantêm o sentido.
    - Um texto que muda o sentido ou que não dá para entender fica atrás dos outros, mesmo que seja formal.
    - Dois textos de mesmo valor podem ocupar a mesma posição.

    A reescrita humana serve de comparação e não entra no ranking. Os textos aparecem em ordem aleatória.
preset-xformal-ranking-ranking-prompt = Ordene estas reescritas, da melhor à pior.

## xformal/rewrite

preset-xformal-rewrite-title = Reescrever em estilo formal
preset-xformal-rewrite-instructions =
    Leia a frase informal e escreva uma frase **formal** em português que diga **a mesma coisa**.

    - Trate cada frase separadamente.
    - Use somente o que está na frase: não acrescente nem retire nada.
    - Corrigir a pontuação, as maiúsculas ou as abreviações não é suficiente: mude também as palavras e construções informais.
    - Escreva como se fosse para uma pessoa que você não conhece e que respeita.

    Frase informal: *meu irmão ñ saca nada de computador, é um desastre.....*

    - **Bom**: "Meu irmão não tem nenhum conhecimento de informática, o que é lamentável." O estilo é formal, e o sentido foi mantido.
    - **Evite**: "Meu irmão não saca nada de computador. É um desastre." Só a ortografia e a pontuação mudaram: a frase continua informal.
    - **Evite**: "Meu irmão é pouco inteligente e vendeu o computador." O estilo é formal, mas o sentido mudou.
preset-xformal-rewrite-rewrite-prompt = Escreva esta frase em estilo formal.
