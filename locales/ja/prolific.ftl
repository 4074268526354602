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
prolific-no-submission-advice = リンクのIDが作られたものか、Prolificにまだ表示されていません。表示されるまで支払わないでください。
prolific-not-finished = ここでは未完了
prolific-not-finished-advice = Prolificでは提出済みですが、ここでは完了していません。決定する前に作業を確認してください。
prolific-never-came = ここに来ていません
prolific-never-came-advice = ここで開始せずにProlificで提出されています。提出を返却するよう参加者に依頼してください。
prolific-other-code = コードが異なります
prolific-other-code-advice = Prolificのコードは、この研究が渡したものではありません。決定する前に作業を確認してください。
prolific-not-handed-in = 未提出
prolific-not-handed-in-advice = ここでは終了しましたが、Prolificでは提出されていません。参加者は最後のリンクを開いていません。
prolific-finished-anyway = 返却済み、ここに作業あり
prolific-finished-anyway-advice = Prolificでは返却または時間切れですが、ここではHITが送信されています。作業の報酬はProlificのボーナスで支払えます。
prolific-still-at-work = 返却済み、ここでは作業中
prolific-still-at-work-advice = Prolificでは返却または時間切れですが、ここではまだ作業中です。Prolificのボーナスで支払えます。
prolific-agree = 決定できます
prolific-agree-advice = 正しいコードで提出されています。提出についてはProlificで、作業については「支払い」で決定してください。
prolific-not-here = まだ来ていません
prolific-unclear = Prolificの回答待ち
prolific-decided = Prolificで決定済み
prolific-gave-up = 返却または時間切れ
