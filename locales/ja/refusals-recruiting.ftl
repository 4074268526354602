### Refusals about recruiting through Prolific.

prolific-token = Prolificに表示されたとおりに、空白を入れずにAPIトークンを入力してください。
prolific-workspace = ワークスペースIDを入力してください。数字とaからfまでの英字で24文字です。
prolific-refuses-token = ProlificがこのAPIトークンを受け付けないか、このワークスペースを利用できません。Prolificで新しいトークンを作成し、ここに入力してください。
prolific-has-no-workspace = Prolificにこのワークスペースがないか、アカウントから利用できません。ワークスペースIDを確認してください。
prolific-has-no-study = 参加リンクの研究IDがProlificにありません。リンクの設定の「サービスでの研究ID」をProlificと比べてください。
prolific-unreachable = Prolificに接続できませんでした。数分後にもう一度お試しください。
prolific-unreadable = Prolificの応答をConcordが理解できませんでした。後でもう一度お試しください。
prolific-too-many-requests = Prolificへのリクエストが多すぎます。数分後にもう一度お試しください。
prolific-wrong-key = 保存されたAPIトークンは別の鍵で暗号化されています。研究をもう一度接続するか、サーバーの設定secrets_keyを元に戻してください。
prolific-no-key = このサーバーはAPIトークンを保存できません。サーバーの運営者にsecrets_keyの設定を依頼してください。
prolific-is-being-asked = 現在Prolificに問い合わせています。数秒後にこのページを再読み込みしてください。
