### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formal ou informal
preset-cocoa-formality-label-instructions =
    Leia o texto e diga em que registro ele se dirige a quem lê. Avalie as formas de tratamento e as formas verbais que as acompanham, não o assunto.

    - **Formal**: só formas formais. **Informal**: só formas informais.
    - **Neutro**: nada no texto indica um registro.
    - **Outro**: há formas dos dois tipos, ou não dá para entender o texto.
preset-cocoa-formality-label-label-prompt = Qual é o registro deste texto?
preset-cocoa-formality-label-label-option-formal = Formal
preset-cocoa-formality-label-label-option-informal = Informal
preset-cocoa-formality-label-label-option-neutral = Neutro
preset-cocoa-formality-label-label-option-other = Outro

## cocoa/gender-variant

preset-cocoa-gender-variant-title = A mesma tradução para o outro gênero
preset-cocoa-gender-variant-instructions =
    Você vê um texto de origem e a sua tradução. Edite a tradução que já está no campo, de modo que ela se dirija a uma pessoa do **outro gênero** ou fale dela.

    - Mude **apenas** as palavras que mostram o gênero e o que concorda com elas.
    - Se nada no texto mostra o gênero, envie-o sem alteração.
    - Se você não entende o texto, diga isso em vez de adivinhar.

    Exemplo: *Ela disse que chegou cansada.* > *Ele disse que chegou cansado.*
preset-cocoa-gender-variant-gender-variant-prompt = Edite a tradução para que fale do outro gênero.

## cocoa/matches-level

preset-cocoa-matches-level-title = O texto tem a formalidade pedida?
preset-cocoa-matches-level-instructions =
    Leia o texto e diga se ele se dirige a quem lê de modo **formal**, como foi pedido.

    - **Sim**: todas as formas que mostram como se trata quem lê são formais.
    - **Não**: uma delas é informal, ou não há nenhuma.

    Avalie as formas de tratamento e as formas verbais que as acompanham, não o assunto.
preset-cocoa-matches-level-matches-prompt = O texto se dirige a quem lê de modo formal?
preset-cocoa-matches-level-matches-option-yes = Sim
preset-cocoa-matches-level-matches-option-no = Não

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Avaliar a qualidade de uma tradução, de 1 a 6
preset-cocoa-quality-1-6-instructions =
    Compare a tradução com o texto de origem e dê uma nota de **1** (ruim) a **6** (perfeita).

    - Avalie se ela diz o que o texto de origem diz, se está correta e se flui bem.
    - A forma de tratamento é avaliada à parte: uma tradução formal e uma informal podem ser ambas perfeitas.

    Guia:

    - **6**: nada a mudar. **5**: um pequeno defeito. **4**: alguns pequenos defeitos, o sentido está completo.
    - **3**: parte do sentido se perdeu ou está errada. **2**: a maior parte se perdeu ou está errada. **1**: não é uma tradução do texto de origem.
preset-cocoa-quality-1-6-quality-prompt = Qual é a qualidade desta tradução?
preset-cocoa-quality-1-6-quality-point-1 = Ruim
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = O ponto de ônibus fica ao lado da escola.
preset-cocoa-quality-1-6-quality-point-2 = Fraca
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = Eu me esqueci do ônibus e voltei para casa.
preset-cocoa-quality-1-6-quality-point-3 = Razoável
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = Esqueci o guarda-chuva em casa e me molhei no ônibus.
preset-cocoa-quality-1-6-quality-point-4 = Boa
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = Eu esqueci meu guarda-chuva em o ônibus e estava muito molhado quando eu vim na casa.
preset-cocoa-quality-1-6-quality-point-5 = Muito boa
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = Esqueci meu guarda-chuva no ônibus, por isso estava encharcado quando eu cheguei à minha casa.
preset-cocoa-quality-1-6-quality-point-6 = Perfeita
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = Esqueci o guarda-chuva no ônibus e cheguei em casa encharcado.

## cocoa/second-level

preset-cocoa-second-level-title = A mesma tradução, informal
preset-cocoa-second-level-instructions =
    Você vê um texto de origem e a sua tradução **formal**, com destaque nas palavras que a tornam formal. Edite essa tradução para que fique **informal**, como você falaria com um amigo. Depois, destaque cada palavra ou expressão que indica informalidade.

    - Mude **apenas** as palavras que indicam formalidade: formas de tratamento, formas verbais que as acompanham, cumprimentos, títulos.
    - Todo o resto fica como está, mesmo onde você teria dito de outro modo.
    - Destaque uma palavra só se ela mostrar o registro também fora do contexto. Só o tom não conta.
    - Se você não entende o texto, ou não concorda com os destaques, diga isso em vez de adivinhar.

    Exemplo: **O senhor** pode entrar? > **Cê** pode entrar?
preset-cocoa-second-level-second-level-prompt = Edite a tradução para que fique informal.
preset-cocoa-second-level-marks-prompt = Quais palavras indicam o registro?
preset-cocoa-second-level-marks-label-f = Indica o registro

## cocoa/tag

preset-cocoa-tag-title = Destacar as palavras que indicam o registro
preset-cocoa-tag-instructions =
    Leia o texto e destaque **cada palavra ou expressão que mostra como se trata quem lê**, com o rótulo certo.

    - Destaque a própria forma: o pronome, a forma verbal que o acompanha, o cumprimento ou o título. Deixe de fora as palavras que ficam entre elas.
    - Destaque uma palavra só se ela mostrar o registro também fora do contexto. Só o tom não conta.
    - Se nada no texto mostra um registro, escolha “Nada para destacar”.

    Exemplos:

    - Formal: **O senhor** sabe onde fica a estação?
    - Informal: **cê** sabe onde fica a estação, **cara**?
preset-cocoa-tag-formality-prompt = Quais palavras indicam o registro?
preset-cocoa-tag-formality-label-formal = Formal
preset-cocoa-tag-formality-label-informal = Informal

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Traduzir de modo formal e destacar o que torna o texto formal
preset-cocoa-translate-and-tag-instructions =
    Traduza o texto **do zero**, de modo **formal**: como você falaria com uma pessoa desconhecida e mais velha. Depois, destaque cada palavra ou expressão da sua tradução que indica formalidade.

    - Destaque a própria forma: o pronome, a forma verbal que o acompanha, o cumprimento ou o título. Deixe de fora as palavras que ficam entre elas.
    - Destaque uma palavra só se ela mostrar o registro também fora do contexto. Só o tom não conta.
    - Não force essas palavras: se uma tradução formal não precisa de nenhuma, escolha “Nada para destacar”.
    - Se você não entende o texto, ou se ele não pode ser dito de modo formal, diga isso em vez de adivinhar.

    Exemplo: *Can you come in?* > **O senhor** pode entrar?
preset-cocoa-translate-and-tag-translation-prompt = Sua tradução, formal
preset-cocoa-translate-and-tag-marks-prompt = Quais palavras indicam formalidade?
preset-cocoa-translate-and-tag-marks-label-f = Indica formalidade
