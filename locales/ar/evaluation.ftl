### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = التقييم
evaluation-lead = المقاييس الآلية والتقييم البشري لمخرجات كل نظام وللصياغات.
evaluation-empty = تظهر الدرجات البشرية هنا بعد تقييم النصوص أو ترتيبها.
# Names of files to download
evaluation-human-csv = التقييم البشري (CSV)
evaluation-human-json = التقييم البشري (JSON)
evaluation-human-latex = التقييم البشري (LaTeX)
evaluation-metrics-csv = المقاييس الآلية (CSV)
evaluation-metrics-json = المقاييس الآلية (JSON)
evaluation-metrics-latex = المقاييس الآلية (LaTeX)
# Label: the system with which the others are compared
evaluation-baseline = خط الأساس
evaluation-compare = مقارنة الأنظمة

## Human evaluation

evaluation-human = التقييم البشري · { $language }
evaluation-human-caption = التقييم البشري للأنظمة في { $language }
# Column heads
evaluation-mean-rank = { $question } (متوسط المرتبة، 1 هي الأفضل)
evaluation-share = { $question } (النسبة)
# $texts is “8 texts”, $judgements is “24 judgements”.
# Arguments: $texts, $judgements
evaluation-based-on = { $texts }، { $judgements }
evaluation-n-texts = { $n ->
    [zero] { $n } نص
    [one] نص واحد
    [two] نصان
    [few] { $n } نصوص
    [many] { $n } نصًا
   *[other] { $n } نص
}
evaluation-n-judgements = { $n ->
    [zero] { $n } حكم
    [one] حكم واحد
    [two] حكمان
    [few] { $n } أحكام
    [many] { $n } حكمًا
   *[other] { $n } حكم
}
# In place of a p-value: there is none
evaluation-no-p = قيمة p: غير متاحة
evaluation-how-scores = درجة النص هي متوسط الأحكام عليه. ودرجة النظام هي متوسط درجات نصوصه، فيكون لكل نص الوزن نفسه.
evaluation-how-intervals = الفترات محسوبة بطريقة percentile bootstrap على النصوص مع 1,000 تكرار وببذرة الدراسة.
evaluation-how-blind = رأى المشاركون النصوص بترتيب عشوائي ومن دون أسماء الأنظمة.
evaluation-star-note = تشير النجمة إلى فرق عن { $baseline } عند {"\u2066"}p < .05{"\u2069"} وفق اختبار عشوأة (randomisation test) على النصوص المشتركة بينهما: حساب تام حتى 16 نصًا، و10,000 سحب فوق ذلك. لا توضع نجمة عند أقل من 6 نصوص.

evaluation-highest = أعلى متوسط: {"\u2068"}{ $system }{"\u2069"}
evaluation-highest-share = أعلى نسبة: {"\u2068"}{ $system }{"\u2069"}
evaluation-not-tested = {"\u2068"}{ $finding }{"\u2069"} (عدد النصوص لا يكفي لإجراء اختبار)
evaluation-highest-like = أعلى متوسط: {"\u2068"}{ $system }{"\u2069"}، من دون فرق ذي دلالة إحصائية عن {"\u2067"}{ $systems }{"\u2069"}
evaluation-highest-share-like = أعلى نسبة: {"\u2068"}{ $system }{"\u2069"}، من دون فرق ذي دلالة إحصائية عن {"\u2067"}{ $systems }{"\u2069"}
evaluation-best-rank = أفضل متوسط مرتبة: {"\u2068"}{ $system }{"\u2069"}
evaluation-best-rank-like = أفضل متوسط مرتبة: {"\u2068"}{ $system }{"\u2069"}، من دون فرق ذي دلالة إحصائية عن {"\u2067"}{ $systems }{"\u2069"}
evaluation-finding = {"\u2068"}{ $measure }{"\u2069"} · { $language }: {"\u2068"}{ $finding }{"\u2069"}
evaluation-letters = المتوسطات مع فترات ثقة 95%. لا توجد فروق ذات دلالة إحصائية بين الأنظمة التي تشترك في حرف: اختبارات عشوأة (randomisation tests) بين كل نظامين (اختبارات t فوق 2,000 نص)، مع تصحيح Holm، عند {"\u2066"}p < .05{"\u2069"}.
evaluation-untested = الأشكال التي بلا أحرف: قُيّم عدد قليل جدًا من النصوص لمقارنة كل نظامين مع التصحيح.
evaluation-too-little = البيانات غير كافية: {"\u2068"}{ $tables }{"\u2069"}. إذا قلّ عدد النصوص المقيَّمة عن نصين فلا فترة ثقة لمتوسط النظام ولا يُعد نتيجة.
evaluation-too-little-pairs = البيانات غير كافية: {"\u2068"}{ $pairs }{"\u2069"}. إذا قلّ عدد النصوص عن نصين فلا تُعد المفاضلة نتيجة.
evaluation-as-table = عرض في جدول
evaluation-shares = نسبة كل إجابة حسب النظام
evaluation-independent = يُقارن نظامان نصًا بنص إذا اشتركا في 6 نصوص على الأقل وفي نصف نصوص النظام الأقل نصوصًا. وإلا فيُقارنان بوصفهما عينتين مستقلتين باختبار t لـ Welch على النصوص التي لدى أحدهما فقط، إذا كان لكل منهما 20 نصًا منها على الأقل.
evaluation-pairs = الاختبارات بين الأنظمة
evaluation-pairs-caption = الاختبارات بين الأنظمة: {"\u2068"}{ $question }{"\u2069"} · { $language }
evaluation-comparison = المقارنة
evaluation-p-corrected = p (Holm)
evaluation-paired = نصًا بنص
evaluation-independent-samples = عينتان مستقلتان

## Preferences between two outputs

# Arguments: $question, $language
evaluation-preferences = التفضيلات · { $question } · { $language }
# Arguments: $question, $language
evaluation-preferences-caption = التفضيلات حسب { $question } في { $language }
# Column heads: the share of judgements
evaluation-a-better = الأفضل A (%)
evaluation-neither = لا فرق (%)
evaluation-b-better = الأفضل B (%)
evaluation-preferences-note = النسب المئوية حصص من الأحكام. والقيمة p من اختبار الإشارة على النصوص: يفوز بالنص النظام الذي فضّله عدد أكبر من المشاركين. تُستبعد النصوص التي لا فائز فيها.
evaluation-win-rate-note = معدل الفوز هو نسبة الأحكام على النص التي تفضّل النظام، بمتوسط النصوص؛ ويُحتسب «لا فرق» نصفًا.
evaluation-over = {"\u2068"}{ $better }{"\u2069"} مقابل {"\u2068"}{ $other }{"\u2069"}
evaluation-preferred = يُفضَّل {"\u2068"}{ $better }{"\u2069"} على {"\u2068"}{ $other }{"\u2069"}
evaluation-none-preferred = لا يوجد نظام مفضل بوضوح

## Automatic metrics

evaluation-automatic = المقاييس الآلية · { $language }
evaluation-automatic-caption = المقاييس الآلية في { $language }
# Column head: how many outputs of a system have scores
evaluation-scored = المحسوبة درجاتها
evaluation-signatures = تواقيع المقاييس
# Heading of a list: metrics without values, each with the reason
evaluation-missing = مقاييس غير متاحة
evaluation-against-rewrites = محسوبة بالمقارنة مع صياغات المصدر نفسه: { $metrics }. تُقارن كل صياغة بصياغات المشاركين الآخرين.
evaluation-together = محسوبة من جميع مخرجات النظام معًا: { $metrics }.
evaluation-means = جميع القيم الأخرى متوسطات على النصوص.
evaluation-self-bleu = يقارن Self-BLEU المخرَج بمصدره، ولذلك يحصل COPY على 100.
evaluation-no-value = غير متاح: لا توجد صياغة لأي مصدر يمكن المقارنة بها، أو لم تُحسب أي درجات بعد.
evaluation-star-note-metrics = تشير النجمة إلى فرق عن { $baseline } عند {"\u2066"}p < .05{"\u2069"} وفق اختبار عشوأة (randomisation test) على المصادر التي لكليهما مخرَج واحد لها: حساب تام حتى 16 مصدرًا، و1,000 سحب فوق ذلك. لا توضع نجمة عند أقل من 6 مصادر.
evaluation-more-metrics = تظهر مقاييس أخرى، مثل الأسلوب ولوغاريتم الاحتمال ومسافة Word Mover's Distance، بعد أن تحدد إعدادات الدراسة نماذج لإحدى اللغات.
evaluation-model-metrics = المقاييس المحسوبة بالنماذج
