### Presets that follow no paper.

## blank

preset-blank-title = Nova tarefa
preset-blank-instructions = Leia o texto e responda à pergunta.
preset-blank-answer-prompt = Este texto é aceitável?
preset-blank-answer-option-yes = Sim
preset-blank-answer-option-no = Não

## comparison

preset-comparison-title = Comparar duas reescritas
preset-comparison-instructions =
    Leia o original e as duas reescritas **A** e **B**. Responda a cada uma das três perguntas separadamente: um texto pode ser melhor em um aspecto e pior em outro.

    - **Estilo**: qual é mais formal?
    - **Sentido**: qual diz mais exatamente o que o original diz?
    - **Fluência**: qual flui melhor e tem menos erros?

    Se você não vê diferença, diga isso. A ordem dos lados é aleatória.
preset-comparison-style-prompt = Qual é mais formal?
preset-comparison-semantics-prompt = Qual está mais próxima do sentido do original?
preset-comparison-fluency-prompt = Qual flui melhor?

## pilot

preset-pilot-title = Piloto: reescrever em estilo formal
preset-pilot-instructions =
    Este é um primeiro conjunto pequeno de frases. Reescreva-as **em estilo formal, sem mudar o sentido**, com o mesmo cuidado que terá depois.

    Uma pessoa com essa língua materna lerá suas frases e decidirá se você pode continuar. Você poderá ler os motivos. Não são aceitas reescritas que mudam muito pouco nem reescritas que mudam o sentido. Como todo trabalho, este piloto é pago se for aprovado.

    Frase informal: *mto show sua casa, quero uma igual!!*

    - **Bom**: "Sua casa é muito bonita; gostaria de ter uma igual." O estilo é formal, e nada foi acrescentado.
    - **Evite**: "Muito show sua casa, quero uma igual!" As palavras informais continuam.
    - **Evite**: "Seu prédio é antigo, e pretendo comprá-lo." Isso já não é o que a frase diz.
preset-pilot-rewrite-prompt = Escreva esta frase em estilo formal.
