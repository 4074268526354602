### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Usi da 1 a { $most } caratteri: i segni - _ . : @ + ~ oltre a lettere (a–z) e cifre.
entrance-parameter = Indichi il nome del parametro che identifica il partecipante: lettere (a–z), cifre, trattini, trattini bassi o punti, al massimo { $most } caratteri.
entrance-parameters-differ = Usi un nome diverso per ogni parametro. Questa pagina usa già i nomi «language» e «back».
entrance-address = Indichi un indirizzo che inizi con https:// e abbia al massimo { $most } caratteri. Può contenere { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" }.
entrance-code = Un codice di completamento contiene lettere (a–z), cifre, trattini o trattini bassi, al massimo { $most }.
entrance-needs-provider = Questo link funziona solo dalla pagina del servizio di reclutamento. Apra lo studio da lì.
entrance-of-other-study = Questo link appartiene a un altro studio del servizio di reclutamento. Apra di nuovo lo studio da lì.
signed-link-is-forged = Questo link non è stato creato dal servizio di reclutamento. Apra lo studio da lì.
signed-link-has-expired = Questo link è troppo vecchio. Apra di nuovo lo studio dalla pagina del servizio di reclutamento.
signed-link-is-not-valid-yet = Gli orologi di questo server e del servizio di reclutamento non segnano la stessa ora, quindi il link non può essere verificato. Riprovi tra qualche minuto.
signed-link-is-of-somebody-else = Questo link è stato creato per un'altra persona o per un altro studio. Apra di nuovo lo studio dalla pagina del servizio di reclutamento.
signed-link-cannot-be-checked = Il servizio di reclutamento non è raggiungibile, quindi il link non può essere verificato. Riprovi tra un minuto.
signed-link-was-used = Questo link è già stato usato. Apra di nuovo lo studio dalla pagina del servizio di reclutamento.
entrance-is-full = Al momento questo studio non ha più posti o compiti.
entrance-is-over = Il Suo posto in questo studio non è più disponibile.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = Questo link è incompleto o non è più valido. Apra di nuovo il link del Suo invito.
invitees-missing = Indichi almeno una persona, una per riga.
# Arguments: $n, $most
invitees-too-many = Un elenco può contenere al massimo { $most } persone. Con queste ne avrebbe { $n }.
# Arguments: $line, $given
invitee-address = Riga { $line }: «{ $given }» non è un indirizzo e-mail.
# Arguments: $line, $most
invitee-name-length = Riga { $line }: un nome o ID può avere al massimo { $most } caratteri.
# Argument: the number of a line
invitee-two-addresses = Riga { $line }: ci sono due indirizzi e-mail. Indichi una sola persona per riga.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Riga { $line }: sia «{ $first }» sia «{ $second }» vengono letti come nome o ID. Ne lasci uno solo, oppure indichi la lingua con uno di questi codici: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Riga { $line }: «{ $given }» compare anche alla riga { $earlier }.
# Arguments: $line, $given
invitee-listed = Riga { $line }: «{ $given }» è già nell'elenco, con un altro nome o un altro indirizzo.
# Arguments: $line, $given, $label
invitee-elsewhere = Riga { $line }: «{ $given }» è nell'elenco di un altro link d'ingresso, «{ $label }».
invitee-has-come = Questa persona ha già iniziato e rimane nell'elenco.
invitees-not-live = Può inviare inviti quando lo studio è in corso e questo link è aperto.
sends-no-mail = Questo server non invia e-mail. Scarichi i link e li invii direttamente Lei.
return-code-unknown = Non conosciamo questo codice per riprendere. Controlli ogni carattere, oppure inizi una nuova partecipazione.
not-finished-yet = Non ha ancora terminato questo studio. La Sua pagina mostra il prossimo passo.
taking-part-has-ended = La Sua partecipazione a questo studio è terminata.
needs-account = Chi partecipa senza account non può avere un altro ruolo. Crei prima un account.
# A file with the results of a batch of Mechanical Turk
results-too-large = Il file supera { $most } MiB. Scarichi i risultati di meno HIT alla volta.
# The reason is in English
results-unusable = Questo file non si può leggere come risultati di Mechanical Turk. { $why }
