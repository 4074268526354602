### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = コピー
part-contents = 目次
part-download-figure = SVGをダウンロード
part-download-png = PNGをダウンロード
part-figure-failed = 図を描画できませんでした（{ $error }）。数値は表にあります。
part-data-table = データを表で表示
# Read aloud for the small "i" next to a number
part-how-computed = { $label }：計算方法
# Arguments: $done, $of, $percent
part-progress = { $done }/{ $of }（{ $percent }%）

## A secret that was just created, such as an access token or an invitation link

part-shown-once = これは一度しか表示されません
part-shown-once-text = 今すぐコピーしてください。保存されないため、再表示できません。なくした場合は、無効にして新しく作成してください。

## The first start of a server

part-setup-title = サーバーの初期設定
part-setup-lead = 管理者アカウントを作成します。管理者は、研究の作成、ユーザーの招待、監査ログの閲覧ができます。このリンクは1回だけ有効です。
part-setup-create = 管理者アカウントを作成

opens-in-new-tab = （新しいタブで開きます）
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }：{ $option }
