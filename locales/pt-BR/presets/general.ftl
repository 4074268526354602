### Presets that follow no paper.

## comparison

preset-comparison-title = Comparar duas reescritas
preset-comparison-instructions =
    Leia o original e as duas reescritas **A** e **B**. Responda a cada uma das três perguntas por si: um texto pode ser melhor em uma coisa e pior em outra.

    - **Estilo**: qual é mais formal?
    - **Sentido**: qual diz mais exatamente o que o original diz?
    - **Língua**: qual se lê melhor e tem menos erros?

    Se você não vê diferença, diga isso. Os lados são sorteados.
preset-comparison-style-prompt = Qual é mais formal?
preset-comparison-semantics-prompt = Qual está mais próxima do sentido do original?
preset-comparison-fluency-prompt = Qual se lê melhor?

## pilot

preset-pilot-title = Piloto: reescrever em estilo formal
preset-pilot-instructions =
    Este é um primeiro grupo pequeno de frases. Reescreva-as **em estilo formal, sem mudar o sentido**, com o mesmo cuidado que terá depois.

    Uma pessoa que tem o português do Brasil como língua materna lerá suas frases e decidirá se você pode continuar. Você poderá ler os motivos. Não são aceitas reescritas que mudam muito pouco a frase nem as que alteram o sentido. Este piloto é pago.

    Frase informal: *mto show sua casa, quero uma igual!!*

    - **Bom**: "Sua casa é muito bonita; gostaria de ter uma igual." O estilo é formal, e nada foi acrescentado.
    - **Evite**: "Muito show sua casa, quero uma igual!" As expressões informais continuam.
    - **Evite**: "Seu prédio é antigo, e pretendo comprá-lo." Já não é o que a frase diz.
preset-pilot-rewrite-prompt = Escreva esta frase em estilo formal.
