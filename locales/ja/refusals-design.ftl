### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = 少なくとも1つの言語でタイトルを入力してください。
lease-out-of-range = 無操作タイムアウトは、1分から10,080分（7日）の間で選んでください。
task-needs-question = 質問を1つ以上追加してください。
diff-needs-pair = 差分表示には、原文と1つの出力が必要です（subject「pair」）。
hidden-words-cannot-be-marked = 隠された語を作業者がハイライトすることはできません。テキストをそのまま表示する（display「plain」）か、スパンの質問を削除してください。
pilot-text-cannot-be-skipped = パイロットのテキストはレビュアーが読むため、作業者はすべて書く必要があります。質問のスキップを許可しないでください。
rewriting-shows-plain = 作業者が書き換えるテキストは、そのまま表示する必要があります（display「plain」）。
lexicon-one-word = 「{ $word }」は1語ではありません。1行に1語ずつ書いてください。
lexicon-parts = テキストは語と句読点に分割されるため、「{ $word }」は隠されません。分割した部分を別々の行に書いてください。
lexicon-is-empty = このタスクは語を隠しますが、{ $language }の語のリストが空です。タスクデザイナーで、1行に1語ずつ追加してください。スタイルモデルの最も特徴的な語は、コマンド「concord style lexicon」で一覧にできます。
known-one-item = ゴールドアイテムは、ほかのアイテムと同じ見た目でなければならないため、各HITのアイテムは1つにする必要があります。HITあたりのアイテム数を1にするか、ゴールドアイテムをオフにしてください。
known-is-no-gate = ゴールドアイテムは作業中に表示されるため、「known」を資格審査のステップにすることはできません。ステップから削除してください。
known-not-in-pilot = パイロットのテキストは人が読むため、ゴールドアイテムを入れることはできません。
system-needs-text = システムを指定できるのは、作業者がテキストを書くタスク（質問タイプ「text」）だけです。システムの名前は空のままにしてください。
system-name = システムの名前は1～{ $most }文字で、先頭と末尾に空白を入れないでください。
system-is-reserved = 「{ $name }」は組み込みシステムの名前です。別の名前にするか、空のままにしてテキストを「human」として収集してください。
preset-is-fixed = このタスクはプリセット「{ $preset }」から作成されており、プリセットは変更できません。別のプリセットを使うには、タスクを追加してください。
task-was-changed = このタスクは、開いている間に別の人が変更しました。入力内容はフォームに残っています。もう一度保存して相手の変更を置き換えるか、タスクを開き直して変更を確認してください。
definition-too-large = タスク定義は{ $mebibytes } MiBまでです。テキストを減らすか、短くしてください。
definition-unreadable = これはタスク定義ではありません。{ $details }
nothing-to-publish = 前回のバージョンから変更がないため、公開するものがありません。
just-published = 別の人がこの下書きを公開したところです。ページを再読み込みしてください。
draft-exists = このタスクにはすでに下書きがあります。その下書きを編集してください。
rewrites-per-hit = 作業者がテキストを書くHITのアイテムは、時間内に終えられるように{ $most }個までです。

# Arguments: $key, $reason
of-question = 質問「{ $key }」：{ $reason }
key-is-used-twice = キー「{ $key }」の質問が2つあります。質問ごとに別のキーを付けてください。
not-a-key = 「{ $key }」はキーとして使えません。英小文字（a～z）、数字、アンダースコア（_）を1～40文字で使ってください。
skip-is-not-needed = タイプ「{ $kind }」の回答は空のままにできるため、スキップの選択肢は不要です。
own-spans-need-text = 作業者が書くテキストへのハイライトを求めています。その前にタイプ「text」の質問を置いてください。
own-spans-twice = 「{ $written }」のテキストへのハイライトは、すでに別の質問が求めています。2つの質問のうち1つだけを残してください。
own-spans-no-condition = 「{ $written }」と一緒に回答されるため、条件を付けることもスキップすることもできません。両方の設定を外してください。
condition-without-question = 条件が参照する「{ $other }」は、これより前の質問ではありません。この質問より前にある質問を選んでください。
# Arguments: $other, $most
condition-on-other-type = 条件が参照できるのは、尺度、選択、または数値が{ $most }個以下のスライダーで、「{ $other }」は参照できません。別の質問を選んでください。
# Arguments: $other, $answer
condition-never-met = 「{ $answer }」は「{ $other }」の回答になりえません。条件を修正してください。
condition-is-empty = 条件に「{ $other }」の回答が指定されていません。回答を1つ以上指定するか、条件を削除してください。
choice-needs-one-text = 1つのテキストについての質問ですが、タスクは複数のテキストを表示します。別の質問タイプを選ぶか、表示するテキストを1つにしてください。
# Arguments: $n, $low, $high
options-out-of-range = 選択肢が{ $n }個あります。{ $low }～{ $high }個にしてください。
option-is-reserved = キー「{ $key }」は、作業者が自分の言葉で書く回答のために予約されています。別のキーを選んでください。
option-is-twice = 選択肢「{ $key }」が2つあります。1つを削除してください。
option-without-label = 選択肢「{ $key }」にラベルがありません。ラベルを書いてください。
pairwise-needs-two = 2つの出力を比べる質問のため、タスクは2つの出力を表示する必要があります（subject「sides」または「two」）。
ranking-needs-several = 出力に順位を付ける質問のため、タスクは複数の出力を表示する必要があります（subject「outputs」）。
rating-of-two = タスクは比較する2つの出力を表示します。「{ $kind }」ではなく、質問タイプ「pairwise」を使ってください。
scale-points-order = 尺度には点が2つ以上必要で、小さい数から大きい数の順に並べます。
scale-needs-label = ラベルのある点がありません。少なくとも1つの点に意味を書いてください。
slider-step = 刻み幅は0より大きくしてください。
slider-ends = 最大値は最小値より大きくしてください。
# Arguments: $low, $high, $step
slider-steps = { $low }から{ $high }までの範囲を{ $step }の刻み幅で割り切れません。いずれかの数値を変更してください。
# Arguments: $n, $most
slider-numbers = スライダーの数値が{ $n }個あります。上限は{ $most }個です。刻み幅を大きくしてください。
anchors-order = アンカーは小さい数から大きい数の順に並べてください。
anchor-off-slider = アンカー{ $at }はスライダー上の数値ではありません。いずれかの目盛りに変更してください。
# Arguments: $low, $high
anchors-at-ends = スライダーの両端（{ $low }と{ $high }）には、ラベル付きのアンカーが必要です。
question-needs-source = 原文を使う質問ですが、タスクは原文を表示しません（subject「source」または「pair」）。
question-needs-output = 1つの出力を使う質問ですが、タスクが表示する出力は1つではありません（subject「output」または「pair」）。
prefill-own-answer = 作業者自身の回答を初期テキストにすることはできません。「source」または「output」を使ってください。
prefill-is-required = 初期テキストのある回答は必須にする必要があります。そうしないと、変更されていないテキストが回答として数えられます。
example-is-empty = 空の例があります。テキストを書くか、例を削除してください。
# Arguments: $first, $second
example-is-pair = 「{ $first }」と「{ $second }」は2つのテキストの例ですが、質問は1つのテキストについてのものです。テキストを1つにするか、ペアを表示してください（subject「pair」または「outputs」）。
# Arguments: $typed, $value
example-off-scale = 「{ $typed }」は{ $value }の例ですが、{ $value }は尺度の点ではありません。

text-of-title = タイトル
text-of-instructions = 作業の説明
text-of-question = 質問「{ $question }」
# Arguments: $question, $at
text-of-label = 質問「{ $question }」の{ $at }のラベル
# Arguments: $question, $at
text-of-examples = 質問「{ $question }」の{ $at }の例
# Arguments: $name, $language
text-is-missing = { $name }：{ $language }のテキストがありません。入力するか、すべての言語でこのテキストを削除してください。
# Arguments: $name, $language
text-of-old-scale = { $name }（{ $language }）：変更前の尺度の点に合わせて書かれたテキストです。編集または削除するか、このままでよいことを確認してください。
# Arguments: $name, $language, $first
text-is-outdated = { $name }：{ $language }のテキストはプリセットのままですが、{ $first }のテキストが変更されています。編集するか、このままでよいことを確認してください。
text-is-copied = { $name }（{ $language }）：プリセットにこの言語のテキストがないため、英語のテキストになっています。翻訳するか、このままでよいことを確認してください。
text-was-added = { $name }（{ $language }）：このテキストは、言語を追加したときにプリセットから取り込まれました。編集するか、このままでよいことを確認してください。
text-is-placeholder = { $name }（{ $language }）：新しいタスクはすべてこのテキストから始まります。独自のテキストを書くか、このままでよいことを確認してください。
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
   *[other] ほかに{ $n }件のテキストの確認が必要です。タスクデザイナーに一覧があります。
}
# Arguments: $n, $most
scale-too-long = 尺度の点が{ $n }個あります。上限は{ $most }個です。数値を増やすには、質問タイプ「スライダー」を使ってください。

feed-no-such-place = タスク{ $task }はありません。研究の最初のタスクの番号は1です。
feed-several-outputs = 複数の出力を比べるタスクは、別のタスクからテキストを受け取れません。原文、出力、またはペアを表示してください（subject「source」「output」「pair」）。
feed-one-item = 別のタスクからテキストを受け取るタスクは、HITあたりのアイテムが1つです。HITあたりのアイテム数を1にするか、バッチからテキストを受け取るようにしてください。
feed-memory-needs-source = 以前のテキストは原文を手がかりに検索されるため、タスクは原文を表示する必要があります（subject「source」または「pair」）。
feed-circle = タスク{ $way }のテキストの受け渡しが循環しています。別のタスクを選んでください。
# Arguments: $task, $list
feed-no-task = この研究にタスク{ $task }はありません。{ $list }から選んでください。
feed-no-other-task = この研究にタスク{ $task }はなく、ほかのタスクもまだありません。
feed-nothing-written = タスク{ $task }では、作業者がテキストを書きません（タイプ「text」の質問がありません）。別のタスクを選んでください。
feed-from-pilot = タスク{ $task }が集めるパイロットのテキストは、レビューされますが、受け渡されません。別のタスクを選んでください。
feed-nothing-marked = タスク{ $task }では、作業者が自分のテキストの語をハイライトしません（「answer」についてのタイプ「spans」の質問がありません）。このオプションをオフにするか、別のタスクを選んでください。

task-asks-nothing-a-test-can = このタスクにはテストで使える質問がありません。別のタスクを選ぶか、質問を書いてください。
test-cannot-ask = 「{ $question }」はテキストを求める質問ですが、テストではテキストを判定できません。別の質問タイプを選んでください。
key-is-a-column = 「{ $key }」はすでにテストのテキストの列です。別のキーを選んでください。
outputs-of-test-item = 必要な出力：{ $least }～{ $most }件。このアイテムには{ $n }件あります。
test-size = テストには1～{ $most }件のテキストが必要です。
gate-is-set-in-task = ゴールドアイテムはタスクで設定します。
gate-without-rule = パイロットには独自の設定がありません。パイロットのテキスト数は、ネイティブ話者レビューで設定してください。
# Arguments: $example, $currency
not-an-amount = { $example }のような金額を入力してください（{ $currency }）。
amount-too-high = 入力できる最高額は{ $most }です。
# Arguments: $most
column-to-show = 列の名前を{ $most }文字以内で書いてください。
# Arguments: $name
column-is-shown-twice = 列「{ $name }」が2回指定されています。どちらかを外してください。
# The name of a text of a task
# Arguments: $at
text-of-column = 列「{ $at }」の見出し

not-a-picture = このファイルはPNG、JPEG、WebP、GIFの画像ではありません。いずれかの形式で保存して、もう一度アップロードしてください。SVGファイルは使えません。
# Arguments: $n, $most
picture-too-large = 画像のサイズは{ $n } KiBです。上限は{ $most } KiBです。小さくして、もう一度アップロードしてください。
too-many-pictures = 1つの研究で使える画像は{ $most }枚までです。使っていない画像を削除してください。
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = 作業の説明（{ $language }）：{ $reason }
picture-is-unknown = この研究に画像「{ $name }」はありません。「画像」のページでアップロードするか、名前を直してください。
picture-needs-description = 画像「{ $name }」に説明がありません。画像を見られない人のために説明を書いてください：![説明]({ $name })
# Arguments: $task, $versions
picture-is-in-task = タスク「{ $task }」がこの画像を使っているため（バージョン{ $versions }）、削除できません。公開済みのバージョンの画像は残ります。
picture-is-in-test = 資格テスト（{ $language }）がこの画像を使っているため、削除できません。先にテストの説明から取り除いてください。
# Arguments: $name, $most
picture-name = 「{ $name }」は画像の名前として使えません。英字（a～z）、数字、ハイフン、アンダースコア、ドットを1～{ $most }文字で使ってください。
picture-is-twice = 「{ $name }」という名前の画像が2つあります。画像ごとに別の名前を付けてください。
picture-is-another = 「{ $name }」という名前の別の画像が、この研究にすでにあります。新しい画像には別の名前を付けてください。
