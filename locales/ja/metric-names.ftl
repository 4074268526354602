### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }：{ $text }

## Names

metric-title-style = スタイル
metric-title-accuracy = スタイル正解率
# STI: style transfer intensity
metric-title-intensity = 強度（STI）
metric-title-log-probability = 対数確率
metric-title-perplexity = パープレキシティ
metric-title-naturalness = 自然さ
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD（マスクあり）
metric-title-average = 平均ベクトル
metric-title-greedy = 貪欲マッチング
metric-title-extrema = ベクトルの極値
metric-title-bertscore-precision = BERTScore（適合率）
metric-title-bertscore-recall = BERTScore（再現率）
# By neural models
metric-title-sim-neural = Sim（ニューラル）
metric-title-wmd-neural = WMD（ニューラル）
metric-title-style-neural = スタイル（ニューラル）
metric-title-accuracy-neural = スタイル正解率（ニューラル）
metric-title-log-probability-neural = 対数確率（ニューラル）
metric-title-perplexity-neural = パープレキシティ（ニューラル）
metric-title-rating = 予測評価値
metric-title-characters = 変更文字数
metric-title-characters-share = 変更文字の割合
metric-title-tokens = 変更トークン数
metric-title-tokens-share = 変更トークンの割合
metric-title-diversity = 多様性（self-BLEU）
metric-title-words = 語数
metric-title-edit-types = 編集タイプ

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = 目標スタイルである確率の平均
metric-means-accuracy = 目標スタイルである確率が1/2以上の出力の割合
metric-means-intensity = 原文のスタイルから目標スタイルへの移動の大きさ（−1から1）
metric-means-log-probability = 1語あたりの確率の常用対数（出力の平均）
metric-means-perplexity = 全出力をまとめたパープレキシティ。低いほど一般的な言葉づかい
metric-means-naturalness = 人が書いたテキストである確率の平均
metric-means-wmd = 単語ベクトル間のWord Mover's Distance。低いほど近い
metric-means-wmd-masked = 両方のテキストで文体の言葉をマスクしたWord Mover's Distance。低いほど近い
metric-means-sim = IDFで重み付けした平均単語ベクトルのコサイン
metric-means-average = 平均単語ベクトルのコサイン
metric-means-greedy = 各語と、もう一方のテキストで最も似た語とのコサインの平均
metric-means-extrema = 極値からなるベクトルのコサイン
metric-means-bertscore = 文脈ベクトルによるトークンの一致度（F1、通常0.3から1）
metric-means-bertscore-precision = 出力のトークンが参照文にどのくらい見つかるか
metric-means-bertscore-recall = 参照文のトークンが出力にどのくらい見つかるか
metric-means-sim-neural = 2つのテキストのベクトルのコサイン（−1から1）
metric-means-wmd-neural = 文脈ベクトル間のWord Mover's Distance（0から2）。低いほど近い
metric-means-style-neural = ニューラル分類器による、目標スタイルである確率の平均
metric-means-accuracy-neural = ニューラル分類器による、目標スタイルである確率が1/2以上の出力の割合
metric-means-log-probability-neural = 1語あたり（GPT-2では1トークンあたり）の確率の常用対数（出力の平均）
metric-means-perplexity-neural = 全出力をまとめた、1語あたり（GPT-2では1トークンあたり）のパープレキシティ。低いほど一般的な言葉づかい
metric-means-rating = 人が付けると予測される評価値の平均
