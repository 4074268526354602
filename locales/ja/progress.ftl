### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = 各タスクの言語ごとの集計対象の提出数、ペース、完了予定。
progress-empty = HITはまだありません。最初のバッチを作成すると、進捗がここに表示されます。

## The table of tasks and languages

progress-tasks-and-languages = タスクと言語ごとの進捗
# Column head: number of counted submissions
progress-counted = 集計対象
# Column head: number of submissions that are needed
progress-target = 目標
# Column head: number of HITs that workers are working on now
progress-in-progress = 進行中
# Column head: counted submissions per hour
progress-per-hour = 1時間あたり
# Column head: a date, or one of the next three texts
progress-completion = 完了予定
progress-complete = 完了
progress-no-recent-work = 最近の提出なし
progress-pilot = 目標なし：新しい作業者向け
# Column head: the median working time for a HIT
progress-median-time = 時間（中央値）
# Column head: number of submissions that are paid but do not count
progress-extra = 追加提出
# Column head: number of HITs whose reservation ran out
progress-expired = 期限切れ
# Column head: number of HITs that workers gave back
progress-returned = 返却

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = 集計対象の提出数ごとのHIT
progress-details = HITの詳細
progress-details-caption = タスクと言語ごとのHIT

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n }件の書き換えを後処理で削除しました。
progress-rewrites-corrected = { $n }件の書き換えを後処理で修正しました。
progress-rewrites-excluded = { $n }件の書き換えは、書いた作業者が統計から除外されているため、除外されています。
