### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Valutare quanto resta del contenuto, senza le parole di stile
preset-mir-content-masked-instructions =
    Confronti i due testi e indichi quanto del **contenuto** del primo si trova nel secondo, da **1** a **5**.

    - Non consideri lo stile: un testo formale e uno informale possono avere lo stesso contenuto.
    - Ciò che è stato aggiunto, perso o modificato abbassa la valutazione.

    Le parole che danno lo stile sono nascoste in entrambi i testi: **[…]** sta al posto di ciascuna. Giudichi dalle parole che vede, senza indovinare le altre.

    Esempi, per *il […] cane è […] […] dove […] preso*:

    - *Il […] cane è […]. Dove […] preso?* : **5**.
    - *Il […] cane è […].* : **3**, manca la domanda.
    - *[…] comprare un gatto.* : **1**.
preset-mir-content-masked-content-prompt = Quanto del contenuto è rimasto?
preset-mir-content-masked-content-point-1 = Niente
preset-mir-content-masked-content-point-2 = Poco
preset-mir-content-masked-content-point-3 = Circa la metà
preset-mir-content-masked-content-point-4 = La maggior parte
preset-mir-content-masked-content-point-5 = Tutto

## mir/content-unmasked

preset-mir-content-unmasked-title = Valutare quanto resta del contenuto
preset-mir-content-unmasked-instructions =
    Confronti i due testi e indichi quanto del **contenuto** del primo si trova nel secondo, da **1** a **5**.

    - Non consideri lo stile: un testo formale e uno informale possono avere lo stesso contenuto.
    - Ciò che è stato aggiunto, perso o modificato abbassa la valutazione.

    Esempi, per *il tuo cane è troppo carino dove l'hai preso*:

    - *Il Suo cane è delizioso. Dove l'ha preso?* : **5**.
    - *Il Suo cane è delizioso.* : **3**, manca la domanda.
    - *Vorrei comprare un gatto.* : **1**.
preset-mir-content-unmasked-content-prompt = Quanto del contenuto è rimasto?
preset-mir-content-unmasked-content-point-1 = Niente
preset-mir-content-unmasked-content-point-2 = Poco
preset-mir-content-unmasked-content-point-3 = Circa la metà
preset-mir-content-unmasked-content-point-4 = La maggior parte
preset-mir-content-unmasked-content-point-5 = Tutto

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Valutare quanto è formale un testo, da 1 a 5
preset-mir-intensity-absolute-instructions =
    Legga il testo e indichi quanto è marcato il suo stile **formale**, da **1** a **5**.

    - Giudichi il modo di esprimersi: parole, costruzioni, cortesia, abbreviazioni, punteggiatura.
    - Non consideri l'argomento, né se il testo ha senso.

    Esempi:

    - *faccio tardi raga ahah* : **1**, non c'è nulla di formale.
    - *Arriverò in ritardo, mi dispiace.* : **3**, né l'uno né l'altro.
    - *Mi rincresce informarLa che giungerò in ritardo.* : **5**, formale da cima a fondo.
preset-mir-intensity-absolute-intensity-prompt = Quanto è formale questo testo?
preset-mir-intensity-absolute-intensity-point-1 = Per niente
preset-mir-intensity-absolute-intensity-point-2 = Un po'
preset-mir-intensity-absolute-intensity-point-3 = Abbastanza
preset-mir-intensity-absolute-intensity-point-4 = In gran parte
preset-mir-intensity-absolute-intensity-point-5 = Completamente

## mir/intensity-relative

preset-mir-intensity-relative-title = Valutare la differenza fra due stili
preset-mir-intensity-relative-instructions =
    Legga entrambi i testi e indichi quanto sono diversi i loro **stili**, da **1** a **5**.

    - Confronti quanto sono formali o informali, non ciò che dicono: due testi su cose diverse possono avere lo stesso stile.
    - Non importa quale dei due sia il più formale.

    Esempi:

    - *faccio tardi raga ahah* e *nn riesco alle 8 ahah* : **1**, entrambi da chat.
    - *faccio tardi raga ahah* e *Arriverò in ritardo, mi dispiace.* : **3**.
    - *faccio tardi raga ahah* e *Mi rincresce informarLa che giungerò in ritardo.* : **5**.
preset-mir-intensity-relative-difference-prompt = Quanto sono diversi gli stili dei due testi?
preset-mir-intensity-relative-difference-point-1 = Identici
preset-mir-intensity-relative-difference-point-2 = Leggermente diversi
preset-mir-intensity-relative-difference-point-3 = Abbastanza diversi
preset-mir-intensity-relative-difference-point-4 = Molto diversi
preset-mir-intensity-relative-difference-point-5 = Completamente diversi

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Valutare quanto è naturale un testo
preset-mir-naturalness-absolute-instructions =
    Legga il testo e indichi quanto è probabile che l'abbia scritto una persona cresciuta con questa lingua, da **1** a **5**.

    - Giudichi come si legge, non ciò che dice né quanto è formale.
    - Una persona può fare un errore; un testo senza errori può comunque essere qualcosa che nessuno scriverebbe.

    Esempi:

    - *ieri eravamo li ed e bellissimo* : **4**, trascurato, ma qualcuno può scrivere così.
    - *Il era posto bello di noi andando bello.* : **1**, nessuno lo scriverebbe.
preset-mir-naturalness-absolute-naturalness-prompt = Quanto è naturale questo testo?
preset-mir-naturalness-absolute-naturalness-point-1 = Per niente
preset-mir-naturalness-absolute-naturalness-point-2 = Quasi per niente
preset-mir-naturalness-absolute-naturalness-point-3 = Abbastanza
preset-mir-naturalness-absolute-naturalness-point-4 = In gran parte
preset-mir-naturalness-absolute-naturalness-point-5 = Completamente

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Indicare quale testo è più naturale
preset-mir-naturalness-relative-instructions =
    Legga i due testi e scelga quello che è più probabile sia stato scritto da una persona di madrelingua.

    - Giudichi come si legge, non che cosa dice né quanto è formale.
    - Deve sceglierne uno, anche se la differenza è piccola. La posizione dei testi è casuale.
preset-mir-naturalness-relative-naturalness-prompt = Quale testo è più naturale?
