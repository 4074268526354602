### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Nachrichten
messages-lead = Fragen und Problemmeldungen von Crowdworkern sowie Texte, die sie nicht beurteilen konnten.
messages-none = Es gibt noch keine Nachrichten. Fragen und Problemmeldungen von Crowdworkern erscheinen hier.
messages-no-more = Es gibt keine weiteren Konversationen.
messages-first-page = Erste Seite
messages-next-page = Nächste Seite
messages-closed = geschlossen
messages-waiting = wartet auf Antwort
messages-answered = beantwortet
messages-received = Empfangen:
messages-reply = Antwort
messages-send-reply = Antwort senden
messages-close = Konversation schließen
messages-reopen = Konversation wieder öffnen
messages-reply-sent = Ihre Antwort wurde gesendet. Die andere Person kann sie auf ihrer Seite der Studie lesen.
