### Refusals of decisions about workers and their work, of messages, of gold items, and of payments.

own-pilot-texts = 自分のパイロットのテキストをレビューすることはできません。研究の別のレビュアーが行う必要があります。
# To a manager of the study
review-is-decided-manager = この作業者については、すでに別の人が決定しています。決定は作業者のページで変更できます。
review-is-decided = この作業者については、すでに別の人が決定しています。決定は研究のマネージャーが変更できます。
# A decision of the review that is to be taken back
review-is-open = このレビューは未決定のため、取り消す決定がありません。ページを再読み込みしてください。
review-decision-has-changed = この作業者について、別の人が新しい決定をしました。ページを再読み込みして、もう一度お試しください。
time-to-take-back-is-over = 自分の決定を取り消せるのは1時間以内だけです。研究のマネージャーに取り消しを依頼してください。
decision-of-another = この決定をしたのはあなたではありません。研究のマネージャーに取り消しを依頼してください。
decision-about-yourself = この決定はあなた自身のパイロットのテキストについてのものなので、取り消せません。研究の別のマネージャーに依頼してください。
reviewed-worker-has-left = この作業者は研究への参加をやめているため、決定を取り消せません。
# Two messages to the worker, who reads them until the next decision
pass-was-taken-back = パイロットのテキストについての決定が取り消されたため、タスクは今は受け付けていません。ネイティブ話者がもう一度テキストを読みます。提出済みの作業は保存され、報酬はほかの作業と同じように扱われます。
decision-was-taken-back = パイロットのテキストについての決定が取り消されました。ネイティブ話者がもう一度テキストを読みます。
pilot-is-not-finished = この作業者は、パイロットのテキストをまだ終えていません。
rewrite-without-grade = 書き換え{ $n }にまだ評価がありません。すべての書き換えを評価してから決定してください。
rewrite-without-reason = 書き換え{ $n }は「不十分」と評価されていますが、理由がありません。理由を付けてから決定してください。
write-to-worker = 1～{ $most }文字のメッセージを書いてください。作業者が読みます。
choose-pass-or-fail = 「合格」または「不合格」を選んでください。
gate-is-in-state = この資格審査のステップは、すでにこの状態です。ページを再読み込みしてください。
answers-were-removed = この作業者は研究への参加をやめ、回答を削除しました。そのため、再び統計に含めることはできません。
is-already-excluded = この作業はすでに統計から除外されています。ページを再読み込みしてください。
is-already-included = この作業はすでに統計に含まれています。ページを再読み込みしてください。
message-is-empty = 先にメッセージを書いてください。
next-of-page = 「after」には、前のページの「next」の値を変更せずに指定してください。
choose-value = 先に値を選んでから決定してください。
own-answer-differs = 回答の1つがあなた自身のものなので、ここで裁定することはできません。研究の別のマネージャーまたは研究者が行う必要があります。
nobody-differs = 回答に違いがないため、裁定するものはありません。
type-is-not-decided = 裁定できるのは、尺度、スライダー、選択、一対比較、スパンだけです。順位付けとテキストには単一の値がありません。
decision-needs-value = 裁定には値が必要です。質問をスキップする理由は、ここでは使えません。
decide-one-answer = 回答は1つずつ裁定してください。
known-is-switched-off = このタスクは、ゴールドアイテムを使っていません。タスクデザイナーでオンにしてから、アイテムを追加してください。
task-just-changed = 別の人がこのタスクを変更したところです。もう一度アイテムを追加してください。
choose-submission = 先に提出を1件以上選んでください。
reason-is-too-short = 理由を{ $least }文字以上で書いてください。作業者が読みます。
exclusion-needs-reason = この作業者を除外する理由を{ $least }文字以上で書いてください。
look-note-too-long = メモは{ $most }文字以内で書いてください。
submission-is-decided = この提出はすでに決定済みか、この研究のものではありません。ページを再読み込みしてください。
rewrite-is-removed = この書き換えは削除されています。先に「残す」にしてから修正してください。
one-word = { $most }文字以内の1語を入力してください。
correction-needs-text = 修正にはテキストが必要です。ここでは「removed」または「kept」を選んでください。
choose-rewrites = 書き換えを1～{ $most }件選んでください。
removal-needs-reason = この書き換えはテキストの正規化にとどまらないため、削除候補になっていません。削除する理由を書いてください。
word-needs-spelling = 「{ $word }」の正しいつづりを入力してください。
word-is-gone = 別の人が修正したため、テキストに「{ $word }」はもうありません。ページを再読み込みしてください。
corrected-text-is-empty = 修正後のテキストを空にすることはできません。代わりに書き換えを削除してください。
nothing-would-change = テキストが以前と同じなので、何も変わりません。
