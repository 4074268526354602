### What Prolific adds to bonuses, on the page "Payments".

fees-title = Prolificでのボーナス
fees-lead = Prolificは、ボーナスごとに手数料と税を加算します。これらは研究の予算には含まれません。
fees-ask = 次の支払い処理の費用を問い合わせる
fees-ask-hint = Prolificがボーナスを準備し、費用を示します。支払いは行われません。
fees-sent = 送ったボーナス
fees-fee = Prolificの手数料
fees-vat = 税（VAT）
fees-total = 請求額の合計
fees-unnamed = Prolificは、一部のボーナスについてこの金額を示していません。
fees-none = Prolificで送ったボーナスはまだありません。
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = 次の支払い処理では、{ $n }人の作業者にボーナスを送ります。ボーナス{ $bonuses }、手数料{ $fees }、VAT { $vat }、合計{ $total }です。
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = 次の支払い処理では、{ $n }人の作業者に合計{ $bonuses }のボーナスを送ります。Prolificは手数料を示していません。
fees-quote-none = 次の支払い処理では、Prolificで送るボーナスはありません。
# $n is a number of workers
fees-quote-covered = { $n }人の作業者には、提出の報酬だけで全額が支払われます。
# $n is a number of workers
fees-quote-left-out = { $n }人の作業者は含まれていません。先に、Prolificで提出の承認または不承認を決める必要があるためです。
# $n is a number of workers
fees-quote-beyond = ほかに{ $n }人の作業者がボーナスを受け取ります。Prolificに問い合わせる人数には上限があるため、その分はこれらの金額に含まれていません。
# $available is an amount of money
fees-quote-available = 利用可能な残高：{ $available }。
