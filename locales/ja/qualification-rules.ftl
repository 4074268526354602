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
gates-test-lead = 作業者が、文を-3（とてもくだけた）から3（とても改まった）で評価します。正解は作業者に表示されません。
gates-sentences = 文
gates-sentences-hint = 1行に1つ：正解 | 文 | 同僚向けの説明。例：-2 | 来んの？ | 話し言葉
gates-tolerance = 許容差（正解からの点数）
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
