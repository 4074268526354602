### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = アカウントを作成
server-log-add-administrator = 管理者アカウントを作成
server-log-grant-rights = 管理者権限を付与
server-log-remove-rights = 管理者権限を削除
# Whether they were granted or removed is no longer known
server-log-change-rights = 管理者権限を変更
server-log-suspend = アカウントを停止
server-log-restore = アクセスを復元
# Which of the two is no longer known
server-log-suspend-or-restore = アカウントの停止またはアクセスの復元
server-log-change-password = パスワードを変更
server-log-turn-on-codes = サインインコードをオンに設定
server-log-turn-off-codes = サインインコードをオフに設定
server-log-connect-service = アカウントをサインインサービスに接続
server-log-disconnect-service = アカウントとサインインサービスの接続を解除
server-log-renew-recovery-codes = リカバリーコードを再作成
server-log-change-name = 名前を変更
server-log-change-address = メールアドレスを変更
server-log-confirm-address = メールアドレスを確認
server-log-sign-out-everywhere = すべての端末からサインアウト
server-log-ask-for-erasure = 消去を依頼
server-log-take-back-erasure = 消去の依頼を取り消し
server-log-erase-person = 個人データを消去
server-log-add-token = APIトークンを作成
server-log-remove-token = APIトークンを無効化

## Objects, each followed by its identifier

server-log-account = アカウント
server-log-token = APIトークン
