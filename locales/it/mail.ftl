### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Conferma del Suo indirizzo e-mail
# Argument: the address of this server
mail-confirm-text = Qualcuno, probabilmente Lei, ha indicato questo indirizzo e-mail per un account su { $site }. Per confermare che l'indirizzo è Suo, apra questa pagina:
mail-confirm-days = Il link funziona per 7 giorni.
mail-confirm-ignore = Se non è stato Lei, ignori questa e-mail.
mail-reset-subject = Scelta di una nuova password
# Argument: the address of this server
mail-reset-text = Qualcuno, probabilmente Lei, ha chiesto una nuova password per il Suo account su { $site }. Per sceglierne una, apra questa pagina:
mail-reset-hour = Il link funziona una sola volta, entro un'ora.
mail-reset-ignore = Se non è stato Lei, ignori questa e-mail. La Sua password non è cambiata.
# Argument: the title of the study
mail-pilot-subject = I Suoi testi pilota in “{ $study }” sono stati letti
# Argument: the title of the study
mail-pilot-passed = Un revisore ha letto i Suoi testi pilota in “{ $study }”. La prova è superata. I Suoi compiti sono in questa pagina:
# Argument: the title of the study
mail-pilot-failed = Un revisore ha letto i Suoi testi pilota in “{ $study }”. La prova non è superata. I motivi sono in questa pagina:
# Argument: an amount with its currency
mail-paid-subject = Pagamento di { $amount }
# Arguments: $amount, $study
mail-paid-text = Ha ricevuto { $amount } per il Suo lavoro in “{ $study }”. Tutti i Suoi pagamenti sono in questa pagina:
mail-paid-participant = Ha ricevuto { $amount } per il Suo lavoro in “{ $study }”. Questa è la Sua pagina nello studio:
# Argument: the title of the study
mail-invited-subject = Invito: “{ $study }”
# Argument: the title of the study
mail-reminded-subject = Promemoria: “{ $study }”
# Argument: the title of the study
mail-invited-text = La invitiamo a partecipare allo studio “{ $study }”. Questa pagina spiega che cosa farà e che cosa riceverà in cambio:
# Argument: the title of the study
mail-reminded-text = Ha ricevuto un invito a partecipare allo studio “{ $study }” e non lo ha ancora terminato. Può iniziare o riprendere da questa pagina:
mail-invited-link = Questo link è personale, quindi non lo inoltri. Può usarlo di nuovo per riprendere su qualsiasi dispositivo.
# Argument: whom to ask
mail-invited-contact = Domande sullo studio: { $contact }
mail-invited-stop = Per non ricevere più e-mail su questo studio, apra questa pagina:
mail-unsubscribe = Per non ricevere più e-mail sul Suo lavoro, apra questa pagina:
