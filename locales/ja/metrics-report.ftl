### The page of metric correlation with human ratings.

metrics-title = 評価指標と人手評価の相関
metrics-lead = 各自動評価指標が、同じ出力に対する人手評価とどの程度一致するかを示します。
metrics-none = 出力が人手で評価され、評価指標のスコアが計算されると、相関がここに表示されます。
metrics-rank-lead = 順位は1が最良です。値が高いほど良い評価指標では、相関が負になるはずです。
metrics-lower-better = { $name }（低いほど良い）
metrics-higher-better = { $name }（高いほど良い）
# Arguments: $question, $language
metrics-table = { $question }と評価指標の相関（{ $language }）

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = 出力：r
metrics-outputs-rho = 出力：ρ
metrics-outputs-n = 出力：n
metrics-systems-r = システム：r、95%区間
metrics-systems-n = システム：n

## In place of a value: why there is none

metrics-no-interval = 値なし：出力が4つ以上必要で、rは−1と1の間になければなりません
metrics-no-variance = 値なし：一方にばらつきがありません
# Arguments: $n, $need
metrics-few-outputs = 値なし：出力が{ $n }個しかなく、{ $need }個以上必要です
# Arguments: $n, $need
metrics-too-few-systems = 値なし：システムが{ $n }個しかなく、{ $need }個以上必要です
metrics-undefined = 値なし：{ $reason }
metrics-warning = システムが{ $n }個だけなので、もう1つ加わるとこの値が大きく変わる可能性があります。

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = 評価指標と人手評価の相関（{ $language }）
metrics-grid-strongest = { $language }：最も強い相関は{ $metric }と{ $question }の相関です（r = { $r }）
metrics-grid-few = { $language }：出力が10個未満で、結論を出すには少なすぎます
metrics-grid-hint = 各セルは、出力を単位とした評価指標と人手評価の平均とのPearsonのrです。セルを開くと、その出力が表示されます。
metrics-grid-few-mark = 疑問符は出力が10個未満であることを示します。もう1つ加わると値が大きく変わる可能性があります。
metrics-few-texts = 出力が{ $n }個だけなので、もう1つ加わるとこの値が大きく変わる可能性があります。

## The outputs behind one cell

metrics-rises-with-rating = { $metric }は評価が高い出力ほど高い：{ $question }（{ $language }）
metrics-falls-with-rating = { $metric }は評価が高い出力ほど低い：{ $question }（{ $language }）
metrics-rises-with-rank = { $metric }は順位が悪い出力ほど高い：{ $question }（{ $language }）
metrics-falls-with-rank = { $metric }は順位が良い出力ほど高い：{ $question }（{ $language }）
metrics-rises-with-share = { $metric }は{ $question }を選んだ人が多い出力ほど高い（{ $language }）
metrics-falls-with-share = { $metric }は{ $question }を選んだ人が多い出力ほど低い（{ $language }）
metrics-relation-none = { $metric }と{ $question }の間に明確な関係は見られない（{ $language }）
metrics-relation-few = { $metric }と{ $question }（{ $language }）：これらの出力からは結論を出せない
metrics-points-facts = n = { $n }、r = { $r }、95%区間{ $interval }、ρ = { $rho }。
metrics-points-facts-alone = n = { $n }、r = { $r }、ρ = { $rho }。
metrics-points-hint = 各点は1つの出力です。大きな点は、同じ位置にある複数の出力を表します。
metrics-axis-range = { $name }（{ $low }～{ $high }）
metrics-axis-rating = 人手評価の平均、{ $question }
metrics-points-n = 評価数
metrics-points-table = 各出力の{ $metric }と人手評価の平均：{ $question }（{ $language }）
metrics-points-first = 全{ $n }個のうち、評価の高い{ $most }個の出力です。CSVファイルにはすべて含まれます。
metrics-points-csv = これらの出力をダウンロード（CSV）

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = 評価指標の比較
metrics-best-lead = 評価指標と人手評価の相関は、最も強い評価指標より弱いでしょうか。相関の符号は考慮しません。
metrics-best-clear = { $metric }の相関が最も強く（r = { $r }）、ほかのすべての評価指標との間に有意差があります。
metrics-best-alike = { $metric }の相関が最も強く（r = { $r }）、ほかの{ $n }個の評価指標との間に有意差はありません。
metrics-best-alone = { $metric }の相関が最も強く（r = { $r }）、比較できる評価指標はほかにありません。
metrics-best-few = 最も強い評価指標は決められません。どの評価指標も、相関がないか、出力が10個未満です。
metrics-best-column = { $metric }との比較
metrics-best-column-none = 比較
metrics-best-is = 最も強い相関
metrics-best-differs = 有意差あり（{ $p }）
metrics-best-no-difference = 有意差なし（{ $p }）
metrics-best-not-compared = 比較なし：出力が10個未満
metrics-no-interval-few = なし：出力が10個未満
metrics-same-values = 比較なし：値が最も強い評価指標の値と連動しています

## How is this computed?

metrics-method-scope = パープレキシティのように、システムの全出力をまとめて計算する評価指標は、「評価」ページにあります。
metrics-method-r = rは評価指標と人手評価の平均とのPearsonの相関、ρはSpearmanの相関で、いずれも出力を単位とします。
metrics-method-outputs = 出力：Mir et al. (2019) と同様に、全システムの出力をプールします。±の後の数値は、この論文で使われた限界1.96(1 − r²)/√nです。95%区間はFisherの方法によるものです。
metrics-method-systems = システム：rはシステムの平均の間の相関で、Fisherの95%区間を付けます。システムが4つ以上必要です。
metrics-method-pooling = プールすると2つの問いが混ざります。評価指標が良いシステムと悪いシステムを区別するかという問いと、1つのシステムの良い出力と悪い出力を区別するかという問いです。システムが10個未満の場合、システムの値からわかることはわずかです。
metrics-method-difference = 差：同じ人手評価との2つの相関に対するWilliamsの検定（Williams 1959、Steiger 1980）で、両方の評価指標のスコアがある出力を対象とします。相関が負の評価指標は、先に符号を反転します。Holmの補正は表のすべての比較に適用され、p < .05の差を有意とします。
metrics-method-few = 出力が10個未満の場合、区間も検定もありません。システムが10個未満の場合、区間はありません。ファイルにはすべての数値があります。
