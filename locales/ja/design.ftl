### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = 下書きは編集できます。公開すると固定され、その後の編集は新しいバージョンになります。
design-no-tasks = この研究にはまだタスクがありません。下のプリセットからタスクを追加してください。
# Column head: the number of a task in its study.
design-position = 順番
# Column head: the live version and the draft of a task.
design-versions = バージョン
# Column head, and label of a menu: what an item contains, such as “A source and one output”.
design-item-shows = 各アイテムの表示内容
# How many workers judge each item: the number of counted submissions per HIT.
design-judgements-per-item = アイテムあたりの判定数
design-items-per-hit = HITあたりのアイテム数
# Column head: the steps that a worker must pass before this task, such as a location check and a test.
design-qualification = 資格審査
# { $place } is the position of another task.
design-same-title = タスク{ $place }と同じタイトル
design-new-task = 新しいタスク
design-new-task-lead = プリセットから始めます。プリセットは完成したタスクで、どの部分も変更できます。
design-n-presets = { $n }個のプリセット
design-add-task = タスクを追加

## What an item shows

design-shows-source = 原文
design-shows-output = 1つの出力
design-shows-pair = 原文と1つの出力
design-shows-outputs = 原文と複数の出力
design-shows-sides = 原文と、左右に並べた2つの出力
design-shows-two = 左右に並べた2つの出力

## The steps of the qualification

design-gate-location = 所在地確認
design-gate-test = 資格テスト
design-gate-pilot = パイロット
design-gate-review = ネイティブ話者レビュー
design-gate-known = ゴールドアイテム

## The head of the designer

# Arguments: $place, $preset, $version
design-lead = タスク{ $place }、プリセット：{ $preset }、バージョン{ $version }
design-lead-scratch = タスク{ $place }、ゼロから作成、バージョン{ $version }
design-publish = タスクを公開
design-duplicate = タスクを複製
design-gold-items = ゴールドアイテム
design-try = 作業者として試す
design-preview-width = プレビューの幅
design-width-desktop = デスクトップ
design-width-phone = スマートフォン
# Shown in the preview if the study has no texts yet.

## The form

# { $language } is the language of the text.
design-title-in = タイトル（{ $language }）
design-instructions-in = 作業の説明と例（{ $language }）
# Heading of a part of the form: title, texts and what an item shows
design-content = 内容
design-display = テキストの表示
design-display-plain = そのまま
# The sign […] is shown to workers.
design-display-masked = リストの語を […] に置き換える
design-display-stripped = リストの語を取り除く
design-display-diff = 原文からの変更箇所を強調する
design-display-hint = 作業者が書くタスクでは、テキストをそのまま表示する必要があります。変更箇所の強調には、原文と1つの出力が必要です。
design-hidden-words = 隠す語
design-words-to-hide = 隠す語（{ $language }）
# “concord style lexicon” is a command; do not translate it.
design-words-to-hide-hint = 1行に1語。大文字と小文字は区別しません。「concord style lexicon」の出力のように、タブ以降は無視されます。
design-timeout = 無操作タイムアウト（分）
# { $currency } is a code such as EUR, whose minor unit is the cent.
design-reward-per-submission = 提出あたりの報酬（{ $currency }）
design-expected-time = HITあたりの予定時間（秒）
design-expected-time-hint = 作業者が始める前に、そこから計算した時給とともに表示されます。
design-steps-before = このタスクの前の資格審査ステップ
design-save-draft = 下書きを保存

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = 公開前に確認するテキスト
design-texts-lead = どのテキストも、研究のすべての言語で必要です。そのほかの一覧のテキストは、編集、削除または確認してください。
design-text-missing = ありません
design-text-old-scale = 変更前の尺度の点に合わせて書かれたテキスト
design-text-outdated = プリセットのテキストのままですが、最初の言語のテキストは変更されています
design-text-copied = プリセットにこの言語のテキストがないため、英語のテキストです
design-text-added = 言語を追加したときにプリセットから取り込んだテキスト
design-text-placeholder = 仮のテキストです。独自のテキストを書いてください
design-text-confirm = このテキストのままでよい
design-texts-confirm-all = { $language }の一覧のテキストは、すべてこのままでよい
design-texts-edit = { $language }のテキストを編集

## Texts from another task, and the system of written texts

design-origin = テキストの取得元と出力システム
design-texts-from = テキストの取得元
# Arguments: $place, $title
design-task-choice = { $place }. { $title }
design-task-number = タスク{ $place }
design-no-other-task = この研究には、テキストを集めるほかのタスクがありません。パイロットのタスクはここでは使えません。
design-feed-hint = 各テキストが自動的にHITになります。このタスクはHITあたり1アイテムで、表示する出力は1つまでです。
# Label of a choice: texts of the other task become HITs after approval, or after submission
design-pass-on = テキストを受け渡すタイミング
design-pass-on-approved = 支払いの承認後
design-pass-on-submitted = 提出後（集計対象の提出の場合）
design-only-with-spans = スパンのあるテキストだけを受け渡す
design-memory = 翻訳メモリ：最低類似度（%）
design-memory-hint = 似た原文に対する以前のテキストを表示します。30～100、または空（表示なし）。タスクは原文を表示する必要があります。
design-system = このタスクで書かれたテキストのシステム名
design-system-hint = 例：「formal」。空の場合は「human」です。作業者がテキストを書くタスク専用です。

## Gold items

design-gold-on = HITにゴールドアイテムを混ぜる
design-gold-every = ゴールドアイテム1個あたりのHIT数（平均）
design-gold-least = 期待どおりに回答されたゴールドアイテムの最低割合（%）
design-gold-after = 確認を始めるまでに回答するゴールドアイテムの数
design-gold-below = 割合がこれを下回った場合
design-gold-warn = 作業者に警告する
design-gold-pause = マネージャーが決定するまで作業者を一時停止する
design-gold-exclude = この研究で作業者にHITを渡さない

## The definition and the versions

# Heading: the complete task as a file
design-definition = 定義
design-definition-lead = すべての言語を含むタスク全体を1つのファイルにしたもの。保管、比較、再利用に使えます。
design-show-definition = 定義をJSONで表示
design-json-schema = タスク定義のJSON Schema
design-json-or-toml = JSONまたはTOML。
design-save-definition = 定義を下書きとして保存
design-versions-of-task = このタスクのバージョン
# Column head: date and time at which a version was published.
design-published = 公開日時
# Column head: what differs from the version before.
design-changes = 変更
design-no-changes = 変更なし
# Arguments: $n, $version
design-lines-changed = バージョン{ $version }から{ $n }行を変更

## A trial: the task as a worker sees it

design-designer = タスクデザイナー
# Title of the page; { $title } is the title of the task.
design-trial-of = 試行：{ $title }
# Title of a note: the page is a trial, and nothing is stored
design-trial = 試行
design-trial-note = 作業者に表示されるHITです。何も保存されず、支払いも発生しません。
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = ここに研究のテキストが表示されます。
design-back-to-designer = タスクデザイナーに戻る
design-answers = 保存されることになる回答
design-answers-caption = エクスポートでの回答の形
design-spans = スパン
design-could-insist = 作業者には次の警告が表示されますが、そのまま提出できます
design-could-not-submit = 作業者はこの回答を提出できません

## Messages after a form

design-draft-saved = 下書きを保存しました。
design-task-published = タスクを公開しました。新しいバッチはこのバージョンを使います。
design-task-duplicated = タスクを複製しました。編集しているのはコピーです。

## Columns of the imported file that workers see next to a text

design-columns = テキストと一緒に表示する列
# Arguments: $n
design-columns-lead = インポートしたファイルの列（文脈など）を{ $n }つまで、テキストの下に表示します。列を外すには名前を空にしてください。
# The names of the columns of one source
# Arguments: $list
design-columns-known = 最初の原文の列：{ $list }
# Arguments: $n
design-column-number = 列{ $n }
design-column-name = ファイル内の名前
design-column-unknown = この名前の列がテキストに見つかりませんでした。このままでは、作業者には何も表示されません。
# Arguments: $language
design-column-label = 作業者向けの見出し（{ $language }）
design-column-label-hint = 見出しがない場合は列の名前が表示されます。
# A number: the order of the columns
design-column-place = 順番
design-column-collapsed = 作業者が開くまで折りたたむ
