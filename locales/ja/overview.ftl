### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = 募集から最終的な表の作成まで、クラウドソーシングによるアノテーションと人手評価の研究を実施できます。
home-invited = 招待リンクを受け取りましたか？　開くと、あなたの研究のページが表示されます。
home-for-workers = 作業者の方
home-for-workers-text = スマートフォンやパソコンで、短いテキストを評価、比較、書き換えします。報酬と所要時間は、始める前に確認できます。
home-for-researchers = 研究者の方
home-for-researchers-text = タスクの設計、作業者の募集と支払い、95%区間付きの一致度の測定、論文用の表の出力ができます。

## The list of studies

studies-lead = 設計、レビュー、または管理しているすべての研究です。
studies-new = 新しい研究
# The same for an administrator of the server
studies-empty-administrator = 研究はまだありません。最初の研究を作成してください。
studies-empty = 管理者が研究を作成し、あなたに役割を付与すると、ここに表示されます。
studies-your-role = あなたの役割
studies-managers = マネージャー
studies-administrator = 管理者
studies-no-batch = HITなし
studies-only-pilot = 今のところパイロットのみ
# Arguments: $counted, $target, $percent
studies-progress = { $counted }/{ $target }（{ $percent }%）

## The overview of a study

overview-published-tasks = 公開済みのタスク
overview-submissions = 集計対象の提出
# The target number of submissions
overview-of-target = 目標{ $target }件
overview-checklist = 準備チェックリスト
overview-checklist-lead = 任意のステップは、行わなくても開始できます。
overview-open-page = { $page }を開く
overview-progress = 進捗
overview-see-progress = タスクと言語ごとの進捗
overview-n-counted = 集計対象の提出：{ $n }件
# How many tasks are complete, each language counted
overview-n-complete = 完了したタスク（言語別に集計）：{ $n }件
overview-attention = 対応が必要なもの
overview-nothing = 対応待ちのものはありません。
overview-n-submissions = { $n }件の提出が承認を待っています。
overview-n-held-payments = 送金されたかどうか不明な支払いが{ $n }件あります。確認してください。
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = 支払い予定額が予算の{ $n }%に達しています。
overview-n-messages = 作業者からの{ $n }件のメッセージに返信していません。
overview-n-reviews = { $n }人の作業者がネイティブ話者レビューを待っています。
overview-n-locations = { $n }人の作業者の国を確認する必要があります。
overview-n-tasks-without-hits = 公開済みのタスク{ $n }件にまだHITがありません。バッチを作成してください。
overview-n-failed-jobs = { $n }件のバックグラウンドジョブが失敗しました。
overview-results = 結果
overview-open-results = 結果を開く
overview-results-lead = 集計対象のすべての提出から計算します。どのレポートにも、区間、計算方法、ダウンロードがあります。
# Heading: the state of the study is draft, live or closed
overview-state = 状態
# Button: the study starts, and workers can take its tasks
overview-go-live = 研究を開始
overview-go-live-lead = 招待リンクを持つ作業者がすぐに始められます。タスクを1つ以上公開する必要があります。
overview-close = 研究を終了
overview-close-lead = 終了した研究では、作業者にHITが渡されません。進行中のHITは提出できます。
overview-reopen = 研究を再開
overview-reopen-lead = この研究は終了しています。再開すると、まだ提出が必要なHITが作業者に渡されます。
overview-not-ready = この研究はまだ開始できません。未完了の項目：
overview-live-without = 次のステップが完了していません。このままでも開始できます。

## Erasure of personal data

overview-personal-data = 作業者の個人データ
overview-erased-after = 作業者の個人データは、研究が終了してから{ $days }日後に消去されます。
# Arguments: $date, $n
overview-all-erased = 消去の期日は{ $date }で、{ $n }人の作業者全員の消去が完了しています。
# Arguments: $date, $erased, $n
overview-erasing = 消去は{ $date }に始まります。これまでに消去：{ $n }人中{ $erased }人。
overview-n-owed = { $n }人の作業者が、支払いまたは決定を待っています。解決するまで、この作業者のデータは保持されます。

## Steps of the setup checklist

setup-consent = 同意書を書く
setup-public-texts = 作業者向けのタイトルと説明を書く
setup-sources = 原文をインポートする
setup-qualification = 資格審査ルールを設定する
setup-task = タスクを追加して公開する
setup-batch = HITのバッチを作成する
setup-invite = リンクで作業者を招待する
# The study starts: workers can take its tasks
setup-go-live = 研究を開始する

## What follows if a study goes live without a step of the checklist

without-consent = 独自の同意書がない言語では、作業者に標準の同意書が表示されます。
without-public-texts = ない場合、作業者には研究自体のタイトルが表示され、説明は表示されません。
# Languages in which a text is missing
overview-missing-in = 未入力の言語：{ $languages }。
without-sources = 作業するテキストがありません。
without-qualification = 招待リンクを持つ人は誰でも作業できます。
without-task = 作業者が行うタスクがありません。
without-batch = 作業者は資格審査に進めますが、HITがありません。
without-invitation = 誰も作業者として研究に参加できません。
