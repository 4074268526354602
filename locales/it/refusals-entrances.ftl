### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Usi da 1 a { $most } caratteri: i segni - _ . : @ + ~ oltre a lettere (a–z) e cifre.
entrance-parameter = Indichi il nome del parametro che identifica il partecipante: lettere (a–z), cifre, trattini, trattini bassi o punti, al massimo { $most } caratteri.
entrance-parameters-differ = Usi un nome diverso per ogni parametro. I nomi «language» e «back» sono già in uso.
entrance-address = Indichi un indirizzo che inizi con https:// e abbia al massimo { $most } caratteri. Può contenere { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" }.
entrance-code = Un codice di completamento contiene lettere (a–z), cifre, trattini o trattini bassi, al massimo { $most }.
entrance-needs-provider = Questo link funziona solo dalla pagina del servizio di reclutamento. Apra lo studio da lì.
entrance-of-other-study = Questo link appartiene a un altro studio del servizio di reclutamento. Apra di nuovo lo studio da lì.
entrance-is-full = Tutti i posti di questo studio sono occupati.
entrance-is-over = Non può più partecipare a questo studio.
return-code-unknown = Questo codice non è noto qui. Controlli ogni carattere, oppure ricominci dall'inizio.
not-finished-yet = C'è ancora qualcosa da fare in questo studio. La Sua pagina mostra il prossimo passo.
taking-part-has-ended = Ha completato la Sua parte in questo studio.
