### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = 支払い処理
payments-payouts-lead = 支払い処理は、承認済みの全金額をまとめます。作成されたファイルを使って支払い、入金を確かめてから確定してください。
payments-own-unpaid = 承認済みの金額のうち{ $amount }はあなた自身の分なので、含まれません。
payments-pay-out = { $amount }の支払い処理を行う
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount }を送金済みとして記録し、支払いに使うファイルを作成します。サーバーが送金するのは、接続済みのProlificまたはCloudResearch Connectのアカウントを通す場合だけです。その場合は提出を承認し、残りをボーナスとして支払います。
payments-confirm-payout = 支払い処理を行う
payments-nothing-to-pay = 支払い待ちの承認済み金額はありません。
payments-paid-entries = 台帳の{ $n }件の項目が支払い済みになりました。
# Column head: number of ledger entries in a payout
payments-entries = 台帳の項目
payments-amount = 金額
# Column head: who made the payout
pay-outs-by = 実行者

## The page of a payout

# Arguments: $at
pay-outs-title = { $at }の支払い処理
pay-outs-lead = 下のファイルを使って支払い、入金されたものを確定してください。戻ってきた金額は、次の支払い処理に含まれます。
pay-outs-confirm = 支払いを確定
pay-outs-confirm-sepa = 銀行振込を確定
pay-outs-confirm-paypal = PayPalの支払いを確定
pay-outs-confirm-at = { $provider }での支払いを確定
# Arguments: $amount
pay-outs-confirm-means = { $amount }を支払い済みとして記録し、作業者に通知します。この操作は取り消せません。
pay-outs-held-means = これらの金額の一部は、送金されたかどうか不明です。確定する前、または戻ってきたと記録する前に、口座を確認してください。自動的に再び送金されることはありません。
pay-outs-files = ファイル
pay-outs-files-lead = どの作業者も、支払いに使うファイルのどれか1つだけに入ります。IBANがあれば銀行用、なければPayPal用です。送金済みで未確認のものが入っています。ファイルのアップロードは1回だけにしてください。ダウンロードは監査ログに記録されます。
pay-outs-files-plain-lead = 一覧には、作業者の仮名と、募集サービスから参加した作業者の場合はそのIDが載ります。銀行振込またはPayPalで支払うには、銀行口座の情報を求める設定にしてください（「設定」）。
pay-outs-list = 一覧（CSV）
pay-outs-sepa = 銀行振込（SEPA、pain.001 XML）
pay-outs-paypal = PayPalでの支払い（CSV）
pay-outs-accounts = 口座一覧（手動で支払う場合、CSV）
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = 口座がないため、どのファイルにも含まれない作業者：{ $workers }。
pay-outs-next-payout = 次の支払い処理に回す
pay-outs-next-payout-means = これらの金額は承認済みに戻ります。先に作業者に情報の入力を依頼してください。支払い処理には、作成時点の情報が使われます。
# Stored in the audit log as the reason
pay-outs-next-payout-why = 支払いファイルに含まれていません。
pay-outs-unlisted = { $provider }の一覧にない作業者
pay-outs-unlisted-prolific = この支払い処理の作成時に、次の作業者の提出がProlificの一覧になかったため、Prolificでは何も送られていません：{ $workers }。Prolificで確認してください。提出済みの場合は、作業者ごとに「{ $later }」を選んでください。次の支払い処理で、Prolificを通じて支払われます。ご自身がProlificで支払う場合は、「{ $paid }」を選んでください。
pay-outs-unlisted-connect = この支払い処理の作成時に、次の作業者の割り当てがConnectの一覧になかったため、Connectでは何も送られていません：{ $workers }。Connectで確認してください。提出済みの場合は、作業者ごとに「{ $later }」を選んでください。次の支払い処理で、Connectを通じて支払われます。ご自身がConnectで支払う場合は、「{ $paid }」を選んでください。
# Instead of a link to the bank file
pay-outs-payer-first = 銀行用のファイルには、支払い元の口座を入力してください。
pay-outs-payer = 支払い元の口座（銀行用のファイル）
pay-outs-bic = 銀行のBIC
pay-outs-bic-hint = 8文字または11文字の英数字です。ほとんどの銀行では不要です。
pay-outs-save-payer = 口座を保存
pay-outs-payer-saved = 口座を保存しました。
pay-outs-workers = この支払い処理の作業者
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = 募集サービスでのID
pay-outs-was-paid = 支払われた
pay-outs-came-back = 戻ってきた
pay-outs-came-back-means = この金額は承認済みに戻り、次の支払い処理に含まれます。
pay-outs-came-back-why = 戻ってきた理由
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = 次の支払い処理に回す
pay-outs-move-why = 次に回す理由
pay-outs-returned = 台帳の{ $n }件の項目が承認済みに戻りました。
pay-outs-all = すべての支払い処理

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Prolificでの支払い
pay-outs-through-prolific-lead = Prolificから参加した作業者には、Prolificで支払います。提出を承認し、その報酬を超える分をボーナスとして送ります。処理はバックグラウンドで行われ、各ボーナスが送られるのは1回だけです。
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = 支払い済み：{ $all }人中{ $paid }人
pay-outs-retry = Prolificで再試行
pay-outs-retry-means = この支払い処理でProlificが拒否したものを、すべて再送します。
# $n is a number of workers
pay-outs-retried = { $n }人の作業者への支払いを再送します。
# Arguments: $amount
pay-outs-reward-there = Prolificでの報酬：{ $amount }
# Arguments: $amount
pay-outs-bonus-there = Prolificでのボーナス：{ $amount }
pay-outs-waits-there = Prolificの処理待ち
pay-outs-is-being-sent = 送信中
pay-outs-is-accepted = Prolificが受理
pay-outs-may-be-paid = 支払い済みの可能性あり
pay-outs-not-paid = 未払い
pay-outs-was-rejected = 提出はProlificで不承認になりました。
pay-outs-other-sum = Prolificが支払った金額は報酬と異なります。残りをProlificで手動で支払い、「支払われた」を選んでください。
pay-outs-other-currency = Prolificアカウントの通貨が異なります。手動で支払い、「支払われた」を選んでください。
pay-outs-was-refused = Prolificが支払いを拒否しています。ワークスペースの残高は足りていますか？
pay-outs-unknown-there = この提出はProlificにありません。
pay-outs-disagrees = Prolificが別の金額と解釈したため、何も支払われていません。
pay-outs-was-erased = この作業者の個人データは消去されました。
pay-outs-several-there = この作業者はProlificで複数の提出をしています。Prolificで承認し、残りを手動で支払ってから「支払われた」を選んでください。
pay-outs-was-disconnected = この研究とProlificの接続は解除されました。

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = 報酬の受取先
payee-lead = この研究では銀行振込またはPayPalで支払います。研究のマネージャーがこの情報を見るのは、支払いに使うファイルの中だけです。いつでも変更や削除ができます。すでに進行中の支払いには、以前の情報が使われます。
payee-name = 口座名義人の名前
payee-iban = IBAN
payee-iban-hint = ユーロ決済圏（SEPA）の口座の場合に入力します。空白の有無は問いません。
payee-paypal = PayPalのメールアドレス
payee-paypal-hint = どちらか一方で十分です。両方ある場合、ユーロで支払う研究は銀行口座を、それ以外はPayPalを使います。
payee-save = 情報を保存
payee-saved = 情報を保存しました。
