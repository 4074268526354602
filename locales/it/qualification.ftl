### The way in: terms, place, test; and why a task is closed.

read-before = Per favore, legga questo prima di cominciare. Può lasciare lo studio in qualsiasi momento.
have-agreed = Ha dato il consenso
agree = Ho letto e accetto di partecipare.
agree-and-go-on = Accetta e continua
terms-unwritten = Scrive e valuta brevi testi per la ricerca. Le Sue risposte sono salvate sotto uno pseudonimo e possono essere pubblicate con questo pseudonimo. Il Suo nome e il Suo indirizzo e-mail non vengono pubblicati.
consent-counts-typing = Mentre scrive un testo, la pagina conta le lettere che Lei digita e incolla e confronta le pause tra una lettera e l'altra. Questo aiuta a capire se il testo è stato scritto da una persona.
consent-compares-devices = Lo studio controlla se più partecipanti usano lo stesso dispositivo o la stessa rete. Per questo il Suo browser conserva un numero casuale in un cookie per un massimo di 180 giorni. Il numero e il Suo indirizzo di rete vengono salvati come codici, confrontati solo all'interno di questo studio, fino alla cancellazione dei Suoi dati personali.
where-are-you = Dove si trova?
please-choose = Scelga
country-now = Il Paese in cui si trova ora
country-compared = La Sua risposta viene confrontata con il Paese della Sua connessione, se è noto. Se i due Paesi sono diversi, una persona verifica.
answer = Invia la risposta
confirm-country = Ha scelto: { $country }. Si trova lì ora?
confirm-country-means = Con questa risposta forse non potrà partecipare. La controlli prima di inviarla.
confirm-country-yes = Sì, mi trovo lì
confirm-country-change = Scegli un altro Paese
correct-country = Ho scelto il Paese sbagliato
correct-country-means = Può correggere la Sua risposta una volta sola. Poi una persona la esaminerà.
correct-country-send = Invia la correzione
may-go-on = Può continuare
person-will-look = Una persona esaminerà la Sua risposta
not-open-to-you = Non può partecipare a questo studio
back-to-study = Torna allo studio
rule-all-countries = La regola: questo studio accetta persone di tutti i Paesi.
rule-countries = La regola: questo studio accetta persone che si trovano in uno di questi Paesi: { $names }.
open-to-countries = Può partecipare se si trova in uno di questi Paesi: { $names }.
to-consent = Al modulo di consenso
to-country = Alla domanda sul Suo Paese
to-test = Al test
to-tasks = Ai miei compiti
questions-to = Domande? Scriva a { $contact }.
passed = Superato
not-passed = Non superato
test-result = Esito del test
points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100; ne servivano { $needed }. Tentativo { $attempt }.
no-attempt-left = Non Le restano tentativi, quindi i compiti che richiedono questo test restano chiusi per Lei. Grazie per averci provato.
test-of = Test di formalità: { $language }
test-closed = Il test non è aperto per Lei ora
latest-gave = Nel Suo ultimo tentativo ha ottenuto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100.
another-attempt = Un altro tentativo
still-left = Tentativi rimasti: { $left }.
test-about = { $n ->
    [one] { $n } frase
   *[other] { $n } frasi
}, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Una risposta è giusta se si scosta da quella delle persone esperte di { $tolerance ->
    [one] { $tolerance } punto
   *[other] { $tolerance } punti
} al massimo. Servono { $needed } punti su 100. Numero totale di tentativi: { $attempts }.
test-in = Test di qualificazione ({ $language })
test-about-texts = { $n ->
    [one] { $n } testo
   *[other] { $n } testi
}, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Servono { $needed } punti su 100. Tentativi in tutto: { $attempts }.
hand-in = Invia il test

## The test itself, unless a study has instructions of its own

test-instructions =
    Leggerà otto frasi. Per ciascuna indichi quanto è informale o formale, da **-3** (molto informale) a **3** (molto formale).

    Non occorre trovare il valore esatto. Si affidi al Suo senso della lingua e giudichi la forma, non l'argomento.
test-question = Quanto è formale questa frase?
test-point-minus-3 = Molto informale
test-point-minus-2 = Informale
test-point-minus-1 = Un po' informale
test-point-0 = Neutra
test-point-1 = Un po' formale
test-point-2 = Formale
test-point-3 = Molto formale
agreed-on = Ha dato il Suo consenso il { $date }.
attempts-are-left = Tentativi rimasti: { $left }.
