### Rifiuti di definizioni di compiti: il compito, le sue domande, il suo test e gli altri passi di qualificazione, il compito da cui riceve i testi.

task-needs-title = Indichi un titolo in almeno una lingua.
lease-out-of-range = Scelga un tempo di inattività da 1 minuto a 10.080 minuti (7 giorni).
task-needs-question = Aggiunga almeno una domanda.
diff-needs-pair = Per mostrare le differenze servono un testo di partenza e un solo output (soggetto «pair»).
hidden-words-cannot-be-marked = I partecipanti non possono evidenziare parole nascoste. Mostri i testi invariati (visualizzazione «plain») oppure rimuova le domande con span.
pilot-text-cannot-be-skipped = I partecipanti devono scrivere ogni testo pilota, perché lo legge un revisore. Non permetta di saltare la domanda.
rewriting-shows-plain = Un testo che i partecipanti riscrivono deve essere mostrato invariato (visualizzazione «plain»).
lexicon-one-word = «{ $word }» non è una sola parola. Scriva una parola per riga.
lexicon-parts = «{ $word }» non verrebbe nascosto, perché i testi sono divisi in parole e segni di punteggiatura. Scriva le sue parti su righe separate.
lexicon-is-empty = Il compito nasconde parole, ma l'elenco di parole per questa lingua ({ $language }) è vuoto. Aggiunga parole nell'editor del compito, una per riga. Il comando «concord style lexicon» elenca le parole più tipiche di un modello di stile.
known-one-item = Gli item gold devono avere lo stesso aspetto di tutti gli altri, quindi ogni HIT deve avere un solo item. Imposti a 1 gli item per HIT oppure disattivi gli item gold.
known-is-no-gate = Gli item gold appaiono durante il lavoro, quindi «known» non può essere un passo di qualificazione. Lo rimuova dai passi.
known-not-in-pilot = Una fase pilota non può avere item gold, perché i suoi testi li legge una persona.
system-needs-text = Solo un compito in cui i partecipanti scrivono testi (tipo di domanda «text») può indicare un sistema. Lasci vuoto il nome del sistema.
system-name = Il nome di un sistema deve avere da 1 a { $most } caratteri, senza spazi all'inizio o alla fine.
system-is-reserved = «{ $name }» è il nome di un sistema integrato. Scelga un altro nome, oppure lasci vuoto il campo per raccogliere i testi come «human».
preset-is-fixed = Questo compito è stato creato dal preset «{ $preset }», che non si può cambiare. Per un altro preset aggiunga un altro compito.
task-was-changed = Qualcun altro ha modificato questo compito dopo che Lei l'ha aperto. I Suoi dati sono ancora nel modulo. Salvi di nuovo per sostituire le modifiche dell'altra persona, oppure riapra il compito per vederle.
definition-too-large = La definizione di un compito può avere al massimo { $mebibytes } MiB. Usi meno testi o testi più brevi.
definition-unreadable = Questa non è la definizione di un compito. { $details }
nothing-to-publish = Dall'ultima versione non è cambiato nulla, quindi non c'è niente da pubblicare.
just-published = Qualcun altro ha appena pubblicato questa bozza. Ricarichi la pagina.
draft-exists = Questo compito ha già una bozza. Modifichi quella bozza.
rewrites-per-hit = Un HIT in cui i partecipanti scrivono testi può avere al massimo { $most } item, così che possano finirlo in tempo.

of-question = Domanda «{ $key }»: { $reason }
key-is-used-twice = Due domande hanno la chiave «{ $key }». Dia a ogni domanda una chiave propria.
not-a-key = «{ $key }» non può essere una chiave. Usi da 1 a 40 lettere minuscole (a–z), cifre o trattini bassi (_).
skip-is-not-needed = I partecipanti possono lasciare vuota una risposta di tipo «{ $kind }», quindi non serve un'opzione per saltarla.
own-spans-need-text = Chiede evidenziazioni in un testo scritto dal partecipante. Metta prima una domanda di tipo «text».
own-spans-twice = Un'altra domanda chiede già evidenziazioni nel testo di «{ $written }». Tenga una sola delle due domande.
own-spans-no-condition = Si risponde insieme a «{ $written }», quindi non può avere una condizione né essere saltata. Rimuova entrambe le impostazioni.
condition-without-question = La condizione si riferisce a «{ $other }», che non è una domanda precedente. Scelga una domanda che viene prima di questa.
condition-on-other-type = Una condizione può riferirsi a una scala, a una scelta o a un cursore con al massimo { $most } numeri, ma non a «{ $other }». Scelga un'altra domanda.
condition-never-met = «{ $answer }» non è una risposta possibile a «{ $other }». Corregga la condizione.
condition-is-empty = La condizione non indica nessuna risposta a «{ $other }». Indichi almeno una risposta oppure rimuova la condizione.
choice-needs-one-text = Riguarda un solo testo, ma il compito ne mostra più di uno. Scelga un altro tipo di domanda oppure mostri un solo testo.
options-out-of-range = Propone { $n ->
    [one] { $n } risposta
   *[other] { $n } risposte
}. Ne proponga da { $low } a { $high }.
option-is-reserved = La chiave «{ $key }» è riservata alle risposte scritte con parole proprie. Scelga un'altra chiave.
option-is-twice = Propone due volte la risposta «{ $key }». Ne rimuova una.
option-without-label = La risposta «{ $key }» non ha un'etichetta. Ne scriva una.
pairwise-needs-two = Confronta due output, quindi il compito deve mostrare due output (soggetto «sides» o «two»).
ranking-needs-several = Mette in ordine degli output, quindi il compito deve mostrarne più di uno (soggetto «outputs»).
rating-of-two = Il compito mostra due output da confrontare. Usi il tipo di domanda «pairwise» invece di «{ $kind }».
scale-points-order = Una scala deve avere almeno due punti, dal numero più piccolo al più grande.
scale-needs-label = Nessun punto ha un'etichetta. Scriva che cosa significa almeno uno dei punti.
slider-step = Il passo deve essere maggiore di 0.
slider-ends = Il numero più grande deve essere maggiore del più piccolo.
slider-steps = L'intervallo da { $low } a { $high } non si può dividere in passi di { $step }. Cambi uno di questi numeri.
slider-numbers = Il cursore ha { $n ->
    [one] { $n } numero diverso
   *[other] { $n } numeri diversi
}. Il massimo è { $most }. Scelga un passo più grande.
anchors-order = Disponga gli ancoraggi dal numero più piccolo al più grande.
anchor-off-slider = L'ancoraggio { $at } non è un numero del cursore. Lo sposti su uno dei passi.
anchors-at-ends = Il cursore deve avere ancoraggi con un'etichetta alle due estremità, { $low } e { $high }.
question-needs-source = Usa il testo di partenza, ma il compito non lo mostra (soggetto «source» o «pair»).
question-needs-output = Usa un solo output, ma il compito non ne mostra esattamente uno (soggetto «output» o «pair»).
prefill-own-answer = Il testo iniziale non può essere la risposta del partecipante stesso. Usi «source» o «output».
prefill-is-required = Un testo che parte da un testo iniziale deve essere obbligatorio. Altrimenti un testo invariato varrebbe come risposta.
example-is-empty = Uno degli esempi è vuoto. Scriva un testo oppure rimuova l'esempio.
example-is-pair = «{ $first }» con «{ $second }» è un esempio di due testi, ma la domanda ne riguarda uno solo. Usi un solo testo oppure mostri coppie (soggetto «pair» o «outputs»).
example-off-scale = «{ $typed }» è un esempio per { $value }, che non è un punto della scala.

text-of-title = Titolo
text-of-instructions = Istruzioni
text-of-question = Domanda «{ $question }»
# Arguments: $question, $at
text-of-label = Domanda «{ $question }», etichetta di { $at }
# Arguments: $question, $at
text-of-examples = Domanda «{ $question }», esempi di { $at }
# Arguments: $name, $language
text-is-missing = { $name }: manca il testo in questa lingua ({ $language }). Lo scriva oppure elimini questo testo in tutte le lingue.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }): il testo è stato scritto per i punti precedenti della scala. Lo modifichi, lo elimini o confermi che è ancora adatto.
# Arguments: $name, $language, $first
text-is-outdated = { $name }: il testo in questa lingua ({ $language }) è ancora quello del preset, ma quello nella prima lingua ({ $first }) è stato modificato. Lo modifichi o confermi che è ancora adatto.
text-is-copied = { $name } ({ $language }): il preset non ha un testo in questa lingua, quindi questo è quello inglese. Lo traduca o confermi che è adatto.
text-was-added = { $name } ({ $language }): il testo è stato ripreso dal preset quando è stata aggiunta la lingua. Lo modifichi o confermi che è adatto.
text-is-placeholder = { $name } ({ $language }): ogni nuovo compito inizia con questo testo. Scriva il Suo o confermi che è adatto.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] { $n } altro testo è da controllare. L'editor del compito lo elenca.
   *[other] { $n } altri testi sono da controllare. L'editor del compito li elenca.
}
# Arguments: $n, $most
scale-too-long = La scala ha { $n } punti. Il massimo è { $most }. Per più numeri usi il tipo di domanda «Cursore».

feed-no-such-place = Non c'è un compito { $task }. Il primo compito di uno studio ha il numero 1.
feed-several-outputs = Un compito che confronta più output non può ricevere i testi da un altro compito. Mostri un testo di partenza, un output o una coppia (soggetto «source», «output» o «pair»).
feed-one-item = Un compito che riceve i testi da un altro compito ha un solo item per HIT. Imposti a 1 gli item per HIT, oppure faccia ricevere al compito i testi dai lotti.
feed-memory-needs-source = I testi precedenti si trovano in base al testo di partenza, quindi il compito deve mostrarlo (soggetto «source» o «pair»).
feed-circle = I compiti { $way } ricevono i testi l'uno dall'altro in circolo. Scelga un altro compito.
feed-no-task = Lo studio non ha un compito { $task }. Scelga uno dei compiti { $list }.
feed-no-other-task = Lo studio non ha un compito { $task } e non ha ancora altri compiti.
feed-nothing-written = Nel compito { $task } i partecipanti non scrivono testi (non ha domande di tipo «text»). Scelga un altro compito.
feed-from-pilot = Il compito { $task } raccoglie testi pilota, che vengono rivisti ma non passati ad altri compiti. Scelga un altro compito.
feed-nothing-marked = Nel compito { $task } i partecipanti non evidenziano parole nei propri testi (non ha domande di tipo «spans» su «answer»). Disattivi questa opzione oppure scelga un altro compito.

task-asks-nothing-a-test-can = Questo compito non ha domande che un test possa porre. Scelga un altro compito o scriva le domande.
test-cannot-ask = «{ $question }» chiede un testo, che un test non può verificare. Scelga un altro tipo.
key-is-a-column = «{ $key }» è già una colonna dei testi di un test. Scelga un'altra chiave.
outputs-of-test-item = Output necessari: da { $least } a { $most }. Questo item ne ha { $n }.
test-size = Un test deve avere da 1 a { $most } testi.
gate-is-set-in-task = Gli item gold si impostano nel compito.
gate-without-rule = La fase pilota non ha impostazioni proprie. Imposti il numero di testi pilota nella revisione madrelingua.
not-an-amount = Scriva un importo di denaro, per esempio { $example } ({ $currency }).
amount-too-high = L'importo massimo è { $most }.
# Arguments: $most
column-to-show = Scriva il nome di una colonna, in al massimo { $most } caratteri.
# Arguments: $name
column-is-shown-twice = La colonna «{ $name }» è mostrata due volte. Ne tolga una.
# The name of a text of a task
# Arguments: $at
text-of-column = Etichetta della colonna «{ $at }»

not-a-picture = Questo file non è un'immagine PNG, JPEG, WebP o GIF. Salvi l'immagine in uno di questi formati e la carichi di nuovo. I file SVG non sono accettati.
# Arguments: $n, $most
picture-too-large = L'immagine ha { $n } KiB. Il massimo è { $most } KiB. La riduca e la carichi di nuovo.
too-many-pictures = Uno studio può avere al massimo { $most } immagini. Ne elimini una che non è usata.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Istruzioni ({ $language }): { $reason }
picture-is-unknown = Questo studio non ha un'immagine «{ $name }». La carichi nella pagina «Immagini», oppure corregga il nome.
picture-needs-description = L'immagine «{ $name }» non ha una descrizione. La descriva per chi non può vederla: ![descrizione]({ $name })
# Arguments: $task, $versions
picture-is-in-task = Il compito «{ $task }» mostra questa immagine (versione { $versions }), che quindi non si può eliminare. Le versioni pubblicate conservano le loro immagini.
picture-is-in-test = Il test di qualificazione ({ $language }) mostra questa immagine, che quindi non si può eliminare. La tolga prima dalle istruzioni del test.
# Arguments: $name, $most
picture-name = «{ $name }» non può essere il nome di un'immagine. Usi da 1 a { $most } lettere (a–z), cifre, trattini, trattini bassi e punti.
picture-is-twice = Due immagini hanno il nome «{ $name }». Dia a ogni immagine un nome proprio.
picture-is-another = Lo studio ha già un'altra immagine con il nome «{ $name }». Dia un altro nome alla nuova immagine.
