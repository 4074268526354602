### ja

payments-payouts = 支払い処理
payments-own-unpaid = 承認済みの金額のうち{ $amount }はあなた自身の分なので、含まれません。
payments-nothing-to-pay = 支払い待ちの承認済み金額はありません。
payments-entries = 台帳の項目
payments-amount = 金額
