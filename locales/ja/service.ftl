### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = { $service }でサインイン
# Between the button for the service and the fields for address and password
service-or-password = またはパスワードでサインイン
# Title of the page that asks for the password once. Argument: $service
service-connect-title = アカウントを{ $service }に接続
# Argument: $email
service-connect-lead = メールアドレスが { $email } のアカウントがすでにあります。接続するには、そのアカウントのパスワードを1回入力してください。
service-connect-button = 接続してサインイン
# Hint at the field for a sign-in code
service-code-hint = このアカウントでサインインコードを使用している場合のみ
service-forgot = パスワードを忘れた場合は、新しいパスワードを設定してから、もう一度サインインしてください。このアカウントを作成した覚えがない場合は、このサーバーの運営者に連絡してください。
# Section of the account's page. Argument: $service
service-account-title = { $service }でサインイン
# Argument: $date
service-connected-since = { $date }から接続しています。
# Argument: $service
service-no-password = このアカウントにはパスワードがないため、メールアドレスをここで変更できません。サインインには{ $service }を使います。
# Arguments: $service, $email
service-not-connected = このアカウントを接続するには、サインアウトして「{ $service }でサインイン」を選んでください。{ $service }でのメールアドレスが { $email } であれば接続できます。
service-disconnect = アカウントの接続を解除
service-disconnect-lead = 解除すると、サインインにはパスワードだけを使います。グループから付与された役割は失われます。
service-is-disconnected = このアカウントの接続を解除しました。今後はパスワードでサインインしてください。

## Roles for groups, on the page of the team

group-roles = グループの役割
# Argument: $service
group-roles-lead = グループの人は、{ $service }で次にサインインしたときにこの役割を得て、グループを離れると失います。
group-name = グループ
group-name-hint = サインインサービスでのグループの正確な名前
# Column: how many members have the role because of the group
group-people = 人数
group-add-role = グループに役割を付与
# Next to the role of a member. Argument: $group
group-gives = グループ「{ $group }」から付与
