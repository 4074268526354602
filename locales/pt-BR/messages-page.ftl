### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Mensagens
messages-lead = Perguntas e relatos de problemas de quem participa, e textos que essas pessoas não conseguiram avaliar.
messages-none = Ainda não há mensagens. Perguntas e relatos de problemas de quem participa aparecem aqui.
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
messages-reply-sent = Sua resposta foi enviada. A pessoa pode lê-la na página dela no estudo.
