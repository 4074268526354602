### The page of metric correlation with human ratings.

metrics-title = ارتباط المقاييس بالتقييمات البشرية
metrics-lead = مدى توافق كل مقياس آلي مع التقييمات البشرية للمخرجات نفسها.
metrics-none = تظهر الارتباطات هنا عندما يقيّم أشخاص المخرجات وتحسب المقاييس درجاتها.
metrics-rank-lead = المرتبة 1 هي الأفضل: المقياس الذي تدل قيمه العالية على الجودة ينبغي أن يكون ارتباطه سالبًا.
# Arguments: $question, $language
metrics-table = ارتباط المقاييس مع { $question } في { $language }

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = المخرجات: r
metrics-outputs-rho = المخرجات: ρ
metrics-outputs-n = المخرجات: n
metrics-systems-r = الأنظمة: r، فترة 95%
metrics-systems-n = الأنظمة: n

## In place of a value: why there is none

metrics-no-interval = غير متاح: تلزم أربعة مخرجات على الأقل، ويجب أن تقع r بين {"\u2066"}−1{"\u2069"} و 1
metrics-no-variance = غير متاح: إحدى القيمتين لا تتباين
# Arguments: $n, $need
metrics-few-outputs = غير متاح: يوجد { $n ->
    [zero] { $n } مخرَج
    [one] مخرَج واحد
    [two] مخرَجان
    [few] { $n } مخرجات
    [many] { $n } مخرَجًا
   *[other] { $n } مخرَج
}، ويلزم { $need } على الأقل
# Arguments: $n, $need
metrics-too-few-systems = غير متاح: يوجد { $n ->
    [zero] { $n } نظام
    [one] نظام واحد
    [two] نظامان
    [few] { $n } أنظمة
    [many] { $n } نظامًا
   *[other] { $n } نظام
}، ويلزم { $need } على الأقل
metrics-undefined = غير متاح: { $reason }
metrics-warning = { $n ->
    [zero] لا يوجد أي نظام: قد تتغير هذه القيمة كثيرًا بإضافة نظام.
    [one] نظام واحد فقط: قد تتغير هذه القيمة كثيرًا بإضافة نظام آخر.
    [two] نظامان فقط: قد تتغير هذه القيمة كثيرًا بإضافة نظام آخر.
    [few] { $n } أنظمة فقط: قد تتغير هذه القيمة كثيرًا بإضافة نظام آخر.
    [many] { $n } نظامًا فقط: قد تتغير هذه القيمة كثيرًا بإضافة نظام آخر.
   *[other] { $n } نظام فقط: قد تتغير هذه القيمة كثيرًا بإضافة نظام آخر.
}

## How is this computed?

metrics-method-scope = المقاييس المحسوبة من جميع مخرجات النظام معًا، مثل perplexity، معروضة في صفحة «التقييم».
metrics-method-r = الرمز r هو ارتباط Pearson بين المقياس ومتوسط التقييم البشري؛ والرمز ρ هو ارتباط Spearman، وكلاهما على المخرجات.
metrics-method-outputs = المخرجات: تُجمع مخرجات جميع الأنظمة معًا كما في Mir et al. (2019). العدد بعد ± هو الحد المستخدم في تلك الورقة، {"\u2066"}1.96(1 − r²)/√n{"\u2069"}، أما فترة Fisher فبمستوى 95%.
metrics-method-systems = الأنظمة: الرمز r هو ارتباط متوسطات الأنظمة، مع فترة 95% بطريقة Fisher. تلزم أربعة أنظمة على الأقل.
metrics-method-pooling = يخلط الجمع بين سؤالين: هل يميّز المقياس الأنظمة الجيدة من الرديئة، وهل يميّز المخرجات الجيدة من الرديئة لنظام واحد. عند أقل من عشرة أنظمة لا تدل القيمة الخاصة بالأنظمة على الكثير.
