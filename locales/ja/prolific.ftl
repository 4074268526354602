### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = 参加者の募集と支払いに使うProlificのアカウントに、この研究を接続します。
prolific-connect = Prolificに接続
prolific-replace = 別のアカウントを使う
prolific-token-label = APIトークン
prolific-token-hint = Prolificのワークスペースの設定で作成してください。Concordは暗号化して保存し、再び表示しません。
prolific-workspace-label = ワークスペースID
prolific-workspace-hint = 24文字の英数字です。Prolificのワークスペースのアドレスに含まれています。
prolific-account-title = Prolificのアカウント
prolific-account = { $account }として{ $date }から接続しています。
prolific-in-workspace = ワークスペース：{ $workspace }
prolific-told-at = Prolificでの変更は、このサーバーにすぐに通知されます。最後の通知：{ $time }
prolific-told = Prolificでの変更は、このサーバーにすぐに通知されます。通知はまだ届いていません。
prolific-told-soon = Prolificでの変更は1分以内にここに表示されます。まもなく、このサーバーへの即時通知をProlificに依頼します。
prolific-told-elsewhere = Prolificでの変更は1分以内にここに表示されます。即時通知は別のサーバーに送られています。通知先のアドレスはワークスペースごとに1つだけです。
prolific-not-told = Prolificでの変更は1分以内にここに表示されます。このサーバーへの即時通知をProlificに依頼できませんでした。
prolific-told-needs-address = Prolificでの変更は1分以内にここに表示されます。すぐに表示するには、https:// で始まる公開アドレスがこのサーバーに必要です（設定 public_url）。
prolific-available = 利用可能な残高
prolific-total = 残高の合計
prolific-disconnect = 接続を解除
prolific-disconnect-means = ConcordはAPIトークンと提出の一覧を削除します。Prolificでは何も変わりません。不要になったトークンはProlificで無効にしてください。
prolific-connected = 研究をProlificに接続しました。
prolific-disconnected = 研究とProlificの接続を解除しました。

prolific-submissions = 提出
prolific-asked = Prolificへの最後の問い合わせ：{ $date }。Concordは約1分ごとに問い合わせます。
prolific-ask = 今すぐProlificに問い合わせる
prolific-follows-none = 提出をここで確認するには、参加リンクの設定にProlificの研究IDを入力してください。
prolific-no-submissions = まだ提出がありません。
prolific-differences = { $n ->
   *[other] { $n }人の参加者について確認が必要です。
}
prolific-first-rows = { $all }件のうち最初の行だけを表示しています。REST APIではすべて取得できます。
prolific-participant = 参加者ID
prolific-here = この研究
prolific-finding = 対応
prolific-code = コード：{ $code }
prolific-hits = { $hits ->
   *[other] 提出済みHIT：{ $hits }件
}
prolific-in-progress = 作業中
prolific-no-submission = Prolificに提出がありません
prolific-no-submission-advice = リンクのIDが架空のものか、提出がまだProlificの一覧にない可能性があります。一覧に表示されるまで支払わないでください。
prolific-not-finished = ここでは未完了
prolific-not-finished-advice = Prolificでは提出済みですが、ここでは完了していません。決定する前に作業を確認してください。
prolific-never-came = ここに来ていません
prolific-never-came-advice = ここで開始せずにProlificで提出されています。提出を返却するよう参加者に依頼してください。
prolific-other-code = コードが異なります
prolific-other-code-advice = Prolificのコードは、この研究が渡したものではありません。決定する前に作業を確認してください。
prolific-not-handed-in = 未提出
prolific-not-handed-in-advice = ここでは終了しましたが、Prolificでは提出されていません。参加者は最後のリンクを開いていません。
prolific-finished-anyway = 返却済み、ここに作業あり
prolific-finished-anyway-advice = Prolificでは返却または時間切れですが、ここではHITが提出されています。作業を承認すると、次の支払い処理でProlificのボーナスとして支払われます。
prolific-still-at-work = 返却済み、ここでは作業中
prolific-still-at-work-advice = Prolificでは返却または時間切れですが、ここではまだ作業中です。作業を承認すると、次の支払い処理でProlificのボーナスとして支払われます。
prolific-agree = 決定できます
prolific-agree-advice = 正しいコードで提出されています。ここで提出を承認するか、「支払い」で作業について決定してください。支払い処理を行うと、提出も承認されます。
prolific-not-here = まだ来ていません
prolific-unclear = Prolificの回答待ち
prolific-decided = Prolificで決定済み
prolific-gave-up = 返却または時間切れ

prolific-approve-ready = { $n ->
   *[other] 承認できる提出を承認（{ $n }件）
}
prolific-approve-ready-means = これらの参加者はここで作業を完了し、正しいコードを入力しました。Prolificは各参加者に、該当する研究の報酬を支払います。この操作は取り消せません。
prolific-approved-ready = { $n ->
   *[other] Prolificが{ $n }件の提出を承認します。
}
prolific-decide = 決定する
prolific-submission-title = { $participant }の提出
prolific-submission-lead = この参加者についてProlificとこの研究でわかっていることと、Prolificで決定できることです。
prolific-all-submissions = すべての提出
prolific-nothing-to-decide = この提出について、現在決定できることはありません。
prolific-done = Prolificで実行されました。
prolific-approve = 承認
prolific-approve-means = Prolificは参加者に、該当する研究の報酬を支払います。この操作は取り消せません。
prolific-ask-return = 返却を依頼
prolific-ask-return-means = Prolificが参加者に提出の返却を依頼します。報酬は支払われませんが、参加者の評価には影響しません。参加者は断ることもできます。
prolific-return-reason = 理由
prolific-return-reason-hint = 参加者がこの理由を読みます。10文字以上で書いてください。
prolific-return-asked = { $date }に返却を依頼済み
prolific-reject = 不承認
prolific-reject-means = 報酬は支払われず、参加者はあなたのメッセージを読みます。Prolificがこれを認めるのは、明らかな場合だけです。たとえば、回答がまったくない場合や、5分以上の研究でアテンションチェックに2回不合格になった場合です。迷うときは、提出を返却するよう参加者に依頼してください。
prolific-reject-finished = この参加者はここで作業を完了し、正しいコードを入力しました。Prolificは、規則に反する不承認を取り消します。
prolific-category = 理由
prolific-message = メッセージ
prolific-message-hint = 参加者がこのメッセージを読みます。100文字以上で、何が問題だったのかを具体的に、丁寧に書いてください。

prolific-failed-check = アテンションチェックに不合格
prolific-failed-instructions = 作業の説明に従っていない
prolific-low-effort = 取り組みが不十分
prolific-too-quickly = 速すぎる
prolific-too-slowly = 遅すぎる
prolific-no-data = 回答がない
prolific-no-code = 完了コードがない
prolific-bad-code = 完了コードが正しくない
prolific-malingering = 条件を満たすと偽った
prolific-incomplete-longitudinal = 複数回にわたる研究の一部が欠けている
prolific-unsupported-device = 端末が適していない
prolific-unlisted = その他の理由
