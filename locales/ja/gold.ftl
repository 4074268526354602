### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = ゴールドアイテム
gold-lead = 正解が既知のアイテムにより、作業者の判定の正確さと、テキストを読んでいるかどうかがわかります。
gold-to-task = タスクに戻る

## The rule

gold-off = このタスクはゴールドアイテムを使っていません。タスクデザイナーでオンにしてから、ここでアイテムを追加してください。
gold-every = 作業者は最初に練習アイテムを行います。その後は平均してHIT { $every }件に1件が、ゴールドアイテムまたはアテンションチェックになります。
# Arguments: $least, $after
gold-rule-warn = { $after }個以上のアイテムに回答し、期待どおりの回答が{ $least }%未満の作業者には、警告します。
# Arguments: $least, $after
gold-rule-pause = { $after }個以上のアイテムに回答し、期待どおりの回答が{ $least }%未満の作業者は、マネージャーが決定するまで一時停止されます。
# Arguments: $least, $after
gold-rule-exclude = { $after }個以上のアイテムに回答し、期待どおりの回答が{ $least }%未満の作業者には、この研究のHITがそれ以上渡されません。

## Workers

gold-workers-lead = 割合が低い作業者から順に表示します。練習アイテムは数えません。すべての提出は保存され、支払いの対象になります。
gold-workers-none = ゴールドアイテムに回答した作業者がここに表示されます。
gold-workers-table = 作業者とゴールドアイテムへの回答
# Column head: number of answers.
gold-answered = 回答数
# Column head: number of answers that were as expected.
gold-as-expected = 期待どおり
# Column head: percentage of answers that were as expected.
gold-percent = 期待どおり（%）
# Column head: whether the worker still passes this qualification.
gold-qualification = 資格審査
# Column head: whether the worker's answers are included in statistics.
gold-statistics = 統計
# The worker's answers are included in statistics.
gold-included = 含む
# The worker's answers are excluded from statistics.
gold-excluded = 除外

## Items

gold-none = このタスクにはゴールドアイテムがありません。
# Column head: gold item, attention check or training item.
gold-type = 種類
gold-expected = 期待される回答
gold-kind-gold = ゴールドアイテム
gold-kind-attention = アテンションチェック
gold-kind-training = 練習アイテム
gold-retire = アイテムの使用を終了
gold-retired = { $date }に使用終了

## The form that adds items

gold-add = ゴールドアイテムを追加
# Label of a field for pasted rows and columns
gold-table = 表
gold-table-hint = ヘッダーと、1アイテム1行のデータを貼り付けてください。区切りはコンマ、セミコロン、タブのいずれかです。
gold-columns = 列：{ $list }。
gold-columns-title = 表の列
gold-columns-required = 列「id」（原文のID）と、1つ以上の質問の期待される回答が必要です。
gold-columns-systems = 出力を表示するタスクでは、「systems」（| で区切ったシステム名）も必要です。
gold-columns-language = 複数の言語に同じIDの原文がある場合は、「language」が必要です。
gold-columns-kind = 「kind」はgold、attention、trainingのいずれかです。空の場合はゴールドアイテムになります。
gold-columns-answer = 尺度やスライダーで複数の出力を評価する場合は、各システムの名前と値を書きます（例：A=2|B=-1）。
gold-columns-tolerance = 「tolerance」は許容される最大の差です。尺度とスライダーでは点、スパンでは%で指定します。
gold-columns-explanation = 「explanation」は、練習アイテムの後に作業者に表示されます。
gold-stay-out = ゴールドアイテムの原文は、今後作成するバッチでは使われません。
gold-n-added = { $n }個のアイテムを追加しました。
