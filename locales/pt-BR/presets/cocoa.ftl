### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formal ou informal
preset-cocoa-formality-label-instructions =
    Leia o texto e diga em que registro ele se dirige a quem lê. Avalie as formas de tratamento e os verbos que as acompanham, não o assunto.

    - **Formal**: apenas formas formais. **Informal**: apenas formas informais.
    - **Neutro**: nada indica um registro.
    - **Outro**: há as duas coisas, ou o texto não se entende.
preset-cocoa-formality-label-label-prompt = Em que registro está este texto?
preset-cocoa-formality-label-label-option-formal = Formal
preset-cocoa-formality-label-label-option-informal = Informal
preset-cocoa-formality-label-label-option-neutral = Neutro
preset-cocoa-formality-label-label-option-other = Outro

## cocoa/gender-variant

preset-cocoa-gender-variant-title = A mesma tradução para o outro gênero
preset-cocoa-gender-variant-instructions =
    Você vê um texto de origem e a sua tradução. Escreva a tradução de modo que se dirija a uma pessoa do **outro gênero**, ou fale dela, partindo da que está ali.

    - Mude **apenas** as palavras que mostram o gênero e o que concorda com elas.
    - Se nada no texto mostra o gênero, envie-o como está.
    - Se você não entende o texto, diga isso em vez de adivinhar.

    Exemplo: *Ela chegou cansada.* > *Ele chegou cansado.*
preset-cocoa-gender-variant-gender-variant-prompt = Edite a tradução para que fale do outro gênero.

## cocoa/matches-level

preset-cocoa-matches-level-title = O texto tem a formalidade pedida
preset-cocoa-matches-level-instructions =
    Leia o texto e diga se ele se dirige ao leitor de modo **formal**, como foi pedido.

    - **Sim**: todas as formas que mostram como se trata o leitor são formais.
    - **Não**: uma delas é informal, ou não há nenhuma.

    Avalie as formas de tratamento e as formas verbais que as acompanham, não o assunto.
preset-cocoa-matches-level-matches-prompt = O texto se dirige ao leitor de modo formal?
preset-cocoa-matches-level-matches-option-yes = Sim
preset-cocoa-matches-level-matches-option-no = Não

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Avaliar a qualidade de uma tradução, de 1 a 6
preset-cocoa-quality-1-6-instructions =
    Compare a tradução com o texto de origem e dê uma nota de **1** (ruim) a **6** (perfeita).

    - Avalie se ela diz o que o texto de origem diz, se está correta e se lê bem.
    - A forma de tratamento é avaliada à parte: uma tradução formal e uma informal podem ser ambas perfeitas.

    Guia:

    - **6**: nada a mudar. **5**: um pequeno defeito. **4**: alguns pequenos defeitos, o sentido está inteiro.
    - **3**: parte do sentido se perdeu ou está errada. **2**: quase todo ele. **1**: não é uma tradução do texto de origem.
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
    Você vê um texto de origem e a sua tradução **formal**, com as palavras que a tornam formal marcadas. Escreva a tradução de modo **informal**, como falaria com um amigo, partindo da que está ali. Depois marque cada palavra ou expressão que carrega a informalidade.

    - Mude **apenas** as palavras que carregam a formalidade: formas de tratamento, formas verbais que as acompanham, cumprimentos, títulos.
    - Todo o resto fica como está, mesmo onde você teria dito de outro modo.
    - Marque uma palavra só se ela mostra o nível também fora do contexto. O tom sozinho não é marca.
    - Se você não entende o texto, ou não concorda com as marcas, diga isso em vez de adivinhar.

    Exemplo: *[F]O senhor poderia[/F] entrar?* > *[F]Você pode[/F] entrar?*
preset-cocoa-second-level-second-level-prompt = Edite a tradução para que seja informal.
preset-cocoa-second-level-marks-prompt = Quais palavras carregam a formalidade?
preset-cocoa-second-level-marks-label-f = Carrega a formalidade

## cocoa/tag

preset-cocoa-tag-title = Marcar as palavras que carregam a formalidade
preset-cocoa-tag-instructions =
    Leia o texto e marque **cada palavra ou expressão que mostra como se trata o leitor**, com o seu rótulo.

    - Marque a própria forma: o pronome, a forma verbal que o acompanha, o cumprimento ou o título. Deixe de fora o que está no meio.
    - Marque uma palavra só se ela mostra o nível também fora do contexto. O tom sozinho não é marca.
    - Se nada no texto mostra um nível, não marque nada.

    Exemplos:

    - *[FORMAL]O senhor poderia[/FORMAL] me dizer onde fica a estação?*
    - *[INFORMAL]oi[/INFORMAL] [INFORMAL]cê sabe[/INFORMAL] onde é a estação*
preset-cocoa-tag-formality-prompt = Quais palavras carregam a formalidade?
preset-cocoa-tag-formality-label-formal = Formal
preset-cocoa-tag-formality-label-informal = Informal

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Traduzir de modo formal e marcar o que torna formal
preset-cocoa-translate-and-tag-instructions =
    Traduza o texto **do zero**, de modo **formal**: como falaria com uma pessoa desconhecida e mais velha que você. Depois marque cada palavra ou expressão da sua tradução que carrega a formalidade.

    - Marque a própria forma: o pronome, a forma verbal que o acompanha, o cumprimento ou o título. Deixe de fora o que está no meio.
    - Marque uma palavra só se ela mostra o nível também fora do contexto. O tom sozinho não é marca.
    - Não force tais palavras: se uma tradução formal não precisa de nenhuma, não marque nada.
    - Se você não entende o texto, ou se ele não pode ser dito de modo formal, diga isso em vez de adivinhar.

    Exemplo: *Can you come in?* > *[F]O senhor poderia[/F] entrar?*
preset-cocoa-translate-and-tag-translation-prompt = Sua tradução, formal
preset-cocoa-translate-and-tag-marks-prompt = Quais palavras carregam a formalidade?
preset-cocoa-translate-and-tag-marks-label-f = Carrega a formalidade
