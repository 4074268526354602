### Refusals of lists of gold items.

list-too-large = リストが{ $mebibytes } MiBを超えています。複数のリストに分けてください。
list-of-too-many-lines = リストが{ $most }行を超えています。複数のリストに分けてください。
list-is-empty = リストには1行目しかありません。その下にアイテムを1つ以上追加してください。
# Arguments: $name, $list
column-is-unknown = 「{ $name }」はこのリストの列ではありません。使える列：{ $list }。
id-column-is-missing = リストには、各原文のIDを示す列「id」が必要です。
known-is-twice = 「{ $id }」は、このタスクですでにゴールドアイテムです。この行を削除してください。
# Arguments: $expected, $n
systems-of-item = このタスクは{ $expected }個の出力を表示しますが、「systems」には{ $n }個の名前があります。名前は | で区切ってください。
system-is-named-twice = 「systems」に「{ $name }」が2回あります。1回だけ書いてください。
# Arguments: $system, $id
output-is-missing = システム「{ $system }」には「{ $id }」の出力がありません。別のシステムを選んでください。
# Arguments: $system, $id
outputs-are-several = システム「{ $system }」には「{ $id }」の出力が複数あるため、ここでは使えません。別のシステムを選んでください。
no-known-answer = この行には期待される回答がありません。1つ以上の質問の回答を入力してください。
# Arguments: $typed, $low, $high
whole-number-from-to = 「{ $typed }」は{ $low }から{ $high }までの整数ではありません。
# Arguments: $answer, $question
known-is-no-answer = 「{ $answer }」は「{ $question }」の回答になりえません。
known-takes-one = 「{ $question }」の回答は1つだけです。
known-needs-order = 「{ $question }」には、システムの順序が必要です（例：A > B）。
known-of-other-text = 「{ $question }」のハイライト付きテキストが、表示されるテキストと異なります。表示されるテキストをコピーしてハイライトしてください。
known-is-a-text = 「{ $question }」はテキストを求める質問のため、ゴールドアイテムに期待される回答を設定できません。
known-of-each-output = 「{ $question }」には、出力ごとの値が必要です（例：A=2|B=-1）。
# Arguments: $system, $question
known-without-value = システム「{ $system }」に、「{ $question }」の有効な値がありません。
