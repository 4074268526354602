### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = メールアドレスの確認
# Argument: the address of this server
mail-confirm-text = このメールアドレスが { $site } のアカウントに登録されました。ご自身のアドレスであることを確認するには、次のページを開いてください：
mail-confirm-days = リンクは7日間有効です。
mail-confirm-ignore = お心当たりがない場合は、このメールを無視してください。
mail-reset-subject = 新しいパスワードの設定
# Argument: the address of this server
mail-reset-text = { $site } のアカウントについて、新しいパスワードの設定が求められました。設定するには、次のページを開いてください：
mail-reset-hour = リンクは1時間以内に1回だけ使えます。
mail-reset-ignore = お心当たりがない場合は、このメールを無視してください。パスワードは変更されていません。
# Argument: the title of the study
mail-pilot-subject = 「{ $study }」のパイロットのテキストが審査されました
# Argument: the title of the study
mail-pilot-passed = 「{ $study }」のパイロットのテキストが審査されました。合格です。タスクは次のページにあります：
# Argument: the title of the study
mail-pilot-failed = 「{ $study }」のパイロットのテキストが審査されました。不合格です。理由は次のページにあります：
# Argument: an amount with its currency
mail-paid-subject = { $amount }が支払われました
# Arguments: $amount, $study
mail-paid-text = 「{ $study }」での作業に対して{ $amount }が支払われました。すべての支払いは次のページにあります：
mail-paid-participant = 「{ $study }」での作業に対して{ $amount }が支払われました。この研究でのあなたのページはこちらです：
# Argument: the title of the study
mail-invited-subject = 参加のご案内：「{ $study }」
# Argument: the title of the study
mail-reminded-subject = リマインダー：「{ $study }」
# Argument: the title of the study
mail-invited-text = 研究「{ $study }」への参加にご招待します。参加して行うことと、参加によって受け取れるものについては、次のページをご覧ください：
# Argument: the title of the study
mail-reminded-text = ご招待した研究「{ $study }」は、まだ完了していません。次のページから始めるか、続きを行ってください：
mail-invited-link = このリンクはあなた専用です。ほかの人に転送しないでください。同じリンクを使って、どの端末からでも続きができます。
# Argument: whom to ask
mail-invited-contact = この研究についてのお問い合わせ：{ $contact }
mail-invited-stop = この研究についてのメールを止めるには、次のページを開いてください：
mail-unsubscribe = 作業についてのメールを止めるには、次のページを開いてください：
