### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = 参加者への支払いに使うCloudResearch Connectのアカウントに、この研究を接続します。
connect-connect = CloudResearchに接続
connect-key-label = APIキー
connect-key-hint = CloudResearchに発行を依頼してください。Concordは暗号化して保存し、再び表示しません。
connect-account-title = CloudResearch Connectのアカウント
# Arguments: $date
connect-account = { $date }から接続しています。
connect-seen-within = Connectでの変更は1分以内にここに表示されます。
connect-disconnect-means = ConcordはAPIキーと割り当ての一覧を削除します。Connectでは何も変わりません。
connect-connected = 研究をCloudResearch Connectに接続しました。
connect-disconnected = 研究とCloudResearch Connectの接続を解除しました。

## What Connect and this server say about the participants
connect-submissions = 割り当て
connect-asked = Connectへの最後の問い合わせ：{ $date }。Concordは約1分ごとに問い合わせます。
connect-ask = 今すぐConnectに問い合わせる
connect-follows-none = 割り当てをここで確認するには、参加リンクの設定にConnectのプロジェクトIDを入力してください。
connect-no-submissions = まだ割り当てがありません。
connect-fourteen-days = 14日以内に決定されなかった割り当ては、Connectが承認します。承認は取り消せません。不承認は、後から承認に変更できます。

## What was found about a participant, each with what to do
connect-no-submission = Connectに割り当てがありません
connect-no-submission-advice = リンクのIDが架空のものか、割り当てがまだConnectの一覧にない可能性があります。一覧に表示されるまで支払わないでください。
connect-not-finished-advice = Connectでは提出済みですが、ここでは完了していません。決定する前に作業を確認してください。14日たつとConnectが承認します。
connect-never-came-advice = ここで開始せずにConnectで提出されています。参加者に連絡するか、割り当てを不承認にしてください。14日たつとConnectが承認します。
connect-other-code-advice = Connectのコードは、この研究が渡したものではありません。決定する前に作業を確認してください。
connect-not-handed-in-advice = ここでは終了しましたが、Connectの一覧にありません。参加者が最後のリンクを開いていないか、リンクのIDが架空のものです。
connect-agree-advice = Connectで提出され、ここでも完了しています。ここで割り当てを承認するか、「支払い」で作業について決定してください。支払い処理を行うと、割り当ても承認されます。
connect-unclear = Connectの回答待ち
connect-decided = Connectで決定済み
connect-gave-up = 参加枠を放棄

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = 承認できる割り当てを承認（{ $n }件）
connect-approve-ready-means = これらの参加者はここで作業を完了し、Connectで提出しました。Connectは各参加者に、該当するプロジェクトの報酬を支払います。この操作は取り消せません。
connect-approved-ready = Connectが{ $n }件の割り当てを承認します。
# $participant is an ID
connect-submission-title = { $participant }の割り当て
connect-submission-lead = この参加者についてConnectとこの研究でわかっていることと、Connectで決定できることです。
connect-all-submissions = すべての割り当て
connect-nothing-to-decide = この割り当てについて、現在決定できることはありません。
connect-done = Connectで実行されました。
connect-approve-means = Connectは参加者に、プロジェクトの報酬を支払います。この操作は取り消せません。
connect-thanks = メッセージ（任意）
connect-thanks-hint = 参加者がこのメッセージを読みます。
connect-reject-means = 報酬は支払われず、参加者はあなたのメッセージを読みます。支払われなかった金額は、あなたのアカウントに戻ります。後から割り当てを承認することもできます。
connect-reject-finished = この参加者はここで作業を完了し、Connectで提出しました。不承認にするのは、参加者が読んだ規則に反する作業だけにしてください。
connect-message-hint = 参加者がこのメッセージを読みます。何が問題だったのかを具体的に、丁寧に書いてください。

## Payments through Connect, on the page of a payout
connect-pays = Connectでの支払い
connect-pays-lead = Connectから参加した作業者には、Connectで支払います。割り当てを承認し、その報酬を超える分をボーナスとして送ります。処理はバックグラウンドで行われ、各ボーナスが送られるのは1回だけです。
connect-retry = Connectで再試行
connect-retry-means = この支払い処理でConnectが拒否したものを、すべて再送します。
# Arguments: $amount
connect-reward-there = Connectでの報酬：{ $amount }
# Arguments: $amount
connect-bonus-there = Connectでのボーナス：{ $amount }
connect-waits-there = Connectの処理待ち
connect-is-accepted = Connectが受理
connect-was-rejected = 割り当てはConnectで不承認になりました。
connect-other-sum = Connectが支払った金額はプロジェクトの報酬と異なります。残りをConnectで手動で支払い、「支払われた」を選んでください。
connect-other-currency = Connectは米ドルで支払いますが、この研究の通貨は異なります。手動で支払い、「支払われた」を選んでください。
connect-was-refused = Connectが支払いを拒否しています。アカウントの残高は足りていますか？
connect-unknown-there = この割り当てはConnectにありません。
connect-disagrees = Connectが別の金額と解釈したため、何も支払われていません。
connect-several-there = この作業者はConnectで複数の割り当てを提出しています。Connectで承認し、残りを手動で支払ってから「支払われた」を選んでください。
connect-was-disconnected = この研究とConnectの接続は解除されました。

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Connectで行う決定
connect-decisions-lead = APIキーがない場合に使う、参加者ごとにConnectで行うことを記したファイルです。Connectには何も送信されません。
connect-payment-label = プロジェクトの報酬（USD）
connect-payment-hint = 承認された割り当て1件につきConnectが支払う金額です（例：1.80）。作業者に支払うべき金額に充てられます。
connect-decisions-show = 決定を表示
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = 承認：{ $approved }人。不承認：{ $rejected }人。ご自身で決定：{ $open }人。
# Arguments: $amount
connect-decisions-bonuses = ファイル内のボーナス：{ $amount }
connect-decisions-download = 決定をダウンロード（CSV）
connect-decisions-act = ファイルのとおりにConnectで決定し、ボーナスもConnectで支払ってください。そのあと「支払い」で支払い処理を確定してください。確定しないと、後で作成するファイルに同じボーナスがまた含まれます。
connect-decisions-none = このリンクから来た人はまだいません。
connect-decisions-currency = Connectは米ドルで支払います。この研究の通貨は異なるため、ファイルにボーナスは含まれません。
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = 次の作業者は、割り当てがまだ決定されていない、複数のリンクから来た、または別の方法で支払われるため、このファイルではボーナスがありません：{ $workers }。
# Argument: $button
connect-decisions-careful = ここに名前がある場合は、支払い全体を確定せず、支払った人ごとに「{ $button }」を選んでください。
connect-decision = 決定
connect-decision-approve = 承認
connect-decision-reject = 不承認
connect-decision-open = ご自身で決定
connect-decision-in-progress = ここで作業中です。
connect-decision-undecided = この参加者の作業が、ここであなたの決定を待っています。先に決定してから、このページに戻ってください。
connect-decision-not-finished = ここでは完了せずに終了しています。決定する前に、プロジェクトの規則を確認してください。
connect-bonus = ボーナス

## Audit log
audit-connect-connect = 研究をConnectに接続
audit-disconnect-connect = 研究とConnectの接続を解除
audit-approve-connect = Connectで割り当てを承認
audit-reject-connect = Connectで割り当てを不承認
audit-download-decisions = Connectで行う決定をダウンロード
