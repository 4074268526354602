### Presets that follow no paper.

## blank

preset-blank-title = Nuovo compito
preset-blank-instructions = Legga il testo e risponda alla domanda.
preset-blank-answer-prompt = Questo testo è accettabile?
preset-blank-answer-option-yes = Sì
preset-blank-answer-option-no = No

## comparison

preset-comparison-title = Confrontare due riscritture
preset-comparison-instructions =
    Legga l'originale e le due riscritture **A** e **B**. Risponda a ognuna delle tre domande separatamente: un testo può essere migliore per un aspetto e peggiore per un altro.

    - **Stile**: quale è più formale?
    - **Significato**: quale dice più esattamente ciò che dice l'originale?
    - **Scorrevolezza**: quale si legge meglio e ha meno errori?

    Se non vede differenze, lo dica. La posizione delle riscritture è casuale.
preset-comparison-style-prompt = Quale è più formale?
preset-comparison-semantics-prompt = Quale è più vicina al significato dell'originale?
preset-comparison-fluency-prompt = Quale si legge meglio?

## pilot

preset-pilot-title = Testi pilota: riscrivere in stile formale
preset-pilot-instructions =
    Ecco un primo piccolo gruppo di frasi. Le riscriva **in stile formale, senza cambiarne il significato**, con la stessa cura che userà in seguito.

    Una persona di madrelingua leggerà le Sue frasi e deciderà se può continuare. Potrà leggerne i motivi. Non sono accettate le riscritture che cambiano troppo poco la frase né quelle che ne cambiano il significato. Come ogni lavoro, questi testi pilota sono pagati se sono approvati.

    Frase informale: *troppo bella casa tua, la voglio uguale!!*

    - **Bene**: «La Sua casa è molto bella; ne vorrei una uguale.» Lo stile è formale e non è stato aggiunto nulla.
    - **Da evitare**: «Troppo bella casa tua, la voglio uguale!» Le espressioni informali sono rimaste.
    - **Da evitare**: «Il Suo palazzo è antico e intendo acquistarlo.» Non è più ciò che dice la frase.
preset-pilot-rewrite-prompt = Scriva questa frase in stile formale.
