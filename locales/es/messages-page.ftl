### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Mensajes
messages-lead = Preguntas y avisos de problemas de los participantes, y textos que no pudieron valorar.
messages-none = Todavía no hay mensajes. Las preguntas y los avisos de problemas de los participantes aparecen aquí.
messages-no-more = No hay más conversaciones.
messages-first-page = Primera página
messages-next-page = Página siguiente
messages-closed = cerrada
messages-waiting = espera respuesta
messages-answered = respondida
messages-received = Recibido:
messages-reply = Respuesta
messages-send-reply = Enviar respuesta
messages-close = Cerrar conversación
messages-reopen = Reabrir conversación
messages-reply-sent = Su respuesta se ha enviado. La persona puede leerla en su página del estudio.
