### The page of metric correlation with human ratings.

metrics-title = ارتباط المقاييس بالتقييمات البشرية
metrics-lead = مدى توافق كل مقياس آلي مع التقييمات البشرية للمخرجات نفسها.
metrics-none = تظهر الارتباطات هنا عندما يقيّم أشخاص المخرجات وتحسب المقاييس درجاتها.
metrics-rank-lead = المرتبة 1 هي الأفضل: المقياس الذي تدل قيمه العالية على الجودة ينبغي أن يكون ارتباطه سالبًا.
metrics-lower-better = {"\u2068"}{ $name }{"\u2069"} (الأدنى أفضل)
metrics-higher-better = {"\u2068"}{ $name }{"\u2069"} (الأعلى أفضل)
# Arguments: $question, $language
metrics-table = ارتباط المقاييس مع { $question } في { $language }

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = المخرجات: r
metrics-outputs-rho = المخرجات: ρ
metrics-outputs-n = المخرجات: n
metrics-systems-r = الأنظمة: r، فترة ثقة 95%
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

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = ارتباط المقاييس بالتقييمات البشرية في { $language }
metrics-grid-strongest = { $language }: أقوى ارتباط هو ارتباط {"\u2068"}{ $metric }{"\u2069"} مع {"\u2068"}{ $question }{"\u2069"} ({"\u2066"}r = { $r }{"\u2069"})
metrics-grid-few = { $language }: أقل من 10 مخرجات، وهي قليلة جدًا لاستخلاص نتيجة
metrics-grid-hint = كل خلية هي معامل r لـ Pearson بين مقياس ومتوسط التقييم البشري، على المخرجات. يؤدي فتح خلية إلى عرض مخرجاتها.
metrics-grid-few-mark = تعني علامة الاستفهام أقل من 10 مخرجات: قد تتغير القيمة كثيرًا بإضافة مخرَج آخر.
metrics-few-texts = { $n ->
    [zero] لا يوجد أي مخرَج: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج.
    [one] مخرَج واحد فقط: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج آخر.
    [two] مخرَجان فقط: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج آخر.
    [few] { $n } مخرجات فقط: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج آخر.
    [many] { $n } مخرَجًا فقط: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج آخر.
   *[other] { $n } مخرَج فقط: قد تتغير هذه القيمة كثيرًا بإضافة مخرَج آخر.
}

## The outputs behind one cell

metrics-rises-with-rating = ترتفع قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات ذات التقييمات الأعلى: {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-falls-with-rating = تنخفض قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات ذات التقييمات الأعلى: {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-rises-with-rank = ترتفع قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات ذات المراتب الأسوأ: {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-falls-with-rank = ترتفع قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات ذات المراتب الأفضل: {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-rises-with-share = ترتفع قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات التي اختار لها عدد أكبر من الأشخاص {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-falls-with-share = تنخفض قيمة {"\u2068"}{ $metric }{"\u2069"} في المخرجات التي اختار لها عدد أكبر من الأشخاص {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-relation-none = لا تظهر علاقة واضحة بين {"\u2068"}{ $metric }{"\u2069"} و {"\u2068"}{ $question }{"\u2069"} ({ $language })
metrics-relation-few = {"\u2068"}{ $metric }{"\u2069"} و {"\u2068"}{ $question }{"\u2069"} ({ $language }): لا نتيجة من هذه المخرجات
metrics-points-facts = {"\u2066"}n = { $n }{"\u2069"}، {"\u2066"}r = { $r }{"\u2069"}، فترة ثقة 95% {"\u2066"}{ $interval }{"\u2069"}، {"\u2066"}ρ = { $rho }{"\u2069"}.
metrics-points-facts-alone = {"\u2066"}n = { $n }{"\u2069"}، {"\u2066"}r = { $r }{"\u2069"}، {"\u2066"}ρ = { $rho }{"\u2069"}.
metrics-points-hint = كل علامة هي مخرَج. والعلامة الأكبر تمثل عدة مخرجات في الموضع نفسه.
metrics-axis-range = {"\u2068"}{ $name }{"\u2069"} (من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"})
metrics-axis-rating = متوسط التقييم البشري، {"\u2068"}{ $question }{"\u2069"}
metrics-points-n = التقييمات
metrics-points-table = {"\u2068"}{ $metric }{"\u2069"} ومتوسط التقييم البشري لكل مخرَج: {"\u2068"}{ $question }{"\u2069"} في { $language }
metrics-points-first = المخرجات ذات التقييمات الأعلى ({ $most } من { $n }). يحتوي ملف CSV عليها جميعًا.
metrics-points-csv = تنزيل هذه المخرجات (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = مقارنة المقاييس
metrics-best-lead = هل ارتباط المقياس بالتقييمات أضعف من ارتباط أقوى مقياس؟ لا تُحتسب إشارة الارتباط.
metrics-best-clear = {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ وجميع المقاييس الأخرى تختلف عنه اختلافًا ذا دلالة.
metrics-best-alike = { $n ->
    [zero] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ وجميع المقاييس الأخرى تختلف عنه اختلافًا ذا دلالة.
    [one] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ ومقياس واحد آخر لا يختلف عنه اختلافًا ذا دلالة.
    [two] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ ومقياسان آخران لا يختلفان عنه اختلافًا ذا دلالة.
    [few] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ و { $n } مقاييس أخرى لا تختلف عنه اختلافًا ذا دلالة.
    [many] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ و { $n } مقياسًا آخر لا تختلف عنه اختلافًا ذا دلالة.
   *[other] {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ و { $n } مقياس آخر لا تختلف عنه اختلافًا ذا دلالة.
}
metrics-best-alone = {"\u2068"}{ $metric }{"\u2069"} له أقوى ارتباط ({"\u2066"}r = { $r }{"\u2069"})؛ ولا يوجد مقياس آخر لمقارنته به.
metrics-best-few = لا يمكن عدّ أي مقياس الأقوى: كل مقياس إما بلا ارتباط وإما له أقل من 10 مخرجات.
metrics-best-column = مقارنةً مع {"\u2068"}{ $metric }{"\u2069"}
metrics-best-column-none = المقارنة
metrics-best-is = أقوى ارتباط
metrics-best-differs = يختلف ({"\u2066"}{ $p }{"\u2069"})
metrics-best-no-difference = لا فرق ذا دلالة ({"\u2066"}{ $p }{"\u2069"})
metrics-best-not-compared = بلا مقارنة: أقل من 10 مخرجات
metrics-no-interval-few = لا توجد: أقل من 10 مخرجات
metrics-same-values = بلا مقارنة: ترتفع قيمه مع قيم أقوى مقياس بالمقدار المتناسب نفسه

## How is this computed?

metrics-method-scope = المقاييس المحسوبة من جميع مخرجات النظام معًا، مثل perplexity، معروضة في صفحة «التقييم».
metrics-method-r = الرمز r هو ارتباط Pearson بين المقياس ومتوسط التقييم البشري؛ والرمز ρ هو ارتباط Spearman، وكلاهما على المخرجات.
metrics-method-outputs = المخرجات: تُجمع مخرجات جميع الأنظمة معًا كما في Mir et al. (2019). العدد بعد ± هو الحد المستخدم في تلك الورقة، {"\u2066"}1.96(1 − r²)/√n{"\u2069"}، أما فترة Fisher فبمستوى 95%.
metrics-method-systems = الأنظمة: الرمز r هو ارتباط متوسطات الأنظمة، مع فترة ثقة 95% بطريقة Fisher. تلزم أربعة أنظمة على الأقل.
metrics-method-pooling = يخلط الجمع بين سؤالين: هل يميّز المقياس الأنظمة الجيدة من الرديئة، وهل يميّز المخرجات الجيدة من الرديئة لنظام واحد. عند أقل من عشرة أنظمة لا تدل القيمة الخاصة بالأنظمة على الكثير.
metrics-method-difference = الفروق: اختبار Williams لارتباطين مع التقييمات نفسها {"\u2066"}(Williams 1959, Steiger 1980){"\u2069"}، على المخرجات التي لها درجات بالمقياسين معًا. تُعكس أولًا إشارة المقياس ذي الارتباط السالب. ويشمل تصحيح Holm جميع مقارنات الجدول؛ والفرق عند {"\u2066"}p < .05{"\u2069"} ذو دلالة.
metrics-method-few = عند أقل من 10 مخرجات لا توجد فترة ولا اختبار؛ وعند أقل من 10 أنظمة لا توجد فترة. وتحتوي الملفات على جميع الأرقام.
