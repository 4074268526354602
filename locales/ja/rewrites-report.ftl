### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = 人手による書き換えを原文と並べて表示し、後処理のヒントを示します。
rewrites-file-csv = 書き換え（CSV）
rewrites-analysis-csv = 分析（CSV）
rewrites-analysis-json = 分析（JSON）
rewrites-analysis-latex = 分析（LaTeX）
rewrites-next-page = 次のページ

## Which rewrites are shown

rewrites-choice-used = 使用中（分析付き）
rewrites-choice-spelling = つづりの誤りあり
rewrites-all-languages = すべての言語
rewrites-show = 書き換えを表示
# Heading: rewrites that reports and new batches use
rewrites-used = 使用中の書き換え
rewrites-used-lead = 書かれたままの各書き換えと、修正がある場合はその修正です。
# Heading and choice of a filter: rewrites that the program proposes to remove
rewrites-proposed = 削除候補
rewrites-proposed-lead = 何も変えていないか、句読点、大文字・小文字、空白、文字の繰り返し、略語だけを変えた書き換えです。
rewrites-proposed-note = 削除した書き換えも、保存され、支払いとエクスポートの対象になります。新しいバッチと評価指標では使われません。削除は元に戻せます。
rewrites-none-proposed = 削除候補の書き換えはありません。何も変えていないか、句読点、大文字・小文字、空白、文字の繰り返し、略語だけを変えた書き換えがここに表示されます。
# Heading and choice of a filter: rewrites that were removed
rewrites-removed = 削除済み
rewrites-removed-lead = 削除した書き換えも、保存され、支払いとエクスポートの対象になります。新しいバッチと評価指標では使われません。
rewrites-none-removed = 削除された書き換えはありません。
rewrites-all = すべての書き換え
rewrites-all-lead = 書かれたままの各書き換えです。
rewrites-appear-here = 作業者が書き換えを提出すると、ここに表示されます。書き換えがあるのは、テキストを書き換えるタスクだけです。

## The table of rewrites

# Column head: the text that a worker wrote
rewrites-rewrite = 書き換え
# Column head: what the program noticed about a rewrite
rewrites-hints = ヒント
# Column head: buttons to remove or keep a rewrite
rewrites-decision = 決定
# Column head: number of words that were changed
rewrites-words-changed = 変更語数
# How many of a rewrite's words were changed. Arguments: $n, $words
rewrites-n-of-words = { $n }/{ $words }
# Tag of a rewrite: it is the same as its source
rewrites-tag-unchanged = 変更なし
# Tag of a rewrite: it changes only punctuation, case, spacing, repeated letters or abbreviations
rewrites-tag-normalised = 正規化のみ
# Tag before the corrected text of a rewrite
rewrites-tag-corrected = 修正済み
# Tag of a rewrite that was removed
rewrites-tag-removed = 削除済み
rewrites-tag-removed-why = 削除済み：{ $reason }
# Tag: the submission with this rewrite was approved
rewrites-tag-approved = 承認済み
# Tag: the submission with this rewrite was rejected
rewrites-tag-rejected = 不承認
# Tag: the submission with this rewrite has not been reviewed yet
rewrites-tag-waiting = 承認待ち
# Tag: the rewrite was imported from a file
rewrites-tag-imported = インポート

## Decisions about rewrites

# Opens a form in which a rewrite can be removed
rewrites-decide = 決定する
rewrites-remove = 書き換えを削除
rewrites-removal-reason = 削除の理由
rewrites-use-again = 書き換えを再び使う
# Button that reverses a correction: the text as the worker wrote it is used
rewrites-use-original = 元のテキストを使う
# Button that rejects a proposed removal
rewrites-keep = 書き換えを残す
rewrites-remove-all = このページの書き換え{ $n }件をすべて削除
rewrites-remove-others = 他の作業者の書き換え{ $n }件を削除
rewrites-own-stay = このページの書き換えのうち{ $n }件はあなた自身のものです。別の人が決定する必要があります。
rewrites-told-removed = { $n }件の書き換えを削除しました。元に戻すことができます。
# The texts are used as the workers wrote them
rewrites-told-kept = { $n }件の書き換えを、書かれたまま残しました。元に戻すことができます。
rewrites-told-n-corrected = { $n }件の書き換えを修正しました。元に戻すことができます。
rewrites-told-corrected = 書き換えを修正しました。元のテキストは保存されています。
# Arguments: $word, $language
rewrites-told-known = 「{ $word }」を{ $language }の既知語に追加しました。

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = つづりはHunspell辞書で確認します。.dicファイルと対応する.affファイルをこのサーバーのモデルフォルダーに置いてください。その後、設定で言語の辞書を指定してください。
rewrites-no-dictionary = つづりはHunspell辞書で確認します。.dicファイルと対応する.affファイルをモデルフォルダーに置くよう、このサーバーの管理者に依頼してください。その後、設定で言語の辞書を指定してください。
rewrites-open-settings = 設定を開く
rewrites-unnamed-dictionaries = 設定で{ $languages }のスペル辞書が指定されていません。
rewrites-misspelt = つづりの誤り
rewrites-misspelt-lead = 辞書にない語です。修正すると、新しいバッチと評価指標では修正後の書き換えが使われます。
rewrites-misspelt-note = 原文にある語、数字を含む語、大文字だけの語、アドレス、既知語は確認しません。修正した書き換えの元のテキストは保存されています。
rewrites-none-misspelt = 確認した書き換えに、辞書にない語はありません。
# The text as the worker wrote it, below its correction
rewrites-original = 元のテキスト：{ $text }
# Name of a card in a numbered list, read aloud
rewrites-card-own = { $place }. あなた自身の書き換え
# Name of a card in a numbered list, read aloud. Arguments: $place, $worker
rewrites-card-by = { $place }. { $worker }の書き換え
# Name of a card in a numbered list, read aloud
rewrites-card-imported = { $place }. インポートされた書き換え
rewrites-edit-text = テキストを編集
rewrites-save-text = テキストを保存
rewrites-no-suggestions = 候補なし
rewrites-spelling = 正しいつづり
rewrites-correct-word = 語を修正
# Opens a field for a spelling that was not suggested
rewrites-other-spelling = 別のつづり
rewrites-know-word = 既知語に追加

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = 編集タイプ
rewrites-edits-lead = 各編集タイプが見られる書き換えの割合です。1つの書き換えに複数の編集タイプが見られることもあります。
rewrites-edits-released = 公開コードによる編集タイプ
rewrites-edits-method = 編集タイプの定義は論文（XFORMAL、表4）に従います。論文の公開コードでは、一部の規則が異なります。大文字化について、論文では大文字を失った語を数え、コードでは大文字が加わった語を数えます。
# Column head
rewrites-edit-type = 編集タイプ
rewrites-edit-capitalization = 大文字化
rewrites-edit-lowercase = 小文字化
rewrites-edit-punctuation = 句読点
rewrites-edit-spelling = つづり
# An abbreviation was written out
rewrites-edit-normalization = 正規化
# The rewrite has more sentences than its source
rewrites-edit-split = 文の分割
rewrites-edit-paraphrase = 言い換え
# A word with repeated letters, such as "sooo", was removed
rewrites-edit-repetition = 文字の繰り返し
rewrites-edit-unchanged = 変更なし
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = 差異と多様性
rewrites-diversity-lead = 書き換えが原文とどの程度異なるか、また1つの原文の書き換え同士がどの程度似ているかを示します。
# Column head: number of characters that were changed
rewrites-characters-changed = 変更文字数
rewrites-led-method = LeD（語彙的差異）は、原文とその書き換えに共通しないトークン（語と句読点）の割合です。
rewrites-self-bleu-method = self-BLEUは、各書き換えを同じ原文の他の書き換えと比べます。書き換えが2つ以上ある原文だけを使います。ある原文の書き換えがすべて同じなら100で、値が高いほど多様性が低いことを示します。
# Followed by identifiers of the configuration
rewrites-signature = self-BLEUのシグネチャ：
rewrites-no-self-bleu = 値なし：比較できる書き換えが2つある原文がありません
# In place of a value: why there is none
rewrites-undefined = 値なし：{ $reason }

## Analysis: edit distance

rewrites-distance = 編集距離
rewrites-distance-lead = 原文を書き換えに変えるために、追加、削除、置換する文字の数（Levenshtein距離）です。
# Arguments: $language, $mean, $n
rewrites-distance-caption = { $language }：{ $n }件の書き換えで平均{ $mean }文字を変更。
rewrites-distance-table = 編集距離（{ $language }）

## Analysis: style shift

# Heading, and column head
rewrites-style-shift = スタイルシフト
rewrites-style-lead = スタイルスコアが0より大きければ書き換えのスタイル、0より小さければ原文のスタイルであることを示します。
rewrites-style-method-score = テキストのスタイルスコアは、そのスタイルであるオッズの対数です。設定で言語のスタイルモデルが指定されている場合、オッズはそのモデルから求めます。
rewrites-style-method-classifier = それ以外の場合は、単語に対するロジスティック回帰で、書き換えであるオッズを求めます。原文とその書き換えを5つに分割し、各部分のスコアを他の4つで学習したモデルで計算して、学習テキストの対数オッズを差し引きます。
rewrites-style-method-shift = シフトは、書き換えのスコアから原文のスコアを引いた値で、平均±標準偏差で示します。星印は、原文と書き換えの平均に対する対応のあるt検定でp < .05であることを示します。原文が6件未満の場合、星印は付きません。
# Arguments: $language, $shift, $rewrites, $sources
rewrites-style-caption = { $language }：原文から書き換えへのスタイルシフトは{ $shift }です。平均スコアは、書き換えが{ $rewrites }、原文が{ $sources }です。
rewrites-style-model = スタイルモデル：{ $model }。
# Arguments: $language, $reason
rewrites-style-undefined = { $language }：スタイルスコアがありません（{ $reason }）。
rewrites-style-table = スタイルスコア（{ $language }）
# Column head
rewrites-style-score = スタイルスコア
# Column head: the shift of the rewrites whose sources have a score in this range
rewrites-shift-of-range = これらの原文の書き換えのシフト
rewrites-no-source = 値なし：原文なし
# A range of scores. Arguments: $from, $to
rewrites-range = { $from }～{ $to }
rewrites-range-below = { $to }未満
rewrites-range-above = { $from }以上
