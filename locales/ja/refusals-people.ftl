### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = この操作ができるのは、この研究の研究者だけです。「チームと招待」で、ご自身に「研究者」の役割を付与できます。
# To somebody who manages the team of the study
only-reviewers = この操作ができるのは、この研究のレビュアーだけです。「チームと招待」で、ご自身に「レビュアー」の役割を付与できます。
role-does-not-allow = この研究でのあなたの役割では、この操作は許可されていません。研究のマネージャーが別の役割を付与できます。
own-work = これはあなた自身の作業です。研究の別のマネージャーまたは研究者が判断する必要があります。
last-administrator = 最後の管理者です。先に別の人を管理者にしてください。
confirm-person = これは、この人のメールアドレスでも仮名でもありません。確認のため、そのいずれかを入力してください。
workers-join-by-link = 作業者は招待リンクから参加し、そこで言語を選んで参加に同意します。作業者用のリンクを作成してください。
no-such-account = このメールアドレスのアカウントはありません。アカウントを作成できる招待リンクを送ってください。
has-role-already = この人には、研究でのこの役割がすでにあります。
study-needs-manager = 研究にはマネージャーが1人以上必要です。先に別の人をマネージャーにしてください。
no-administrator = 管理者がまだいません。次のコマンドで作成してください：concord user add EMAIL --name NAME --admin
own-administrator-rights = 自分の管理者権限を削除することはできません。別の管理者に依頼してください。
own-account-suspended = 自分のアカウントを停止することはできません。別の管理者に依頼してください。
no-account-with = メールアドレス{ $email }のアカウントはありません。
wrong-password = 現在のパスワードではありません。サインインに使ったパスワードを入力してください。
token-needs-name = どのプログラムがトークンを使うかがわかる名前を、1～{ $most }文字で入力してください。
code-is-needed = このアカウントではサインインコードを使用しています。パスワードと一緒にコードを送信してください。
code-does-not-fit = コードが正しくないか、すでに使用されています。アプリに今表示されているコードを入力してください。
sign-in-step-is-over = このコードの入力時間が過ぎました。パスワードでもう一度サインインしてください。
codes-are-on = サインインコードはすでにオンになっています。
codes-are-off = このアカウントではサインインコードを使用していません。
turn-on-codes-first = このサーバーでは、支払い、データのダウンロード、メンバーの管理にサインインコードが必要です。「アカウント」でオンにしてから、もう一度お試しください。
codes-need-a-key = このサーバーは現在、アプリのコードを確認できません。リカバリーコードを使うか、サーバーの運営者にsecrets_keyの確認を依頼してください。
sign-in-to-join = このアカウントではサインインコードを使用しています。先にサインインしてから、もう一度リンクを開いてください。
account-is-suspended = あなたのアカウントは停止されています。このサーバーの運営者に問い合わせてください。
service-does-not-admit = { $service }でサインインしましたが、このサーバーへのアクセス権がありません。サーバーの運営者に問い合わせてください。
service-gives-no-address = { $service }から、確認済みのメールアドレスがこのサーバーに提供されませんでした。このサーバーの運営者に問い合わせてください。
service-cannot-be-used = 現在、{ $service }でのサインインができません。1分後にもう一度お試しください。それでもできない場合は、このサーバーの運営者に連絡してください。
service-attempt-is-over = このサインインは期限が切れているか、別のブラウザーで開始されています。もう一度サインインしてください。
service-was-left = { $service }でのサインインが完了していません。もう一度サインインしてください。
service-is-not-connected = このアカウントはサインインサービスに接続されていません。
give-group = グループの名前を1～{ $most }文字で入力してください。
too-many-group-roles = 研究がグループに付与できる役割は{ $most }個までです。先に1つ削除してください。
group-has-role-already = このグループには、研究でのこの役割がすでにあります。
