### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Confrontare la scorrevolezza di due riscritture
preset-pang-ab-fluency-instructions =
    Legga l'originale e le due riscritture **A** e **B**.

    - Giudichi solo la **scorrevolezza**: è migliore quella che si legge meglio e ha meno errori, qualunque cosa dica.
    - Se non vede differenze, lo dica. La posizione delle riscritture è casuale.
preset-pang-ab-fluency-fluency-prompt = Quale si legge meglio?

## pang/ab-semantics

preset-pang-ab-semantics-title = Confrontare il significato di due riscritture
preset-pang-ab-semantics-instructions =
    Legga l'originale e le due riscritture **A** e **B**.

    - Giudichi solo il **significato**: è migliore quella che dice più esattamente ciò che dice l'originale, qualunque sia lo stile.
    - Se non vede differenze, lo dica. La posizione delle riscritture è casuale.
preset-pang-ab-semantics-semantics-prompt = Quale è più vicina al significato dell'originale?

## pang/ab-style

preset-pang-ab-style-title = Confrontare lo stile di due riscritture
preset-pang-ab-style-instructions =
    Legga l'originale e le due riscritture **A** e **B**.

    - Giudichi solo lo **stile**: è migliore quella più formale, anche se dice altro o si legge male.
    - Se non vede differenze, lo dica. La posizione delle riscritture è casuale.
preset-pang-ab-style-style-prompt = Quale è più formale?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Valutare la scorrevolezza, da 1 a 4
preset-pang-fluency-1-4-instructions =
    Legga il testo e indichi quanto è scorrevole, da **1** a **4**. Un testo informale può essere perfettamente scorrevole.

    Legga gli esempi di ogni punto prima di cominciare.
preset-pang-fluency-1-4-fluency-prompt = Quanto è scorrevole questo testo?
preset-pang-fluency-1-4-fluency-point-1 = Pessimo
preset-pang-fluency-1-4-fluency-point-1-example-1 = Gentilezza stato tanto tanto.
preset-pang-fluency-1-4-fluency-point-1-example-2 = di minuto ne ogni ne
preset-pang-fluency-1-4-fluency-point-1-example-3 = Ma la era pulita la.
preset-pang-fluency-1-4-fluency-point-1-example-4 = anna chiedi chiedi chiedi
preset-pang-fluency-1-4-fluency-point-1-example-5 = Musica lui la la prima.
preset-pang-fluency-1-4-fluency-point-2 = Scarso, da rivedere
preset-pang-fluency-1-4-fluency-point-2-example-1 = Non mai trattato ero gentilezza tanta stato.
preset-pang-fluency-1-4-fluency-point-2-example-2 = ogni minuto ci goduti di
preset-pang-fluency-1-4-fluency-point-2-example-3 = Camera piccola pulita ma.
preset-pang-fluency-1-4-fluency-point-2-example-4 = chiedi anna sapere lei tutto
preset-pang-fluency-1-4-fluency-point-2-example-5 = Lui prima la musica andare inizia.
preset-pang-fluency-1-4-fluency-point-3 = Buono
preset-pang-fluency-1-4-fluency-point-3-example-1 = Non ero mai stato trattato con tanto gentilezza.
preset-pang-fluency-1-4-fluency-point-3-example-2 = ci siamo goduti ogni minuti
preset-pang-fluency-1-4-fluency-point-3-example-3 = La camera era piccolo ma pulita.
preset-pang-fluency-1-4-fluency-point-3-example-4 = chiedi di anna, lei sta sapendo tutto
preset-pang-fluency-1-4-fluency-point-3-example-5 = È andato via prima che inizia la musica.
preset-pang-fluency-1-4-fluency-point-4 = Molto buono
preset-pang-fluency-1-4-fluency-point-4-example-1 = Non ero mai stato trattato con tanta gentilezza.
preset-pang-fluency-1-4-fluency-point-4-example-2 = ci siamo goduti ogni minuto
preset-pang-fluency-1-4-fluency-point-4-example-3 = La camera era piccola ma pulita.
preset-pang-fluency-1-4-fluency-point-4-example-4 = chiedi di anna, lei sa tutto
preset-pang-fluency-1-4-fluency-point-4-example-5 = È andato via prima che iniziasse la musica.

## pang/preference

preset-pang-preference-title = Scegliere la riscrittura migliore
preset-pang-preference-instructions =
    Legga l'originale e le due riscritture **A** e **B**, e scelga la migliore nel complesso: quella che è formale, conserva il significato e si legge bene.

    Deve sceglierne una, anche se la differenza è piccola. La posizione delle riscritture è casuale.
preset-pang-preference-preference-prompt = Quale riscrittura è migliore?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Valutare la somiglianza di significato, da 1 a 4
preset-pang-similarity-1-4-instructions =
    Confronti i due testi e indichi quanto sono simili i loro **significati**, da **1** a **4**. Lo stile può essere diverso: è voluto.

    Legga gli esempi di ogni punto prima di cominciare.
preset-pang-similarity-1-4-similarity-prompt = Com'è la somiglianza di significato?
preset-pang-similarity-1-4-similarity-point-1 = Pessima
preset-pang-similarity-1-4-similarity-point-1-example-1-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-1-example-1-output = Qui la pizza è pessima.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-1-example-2-output = Il museo è chiuso il lunedì.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-1-example-3-output = Desidero ringraziarLa.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-1-example-4-output = Il è la di.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-1-example-5-output = Dove si può trovare una farmacia?
preset-pang-similarity-1-4-similarity-point-2 = Scarsa, da rivedere
preset-pang-similarity-1-4-similarity-point-2-example-1-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-2-example-1-output = Qui la pizza è eccellente.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-2-example-2-output = Il ristorante è sempre affollato.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-2-example-3-output = Qui la pizza è accettabile.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-2-example-4-output = Si mangia bene, ma il servizio è lento.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-2-example-5-output = Qui è meglio non venire quando si ha fretta.
preset-pang-similarity-1-4-similarity-point-3 = Buona
preset-pang-similarity-1-4-similarity-point-3-example-1-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-3-example-1-output = Qui la pizza è eccellente, ma a volte il locale è affollato.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-3-example-2-output = Qui si mangia benissimo, ma è sempre affollato.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-3-example-3-output = La pizza è buona, ma il ristorante è sempre pieno.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-3-example-4-output = Qui la pizza è eccellente ed è sempre affollato.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-3-example-5-output = La loro pizza è eccellente, anche se si deve aspettare.
preset-pang-similarity-1-4-similarity-point-4 = Molto buona
preset-pang-similarity-1-4-similarity-point-4-example-1-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-4-example-1-output = La pizza servita qui è eccellente, sebbene il ristorante sia sempre affollato.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-4-example-2-output = Qui la pizza è straordinaria, ma c'è sempre molta gente.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-4-example-3-output = Qui si mangia un'ottima pizza, ma il locale è costantemente pieno.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-4-example-4-output = La pizza è notevole; il ristorante, tuttavia, è sempre pieno.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = qui la pizza spacca ma è sempre pieno zeppo
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Benché sempre affollato, questo ristorante serve un'ottima pizza.

## pang/style-binary

preset-pang-style-binary-title = Scegliere: formale o informale
preset-pang-style-binary-instructions =
    Legga il testo e scelga lo stile che ha. Deve sceglierne uno, anche se esita.

    - Giudichi il modo di esprimersi, non l'argomento.

    Esempi:

    - **Formale**: *Le saremmo grati di una risposta entro venerdì.* · *I risultati non corrispondono alle nostre aspettative.* · *Si trasmettono in allegato i documenti richiesti.* · *Ci rincresce che non abbia potuto partecipare.* · *Potrei chiederLe di chiudere la porta?*
    - **Informale**: *fammi sapè entro venerdì ok* · *nn era proprio quello che pensavamo* · *ti ho mandato la roba!!* · *peccato che nn è potuto venire :(* · *chiudi sta porta dai*
preset-pang-style-binary-style-prompt = Che stile ha questo testo?
preset-pang-style-binary-style-option-formal = Formale
preset-pang-style-binary-style-option-informal = Informale
