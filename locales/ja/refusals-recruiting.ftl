### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Prolificに表示されたとおりに、空白を入れずにAPIトークンを入力してください。
prolific-workspace = ワークスペースIDを入力してください。数字とaからfまでの英字で24文字です。
prolific-refuses-token = ProlificがこのAPIトークンを受け付けないか、このワークスペースを利用できません。Prolificで新しいトークンを作成し、ここに入力してください。
prolific-has-no-workspace = Prolificにこのワークスペースがないか、アカウントから利用できません。ワークスペースIDを確認してください。
prolific-has-no-study = 参加リンクの研究IDがProlificにありません。リンクの設定の「サービスでの研究ID」をProlificと比べてください。
prolific-unreachable = Prolificに接続できませんでした。数分後にもう一度お試しください。
prolific-unreadable = Prolificの応答をConcordが理解できませんでした。後でもう一度お試しください。
prolific-too-many-requests = Prolificへのリクエストが多すぎます。数分後にもう一度お試しください。
prolific-wrong-key = 保存されたAPIトークンは別の鍵で暗号化されています。研究をもう一度接続するか、サーバーの設定secrets_keyを元に戻してください。
prolific-no-key = このサーバーはAPIトークンを保存できません。サーバーの運営者にsecrets_keyの設定を依頼してください。
prolific-is-being-asked = 現在Prolificに問い合わせています。数秒後にこのページを再読み込みしてください。
prolific-list-has-changed = その間に一覧が変更されました。もう一度確認してから承認してください。
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = この提出はProlificで「{ $status }」の状態です。Prolificでこの決定はできません。
prolific-may-have-done-it = Prolificから応答がなかったため、実行されたかどうかわかりません。繰り返す前に、もう一度Prolificに問い合わせて提出を確認してください。
prolific-refuses = Prolificがこの操作を拒否しました。その間に提出の状態が変わった可能性があります。Prolificに問い合わせて、提出をもう一度確認してください。
choose-category = 理由を選択してください。
prolific-may-still-pay = Prolificがこのボーナスをこれから支払う可能性があります。送信から1時間後にもう一度確認してください。
prolific-not-listed-yet = Prolificはこの研究の提出をまだ一覧に表示していません。1分待つか、「Prolific」ページで問い合わせてから、支払い処理を行ってください。
prolific-is-not-connected = この研究はProlificに接続されていません。先に接続してください。
prolific-has-it-already = この参加リンクには、すでにProlificの研究があります。ページを再読み込みしてください。
prolific-needs-live-study = 現在は誰も参加できません。先にこの研究を開始し、参加リンクを受付中にしてください。
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = この研究はProlificで「{ $status }」の状態です。Prolificでこの操作はできません。
prolific-may-have-changed-study = Prolificから応答がなかったため、実行されたかどうかわかりません。もう一度試す前に、Prolificで研究を確認してください。
# $reason is what Prolific says, in English
prolific-refuses-study = Prolificがこの操作を拒否しました：{ $reason }
# $currency is a code such as GBP
prolific-pays-in = Prolificのワークスペースの通貨は{ $currency }です。この通貨で金額を入力してください。
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolificには次の絞り込み条件がありません：{ $names }。チェックを外し、公開する前にProlificで絞り込み条件を設定してください。
# $low and $high are amounts of money
amount-from-to = 金額は{ $low }から{ $high }までで入力してください。
# $low and $high are numbers
number-from-to = 数は{ $low }から{ $high }までの整数で入力してください。
choose-device = 端末を1つ以上選択してください。
prolific-has-no-project = ワークスペースにProlificのプロジェクトがありません。先にProlificで作成してください。
prolific-study-has-changed = Prolificの研究がページに表示されていたものと異なるか、費用が変わっています。もう一度確認してください。
prolific-link-is-used = この参加リンクからすでに参加者が来ています。新しい研究には別のリンクを作成してください。
prolific-needs-address = このサーバーは自身のアドレスを認識していません。サーバーの運営者にpublic_urlの設定を依頼してください。
prolific-screening-below-reward = スクリーニングの報酬には、0より大きく、通常の報酬より少ない金額を入力してください。
entrance-has-changed = その間にこの参加リンクが変更されました。ページを再読み込みして、変更をもう一度入力してください。

# Recruiting through CloudResearch Connect
connect-key = Connectに表示されたとおりに、空白を入れずにAPIキーを入力してください。
connect-has-no-workspaces = Connectにワークスペースはありません。この欄は空のままにしてください。
connect-refuses-key = ConnectがこのAPIキーを受け付けません。キーを確認するか、Connectに新しいキーを依頼して、ここに入力してください。
connect-has-no-project = 参加リンクのプロジェクトIDがConnectにありません。リンクの設定の「サービスでの研究ID」を、Connectでのプロジェクトのアドレスと比べてください。
connect-unreachable = Connectに接続できませんでした。数分後にもう一度お試しください。
connect-unreadable = Connectの応答をConcordが理解できませんでした。後でもう一度お試しください。
connect-too-many-requests = Connectへのリクエストが多すぎます。数分後にもう一度お試しください。
connect-wrong-key = 保存されたAPIキーは、このサーバーの別の鍵で暗号化されています。研究をもう一度接続するか、サーバーの設定secrets_keyを元に戻してください。
connect-no-key = このサーバーはAPIキーを保存できません。サーバーの運営者にsecrets_keyの設定を依頼してください。
connect-is-being-asked = 現在Connectに問い合わせています。数秒後にこのページを再読み込みしてください。
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = この割り当てはConnectで「{ $status }」の状態です。Connectでこの決定はできません。
connect-may-have-done-it = Connectから応答がなかったため、実行されたかどうかわかりません。繰り返す前に、もう一度Connectに問い合わせて割り当てを確認してください。
connect-refuses = Connectがこの操作を拒否しました。その間に割り当てが決定された可能性があります。Connectに問い合わせて、割り当てをもう一度確認してください。
connect-may-still-pay = Connectがこのボーナスをこれから支払う可能性があります。送信から1時間後にもう一度確認してください。
connect-not-listed-yet = Connectはこの研究の割り当てをまだ一覧に表示していません。1分待つか、「Connect」ページで問い合わせてから、支払い処理を行ってください。
connect-is-not-connected = この研究はまだCloudResearch Connectに接続されていません。先に「Connect」ページでAPIキーを入力してください。
approval-has-no-message = このサービスでは、承認時にメッセージを送れません。メッセージは空のままにしてください。
rejection-has-no-category = このサービスには理由の一覧がありません。理由は選択せず、メッセージを書いてください。
