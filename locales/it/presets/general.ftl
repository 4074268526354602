### Presets that follow no paper.

## comparison

preset-comparison-title = Confrontare due riscritture
preset-comparison-instructions =
    Leggi l'originale e le due riscritture **A** e **B**. Rispondi a ciascuna delle tre domande per sé: un testo può essere migliore in una cosa e peggiore in un'altra.

    - **Stile**: quale è più formale?
    - **Senso**: quale dice più esattamente ciò che dice l'originale?
    - **Lingua**: quale si legge meglio e ha meno errori?

    Se non vedi differenza, dillo. I lati sono casuali.
preset-comparison-style-prompt = Quale è più formale?
preset-comparison-semantics-prompt = Quale è più vicina al senso dell'originale?
preset-comparison-fluency-prompt = Quale si legge meglio?

## pilot

preset-pilot-title = Prova: riscrivere in stile formale
preset-pilot-instructions =
    Ecco un primo piccolo gruppo di frasi. Le riscriva **in stile formale, senza cambiarne il significato**, con la stessa cura che userà in seguito.

    Una persona di madrelingua italiana leggerà le Sue frasi e deciderà se può continuare. Potrà leggerne le ragioni. Non sono accettate le riscritture che cambiano troppo poco la frase né quelle che ne alterano il significato. La prova è retribuita.

    Frase colloquiale: *troppo bella casa tua, la voglio uguale!!*

    - **Bene**: «La Sua casa è molto bella; ne vorrei una uguale.» Lo stile è formale e non vi è nulla di aggiunto.
    - **Da evitare**: «Troppo bella casa tua, la voglio uguale!» Le espressioni colloquiali sono rimaste.
    - **Da evitare**: «Il Suo palazzo è antico e intendo acquistarlo.» Non è più ciò che dice la frase.
preset-pilot-rewrite-prompt = Scriva questa frase in stile formale.
