### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = 現在、サインインする人が集中しています。数秒待ってから、もう一度お試しください。
give-name = 名前を100文字以内で入力してください。
give-email = メールアドレスを入力してください（例：name@example.org）。
email-is-known = このメールアドレスのアカウントはすでにあります。そのアカウントでサインインしてください。
cannot-join = このメールアドレスとパスワードでは参加できませんでした。ここのアカウントをお持ちの場合は、そのパスワードを使ってください。お持ちでない場合は、リンクを送った人にお問い合わせください。そのリンクでは、お使いの接続元からの新しいアカウントをこれ以上受け付けていない可能性があります。
password-too-short = パスワードは{ $least }文字以上にしてください。互いに関係のない単語をいくつか組み合わせるのがおすすめです。
password-too-long = パスワードは{ $most }文字以内にしてください。
password-is-email = パスワードは、メールアドレスと違うものにしてください。
password-does-not-fit = メールアドレスとパスワードが一致しません。両方を確認して、もう一度お試しください。
choose-language = この研究の言語から1つ選んでください。
study-is-closed = この研究は終了しました。新しく参加することはできません。
link-has-expired = このリンクは有効期限が切れています。リンクを送った人に、新しいリンクを依頼してください。
link-is-used-up = このリンクはもう使えません。リンクを送った人に、新しいリンクを依頼してください。
must-agree = 参加するには同意が必要です。同意する場合はチェックを入れ、同意しない場合は参加を取りやめてください。
open-to-all = どの国からでも参加できます。
# Arguments: $names, $said
open-in-and-said = 参加できる国：{ $names }。あなたの回答：{ $said }。
# Arguments: $said, $seen
connection-says = あなたの回答は{ $said }ですが、接続元は{ $seen }です。担当者が確認します。
choose-country = 今いる国を一覧から選んでください。
country-is-answered = この質問にはすでに回答しています。回答が間違っていた場合は、このページで訂正してください。
contact-can-tell = この研究は現在、作業を受け付けていません。いつ始まるかは、研究の連絡先にお問い合わせください。
consent-before = 先に同意書を読み、同意してください。
test-by-country = このテストは、この研究の対象国にいる作業者が受けられます。{ $message }
country-is-looked-at = 国についての回答を、担当者がまだ確認しています。回答が認められると、テストを受けられます。
country-before = 先に、今いる国についての質問に回答してください。その後、テストを受けられます。
test-was-changed = 開いている間にテストの内容が変わりました。ページを再読み込みしてください。受験回数は減りません。
test-is-empty = テストの文がまだありません。しばらくしてからもう一度お越しください。
test-is-passed = テストに合格しています。このページですることはもうありません。
person-decided-test = テストの結果について、担当者が判断しました：{ $message }
attempts-used = この研究のテストは{ $n }回まで受けられます。すべての回数を使いました。
# Arguments: $pause, $at
test-opens-at = テストを続けて受けるには、{ $pause }の間隔が必要です。次に受けられるのは{ $at }です。
# The pause between two attempts
pause-hours = { $n }時間
pause-minutes = { $n }分
pause-seconds = { $n }秒
# Arguments: $points, $needed
message-passed = 100点中{ $points }点で合格しました（合格点は{ $needed }点）。
# Arguments: $points, $needed, $left, $at
message-again = 100点中{ $points }点でした（合格点は{ $needed }点）。残り{ $left }回です。次に受けられるのは{ $at }です。
# Arguments: $points, $needed
message-over = 100点中{ $points }点でした（合格点は{ $needed }点）。受験できる回数は残っていません。
# Arguments: $n, $right
known-found = 答えが決まっている{ $n }件のテキストのうち、{ $right }件が期待どおりの回答でした。
known-warn = 続ける前に、作業の説明をもう一度お読みください。
known-pause = 担当者が確認するまで、作業は一時停止されます。これまでの作業は保存され、報酬はほかの作業と同じように扱われます。
known-exclude = この研究での作業は終わりです。これまでの作業は保存され、報酬はほかの作業と同じように扱われます。
# Arguments: $found, $next
known-found-and-next = { $found }{ $next }
pilot-is-in = パイロットのテキストがすべて提出されました。
pilot-will-be-read = ネイティブ話者がパイロットのテキストを読みます。結果はここに表示されます。
not-open = この研究は現在、作業を受け付けていません。
consent-first = 先に同意書を読み、同意してください。
closed-location = このタスクは、特定の国にいる作業者が対象です。先に、今いる国についての質問に回答してください。
closed-test = このタスクには言語テストの合格が必要です。先にテストに合格してください。
closed-known = 品質チェックの回答により、この研究での作業は一時停止中か、終了しています。詳しくは作業ページをご覧ください。
closed-pilot = このタスクは、パイロットのテキストの後に始められます。先にパイロットを終えてください。
closed-review = このタスクは、ネイティブ話者がパイロットのテキストを読んだ後に始められます。結果は作業ページに表示されます。
not-passed-location = このタスクは、特定の国にいる作業者だけが対象です。国についての回答により、参加できません。
not-passed-test = このタスクは、言語テストに合格した作業者だけが対象です。もう一度受けられるかどうかは、テストのページに表示されます。
not-passed-review = このタスクは、パイロットのテキストが認められた作業者だけが対象です。あなたのテキストは認められませんでした。理由は作業ページに表示されています。
rejection-can-be-contested = この作業の報酬は支払われません。誤りだと思う場合は、下に理由を書いてください。メッセージは研究の担当者に届きます。
rejection-contested = { $at }に異議を申し立てました。下にあるあなたのメッセージは研究の担当者に届いています。返信は下と、研究のあなたのページに表示されます。
pilot-done = パイロットのテキストをすべて書き終えました。
nothing-open = 今、ここでできる作業はありません。
had-every-text = 受付中のテキストはすべて作業済みのため、今できるものはありません。他の人はまだ作業中です。テキストが返却されると、ここに表示されます。
all-handed-out = このタスクのテキストは、すべて作業済みか、他の人が作業中です。テキストが返却されると、ここに表示されます。
data-erased-after = この研究でのあなたの個人データは、研究が終了してから{ $days }日後に消去されます。
answers-cannot-be-removed = 今は、この研究から回答を削除することはできません。参加をやめることはできますが、回答は結果に残ります。
have-left = この研究への参加をやめました。終えた作業は、これまでどおり確認され、承認されれば報酬が支払われます。
twice = 1つのテキストについて、この質問に2回回答しています。
too-many-answers = このタスクの質問より回答が多くなっています。ページを再読み込みして、もう一度お試しください。
answers-too-large = 回答の合計が{ $most }バイトを超えています。短くしてください。
not-of-this-work = この回答は、この作業に含まれないテキストについてのものです。
no-such-question = このタスクには質問「{ $key }」がありません。
own-marks = 自分で書いたテキストのハイライトは、そのテキストの中に入れます。語句を囲むように書き、別の回答として送らないでください。
# Arguments: $place, $of, $reason
of-text = テキスト { $place }/{ $of }：{ $reason }
answer-or-say-why = 質問に回答するか、回答できない理由を書いてください。両方はできません。
names-no-output = 出力を指定できるのは、順位付けの回答か、複数のテキストの尺度の回答だけです。
no-answer = この質問にはまだ回答がありません。
text-without-answer = このテキストにはまだ回答がありません。
rate-every-text = すべてのテキストを評価してください。
place-every-text = すべてのテキストに順位を付けてください。
place-is-shared = 2つのテキストが同じ順位になっています。それぞれ違う順位を付けてください。
# Arguments: $low, $high
choose-number = { $low }から{ $high }までの数値を選んでください。
# Arguments: $low, $high, $step
choose-on-slider = { $low }から{ $high }までの数値を、{ $step }刻みで選んでください。
# Arguments: $typed, $places
no-decimal = 「{ $typed }」は数値として使えません。数字と小数点1つだけを使ってください（例：1250.5）。小数点以下は{ $places }桁までです。
place-is = 順位は1から{ $high }までの数字です。
# Arguments: $length, $most
too-long = このテキストは{ $length }文字です。{ $most }文字以内に短くしてください。
write-here = ここにテキストを書いてください。
mark-words = テキストの中の語句をハイライトしてください。
choose-shown = 表示されている回答から1つ選んでください。
choose-text-or-neither = 2つのテキストのどちらか、または「違いはない」を選んでください。
choose-text = 2つのテキストのどちらかを選んでください。
comment-too-long = コメントは{ $most }文字以内にしてください。
must-be-answered = この質問に回答してください。
say-why = 判断できない理由を簡単に書いてください。
reason-too-long = 理由は{ $most }文字以内にしてください。
text-was-changed = テキストそのものが変わっています。追加できるのはハイライトだけです。上のテキストをコピーして、もう一度ハイライトしてください。
# Arguments: $open, $close
mark-stands-twice = { $close }の前に{ $open }が2回あります。{ $open }を書くたびに、その後に{ $close }を書いてください。
# Arguments: $close, $open
mark-has-no-start = { $close }の前に{ $open }がありません。語句の前後に両方を書いてください。
# Arguments: $open, $close
mark-has-no-end = { $open }の後に{ $close }がありません。語句の前後に両方を書いてください。
# Arguments: $open, $close
mark-is-empty = { $open }と{ $close }の間に語句がありません。語句を囲むように書いてください。
not-shown = 「{ $key }」は表示されている回答にありません。
chosen-twice = 同じ回答が2回選ばれています。それぞれ1回だけ選んでください。
choose-one = 回答は1つだけ選んでください。
say-what-it-is = 「その他」の内容を自分の言葉で書いてください。
own-words-too-long = 自分の言葉で書く回答は{ $most }文字以内にしてください。
nothing-marked = ハイライトがありません。このテキストにハイライトするところがなければ、このまま提出してください。
no-text-yet = まだテキストがありません。文を自分の言葉で書いてください。
unchanged = テキストが原文と同じです。書き換えてください。変えるところがなければ、このまま提出してください。
only-tidied = 句読点、大文字・小文字、略語だけが変わっています。改まった文体への書き換えでは、通常は言葉も変わります。
unedited = このテキストはまだ変更されていません。編集してください。変えるところがなければ、このまま提出してください。
rewritten = 3分の1を超える語を変更しています。変える必要があるところだけを変更してください。
alike = この文に対する2つのテキストが同じです。それぞれ違う書き方をしてください。
repeated = 別の文にも同じテキストを書いています。この文のテキストとして正しいか、確認してください。
copied = まったく同じテキストを別の人が書いています。自分の言葉で書いたものか、確認してください。
other-window = このテキストは、その間に別のウィンドウで変更されました。ページを再読み込みすると、新しい内容が表示されます。
saved-elsewhere = 作業中に、別のウィンドウまたは別の端末で異なる回答が保存されました。この画面の回答を確認するか、このまま提出してください。
text-saved-elsewhere = 作業中に、別のウィンドウまたは別の端末で次のテキストが保存されました：「{ $saved }」。この画面のテキストを確認するか、このまま提出してください。
already-submitted = これはすでに提出しています。回答は保存されています。次に進んでください。
already-given-back = この作業は返却しました。作業ページから続けてください。
other-work = この提出は別のタスクのものです。ページを再読み込みして、もう一度提出してください。
server-unreachable = サーバーにつながりませんでした。接続を確認して、もう一度お試しください。
form-unreadable = フォームを読み取れませんでした。ページを再読み込みして、もう一度お試しください。
field-missing = この必須項目が送信されませんでした。ページを再読み込みして、もう一度お試しください。
many-long-texts = 現在、長いテキストの送信が集中しています。数秒後にもう一度送信してください。
many-files = サーバーが同時に処理できるファイルやバッチの数に達しています。数秒後にもう一度お試しください。
many-reports = 現在、レポートの計算が集中しています。数秒後にもう一度お試しください。
report-is-being-computed = このレポートは計算中です。数秒後にもう一度お試しください。
many-downloads = 同時に実行できるのは{ $most }件のダウンロードまでです。1件終わってから、もう一度お試しください。
many-large-files = 現在、大きなファイルの送信が集中しています。1分後にもう一度送信してください。
must-confirm-leaving = 参加をやめることを確認するため、チェックを入れてください。
please-sign-in = 先にサインインしてください。
nothing-here = このページは存在しないか、アクセスする権限がありません。
too-many = 試行回数が多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
server-is-busy = サーバーが混み合っています。保存された内容は失われていません。{ $seconds }秒後にもう一度お試しください。
too-large = 一度に送信できる{ $mebibytes } MiBを超えています。
body-too-large = ここで送信できる{ $kibibytes } KiBを超えています。短いテキストか、小さいファイルを送ってください。
our-fault = こちら側で問題が起きました。保存された内容は失われていません。もう一度起きた場合は、番号{ $trace }をお知らせください。
# Argument: the country that the worker says they are in
country-corrected = 回答を{ $country }に訂正しました。担当者が確認します。
no-correction-left = 回答はこれ以上訂正できません。研究の連絡先にご連絡ください。
next-attempt-opens = 次の受験は{ $at }から可能です。
same-country = 前に答えた国と同じです。別の国を選んでください。
