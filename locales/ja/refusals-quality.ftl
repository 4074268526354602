### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = この作業者の回答は、本人の希望により結果から削除されました。
quality-lacks-excluded = 統計から除外されています。
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = 共通のアイテムが{ $least }個未満です：{ $n }個。
quality-lacks-order = 回答に順序がないか、常に同じ回答です。
quality-lacks-pairs = 同じアイテムに回答した人が他にいません。
quality-lacks-gold = ゴールドアイテムはまだありません。
quality-lacks-time = 時間の記録がありません。
quality-lacks-answers = 回答がありません。
quality-lacks-minute = 作業時間が1分未満です。

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = 速い：HITあたりの時間の中央値が、全作業者の中央値の{ $percent }%です（HIT：{ $n }件）。
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = ゴールドアイテム：{ $n }個中{ $right }個正答。他の作業者の正答率は{ $percent }%です。
# Arguments: $n, $all
quality-looks-alone = 誰とも一致しません（質問：{ $all }個中{ $n }個）。
# Arguments: $n, $all
quality-looks-constant = 他の作業者と違い、常に同じ回答です（質問：{ $all }個中{ $n }個）。
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = 共通の原文{ $all }件中{ $n }件で、{ $worker }と同じテキストです。
quality-looks-device = { $workers }と同じ端末です。
quality-looks-network = { $workers }と同じネットワークアドレスです。
quality-looks-pasted = テキストの半分以上が、ほかの場所から貼り付けられています（テキスト：{ $all }件中{ $n }件）。
quality-looks-even = プログラムによる入力のように、文字が一定の間隔で入力されています（テキスト：{ $all }件中{ $n }件）。
