### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = إجراء دراسات التوسيم الجماعي والتقييم البشري، من الاستقطاب إلى الجداول النهائية.
home-invited = هل وصلك رابط دعوة؟ فتح الرابط ينقلك إلى دراستك.
home-for-workers = للمشاركين
home-for-workers-text = تقييم نصوص قصيرة ومقارنتها وإعادة صياغتها على الهاتف أو الحاسوب. يظهر الأجر والوقت قبل البدء.
home-for-researchers = للباحثين
home-for-researchers-text = تصميم المهام، واستقطاب المشاركين ودفع أجورهم، وقياس الاتفاق مع فترات الثقة، وتصدير جداول للأوراق العلمية.

## The list of studies

studies-lead = جميع الدراسات التي لك فيها دور باحث أو مراجع أو مدير.
studies-new = دراسة جديدة
# The same for an administrator of the server
studies-empty-administrator = لا توجد دراسات بعد. يمكنك إنشاء الدراسة الأولى.
studies-empty = تظهر الدراسة هنا بعد أن ينشئها مسؤول ويمنحك دورًا فيها.
studies-your-role = دورك
studies-managers = المديرون
studies-administrator = مسؤول
studies-no-batch = لا توجد وحدات HIT بعد
studies-only-pilot = المرحلة التجريبية فقط حتى الآن
# Arguments: $counted, $target, $percent
studies-progress = { $counted } من { $target } ({ $percent }%)

## The overview of a study

overview-published-tasks = المهام المنشورة
overview-submissions = التسليمات المحتسبة
# The target number of submissions
overview-of-target = من { $target }
overview-checklist = قائمة الإعداد
overview-checklist-lead = يمكن إطلاق الدراسة من دون الخطوات الاختيارية.
overview-open-page = فتح { $page }
overview-progress = التقدم
overview-see-progress = التقدم حسب المهمة واللغة
overview-n-counted = { $n ->
    [zero] لا تسليمات محتسبة
    [one] تسليم محتسب واحد
    [two] تسليمان محتسبان
    [few] { $n } تسليمات محتسبة
    [many] { $n } تسليمًا محتسبًا
   *[other] { $n } تسليم محتسب
}
# How many tasks are complete, each language counted
overview-n-complete = المهام المكتملة (تُحتسب كل لغة على حدة): { $n }
overview-attention = يحتاج إلى اهتمام
overview-nothing = لا شيء بانتظارك.
overview-n-submissions = { $n ->
    [zero] لا توجد تسليمات بانتظار الاعتماد.
    [one] تسليم واحد بانتظار الاعتماد.
    [two] تسليمان بانتظار الاعتماد.
    [few] { $n } تسليمات بانتظار الاعتماد.
    [many] { $n } تسليمًا بانتظار الاعتماد.
   *[other] { $n } تسليم بانتظار الاعتماد.
}
overview-n-held-payments = { $n ->
    [zero] لا توجد مبالغ لا يُعرف هل أُرسلت.
    [one] مبلغ واحد لا يُعرف هل أُرسل أم لا: يلزم التحقق.
    [two] مبلغان لا يُعرف هل أُرسلا أم لا: يلزم التحقق.
    [few] { $n } مبالغ لا يُعرف هل أُرسلت أم لا: يلزم التحقق.
    [many] { $n } مبلغًا لا يُعرف هل أُرسلت أم لا: يلزم التحقق.
   *[other] { $n } مبلغ لا يُعرف هل أُرسلت أم لا: يلزم التحقق.
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = بلغت الالتزامات { $n }% من الميزانية.
overview-n-messages = { $n ->
    [zero] لا توجد رسائل من المشاركين بلا رد.
    [one] رسالة واحدة من مشارك بلا رد.
    [two] رسالتان من المشاركين بلا رد.
    [few] { $n } رسائل من المشاركين بلا رد.
    [many] { $n } رسالة من المشاركين بلا رد.
   *[other] { $n } رسالة من المشاركين بلا رد.
}
overview-n-reviews = { $n ->
    [zero] لا يوجد مشارك بانتظار مراجعة ناطق أصلي.
    [one] مشارك واحد بانتظار مراجعة ناطق أصلي.
    [two] مشاركان بانتظار مراجعة ناطق أصلي.
    [few] { $n } مشاركين بانتظار مراجعة ناطق أصلي.
    [many] { $n } مشاركًا بانتظار مراجعة ناطق أصلي.
   *[other] { $n } مشارك بانتظار مراجعة ناطق أصلي.
}
overview-n-locations = { $n ->
    [zero] لا يوجد مشارك يلزم التحقق من بلده.
    [one] يلزم التحقق من بلد مشارك واحد.
    [two] يلزم التحقق من بلدي مشاركَين.
    [few] يلزم التحقق من بلدان { $n } مشاركين.
    [many] يلزم التحقق من بلدان { $n } مشاركًا.
   *[other] يلزم التحقق من بلدان { $n } مشارك.
}
overview-n-tasks-without-hits = { $n ->
    [zero] لكل المهام المنشورة وحدات HIT.
    [one] توجد مهمة منشورة واحدة بلا وحدات HIT. يرجى إنشاء دفعة لها.
    [two] توجد مهمتان منشورتان بلا وحدات HIT. يرجى إنشاء دفعة لكل منهما.
    [few] توجد { $n } مهام منشورة بلا وحدات HIT. يرجى إنشاء دفعة لكل منها.
    [many] توجد { $n } مهمة منشورة بلا وحدات HIT. يرجى إنشاء دفعة لكل منها.
   *[other] توجد { $n } مهمة منشورة بلا وحدات HIT. يرجى إنشاء دفعة لكل منها.
}
overview-n-failed-jobs = { $n ->
    [zero] لم تفشل أي عملية في الخلفية.
    [one] فشلت عملية واحدة في الخلفية.
    [two] فشلت عمليتان في الخلفية.
    [few] فشلت { $n } عمليات في الخلفية.
    [many] فشلت { $n } عملية في الخلفية.
   *[other] فشلت { $n } عملية في الخلفية.
}
overview-results = النتائج
overview-open-results = فتح النتائج
overview-results-lead = محسوبة من جميع التسليمات المحتسبة. يتضمن كل تقرير فترات الثقة وطريقة الحساب وملفًا للتنزيل.
# Heading: the state of the study is draft, live or closed
overview-state = الحالة
# Button: the study starts, and workers can take its tasks
overview-go-live = إطلاق الدراسة
overview-go-live-lead = يمكن للمشاركين الذين لديهم رابط دعوة أن يبدؤوا فورًا. يجب نشر مهمة واحدة على الأقل.
overview-close = إغلاق الدراسة
overview-close-lead = لا يحصل المشاركون على وحدات HIT جديدة في دراسة مغلقة. ما زال من الممكن تسليم الوحدات الجارية.
overview-reopen = إعادة فتح الدراسة
overview-reopen-lead = الدراسة مغلقة. بعد إعادة فتحها يحصل المشاركون على وحدات HIT التي ما زالت تحتاج إلى تسليمات.
overview-not-ready = لا يمكن إطلاق الدراسة بعد. ينقصها:
overview-live-without = لم تكتمل هذه الخطوات. يمكن الإطلاق من دونها.

## Erasure of personal data

overview-personal-data = البيانات الشخصية للمشاركين
overview-erased-after = تُمحى البيانات الشخصية للمشاركين بعد إغلاق الدراسة بمدة { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
# Arguments: $date, $n
overview-all-erased = { $n ->
    [zero] كان موعد المحو { $date }، ولا يوجد مشاركون لمحو بياناتهم.
    [one] كان موعد المحو { $date }، وقد اكتمل للمشارك الوحيد.
    [two] كان موعد المحو { $date }، وقد اكتمل للمشاركَين كليهما.
    [few] كان موعد المحو { $date }، وقد اكتمل لجميع المشاركين وعددهم { $n }.
    [many] كان موعد المحو { $date }، وقد اكتمل لجميع المشاركين وعددهم { $n }.
   *[other] كان موعد المحو { $date }، وقد اكتمل لجميع المشاركين وعددهم { $n }.
}
# Arguments: $date, $erased, $n
overview-erasing = يبدأ المحو بتاريخ { $date }. المشاركون الذين مُحيت بياناتهم حتى الآن: { $erased } من { $n }.
overview-n-owed = { $n ->
    [zero] لا يوجد مشارك له مستحقات أو بانتظار قرار.
    [one] مشارك واحد لم يُدفع له أو ينتظر قرارًا. تُحفظ بياناته إلى أن يُسوّى ذلك.
    [two] مشاركان لم يُدفع لهما أو ينتظران قرارًا. تُحفظ بياناتهما إلى أن يُسوّى ذلك.
    [few] { $n } مشاركين لم يُدفع لهم أو ينتظرون قرارًا. تُحفظ بياناتهم إلى أن يُسوّى ذلك.
    [many] { $n } مشاركًا لم يُدفع لهم أو ينتظرون قرارًا. تُحفظ بياناتهم إلى أن يُسوّى ذلك.
   *[other] { $n } مشارك لم يُدفع لهم أو ينتظرون قرارًا. تُحفظ بياناتهم إلى أن يُسوّى ذلك.
}

## Steps of the setup checklist

setup-consent = كتابة نموذج الموافقة
setup-public-texts = كتابة العنوان والوصف للمشاركين
setup-sources = استيراد المصادر
setup-qualification = ضبط قواعد التأهيل
setup-task = إضافة مهمة ونشرها
setup-batch = إنشاء دفعة من وحدات HIT
setup-invite = دعوة المشاركين برابط
# The study starts: workers can take its tasks
setup-go-live = إطلاق الدراسة

## What follows if a study goes live without a step of the checklist

without-consent = يرى المشاركون نموذج الموافقة الافتراضي في كل لغة ليس لها نص خاص بك.
without-public-texts = حيث لا يتوفران، يرى المشاركون عنوان الدراسة نفسه من دون وصف.
# Languages in which a text is missing
overview-missing-in = غير متوفر باللغات: { $languages }.
without-sources = لا توجد نصوص للعمل عليها.
without-qualification = يمكن لكل من لديه رابط دعوة أن يعمل.
without-task = ليس لدى المشاركين أي مهمة.
without-batch = يمكن للمشاركين اجتياز خطوات التأهيل، لكنهم لا يجدون وحدات HIT.
without-invitation = لا يمكن لأحد الانضمام إلى الدراسة كمشارك.
