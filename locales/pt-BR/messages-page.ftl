### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Mensagens
messages-lead = Perguntas e relatos de problemas dos participantes, e textos que eles não conseguiram avaliar.
messages-none = Ainda não há mensagens. Perguntas e relatos de problemas dos participantes aparecem aqui.
messages-no-more = Não há mais conversas.
messages-first-page = Primeira página
messages-next-page = Próxima página
messages-closed = encerrada
messages-waiting = aguardando resposta
messages-answered = respondida
messages-received = Recebida em:
messages-reply = Resposta
messages-send-reply = Enviar resposta
messages-close = Encerrar conversa
messages-reopen = Reabrir conversa
messages-reply-sent = Sua resposta foi enviada. O participante pode lê-la na página dele no estudo.
