### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = يرجى فتح الدراسة والمشاركة فيها، ثم إدخال رمز الإتمام الذي يظهر لك في النهاية.
mturk-open-study = فتح الدراسة في علامة تبويب جديدة
mturk-go-on = متابعة الدراسة في علامة تبويب جديدة
mturk-preview = هذه معاينة فقط. للمشاركة، يرجى قبول وحدة HIT.
mturk-back-here = بعد إنهاء الدراسة، يرجى العودة إلى هذه الصفحة والضغط على الزر.
mturk-have-finished = أنهيت الدراسة
mturk-hand-in = تسليم
mturk-hand-in-lead = يرجى الضغط على الزر لتسليم وحدة HIT هذه في Mechanical Turk.
mturk-return-hit = يرجى إرجاع وحدة HIT هذه في Mechanical Turk.
mturk-other-hit = سبق أن شاركت في هذه الدراسة بوحدة HIT أخرى. يرجى إرجاع هذه الوحدة.
mturk-go-back = يرجى العودة إلى علامة تبويب Mechanical Turk وتسليم وحدة HIT هناك.
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = أجر عملك في «{"\u2068"}{ $study }{"\u2069"}»

# The page of the entry link
mturk-lead = يفتح المشاركون الدراسة من وحدة HIT. يدفع Mechanical Turk أجر الوحدة، وعليك دفع الباقي كمكافأة.
mturk-files = إنشاء وحدات HIT
mturk-files-lead = يرجى إنشاء مشروع في Mechanical Turk من القالب «Other»، ووضع هذا التخطيط مكان تخطيطه، وضبط عدد الإسنادات (assignments) لكل وحدة HIT على 9. بعد ذلك يرجى نشر دفعة بملف CSV.
mturk-layout = تخطيط وحدة HIT
mturk-layout-file = تنزيل التخطيط (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [zero] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، بلا وحدات HIT)
    [one] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، وحدة HIT واحدة)
    [two] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، وحدتا HIT)
    [few] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، { $n } وحدات HIT)
    [many] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، { $n } وحدة HIT)
   *[other] تنزيل الدفعة ({"\u2066"}CSV{"\u2069"}، { $n } وحدة HIT)
}
mturk-hits-means = في الدفعة وحدة HIT لكل 9 أماكن من هذا الرابط، لأن Mechanical Turk يتقاضى رسومًا أعلى على الوحدات التي لها 10 إسنادات أو أكثر. ومن يقبل وحدة ثانية يُطلب منه إرجاعها.
mturk-question-file = تنزيل السؤال (XML)
mturk-question-means = لمن ينشئون وحدات HIT برمجيًا: سؤال من نوع ExternalQuestion يعرض صفحة من هذا الخادم في إطار Mechanical Turk.
mturk-question-needs-https = لإنشاء وحدات HIT برمجيًا، يحتاج هذا الخادم إلى عنوان عام يبدأ بـ {"\u2066"}https://{"\u2069"} (الإعداد public_url).
mturk-results = نتائج الدفعة
mturk-results-lead = يرجى تنزيل نتائج الدفعة من Mechanical Turk، ثم اختيار الملف هنا. يقارن Concord النتائج بالمشاركين، ويسجّل فيها ما يجب اعتماده. لا يُحفظ شيء من الملف.
mturk-results-file = النتائج (CSV)
# Arguments: $most
mturk-results-hint = الحد الأقصى { $most } MiB.
mturk-results-read = مقارنة

# The page that compares the results
mturk-batch-title = نتائج الدفعة
# Arguments: $n
mturk-batch-differences = { $n ->
    [zero] تتفق بيانات Mechanical Turk مع بيانات هذه الدراسة عن جميع من في الملف.
    [one] صف واحد يحتاج إلى انتباهك.
    [two] صفان يحتاجان إلى انتباهك.
    [few] { $n } صفوف تحتاج إلى انتباهك.
    [many] { $n } صفًا تحتاج إلى انتباهك.
   *[other] { $n } صف تحتاج إلى انتباهك.
}
mturk-batch-once = تُعرض هذه الصفحة مرة واحدة فقط. يرجى تنزيل الملفات قبل مغادرتها.
mturk-decisions = القرارات
# Arguments: $approved, $rejected
mturk-decisions-lead = يتضمن الملف جميع أعمدة النتائج. المعتمد: { $approved }. المرفوض: { $rejected }. أما بقية الصفوف فالقرار فيها لك. يرجى رفع الملف إلى Mechanical Turk كما هو، من دون فتحه أولًا في برنامج جداول بيانات.
mturk-decisions-file = تنزيل القرارات (CSV)
mturk-bonuses = المكافآت
mturk-bonuses-lead = ما يُستحق في عملية الصرف فوق أجور وحدات HIT. لا يقرأ Mechanical Turk هذا الملف: يرجى دفع مبلغ كل سطر في صفحة المشارك هناك، ثم تأكيد عملية الصرف.
mturk-bonuses-none = لا توجد عملية صرف بانتظار الدفع لمشاركين من هذا الملف. يرجى إجراء عملية صرف أولًا، ثم مقارنة النتائج مرة أخرى.
mturk-bonuses-currency = لا يدفع Mechanical Turk إلا بعملة USD، أما هذه الدراسة فتدفع بعملة أخرى.
# Arguments: $date, $bonuses, $total
mturk-bonus-list = عملية الصرف بتاريخ { $date }: { $bonuses ->
    [zero] لا توجد مكافآت
    [one] مكافأة واحدة، {"\u2068"}{ $total }{"\u2069"}
    [two] مكافأتان، المجموع {"\u2068"}{ $total }{"\u2069"}
    [few] { $bonuses } مكافآت، المجموع {"\u2068"}{ $total }{"\u2069"}
    [many] { $bonuses } مكافأة، المجموع {"\u2068"}{ $total }{"\u2069"}
   *[other] { $bonuses } مكافأة، المجموع {"\u2068"}{ $total }{"\u2069"}
}
# Arguments: $workers
mturk-bonus-left-out = غير مشمولين: {"\u2068"}{ $workers }{"\u2069"}. هؤلاء ليسوا في الملف، أو لم يُتخذ قرار بشأن إسناداتهم، أو جاؤوا عبر أكثر من رابط دخول. يرجى عدم تأكيد الدفع لهم بعد.
mturk-bonus-file = تنزيل المكافآت (CSV)
mturk-worker = معرّف المشارك
mturk-there = Mechanical Turk
mturk-not-in-file = لا يوجد صف
mturk-compare-rows = المشاركون

# What was found, and what to do
mturk-never-came = لم يأتِ إلى هنا قط
mturk-never-came-advice = سُلِّم من دون المشاركة هنا، أو مُحيت بيانات المشارك. يرجى سؤال المشارك قبل الرفض.
mturk-not-finished = لم يكتمل هنا
mturk-not-finished-advice = سُلِّم ولم يكتمل هنا. يرجى فحص العمل قبل اتخاذ القرار.
mturk-other-code = رمز مختلف
mturk-other-code-advice = الرمز في الملف ليس الرمز الذي أعطته هذه الدراسة. يرجى فحص العمل قبل اتخاذ القرار.
mturk-second-hit = وحدة HIT ثانية
# Arguments: $assignment
mturk-second-hit-advice = شارك هذا الشخص مرة واحدة، بالإسناد {"\u2068"}{ $assignment }{"\u2069"}. يرجى الدفع عن واحد منهما فقط.
mturk-undecided = لم يُتخذ قرار هنا
mturk-undecided-advice = بعض عمل المشارك لم يُعتمد ولم يُرفض. يرجى اتخاذ القرار في صفحة «المدفوعات»، ثم مقارنة النتائج مرة أخرى.
mturk-to-reject = كل العمل مرفوض هنا
mturk-to-reject-advice = يرفض الملف هذا الإسناد مع ذكر أسبابك. يرجى مراجعته قبل رفع الملف.
mturk-not-listed = ليس في هذا الملف
mturk-not-listed-advice = انتهى هنا. المشارك في نتائج دفعة أخرى، أو لم يسلّم بعد.
mturk-to-approve = سيُعتمد
mturk-marked = القرار موجود في الملف من قبل
mturk-decided = تقرر في Mechanical Turk
