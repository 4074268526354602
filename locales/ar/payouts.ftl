### ar

payments-payouts = عمليات الصرف
payments-own-unpaid = من المبلغ المعتمد { $amount } لك أنت، وهو غير مشمول.
payments-nothing-to-pay = لا يوجد مبلغ معتمد بانتظار الدفع.
payments-entries = قيود الدفتر
payments-amount = المبلغ
