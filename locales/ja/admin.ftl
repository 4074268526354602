### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = ユーザー
admin-people-lead = このサーバーにアカウントがあるすべての人。新しい順です。
admin-administrator = 管理者
admin-suspended = 停止中
# A tag with a date after it: the person was erased.
admin-erased = 消去済み
admin-grant-rights = 管理者権限を付与
admin-grant-means = { $name }は、すべての研究、すべてのアカウント、サーバーの設定を閲覧・変更できるようになります。
admin-remove-rights = 管理者権限を削除
# Button in a row of the list of people
admin-suspend = 停止
admin-suspend-means = { $name }はすぐにサインアウトされ、アクセスを復元するまで、サインインもアクセストークンの使用もできません。
admin-restore = アクセスを復元
admin-erase = 消去
admin-older-accounts = さらに古いアカウント

## The server's audit log

admin-audit-log = 監査ログ
admin-audit-log-lead = このサーバーのアカウント、権限、トークンの記録です。研究ごとの監査ログは別にあります。
admin-no-entries = 記録はまだありません。
admin-entries = 監査ログの記録
# Column heads of the audit log: who acted, what they did, and to what
admin-actor = 実行者
admin-action = 操作
admin-object = 対象
# In the column “Person”: no signed-in person did it.
admin-operator-or-rule = 運用者または自動ルール
admin-person-hint = 正確な名前またはメールアドレス
admin-older-entries = 以前の記録

## Erasing a person

admin-erase-person = ユーザーの消去
admin-all-people = すべてのユーザー
admin-cannot-undo = この操作は取り消せません
admin-erase-account = アカウントと、個人を特定できるすべての情報が、データベースから消去されます。バックアップには、バックアップが削除されるまで残ります。
admin-cannot-erase = このユーザーは消去できません
admin-not-yet-paid = 未払いの報酬があります
# $amounts: amounts of money in different currencies.
admin-still-owed = このユーザーには、まだ{ $amounts }が支払われていません。先に支払ってください。消去後は、誰に支払うかがサーバーにはわからなくなります。
admin-what-is-erased = 消去されるもの
admin-what-is-kept = 残るもの
admin-kept-lead = 名前とメールアドレスなしで、仮名のもとに残ります。
admin-data = データ
admin-if-kept = 回答を残す場合
admin-if-removed = 回答を削除する場合
admin-only-log-entries = アカウントIDと監査ログの記録だけが残ります。
admin-log-entries = 監査ログの記録（名前とアドレスなし）
# Arguments: $kind, $n
admin-count-of = { $kind }：{ $n }
# Arguments: $pseudonym, $study
admin-pseudonym-in = { $study }での{ $pseudonym }
admin-confirm = 確認
admin-answers = 回答
admin-keep-answers = 回答を残す
admin-keep-answers-hint = 仮名で結果に残ります。
admin-remove-answers = 回答を削除する
admin-remove-answers-hint = すべての結果とエクスポートから除かれ、この人が書いたテキストは削除されます。
admin-type-to-confirm = この人のメールアドレスまたは仮名を入力してください
admin-erase-this-person = このユーザーを消去

## Receipts of erasures

admin-erasures = 消去の記録
admin-erasures-lead = 消去された個人データの証明書です。名前は含まれません。
admin-no-erasures = 消去されたユーザーはまだいません。
admin-older-erasures = 以前の消去
admin-receipt-title = 消去証明書
admin-receipt-lead = 証明書に名前は含まれません。何をいつ消去したかの記録として保管してください。
admin-receipt = 証明書
admin-account = アカウント
# Column head: what caused an erasure
admin-cause = 消去のきっかけ
admin-cause-administrator = 管理者（{ $id }）
admin-cause-retention = 研究の保存期間
admin-cause-operator = コマンドライン
# Heading of a list: the data that was erased
admin-receipt-erased = 消去されたもの
admin-receipt-kept = 仮名で残っているもの
# What happened to the answers of an erased person
admin-answers-kept = 保持
admin-answers-removed = 削除

## The user's own account


## Requests for erasure

admin-asked-erasure = 消去の依頼あり
# Column of the list of people who have asked for the erasure of their data
admin-erasure-requests = 消去の依頼
admin-requested = 依頼日時
