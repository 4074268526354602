### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = このグループはProlificにもう存在しません。もう一度作成してください。
prolific-refuses-group-members = Prolificがこのグループの表示または変更を拒否しました。このワークスペースのグループを変更する権限がアカウントにあるか確認してください。
prolific-group-unreachable = このグループについて、Prolificから応答がありませんでした。Concordが数分後に再試行します。
# $reason is what Prolific says, in English
prolific-refuses-group = Prolificがこのグループを拒否しました：{ $reason }
prolific-may-have-group = Prolificから応答がなかったため、この名前の空のグループがProlificに作成された可能性があります。もう一度試し、空のグループはProlificで削除してください。
prolific-group-is-on = ほかの人が今、このグループを作成しました。ページを再読み込みし、重複した空のグループはProlificで削除してください。
# $most is a number
prolific-group-ids = グループIDは{ $most }個まで入力できます。IDはそれぞれ、数字とaからfまでの英字で24文字です。
# $group is an ID
prolific-group-in-both = グループ{ $group }が、参加できる人と参加できない人の両方に選ばれています。どちらか一方を選んでください。
# $group is an ID
prolific-has-no-group = グループ{ $group }はProlificに存在しないか、あなたのアカウントでは表示できません。
prolific-groups-are-empty = 選択したグループにはまだメンバーがいないため、誰も参加できません。
# $language is the name of a language
entrance-language-is-full = { $language }の参加枠はすべて埋まっています。
# $places is a number
places-beyond-languages = この参加リンクの参加枠は、すべての言語を合わせて{ $places }枠しかありません。先に、リンクの設定で言語ごとの参加枠を増やしてください。
places-per-language-need-choice = 言語ごとの参加枠を設定できるのは、参加者が言語を選ぶリンクだけです。
