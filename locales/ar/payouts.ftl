### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = عمليات الصرف
payments-payouts-lead = تجمع عملية الصرف كل المبالغ المعتمدة. يرجى دفعها بملفات العملية، ثم تأكيد وصول المال.
payments-own-unpaid = من المبلغ المعتمد { $amount } لك أنت، وهو غير مشمول.
payments-pay-out = إجراء عملية صرف بمبلغ { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = سيُسجَّل مبلغ { $amount } كمُرسَل، وتُنشأ الملفات التي يُدفع بها. الخادم نفسه لا يرسل أي أموال، إلا عبر حساب مرتبط في Prolific أو CloudResearch Connect: هناك يعتمد التسليمات ويدفع الباقي كمكافآت.
payments-confirm-payout = إجراء عملية الصرف
payments-nothing-to-pay = لا يوجد مبلغ معتمد بانتظار الدفع.
payments-paid-entries = { $n ->
    [zero] لم يصبح أي قيد في الدفتر مدفوعًا.
    [one] أصبح قيد واحد في الدفتر مدفوعًا.
    [two] أصبح قيدان في الدفتر مدفوعين.
    [few] أصبحت { $n } قيود في الدفتر مدفوعة.
    [many] أصبح { $n } قيدًا في الدفتر مدفوعًا.
   *[other] أصبح { $n } قيد في الدفتر مدفوعًا.
}
# Column head: number of ledger entries in a payout
payments-entries = قيود الدفتر
payments-amount = المبلغ
# Column head: who made the payout
pay-outs-by = أجراها

## The page of a payout

# Arguments: $at
pay-outs-title = عملية الصرف بتاريخ { $at }
pay-outs-lead = يرجى الدفع بالملفات أدناه، ثم تأكيد ما وصل. ما ارتدّ من المبالغ يدخل في عملية الصرف التالية.
pay-outs-confirm = تأكيد الدفع
pay-outs-confirm-sepa = تأكيد الحوالات المصرفية
pay-outs-confirm-paypal = تأكيد مدفوعات PayPal
pay-outs-confirm-at = تأكيد ما دُفع عبر {"\u2068"}{ $provider }{"\u2069"}
# Arguments: $amount
pay-outs-confirm-means = سيُسجَّل مبلغ { $amount } كمدفوع، ويُبلَّغ المشاركون بذلك. لا يمكن التراجع عن ذلك.
pay-outs-held-means = لا يُعرف هل أُرسلت بعض هذه المبالغ أم لا. يرجى الاطلاع على الحساب المصرفي قبل تأكيدها أو تسجيلها كمبالغ مرتدة. لن يُعاد إرسالها تلقائيًا.
pay-outs-files = الملفات
pay-outs-files-lead = يرد كل شخص في ملف واحد فقط من ملفات الدفع: ملف المصرف إن وُجد رقم IBAN، وإلا فملف PayPal. وهي تتضمن ما أُرسل ولم يُؤكَّد. يرجى رفع كل ملف مرة واحدة فقط. ويُسجَّل كل تنزيل في سجل التدقيق.
pay-outs-files-plain-lead = تذكر القائمة المشاركين بأسمائهم المستعارة، وكذلك بمعرّفاتهم لدى الخدمة إذا جاؤوا منها. للدفع بحوالة مصرفية أو عبر PayPal، يرجى تفعيل طلب البيانات المصرفية (الإعدادات).
pay-outs-list = القائمة (CSV)
pay-outs-sepa = حوالات مصرفية ({"\u2066"}SEPA, pain.001 XML{"\u2069"})
pay-outs-paypal = مدفوعات PayPal (CSV)
pay-outs-accounts = الحسابات، للدفع يدويًا (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = بلا حساب، ولذلك خارج كل الملفات: { $workers }.
pay-outs-next-payout = نقلهم إلى عملية الصرف التالية
pay-outs-next-payout-means = تعود مبالغهم معتمدة. يرجى أولًا طلب البيانات من هؤلاء المشاركين: فعملية الصرف تتضمن البيانات الموجودة عند إنشائها.
# Stored in the audit log as the reason
pay-outs-next-payout-why = ليس في أي ملف دفع.
pay-outs-unlisted = من لا يعرضهم {"\u2068"}{ $provider }{"\u2069"}
pay-outs-unlisted-prolific = عند إنشاء عملية الصرف هذه، لم يعرض Prolific أي تسليم لهؤلاء المشاركين، ولذلك لم يُرسَل إليهم شيء هناك: {"\u2068"}{ $workers }{"\u2069"}. يرجى البحث عنهم في Prolific. إذا كانوا قد سلّموا، فيرجى اختيار «{ $later }» لكل منهم: تدفع لهم عملية الصرف التالية هناك. وعند الدفع لأحدهم هناك بنفسك، يرجى اختيار «{ $paid }».
pay-outs-unlisted-connect = عند إنشاء عملية الصرف هذه، لم يعرض Connect أي إسناد لهؤلاء المشاركين، ولذلك لم يُرسَل إليهم شيء هناك: {"\u2068"}{ $workers }{"\u2069"}. يرجى البحث عنهم في Connect. إذا كانوا قد سلّموا، فيرجى اختيار «{ $later }» لكل منهم: تدفع لهم عملية الصرف التالية هناك. وعند الدفع لأحدهم هناك بنفسك، يرجى اختيار «{ $paid }».
# Instead of a link to the bank file
pay-outs-payer-first = لملف المصرف، يرجى إدخال الحساب الذي يُدفع منه.
pay-outs-payer = الحساب المصرفي الذي يُدفع منه، لملف المصرف
pay-outs-bic = رمز BIC للمصرف
pay-outs-bic-hint = ثمانية أو أحد عشر من الحروف والأرقام. معظم المصارف لا تحتاج إليه.
pay-outs-save-payer = حفظ الحساب المصرفي
pay-outs-payer-saved = تم حفظ الحساب المصرفي.
pay-outs-workers = المشاركون في عملية الصرف هذه
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = المعرّف لدى الخدمة
pay-outs-was-paid = دُفع
pay-outs-came-back = ارتدّ
pay-outs-came-back-means = يعود المبلغ معتمدًا، ويدخل في عملية الصرف التالية.
pay-outs-came-back-why = سبب ارتداد المبلغ
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = نقل إلى عملية الصرف التالية
pay-outs-move-why = سبب النقل
pay-outs-returned = { $n ->
    [zero] لم يعد أي قيد في الدفتر معتمدًا.
    [one] عاد قيد واحد في الدفتر معتمدًا.
    [two] عاد قيدان في الدفتر معتمدين.
    [few] عادت { $n } قيود في الدفتر معتمدة.
    [many] عاد { $n } قيدًا في الدفتر معتمدًا.
   *[other] عاد { $n } قيد في الدفتر معتمدًا.
}
pay-outs-all = جميع عمليات الصرف

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = عبر Prolific
pay-outs-through-prolific-lead = المشاركون القادمون من Prolific يُدفع لهم هناك: يُعتمد تسليم كل منهم، وما يستحقه فوق أجره يُرسَل كمكافأة. يجري ذلك في الخلفية، ولا تُرسَل كل مكافأة إلا مرة واحدة.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = المدفوع لهم: { $paid } من { $all }
pay-outs-retry = إعادة المحاولة في Prolific
pay-outs-retry-means = يُعاد إرسال كل ما رفضه Prolific في عملية الصرف هذه.
# $n is a number of workers
pay-outs-retried = { $n ->
    [zero] لا يُعاد إرسال مدفوعات أي مشارك.
    [one] يُعاد إرسال مدفوعات مشارك واحد.
    [two] يُعاد إرسال مدفوعات مشاركَين.
    [few] يُعاد إرسال مدفوعات { $n } مشاركين.
    [many] يُعاد إرسال مدفوعات { $n } مشاركًا.
   *[other] يُعاد إرسال مدفوعات { $n } مشارك.
}
# Arguments: $amount
pay-outs-reward-there = الأجر في Prolific: ⁨{ $amount }⁩
# Arguments: $amount
pay-outs-bonus-there = مكافأة في Prolific: {"\u2068"}{ $amount }{"\u2069"}
pay-outs-waits-there = بانتظار Prolific
pay-outs-is-being-sent = قيد الإرسال
pay-outs-is-accepted = قبله Prolific
pay-outs-may-be-paid = ربما دُفع
pay-outs-not-paid = لم يُدفع
pay-outs-was-rejected = رُفض التسليم في Prolific.
pay-outs-other-sum = دفع Prolific مبلغًا غير الأجر. يرجى دفع الباقي هناك يدويًا، ثم اختيار «دُفع».
pay-outs-other-currency = عملة حساب Prolific مختلفة. يرجى الدفع يدويًا، ثم اختيار «دُفع».
pay-outs-was-refused = يرفض Prolific الدفع. هل الرصيد كافٍ في مساحة العمل؟
pay-outs-unknown-there = لا يعرف Prolific هذا التسليم.
pay-outs-disagrees = فهم Prolific مبلغًا آخر، ولذلك لم يُدفع شيء.
pay-outs-was-erased = مُحيت البيانات الشخصية لهذا المشارك.
pay-outs-several-there = لهذا المشارك عدة تسليمات في Prolific. يرجى اعتمادها هناك ودفع الباقي يدويًا، ثم اختيار «دُفع».
pay-outs-was-disconnected = فُصلت الدراسة عن Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = إلى أين يصل مالك
payee-lead = تدفع هذه الدراسة بحوالة مصرفية أو عبر PayPal. ولا يرى مديروها هذه البيانات إلا في الملفات التي يدفعون بها. يمكنك تغييرها أو مسحها في أي وقت؛ أما المبلغ الذي في طريقه إليك فيتبع البيانات السابقة.
payee-name = اسم صاحب الحساب المصرفي
payee-iban = IBAN
payee-iban-hint = للحسابات في منطقة المدفوعات باليورو (SEPA). لا فرق بوجود المسافات أو عدمه.
payee-paypal = البريد الإلكتروني في PayPal
payee-paypal-hint = يكفي أحدهما. إذا وُجد الاثنان فالدراسة التي تدفع باليورو تستخدم الحساب المصرفي، وغيرها يستخدم PayPal.
payee-save = حفظ البيانات
payee-saved = تم حفظ بياناتك.
