### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = 1～{ $most }文字で入力してください。使えるのは、英字、数字、記号 - _ . : @ + ~ です。
entrance-parameter = 参加者を識別するパラメーターの名前を入力してください。英字、数字、ハイフン、アンダースコア、ドットを、{ $most }文字以内で使えます。
entrance-parameters-differ = パラメーターごとに異なる名前を使ってください。「language」と「back」という名前は、このページですでに使われています。
entrance-address = https:// で始まる{ $most }文字以内のアドレスを入力してください。{ "{" }code{ "}" }、{ "{" }person{ "}" }、{ "{" }session{ "}" }、{ "{" }study{ "}" }を含めることができます。
entrance-code = 完了コードには、英字、数字、ハイフン、アンダースコアを、{ $most }文字以内で使ってください。
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = このリンクは、募集サービスのページからだけ使えます。そのページで研究を開いてください。
entrance-of-other-study = このリンクは、募集サービスの別の研究のものです。募集サービスで研究をもう一度開いてください。
signed-link-is-forged = このリンクは募集サービスが作成したものではありません。募集サービスのページから研究を開いてください。
signed-link-has-expired = このリンクは古すぎます。募集サービスのページから研究をもう一度開いてください。
signed-link-is-not-valid-yet = このサーバーと募集サービスの時計がずれているため、リンクを確認できません。数分後にもう一度お試しください。
signed-link-is-of-somebody-else = このリンクは別の参加者または別の研究のものです。募集サービスのページから研究をもう一度開いてください。
signed-link-cannot-be-checked = 募集サービスに接続できないため、リンクを確認できません。1分後にもう一度お試しください。
signed-link-was-used = このリンクはすでに使われています。募集サービスのページから研究をもう一度開いてください。
entrance-is-full = この研究には現在、参加枠またはタスクの空きがありません。
entrance-is-over = この研究でのあなたの参加枠は、もう利用できません。
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = このリンクは途中で切れているか、すでに無効です。招待に記載されたリンクをもう一度開いてください。
invitees-missing = 1行に1人ずつ、1人以上入力してください。
# Arguments: $n, $most
invitees-too-many = リストに登録できるのは{ $most }人までです。追加すると{ $n }人になります。
# Arguments: $line, $given
invitee-address = { $line }行目：「{ $given }」はメールアドレスではありません。
# Arguments: $line, $most
invitee-name-length = { $line }行目：名前またはIDは{ $most }文字以内で入力してください。
# Argument: the number of a line
invitee-two-addresses = { $line }行目：メールアドレスが2つあります。1行に1人ずつ入力してください。
# Arguments: $line, $first, $second, $languages
invitee-two-names = { $line }行目：「{ $first }」と「{ $second }」が、どちらも名前またはIDとして読み取られました。どちらか一方だけにするか、言語を次のいずれかのコードで入力してください：{ $languages }。
# Arguments: $line, $given, $earlier
invitee-twice = { $line }行目：「{ $given }」は{ $earlier }行目にもあります。
# Arguments: $line, $given
invitee-listed = { $line }行目：「{ $given }」は、別の名前または別のアドレスですでにリストにあります。
# Arguments: $line, $given, $label
invitee-elsewhere = { $line }行目：「{ $given }」は、別の参加リンク「{ $label }」のリストにあります。
invitee-has-come = この人はすでに始めているため、リストから削除できません。
invitees-not-live = 招待メールは、研究が実施中で、このリンクが受付中のときに送信できます。
sends-no-mail = このサーバーはメールを送信しません。リンクをダウンロードして、ご自身で送ってください。
return-code-unknown = この再開コードは見つかりません。1文字ずつ確認するか、新しい参加者として始めてください。
not-finished-yet = この研究はまだ完了していません。あなたのページで次のステップを確認してください。
taking-part-has-ended = この研究への参加は終了しています。
needs-account = アカウントなしで参加している方は、ほかの役割を持てません。先にアカウントを作成してください。
# A file with the results of a batch of Mechanical Turk
results-too-large = ファイルが{ $most } MiBを超えています。一度に結果をダウンロードするHITの数を減らしてください。
# The reason is in English
results-unusable = このファイルは、Mechanical Turkの結果として読み取れません。{ $why }
