### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = Geral

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = Os participantes reescrevem cada texto de origem em outro estilo.
preset-about-xformal-formality = O grau de formalidade de um texto, de −3 a 3. Âncoras: Lahiri (2015), como no XFORMAL.
preset-about-xformal-fluency = A fluência de um texto, de 1 a 5. Âncoras: Heilman et al. (2014), como no XFORMAL; “Other” (1) está explicado.
preset-about-xformal-meaning = Se o texto de origem e a reescrita têm o mesmo sentido, de 1 a 6. Âncoras: Agirre et al. (2016), como no XFORMAL.
preset-about-xformal-ranking = Ordenar várias reescritas de um texto de origem, mostradas com ele e com uma reescrita humana.
preset-about-xformal-quality = Se uma reescrita é excelente, aceitável ou ruim. Âncoras: XFORMAL, apêndice H.
preset-about-xformal-edit-types = O que mudou em uma reescrita: treze tipos de edição e um campo para outros.

## Mir et al. 2019

preset-about-mir-intensity-absolute = O grau de formalidade de um texto, de 1 a 5. Âncoras: próprias; o artigo não traz nenhuma.
preset-about-mir-intensity-relative = A diferença entre dois estilos, de 1 a 5. Âncoras: 1 e 5 são do artigo; as outras, próprias.
preset-about-mir-content-unmasked = Quanto do conteúdo foi mantido, de 1 a 5. Âncoras: próprias; o artigo não traz nenhuma.
preset-about-mir-content-masked = O mesmo, com as palavras de estilo ocultas nos dois textos. Âncoras: próprias; o artigo não traz nenhuma.
preset-about-mir-naturalness-absolute = A naturalidade de um texto, de 1 a 5. Âncoras: próprias; o artigo não traz nenhuma.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Qual de dois textos é mais natural; os participantes precisam escolher um. As saídas de COPY são os textos originais.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Se um texto é formal ou informal; os participantes precisam escolher.
preset-about-pang-similarity = A semelhança entre dois sentidos, de 1 a 4, com exemplos. Âncoras: as do artigo, com a 2 abreviada.
preset-about-pang-fluency = A fluência de um texto, de 1 a 4, com exemplos. Âncoras: as do artigo, com a 2 abreviada.
preset-about-pang-ab-style = Qual de duas reescritas tem o melhor estilo, ou nenhuma das duas.
preset-about-pang-ab-semantics = Qual de duas reescritas mantém melhor o sentido, ou nenhuma das duas.
preset-about-pang-ab-fluency = Qual de duas reescritas é mais fluente, ou nenhuma das duas.
preset-about-pang-preference = Qual de duas reescritas é melhor no geral; os participantes precisam escolher uma.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Traduzir do zero de modo formal e destacar as palavras que indicam o registro.
preset-about-cocoa-second-level = Tornar informal uma tradução formal e destacar as palavras que indicam o registro.
preset-about-cocoa-gender-variant = Editar uma tradução para o outro gênero.
preset-about-cocoa-tag = Destacar as palavras de um texto que indicam o registro.
preset-about-cocoa-formality-label = Se um texto é formal, informal, neutro ou outro.
preset-about-cocoa-quality = A qualidade de uma tradução, de 1 a 6. Âncoras: 1 e 6 são do artigo; as outras, próprias.
preset-about-cocoa-matches-level = Se um texto tem a formalidade pedida, sim ou não.

## General

preset-about-pilot = Algumas reescritas que uma pessoa com essa língua materna revisa antes que o participante possa continuar.
preset-about-comparison = Qual de duas reescritas é melhor em estilo, em sentido e em fluência, ou nenhuma das duas.
preset-about-blank = Um texto-fonte e uma pergunta com duas respostas. Todo o resto fica por sua conta.
preset-from-scratch = Criada do zero
