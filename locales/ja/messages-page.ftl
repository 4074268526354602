### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = メッセージ
messages-lead = 作業者からの質問と問題の報告、および作業者が判断できなかったテキストです。
messages-none = メッセージはまだありません。作業者からの質問や問題の報告がここに表示されます。
messages-no-more = 会話はこれ以上ありません。
messages-first-page = 最初のページ
messages-next-page = 次のページ
messages-closed = 終了
messages-waiting = 返信待ち
messages-answered = 返信済み
# A date and time follow
messages-received = 受信：
# Label of a field
messages-reply = 返信
messages-send-reply = 返信を送信
messages-close = 会話を終了
messages-reopen = 会話を再開
messages-reply-sent = 返信を送信しました。作業者は、研究の自分のページで読むことができます。
