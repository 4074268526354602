### The door: joining by a link, making an account, signing in.

invited-as-worker = この研究に作業者として招待されています。短いテキストを書いたり評価したりして、報酬を受け取ります。
invited-as-reviewer = この研究にレビュアーとして招待されています。作業者が書いたパイロットのテキストを、ネイティブ話者として評価します。
invited-as-researcher = この研究に研究者として招待されています。テキストをアップロードし、タスクを設計します。
invited-as-manager = この研究にマネージャーとして招待されています。参加者の招待、進捗の確認、報酬の支払い、データのエクスポートを行います。
# Heading above the tasks of a study with their pay, on the page of an invitation link
what-is-paid = タスクと報酬
more-offers = 他のタスク：{ $n }件
texts-are-in = テキストの言語：{ $language }
account-here = アカウントをすでにお持ちですか？
sign-in-and-return = サインインしてこのページに戻る。
your-name = お名前
email-address = メールアドレス
email-hint = サインインに使います。研究の他の参加者には表示されません。
password = パスワード
password-hint = 10文字以上。互いに関係のない単語をいくつか組み合わせるのがおすすめです。
language-you-work-in = 作業に使う言語
language-hint = 最もよく話し、書ける言語を選んでください。あとで変更することはできません。
join-as = { $name }として参加
make-account-and-join = アカウントを作成して参加
back-at-text = 参加すると、元のテキストに戻ります
kept-is-sent = この端末に保存されている回答は、サインインするとすぐに送信されます。
how-accounts-are-made = アカウントの作成には招待リンクが必要です。
forgot-password-write = パスワードを忘れた場合は、次のアドレスに連絡してください：
forgot-password-ask = パスワードを忘れた場合は、招待リンクを送った人に連絡してください。再設定を依頼してもらえます。
main-menu = メインメニュー
skip-to-content = 本文へ移動
account-and-password = アカウントとパスワード
documentation = ドキュメント
sign-out = サインアウト
colours = 表示色
light = ライト
dark = ダーク
like-system = システム設定に合わせる

## The page of the own account

account-title = アカウント
account-language-lead = すべてのページがこの言語で表示されます。タスクのテキストは元の言語のままです。
account-save-name = 名前を保存
account-new-address = メールアドレス
account-current-password = 現在のパスワード
account-save-address = アドレスを保存
account-password-lead = パスワードを変更すると、他のすべての端末からサインアウトします。
account-new-password = 新しいパスワード
account-change-password = パスワードを変更
account-password-changed = パスワードを変更しました。他のすべての端末からサインアウトしました。
account-name-changed = 名前を変更しました。
account-address-changed = メールアドレスを変更しました。次回のサインインから新しいアドレスを使ってください。
account-devices = 端末
account-devices-lead = 端末をなくしたときや、自分のものではない端末でサインインしたときは、すべての端末からサインアウトしてください。
account-sign-out-everywhere = すべての端末からサインアウト
account-revokes-tokens = APIトークンも無効になります。
account-consents = 同意した同意書
account-erasure = データの消去
account-erasure-lead = お名前、アドレス、アカウントは管理者が消去します。回答は、削除を選ばないかぎり、名前のない形で残ります。
account-ask-for-erasure = 消去を依頼
# Argument: a date
account-erasure-asked = { $date }に消去を依頼しました。未払いの報酬がある場合は、先に精算されます。
account-take-back-erasure = 依頼を取り消す
account-erasure-requested = 依頼を管理者に送信しました。
account-erasure-taken-back = 依頼を取り消しました。
account-tokens = APIトークン
account-tokens-lead = トークンがあると、期限が切れるまで、プログラムがあなたの代わりにREST APIを利用できます。
account-no-tokens = トークンはありません。
account-token-for = トークンの用途
account-token-days = 有効期間（日）
account-create-token = トークンを作成
account-new-token = 新しいトークン
account-rest = REST APIリファレンス
account-purpose = 用途
account-last-used = 最終使用
account-expires = 有効期限
account-revoke = 無効にする

## E-mails: their links, and what people choose

forgot-password-link = パスワードをお忘れですか？
forgot-password-title = パスワードを忘れた場合
forgot-password-lead = アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをメールで送ります。
forgot-password-send = リンクを送る
# The same answer whether or not an account has the address
forgot-password-sent = このメールアドレスのアカウントがある場合は、リンクを記載したメールを送ります。リンクは1時間以内に1回だけ使えます。
# Link on the page of a link that does not work any more
forgot-password-again = 新しいリンクを求める
reset-password-title = 新しいパスワードの設定
# Argument: an e-mail address
reset-password-lead = メールアドレスが { $email } のアカウントのパスワードです。他のすべての端末からサインアウトします。
confirm-address-title = メールアドレスの確認
# Argument: an e-mail address
confirm-address-lead = { $email } がご自身のメールアドレスであることを確認してください。
confirm-address = アドレスを確認する
# Argument: a date
confirm-address-done = { $date }に確認済みです。
account-address-not-confirmed = このアドレスはまだ確認されていません。
account-send-confirmation = 確認用のリンクを送る
account-confirmation-sent = リンクを記載したメールをあなたのアドレスに送ります。
account-mail = 作業についてのメール
account-mail-lead = パイロットのテキストが審査されたときと、支払いが行われたときに、メールが届きます。
account-mail-is-off = これらのメールは停止しています。
account-stop-mail = これらのメールを止める
account-start-mail = これらのメールを受け取る
# Argument: an e-mail address
unsubscribe-lead = パイロットのテキストと支払いについての { $email } へのメールを止めます。パスワードについてのメールは引き続き送られます。
unsubscribe-invited-title = 研究についてのメール
# Argument: the e-mail address
unsubscribe-invited-lead = この研究についての { $email } へのメールを止めます。
unsubscribe-invited-done = この研究についてのメールは今後届きません。
unsubscribe-done = 作業についてのメールは今後届きません。アカウントのページで再開できます。
