### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Messaggi
messages-lead = Domande e segnalazioni di problemi di chi partecipa, e testi che non hanno potuto giudicare.
messages-none = Non ci sono ancora messaggi. Qui compaiono le domande e le segnalazioni di problemi di chi partecipa.
messages-no-more = Non ci sono altre conversazioni.
messages-first-page = Prima pagina
messages-next-page = Pagina successiva
messages-closed = chiusa
messages-waiting = in attesa di risposta
messages-answered = risposta inviata
# A date and time follow
messages-received = Ricevuto:
# Label of a field
messages-reply = Risposta
messages-send-reply = Invia la risposta
messages-close = Chiudi la conversazione
messages-reopen = Riapri la conversazione
messages-reply-sent = La Sua risposta è stata inviata. La persona può leggerla sulla sua pagina dello studio.
