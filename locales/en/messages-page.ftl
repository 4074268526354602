### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = Messages
messages-lead = Questions and problem reports from workers, and texts that they could not judge.
messages-none = There are no messages yet. Questions and problem reports from workers appear here.
messages-no-more = There are no more conversations.
messages-first-page = First page
messages-next-page = Next page
# The state of a conversation
messages-closed = closed
messages-waiting = waiting for an answer
messages-answered = answered
# A date and time follow
messages-received = Received:
# Label of a field
messages-reply = Reply
messages-send-reply = Send reply
messages-close = Close conversation
messages-reopen = Reopen conversation
messages-reply-sent = Your reply has been sent. The worker can read it on their page of the study.
