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
