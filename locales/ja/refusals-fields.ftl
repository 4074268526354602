### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = 「{ $typed }」は整数ではありません。数字だけを使ってください（例：25）。
not-a-day = 「{ $typed }」は日付ではありません。年、月、日の順に書いてください（例：2026-11-30）。
# Arguments: $low, $high, $value
number-out-of-range = { $value }ではなく、{ $low }から{ $high }までの整数を入力してください。
# Arguments: $low, $high
limit-out-of-range = { $low }から{ $high }までの整数を入力するか、無制限にする場合は空のままにしてください。
# Arguments: $word, $list
not-one-of = 「{ $word }」はここでは使えません。次のいずれかを使ってください：{ $list }。
most-characters = { $most }文字以内にしてください。
# Arguments: $low, $high
characters-from-to = { $low }～{ $high }文字にしてください。
contains-nul = テキストに、保存できないNUL文字が含まれています。削除して、もう一度お試しください。
# Arguments: $n, $most
text-too-large = テキストが{ $n }バイトあります。上限は{ $most }バイトです。テキストを短くしてください。
# Arguments: $n, $most
too-many-entries = リストの項目が{ $n }件あります。上限は{ $most }件です。
not-a-country = 「{ $code }」は国コードではありません。2文字で入力してください（例：FR）。
countries-not-understood = 「{ $words }」という国は登録されていません。お使いの言語または英語の国名、またはFRのような2文字のコードを入力してください。
languages-not-understood = 「{ $words }」という言語は登録されていません。ドイツ語などの言語名、またはdeなどの言語コードを入力してください。
# Arguments: $words, $names
languages-not-understood-near = 「{ $words }」という言語は登録されていません。もしかして：{ $names }
not-a-language = 「{ $tag }」は言語コードではありません。fr、pt-BR、zh-Hantのようなコードを使ってください。
of-item = 項目{ $n }：{ $reason }
# Arguments: $line, $reason
of-line = { $line }行目：{ $reason }
# Arguments: $file, $reason
of-file = { $file }：{ $reason }
