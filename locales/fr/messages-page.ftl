### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Messages
messages-lead = Questions et problèmes signalés par les personnes qui participent, et textes dont elles n'ont pas pu juger.
messages-none = Il n'y a pas encore de messages. Les questions et les problèmes signalés par les personnes qui participent apparaissent ici.
messages-no-more = Il n'y a plus d'autres conversations.
messages-first-page = Première page
messages-next-page = Page suivante
messages-closed = close
messages-waiting = en attente de réponse
messages-answered = réponse envoyée
messages-received = Reçu le :
messages-reply = Réponse
messages-send-reply = Envoyer la réponse
messages-close = Clore la conversation
messages-reopen = Rouvrir la conversation
messages-reply-sent = Votre réponse a été envoyée. La personne peut la lire sur sa page de l'étude.
