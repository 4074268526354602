### Refusals of requests, forms, uploads and downloads as such.

field-needed = この必須フィールドが送信されていません。すべてのフィールドの説明は /api のページにあります。
field-sent-twice = このフィールドが2回送信されています。1回だけ送信してください。
field-unknown = この名前のフィールドはありません。すべてのフィールドの説明は /api のページにあります。
field-unknown-of = この名前のフィールドはありません。使えるフィールド：{ $list }。
# Arguments: $sent, $expected
field-of-another-type = ここには{ $expected }が必要ですが、送信されたのは{ $sent }です。すべてのフィールドの説明は /api のページにあります。
field-must-be = ここには{ $expected }が必要です。すべてのフィールドの説明は /api のページにあります。
field-must-be-in-range = ここには有効な範囲内の{ $expected }が必要です。すべてのフィールドの説明は /api のページにあります。
field-is-odd = 形式が正しくありません。すべてのフィールドの説明は /api のページにあります。
# Names of types of JSON values, used in sentences such as "This must be a text".
type-text = テキスト
type-number = 数値
type-fraction = 小数
type-whole-number = 整数
type-not-negative = 0以上の整数
type-boolean = trueまたはfalse
type-null = 空の値（null）
type-list = リスト
type-object = 名前付きフィールドを持つオブジェクト
type-word = 一覧にある語のいずれか
type-id = このインターフェースが返す36文字のID
type-nothing = 値なし
type-other = 別の値
body-is-empty = リクエストの本文が空です。JSONを送信してください。すべてのフィールドの説明は /api のページにあります。
# Arguments: $line, $column
body-is-no-json = リクエストの本文が有効なJSONではありません（{ $line }行目、{ $column }列目）。引用符、コンマ、括弧を確認してください。
# Arguments: $line, $column
body-ends-early = リクエストの本文のJSONが途中で終わっています（{ $line }行目、{ $column }列目）。全体を送信してください。
body-needs-json = リクエストの本文はJSONで、ヘッダー Content-Type: application/json が必要です。
body-is-incomplete = リクエストが最後まで届きませんでした。もう一度送信してください。
body-not-utf = テキストがUTF-8ではありません。UTF-8で保存して、もう一度送信してください。
file-is-incomplete = ファイルが最後まで届きませんでした。もう一度送信してください。
file-was-not-sent = ファイルが送信されていません。ファイルを選んで、もう一度お試しください。
request-from-elsewhere = 別のウェブサイトからのリクエストのため、実行されませんでした。ここでページを開いて、もう一度お試しください。
field-value = この値は使えません。{ $details }
