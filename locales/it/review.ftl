### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Grazie per i testi di prova: vanno bene. Ora può partecipare al compito vero e proprio.
pilot-refused = Grazie per i testi di prova. Purtroppo non possiamo proporle di continuare con questo compito.
pilot-noticed = Che cosa abbiamo notato (numero di testi):
# Arguments: $reason, $n
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Il lavoro di prova le viene pagato. Se non è d’accordo, può scrivere alla persona di contatto.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = non è cambiato quasi niente
noticed-meaning = il significato è cambiato
noticed-informal = il testo è rimasto informale
noticed-fluency = la frase non è scorrevole
noticed-language = il testo non è in italiano
