### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = Generale

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = I partecipanti riscrivono ogni testo di partenza in un altro stile.
preset-about-xformal-formality = Quanto è formale un testo, da −3 a 3. Ancoraggi: Lahiri (2015), come in XFORMAL.
preset-about-xformal-fluency = Quanto è scorrevole un testo, da 1 a 5. Ancoraggi: Heilman et al. (2014), come in XFORMAL; «Other» (1) è reso esplicito.
preset-about-xformal-meaning = Se il testo di partenza e la riscrittura hanno lo stesso significato, da 1 a 6. Ancoraggi: Agirre et al. (2016), come in XFORMAL.
preset-about-xformal-ranking = Mettere in ordine più riscritture di un testo di partenza, mostrate insieme al testo e a una riscrittura umana.
preset-about-xformal-quality = Se una riscrittura è eccellente, accettabile o scarsa. Ancoraggi: XFORMAL, appendice H.
preset-about-xformal-edit-types = Che cosa è cambiato in una riscrittura: tredici tipi di modifica e un campo per altri.

## Mir et al. 2019

preset-about-mir-intensity-absolute = Quanto è formale un testo, da 1 a 5. Ancoraggi: nostri; l'articolo non ne indica.
preset-about-mir-intensity-relative = Quanto sono diversi due stili, da 1 a 5. Ancoraggi: 1 e 5 dall'articolo, gli altri nostri.
preset-about-mir-content-unmasked = Quanto resta del contenuto, da 1 a 5. Ancoraggi: nostri; l'articolo non ne indica.
preset-about-mir-content-masked = Lo stesso, con le parole di stile nascoste in entrambi i testi. Ancoraggi: nostri; l'articolo non ne indica.
preset-about-mir-naturalness-absolute = Quanto è naturale un testo, da 1 a 5. Ancoraggi: nostri; l'articolo non ne indica.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Quale di due testi è più naturale; i partecipanti devono sceglierne uno. Gli output di COPY sono i testi originali.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Se un testo è formale o informale; i partecipanti devono scegliere.
preset-about-pang-similarity = Quanto sono simili due significati, da 1 a 4, con esempi. Ancoraggi: quelli dell'articolo; il punto 2 è abbreviato.
preset-about-pang-fluency = Quanto è scorrevole un testo, da 1 a 4, con esempi. Ancoraggi: quelli dell'articolo; il punto 2 è abbreviato.
preset-about-pang-ab-style = Quale di due riscritture ha lo stile migliore, o nessuna delle due.
preset-about-pang-ab-semantics = Quale di due riscritture conserva meglio il significato, o nessuna delle due.
preset-about-pang-ab-fluency = Quale di due riscritture è più scorrevole, o nessuna delle due.
preset-about-pang-preference = Quale di due riscritture è migliore nel complesso; i partecipanti devono sceglierne una.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Tradurre da zero in modo formale ed evidenziare le parole che indicano il registro.
preset-about-cocoa-second-level = Rendere informale una traduzione formale ed evidenziare le parole che indicano il registro.
preset-about-cocoa-gender-variant = Modificare una traduzione per l'altro genere.
preset-about-cocoa-tag = Evidenziare le parole di un testo che indicano il registro.
preset-about-cocoa-formality-label = Se un testo è formale, informale, neutro o altro.
preset-about-cocoa-quality = Quanto è buona una traduzione, da 1 a 6. Ancoraggi: 1 e 6 dall'articolo, gli altri nostri.
preset-about-cocoa-matches-level = Se un testo ha la formalità richiesta, sì o no.

## General

preset-about-pilot = Alcune riscritture che un madrelingua rivede prima che il partecipante possa continuare.
preset-about-comparison = Quale di due riscritture è migliore per stile, per significato e per scorrevolezza, o nessuna delle due.
preset-about-blank = Una fonte e una domanda con due risposte. Tutto il resto lo scrive Lei.
preset-from-scratch = Creato da zero
