### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formale o informale
preset-cocoa-formality-label-instructions =
    Leggi il testo e di' in quale registro si rivolge a chi legge. Giudica il tu, il Lei e le forme che li accompagnano, non l'argomento.

    - **Formale**: solo forme formali. **Informale**: solo forme informali.
    - **Neutro**: nulla indica un registro.
    - **Altro**: ci sono entrambi, oppure il testo non si capisce.
preset-cocoa-formality-label-label-prompt = In quale registro è questo testo?
preset-cocoa-formality-label-label-option-formal = Formale
preset-cocoa-formality-label-label-option-informal = Informale
preset-cocoa-formality-label-label-option-neutral = Neutro
preset-cocoa-formality-label-label-option-other = Altro

## cocoa/gender-variant

preset-cocoa-gender-variant-title = La stessa traduzione per l'altro genere
preset-cocoa-gender-variant-instructions =
    Vede un testo di partenza e la sua traduzione. Scriva la traduzione in modo che si rivolga a una persona dell'**altro genere**, o parli di lei, partendo da quella che c'è.

    - Cambi **soltanto** le parole che mostrano il genere e ciò che si accorda con esse.
    - Se nulla nel testo mostra il genere, lo invii così com'è.
    - Se non capisce il testo, lo dica invece di indovinare.

    Esempio: *Lei è arrivata stanca.* > *Lui è arrivato stanco.*
preset-cocoa-gender-variant-gender-variant-prompt = Modifichi la traduzione in modo che parli dell'altro genere.

## cocoa/matches-level

preset-cocoa-matches-level-title = Il testo ha la formalità richiesta
preset-cocoa-matches-level-instructions =
    Legga il testo e dica se si rivolge al lettore in modo **formale**, come era richiesto.

    - **Sì**: tutte le forme che mostrano come ci si rivolge al lettore sono formali.
    - **No**: una di esse è informale, oppure non ce n'è nessuna.

    Giudichi le forme con cui ci si rivolge al lettore e le forme verbali che le accompagnano, non l'argomento.
preset-cocoa-matches-level-matches-prompt = Il testo si rivolge al lettore in modo formale?
preset-cocoa-matches-level-matches-option-yes = Sì
preset-cocoa-matches-level-matches-option-no = No

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Valutare la qualità di una traduzione, da 1 a 6
preset-cocoa-quality-1-6-instructions =
    Confronti la traduzione con il testo di partenza e le dia un voto da **1** (scarsa) a **6** (perfetta).

    - Giudichi se dice ciò che dice il testo di partenza, e se è corretta e si legge bene.
    - Il modo di rivolgersi al lettore si valuta altrove: una traduzione formale e una informale possono essere entrambe perfette.

    Guida:

    - **6**: nulla da cambiare. **5**: un piccolo difetto. **4**: alcuni piccoli difetti, il senso è intero.
    - **3**: una parte del senso è perduta o sbagliata. **2**: lo è quasi tutto. **1**: non è una traduzione del testo di partenza.
preset-cocoa-quality-1-6-quality-prompt = Com'è questa traduzione?
preset-cocoa-quality-1-6-quality-point-1 = Scarsa
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = La fermata dell'autobus è accanto alla scuola.
preset-cocoa-quality-1-6-quality-point-2 = Debole
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = Ho dimenticato l'autobus e sono tornato a casa.
preset-cocoa-quality-1-6-quality-point-3 = Discreta
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = Ho dimenticato l'ombrello a casa e mi sono bagnato in autobus.
preset-cocoa-quality-1-6-quality-point-4 = Buona
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = Ho dimenticato il mio ombrello in bus ed ero molto bagnato quando sono venuto in casa.
preset-cocoa-quality-1-6-quality-point-5 = Molto buona
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = Ho dimenticato l'ombrello sull'autobus, perciò ero fradicio quando io sono arrivato a casa.
preset-cocoa-quality-1-6-quality-point-6 = Perfetta
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = Ho dimenticato l'ombrello sull'autobus, così sono arrivato a casa fradicio.

## cocoa/second-level

preset-cocoa-second-level-title = La stessa traduzione, informale
preset-cocoa-second-level-instructions =
    Vede un testo di partenza e la sua traduzione **formale**, con segnate le parole che la rendono formale. Scriva la traduzione in modo **informale**, come parlerebbe a un amico, partendo da quella che c'è. Poi segni ogni parola o espressione che porta l'informalità.

    - Cambi **soltanto** le parole che portano la formalità: forme con cui ci si rivolge a qualcuno, forme verbali che le accompagnano, saluti, titoli.
    - Tutto il resto rimane com'è, anche dove Lei l'avrebbe detto altrimenti.
    - Segni una parola solo se mostra il livello anche fuori contesto. Il tono da solo non è un segno.
    - Se non capisce il testo, o non è d'accordo con i suoi segni, lo dica invece di indovinare.

    Esempio: *[F]Potrebbe[/F] entrare?* > *[F]Puoi[/F] entrare?*
preset-cocoa-second-level-second-level-prompt = Modifichi la traduzione in modo che sia informale.
preset-cocoa-second-level-marks-prompt = Quali parole portano la formalità?
preset-cocoa-second-level-marks-label-f = Porta la formalità

## cocoa/tag

preset-cocoa-tag-title = Segnare le parole che portano la formalità
preset-cocoa-tag-instructions =
    Legga il testo e segni **ogni parola o espressione che mostra come ci si rivolge al lettore**, con la sua etichetta.

    - Segni la forma stessa: il pronome, la forma verbale che lo accompagna, il saluto o il titolo. Tralasci ciò che sta in mezzo.
    - Segni una parola solo se mostra il livello anche fuori contesto. Il tono da solo non è un segno.
    - Se nulla nel testo mostra un livello, non segni nulla.

    Esempi:

    - *[FORMAL]Potrebbe[/FORMAL] dirmi, [FORMAL]signore[/FORMAL], dov'è la stazione?*
    - *[INFORMAL]ciao[/INFORMAL] [INFORMAL]sai[/INFORMAL] dov'è la stazione*
preset-cocoa-tag-formality-prompt = Quali parole portano la formalità?
preset-cocoa-tag-formality-label-formal = Formale
preset-cocoa-tag-formality-label-informal = Informale

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Tradurre in modo formale e segnare ciò che rende formale
preset-cocoa-translate-and-tag-instructions =
    Traduca il testo **da zero**, in modo **formale**: come parlerebbe a una persona sconosciuta e più anziana di Lei. Poi segni ogni parola o espressione della traduzione che porta la formalità.

    - Segni la forma stessa: il pronome, la forma verbale che lo accompagna, il saluto o il titolo. Tralasci ciò che sta in mezzo.
    - Segni una parola solo se mostra il livello anche fuori contesto. Il tono da solo non è un segno.
    - Non introduca a forza tali parole: se una traduzione formale non ne richiede, non segni nulla.
    - Se non capisce il testo, o se non si può dire in modo formale, lo dica invece di indovinare.

    Esempio: *Can you come in?* > *[F]Potrebbe[/F] entrare?*
preset-cocoa-translate-and-tag-translation-prompt = La Sua traduzione, formale
preset-cocoa-translate-and-tag-marks-prompt = Quali parole portano la formalità?
preset-cocoa-translate-and-tag-marks-label-f = Porta la formalità
