### The page of metric correlation with human ratings.

metrics-title = 評価指標と人手評価の相関
metrics-lead = 各自動評価指標が、同じ出力に対する人手評価とどの程度一致するかを示します。
metrics-none = 出力が人手で評価され、評価指標のスコアが計算されると、相関がここに表示されます。
metrics-rank-lead = 順位は1が最良です。値が高いほど良い評価指標では、相関が負になるはずです。
# Arguments: $question, $language
metrics-table = { $question }と評価指標の相関（{ $language }）

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = 出力：r
metrics-outputs-rho = 出力：ρ
metrics-outputs-n = 出力：n
metrics-systems-r = システム：r、95%区間
metrics-systems-n = システム：n

## In place of a value: why there is none

metrics-no-interval = 該当なし：出力が4つ以上必要で、rは−1と1の間になければなりません
metrics-no-variance = 該当なし：一方にばらつきがありません
# Arguments: $n, $need
metrics-few-outputs = 該当なし：出力が{ $n }個しかなく、{ $need }個以上必要です
# Arguments: $n, $need
metrics-too-few-systems = 該当なし：システムが{ $n }個しかなく、{ $need }個以上必要です
metrics-undefined = 該当なし：{ $reason }
metrics-warning = システムが{ $n }個だけなので、もう1つ加わるとこの値が大きく変わる可能性があります。

## How is this computed?

metrics-method-scope = パープレキシティのように、システムの全出力をまとめて計算する評価指標は、「評価」ページにあります。
metrics-method-r = rは評価指標と人手評価の平均とのPearsonの相関、ρはSpearmanの相関で、いずれも出力を単位とします。
metrics-method-outputs = 出力：Mir et al. (2019) と同様に、全システムの出力をプールします。±の後の数値は、この論文で使われた限界1.96(1 − r²)/√nです。95%区間はFisherの方法によるものです。
metrics-method-systems = システム：rはシステムの平均の間の相関で、Fisherの95%区間を付けます。システムが4つ以上必要です。
metrics-method-pooling = プールすると2つの問いが混ざります。評価指標が良いシステムと悪いシステムを区別するかという問いと、1つのシステムの良い出力と悪い出力を区別するかという問いです。システムが10個未満の場合、システムの値からわかることはわずかです。
