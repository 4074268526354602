### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = 支払い
payments-lead = 提出の承認、作業者の時給の確認、ボーナスの支給、支払い処理を行います。

## Amounts at the top of the page

payments-median-hourly = 時給の中央値
payments-hourly-target = 目標：時給{ $amount }
payments-hourly-method = 作業者の時給は、承認済みまたは承認待ちの金額を実作業時間で割った値です。ここに示すのは、実作業時間が1分以上ある全作業者の中央値です。
payments-no-hourly-yet = 実作業時間が1分以上ある作業者はまだいません。
payments-total-cost = 研究の総費用
payments-total-cost-base = これまでのすべての提出と、HITにまだ必要なすべての提出
payments-approved-unsent = 承認済み・支払い処理前
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = 送金済み・未確認
# Amount of which nobody knows whether it was sent
payments-held = 担当者による確認が必要
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = 支払い予定額（支払い済みを含む）
# Below the amount that is promised
payments-budget-of = 予算：{ $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = 支払い予定額が予算の{ $percent }%に達しています（{ $budget }のうち{ $promised }）。新しいHITは、残りの予算で足りる間だけ配られます。
# Arguments: $promised, $budget
payments-budget-used = 予算を使い切りました。支払い予定額は、予算{ $budget }に対して{ $promised }です。作業者に新しいHITは渡されません。すでに始めた作業は提出でき、報酬も支払われます。
payments-change-budget = 予算を変更
# Arguments: $median, $floor
payments-below-floor = 時給の中央値は{ $median }です。Prolificは{ $floor }以上を求めています。
payments-lift-by-bonus = ボーナスで引き上げる

## Submissions that wait for approval

payments-nothing-waits = 承認待ちの提出はありません。新しい提出は、手動で、または設定の時間が過ぎて自動で承認されるまで、ここに表示されます。
# Column head above check boxes
payments-select = 選択
# Arguments: $worker, $at
payments-select-submission = { $worker }の{ $at }の提出を選択
# In place of the check box: the reader made this submission and cannot decide about it
payments-your-own = 自分の提出
# Column head: whether the submission counts in statistics
payments-in-statistics = 統計
# The submission counts in statistics
payments-counted = 集計対象
payments-extra = 追加提出（支払いあり、集計対象外）
payments-gold = ゴールドアイテム（支払いあり、集計対象外）
payments-excluded = 作業者が統計から除外（支払いあり、集計対象外）
payments-rejection-reason = 不承認の理由
payments-rejection-hint = 作業者がこの理由を読みます。10文字以上で書いてください。回答は残ります。
payments-rejected-still-count = 不承認にした回答も統計に含まれます。作業者を除外するには、その作業者のページで「統計から除外」を使ってください。
payments-approve-selected = 選択した提出を承認
payments-approve-all = 承認待ちの提出をすべて承認
payments-reject-selected = 選択した提出を不承認
payments-approved-n = { $n }件の提出を承認しました。
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = あなた自身の提出{ $n }件は承認待ちのままです。別の人が決定する必要があります。
payments-show = 提出を表示
payments-next-page = 次のページ
payments-no-match = このフィルターに一致する提出はありません。
payments-approve-matching = フィルターに一致する承認待ちの提出をすべて承認
payments-approve-all-means = 提出{ $n }件（合計{ $amount }）を承認します。この操作は取り消せません。
payments-select-all = このページのすべてを選択
payments-at-once = 一度に決定できる提出は{ $n }件までです。1件でも決定できない場合は、どれも決定されません。
payments-answers = 回答
payments-show-answers = 回答を表示
payments-answers-of = { $worker }の回答
payments-answers-removed = 作業者の希望により、これらの回答は削除されました。
payments-decided-before = 選択した提出のうち{ $n }件はすでに決定済みのため、変更していません。
payments-more-waiting = 承認待ちの提出がまだあります。続けるには、もう一度承認してください。
payments-rejected-n = { $n }件の提出を不承認にしました。

## Hourly rates of workers

payments-active-time = 実作業時間
payments-active-time-lead = 実作業時間はブラウザーで測定します。休止は最大1分まで数えます。
payments-no-workers-yet = 作業者は、最初の提出をするとここに表示されます。
payments-workers-caption = 作業者の時給
payments-median-time = HITあたりの時間（中央値）
# Column head: amount that waits for approval, with the currency
payments-waiting-in = 承認待ち（{ $currency }）
payments-approved-in = 承認済み（{ $currency }）
payments-paid-in = 支払い済み（{ $currency }）
payments-hourly-in = 時給（{ $currency }）
# Column head: whether the hourly rate reaches the target
payments-target = 目標
payments-target-reached = 達成
payments-target-missed = 目標未満

## Durations

payments-seconds = { $seconds }秒
# Arguments: $minutes, $seconds
payments-minutes = { $minutes }分{ $seconds }秒
# Arguments: $hours, $minutes
payments-hours = { $hours }時間{ $minutes }分

## The ledger: one entry per reward, bonus or correction

payments-ledger = 台帳
payments-ledger-empty = 提出が承認されると、項目がここに表示されます。
# Column head: reward, bonus or correction
payments-type = 種類
payments-reward = 報酬
payments-bonus = ボーナス
payments-correction = 訂正
payments-is-paid = 支払い済み
payments-is-sent = 送金済み
# Nobody knows whether it was sent
payments-is-held = 要確認
# Arguments: $shown, $n
payments-newest = 表には{ $n }件のうち最新の{ $shown }件を示しています。ダウンロードにはすべての項目が含まれます。

## Rejected submissions in statistics

rejected-are-left-out-here = この研究の設定により、不承認にした回答は統計に含まれません。件数はレポートに示されます。
rejected-left-out = 含まない（不承認）
