### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Molte persone stanno accedendo in questo momento. Riprovi tra qualche secondo.
give-name = Indichi un nome di 100 caratteri al massimo.
give-email = Indichi un indirizzo e-mail come nome@example.org.
email-is-known = Esiste già un account con questo indirizzo. Acceda con quello.
cannot-join = Con questo indirizzo e-mail e questa password non è possibile partecipare. Se ha un account qui, usi la sua password. Altrimenti chieda a chi Le ha mandato il link: forse non accetta più nuovi account dalla Sua connessione.
password-too-short = Una parola d'accesso ha almeno { $least } caratteri; alcune parole senza legame vanno bene.
password-too-long = Una parola d'accesso ha al massimo { $most } caratteri.
password-is-email = La parola d'accesso non può essere l'indirizzo e-mail.
password-does-not-fit = Questo indirizzo e-mail e questa parola d'accesso non corrispondono.
choose-language = Scelga una delle lingue di questo studio.
study-is-closed = Questo studio è chiuso: nessuno può più partecipare.
link-has-expired = Questo link è scaduto. Ne chieda uno nuovo a chi gliel'ha mandato.
link-is-used-up = Questo link è stato usato tutte le volte possibili. Ne chieda uno nuovo a chi gliel'ha mandato.
must-agree = Nulla si apre senza il Suo consenso. Spunti la casella se accetta, oppure lasci lo studio.
open-to-all = Aperto a tutti i Paesi.
open-in-and-said = Aperto a chi si trova in: { $names }. Lei ha detto: { $said }.
connection-says = Lei ha detto { $said }, la Sua connessione dice { $seen }. Lo esaminerà una persona.
choose-country = Scelga dall'elenco il Paese in cui si trova.
answered-country = Ha già risposto a questa domanda; conta una sola risposta. Se era un errore, scriva alla persona di contatto dello studio.
contact-can-tell = Questo studio non è aperto ora. La persona di contatto può dirLe quando lo sarà.
consent-before = Prima legga e accetti il consenso: nient'altro si apre prima.
test-by-country = Il test è aperto a chi si trova nei Paesi di questo studio. { $message }
country-is-looked-at = Una persona sta ancora esaminando la Sua risposta sul Paese. Il test si apre quando dà il suo assenso.
country-before = Prima risponda alla domanda sul Suo Paese: il test si apre dopo.
test-was-changed = Il test è stato modificato da quando l'ha aperto. Ricarichi la pagina; nessun tentativo è andato perso.
test-is-empty = Il test non ha ancora frasi. Torni più tardi.
test-is-passed = Ha superato il test. Su questa pagina non c'è altro da fare.
person-decided-test = Una persona ha deciso sul Suo test: { $message }
attempts-used = Tentativi per il test in questo studio: { $n }. Li ha usati tutti.
test-opens-at = Fra due tentativi c'è una pausa di { $pause }. Il prossimo si apre il { $at }.
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
} con una risposta nota, ha risposto come atteso a { $right }.
known-warn = Per favore, rilegga le istruzioni prima di continuare.
known-pause = Il Suo lavoro è sospeso finché una persona non l'avrà esaminato. Ciò che ha fatto viene conservato e pagato.
known-exclude = In questo studio non c'è più lavoro per Lei. Ciò che ha fatto viene conservato e pagato.
# Arguments: $found, $next
known-found-and-next = { $found } { $next }
pilot-is-in = Tutti i testi di prova sono stati inviati.
pilot-will-be-read = Una persona di madrelingua leggerà i Suoi testi di prova. Troverà qui la risposta.
not-open = Questo studio non è aperto ora.
consent-first = Prima legga e accetti il consenso.
closed-location = Questo compito è per chi si trova in certi Paesi. Prima risponda alla domanda sul Suo Paese.
closed-test = Questo compito richiede il test di lingua. Prima superi il test.
closed-known = Il Suo lavoro in questo studio è sospeso o finito, a causa di testi con una risposta nota. La Sua pagina di lavoro dice di più.
closed-pilot = Questo compito si apre dopo i testi di prova. Prima svolga quelli.
closed-review = Questo compito si apre quando una persona di madrelingua ha letto i Suoi testi di prova. Troverà la risposta sulla Sua pagina di lavoro.
pilot-done = Ha scritto tutti i testi di prova.
nothing-open = Qui non c'è nulla di aperto per Lei ora.
had-every-text = Qui non c'è nulla per Lei ora: ha avuto tutti i testi aperti. Altri lavorano ancora; se qualcuno restituisce un testo, compare qui.
all-handed-out = In questo compito tutto è assegnato o finito. Se qualcuno restituisce un testo, compare qui.
data-erased-after = I Suoi dati personali in questo studio vengono cancellati { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} dopo la sua chiusura.
answers-cannot-be-removed = Ora le risposte non si possono togliere da questo studio. Può comunque lasciarlo; in tal caso le Sue risposte restano nei risultati.
have-left = Ha lasciato questo studio. Il lavoro finito viene comunque controllato e pagato.
twice = A questa domanda si è risposto due volte per un testo.
too-many-answers = Ci sono più risposte che domande in questo compito. Ricarichi la pagina e riprovi.
answers-too-large = Tutte le risposte insieme possono avere al massimo { $most } caratteri. Le accorci, per favore.
not-of-this-work = Questa risposta riguarda un testo che non fa parte di questo lavoro.
no-such-question = Questo compito non ha la domanda «{ $key }».
own-marks = I segni nel proprio testo si scrivono in quel testo, intorno alle parole: non sono una risposta a sé.
of-text = Testo { $place } di { $of }: { $reason }
answer-or-say-why = Risponda oppure dica perché non può.
names-no-output = Solo una classifica, o una scala per più testi, nomina il testo di cui si tratta.
no-answer = Questa domanda non ha ancora una risposta.
text-without-answer = Questo testo non ha ancora una risposta.
rate-every-text = Valuti ogni testo.
place-every-text = Dia un posto a ogni testo.
place-is-shared = Due testi hanno lo stesso posto. Dia a ogni testo un posto suo.
choose-number = Scelga un numero da { $low } a { $high }.
choose-on-slider = Scelga un numero da { $low } a { $high }, a intervalli di { $step }.
no-decimal = «{ $typed }» non è un numero con al massimo { $places } cifre decimali.
place-is = Un posto è un numero da 1 a { $high }.
too-long = Questo testo ha { $length } caratteri; se ne accettano al massimo { $most }.
write-here = Scriva un testo qui.
mark-words = Segni delle parole del testo.
choose-shown = Scelga una delle risposte mostrate.
choose-text-or-neither = Scelga uno dei due testi, o nessuno.
choose-text = Scelga uno dei due testi.
comment-too-long = Un commento ha al massimo { $most } caratteri.
must-be-answered = A questa domanda bisogna rispondere.
say-why = Dica in poche parole perché non può giudicarlo.
reason-too-long = Il motivo ha al massimo { $most } caratteri.
text-was-changed = Il testo stesso è stato modificato. Si possono aggiungere solo segni: copi il testo da sopra e lo segni di nuovo.
mark-stands-twice = { $open } compare due volte prima che { $close } lo chiuda.
mark-has-no-start = { $close } non ha un { $open } prima.
mark-has-no-end = { $open } non ha un { $close } dopo.
mark-is-empty = Non c'è nulla fra { $open } e { $close }.
not-shown = «{ $key }» non è fra le risposte mostrate.
chosen-twice = Una risposta è stata scelta due volte.
choose-one = Scelga una sola risposta.
say-what-it-is = Dica con parole Sue che cos'è.
own-words-too-long = Una risposta con parole Sue ha al massimo { $most } caratteri.
nothing-marked = Non c'è nulla di segnato. Se in questo testo non c'è nulla da segnare, lo invii comunque.
no-text-yet = Non c'è ancora un testo. Per favore, scriva la frase con parole Sue.
unchanged = Il Suo testo è uguale all'originale. Per favore, lo riscriva, oppure lo invii comunque se non c'è nulla da cambiare.
only-tidied = Sono cambiate solo la punteggiatura, le maiuscole o le abbreviazioni. Una riscrittura formale di solito cambia anche delle parole.
unedited = Non ha modificato questo testo. Per favore, lo modifichi, oppure lo invii comunque se non c'è nulla da cambiare.
rewritten = Ha cambiato più di un terzo delle parole. Per favore, cambi solo ciò che deve cambiare.
alike = Due dei Suoi testi per questa frase sono uguali. Per favore, li scriva in modo diverso.
repeated = Ha scritto lo stesso testo per un'altra frase. Per favore, controlli che sia al suo posto qui.
copied = Qualcun altro ha scritto esattamente questo. Per favore, controlli che siano parole Sue.
other-window = Questo testo è stato modificato nel frattempo in un'altra finestra. Ricarichi la pagina per vedere la versione più recente.
already-submitted = Lo ha già inviato. È salvato; passi al prossimo.
already-given-back = Lo ha restituito. Prenda il prossimo dalla Sua pagina di lavoro.
other-work = Questo identificativo appartiene a un altro lavoro. Ricarichi la pagina e invii di nuovo.
server-unreachable = Il server non è raggiungibile. Controlli la connessione e riprovi.
form-unreadable = Non è stato possibile leggere il modulo. Ricarichi la pagina e riprovi.
field-missing = Questo valore è necessario e non è stato inviato.
many-long-texts = In questo momento vengono inviati molti testi lunghi. Invii di nuovo il Suo, per favore.
