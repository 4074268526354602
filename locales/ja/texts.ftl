### The lists of sources and outputs: search, state, what uses a text.
texts-search = テキストまたはIDに含まれる語
# Button: shows the texts that match the filter
texts-show = テキストを表示
# State of a text: in no HIT and no gold item
texts-state-unused = 未使用
# State of a text: in a HIT or a gold item
texts-state-used = 使用中
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = 取り下げ済み
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
   *[other] HIT { $n }件
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
   *[other] 提出{ $n }件
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
   *[other] その他の列：{ $n }
}
# Heading of the list of outputs
texts-of-outputs = 出力のテキスト
texts-next = 次のページ
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = 続きのテキストを検索
texts-no-match = このフィルターに一致するテキストはありません。
# Arguments: $n
texts-none-so-far = これまでに検索した{ $n }件のテキストには一致するものがありません。続きがあります。

## Corrections and withdrawals

texts-edit = テキストを編集
texts-save = テキストを保存
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = COPYとRULE-BASEDの出力は作り直されます。ほかの出力は変わりません。
# Button and heading: takes a text out of use
texts-withdraw = テキストを取り下げる
texts-withdraw-lead = 作業者にはこのテキストが渡されなくなり、このテキストへの回答は統計から除かれます。回答は保存されたままで、支払われます。
texts-withdraw-hint = 10文字以上で書いてください。研究のメンバーに表示され、作業者には表示されません。
# Button: takes a withdrawal back
texts-restore = テキストを元に戻す
# Arguments: $date
texts-withdrawn-since = { $date }に取り下げ
# Arguments: $date
texts-withdrawn-with-source = { $date }に原文とともに取り下げ
texts-was-edited = テキストを変更しました。
texts-was-withdrawn = テキストを取り下げました。
texts-was-restored = テキストを元に戻しました。
