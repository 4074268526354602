### The way in: terms, place, test; and why a task is closed.

read-before = 始める前にお読みください。参加はいつでもやめることができます。
have-agreed = 同意済みです
agree = 内容を読み、参加に同意します。
agree-and-go-on = 同意して次へ
terms-unwritten = 研究のために、短いテキストを書いたり評価したりします。回答は仮名で保存され、仮名で公表されることがあります。お名前とメールアドレスは公表されません。
consent-counts-typing = テキストを書いている間、このページでは、入力した文字と貼り付けた文字の数を数え、文字を入力する間隔を比べます。人が書いたテキストかどうかを見分けるのに役立ちます。
consent-compares-devices = この研究では、複数の参加者が同じ端末やネットワークを使っていないかを確認します。そのために、お使いのブラウザーがランダムな番号をCookieに最長180日間保存します。番号とネットワークアドレスは、あなたの個人データが消去されるまでコードとして保存され、この研究の中だけで比べられます。
where-are-you = どの国にいますか？
please-choose = 選んでください
country-now = 今いる国
country-compared = 接続元の国がわかる場合は、回答と照合します。違っているときは、担当者が確認します。
answer = 回答する
confirm-country = { $country }を選びました。今、そこにいますか？
confirm-country-means = この回答では、参加できない可能性があります。送信する前に確認してください。
confirm-country-yes = はい、います
confirm-country-change = 別の国を選ぶ
correct-country = 国を間違えて選びました
correct-country-means = 回答は1回だけ訂正できます。その後、担当者が確認します。
correct-country-send = 訂正を送信
may-go-on = 次に進めます
person-will-look = 担当者が確認します
not-open-to-you = この研究には参加できません
back-to-study = 研究のページに戻る
rule-all-countries = 条件：この研究には、どの国からでも参加できます。
rule-countries = 条件：次のいずれかの国にいる方が参加できます：{ $names }
open-to-countries = 次のいずれかの国にいる方が参加できます：{ $names }
to-consent = 同意書へ
to-country = 国の質問へ
to-test = テストへ
to-tasks = 自分のタスクへ
questions-to = お問い合わせ先：{ $contact }
passed = 合格
not-passed = 不合格
test-result = テストの結果
# Arguments: $points, $needed, $attempt
points-of = 100点中{ $points }点（合格点は{ $needed }点）。{ $attempt }回目の受験です。
no-attempt-left = 受験できる回数が残っていないため、このテストが必要なタスクには参加できません。受験していただき、ありがとうございました。
test-of = テスト：文の改まり度（{ $language }）
test-closed = 今はテストを受けられません
latest-gave = 前回の結果は100点中{ $points }点でした。
another-attempt = もう一度受ける
still-left = 残り{ $left }回です。
# Arguments: $n, $minutes, $tolerance, $needed, $attempts
test-about = { $n }文、約{ $minutes }分です。専門家の答えとの差が{ $tolerance }点以内なら正解です。100点中{ $needed }点以上で合格です。全部で{ $attempts }回まで受けられます。
test-in = 資格テスト（{ $language }）
test-about-texts = テキスト{ $n }件、約{ $minutes }分。合格には100点中{ $needed }点が必要です。受験できる回数：{ $attempts }回。
hand-in = テストを提出

## The test itself, unless a study has instructions of its own

test-instructions =
    8つの文を読みます。それぞれがどのくらいくだけているか、または改まっているかを、**-3**（とてもくだけている）から**3**（とても改まっている）で答えてください。

    ぴったりの値でなくてもかまいません。ご自分の語感を信じて、話題ではなく言い方を判断してください。
test-question = この文はどのくらい改まっていますか？
test-point-minus-3 = とてもくだけている
test-point-minus-2 = くだけている
test-point-minus-1 = ややくだけている
test-point-0 = どちらでもない
test-point-1 = やや改まっている
test-point-2 = 改まっている
test-point-3 = とても改まっている
agreed-on = { $date }に同意しました。
attempts-are-left = 残りの受験回数：{ $left }回。
