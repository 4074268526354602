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
return-code-unknown = Non conosciamo questo codice per riprendere. Controlli ogni carattere, oppure inizi una nuova partecipazione.
not-finished-yet = Non ha ancora terminato questo studio. La Sua pagina mostra il prossimo passo.
taking-part-has-ended = La Sua partecipazione a questo studio è terminata.
needs-account = Chi partecipa senza account non può avere un altro ruolo. Crei prima un account.
