### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = ボーナス
bonuses-page-lead = 各作業者が一定の時給に届くまでの不足額を、ルールに従って計算します。一覧を見て、必要なところを変更し、承認してください。承認したボーナスは、次の支払い処理に含まれます。

## The rule

bonuses-rule = ルール
bonuses-rule-lead = 承認済みの提出だけを数えます。作業者がこの研究ですでに得た報酬（以前のボーナスを含む）は差し引かれます。
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = 目標時給から始める
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = XFORMALのルールから始める：一度だけ、時給10を超えるまで
# Arguments: $currency
bonuses-target = この時給まで引き上げる（{ $currency }）
bonuses-target-hint = 時給がこれより低い作業者に、不足分を支給します。
bonuses-time = 計算に使う時間
bonuses-time-hint = 休止は最大1分まで数えます。
bonuses-time-own = 作業者自身の実作業時間
bonuses-time-median = 各HITの全作業者の時間の中央値
bonuses-most-medians = HITの最長時間（中央値の倍数）
bonuses-most-medians-hint = 3にすると、HITの時間はそのタスクの中央値の3倍まで数えます。空の場合は無制限です。
# Arguments: $currency
bonuses-round-up-to = この金額の倍数に切り上げ（{ $currency }）
# Arguments: $currency
bonuses-least = ボーナスの下限（{ $currency }）
bonuses-least-hint = これより少ないボーナスは支払いません。空の場合はすべて支払います。
# Arguments: $currency
bonuses-most = 1人のボーナスの上限（{ $currency }）
bonuses-most-hint = 空の場合は無制限です。
bonuses-once = この研究ですでにボーナスを受けた作業者には、もう支給しない
bonuses-compute = ボーナスを計算

## The bonuses that the rule has computed

bonuses-round = 承認待ちのボーナス
bonuses-none-yet = 計算すると、ボーナスがここに表示されます。承認するまで、誰にも支払いは約束されません。
bonuses-nobody = このルールでは、ボーナスを受ける作業者はいません。承認済みの提出がある作業者の時給が足りているか、すでにボーナスを受けています。
bonuses-computed-at = 計算日時：
# Column head
bonuses-counted-time = 計算に使う時間
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = これまでの報酬
# Column head: the bonus that the rule computes
bonuses-computed = ルールによる額
bonuses-change = 変更
# Arguments: $worker
bonuses-change-of = { $worker }のボーナスを変更
bonuses-save-change = ボーナスを保存
bonuses-reason = 理由
bonuses-reason-hint = 作業者がこの理由を読みます。
bonuses-approve = ボーナスを承認
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n }人の作業者にボーナス（合計{ $amount }）を支給します。この操作は取り消せません。
bonuses-approved-n = { $n }人の作業者のボーナスを承認しました。次の支払い処理に含まれます。
# Arguments: $amount
bonuses-own = 一覧にはあなた自身のボーナス{ $amount }が含まれています。あなたが承認しても対象にならないので、別の人が計算し直す必要があります。

## A bonus by hand

bonuses-by-hand = 個別のボーナス
bonuses-by-hand-lead = すぐに承認され、次の支払い処理に含まれます。
bonuses-worker-hint = 仮名を入力します（例：W017）。
# Arguments: $currency
bonuses-amount = ボーナス（{ $currency }）
bonuses-give = ボーナスを支給
# Arguments: $amount, $worker
bonuses-given = { $worker }に{ $amount }のボーナスを支給します。

## On the page of the worker

bonuses-yours = あなたのボーナス
bonuses-by-rule = 時給を引き上げるためのボーナス
