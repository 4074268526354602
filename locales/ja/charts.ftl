### Words in figures: the names of axes and of the two series of a histogram.

# Name of an axis: texts by the number of characters that were changed
chart-axis-characters-changed = 変更文字数
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = 評価（平均）
chart-axis-share = 判定の割合
chart-axis-mean-rank = 順位（平均、1が最良）
chart-axis-win-rate = 勝率（%）
# Name of an axis: coefficients of agreement
chart-axis-coefficient = 係数
# Name of an axis: number of rewrites
chart-axis-rewrites = 書き換え数
# Name of an axis: the style score of a text
chart-axis-style-score = スタイルスコア
# Name of an axis: share of the texts
chart-axis-share-of-texts = テキストの割合（%）
# Name of an axis: a pass over the training data
chart-axis-epoch = エポック
# Name of an axis: the loss function in training
chart-axis-loss = 損失

## Series of a histogram, named in its legend

chart-series-sources = 原文
chart-series-rewrites = 書き換え
