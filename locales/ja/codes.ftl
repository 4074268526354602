codes-title = サインインコード
codes-lead = パスワードの後に、スマートフォンのアプリに表示されるコードの入力を求めます。パスワードを知っているだけの人はサインインできません。
codes-impossible = このサーバーはサインインコードの秘密鍵を保存できません。サーバーの運営者にsecrets_keyの設定を依頼してください。
codes-set-up = サインインコードを設定
# Argument: $date
codes-on-since = サインインコードは{ $date }から有効です。
# Argument: $n
codes-recovery-left = 残りのリカバリーコード：{ $n }個
codes-code = コード
# Hint at the field for the code
codes-code-hint = アプリに今表示されている6桁の数字、またはリカバリーコード
codes-turn-off = サインインコードを無効にする
codes-setup-lead = スマートフォンの認証アプリでQRコードを読み取り、アプリに表示されたコードを入力してください。
# Text of a QR code
codes-scan = 下の秘密鍵を含むQRコード
# Label of a field with the secret, to copy
codes-type = 秘密鍵（読み取れない場合）
codes-first-code = アプリのコード
codes-turn-on = サインインコードを有効にする
codes-recovery-title = リカバリーコード
codes-recovery-advice = スマートフォンを失くした場合は、これらのコードで1個につき1回サインインできます。紙に書くなど、スマートフォンがなくても見られる場所に保管してください。
codes-enter-title = サインインコードを入力
codes-enter-lead = 認証アプリを開き、Concordのコードを入力してください。
# After the password
codes-lost = アプリもリカバリーコードも失くした場合は、サーバーの運営者に連絡してください。
codes-are-turned-off = サインインコードは無効です。
