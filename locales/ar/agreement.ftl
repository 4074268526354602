### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = الاتفاق بين المقيّمين
agreement-lead = مدى الاتفاق بين المشاركين الذين حكموا على النصوص نفسها، لكل مهمة وسؤال ولغة.
agreement-empty = يظهر الاتفاق هنا بعد أن يحكم مشاركان على النص نفسه.

## The matrix of tasks and languages

# Column head: a task and its question
agreement-task-and-question = المهمة والسؤال
agreement-matrix-caption = المعامل الرئيسي مع فترة ثقة 95%. عند اختيار خلية تظهر جميع المؤشرات الإحصائية.
# Legend: a range of values of a coefficient
agreement-band-reliable = 0.80 فأكثر: موثوق
agreement-band-tentative = من 0.67 إلى 0.80: استنتاجات أولية فقط
agreement-band-unreliable = أقل من 0.67: غير موثوق
agreement-bands-note = تتبع الرموز عُرف Krippendorff ولا تظهر إلا مع معامله. يعرض كل خط الفترة على محور من 0 إلى 1.

## One task and language

agreement-all-tables = جميع المهام واللغات
agreement-all-statistics = جميع المؤشرات الإحصائية
# $table is a task and its language.
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = {"\u2068"}{ $table }{"\u2069"}: قيمة { $coefficient } هي { $value } (كل المعاملات مع فترات ثقة 95%)
agreement-filter = اختيار الإجابات
# Labels of a form that selects answers
agreement-only-version = نسخة المهمة
agreement-only-batch = الدفعة
agreement-without-worker = باستثناء المشارك
agreement-from-day = من يوم (UTC)
agreement-to-day = إلى يوم (UTC)
# Button
agreement-apply = عرض
agreement-batch-without-name = دفعة بلا اسم
agreement-nothing-selected = لا توجد إجابات تطابق هذا الاختيار. يرجى تغيير عوامل التصفية أعلاه أو مسحها.
agreement-workers-lead = اتفاق كل مشارك مع الآخرين الذين حكموا على النصوص نفسها.
agreement-workers-caption = اتفاق كل مشارك مع الآخرين
# Column heads
agreement-shared-items = العناصر المشتركة
agreement-equal = الإجابات المتطابقة (%)
agreement-with-others = الارتباط مع الآخرين
agreement-bias = فرق المتوسطين
# Mark next to a worker
agreement-with-nobody = لا يتفق مع أحد
agreement-workers-method = العناصر المشتركة هي العناصر التي حكم عليها مشارك آخر أيضًا. تُحسب أزواج من إجابات المشارك وإجابات غيره عن العنصر نفسه، والإجابات المتطابقة هي النسبة المئوية من الأزواج التي تتطابق فيها الإجابتان. الارتباط هو ارتباط Spearman مع متوسط الآخرين. فرق المتوسطين هو متوسط المشارك مطروحًا منه متوسط الآخرين. توضع علامة على المشاركين الذين لهم 10 عناصر مشتركة على الأقل إذا كان ارتباطهم أقل من 0.1 وأدنى من وسيط ارتباط المشاركين بفارق لا تفسره المصادفة إلا في أقل من حالة واحدة من كل 1,000. أما في الإجابات التي لا ترتيب لها فيُقارن متوسط النسبة المئوية للإجابات المتطابقة لكل عنصر، والحد عندئذ هو مستوى المصادفة مضافًا إليه عُشر المسافة بينه وبين 100%. المشارك الذي يعطي دائمًا الإجابة نفسها بينما تتباين إجابات الآخرين يُعامَل كأن ارتباطه يساوي 0.
agreement-items = العناصر الأكثر إثارة للاختلاف
agreement-items-lead = 20 عنصرًا على الأكثر، بدءًا بأكبرها فروقًا.
agreement-items-caption = العناصر الأكثر إثارة للاختلاف
# Column heads
agreement-item-text = النص
agreement-item-spread = التشتت
agreement-item-answers = الإجابات
agreement-adjudicate = التحكيم في هذه الاختلافات

## The table of a question

# Arguments: $question, $language
agreement-caption = الاتفاق على { $question } في { $language }
# Column head: what a value means, in a sentence
agreement-interpretation = التفسير
# Arguments: $items, $judgements
agreement-based-on = العناصر: { $items }، الأحكام: { $judgements }
# Arguments: $items, $workers, $judgements, $pairs, $coverage
agreement-data = العناصر: { $items }. المشاركون: { $workers }. الأحكام: { $judgements }. أزواج الأحكام على العنصر نفسه: { $pairs }. نسبة توليفات العناصر والمشاركين التي لها حكم: { $coverage }.
agreement-extra = لا تُحتسب التسليمات الإضافية.
agreement-skipped = { $n ->
    [zero] لم يتعذّر التقييم على أي مشارك.
    [one] في حالة واحدة، تعذّر التقييم على المشارك وذكر سببًا بدلًا منه.
    [two] في حالتين، تعذّر التقييم على المشارك وذكر سببًا بدلًا منه.
    [few] في { $n } حالات، تعذّر التقييم على المشارك وذكر سببًا بدلًا منه.
    [many] في { $n } حالة، تعذّر التقييم على المشارك وذكر سببًا بدلًا منه.
   *[other] في { $n } حالة، تعذّر التقييم على المشارك وذكر سببًا بدلًا منه.
}
# Followed by the digest of the configuration of the computation
agreement-configuration = إعدادات الحساب:
# The range of 95% of the draws of a simulation. It is not a confidence interval.
# Arguments: $low, $high
agreement-spread = مدى السحوبات: من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}
# The name of a statistic
agreement-percent = نسبة الاتفاق المئوية
# The name of a statistic: the F1 score of highlighted spans
agreement-f1-spans = مقياس F1 للمقاطع
agreement-named-after = { $symbol } ({ $person })
agreement-variant-interval = فاصلي
agreement-variant-nominal = اسمي
agreement-variant-ordinal = رتبي
agreement-variant-ratio = نسبي
agreement-variant-unitizing = بالمقاطع
agreement-variant-linear = خطي
agreement-variant-quadratic = تربيعي
agreement-variant-mean-of-pairs = متوسط الأزواج
agreement-variant-simulated = مقيّمون محاكَون
agreement-variant-by-reml = بطريقة REML

## Groups of statistics

agreement-family-observed = الاتفاق المرصود
agreement-family-corrected = الاتفاق المصحَّح من أثر المصادفة
agreement-family-variance = نسب التباين
agreement-family-simulated = المقيّمون المحاكَون

## What a value means

agreement-reading-chance = الاتفاق ليس أعلى من مستوى المصادفة.
agreement-reading-equal = في { $percent }% من أزواج الأحكام على النص نفسه، أعطى المشاركان الإجابة ذاتها.
agreement-reading-spans = مما يظلّله أحد المشاركين، يظلّل مشارك آخر { $percent }% بالتسمية نفسها.
agreement-reading-variance = نسبة { $percent }% من التباين تقع بين النصوص. أما الباقي فمن الفروق بين المشاركين.
agreement-reading-strictness = نسبة { $percent }% من التباين تقع بين النصوص بعد استبعاد أثر تشدد كل مشارك.
agreement-reading-concordance = تبلغ ترتيبات المشاركين للنصوص { $percent }% من المسافة بين انعدام الاتفاق والاتفاق التام.
agreement-reading-simulated = يبلغ اتفاق مشارك واحد مع متوسط الآخرين { $percent }% من المسافة بين المصادفة والاتفاق التام.
agreement-reading-beyond = يبلغ الاتفاق { $percent }% من المسافة بين المصادفة والاتفاق التام.
# One of these three follows agreement-reading-beyond for Krippendorff's alpha
agreement-reading-reliable = وفق عُرف Krippendorff، يمكن الاعتماد على البيانات ابتداءً من 0.80.
agreement-reading-tentative = وفق عُرف Krippendorff، لا تسمح القيم بين 0.67 و0.80 إلا باستنتاجات أولية.
agreement-reading-unreliable = وفق عُرف Krippendorff، لا تسمح القيم الأدنى من 0.67 بأي استنتاجات من نصوص مفردة.
# Each of these three is followed by a sentence that says how well the two match
agreement-reading-linear = تُقارن أحكام مشارك واحد بمتوسط الآخرين.
agreement-reading-order = يُقارن ترتيب النصوص لدى مشارك واحد بترتيبها وفق متوسط الآخرين.
agreement-reading-ranking = يُقارن ترتيب المخرجات لدى مشارك واحد بمتوسط ترتيبها لدى الآخرين.
agreement-match-exact = التطابق بينهما شبه تام.
agreement-match-well = التوافق بينهما جيد.
agreement-match-roughly = التوافق بينهما تقريبي.
agreement-match-weakly = التوافق بينهما ضعيف.
agreement-match-none = لا توافق بينهما.

## Why a statistic has no value

agreement-undefined-no-ratings = لا توجد تقييمات.
agreement-undefined-one-rater = لم يقيّم هذه النصوص سوى مشارك واحد.
agreement-undefined-no-pairs = لم يُقيَّم أي عنصر مرتين.
agreement-undefined-one-category = جميع التقييمات متطابقة، ولذلك لا يمكن تمييز الاتفاق من المصادفة.
agreement-undefined-no-variance = لا تباين في القيم.
agreement-undefined-negative-variance = أحد التباينات المقدَّرة سالب، ولذلك لا معنى للنسبة.
# Arguments: $n, $need
agreement-undefined-few-items = يلزم { $need } من العناصر على الأقل. عدد العناصر: { $n }.
# Arguments: $n, $need
agreement-undefined-few-observations = يلزم { $need } من المشاهدات على الأقل. عدد المشاهدات: { $n }.
agreement-undefined-incomplete = لم يقيّم كل مشارك كل عنصر مرة واحدة بالضبط.
agreement-undefined-replicates = قيّم أحد المشاركين عنصرًا أكثر من مرة.
agreement-undefined-nothing-shared = لا يوجد عنصر مشترك بين المشاركَين.
agreement-undefined-not-numeric = القيم تسميات وليست أرقامًا.
agreement-undefined-not-ordered = القيم تسميات لا ترتيب لها.
agreement-undefined-negative = لا توجد في السلّم النسبي قيم أقل من الصفر.
agreement-undefined-disconnected = تنقسم التقييمات إلى مجموعات لا يجمعها عنصر ولا مشارك.
agreement-undefined-not-converged = لم يتقارب التقدير. عدد التكرارات: { $n }.

## Notes on values

# Arguments: $n, $percent
agreement-few-items = { $n ->
    [zero] لا يوجد عنصر له تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
    [one] عنصر واحد فقط له تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
    [two] عنصران فقط لكل منهما تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
    [few] { $n } عناصر فقط لكل منها تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
    [many] { $n } عنصرًا فقط لكل منها تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
   *[other] { $n } عنصر فقط لكل منها تقييمان. قد تحتوي الفترة على القيمة الحقيقية في أقل من { $percent }% من الحالات.
}
# Arguments: $n, $enough, $percent
agreement-few-items-some = العناصر التي لها تقييمان: { $n }. عند أقل من { $enough }، قد تحتوي بعض الفترات على القيمة الحقيقية في أقل من { $percent }% من الحالات: فترات المؤشرات التي تربّع المسافات، أو التي تخص فئة واحدة، أو المبنية على خطأ معياري.
agreement-few-raters = { $n ->
    [zero] لا يوجد مشاركون: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
    [one] مشارك واحد فقط: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
    [two] مشاركان فقط: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
    [few] { $n } مشاركين فقط: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
    [many] { $n } مشاركًا فقط: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
   *[other] { $n } مشارك فقط: قد تكون فترات المقيّمين المحاكَين أقصر من اللازم.
}
agreement-options-differ = عرضت نسخ المهمة إجابات مختلفة. يأخذ اتفاق المصادفة جميع هذه الإجابات في الحسبان لكل نص.

## Careless annotators: what people who do not read the texts would reach

agreement-careless = قيم للمقارنة: مقيّمون غير مكترثين على هذه النصوص
agreement-careless-caption = مقيّمون غير مكترثين بدلًا من المقيّم المحاكى، مقارنةً بمتوسط الآخرين (200 سحب)
# Column head
agreement-annotator = المقيّم
agreement-careless-random = أي نقطة على السلّم باحتمال متساوٍ
agreement-careless-majority = النقطة الأكثر تكرارًا دائمًا
agreement-careless-always = دائمًا {"\u2066"}{ $point }{"\u2069"}
agreement-careless-noise = متوسط الآخرين مع { $percent }% من الإجابات العشوائية

## How the statistics are computed

agreement-how-pairing = تُقرن الأحكام بحسب العنصر، لا بحسب الموضع أبدًا.
agreement-how-scale = تُعامل السلالم على أنها رتبية: المسافة بين نقطتين هي عدد التقييمات الواقعة بينهما.
agreement-how-chance = القيم المصحَّحة من أثر المصادفة تساوي 0 عند اتفاق بمستوى المصادفة و1 عند الاتفاق التام.
agreement-how-simulated = المقيّم المحاكى مشارك يُسحب عشوائيًا لكل عنصر ويُقارن بمتوسط الآخرين. القيمة هي وسيط 1,000 سحب. لحساب κ يُقرَّب هذا المتوسط إلى أقرب نقطة على السلّم، والمتوسط الواقع في المنتصف تمامًا بين نقطتين إلى النقطة الزوجية.
agreement-how-spread = مدى السحوبات هو المجال الذي يضم 95% من السحوبات. وهو ليس فترة ثقة: لو اختلفت النصوص أو اختلف المشاركون لاختلفت القيم.
agreement-how-intervals = تغطي الفترات هذا التباين. فترات المقيّمين المحاكَين محسوبة بطريقة bootstrap على النصوص والمشاركين. وفترات المعاملات محسوبة بطريقة bootstrap على النصوص (BCa مع jackknife).
agreement-how-short = عند وجود أقل من 20 نصًا أو إجابة نادرة جدًا، قد تكون الفترات أقصر من اللازم.
agreement-how-two = عند المقارنة بين مخرَجين، يكون اتفاق المصادفة هو اتفاق مشاركين لا يستطيعون التمييز بين مخرَجي العنصر.
agreement-guide = معنى كل مؤشر إحصائي ومتى يُذكر
agreement-seed = تُحسب الفترات والسحوبات ببذرة الدراسة ({ $seed }). تعطي البيانات نفسها الأرقام نفسها في هذه الصفحة وفي جميع الملفات وفي سطر الأوامر.

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

# $submissions is “2 submissions”, $workers is “1 worker”.
# Arguments: $submissions, $workers
agreement-left-out = المستبعد من الإحصاءات: { $submissions } من { $workers }.
agreement-n-submissions = { $n ->
    [zero] { $n } تسليم
    [one] تسليم واحد
    [two] تسليمان
    [few] { $n } تسليمات
    [many] { $n } تسليمًا
   *[other] { $n } تسليم
}
agreement-n-workers = { $n ->
    [zero] { $n } مشارك
    [one] مشارك واحد
    [two] مشاركين اثنين
    [few] { $n } مشاركين
    [many] { $n } مشاركًا
   *[other] { $n } مشارك
}
agreement-one-withdrew = انسحب مشارك واحد من الدراسة وأبقى إجاباته فيها.
agreement-one-withdrew-removed = انسحب مشارك واحد من الدراسة وأُزيلت إجاباته بطلبه.
# $n is at least 2.
# Arguments: $n, $removed
agreement-withdrew = عدد المشاركين الذين انسحبوا من الدراسة: { $n }؛ ومنهم من أُزيلت إجاباتهم بطلبهم: { $removed }.

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [zero] لا إجابات
    [one] إجابة واحدة
    [two] إجابتان
    [few] { $n } إجابات
    [many] { $n } إجابة
   *[other] { $n } إجابة
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [zero] { $n } نص مسحوب
    [one] نص مسحوب واحد
    [two] نصين مسحوبين
    [few] { $n } نصوص مسحوبة
    [many] { $n } نصًا مسحوبًا
   *[other] { $n } نص مسحوب
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = مستبعد من الإحصاءات: { $answers } عن { $texts }.

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = التسليمات المرفوضة المستبعدة وفق إعدادات الدراسة: { $n }.
agreement-how-tied-ranks = في الترتيب، تُعدّ الأنظمة ذات المرتبة نفسها أو متوسط المرتبة نفسه متعادلة. يأخذ معامل Kendall τ-b التعادلات في الحسبان، والعنصر الذي تتعادل فيه جميع الأنظمة لا قيمة له ويُستبعد من ذلك السحب.
