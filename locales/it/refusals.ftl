### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Molte persone stanno accedendo in questo momento. Attenda qualche secondo e riprovi.
give-name = Indichi un nome di al massimo 100 caratteri.
give-email = Indichi un indirizzo e-mail, per esempio nome@example.org.
email-is-known = Esiste già un account con questo indirizzo e-mail. Acceda con quello.
cannot-join = Con questo indirizzo e-mail e questa password non è stato possibile partecipare. Se ha un account qui, usi la password di quell'account. Altrimenti chieda a chi Le ha mandato il link: forse il link non accetta più nuovi account dalla Sua connessione.
password-too-short = La Sua password deve avere almeno { $least } caratteri. Vanno bene alcune parole senza legame tra loro.
password-too-long = La Sua password può avere al massimo { $most } caratteri.
password-is-email = La Sua password deve essere diversa dal Suo indirizzo e-mail.
password-does-not-fit = Questo indirizzo e-mail e questa password non corrispondono. Controlli entrambi e riprovi.
choose-language = Scelga una delle lingue di questo studio.
study-is-closed = Questo studio è chiuso. Nessuno può più partecipare.
link-has-expired = Questo link è scaduto. Ne chieda uno nuovo alla persona che Glielo ha mandato.
link-is-used-up = Questo link non si può più usare. Ne chieda uno nuovo alla persona che Glielo ha mandato.
must-agree = Può partecipare solo se è d'accordo. Spunti la casella se è d'accordo, oppure lasci lo studio.
open-to-all = Studio aperto a tutti i Paesi.
open-in-and-said = Studio aperto a chi si trova in: { $names }. Lei ha indicato: { $said }.
connection-says = Lei ha indicato { $said }, ma la Sua connessione indica { $seen }. Una persona verificherà.
choose-country = Scelga dall'elenco il Paese in cui si trova.
country-is-answered = Ha già risposto a questa domanda. Se la risposta era sbagliata, la corregga su questa pagina.
contact-can-tell = Questo studio ora non è aperto. La persona di riferimento dello studio può dirLe quando lo sarà.
consent-before = Prima legga e accetti il modulo di consenso.
test-by-country = Il test è aperto a chi si trova nei Paesi di questo studio. { $message }
country-is-looked-at = Una persona sta ancora controllando la Sua risposta sul Suo Paese. Potrà fare il test quando l'avrà accettata.
country-before = Prima risponda alla domanda sul Suo Paese. Poi potrà fare il test.
test-was-changed = Il test è cambiato da quando l'ha aperto. Ricarichi la pagina. Non perde nessun tentativo.
test-is-empty = Il test non ha ancora frasi. Per favore, torni più tardi.
test-is-passed = Ha superato il test. Su questa pagina non c'è altro da fare.
person-decided-test = Una persona ha preso una decisione sul Suo test: { $message }
attempts-used = Tentativi per il test in questo studio: { $n }. Li ha usati tutti.
test-opens-at = Fra due tentativi c'è una pausa di { $pause }. Il prossimo si apre il { $at }.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
pause-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
pause-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
message-passed = Superato con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100; ne servivano { $needed }.
message-again = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100; ne servono { $needed }. Tentativi rimasti: { $left }; il prossimo si apre il { $at }.
message-over = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100; ne servivano { $needed }. Non restano tentativi.
known-found = Su { $n ->
    [one] { $n } testo
   *[other] { $n } testi
} con una risposta nota, ha risposto come previsto a { $right }.
known-warn = Per favore, rilegga le istruzioni prima di continuare.
known-pause = Il Suo lavoro è in pausa finché una persona non l'avrà esaminato. Ciò che ha fatto viene conservato, e pagato come ogni altro lavoro.
known-exclude = In questo studio non c'è più lavoro per Lei. Ciò che ha fatto viene conservato, e pagato come ogni altro lavoro.
# Arguments: $found, $next
known-found-and-next = { $found } { $next }
pilot-is-in = Tutti i testi pilota sono stati inviati.
pilot-will-be-read = Una persona di madrelingua leggerà i Suoi testi pilota. Troverà qui la risposta.
not-open = Questo studio non è aperto ora.
consent-first = Prima legga e accetti il modulo di consenso.
closed-location = Questo compito è per chi si trova in certi Paesi. Prima risponda alla domanda sul Suo Paese.
closed-test = Questo compito richiede il test di lingua. Prima superi il test.
closed-known = Il Suo lavoro in questo studio è in pausa o è finito, a causa delle Sue risposte ai controlli di qualità. Trova maggiori informazioni sulla Sua pagina di lavoro.
closed-pilot = Questo compito si apre dopo i testi pilota. Prima scriva quelli.
closed-review = Questo compito si aprirà quando una persona di madrelingua avrà letto i Suoi testi pilota. Troverà la risposta sulla Sua pagina di lavoro.
not-passed-location = Questo compito è solo per chi si trova in certi Paesi. In base alla risposta sul Suo Paese, non è aperto a Lei.
not-passed-test = Questo compito è solo per chi ha superato il test di lingua. La pagina del test dice se può riprovare.
not-passed-review = Questo compito è solo per le persone i cui testi pilota sono stati accettati. I Suoi non sono stati accettati; la Sua pagina di lavoro dice perché.
rejection-can-be-contested = Questo lavoro non Le viene pagato. Se pensa che sia sbagliato, spieghi sotto perché: il Suo messaggio arriva ai responsabili dello studio.
rejection-contested = Ha contestato il rifiuto il { $at }. Il Suo messaggio, che trova sotto, è arrivato ai responsabili dello studio. La risposta comparirà sotto e sulla Sua pagina dello studio.
pilot-done = Ha scritto tutti i testi pilota.
nothing-open = Al momento qui non c'è lavoro per Lei.
had-every-text = Ora qui non c'è nulla per Lei: ha già avuto tutti i testi aperti. Altre persone lavorano ancora; se restituiscono un testo, comparirà qui.
all-handed-out = Tutti i testi di questo compito sono finiti o assegnati ad altri. Se qualcuno restituisce un testo, comparirà qui.
data-erased-after = I Suoi dati personali in questo studio vengono cancellati { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} dopo la sua chiusura.
answers-cannot-be-removed = Ora le risposte non si possono togliere da questo studio. Può comunque lasciare lo studio; in tal caso le Sue risposte restano nei risultati.
have-left = Ha lasciato questo studio. Il lavoro finito viene comunque controllato e, se approvato, pagato.
twice = Questa domanda ha ricevuto due risposte per lo stesso testo.
too-many-answers = Ci sono più risposte che domande in questo compito. Ricarichi la pagina e riprovi.
answers-too-large = Insieme, le Sue risposte superano { $most } byte. Le accorci, per favore.
not-of-this-work = Questa risposta riguarda un testo che non fa parte di questo lavoro.
no-such-question = Questo compito non ha la domanda «{ $key }».
own-marks = Le evidenziazioni nel Suo testo fanno parte di quel testo. Le scriva attorno alle parole e non le invii come risposta separata.
of-text = Testo { $place } di { $of }: { $reason }
answer-or-say-why = Risponda alla domanda oppure dica perché non può. Non faccia entrambe le cose.
names-no-output = Solo la risposta a una classifica, o a una scala per più testi, può indicare un output.
no-answer = Questa domanda non ha ancora una risposta.
text-without-answer = Questo testo non ha ancora una risposta.
rate-every-text = Valuti ogni testo, per favore.
place-every-text = Dia un posto a ogni testo, per favore.
place-is-shared = Due testi hanno lo stesso posto. Dia a ogni testo un posto diverso.
choose-number = Scelga un numero da { $low } a { $high }.
choose-on-slider = Scelga un numero da { $low } a { $high }, a passi di { $step }.
no-decimal = «{ $typed }» non può essere usato come numero. Scriva solo cifre e una virgola decimale, per esempio 1250,5, con al massimo { $places } cifre dopo la virgola.
place-is = Il posto deve essere un numero da 1 a { $high }.
too-long = Questo testo ha { $length ->
    [one] { $length } carattere
   *[other] { $length } caratteri
}. Il massimo è { $most }. Lo accorci, per favore.
write-here = Scriva un testo qui.
mark-words = Evidenzi delle parole del testo.
choose-shown = Scelga una delle risposte mostrate.
choose-text-or-neither = Scelga uno dei due testi, o nessuno.
choose-text = Scelga uno dei due testi.
comment-too-long = Un commento può avere al massimo { $most } caratteri.
must-be-answered = Risponda a questa domanda, per favore.
say-why = Dica in poche parole perché non può giudicarlo.
reason-too-long = Il motivo può avere al massimo { $most } caratteri.
text-was-changed = Ha modificato il testo stesso, ma può solo aggiungere evidenziazioni. Copi il testo qui sopra e lo evidenzi di nuovo.
mark-stands-twice = { $open } compare due volte prima di { $close }. Scriva { $close } dopo ogni { $open }.
mark-has-no-start = { $close } non è preceduto da { $open }. Li scriva entrambi, prima e dopo le parole.
mark-has-no-end = { $open } non è seguito da { $close }. Li scriva entrambi, prima e dopo le parole.
mark-is-empty = Non ci sono parole tra { $open } e { $close }. Li scriva prima e dopo le parole.
not-shown = «{ $key }» non è fra le risposte mostrate.
chosen-twice = La stessa risposta è scelta due volte. Scelga ogni risposta una volta sola.
choose-one = Scelga una sola risposta.
say-what-it-is = Dica con parole Sue che cos'è.
own-words-too-long = Una risposta con parole Sue può avere al massimo { $most } caratteri.
nothing-marked = Non ha evidenziato nulla. Se in questo testo non c'è nulla da evidenziare, lo invii comunque.
no-text-yet = Non c'è ancora un testo. Per favore, scriva la frase con parole Sue.
unchanged = Il Suo testo è uguale all'originale. Per favore, lo riscriva, oppure lo invii comunque se non c'è nulla da cambiare.
only-tidied = Sono cambiate solo la punteggiatura, le maiuscole o le abbreviazioni. Una riscrittura formale di solito cambia anche delle parole.
unedited = Non ha modificato questo testo. Per favore, lo modifichi, oppure lo invii comunque se non c'è nulla da cambiare.
rewritten = Ha cambiato più di un terzo delle parole. Per favore, cambi solo ciò che deve cambiare.
alike = Due dei Suoi testi per questa frase sono uguali. Per favore, li scriva in modo diverso.
repeated = Ha scritto lo stesso testo per un'altra frase. Per favore, controlli che vada bene qui.
copied = Qualcun altro ha scritto esattamente questo. Per favore, controlli che siano parole Sue.
other-window = Questo testo è stato modificato nel frattempo in un'altra finestra. Ricarichi la pagina per vedere la versione più recente.
saved-elsewhere = Nel frattempo, in un'altra finestra o su un altro dispositivo, è stata salvata una risposta diversa. Controlli la Sua, oppure la invii comunque.
text-saved-elsewhere = Nel frattempo, in un'altra finestra o su un altro dispositivo, è stato salvato questo testo: «{ $saved }». Controlli il Suo, oppure lo invii comunque.
already-submitted = Lo ha già inviato. Le Sue risposte sono salvate. Passi al prossimo.
already-given-back = Ha restituito questo lavoro. Continui dalla Sua pagina di lavoro.
other-work = Questo invio appartiene a un altro compito. Ricarichi la pagina e invii di nuovo.
server-unreachable = Il server non è raggiungibile. Controlli la connessione e riprovi.
form-unreadable = Non è stato possibile leggere il modulo. Ricarichi la pagina e riprovi.
field-missing = Questo campo è obbligatorio, ma non è stato inviato. Ricarichi la pagina e riprovi.
many-long-texts = In questo momento vengono inviati molti testi lunghi. Invii di nuovo il Suo tra qualche secondo.
many-files = Il server sta già elaborando il numero massimo di file e lotti. Riprovi tra qualche secondo.
many-reports = In questo momento vengono calcolati molti rapporti. Riprovi tra qualche secondo.
report-is-being-computed = Questo rapporto è in corso di calcolo. Riprovi tra qualche secondo.
many-large-files = In questo momento vengono inviati diversi file grandi. Invii di nuovo il Suo tra un minuto.
many-downloads = { $most ->
    [one] È già in corso { $most } download
   *[other] Sono già in corso { $most } download
}, che è il massimo. Riprovi quando uno di essi sarà finito.
must-confirm-leaving = Spunti la casella per confermare che vuole lasciare lo studio.
please-sign-in = Per favore, prima faccia l'accesso.
nothing-here = Questa pagina non esiste, oppure Lei non vi ha accesso.
too-many = Troppi tentativi. Per favore, attenda { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} e riprovi.
server-is-busy = Il server è occupato. Nulla di ciò che era salvato è andato perso. Per favore, riprovi tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
too-large = I dati superano { $mebibytes } MiB, il massimo che si può inviare in una volta.
body-too-large = I dati superano { $kibibytes } KiB, il massimo che si può inviare qui. Per favore, invii un testo più corto o un file più piccolo.
our-fault = Qualcosa è andato storto da parte nostra. Nulla di ciò che era salvato è andato perso. Se succede di nuovo, ci comunichi il numero { $trace }.
country-corrected = Ha corretto la Sua risposta: { $country }. Una persona la esaminerà.
no-correction-left = La Sua risposta non si può più correggere. Scriva alla persona di riferimento dello studio.
next-attempt-opens = Il prossimo tentativo sarà possibile dal { $at }.
same-country = È il Paese che ha già indicato. Ne scelga un altro.
