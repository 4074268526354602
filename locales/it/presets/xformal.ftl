### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = Indicare che cosa è cambiato in una riscrittura
preset-xformal-edit-types-instructions =
    Confronti la riscrittura con l'originale e spunti **ogni** tipo di cambiamento che vede. Una stessa parola può averne più di uno.

    - **Maiuscole**: *roma* > *Roma*, *MAI* > *Mai*.
    - **Punteggiatura**: aggiunta, tolta o sostituita.
    - **Parafrasi**: la stessa cosa, detta con altre parole.
    - **Riempitivi tolti**: *cioè*, *tipo*, *insomma*.
    - **Completamento**: c'è una parola che mancava: *Visto Paolo?* > *Hai visto Paolo?*
    - **Contesto aggiunto**: ciò che l'originale lascia solo intendere.
    - **Contrazioni**: *'sto* > *questo*.
    - **Ortografia**: una parola scritta male è stata corretta.
    - **Abbreviazioni e scrittura da chat**: *cmq* > *comunque*.
    - **Gergo e modi di dire**: *al verde* > *senza denaro*.
    - **Cortesia**: *per favore*, *potrebbe*, la forma di cortesia.
    - **Frasi divise**: una frase è diventata più frasi.
    - **Pronomi relativi**: *il film che ti parlavo* > *il film di cui ti parlavo*.

    Se manca qualcosa in questo elenco, lo scriva accanto ad **Altro**. Se non è cambiato niente, spunti solo **Non è cambiato niente**.
preset-xformal-edit-types-edit-types-prompt = Che cosa è cambiato?
preset-xformal-edit-types-edit-types-option-capitalization = Maiuscole
preset-xformal-edit-types-edit-types-option-punctuation = Punteggiatura
preset-xformal-edit-types-edit-types-option-paraphrase = Parafrasi
preset-xformal-edit-types-edit-types-option-delete-fillers = Riempitivi tolti
preset-xformal-edit-types-edit-types-option-completion = Completamento
preset-xformal-edit-types-edit-types-option-add-context = Contesto aggiunto
preset-xformal-edit-types-edit-types-option-contractions = Contrazioni
preset-xformal-edit-types-edit-types-option-spelling = Ortografia
preset-xformal-edit-types-edit-types-option-normalization = Abbreviazioni e scrittura da chat
preset-xformal-edit-types-edit-types-option-slang-idioms = Gergo e modi di dire
preset-xformal-edit-types-edit-types-option-politeness = Cortesia
preset-xformal-edit-types-edit-types-option-split-sentences = Frasi divise
preset-xformal-edit-types-edit-types-option-relativizers = Pronomi relativi
preset-xformal-edit-types-edit-types-option-unchanged = Non è cambiato niente

## xformal/fluency

preset-xformal-fluency-title = Valutare la scorrevolezza
preset-xformal-fluency-instructions =
    Legga il testo e indichi se si legge come italiano naturale e corretto, da **1** a **5**.

    - **5 Perfetto**: si legge senza esitazioni e senza errori.
    - **4 Comprensibile**: ci sono alcuni errori o passaggi goffi, ma il senso è chiaro.
    - **3 In parte comprensibile**: se ne capisce una parte, oppure occorre rileggere.
    - **2 Incomprensibile**: le parole sono italiane, ma insieme non hanno senso.
    - **1 Impossibile da giudicare**: il testo è vuoto o in un'altra lingua.

    Un testo informale può essere perfettamente scorrevole.
preset-xformal-fluency-fluency-prompt = Quanto è scorrevole questo testo?
preset-xformal-fluency-fluency-point-1 = Impossibile da giudicare
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Incomprensibile
preset-xformal-fluency-fluency-point-2-example-1 = La finestra va il martedì sotto.
preset-xformal-fluency-fluency-point-3 = In parte comprensibile
preset-xformal-fluency-fluency-point-3-example-1 = Ha detto il treno che era ieri lui non viene là.
preset-xformal-fluency-fluency-point-4 = Comprensibile
preset-xformal-fluency-fluency-point-4-example-1 = nn so dove a messo le chiavi
preset-xformal-fluency-fluency-point-5 = Perfetto
preset-xformal-fluency-fluency-point-5-example-1 = Non so dove abbia messo le chiavi.

## xformal/formality

preset-xformal-formality-title = Valutare la formalità
preset-xformal-formality-instructions =
    Legga il testo e indichi quanto è formale, da **-3** a **3**.

    - Giudichi il modo di esprimersi: scelta delle parole, costruzioni, cortesia, abbreviazioni, punteggiatura.
    - Non consideri l'argomento, né se è d'accordo con quanto si dice.
    - Una frase può contenere un errore ed essere formale; può essere senza errori ed essere informale.
preset-xformal-formality-formality-prompt = Quanto è formale questo testo?
preset-xformal-formality-formality-point-minus-3 = Molto informale
preset-xformal-formality-formality-point-minus-3-example-1 = oddio raga nn trovo + il cell ahah
preset-xformal-formality-formality-point-minus-2 = Informale
preset-xformal-formality-formality-point-minus-2-example-1 = ma hai visto che ore sono o no?
preset-xformal-formality-formality-point-minus-1 = Un po' informale
preset-xformal-formality-formality-point-minus-1-example-1 = È proprio un peccato che non vieni con noi.
preset-xformal-formality-formality-point-0 = Neutro
preset-xformal-formality-formality-point-0-example-1 = Il negozio chiude alle diciotto.
preset-xformal-formality-formality-point-1 = Un po' formale
preset-xformal-formality-formality-point-1-example-1 = I visitatori possono lasciare il cappotto all'ingresso.
preset-xformal-formality-formality-point-2 = Formale
preset-xformal-formality-formality-point-2-example-1 = La preghiamo di confermare la Sua partecipazione.
preset-xformal-formality-formality-point-3 = Molto formale
preset-xformal-formality-formality-point-3-example-1 = Voglia gradire i miei più distinti saluti.

## xformal/meaning

preset-xformal-meaning-title = Valutare la conservazione del significato
preset-xformal-meaning-instructions =
    Confronti i due testi e indichi se vogliono dire la stessa cosa, da **1** a **6**.

    - Non consideri lo stile né gli errori, a meno che non impediscano di capire.
    - Un'informazione aggiunta, persa o modificata abbassa la valutazione.
    - Un testo formale e uno informale possono essere del tutto equivalenti.
preset-xformal-meaning-meaning-prompt = I due testi hanno lo stesso significato?
preset-xformal-meaning-meaning-point-1 = Completamente diversi
preset-xformal-meaning-meaning-point-1-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-1-example-1-output = Stasera preferisco cenare a casa.
preset-xformal-meaning-meaning-point-2 = Non equivalenti, ma sullo stesso argomento
preset-xformal-meaning-meaning-point-2-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-2-example-1-output = L'autobus costa meno dell'automobile.
preset-xformal-meaning-meaning-point-3 = Non equivalenti, ma con alcuni dettagli in comune
preset-xformal-meaning-meaning-point-3-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-3-example-1-output = Mia sorella ha comprato un'automobile la settimana scorsa.
preset-xformal-meaning-meaning-point-4 = Più o meno equivalenti
preset-xformal-meaning-meaning-point-4-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-4-example-1-output = Mia sorella ha venduto l'automobile e usa i mezzi pubblici.
preset-xformal-meaning-meaning-point-5 = In gran parte equivalenti
preset-xformal-meaning-meaning-point-5-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-5-example-1-output = Mia sorella ha venduto l'automobile di recente e ora prende l'autobus.
preset-xformal-meaning-meaning-point-6 = Completamente equivalenti
preset-xformal-meaning-meaning-point-6-example-1-source = mia sorella ha venduto la macchina la settimana scorsa, adesso prende l'autobus
preset-xformal-meaning-meaning-point-6-example-1-output = La settimana scorsa mia sorella ha venduto l'automobile; ora prende l'autobus.

## xformal/quality

preset-xformal-quality-title = Valutare la qualità di una riscrittura
preset-xformal-quality-instructions =
    Confronti la riscrittura con l'originale e la giudichi nel suo insieme.

    - **Eccellente**: è formale, si legge bene e dice ciò che dice l'originale.
    - **Accettabile**: ha piccole debolezze di stile, di lingua o di significato, che si possono correggere in fretta.
    - **Scarsa**: è appena più formale, è difficile da capire, oppure dice un'altra cosa.
preset-xformal-quality-quality-prompt = Quanto è buona questa riscrittura?
preset-xformal-quality-quality-option-excellent = Eccellente
preset-xformal-quality-quality-option-acceptable = Accettabile
preset-xformal-quality-quality-option-poor = Scarsa

## xformal/ranking

preset-xformal-ranking-title = Mettere in ordine le riscritture
preset-xformal-ranking-instructions =
    Vedrà una frase informale, una riscrittura fatta da una persona e poi alcune riscritture da confrontare. Metta in ordine queste ultime dalla **migliore** (posto 1) alla **peggiore**.

    - La migliore è la più **formale** tra quelle che si leggono bene e conservano il significato.
    - Un testo che cambia il significato o che non si capisce va dopo gli altri, anche se è formale.
    - Due testi di pari valore possono avere lo stesso posto.

    La riscrittura umana serve da confronto e non va classificata. L'ordine in cui appaiono i testi è casuale.
preset-xformal-ranking-ranking-prompt = Metta in ordine queste riscritture, dalla migliore alla peggiore.

## xformal/rewrite

preset-xformal-rewrite-title = Riscrivere in stile formale
preset-xformal-rewrite-instructions =
    Legga la frase informale e scriva una frase italiana **formale** che dica **la stessa cosa**.

    - Consideri ogni frase da sola.
    - Usi soltanto ciò che si trova nella frase: non aggiunga e non tolga nulla.
    - Correggere punteggiatura, maiuscole o abbreviazioni non basta: cambi anche le parole e le costruzioni informali.
    - Scriva come a una persona che non conosce e che rispetta.

    Frase informale: *mio fratello di computer nn ci capisce na mazza, è un disastro.....*

    - **Bene**: «Mio fratello non ha alcuna competenza informatica, il che è assai spiacevole.» Lo stile è formale e il significato è conservato.
    - **Da evitare**: «Mio fratello di computer non ci capisce na mazza, è un disastro.» Sono cambiate solo l'abbreviazione e la punteggiatura: la frase resta informale.
    - **Da evitare**: «Mio fratello è poco intelligente e ha venduto il computer.» Lo stile è formale, ma il significato è cambiato.
preset-xformal-rewrite-rewrite-prompt = Scriva questa frase in stile formale.
