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
prolific-disconnect-means = ConcordはAPIトークンを削除します。Prolificでは何も変わりません。不要になったトークンはProlificで無効にしてください。
prolific-connected = 研究をProlificに接続しました。
prolific-disconnected = 研究とProlificの接続を解除しました。
