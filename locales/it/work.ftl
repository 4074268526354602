### A worker's own pages: what to do now, the way there, what is earned.

now = Ora
on-the-way = I passi prima dei compiti
earned = Guadagnato
all-tasks = Tutti i compiti di questo studio
every-payment = Tutti gli invii e i pagamenti
waiting-for-approval = In attesa di approvazione
approved = Approvato
paid = Pagato
hour-came-to = Il Suo compenso orario
about-money = circa { $money }
not-open-earned = Questo studio non è aperto ora. Ciò che ha guadagnato resta Suo.
nothing-open-now = Ora nessun compito è aperto per Lei ({ $language }). I nuovi compiti compaiono sulla Sua pagina di questo studio appena vengono aperti.
test-stays-valid = Il test che ha superato resta valido fino alla fine dello studio. Non deve rifarlo.
have-begun = Ha cominciato: { $title }.
draft-is-kept = Ciò che aveva scritto c'è ancora.
continue-it = Riprendi
first-read = Prima legga di che cosa tratta questo studio e che cosa succede ai Suoi dati.
read-terms = Vai al modulo di consenso
say-country = Indichi il Paese in cui si trova: questo studio è aperto solo ad alcuni Paesi. Richiede meno di un minuto.
say-where-you-live = Vai alla domanda sul Paese
short-test = Un breve test ({ $language }): risponde a domande su alcuni testi. Non è pagato.
test-without-work = Al momento nessun compito di valutazione è aperto. Se supera il test, non dovrà rifarlo: i nuovi compiti compaiono su questa pagina appena vengono aperti.
take-test = Vai al test
start = Inizia
n-texts = { $n ->
    [one] { $n } testo
   *[other] { $n } testi
}
about-seconds = { $n ->
    [one] circa { $n } secondo
   *[other] circa { $n } secondi
}
about-minutes = { $n ->
    [one] circa { $n } minuto
   *[other] circa { $n } minuti
}
about-an-hour = circa { $money } all'ora
# How many more times the worker can do this task now
n-available = { $n ->
    [one] { $n } disponibile ora
   *[other] { $n } disponibili ora
}
# At least this many
many-available = almeno { $n } disponibili ora
tasks = Compiti
# Arguments: $language, $name
you-are = { $language } · Lei è { $name } in questo studio
stored-and-counts = Le Sue risposte sono salvate. Vengono pagate dopo l'approvazione.
questions-about = Domande su questo studio: { $contact }
tasks-appear = I compiti compaiono qui appena lo studio li pubblica.
begun = cominciato
open = aperto
closed = chiuso
n-submitted = { $n ->
    [one] { $n } inviato
   *[other] { $n } inviati
}
terms = Modulo di consenso
accepted = Accettato
what-terms-say = Di che cosa tratta lo studio, che cosa si paga e che cosa succede ai Suoi dati.
see-when-again = Vedi la data del prossimo tentativo
gate-location = Il Suo Paese
gate-test = Test di qualificazione
gate-pilot = Testi pilota
gate-review = Una persona di madrelingua legge i Suoi testi pilota
gate-known = Controlli di qualità
about-location = Lo studio è aperto solo ad alcuni Paesi. Richiede meno di un minuto.
about-test = Alcuni testi brevi, senza compenso. I compiti di valutazione sono per chi ha superato questo test.
about-pilot = Alcune riscritture, pagate come il resto, perché una persona di madrelingua veda come scrive.
about-review = Qui leggerà che cosa questa persona ha pensato dei Suoi testi e perché.
pilot-read-so-far = Testi letti finora: { $read } di { $n }.
usual-wait-minutes = { $n ->
    [one] Di solito ci vuole circa { $n } minuto.
   *[other] Di solito ci vogliono circa { $n } minuti.
}
usual-wait-hours = { $n ->
    [one] Di solito ci vuole circa { $n } ora.
   *[other] Di solito ci vogliono circa { $n } ore.
}
usual-wait-days = { $n ->
    [one] Di solito ci vuole circa { $n } giorno.
   *[other] Di solito ci vogliono circa { $n } giorni.
}
decision-appears = La decisione compare su questa pagina.
pilot-passed = I Suoi testi pilota sono stati accettati
pilot-not-accepted = I Suoi testi pilota non sono stati accettati
decision-about-trial = Legga la decisione sui Suoi testi pilota
n-replies = { $n ->
    [one] Lo studio ha risposto al Suo messaggio
   *[other] Lo studio ha risposto a { $n } dei Suoi messaggi
}
about-known = Alcuni testi sono controlli di qualità: la risposta è già nota.
step-done = Fatto
confirmed = Confermato
step-next = Da fare
step-waiting = In attesa
step-closed = Chiuso
step-later = Più avanti
session = La Sua sessione
session-ended = La Sua sessione era terminata, quindi non è stato salvato nulla. Il modulo è di nuovo qui come l'ha compilato: per favore, lo invii ancora una volta.
in-no-study = Non partecipa ancora a nessuno studio. Apra il link d'invito che ha ricevuto: lo studio comparirà qui.
my-pay = Il mio compenso
what-was-paid = Ciò che ha inviato, se è stato approvato e che cosa è stato pagato.
submissions-appear = Ciò che invia compare qui, con il suo stato e il compenso.
your-submissions = I Suoi invii
when-submitted = Data dell'invio
task = Compito
state = Stato
pay = Compenso
time-worked = Tempo di lavoro
is-approved = approvato
is-rejected = respinto
is-contested = contestato
is-late = invio aggiuntivo, sarà pagato
is-waiting = in attesa
is-copied = Copiata
copy-table = Copia la tabella
actions = Azioni
contest-this = Contesta
contest-and-replies = Il Suo messaggio e le risposte
n-rejected = { $n ->
    [one] { $n } invio è stato respinto. Legga perché, e lo contesti se non è d'accordo.
   *[other] { $n } invii sono stati respinti. Legga perché, e li contesti se non è d'accordo.
}
