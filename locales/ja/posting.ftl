### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Prolificで募集
# $label is the name of an entry link, as the team calls it
posting-lead = 参加者を参加リンク「{ $label }」に案内する、Prolific上の研究です。
posting-unconnected = この研究はまだProlificのアカウントに接続されていません。
posting-name = 名前
posting-name-hint = Prolificの研究一覧で参加者に表示されます。
posting-description = 説明
posting-description-hint = 参加者が行うことです。参加者はこれを読んで参加を決めます。
posting-places = 参加枠
posting-minutes = 所要時間（分）
posting-minutes-hint = 参加者1人にかかる時間です。Prolificでは時給とともに表示されます。
# $currency is a code such as GBP
posting-reward = 報酬（{ $currency }）
posting-reward-hint = 参加者1人が受け取る金額です。Prolificは1時間あたり6 GBPまたは8 USD以上を求めています。
# $workspace and $study are codes such as GBP
posting-other-currency = Prolificのワークスペースの通貨は{ $workspace }、この研究の通貨は{ $study }です。Prolific経由で支払うには同じ通貨が必要です。この研究の設定で変更してください。
posting-devices = 端末
posting-desktop = パソコン
posting-tablet = タブレット
posting-mobile = スマートフォン
posting-people = 参加できる人
# $countries is a list of countries
posting-only-countries = 次の国に住んでいる人のみ：{ $countries }
# $language is the name of a language
posting-only-language = 第一言語が次の言語である人のみ：{ $language }
posting-filters-hint = 公開する前に、Prolificでほかの絞り込み条件を設定できます。
posting-approve = 完了した参加者をすぐに承認する
posting-approve-hint = 選択しない場合は、提出ごとに決定します。21日以内に決定されなかった提出は、Prolificが承認します。
# $currency is a code such as GBP
posting-screening = スクリーニングの報酬（{ $currency }）
posting-screening-hint = 資格審査に合格しなかった人への報酬です。支払いは参加枠の数と同じ回数までで、それを超えるとProlificが研究を一時停止します。空の場合は、提出の返却を依頼します。この支払いができないワークスペースもあります。
posting-project = プロジェクト
posting-project-hint = この研究が属する、Prolificのワークスペースのプロジェクトです。
# $address is the address of an entry link
posting-link = 参加者の案内先：{ $address }
posting-create = Prolificに下書きを作成
posting-create-hint = 下書きは無料で、参加者には表示されません。終わり方ごとに完了コードが設定されます。完了した人には全員同じコードが表示されます。
posting-created = Prolificに下書きを作成しました。確認してから公開してください。
posting-draft = 下書き
posting-scheduled = 公開予約済み
posting-publishing = 公開処理中
posting-active = 募集中
posting-paused = 一時停止中
posting-awaiting-review = 終了（決定待ちの提出あり）
posting-completed = 終了
posting-hourly = 時給
# $floor is an amount of money
posting-below-floor = Prolificは1時間あたり{ $floor }以上を求めています。下書きを削除し、報酬を上げるか所要時間を短くして、もう一度作成してください。
posting-cost = 費用
posting-rewards = 報酬
posting-fees = Prolificの手数料
posting-tax = 手数料にかかる税
posting-total = 合計
# $available and $total are amounts of money
posting-too-little = この研究の費用{ $total }に対して、残高{ $available }では足りません。先にProlificで入金してください。
posting-open = Prolificで開く
posting-pending = Prolificが処理しています。1分後にこのページを再読み込みしてください。
posting-publish = 公開
# $total is an amount of money
posting-publish-means = 参加者がすぐに来る可能性があります。Prolificは残高から{ $total }を確保します。
posting-publish-means-unknown = 参加者がすぐに来る可能性があります。Prolificは残高から費用を確保します。
posting-pause = 一時停止
posting-pause-means = 新しい参加者は始められなくなります。すでに始めた人は最後まで続けられます。
posting-start = 再開
posting-start-means = 新しい参加者がまた始められるようになります。
posting-stop = 終了
posting-stop-means = 新しい参加者は始められなくなります。すでに始めた人は最後まで続けられます。後で参加枠を追加すると、募集が再開されます。
posting-delete = 下書きを削除
posting-delete-means = Prolificの下書きを削除します。参加リンクは残ります。
# $study is an ID
posting-gone = 研究{ $study }はProlificにもう存在しないか、このアカウントでは表示できません。
posting-forget = 参加リンクから外す
posting-extend = 参加枠を追加
posting-extend-label = 参加枠の合計
# $places is a number
posting-extend-hint = 現在の参加枠は{ $places }です。減らすことはできません。Prolificは追加する枠の費用を残高から確保します。
posting-published = Prolificで研究を公開しました。
posting-is-paused = Prolificで研究を一時停止しました。
posting-resumed = Prolificで研究を再開しました。
posting-ended = Prolificで研究を終了しました。
posting-deleted = Prolificの下書きを削除しました。
posting-extended = Prolificで参加枠を追加しました。

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = 同意書への同意がありませんでした。
posting-return-screened-out = この研究の参加条件を満たしていません。
posting-return-timed-out = 長い間操作がなかったため、あなたの参加枠は別の人に割り当てられました。
posting-return-full = 参加枠またはタスクの空きがありませんでした。
