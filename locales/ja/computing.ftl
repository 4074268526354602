### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = 結果を計算しています
computing-lead = 準備ができしだい、結果がここに表示されます。このページを離れても計算は続きます。
# Heading above the reports that are being computed
computing-now = 計算中
# In place of a progress bar
computing-starting = 開始待ち
computing-automatic = 自動評価指標
# Followed by a date and a time
computing-computed-at = 計算日時：
computing-newer = その後、新しい作業が届きました。最新の結果を計算しています。
computing-show-latest = 最新の結果を表示
