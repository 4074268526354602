### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = المدفوعات
payments-lead = اعتماد التسليمات، ومراقبة أجور المشاركين بالساعة، ومنح المكافآت، وإجراء عمليات الصرف.

## Amounts at the top of the page

payments-median-hourly = وسيط الأجر بالساعة
payments-hourly-target = المستهدف: { $amount } في الساعة
payments-hourly-method = أجر المشارك بالساعة هو المبلغ المعتمد أو المنتظر اعتماده مقسومًا على الوقت الفعلي. والرقم المعروض هو الوسيط على جميع المشاركين الذين لا يقل وقتهم الفعلي عن دقيقة واحدة.
payments-no-hourly-yet = لم يبلغ الوقت الفعلي لأي مشارك دقيقة واحدة بعد.
payments-total-cost = التكلفة الإجمالية للدراسة
payments-total-cost-base = جميع التسليمات حتى الآن، وجميع التسليمات التي ما زالت وحدات HIT تحتاج إليها
payments-approved-unsent = معتمد، ولم يدخل في عملية صرف بعد
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = مُرسَل وغير مؤكَّد
# Amount of which nobody knows whether it was sent
payments-held = بانتظار تحقق شخص
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = الالتزامات حتى الآن
# Below the amount that is promised
payments-budget-of = الميزانية: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = بلغت الالتزامات { $percent }% من الميزانية: { $promised } من { $budget }. لا تُوزَّع وحدات HIT جديدة إلا ما دام الباقي يكفي لها.
# Arguments: $promised, $budget
payments-budget-used = نفدت الميزانية: بلغت الالتزامات { $promised } من { $budget }. لا يحصل المشاركون على وحدات HIT جديدة. أما ما بدؤوه فما زال يُقبل ويُدفع أجره.
payments-change-budget = تغيير الميزانية
# Arguments: $median, $floor
payments-below-floor = وسيط الأجر بالساعة هو { $median }. تطلب منصة Prolific ما لا يقل عن { $floor }.
payments-lift-by-bonus = رفعه بالمكافآت

## Submissions that wait for approval

payments-nothing-waits = لا توجد تسليمات بانتظار الاعتماد. تظهر التسليمات الجديدة هنا إلى أن تُعتمد: يدويًا، أو تلقائيًا بعد المدة المحددة في الإعدادات.
# Column head above check boxes
payments-select = اختيار
# Arguments: $worker, $at
payments-select-submission = اختيار تسليم { $worker } بتاريخ { $at }
# In place of the check box: the reader made this submission and cannot decide about it
payments-your-own = تسليمك أنت
# Column head: whether the submission counts in statistics
payments-in-statistics = في الإحصاءات
# The submission counts in statistics
payments-counted = محتسب
payments-extra = تسليم إضافي (مدفوع وغير محتسب)
payments-gold = عنصر ذهبي (مدفوع وغير محتسب)
payments-excluded = المشارك مستبعد من الإحصاءات (مدفوع وغير محتسب)
payments-rejection-reason = سبب الرفض
payments-rejection-hint = يقرأ المشارك هذا السبب. يلزم ما لا يقل عن عشرة أحرف. تُحفظ الإجابات.
payments-rejected-still-count = تبقى الإجابات المرفوضة محسوبة في الإحصاءات. لاستبعاد مشارك، يمكن استخدام «استبعاد من الإحصاءات» في صفحته.
payments-approve-selected = اعتماد التسليمات المختارة
payments-approve-all = اعتماد جميع التسليمات المنتظرة
payments-reject-selected = رفض التسليمات المختارة
payments-approved-n = { $n ->
    [zero] لم يُعتمد أي تسليم.
    [one] اعتُمد تسليم واحد.
    [two] اعتُمد تسليمان.
    [few] اعتُمدت { $n } تسليمات.
    [many] اعتُمد { $n } تسليمًا.
   *[other] اعتُمد { $n } تسليم.
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [zero] لم يبقَ أي تسليم خاص بك قيد الانتظار.
    [one] لا يزال تسليم واحد خاص بك قيد الانتظار. يجب أن يتخذ شخص آخر القرار بشأنه.
    [two] لا يزال تسليمان خاصان بك قيد الانتظار. يجب أن يتخذ شخص آخر القرار بشأنهما.
    [few] لا تزال { $n } تسليمات خاصة بك قيد الانتظار. يجب أن يتخذ شخص آخر القرار بشأنها.
    [many] لا يزال { $n } تسليمًا خاصًا بك قيد الانتظار. يجب أن يتخذ شخص آخر القرار بشأنها.
   *[other] لا يزال { $n } تسليم خاص بك قيد الانتظار. يجب أن يتخذ شخص آخر القرار بشأنها.
}
payments-show = عرض التسليمات
payments-next-page = الصفحة التالية
payments-no-match = لا يطابق أي تسليم عامل التصفية هذا.
payments-approve-matching = اعتماد جميع التسليمات المنتظرة المطابقة لعامل التصفية
payments-approve-all-means = { $n ->
    [zero] لن يُعتمد أي تسليم.
    [one] سيُعتمد تسليم واحد: المجموع {"\u2068"}{ $amount }{"\u2069"}. لا يمكن التراجع عن ذلك.
    [two] سيُعتمد تسليمان: المجموع {"\u2068"}{ $amount }{"\u2069"}. لا يمكن التراجع عن ذلك.
    [few] ستُعتمد { $n } تسليمات: المجموع {"\u2068"}{ $amount }{"\u2069"}. لا يمكن التراجع عن ذلك.
    [many] سيُعتمد { $n } تسليمًا: المجموع {"\u2068"}{ $amount }{"\u2069"}. لا يمكن التراجع عن ذلك.
   *[other] سيُعتمد { $n } تسليم: المجموع {"\u2068"}{ $amount }{"\u2069"}. لا يمكن التراجع عن ذلك.
}
payments-select-all = اختيار كل ما في هذه الصفحة
payments-at-once = يشمل القرار الواحد { $n } تسليم على الأكثر. إذا تعذّر البت في أحدها فلا يُبت في أي منها.
payments-answers = الإجابات
payments-show-answers = عرض الإجابات
payments-answers-of = إجابات {"\u2068"}{ $worker }{"\u2069"}
payments-answers-removed = أُزيلت هذه الإجابات بطلب من المشارك.
payments-decided-before = { $n ->
    [zero] لم يكن أي تسليم مختار قد بُتّ فيه من قبل.
    [one] سبق البت في تسليم مختار واحد ولم يتغير.
    [two] سبق البت في تسليمين مختارين ولم يتغيرا.
    [few] سبق البت في { $n } تسليمات مختارة ولم تتغير.
    [many] سبق البت في { $n } تسليمًا مختارًا ولم تتغير.
   *[other] سبق البت في { $n } تسليم مختار ولم تتغير.
}
payments-more-waiting = لا تزال تسليمات أخرى قيد الانتظار. يرجى الاعتماد مرة أخرى لمتابعتها.
payments-rejected-n = { $n ->
    [zero] لم يُرفض أي تسليم.
    [one] رُفض تسليم واحد.
    [two] رُفض تسليمان.
    [few] رُفضت { $n } تسليمات.
    [many] رُفض { $n } تسليمًا.
   *[other] رُفض { $n } تسليم.
}

## Hourly rates of workers

payments-active-time = الوقت الفعلي
payments-active-time-lead = يُقاس الوقت الفعلي في المتصفح. لا يُحتسب من التوقف أكثر من دقيقة واحدة.
payments-no-workers-yet = يظهر المشاركون هنا مع أول تسليم لهم.
payments-workers-caption = أجور المشاركين بالساعة
payments-median-time = وسيط الوقت لكل وحدة HIT
# Column head: amount that waits for approval, with the currency
payments-waiting-in = بالانتظار ({ $currency })
payments-approved-in = معتمد ({ $currency })
payments-paid-in = مدفوع ({ $currency })
payments-hourly-in = في الساعة ({ $currency })
# Column head: whether the hourly rate reaches the target
payments-target = المستهدف
payments-target-reached = تحقق
payments-target-missed = أقل من المستهدف

## Durations

payments-seconds = { $seconds } ث
# Arguments: $minutes, $seconds
payments-minutes = { $minutes } د { $seconds } ث
# Arguments: $hours, $minutes
payments-hours = { $hours } س { $minutes } د

## The ledger: one entry per reward, bonus or correction

payments-ledger = دفتر المدفوعات
payments-ledger-empty = تظهر القيود هنا عند اعتماد التسليمات.
# Column head: reward, bonus or correction
payments-type = النوع
payments-reward = أجر
payments-bonus = مكافأة
payments-correction = تصحيح
payments-is-paid = مدفوع
payments-is-sent = مُرسَل
# Nobody knows whether it was sent
payments-is-held = بانتظار التحقق
# Arguments: $shown, $n
payments-newest = يعرض الجدول أحدث { $shown } من { $n } من القيود. أما ملف التنزيل فيتضمن جميع القيود.

## Rejected submissions in statistics

rejected-are-left-out-here = لا تُحسب الإجابات المرفوضة في الإحصاءات وفق إعدادات هذه الدراسة. وتذكر التقارير عددها.
rejected-left-out = لا (مرفوض)
