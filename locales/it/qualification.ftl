### The way in: terms, place, test; and why a task is closed.

read-before = Per favore, legga questo prima di cominciare. Può lasciare lo studio in qualsiasi momento.
have-agreed = Ha dato il consenso
on-day = Il
agree = Ho letto e accetto di partecipare.
agree-and-go-on = Accetta e continua
terms-unwritten = Lei scrive e giudica brevi testi per la ricerca. Le Sue risposte sono salvate sotto uno pseudonimo e possono essere pubblicate con esso. Il Suo nome e il Suo indirizzo e-mail no.
where-are-you = Dove si trova?
please-choose = Scelga
country-now = Il Paese in cui si trova ora
country-hint = Conta una sola risposta. È confrontata con il Paese da cui viene la connessione, se è noto; se i due sono diversi, la esamina una persona.
answer = Rispondi
may-go-on = Può continuare
person-will-look = Lo esaminerà una persona
not-open-to-you = Questo studio non è aperto a Lei
back-to-study = Torna allo studio
rule-all-countries = La regola: questo studio accetta persone di tutti i Paesi.
rule-countries = La regola: nella Sua lingua questo studio accetta persone che si trovano in uno di questi Paesi: { $names }.
to-consent = Al consenso
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
tasks-are-open = I compiti dopo il test sono ora aperti per Lei.
attempts-left = Tentativi rimasti: { $left }. Il prossimo si apre il
no-attempt-left = Non restano tentativi, perciò i compiti dopo il test restano chiusi per Lei. Grazie per averci provato.
test-of = Test: formalità in { $language }
test-closed = Il test non è aperto per Lei ora
latest-gave = Il Suo ultimo tentativo ha dato { $points ->
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
}. Una risposta è giusta se dista al massimo { $tolerance } da quella degli esperti. Servono { $needed } punti su 100. Tentativi in tutto: { $attempts }.
hand-in = Consegna il test
sentence-without-answer = Questa frase non ha ancora una risposta.

## The test itself, unless a study has instructions of its own

test-instructions =
    Leggerà otto frasi. Per ciascuna indichi quanto le sembra colloquiale o formale, da **-3** (molto informale) a **3** (molto formale).

    Non occorre indovinare il valore esatto: è ammesso uno scarto di un punto. Si affidi al Suo senso della lingua e giudichi la forma, non l'argomento.
test-question = Quanto è formale questa frase?
test-point-minus-3 = Molto informale
test-point-minus-2 = Informale
test-point-minus-1 = Piuttosto informale
test-point-0 = Neutro
test-point-1 = Piuttosto formale
test-point-2 = Formale
test-point-3 = Molto formale
