### The page of a study's batches: HITs that are created for a published task.

batches-lead = バッチは、公開されたタスクのHITを作成します。サンプルと順序は、記録されたシードで決まります。
batches-none = この研究にはまだバッチがありません。バッチには公開されたタスクが必要です。

## The table of batches

# State of a batch: no more of its HITs are given to workers.
batches-stopped = 停止
# State of a batch: all its submissions have been collected.
batches-complete = 完了
# State of a batch: its HITs are given to workers.
batches-open = 受付中
# Label of a batch that grows while workers work: gold items
batches-of-gold = ゴールドアイテム
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = タスク{ $n }から届くテキスト
batches-stop = バッチを停止
batches-reopen = バッチを再開

## The form for a new batch

batches-new = 新しいバッチ
batches-new-lead = 先にHIT数と費用をプレビューします。確定するまで何も作成されません。
batches-publish-first = 先にタスクを公開してください。バッチはタスクの公開バージョンを使います。
# A task to choose from; workers see only sources in it.
# Arguments: $title
batches-task-of-sources = { $title }（原文）
# A task to choose from; workers see outputs in it.
# Arguments: $title
batches-task-of-outputs = { $title }（出力）
batches-systems = 判定するシステム
batches-systems-hint = 出力を表示するタスク専用です。順位付けと比較には2つ以上のシステムが必要です。
batches-human = 人手による書き換え
batches-no-outputs = 出力はまだありません
batches-all-human = 各原文の人手による書き換えをすべて使う
batches-all-human-hint = オフの場合、シードで原文ごとに1つの書き換えを選びます。出力の比較や順位付けのタスクでは、常に1つだけを使います。
batches-spread = 原文ごとに1つの出力を、各システムから順番に判定する
batches-spread-hint = 必要な作業者が少なくなります。オフの場合、「システム数×判定数」人の作業者が必要です。作業者は1つのタスクで各原文を1回だけ受け取ります。
batches-sample = 原文の数
batches-sample-hint = 空の場合はすべての原文を使います。入力した場合は、その数だけ無作為に抽出します。
batches-label-hint = チームがバッチを見分けるための名前です。
batches-seed-hint = 空の場合は新しいシードを使います。同じシードと設定からは、同じバッチができます。
batches-preview = バッチをプレビュー

## The preview of a batch

# Under the number of submissions: how many are collected for each HIT.
batches-per-hit = HITあたり{ $n }件
batches-least-workers = 必要な作業者の最少人数
batches-least-workers-base = 作業者は1つのタスクで各原文を1回だけ受け取ります。
batches-most-cost = 最大費用
batches-most-cost-base = すべての提出を承認した場合
batches-left-out = { $n }件の原文は、選択したシステムの出力が足りないため含まれません。
batches-create = { $n }件のHITを作成

## After a form

batches-is-created = バッチを作成しました。
batches-is-stopped = バッチを停止しました。進行中のHITは提出でき、集計と支払いの対象になります。
batches-is-open = バッチを再開しました。

## The hourly rate that the reward of a planned batch means

batches-hourly = 時給
# Arguments: $time, $n
batches-hourly-measured = 1 HITの所要時間の中央値{ $time }で計算（このタスクの提出{ $n }件）
# Arguments: $time, $n
batches-hourly-piloted = 同数のパイロットのテキストの所要時間の中央値{ $time }で計算（パイロットの提出{ $n }件）
batches-hourly-expected = タスクに記された1 HITの予定時間{ $time }で計算
batches-hourly-unknown = まだ提出がありません。時給を表示するには、タスクに1 HITの予定時間を入力してください。
batches-hourly-low = 時給がProlificの最低額{ $floor }を下回っています。報酬を上げるか、HITを短くしてください。
