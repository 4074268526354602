### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = 参加者グループ
groups-lead = Prolificのグループには、この研究で同じ結果になった人が全員入ります。後の研究を、グループの人だけが参加できるようにすることも、参加できないようにすることもできます。
groups-hint = 人数に含まれるのは、Prolificの一覧にある参加者だけです。Concordは、それ以外の人をグループから外します。Prolificで追加された人も外します。
# Column head: how far a participant got in the study
groups-outcome = 結果
# Column head: how many participants have the result
groups-people = 参加者
groups-group = Prolificのグループ
groups-came = 研究を開始
groups-passed-test = 資格テストに合格
groups-passed-review = レビューに合格
groups-finished = 完了
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }：{ $outcome }
groups-name = Prolificでの名前
groups-create = グループを作成
groups-resume = 更新を再開
groups-turn-off = 更新を停止
groups-turn-off-means = グループは、Prolificに現在のまま残ります。後でここでデータを消去した人も、グループに残ります。グループはProlificで削除できます。
# $id is the ID of a group
groups-id = ID：{ $id }
groups-soon = 1分以内に、Concordが参加者を追加します。
# Arguments: $n, a number of members, and $time
groups-filled = メンバー{ $n }人（最後の照合：{ $time }）
groups-stopped = Concordによるこのグループの更新は停止しています。
groups-created = Prolificにグループを作成しました。1分以内に、Concordが参加者を追加します。
groups-resumed = グループの更新を再開しました。
groups-turned-off = グループの更新を停止しました。
groups-after-disconnect = 参加者グループは、Prolificに現在のまま残ります。後でここでデータを消去した人も、グループに残ります。

## Choosing groups for a new study at Prolific

groups-any = 制限なし
groups-only = この人たちだけ
groups-not = この人たち以外
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $name }（{ $n }人）
groups-only-ids = 次のグループの人だけ
groups-not-ids = 次のグループの人以外
groups-ids-hint = ProlificのワークスペースにあるほかのグループのIDを、空白で区切って入力します。複数の場合は、どれか1つに入っていれば対象になります。
