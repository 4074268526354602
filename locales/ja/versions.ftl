### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = バージョン{ $number }
versions-pooled = バージョン{ $numbers }（文言を修正）
versions-heading = 表示中のバージョン
versions-separate = 異なるバージョンの回答は別々に分析します。文言だけが異なるバージョンはまとめて分析します。
# Arguments: $task, $versions
versions-shown = { $task }：{ $versions }
# Arguments: $versions, $answers
versions-other = { $versions }を表示（{ $answers }）
versions-answers = 回答数：{ $n }
versions-compare = バージョンを比較
versions-preferred = { $better }が{ $other }より良い（割合）
versions-compare-end = 比較を隠す
versions-side-by-side = 「{ $task }」のバージョンの比較
versions-publish-title = バージョン{ $number }に代えて公開
versions-publish-lead = バージョン{ $number }が公開中です。選択によって、作業者が見る内容と回答の分析方法が決まります。
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = この下書きは
versions-publish-wording = 誤字のみ：文言の修正
versions-publish-wording-hint = 未着手のHITには修正後の文が表示されます。作業中のHITは変わりません。統計は両方のバージョンをまとめ、そのことを明記します。
versions-publish-version = 新しいバージョン
versions-publish-version-hint = 既存のHITはバージョン{ $number }のままで、新しいバッチはこのバージョンを使います。統計は別々になり、バージョンを比較できます。
versions-publish-not-wording = 文言以外の項目（{ $field }）が変わっているため、「誤字のみ」は選べません。
versions-publish-next = 下書きを保存しました。公開の方法を下で選んでください。
versions-corrected = 修正した文言を公開しました。これからHITを開く作業者に表示されます。
versions-as-reported = レポートと同じ
versions-corrects = バージョン{ $number }の文言を修正
