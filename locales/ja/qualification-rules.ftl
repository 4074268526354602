### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = 資格審査
gates-lead = 作業者がタスクの資格を得るためのステップのルールです：所在地確認、資格テスト、パイロット、ネイティブ話者レビュー。

## Whether a step has a rule in this language

# Tag: the step has a rule
gates-set = 設定済み
gates-set-version = 設定済み、バージョン{ $n }
gates-not-set = 未設定

## Location check

gates-location = 所在地確認（QC1）
gates-location-lead = 作業者が国を申告します。信頼されたプロキシまたは国ファイルが別の国を示す場合は、マネージャーが決定します。
gates-countries = 対象国
gates-countries-hint = 国名または2文字のコードをコンマで区切ります（例：{ $example }）。空欄にすると、すべての国が対象になります。
gates-add-country = 国を追加
gates-add-country-hint = 保存すると、上の国に追加されます。
gates-save-location = 所在地確認を保存
gates-location-saved = { $language }の所在地確認を保存しました。

## Qualification test

gates-test = 資格テスト（QC2）
gates-test-lead = 作業者は、あなたが正解を知っているテキストについて質問に答えます。期待される回答が作業者に表示されることはありません。
gates-test-not-saved = まだ保存されていません
gates-test-not-saved-hint = 下の質問が変わりました。期待される回答を直してから、テストを保存してください。
gates-start-from = もとにするもの
gates-questions-from = 質問
gates-questions-from-hint = 下の質問と置き換わります。テストを保存するまで何も保存されません。
gates-take-questions = この質問を使う
gates-questions-of = タスク「{ $title }」の質問
gates-questions-formality = 改まり度（-3から3）
gates-questions-none = 質問なし（自分で書く）
gates-questions-hint = すべての質問に回答が必要です。テストでテキストやコメントを求めることはできません。
gates-tolerance-of = 「{ $question }」の許容差
gates-tolerance-scale = 期待される回答との差が何点まで正解になるか。
gates-tolerance-slider = スライダーで、期待される回答との差がいくつまで正解になるか。
gates-tolerance-spans = ハイライトした文字のうち、違っていてもよい割合（%）。40なら60%以上重なっている必要があります。
gates-items = テキストと期待される回答
gates-items-hint = ヘッダーと、1テキスト1行のデータ。区切りはコンマ、セミコロン、タブのいずれかです。列：{ $columns }
expected-title = 期待される回答の書き方
expected-scale = 尺度・スライダー：2のような数値、または1..3のような範囲。
expected-choice = 選択：選択肢のキー。複数の選択肢をすべて選ぶ必要がある場合：spelling|case。
expected-pairwise = 一対比較：良いほうの出力の名前、または「tie」。テストの出力の名前はA、Bなどです。
expected-ranking = 順位付け：最も良い出力から順に書きます（例：A > B > C）。
expected-spans = スパン：ハイライトを付けたテキスト（例：[formal]Sie[/formal] kommen）。
expected-several = 正解が複数ある場合：1; 2のようにセミコロンで区切ります。スパンの正解は1つだけです。
gates-pass-mark = 合格点（100点満点）
gates-attempts = 受験回数の上限
gates-wait = 次の受験までの待ち時間（分）
gates-instructions = 作業の説明
gates-save-test = テストを保存
gates-test-saved = { $language }の資格テストを保存しました。

## Native-speaker review

gates-review = ネイティブ話者レビュー（QC3）
gates-review-lead = パイロットの後、レビュアーがテキストを読んで決定するまで、作業者は待機します。
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = レビュー前のパイロットのHIT数
gates-save-review = レビューのルールを保存
gates-review-saved = { $language }のレビューのルールを保存しました。
