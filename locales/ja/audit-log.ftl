### The audit log of a study: who did what, with the state before and after.

audit-title = 監査ログ
audit-lead = この研究でのすべての変更です。誰が何を変えたかを、前後の状態とともに記録しています。
audit-empty = 記録はまだありません。
# A link to older entries
audit-earlier = 以前の記録

## The table of entries

# Column head: the person or the automatic rule that acted
audit-actor = 実行者
# Column head: what was done
audit-action = 操作
# Column head: the object of the action, by its identifier
audit-object = 対象
# Column head: the state before and after
audit-change = 変更
audit-details = 詳細
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }：{ $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }：{ $value }
audit-show = 記録を表示
audit-no-match = このフィルターに一致する記録はありません。
audit-day = 日付（UTC）
audit-worker-hint = 作業者の番号（例：W017）
audit-object-study = この研究
# The state before something was created, or after it was removed
audit-nothing = なし
# In the column of the actor: no person acted
audit-rule = 自動ルール
# In the column of the object: a person, who is not named
audit-object-person = ユーザー
# In the column of the object
audit-object-link = 招待リンク
# Arguments: $action, $n
audit-repeated = { $action }（{ $n }回）

## The actions: what happened

audit-approve-assignment = 提出を承認
audit-reject-assignment = 提出を不承認
audit-submit-assignment = HITを提出
audit-give-back-assignment = HITを返却
audit-expire-assignment = HITの期限切れ
# A worker sent a question or a problem report
audit-raise-assignment = 作業者からのメッセージ
audit-reply-assignment = メッセージに返信
audit-close-thread = 会話を終了
audit-open-thread = 会話を再開
audit-pay-out-payment = 支払い処理を実行
audit-confirm-payment = 支払い処理を支払い済みとして確定
audit-retry-payment = 拒否された支払いを再送
# Money that did not arrive
audit-return-payment = 支払いが戻ってきた
audit-return-payment-to-one = 作業者1人への支払いが戻ってきた
audit-download-payment = 支払いファイルをダウンロード
audit-edit-payer = 支払い元の口座を変更
# The bank or PayPal details of the person themselves
audit-edit-payee = 自分の銀行口座またはPayPalの情報を変更
audit-remove-payee = 自分の銀行口座またはPayPalの情報を削除
audit-compute-bonuses = ボーナスを計算
audit-approve-bonuses = ボーナスを承認
audit-change-bonus = ボーナスを変更
audit-give-bonus = ボーナスを支給
audit-invite-role = 招待リンクを作成
audit-withdraw-join-link = 招待リンクを無効化
audit-join-worker = 作業者が参加
audit-join-researcher = 研究者が参加
audit-join-reviewer = レビュアーが参加
audit-join-manager = マネージャーが参加
audit-add-member = チームメンバーを追加
audit-remove-member = チームメンバーを削除
audit-add-group-role = グループに役割を付与
audit-remove-group-role = グループの役割を取り消し
audit-consent-worker = 同意
audit-withdraw-worker = 作業者が参加取りやめ
audit-leave-out-worker = 作業者を統計から除外
audit-look-worker = 作業者の作業を「確認済み」に変更
audit-look-again-worker = 作業者の作業の「確認済み」を取り消し
audit-take-in-worker = 作業者を再び統計に含める
audit-erase-worker = 個人データを消去
audit-qualify-worker = 資格審査の決定
audit-take-back-worker = ネイティブ話者レビューの決定を取り消し
# A worker could not take a qualification step, for example because no attempt was left
audit-refuse-gate = 資格審査の受験を拒否
# A worker could not take a HIT of a task
audit-refuse-task = 作業者へのHITの割り当てを拒否
audit-set-gate = 資格審査ルールを設定
audit-remove-gate = 資格審査ルールを削除
audit-add-known-task = ゴールドアイテムを追加
audit-retire-known-task = ゴールドアイテムの使用を終了
audit-add-task = タスクを追加
audit-copy-task = タスクをコピー
audit-edit-task = タスクを編集
audit-publish-task = タスクを公開
audit-redraft-task = タスクの新しい下書きを作成
audit-add-entrance = 参加リンクを作成
audit-edit-entrance = 参加リンクを変更
audit-download-entrance = 参加リンクの参加者をダウンロード
audit-read-results-entrance = Mechanical Turkの結果を照合
audit-add-invitees = 参加リンクに人を追加
audit-remove-invitee = 参加リンクから人を削除
audit-mail-invitees = 招待メールまたはリマインダーを送信
audit-erase-invitees = 招待した人のデータを消去
audit-download-invitees = 専用リンクをダウンロード
audit-connect-prolific = 研究をProlificに接続
audit-disconnect-prolific = 研究とProlificの接続を解除
audit-approve-prolific = Prolificで提出を承認
audit-reject-prolific = Prolificで提出を不承認
audit-ask-return-prolific = Prolificで提出の返却を依頼
audit-create-posting = Prolificで研究を作成
audit-publish-posting = Prolificで研究を公開
audit-pause-posting = Prolificで研究を一時停止
audit-start-posting = Prolificで研究を再開
audit-stop-posting = Prolificで研究を終了
audit-delete-posting = Prolificの下書きを削除
audit-extend-posting = Prolificで参加枠を追加
audit-create-group = Prolificで参加者グループを作成
audit-turn-on-group = 参加者グループの更新を再開
audit-turn-off-group = 参加者グループの更新を停止
audit-add-picture = 画像をアップロード
audit-remove-picture = 画像を削除
audit-make-batch = バッチを作成
audit-stop-batch = バッチを停止
audit-open-batch = バッチを再開
audit-grade-answer = パイロットの書き換えをレビュー
audit-adjudicate-item = アイテムを裁定
# A rewrite was removed, kept or corrected
audit-decide-output = 書き換えを後処理
# The word no longer counts as a spelling mistake
audit-know-word = 既知語に単語を追加
audit-run-system = 組み込みシステムを実行
audit-import-sources = 原文をインポート
audit-import-outputs = 出力をインポート
audit-create-study = 研究を作成
audit-import-study = 研究をインポート
audit-edit-study = 研究の設定を編集
audit-move-study = 研究の状態を変更
audit-export-study = データをエクスポート
audit-score-job = 不足しているスコアを依頼
audit-retry-job = ジョブを再試行
audit-cancel-job = ジョブをキャンセル
audit-train-training = 学習を開始
audit-name-model-training = 学習したモデルを設定に追加
audit-question-country = 送信前に国の確認を求めた
audit-edit-source = 原文を編集
audit-edit-output = 出力を編集
audit-withdraw-source = 原文を取り下げ
audit-withdraw-output = 出力を取り下げ
audit-restore-source = 原文を元に戻した
audit-restore-output = 出力を元に戻した
