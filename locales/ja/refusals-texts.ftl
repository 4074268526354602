### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = ほかのインポートがこの研究を変更し続けていたため、何もインポートされていません。時間をおいてもう一度お試しください。
import-is-under-way = この研究で、ファイルのインポートまたはバッチの作成が行われています。1分後にもう一度お試しください。
import-was-abandoned = 1分間進まなかったため、インポートは中止されました。何もインポートされていません。もう一度ファイルをインポートしてください。
system-of-another-kind = 「{ $name }」は別の種類のシステムの名前です。別の名前を選んでください。
rows-stop-import = 使えない行が{ $n }行あるため、何もインポートされていません。ファイルを修正するか、これらの行を除外してください。
file-is-incomplete-or-large = ファイルが最後まで届きませんでした。このサーバーが受け付けるサイズを超えている可能性があります。
choose-full-file = ファイルが空です。別のファイルを選んでください。
file-is-utf = ファイルがUTF-16です。UTF-8で保存して、もう一度アップロードしてください。
file-without-objects = ファイルにJSONオブジェクトの行がありません。1行に1つのオブジェクトを書いてください（例：{"{"}"text": "…"{"}"}）。
file-of-too-many-systems = ファイルのシステムが{ $most }個を超えています。複数のファイルに分けてください。
file-of-too-many-rows = ファイルが{ $most }行を超えています。複数のファイルに分けてください。
file-is-too-large-in-memory = 列名を含めた行のサイズが{ $mebibytes } MiBを超えています。ファイルを分割するか、列を減らしてください。
# Arguments: $n, $most
column-names-too-long = その他の列の名前が、1行あたり{ $n }バイトになります。上限は{ $most }バイトです。名前を短くするか、列を減らしてください。
header-is-unclosed = 1行目の引用符が閉じられていません。閉じるか、名前の一部であれば2つ重ねて書いてください。
header-unreadable = 1行目を読み取れません。1行目には列名が必要です。
# Arguments: $n, $most
too-many-columns = 1行目の列名が{ $n }個あります。上限は{ $most }個です。列を減らしてください。
# Arguments: $n, $most
column-name-length = { $n }列目の名前は1～{ $most }文字にしてください。1行目には列名が必要です。
column-is-twice = 1行目に列「{ $name }」が2回あります。列ごとに別の名前を付けてください。
objects-of-too-many-names = オブジェクトのフィールド名が、上限の{ $most }種類を超えています。減らしてください。
# Arguments: $column, $list
no-such-column = ファイルに列「{ $column }」はありません。ファイルの列：{ $list }。
choose-text-column = テキストの列を選んでください。
choose-source-column = 各出力の原文を示す列を選んでください。
choose-system-column = システムを示す列を選ぶか、すべての行に共通のシステムを入力してください。
choose-text-language = テキストの言語、または言語を示す列を選んでください。
# Arguments: $name, $most
cell-too-large = 「{ $name }」が{ $most }バイトを超えています。短くしてください。引用符が抜けている可能性があります。
# Arguments: $name, $n, $most
cell-of-characters = 「{ $name }」が{ $n }文字あります。上限は{ $most }文字です。
source-is-unknown = この研究に原文「{ $id }」はありません。先に原文をインポートしてください。
system-is-unknown = この研究にシステム「{ $name }」はありません。別のシステムと比較するか、比較なしにしてください。
source-in-languages = 原文「{ $id }」は複数の言語にあります。言語の列を追加してください。
header-is-odd = 1行目が使えません。1行目には列名が必要です。{ $details }
column-name-encoding = { $n }列目の名前を読み取れません。ファイルをUTF-8で保存して、もう一度アップロードしてください。
list-unreadable = リストを読み取れません。{ $details }
# Arguments: $found, $columns
row-is-ragged = この行のセルは{ $found }個ですが、ヘッダーの列は{ $columns }個です。引用符が抜けている可能性があります。
# Arguments: $name, $byte
cell-not-utf = 「{ $name }」がUTF-8ではありません（{ $byte }バイト目が不正です）。ファイルをUTF-8で保存してください。
line-not-utf = この行がUTF-8ではありません（{ $byte }バイト目が不正です）。ファイルをUTF-8で保存してください。
row-too-large = この行が{ $most }バイトを超えています。引用符が抜けている可能性があります。
row-is-unclosed = この行の引用符が閉じられていないため、ファイルの残りがすべてこの行に含まれています。閉じるか、テキストの一部であれば2つ重ねて書いてください。
line-too-large = この行が{ $most }バイトを超えています。1行に1つのJSONオブジェクトを書いてください。
line-not-json = この行がJSONではありません（{ $column }列目）。1行に1つのオブジェクトを書いてください（例：{"{"}"text": "…"{"}"}）。
line-not-object = この行はJSONですが、オブジェクトではありません。1行に1つのオブジェクトを書いてください（例：{"{"}"text": "…"{"}"}）。
name-is-twice = オブジェクトに名前「{ $name }」が2回あります。
# Arguments: $n, $most
object-of-too-many-names = オブジェクトの名前が{ $n }個あります。上限は{ $most }個です。
object-name-too-long = オブジェクトに{ $most }文字を超える名前があります。短くしてください。
name-holds-nul = オブジェクトの名前にNUL文字が含まれています。削除してください。
cell-holds-nul = 「{ $name }」にNUL文字が含まれています。削除してください。
# Arguments: $n, $most
language-code-too-long = 言語コードが{ $n }文字あります。上限は{ $most }文字です。
# Arguments: $tag, $list
not-in-study = この研究の言語は{ $list }だけで、「{ $tag }」は含まれていません。
# Arguments: $n, $most
other-columns-too-large = その他の列が、列名を含めて{ $n }バイトあります。上限は{ $most }バイトです。短くするか、一部を削除してください。
cell-is-empty = 「{ $name }」が空です。
# Arguments: $name, $n, $most
cell-of-lines = 「{ $name }」が{ $n }文字あります。上限は{ $most }文字です。テキストが複数行にわたっているため、引用符が抜けている可能性があります。
cell-is-not-text = 「{ $name }」がテキストではありません。
# Arguments: $name, $details
cell-is-not-json = 「{ $name }」がJSONではありません：{ $details }。
# Arguments: $id, $language
source-exists = { $language }には原文「{ $id }」がすでにあります。
# Arguments: $id, $line
id-is-above = ID「{ $id }」は{ $line }行目にすでにあります。
# Arguments: $system, $source
output-exists = 「{ $source }」に対する「{ $system }」の出力はすでにあります。
# Arguments: $name, $kind
name-of-another-kind = 種類が「{ $kind }」のシステムに「{ $name }」という名前は使えません。
file-ends-early = この行より先のファイルを読み込めません。{ $details }
name-is-reserved = 「{ $name }」は、Concordが作成する出力のために予約された名前です。システムに別の名前を付けてください。
text-is-in-hit = このテキストはすでにHITに含まれているため、編集できません。代わりに取り下げてください。
text-is-in-gold-item = ゴールドアイテムがこのテキストを使っているため、編集できません。先にゴールドアイテムの使用を終了するか、テキストを取り下げてください。
text-is-by-worker = このテキストは作業者が書いたものです。書き換えのページで修正してください。
text-is-by-rule = このテキストは組み込みシステムが原文から作ったものです。代わりに原文を編集してください。
text-is-withdrawn = このテキストは取り下げられています。先に元に戻してください。
text-is-not-withdrawn = このテキスト自体は取り下げられていません。原文が取り下げられている場合は、原文を元に戻してください。
text-is-empty = テキストが空です。テキストを書くか、取り下げてください。
# Arguments: $least
withdrawal-needs-reason = このテキストを取り下げる理由を{ $least }文字以上で書いてください。
no-such-import = これは途中で止まった回答のインポートの研究ではないか、元のファイルが異なります。
