### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = システムの出力が互いにどの程度異なるか、また2つの指標がどう関係するかを示します。
systems-none = インポートされたもの、組み込みシステムが作成したもの、作業者が書いたものなど、出力のあるシステムがここに表示されます。

## Lexical difference (LeD)

systems-led-title = 語彙的差異
systems-led-caption = { $language }：同じ原文に対する2つのシステムの出力に共通しないトークン（語と句読点）の割合。
# Arguments: $a, $b
systems-furthest = { $a }と{ $b }の差が最大です。
systems-led-table = LeD（{ $language }）と共通の原文数
# In the cell of a system with itself
systems-itself = 同じシステム
systems-no-common-source = 値なし：共通の原文なし

## Plots of one measure against another

systems-trade-off = 指標間のトレードオフ
systems-trade-off-lead = 各点が1つのシステムです。一方の指標で得るものと、他方で失うものを示します。
systems-horizontal = 横軸
systems-vertical = 縦軸
# Button: draws the chosen plot
systems-draw = グラフを描画
# Arguments: $language, $up, $across, $n
systems-plot-caption = { $language }：縦軸 { $up }、横軸 { $across }、{ $n }システム。
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }：両方の軸で{ $system }が最高です。
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }：{ $up }では{ $first }、{ $across }では{ $second }が最高です。
systems-not-measured = 値なし：未測定
# Name of a measure: the mean of people's ratings on a question
systems-rated = { $question }（人手評価）
# Name of a measure: the mean rank that people gave on a question
systems-ranked = { $question }（人手評価、平均順位）
