### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = Revisione madrelingua

## The studies in which a person reviews

review-page-studies-lead = Studi in cui legge i testi pilota di chi partecipa.
review-page-no-studies = Gli studi compaiono qui quando la direzione dello studio Le ha affidato la revisione.
review-page-studies-caption = Studi in cui Lei revisiona i testi pilota
# Column head: number of workers
review-page-workers-waiting = Persone in attesa

## The queue of workers

review-page-queue-lead = Qui attendono una decisione le persone che hanno inviato i testi pilota; per prima chi attende da più tempo.
review-page-empty = Nessuno attende una revisione. Le persone compaiono qui quando hanno inviato i testi pilota.
review-page-show-queue = Mostra l'elenco
review-page-review-first = Revisiona la prima persona
review-page-queue-caption = Persone in attesa di revisione
review-page-worker = Persona
review-page-waiting-since = In attesa da
# Column head: how many of the worker's rewrites have a grade
review-page-graded-column = Valutate
# Arguments: $n, $of
review-page-n-of = { $n } di { $of }
# Arguments: $n, $of
review-page-n-graded = valutate: { $n } di { $of }

## Decisions that the reviewer can still take back

review-page-recent = Le Sue decisioni recenti
review-page-recent-lead = Può ritirare una decisione entro un'ora. Per farlo, apra la pagina della persona.
review-page-recent-earlier = Decisioni precedenti di quest'ora ({ $n })
review-page-decision = Decisione
review-page-decided-at = Data della decisione
# Column head above a time
review-page-until = Si può ritirare fino a
# The state of a worker after the review
review-page-passed = superata
review-page-failed = non superata

## One worker's pilot texts

review-page-lead = Confronti ogni riscrittura con il suo testo di partenza e le dia un voto.
review-page-lead-reopened = I voti dati in precedenza sono conservati. Se serve li cambi, poi decida di nuovo.
review-page-lead-decided = Questa revisione è conclusa. Può ancora leggere i testi e i Suoi voti.
# A link for people who use the keyboard
review-page-skip = Vai al primo voto
review-page-skip-decision = Vai alla decisione
review-page-no-texts = Questa persona non ha ancora inviato testi pilota.
review-page-keys = Tasti in una riscrittura: 1 eccellente, 2 accettabile, 3 scarsa. Invio passa alla riscrittura successiva.
review-page-source-n = Testo di partenza { $n }
review-page-rewrite-n = Riscrittura { $n }
review-page-show-changes = Mostra le modifiche
review-page-changes-legend = Le parole eliminate sono barrate. Le parole aggiunte sono sottolineate.

## How much a rewrite differs from its source

review-page-unchanged = invariata
review-page-only-normalised = solo normalizzata
review-page-words-deleted = { $n ->
    [one] { $n } parola eliminata
   *[other] { $n } parole eliminate
}
review-page-words-added = { $n ->
    [one] { $n } parola aggiunta
   *[other] { $n } parole aggiunte
}

## The grade of a rewrite

review-page-grade-of = Voto della riscrittura { $n }
review-page-how-good = Quanto è buona la riscrittura?
review-page-excellent = Eccellente
review-page-acceptable = Accettabile
review-page-poor = Scarsa
review-page-why-not-excellent = Perché non è eccellente?
review-page-poor-needs-reason = Una riscrittura scarsa richiede un motivo o una nota.
review-page-reason-minimal = modificata appena
review-page-reason-meaning = significato cambiato
review-page-reason-informal = ancora informale
review-page-reason-fluency = non naturale
review-page-reason-language = lingua sbagliata
review-page-reason-other = altro
review-page-note = Nota per il gruppo
review-page-save-grade = Salva i voti
review-page-your-grade = Il Suo voto:
review-page-saved-without-reason = Salvato. Ora scelga un motivo o scriva una nota.

## The decision about the worker

# Opens a form
review-page-pass-open = Ammetti la persona …
review-page-fail-open = Non ammettere la persona …
review-page-pass = Ammetti la persona
review-page-fail = Non ammettere la persona
review-page-message-if-passed = Messaggio se ammesso
review-page-message-if-failed = Messaggio se non ammesso
review-page-message-hint = La persona legge subito questo messaggio. Può ritirare la decisione entro un'ora.
review-page-decided = La Sua decisione è stata salvata e la persona può leggerla. Può ritirarla entro un'ora.

## A decision that was made, and taking it back

review-page-is-passed = Superata
review-page-is-failed = Non superata
review-page-is-not-finished = Non finito
review-page-not-finished = Questa persona non ha ancora inviato tutti i testi pilota.
# The message follows
review-page-message-is = La persona legge questo messaggio:
# A date and time follows
review-page-decided-on = Decisione del:
# A date and time follows
review-page-time-limit = Può ritirare questa decisione fino al:
review-page-you-can = Può ritirare questa decisione.
review-page-manager-can = La direzione dello studio può ritirare questa decisione.
review-page-take-back-heading = Decisione della revisione
review-page-take-back = Ritira la decisione
review-page-take-back-means = La revisione si riapre e i compiti successivi restano chiusi fino alla prossima decisione. Il lavoro inviato viene conservato, e pagato se è approvato.
review-page-taken-back = La decisione è stata ritirata. La revisione è di nuovo aperta.
