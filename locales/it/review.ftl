### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Grazie per i testi pilota. Ha accesso al compito vero e proprio.
pilot-refused = Grazie per i testi pilota. Purtroppo non possiamo proporLe di continuare con questo compito.
pilot-noticed = Che cosa abbiamo notato (numero di testi):
# Arguments: $reason, $n
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Come ogni lavoro, i testi pilota Le vengono pagati se sono approvati; questa decisione non cambia nulla al riguardo. Se non è d'accordo con la decisione, scriva alla persona di riferimento dello studio.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = non è cambiato quasi niente
noticed-meaning = il significato è cambiato
noticed-informal = il testo è rimasto informale
noticed-fluency = la frase non suona naturale
noticed-language = il testo non è nella lingua richiesta
