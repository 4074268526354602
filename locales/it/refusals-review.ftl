### Refusals of decisions about workers and their work, of messages, of gold items, and of payments.

own-pilot-texts = Non può revisionare i Suoi testi pilota. Deve farlo un'altra persona che fa revisioni nello studio.
# To a manager of the study
review-is-decided-manager = Qualcuno ha già deciso su questa persona. Può modificare la decisione nella sua pagina.
review-is-decided = Qualcuno ha già deciso su questa persona. La direzione dello studio può modificare la decisione.
# A decision of the review that is to be taken back
review-is-open = Questa revisione è aperta, quindi non c'è nessuna decisione da ritirare. Ricarichi la pagina.
review-decision-has-changed = Qualcuno ha preso un'altra decisione su questa persona. Ricarichi la pagina, poi riprovi.
time-to-take-back-is-over = Può ritirare la Sua decisione solo entro un'ora. Chieda alla direzione dello studio di ritirarla.
decision-of-another = Questa decisione non è Sua. Chieda alla direzione dello studio di ritirarla.
decision-about-yourself = Questa decisione riguarda i Suoi testi pilota, quindi non può ritirarla. Chieda a un'altra persona della direzione dello studio.
reviewed-worker-has-left = Questa persona ha lasciato lo studio, quindi la decisione non può essere ritirata.
# Two messages to the worker, who reads them until the next decision
pass-was-taken-back = La decisione sui Suoi testi pilota è stata ritirata, quindi per ora il compito è chiuso. Una persona di madrelingua leggerà di nuovo i Suoi testi. Il lavoro che ha già inviato viene conservato, e pagato come ogni altro lavoro.
decision-was-taken-back = La decisione sui Suoi testi pilota è stata ritirata. Una persona di madrelingua leggerà di nuovo i Suoi testi.
pilot-is-not-finished = Questa persona non ha ancora finito i testi pilota.
rewrite-without-grade = La riscrittura { $n } non ha ancora un voto. Valuti tutte le riscritture, poi decida.
rewrite-without-reason = La riscrittura { $n } è valutata come scarsa, ma manca il motivo. Indichi un motivo, poi decida.
write-to-worker = Scriva un messaggio da 1 a { $most } caratteri. La persona lo leggerà.
choose-pass-or-fail = Scelga «passed» (superato) o «failed» (non superato).
gate-is-in-state = Questo passo di qualificazione è già in questo stato. Ricarichi la pagina.
answers-were-removed = Questa persona ha lasciato lo studio e ha fatto rimuovere le sue risposte, che quindi non possono essere incluse di nuovo nelle statistiche.
is-already-excluded = Questo lavoro è già escluso dalle statistiche. Ricarichi la pagina.
is-already-included = Questo lavoro è già incluso nelle statistiche. Ricarichi la pagina.
message-is-empty = Prima scriva un messaggio.
next-of-page = «after» deve essere il valore di «next» della pagina precedente. Lo invii senza modifiche.
choose-value = Prima scelga un valore, poi decida.
own-answer-differs = Una di queste risposte è Sua, quindi qui non può decidere. Deve farlo un'altra persona della direzione o del gruppo di ricerca.
nobody-differs = Le risposte non differiscono, quindi non c'è nulla da decidere.
type-is-not-decided = Si può decidere solo su scale, cursori, scelte, preferenze e span. Classifiche e testi non hanno un valore unico.
decision-needs-value = Una decisione richiede un valore. Qui non è possibile indicare un motivo per saltare la domanda.
decide-one-answer = Decida su una risposta alla volta.
known-is-switched-off = Questo compito non usa item gold. Li attivi nell'editor del compito, poi aggiunga gli item.
task-just-changed = Qualcun altro ha appena modificato questo compito. Aggiunga di nuovo gli item.
choose-submission = Prima scelga almeno un invio.
reason-is-too-short = Scriva un motivo di almeno { $least } caratteri. La persona lo leggerà.
exclusion-needs-reason = Scriva perché questa persona è esclusa, in almeno { $least } caratteri.
look-note-too-long = La nota può avere al massimo { $most } caratteri.
submission-is-decided = Su questo invio è già stata presa una decisione, oppure l'invio non appartiene a questo studio. Ricarichi la pagina.
rewrite-is-removed = Questa riscrittura è stata rimossa. Prima la mantenga, poi la corregga.
one-word = Scriva una sola parola di al massimo { $most } caratteri.
correction-needs-text = Una correzione richiede un testo. Qui scelga «removed» (rimossa) o «kept» (mantenuta).
choose-rewrites = Scelga da 1 a { $most } riscritture.
removal-needs-reason = Questa riscrittura non si limita a normalizzare il testo, quindi la sua rimozione non è proposta. Indichi un motivo per rimuoverla.
word-needs-spelling = Scriva la grafia corretta di «{ $word }».
word-is-gone = Il testo non contiene più «{ $word }», perché qualcun altro l'ha corretto. Ricarichi la pagina.
corrected-text-is-empty = Un testo corretto non può essere vuoto. Rimuova piuttosto la riscrittura.
nothing-would-change = Il testo è uguale a prima, quindi non cambierebbe nulla.
