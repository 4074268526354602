### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = 研究を開いて参加し、最後に表示される完了コードを入力してください。
mturk-open-study = 研究を開く（新しいタブ）
mturk-go-on = 研究を続ける（新しいタブ）
mturk-preview = これはプレビューです。参加するには、HITを引き受けてください。
mturk-back-here = 参加を終えたら、このページに戻ってボタンを押してください。
mturk-have-finished = 参加を終えました
mturk-hand-in = 提出
mturk-hand-in-lead = ボタンを押して、このHITをMechanical Turkに提出してください。
mturk-return-hit = このHITは、Mechanical Turkで返却してください。
mturk-other-hit = この研究には、すでに別のHITで参加しています。このHITは返却してください。
mturk-go-back = Mechanical Turkのタブに戻り、そこでHITを提出してください。
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = 「{ $study }」での作業に対する報酬

# The page of the entry link
mturk-lead = 作業者はHITから研究を開きます。HITの報酬はMechanical Turkが支払い、残りはあなたがボーナスとして支払います。
mturk-files = HITの作成
mturk-files-lead = Mechanical Turkで、テンプレート「Other」からプロジェクトを作成し、そのレイアウトをここのレイアウトに置き換えて、HITあたりの割り当て（assignments）を9件に設定します。次に、CSVファイルを使ってバッチを公開します。
mturk-layout = HITのレイアウト
mturk-layout-file = レイアウトをダウンロード（HTML）
# Arguments: $n
mturk-hits-file = バッチをダウンロード（CSV、HIT { $n }件）
mturk-hits-means = バッチには、このリンクの参加枠9つごとにHITが1件入ります。割り当てが10件以上のHITでは、Mechanical Turkの手数料が高くなるためです。2件目のHITを引き受けた作業者には、そのHITを返却するように案内します。
mturk-question-file = 質問をダウンロード（XML）
mturk-question-means = プログラムでHITを作成する方（リクエスター）向けのExternalQuestionです。このサーバーのページを、Mechanical Turkのフレームに表示します。
mturk-question-needs-https = プログラムでHITを作成するには、https:// で始まる公開アドレスがこのサーバーに必要です（設定 public_url）。
mturk-results = バッチの結果
mturk-results-lead = Mechanical Turkでバッチの結果をダウンロードし、そのファイルをここで選んでください。Concordは結果を参加者と照合し、承認するものを記入します。ファイルの内容は保存されません。
mturk-results-file = 結果（CSV）
# Arguments: $most
mturk-results-hint = { $most } MiBまで。
mturk-results-read = 照合

# The page that compares the results
mturk-batch-title = バッチの結果
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] ファイルにある全員について、Mechanical Turkとこの研究の記録が一致しています。
   *[other] { $n }行の確認が必要です。
}
mturk-batch-once = このページが表示されるのは1回だけです。離れる前に、ファイルをダウンロードしてください。
mturk-decisions = 決定
# Arguments: $approved, $rejected
mturk-decisions-lead = ファイルには、結果のすべての列が含まれます。承認：{ $approved }件。不承認：{ $rejected }件。それ以外の行は、あなたが決定します。このファイルは、表計算ソフトで開かずに、そのままMechanical Turkにアップロードしてください。
mturk-decisions-file = 決定をダウンロード（CSV）
mturk-bonuses = ボーナス
mturk-bonuses-lead = 支払い処理の金額のうち、HITの報酬を超える分です。Mechanical Turkはこのファイルを読み込めません。1行ずつ、Mechanical Turkにある作業者のページで支払い、そのあと支払いを確定してください。
mturk-bonuses-none = このファイルの作業者を含む、未確定の支払い処理はありません。先に支払い処理を行ってから、結果をもう一度照合してください。
mturk-bonuses-currency = Mechanical Turkで支払えるのはUSDだけですが、この研究では別の通貨で支払います。
# Arguments: $date, $bonuses, $total
mturk-bonus-list = { $date }の支払い処理：ボーナス{ $bonuses }件、合計{ $total }
# Arguments: $workers
mturk-bonus-left-out = 対象外：{ $workers }。ファイルにない、割り当てが未決定、または複数の参加リンクから来た作業者です。この人たちへの支払いは、まだ確定しないでください。
mturk-bonus-file = ボーナスをダウンロード（CSV）
mturk-worker = 作業者ID
mturk-there = Mechanical Turk
mturk-not-in-file = 行なし
mturk-compare-rows = 参加者

# What was found, and what to do
mturk-never-came = ここに来ていません
mturk-never-came-advice = ここで参加せずに提出されているか、この作業者のデータが消去されています。不承認にする前に、作業者に確認してください。
mturk-not-finished = ここでは未完了
mturk-not-finished-advice = 提出済みですが、ここでは完了していません。決定する前に作業を確認してください。
mturk-other-code = コードが異なります
mturk-other-code-advice = ファイルのコードは、この研究が渡したものではありません。決定する前に作業を確認してください。
mturk-second-hit = 2件目のHIT
# Arguments: $assignment
mturk-second-hit-advice = この作業者は割り当て{ $assignment }で1回だけ参加しています。支払うのは、どちらか一方だけにしてください。
mturk-undecided = ここでは未決定
mturk-undecided-advice = この作業者の作業の一部は、承認も不承認もされていません。「支払い」で決定してから、もう一度結果を照合してください。
mturk-to-reject = ここではすべて不承認
mturk-to-reject-advice = ファイルでは、この割り当てが、あなたの挙げた理由とともに不承認になっています。アップロードする前に確認してください。
mturk-not-listed = このファイルにありません
mturk-not-listed-advice = ここでは終了しています。この作業者は別のバッチの結果に含まれているか、まだ提出していません。
mturk-to-approve = 承認予定
mturk-marked = ファイルに記入済み
mturk-decided = Mechanical Turkで決定済み
