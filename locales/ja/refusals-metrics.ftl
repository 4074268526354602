### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = 不足：{ $list }。研究の設定でモデルを選択してください。
metric-lacks-outside = 不足：{ $list }。研究ではこの評価指標を計算できません。コマンドラインを使ってください。
metric-lacks-references = 比較できる別の書き換えがある原文がないか、まだスコアが計算されていません。
metric-lacks-scores = まだスコアが計算されていません。
metric-computed-without = 使わずに計算：{ $list }。

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = 言語モデル
metric-needs-style-model = スタイルモデル
metric-needs-naturalness-model = 自然さモデル
metric-needs-vectors = 単語ベクトル
# IDF: inverse document frequency
metric-needs-word-weights = 単語の重み（IDF）
metric-needs-encoder = ニューラルエンコーダー
metric-needs-neural-style = ニューラルスタイルモデル
metric-needs-neural-language = ニューラル言語モデル
metric-needs-rating-model = 評価モデル
metric-needs-stemmer = この言語のステマー
metric-needs-synonyms = WordNetの同義語
