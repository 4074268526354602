### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = ほかの参加リンク
spread-hint = Prolificが参加者を複数のリンクに振り分ける場合（Taskflow）は、ここに参加枠を入力してください。利用できないワークスペースもあります。
spread-same = 報酬と完了コードは、すべてのリンクで共通です。
spread-languages = Prolificは言語を考慮せずにリンクを選ぶため、自分の話せない言語のリンクに案内される人がいるかもしれません。言語ごとに別の研究を作成すれば、これを避けられます。
# $label is the name of an entry link
spread-places-by = 「{ $label }」の参加枠
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = 「{ $label }」の参加枠（{ $language }）
spread-own-hint = このリンクから参加する人数です。
spread-only-language = 第一言語がいずれかのリンクの言語である人のみ
spread-links = 参加リンク
spread-lead = Prolificは参加者をこれらのリンクに振り分けます。
# Column head: the name of an entry link
spread-link = 参加リンク
# Column head: how many participants Prolific has sent to the link
spread-allocated = Prolificからの参加者
# $links is a list of names of entry links
spread-not = Prolificはこの研究の参加者全員を1つのアドレスに案内します。この研究を指定している参加リンク：{ $links }
# $links is a list of names of entry links
spread-gone = 次の参加リンクもこの研究を指定しているため、そこからも外されます：{ $links }
spread-extend-hint = 数を減らすことはできません。Prolificは追加する枠の費用を残高から確保します。
