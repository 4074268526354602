### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formale o informale
preset-cocoa-formality-label-instructions =
    Legga il testo e indichi in quale registro si rivolge a chi legge. Giudichi il tu, il Lei e le forme verbali che li accompagnano, non l'argomento.

    - **Formale**: solo forme formali. **Informale**: solo forme informali.
    - **Neutro**: nulla nel testo indica un registro.
    - **Altro**: ci sono entrambe, oppure il testo non si capisce.
preset-cocoa-formality-label-label-prompt = In quale registro è questo testo?
preset-cocoa-formality-label-label-option-formal = Formale
preset-cocoa-formality-label-label-option-informal = Informale
preset-cocoa-formality-label-label-option-neutral = Neutro
preset-cocoa-formality-label-label-option-other = Altro

## cocoa/gender-variant

preset-cocoa-gender-variant-title = La stessa traduzione per l'altro genere
preset-cocoa-gender-variant-instructions =
    Vede un testo di partenza e la sua traduzione. Riscriva la traduzione in modo che si rivolga a una persona dell'**altro genere**, o parli di una persona dell'altro genere, partendo dal testo che trova.

    - Cambi **soltanto** le parole che mostrano il genere e ciò che si accorda con esse.
    - Se nulla nel testo mostra il genere, lo invii così com'è.
    - Se non capisce il testo, lo dica invece di indovinare.

    Esempio: *Lei è convinta di essere stata la prima.* > *Lui è convinto di essere stato il primo.*
preset-cocoa-gender-variant-gender-variant-prompt = Modifichi la traduzione in modo che parli dell'altro genere.

## cocoa/matches-level

preset-cocoa-matches-level-title = Indicare se il testo ha la formalità richiesta
preset-cocoa-matches-level-instructions =
    Legga il testo e dica se si rivolge a chi legge in modo **formale**, come era richiesto.

    - **Sì**: tutte le forme che mostrano come ci si rivolge a chi legge sono formali.
    - **No**: una di esse è informale, oppure non ce n'è nessuna.

    Giudichi il tu, il Lei e le forme verbali che li accompagnano, non l'argomento.
preset-cocoa-matches-level-matches-prompt = Il testo si rivolge a chi legge in modo formale?
preset-cocoa-matches-level-matches-option-yes = Sì
preset-cocoa-matches-level-matches-option-no = No

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Valutare la qualità di una traduzione, da 1 a 6
preset-cocoa-quality-1-6-instructions =
    Confronti la traduzione con il testo di partenza e la valuti da **1** (pessima) a **6** (perfetta).

    - Giudichi se dice ciò che dice il testo di partenza, e se è corretta e si legge bene.
    - Il modo di rivolgersi a chi legge si valuta altrove: una traduzione formale e una informale possono essere entrambe perfette.

    Guida:

    - **6**: nulla da cambiare. **5**: un piccolo difetto. **4**: alcuni piccoli difetti, il senso è intero.
    - **3**: una parte del senso è andata persa o è sbagliata. **2**: lo è la maggior parte. **1**: non è una traduzione del testo di partenza.
preset-cocoa-quality-1-6-quality-prompt = Quanto è buona questa traduzione?
preset-cocoa-quality-1-6-quality-point-1 = Pessima
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = La fermata dell'autobus è accanto alla scuola.
preset-cocoa-quality-1-6-quality-point-2 = Scarsa
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = Ho dimenticato l'autobus e sono tornato a casa.
preset-cocoa-quality-1-6-quality-point-3 = Passabile
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
    Vede un testo di partenza e la sua traduzione **formale**, in cui sono evidenziate le parole che la rendono formale. Riscriva la traduzione in modo **informale**, come parlerebbe a un amico, partendo dal testo che trova. Poi evidenzi ogni parola o espressione che indica il registro informale.

    - Cambi **soltanto** le parole che indicano il registro formale: pronomi, forme verbali che li accompagnano, saluti, titoli.
    - Tutto il resto rimane com'è, anche dove Lei l'avrebbe detto in altro modo.
    - Evidenzi una parola solo se mostra il registro anche fuori contesto. Il tono da solo non basta.
    - Se non capisce il testo, o non è d'accordo con le parole evidenziate, lo dica invece di indovinare.

    Esempio: **Potrebbe** entrare? > **Puoi** entrare?
preset-cocoa-second-level-second-level-prompt = Modifichi la traduzione in modo che sia informale.
preset-cocoa-second-level-marks-prompt = Quali parole indicano il registro?
preset-cocoa-second-level-marks-label-f = Indica il registro

## cocoa/tag

preset-cocoa-tag-title = Evidenziare le parole che indicano il registro
preset-cocoa-tag-instructions =
    Legga il testo ed evidenzi **ogni parola o espressione che mostra come ci si rivolge a chi legge**, con la sua etichetta.

    - Evidenzi la forma stessa: il pronome, la forma verbale che lo accompagna, il saluto o il titolo. Lasci fuori ciò che sta in mezzo.
    - Evidenzi una parola solo se mostra il registro anche fuori contesto. Il tono da solo non basta.
    - Se nulla nel testo mostra un registro, scelga «Niente da evidenziare».

    Esempi:

    - Formale: **Potrebbe** dirmi, **signore**, dov'è la stazione?
    - Informale: **ciao** **sai** dov'è la stazione
preset-cocoa-tag-formality-prompt = Quali parole indicano il registro?
preset-cocoa-tag-formality-label-formal = Formale
preset-cocoa-tag-formality-label-informal = Informale

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Tradurre in modo formale ed evidenziare ciò che lo mostra
preset-cocoa-translate-and-tag-instructions =
    Traduca il testo **da zero**, in modo **formale**: come parlerebbe a una persona sconosciuta e più anziana di Lei. Poi evidenzi ogni parola o espressione della Sua traduzione che indica il registro formale.

    - Evidenzi la forma stessa: il pronome, la forma verbale che lo accompagna, il saluto o il titolo. Lasci fuori ciò che sta in mezzo.
    - Evidenzi una parola solo se mostra il registro anche fuori contesto. Il tono da solo non basta.
    - Non inserisca a forza queste parole: se una traduzione formale non ne richiede, scelga «Niente da evidenziare».
    - Se non capisce il testo, o se non si può dire in modo formale, lo dica invece di indovinare.

    Esempio: *Can you come in?* > **Potrebbe** entrare?
preset-cocoa-translate-and-tag-translation-prompt = La Sua traduzione, formale
preset-cocoa-translate-and-tag-marks-prompt = Quali parole indicano il registro?
preset-cocoa-translate-and-tag-marks-label-f = Indica il registro
