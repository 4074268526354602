codes-title = サインインコード
codes-lead = サインインコードをオンにすると、パスワードに続けて、スマートフォンのアプリに表示されるコードの入力が必要になります。パスワードだけでは誰もサインインできません。
codes-impossible = このサーバーは、サインインコードを使えるように設定されていません。サーバーの運営者にsecrets_keyの設定を依頼してください。
codes-set-up = サインインコードを設定
# Argument: $date
codes-on-since = サインインコードは{ $date }からオンになっています。
# Argument: $n
codes-recovery-left = 残りのリカバリーコード：{ $n }個
codes-code = コード
# Hint at the field for the code
codes-code-hint = アプリに今表示されている6桁の数字、またはリカバリーコード
codes-turn-off = サインインコードをオフにする
codes-new-recovery = 新しいリカバリーコードを作成
codes-setup-lead = スマートフォンの認証アプリでQRコードを読み取り、アプリに表示されたコードを入力してください。
# Text of a QR code
codes-scan = 下のセットアップキーを含むQRコード
# Label of a field with the secret, to copy
codes-type = セットアップキー（QRコードを読み取れない場合）
codes-first-code = アプリのコード
codes-turn-on = サインインコードをオンにする
codes-recovery-title = リカバリーコード
codes-recovery-advice = スマートフォンをなくした場合は、各コードで1回ずつサインインできます。紙に控えるなど、スマートフォンがなくても見られるように保管してください。
codes-enter-title = サインインコードを入力してください
codes-enter-lead = 認証アプリを開き、Concord用に表示されているコードを入力してください。
codes-sign-in-again = パスワードでもう一度サインイン
# After the password
codes-lost = アプリもリカバリーコードもなくした場合は、このサーバーの運営者に連絡してください。
codes-are-turned-off = サインインコードはオフになっています。
codes-are-asked-for = このサーバーでは、支払い、データのダウンロード、メンバーの管理を行う人にサインインコードが必要です。これらの操作の前にオンにしてください。
codes-stay-asked-for = このサーバーでは、支払い、データのダウンロード、メンバーの管理にサインインコードが必要です。オフにすると、再びオンにするまでこれらの操作はできません。
