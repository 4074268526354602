### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = ネイティブ話者レビュー

## The studies in which a person reviews

review-page-studies-lead = 作業者のパイロットのテキストを読む研究です。
review-page-no-studies = マネージャーがレビュアーの役割を付与すると、研究がここに表示されます。
review-page-studies-caption = あなたがレビュアーである研究
# Column head: number of workers
review-page-workers-waiting = 待っている作業者

## The queue of workers

review-page-queue-lead = パイロットのテキストを提出した作業者が、ここで決定を待ちます。待ち時間の長い順に表示します。
review-page-empty = レビューを待っている作業者はいません。パイロットのテキストを提出した作業者がここに表示されます。
review-page-show-queue = 一覧を表示
review-page-review-first = 最初の作業者をレビュー
review-page-queue-caption = レビューを待っている作業者
review-page-worker = 作業者
review-page-waiting-since = 待機開始
# Column head: how many of the worker's rewrites have a grade
review-page-graded-column = 評価済み
# Arguments: $n, $of
review-page-n-of = { $n }/{ $of }
# Arguments: $n, $of
review-page-n-graded = { $n }/{ $of }件を評価済み

## Decisions that the reviewer can still take back

review-page-recent = 最近の決定
review-page-recent-lead = 決定は1時間以内なら取り消せます。取り消すには、作業者のページを開いてください。
review-page-recent-earlier = この1時間のそれ以前の決定（{ $n }）
review-page-decision = 決定
review-page-decided-at = 決定日時
# Column head above a time
review-page-until = 取り消し期限
# The state of a worker after the review
review-page-passed = 合格
review-page-failed = 不合格

## One worker's pilot texts

review-page-lead = 各書き換えを原文と比べて評価してください。
review-page-lead-reopened = 前に付けた評価は残っています。必要なら変更して、もう一度決定してください。
review-page-lead-decided = このレビューは決定済みです。テキストと自分の評価は引き続き読めます。
# A link for people who use the keyboard
review-page-skip = 最初の評価へ移動
review-page-skip-decision = 決定へ移動
review-page-no-texts = この作業者は、パイロットのテキストをまだ提出していません。
review-page-keys = 書き換えでのキー操作：1 優れている、2 許容できる、3 不十分。Enterで次の書き換えへ。
review-page-source-n = 原文{ $n }
review-page-rewrite-n = 書き換え{ $n }
review-page-show-changes = 変更箇所を表示
review-page-changes-legend = 削除された語には取り消し線、追加された語には下線が付きます。

## How much a rewrite differs from its source

review-page-unchanged = 変更なし
review-page-only-normalised = 正規化のみ
review-page-words-deleted = { $n }語を削除
review-page-words-added = { $n }語を追加

## The grade of a rewrite

review-page-grade-of = 書き換え{ $n }の評価
review-page-how-good = この書き換えの出来はどうですか？
review-page-excellent = 優れている
review-page-acceptable = 許容できる
review-page-poor = 不十分
review-page-why-not-excellent = 「優れている」でない理由は何ですか？
review-page-poor-needs-reason = 「不十分」には理由またはメモが必要です。
review-page-reason-minimal = ほとんど変わっていない
review-page-reason-meaning = 意味が変わっている
review-page-reason-informal = まだくだけている
review-page-reason-fluency = 自然でない
review-page-reason-language = 言語が違う
review-page-reason-other = その他
review-page-note = 同僚向けのメモ
review-page-save-grade = 評価を保存
review-page-your-grade = あなたの評価：
review-page-saved-without-reason = 保存しました。次に、理由を選ぶかメモを書いてください。

## The decision about the worker

# Opens a form
review-page-pass-open = 合格にする…
review-page-fail-open = 不合格にする…
review-page-pass = 合格にする
review-page-fail = 不合格にする
review-page-message-if-passed = 合格の場合のメッセージ
review-page-message-if-failed = 不合格の場合のメッセージ
review-page-message-hint = 作業者はこのメッセージをすぐに読めます。決定は1時間以内なら取り消せます。
review-page-decided = 決定を保存しました。作業者はこの決定を読めます。1時間以内なら取り消せます。

## A decision that was made, and taking it back

review-page-is-passed = 合格
review-page-is-failed = 不合格
review-page-is-not-finished = 未完了
review-page-not-finished = この作業者は、パイロットのテキストをまだすべては提出していません。
# The message follows
review-page-message-is = 作業者が読むメッセージ：
# A date and time follows
review-page-decided-on = 決定：
# A date and time follows
review-page-time-limit = この決定を取り消せる期限：
review-page-you-can = この決定を取り消せます。
review-page-manager-can = この決定は、研究のマネージャーが取り消せます。
review-page-take-back-heading = レビューの決定
review-page-take-back = 決定を取り消す
review-page-take-back-means = レビューは再び未決定になり、レビュー後のタスクは次の決定まで受付停止になります。提出済みの作業は保存され、承認されれば報酬が支払われます。
review-page-taken-back = 決定を取り消しました。レビューは再び未決定です。
