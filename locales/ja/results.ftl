### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = 結果
results-lead = 研究でわかったこと、その確かさ、対応が必要なものを示します。
results-empty = テキストが評価されると、結果がここに表示されます。
results-older = 新しい回答を集計しています。1分後にページを再読み込みしてください。
results-systems = システムの人手評価
results-all-systems = すべての質問と言語
results-all-agreement = すべての質問と選択肢の一致度
results-collection = データ収集
# Label of a number
results-open-tasks = 未完了のタスク（言語ごと）
# $table is a task and its language.
# Arguments: $table
results-low-agreement = { $table }：一致度が0.67未満です
results-low-agreement-on = 一致度の値{ $of }個のうち{ $n }個が0.67未満です
# $worker is a pseudonym, $table a task and its language.
# Arguments: $worker, $table
results-agrees-with-nobody = { $worker }は誰とも一致していません（{ $table }）
results-agrees-with-nobody-on = { $worker }は{ $n }個の質問で誰とも一致していません
# $table is a task and its language.
# Arguments: $table
results-few-data = { $table }：データが少ないため、区間の信頼性が低くなっています
results-few-data-on = 一致度の値{ $of }個のうち{ $n }個はデータが少なく、区間を信頼できません
results-no-warnings = この結果に警告はありません。
results-more-warnings = ほか{ $n }件の警告
results-report = 完全なレポート
results-download-report = 1つのHTMLファイルとしてダウンロード
results-print-hint = このファイルには、このページの内容がすべて含まれ、接続なしで読めます。PDFが必要な場合は、このページまたはファイルを印刷してください。
results-report-lead = この研究でわかったこと、その確かさ、計算方法を示します。
opening-title = 主な結果
opening-question = { $question }：
opening-clear = { $question }：{ $finding }。{ $second }との差は{ $difference }です（95%区間 { $interval }）。
opening-open = { $question }：最良のシステムは決められません。{ $best }と{ $second }の差は{ $difference }（95%区間 { $interval }）で、偶然かもしれません。
opening-too-little = { $question }：最良のシステムを決めるにはデータが不足しています。
opening-independent = 両者に共通するテキストが少なすぎるため、独立した標本として比較しています（Welchのt検定）。
opening-unreliable = この質問では作業者間の一致度が信頼できる水準に達していないため、この結果は慎重に扱ってください。
opening-preferred = { $question }：作業者は{ $other }より{ $best }を好みます（判定の{ $share }%対{ $rest }%、{ $p }）。
opening-not-preferred = { $question }：{ $a }と{ $b }のどちらが好まれるかは明確ではありません（判定の{ $share }%対{ $rest }%）。
opening-too-little-pair = { $question }：{ $a }と{ $b }を比べるにはデータが不足しています。
opening-agreement = アノテーター間一致度：{ $coefficient } = { $value }（{ $band }）。
opening-agreement-plain = アノテーター間一致度：{ $coefficient } = { $value }。
opening-no-agreement = アノテーター間一致度はまだ計算できません。
opening-counts = アイテム数：{ $items }。作業者数：{ $workers }。判定数：{ $judgements }。
opening-more = その他の結果（{ $n }）
results-excluded-workers = 統計から除外された作業者
results-excluded-since = 除外日
results-no-reason = 理由の記録なし
results-agreement-detail = 一致度の詳細
