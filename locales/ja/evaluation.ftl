### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = 評価
evaluation-lead = 各システムの出力と書き換えについての、自動評価指標と人手評価です。
evaluation-empty = テキストが評価または順位付けされると、人手評価のスコアがここに表示されます。
# Names of files to download
evaluation-human-csv = 人手評価（CSV）
evaluation-human-json = 人手評価（JSON）
evaluation-human-latex = 人手評価（LaTeX）
evaluation-metrics-csv = 自動評価指標（CSV）
evaluation-metrics-json = 自動評価指標（JSON）
evaluation-metrics-latex = 自動評価指標（LaTeX）
# Label: the system with which the others are compared
evaluation-baseline = ベースライン
evaluation-compare = システムを比較

## Human evaluation

evaluation-human = 人手評価 · { $language }
evaluation-human-caption = システムの人手評価（{ $language }）
# Column heads
evaluation-mean-rank = { $question }（平均順位、1が最良）
evaluation-share = { $question }（割合）
# $texts is “8 texts”, $judgements is “24 judgements”.
# Arguments: $texts, $judgements
evaluation-based-on = { $texts }、{ $judgements }
evaluation-n-texts = { $n }件のテキスト
evaluation-n-judgements = { $n }件の判定
# In place of a p-value: there is none
evaluation-no-p = p：値なし
evaluation-how-scores = テキストのスコアは判定の平均です。システムのスコアは、そのテキストのスコアの平均なので、どのテキストも同じ重みになります。
evaluation-how-intervals = 区間は、テキストに対するパーセンタイルブートストラップ（1,000回、研究のシードを使用）によるものです。
evaluation-how-blind = 作業者には、テキストがランダムな順序で、システム名なしで表示されました。
evaluation-star-note = 星印は、{ $baseline }との差が、両者に共通するテキストに対する並べ替え検定でp < .05であることを示します（16件までは正確検定、それを超えると10,000回の抽出）。6件未満の場合、星印は付きません。

evaluation-highest = 平均が最も高いのは{ $system }
evaluation-highest-share = 割合が最も高いのは{ $system }
evaluation-not-tested = { $finding }（テキストが少なすぎて検定できない）
evaluation-highest-like = 平均が最も高いのは{ $system }（{ $systems }との差は有意でない）
evaluation-highest-share-like = 割合が最も高いのは{ $system }（{ $systems }との差は有意でない）
evaluation-best-rank = 平均順位が最も良いのは{ $system }
evaluation-best-rank-like = 平均順位が最も良いのは{ $system }（{ $systems }との差は有意でない）
evaluation-finding = { $measure } · { $language }：{ $finding }
evaluation-letters = 平均と95%区間です。同じ文字を共有するシステムの間に有意差はありません。すべてのシステムのペアに対する並べ替え検定（テキストが2,000件を超える場合はt検定）によるもので、Holmの方法で補正しています（p < .05）。
evaluation-untested = 文字のない図：評価されたテキストが少なすぎるため、補正をしたうえですべてのシステムを2つずつ比較することができません。
evaluation-too-little = データが不足しています：{ $tables }。評価されたテキストが2件未満のシステムの平均には区間がなく、結果とはいえません。
evaluation-too-little-pairs = データが不足しています：{ $pairs }。2件未満のテキストに対する選好は、結果とはいえません。
evaluation-as-table = 表で表示
evaluation-shares = システム別の各回答の割合
evaluation-independent = 2つのシステムに共通するテキストが6件以上あり、テキストの少ない方の半数以上であれば、テキストごとに比較します。そうでない場合は、一方だけにあるテキストがそれぞれ20件以上あれば、それらについて、独立した標本としてWelchのt検定で比較します。
evaluation-pairs = システム間の検定
evaluation-pairs-caption = システム間の検定：{ $question } · { $language }
evaluation-comparison = 比較
evaluation-p-corrected = p（Holm）
evaluation-paired = テキストごと
evaluation-independent-samples = 独立した標本

## Preferences between two outputs

# Arguments: $question, $language
evaluation-preferences = 選好 · { $question } · { $language }
# Arguments: $question, $language
evaluation-preferences-caption = { $question }による選好（{ $language }）
# Column heads: the share of judgements
evaluation-a-better = Aが良い（%）
evaluation-neither = 違いなし（%）
evaluation-b-better = Bが良い（%）
evaluation-preferences-note = 百分率は判定に占める割合です。p値はテキストに対する符号検定によるもので、より多くの作業者が選んだシステムをそのテキストの勝者とします。勝者のないテキストは除外します。
evaluation-win-rate-note = 勝率は、1つのテキストの判定のうちそのシステムを好むものの割合をテキスト全体で平均したものです。「違いなし」は半分として数えます。
evaluation-over = { $better }対{ $other }
evaluation-preferred = { $better }が{ $other }より好まれる
evaluation-none-preferred = 明らかに好まれるシステムはない

## Automatic metrics

evaluation-automatic = 自動評価指標 · { $language }
evaluation-automatic-caption = 自動評価指標（{ $language }）
# Column head: how many outputs of a system have scores
evaluation-scored = スコア計算済み
evaluation-signatures = 評価指標のシグネチャ
# Heading of a list: metrics without values, each with the reason
evaluation-missing = 利用できない評価指標
evaluation-against-rewrites = 同じ原文の書き換えと比較：{ $metrics }。書き換えは、他の作業者の書き換えと比較します。
evaluation-together = システムの全出力をまとめて計算：{ $metrics }。
evaluation-means = その他の値はすべて、全テキストの平均です。
evaluation-self-bleu = Self-BLEUは出力を原文と比較するため、COPYは100になります。
evaluation-no-value = 値なし：比較する書き換えのある原文がないか、まだスコアが計算されていません。
evaluation-star-note-metrics = 星印は、{ $baseline }との差が、両者に出力が1つずつある原文に対する並べ替え検定でp < .05であることを示します（16件までは正確検定、それを超えると1,000回の抽出）。6件未満の場合、星印は付きません。
evaluation-more-metrics = 研究の設定で言語のモデルを指定すると、スタイル、対数確率、Word Mover's Distanceなどの評価指標も表示されます。
evaluation-model-metrics = モデルで計算する評価指標
