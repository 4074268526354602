### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = アノテーター間一致度
agreement-lead = 同じテキストを判定した作業者の間の一致度。タスク、質問、言語ごとに示します。
agreement-empty = 2人の作業者が同じテキストを判定すると、一致度がここに表示されます。

## The matrix of tasks and languages

# Column head: a task and its question
agreement-task-and-question = タスクと質問
agreement-matrix-caption = 主な係数とその95%区間。セルを選択すると、すべての統計量が表示されます。
# Legend: a range of values of a coefficient
agreement-band-reliable = 0.80以上：信頼できる
agreement-band-tentative = 0.67～0.80：暫定的な結論のみ
agreement-band-unreliable = 0.67未満：信頼できない
agreement-bands-note = 記号はKrippendorffの慣例に従い、Krippendorffの係数にのみ表示されます。各線は、0から1までの軸の上に区間を示します。

## One task and language

agreement-all-tables = すべてのタスクと言語
agreement-all-statistics = すべての統計量
# $table is a task and its language.
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }：{ $coefficient }は{ $value }（すべての係数と95%区間）
agreement-filter = 回答を絞り込む
# Labels of a form that selects answers
agreement-only-version = タスクのバージョン
agreement-only-batch = バッチ
agreement-without-worker = 除外する作業者
agreement-from-day = 開始日（UTC）
agreement-to-day = 終了日（UTC）
# Button
agreement-apply = 表示
agreement-batch-without-name = 名前のないバッチ
agreement-nothing-selected = この条件に合う回答はありません。上の条件を変更するか、解除してください。
agreement-workers-lead = 同じテキストを判定した他の作業者との、各作業者の一致度です。
agreement-workers-caption = 各作業者と他の作業者との一致度
# Column heads
agreement-shared-items = 共通のアイテム
agreement-equal = 同じ回答（%）
agreement-with-others = 他の作業者との相関
agreement-bias = 平均の差
# Mark next to a worker
agreement-with-nobody = 誰とも一致しない
agreement-workers-method = 共通のアイテムは、他の作業者も判定したアイテムです。同じ回答は、同じアイテムに対する他の作業者の回答とのペアのうち、回答が同じものの百分率です。相関は、他の作業者の平均とのSpearmanの相関です。平均の差は、その作業者の平均から他の作業者の平均を引いた値です。印が付くのは、共通のアイテムが10個以上あり、相関が0.1未満で、しかも全作業者の相関の中央値を大きく下回り、その差を偶然で説明できる確率が1,000分の1未満の作業者です。順序のない回答では、相関の代わりに、アイテムごとの同じ回答の割合の平均を比べます。その場合の基準は、偶然の水準に、偶然の水準と100%との差の10分の1を加えた値です。他の作業者の回答が異なるのに常に同じ回答をする作業者は、相関が0であるものとして扱われます。
agreement-items = 不一致が最も大きいアイテム
agreement-items-lead = 最大20個のアイテムを、差の大きい順に示します。
agreement-items-caption = 不一致が最も大きいアイテム
# Column heads
agreement-item-text = テキスト
agreement-item-spread = ばらつき
agreement-item-answers = 回答
agreement-adjudicate = これらの不一致を裁定

## The table of a question

# Arguments: $question, $language
agreement-caption = { $question }の一致度（{ $language }）
# Column head: what a value means, in a sentence
agreement-interpretation = 解釈
# Arguments: $items, $judgements
agreement-based-on = アイテム数：{ $items }、判定数：{ $judgements }
# Arguments: $items, $workers, $judgements, $pairs, $coverage
agreement-data = アイテム数：{ $items }。作業者数：{ $workers }。判定数：{ $judgements }。同じアイテムに対する判定のペア：{ $pairs }。アイテムと作業者の全組み合わせのうち、判定がある割合：{ $coverage }。
agreement-extra = 追加提出は数えません。
agreement-skipped = { $n }件では、作業者が判断できず、代わりに理由を書きました。
# Followed by the digest of the configuration of the computation
agreement-configuration = 構成：
# The range of 95% of the draws of a simulation. It is not a confidence interval.
# Arguments: $low, $high
agreement-spread = 抽出間のばらつき：{ $low }～{ $high }
# The name of a statistic
agreement-percent = 単純一致率
# The name of a statistic: the F1 score of highlighted spans
agreement-f1-spans = スパンのF1
agreement-named-after = { $person }の{ $symbol }
agreement-variant-interval = 間隔尺度
agreement-variant-nominal = 名義尺度
agreement-variant-ordinal = 順序尺度
agreement-variant-ratio = 比例尺度
agreement-variant-unitizing = ユニタイジング
agreement-variant-linear = 線形
agreement-variant-quadratic = 二次
agreement-variant-mean-of-pairs = ペアの平均
agreement-variant-simulated = シミュレートしたアノテーター
agreement-variant-by-reml = REMLによる

## Groups of statistics

agreement-family-observed = 観測一致度
agreement-family-corrected = 偶然の一致を補正した一致度
agreement-family-variance = 分散の割合
agreement-family-simulated = シミュレートしたアノテーター

## What a value means

agreement-reading-chance = 一致度は偶然の水準を上回りません。
agreement-reading-equal = 同じテキストを判定した2人の作業者のペアのうち、{ $percent }%で回答が同じでした。
agreement-reading-spans = ある作業者がハイライトした部分の{ $percent }%を、別の作業者が同じラベルでハイライトしています。
agreement-reading-variance = 分散の{ $percent }%がテキスト間の差です。残りは作業者間の違いによるものです。
agreement-reading-strictness = 各作業者の厳しさを取り除くと、分散の{ $percent }%がテキスト間の差です。
agreement-reading-concordance = 作業者によるテキストの順位付けは、一致なしから完全な一致までの{ $percent }%の位置にあります。
agreement-reading-simulated = 1人の作業者と他の作業者の平均との一致度は、偶然の水準から完全な一致までの{ $percent }%の位置にあります。
agreement-reading-beyond = 一致度は、偶然の水準から完全な一致までの{ $percent }%の位置にあります。
# One of these three follows agreement-reading-beyond for Krippendorff's alpha
agreement-reading-reliable = Krippendorffの慣例では、0.80以上であればデータを信頼できます。
agreement-reading-tentative = Krippendorffの慣例では、0.67から0.80までの値からは暫定的な結論しか導けません。
agreement-reading-unreliable = Krippendorffの慣例では、0.67未満の値では個々のテキストについて結論を導けません。
# Each of these three is followed by a sentence that says how well the two match
agreement-reading-linear = 1人の作業者の判定を、他の作業者の平均と比べています。
agreement-reading-order = 1人の作業者によるテキストの順序を、他の作業者の平均による順序と比べています。
agreement-reading-ranking = 1人の作業者による出力の順位付けを、他の作業者の平均的な順位付けと比べています。
agreement-match-exact = 両者はほぼ完全に一致しています。
agreement-match-well = 両者はよく一致しています。
agreement-match-roughly = 両者はおおよそ一致しています。
agreement-match-weakly = 両者の一致は弱いものです。
agreement-match-none = 両者は一致していません。

## Why a statistic has no value

agreement-undefined-no-ratings = 評価値がありません。
agreement-undefined-one-rater = これらのテキストを評価した作業者は1人だけです。
agreement-undefined-no-pairs = 2回評価されたアイテムがありません。
agreement-undefined-one-category = すべての評価値が同じなので、一致度を偶然と区別できません。
agreement-undefined-no-variance = 値にばらつきがありません。
agreement-undefined-negative-variance = 分散の推定値が負のため、比に意味がありません。
# Arguments: $n, $need
agreement-undefined-few-items = アイテムが{ $need }個以上必要です。アイテム数：{ $n }。
# Arguments: $n, $need
agreement-undefined-few-observations = 観測値が{ $need }個以上必要です。観測値の数：{ $n }。
agreement-undefined-incomplete = すべての作業者がすべてのアイテムを1回ずつ評価してはいません。
agreement-undefined-replicates = 同じアイテムを2回以上評価した作業者がいます。
agreement-undefined-nothing-shared = 2人の作業者に共通のアイテムがありません。
agreement-undefined-not-numeric = 値が数値ではなくラベルです。
agreement-undefined-not-ordered = 値が順序のないラベルです。
agreement-undefined-negative = 比例尺度に0未満の値はありません。
agreement-undefined-disconnected = 評価値が、共通のアイテムも作業者もない複数のグループに分かれています。
agreement-undefined-not-converged = 推定が収束しませんでした。反復回数：{ $n }。

## Notes on values

# Arguments: $n, $percent
agreement-few-items = 2つの評価値があるアイテムは{ $n }個だけです。区間が真の値を含む割合は{ $percent }%を下回る可能性があります。
# Arguments: $n, $enough, $percent
agreement-few-items-some = 2つの評価値があるアイテム：{ $n }個。{ $enough }個未満では、一部の区間が真の値を含む割合が{ $percent }%を下回る可能性があります。該当するのは、距離を二乗する統計量、単一カテゴリーの統計量、標準誤差に基づく区間です。
agreement-few-raters = 作業者が{ $n }人だけなので、シミュレートしたアノテーターの区間は短すぎる可能性があります。
agreement-options-differ = タスクのバージョンによって選択肢が異なります。偶然の一致の計算では、どのテキストについてもすべての選択肢を考慮します。

## Careless annotators: what people who do not read the texts would reach

agreement-careless = 比較値：これらのテキストでの不注意なアノテーター
agreement-careless-caption = シミュレートしたアノテーターの代わりに不注意なアノテーターを、他の作業者の平均と比べた値（200回の抽出）
# Column head
agreement-annotator = アノテーター
agreement-careless-random = 尺度の任意の点（いずれも等確率）
agreement-careless-majority = 常に最頻の点
agreement-careless-always = 常に{ $point }
agreement-careless-noise = 他の作業者の平均に、{ $percent }%のランダムな回答を混ぜたもの

## How the statistics are computed

agreement-how-pairing = 判定のペアはアイテムごとに作り、表示位置では作りません。
agreement-how-scale = 尺度は順序尺度として扱います。2点間の距離は、その間にある評価値の数です。
agreement-how-chance = 偶然の一致を補正した値は、偶然の水準の一致で0、完全な一致で1になります。
agreement-how-simulated = シミュレートしたアノテーターとは、アイテムごとに無作為に選んだ1人の作業者で、他の作業者の平均と比べます。値は1,000回の抽出の中央値です。κでは、この平均を最も近い評価段階に丸めます。2つの段階のちょうど中間の場合は偶数の段階に丸めます。
agreement-how-spread = 抽出間のばらつきは、抽出の95%が入る範囲です。信頼区間ではありません。テキストや作業者が違えば、値も変わります。
agreement-how-intervals = 区間はこの変動を考慮しています。シミュレートしたアノテーターの区間は、テキストと作業者に対するブートストラップによるものです。係数の区間は、テキストに対するブートストラップ（BCa、ジャックナイフと併用）によるものです。
agreement-how-short = テキストが20件未満の場合や、非常にまれな回答がある場合は、区間が短すぎる可能性があります。
agreement-how-two = 2つの出力を比べる場合、偶然の一致とは、アイテムの2つの出力を区別できない作業者の間の一致です。
agreement-guide = 各統計量の意味と報告すべき場面
agreement-seed = 区間と抽出は、研究のシード（{ $seed }）で計算します。同じデータからは、このページでも、どのファイルでも、コマンドラインでも同じ数値が得られます。

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

# $submissions is “2 submissions”, $workers is “1 worker”.
# Arguments: $submissions, $workers
agreement-left-out = 統計から除外：{ $workers }による{ $submissions }。
agreement-n-submissions = { $n }件の提出
agreement-n-workers = { $n }人の作業者
agreement-one-withdrew = 1人の作業者が研究への参加をやめましたが、回答は残しました。
agreement-one-withdrew-removed = 1人の作業者が研究への参加をやめ、回答を削除しました。
# $n is at least 2.
# Arguments: $n, $removed
agreement-withdrew = { $n }人の作業者が研究への参加をやめました。うち{ $removed }人は回答を削除しました。

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
   *[other] { $n }件の回答
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
   *[other] 取り下げられた{ $n }件のテキスト
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = 統計から除外：{ $texts }への{ $answers }。

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = 研究の設定により除外した、不承認の提出：{ $n }件。
agreement-how-tied-ranks = 順位付けでは、順位または平均順位が等しいシステムは同順位です。Kendallのτ-bは同順位を考慮します。すべてのシステムが同順位のアイテムには値がなく、その抽出から除かれます。
