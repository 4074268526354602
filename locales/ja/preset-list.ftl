### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = 一般

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = 作業者が各原文を別の文体に書き換えます。
preset-about-xformal-formality = テキストの改まり度を−3から3で評価します。アンカー：Lahiri (2015)、XFORMALと同じ。
preset-about-xformal-fluency = テキストの流暢さを1から5で評価します。アンカー：Heilman et al. (2014)、XFORMALと同じ（「Other」（1）は意味を示す言葉に変更）。
preset-about-xformal-meaning = 原文と書き換えの意味が同じかどうかを1から6で評価します。アンカー：Agirre et al. (2016)、XFORMALと同じ。
preset-about-xformal-ranking = 1つの原文の複数の書き換えに順位を付けます。原文と、人が書いた書き換えも表示します。
preset-about-xformal-quality = 書き換えが優れているか、許容できるか、不十分かを選びます。アンカー：XFORMALの付録H。
preset-about-xformal-edit-types = 書き換えで何が変わったかを選びます。13の編集タイプと、その他の入力欄があります。

## Mir et al. 2019

preset-about-mir-intensity-absolute = テキストの改まり度を1から5で評価します。アンカー：独自（論文には記載なし）。
preset-about-mir-intensity-relative = 2つの文体の違いを1から5で評価します。アンカー：1と5は論文、その他は独自。
preset-about-mir-content-unmasked = 内容がどのくらい保たれているかを1から5で評価します。アンカー：独自（論文には記載なし）。
preset-about-mir-content-masked = 同じ評価を、両方のテキストで文体の言葉を隠して行います。アンカー：独自（論文には記載なし）。
preset-about-mir-naturalness-absolute = テキストの自然さを1から5で評価します。アンカー：独自（論文には記載なし）。
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = 2つのテキストのうち、より自然なほうを必ず選びます。COPYの出力は元のテキストです。

## Pang and Gimpel 2019

preset-about-pang-style-binary = 改まった文体か、くだけた文体かを必ず選びます。
preset-about-pang-similarity = 意味の近さを1から4で評価します（例付き）。アンカー：論文と同じ（2は短縮）。
preset-about-pang-fluency = 流暢さを1から4で評価します（例付き）。アンカー：論文と同じ（2は短縮）。
preset-about-pang-ab-style = 2つの書き換えのうち、文体がより良いほうを選びます。「違いはない」も選べます。
preset-about-pang-ab-semantics = 2つの書き換えのうち、意味をより保っているほうを選びます。「違いはない」も選べます。
preset-about-pang-ab-fluency = 2つの書き換えのうち、より流暢なほうを選びます。「違いはない」も選べます。
preset-about-pang-preference = 2つの書き換えのうち、全体としてより良いほうを必ず選びます。

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = 改まった言い方で一から翻訳し、改まり度を示す語句をハイライトします。
preset-about-cocoa-second-level = 改まった翻訳をくだけた言い方に編集し、改まり度を示す語句をハイライトします。
preset-about-cocoa-gender-variant = 翻訳を別の性別に合わせて編集します。
preset-about-cocoa-tag = テキストの改まり度を示す語句をハイライトします。
preset-about-cocoa-formality-label = テキストが、改まっている、くだけている、どちらでもない、その他のどれかを選びます。
preset-about-cocoa-quality = 翻訳の品質を1から6で評価します。アンカー：1と6は論文、その他は独自。
preset-about-cocoa-matches-level = テキストが求められた改まり度かどうかを、はい・いいえで答えます。

## General

preset-about-pilot = 数件の書き換えです。作業者が先に進む前に、ネイティブ話者がレビューします。
preset-about-comparison = 2つの書き換えのうち、文体、意味、流暢さのそれぞれでより良いほうを選びます。「違いはない」も選べます。
preset-about-blank = 原文1件と、2つの選択肢がある質問1つ。残りはすべて自分で書きます。
preset-from-scratch = ゼロから作成
