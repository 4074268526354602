### The questions in the task designer's form.

design-questions = 各アイテムについての質問
design-question-add = 質問を追加
design-question-number = 質問{ $n }
# The text of a question; { $language } is its language.
design-question-in = 質問（{ $language }）
# The technical name of a question
design-question-key = キー
design-question-key-hint = 回答とエクスポートでの質問の名前です。a～z、0～9、_ を使えます。
design-question-type = 質問タイプ
design-question-required = 回答を必須にする
design-question-skip = 「判断できません」を選べるようにし、理由を尋ねる
design-question-skip-hint = 作業者は理由を書いて質問をスキップできます。報酬は支払われ、その回答は統計に含まれません。
design-question-remove = 質問を削除

## Question types: the name, then the name with the answer that it collects

design-type-text = テキスト
design-type-scale = 尺度
design-type-slider = スライダー
design-type-choice = 選択
design-type-ranking = 順位付け
design-type-pairwise = 一対比較
design-type-spans = スパン
design-type-comment = コメント
design-type-text-collects = テキスト：作業者がテキストを書くか編集する
design-type-scale-collects = 尺度：ラベル付き尺度の1点
design-type-slider-collects = スライダー：範囲内の数値
design-type-choice-collects = 選択：選択肢から1つまたは複数の回答
design-type-ranking-collects = 順位付け：各出力の順位
design-type-pairwise-collects = 一対比較：2つの出力のうち良いほう
design-type-spans-collects = スパン：ラベル付きでハイライトした語句
design-type-comment-collects = コメント：任意の意見

## The settings of each type

design-prefill = 入力欄の初期テキスト
design-prefill-empty = 空
design-prefill-hint = 作業者が初期テキストを編集します。初期テキストがある場合、回答は必須になります。
design-the-source = 原文
design-the-output = 表示される出力
design-max-chars = 最大文字数
design-spans-of = ハイライトするテキスト
design-spans-of-answer = 直前のテキストの質問への回答
design-scale-points = 尺度の点
design-scale-points-hint = 1行に1点、小さい順に、保存する数値、ラベルの順で書きます。
design-scale-examples = 尺度の例（{ $language }）
design-scale-examples-hint = 1行に1つ。点の数値の後に、テキスト、または「 | 」で区切った原文と出力を書きます。
design-slider-min = 最小値
design-slider-max = 最大値
# The distance between two numbers of a slider
design-slider-step = 刻み幅
design-slider-step-hint = 隣り合う数値の間隔です（例：1、0.5）。小数点以下は6桁までです。
design-slider-anchors = スライダーのアンカー（{ $language }）
design-slider-anchors-hint = 1行に1つ、小さい順に、数値、ラベルの順で書きます。両端にはアンカーが必要です。
design-options = 選択肢またはスパンのラベル
design-options-hint = 1行に1つ。保存するキー（a～z、0～9、_）の後に、作業者に表示するテキストを書きます。
design-options-many = 複数回答を許可
design-options-other = 作業者が自分の言葉で書く回答を許可
# Two outputs may have the same rank or be equally good
design-ties = 同順位を許可
design-type-needs-outputs = この質問タイプには、「{ $shows }」を表示するタスクが必要です。最初のステップで選択してください。

## The condition under which a question is asked

# Label of a choice: always, or depending on the answer to an earlier question
design-condition = この質問を表示する条件
design-condition-always = 常に表示
# { $key } is the key of an earlier question.
design-condition-depends = 「{ $key }」の回答による
design-condition-answers = 表示する回答
design-condition-none = 条件には、前にある質問（尺度、選択、または数値が101個以下のスライダー）が必要です。
# { $answers } lists each earlier question with its answers, such as “label: formal, informal”.
design-condition-hint = 保存される値をコンマで区切って書きます。使える回答：{ $answers }。
