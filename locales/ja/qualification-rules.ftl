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
gates-countries-hint = 2文字の国コードをコンマで区切って入力します（例：FR, CA）。空の場合はすべての国を許可します。
gates-save-location = 所在地確認を保存
gates-location-saved = { $language }の所在地確認を保存しました。

## Qualification test

gates-test = 資格テスト（QC2）
gates-test-lead = 回答がわかっているテキストについて、ワーカーが質問に答えます。期待される回答は決して表示されません。
gates-test-not-saved = まだ保存されていません
gates-test-not-saved-hint = 下の質問が変わりました。期待される回答を合わせてから、テストを保存してください。
gates-start-from = もとにするもの
gates-questions-from = 質問
gates-questions-from-hint = 下の質問と置き換わります。テストを保存するまで何も保存されません。
gates-take-questions = この質問を使う
gates-questions-of = タスク「{ $title }」の質問
gates-questions-formality = フォーマルさ（-3から3）
gates-questions-none = 質問なし（自分で書く）
gates-questions-hint = すべての質問に回答が必要です。テストで文章やコメントを求めることはできません。
gates-tolerance-of = 「{ $question }」の許容差
gates-tolerance-scale = 正解が期待される回答から離れてよい点数。
gates-tolerance-slider = 正解が期待される回答から離れてよいスライダーの単位。
gates-tolerance-spans = 異なってよい強調文字の割合（%）。40なら60%以上の重なりが必要です。
gates-items = テキストと期待される回答
gates-items-hint = 見出し行と、テキストごとに1行。カンマ、セミコロンまたはタブで区切ります。列：{ $columns }
expected-title = 期待される回答の書き方
expected-scale = 尺度またはスライダー：2のような数値、または1..3のような範囲。
expected-choice = 選択：選択肢のキー。すべて選ぶべき複数の選択肢：spelling|case。
expected-pairwise = 比較：よい方の出力の名前、または「tie」。テストの出力はA、Bなどと呼びます。
expected-ranking = 順位付け：最もよい出力から。例：A > B > C。
expected-spans = 範囲：強調を付けたテキスト。例：[formal]Sie[/formal] kommen。
expected-several = 正解が複数ある場合：1; 2のようにセミコロンで区切ります。範囲では1つだけです。
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
