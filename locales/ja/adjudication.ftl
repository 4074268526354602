### The page where a person decides about items on which workers disagree.

adjudication-title = 裁定
adjudication-lead = 作業者の回答が一致しないアイテムです。裁定は別に保存され、回答や一致度は変わりません。

## Which items are shown

adjudication-all-tasks = すべてのタスク
adjudication-all-questions = すべての質問
adjudication-all-languages = すべての言語
# Label of a number: the least difference between the highest and the lowest answer
adjudication-points = 最小の差（点）
# Label of a choice: undecided, decided or all items
adjudication-decision = 裁定
adjudication-undecided = 未裁定
adjudication-decided = 裁定済み
adjudication-both = すべて
adjudication-show = アイテムを表示

## The questions with disagreements

adjudication-disagreements = 不一致
adjudication-questions = 不一致のある質問
# Column head and label of a progress bar: how many items are decided
adjudication-decided-count = 裁定済み
adjudication-rule-scale = 尺度では、最低と最高の回答の差が{ $points }点以上のとき不一致とみなします。
adjudication-rule-slider = スライダーでは、範囲の10分の1を1点とします。
adjudication-rule-other = その他の質問では、過半数の作業者が選んだ回答がないとき不一致とみなします。
adjudication-rule-rankings = 順位付けには単一の値がないため、含まれません。
adjudication-empty = 尺度で回答の差が{ $points }点以上になるか、その他の質問で過半数の回答がないと、アイテムがここに表示されます。

## The items

adjudication-none = この条件では不一致はありません。
# Arguments: $decided, $n
adjudication-progress = { $n }件中{ $decided }件を裁定済み。
adjudication-no-more = 表示するアイテムはこれ以上ありません。
adjudication-next-page = 次のページ
# Caption of a table. The question is given by its key, such as “formality”.
adjudication-answers = { $question }への回答
adjudication-answer = 回答
adjudication-comments = コメント
# Arguments: $person, $time
adjudication-by = { $person }が裁定、{ $time }
adjudication-note-hint = 裁定の理由。エクスポートに含まれます。
adjudication-decide = 裁定を保存
adjudication-decide-again = 裁定を変更
adjudication-saved = 裁定を保存しました。回答は変わっていません。

## An answer in words

# A or B, the name of one of two outputs
adjudication-is-better = { $side }のほうが良い
adjudication-other-is-better = 別のテキストのほうが良い
# What a worker wrote instead of choosing an answer
adjudication-own-words = 「{ $words }」
adjudication-skipped = 判断できない：{ $reason }
