### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = この研究には今、これ以上の作業のための予算がありません。送信済みの作業は引き続き報酬の対象です。
# Arguments: $amount, $left
beyond-budget = { $amount }は、この研究の予算の残り{ $left }を超えています。設定で予算を増やすか、金額を減らしてください。
bonuses-are-old = これらのボーナスは最新ではありません。その後に誰かが報酬を得たか、別の人が新しく計算しました。もう一度計算してください。
bonuses-are-approved = これらのボーナスはすでに承認されています。二重に承認されたものはありません。
bonuses-were-changed = このページを開いた後に、別の人がボーナスを変更しました。承認する前に、もう一度一覧を確認してください。
bonus-id-is-used = このページからはすでに別のボーナスが支給されています。もう1つ支給するには、ページを開き直してください。
no-bonus-to-approve = この一覧に、ボーナスを受ける作業者はいません。
# Arguments: $worker
no-such-worker = 作業者{ $worker }はいません。仮名を入力してください（例：W017）。
give-holder = 口座名義人の名前を入力してください。
holder-in-latin = 口座名義は、銀行のカードにあるとおりローマ字で入力してください。
give-account-or-paypal = IBANまたはPayPalのアドレスを入力してください。
give-payer = 先に支払い元の口座を入力してください（支払い処理のページの「ファイル」）。
iban-format = これはIBANではありません。IBANは2つの英字と2つの数字で始まります（例：DE89 3704 0044 0532 0130 00）。
iban-check-digits = このIBANの数字に誤りがあります。銀行のカードまたは明細書と照らし合わせてください。
# Arguments: $country
iban-country = この国（{ $country }）の口座番号の形式ではありません。IBANを銀行のカードまたは明細書と照らし合わせてください。
# Arguments: $country
iban-not-sepa = この国（{ $country }）の口座には、SEPAの振込で支払えません。PayPalのアドレスを使ってください。
not-a-bic = BICは8文字または11文字の英数字です（例：COBADEFFXXX）。
nobody-for-this-file = この支払い処理には、このファイルで支払える作業者がいません。作業者が必要な情報を入力していないか、すべて確定済みです。
# Arguments: $reason
file-cannot-be-written = ファイルを作成できません。{ $reason }
